"""Discord refuses for longer than a moment: nothing is told in the wrong order, nothing is asked for ever."""

from bot.sandbox import Fault, View
from bot.sandbox.players import controls
from bot.store import matches
from bot.store.engine import reading
from tests.bot.conftest import PATIENCE, Club


async def match_of(club: Club) -> str:
    """The id of the match in the club's thread."""
    async with reading(club.bot.engine) as connection:
        [found] = await matches.in_place(connection, club.thread.id)
    return found.id


def is_ending(view: View) -> bool:
    """Whether it is the match's last message, with the record."""
    return any(file["filename"].endswith(".json") for file in view.attachments)


async def test_the_ending_is_told_last_even_if_nothing_could_be_told_before(club: Club) -> None:
    """The message that is always current opens the table: at that moment there is all to be told yet."""
    lobby = await club.gather()
    silence = Fault("create_message", times=1_000_000, drop=True)
    club.service.faults.append(silence)
    await (await club.press(club.aiko, lobby, "start")).done(PATIENCE)
    match = await match_of(club)
    await club.see(lambda: silence.hits)
    await club.bot.referee.end(match, "Mori")
    club.service.faults.clear()
    club.bot.courier.wake(match)
    await club.aiko.wait(club.thread, is_ending, PATIENCE)
    await club.bot.courier.rest(match)
    told = club.aiko.read(club.thread)
    assert controls(told[0], "board"), "the message that is always current"
    assert any("ended by Mori" in view.text for view in told[1:-1])
    assert is_ending(told[-1])
    assert not any(is_ending(view) for view in told[:-1])
