"""Discord refuses for longer than a moment: nothing is told in the wrong order, nothing is asked for ever."""

from bot.acquaintances import REFUSED
from bot.sandbox import Fault, View
from bot.sandbox.players import controls
from bot.store import matches, outbox
from bot.store.engine import reading, writing
from tests.bot.conftest import PATIENCE, Club


def refused(club: Club) -> int:
    """Discord bars a bot for a while that is refused 10,000 times within ten minutes."""
    return sum(seen.status == 403 for seen in club.service.log)


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


async def test_who_takes_no_direct_messages_is_written_to_once_in_a_while(club: Club) -> None:
    """However often they press; when they take them again, they get them after the next press."""
    club.bob.user.dms_open = False
    await club.begin()
    match, seat = await match_of(club), outbox.seat_audience(1)
    prompt = (await club.bot.referee.position(match)).prompts[1]

    async def press_and_be_asked() -> None:
        await (await club.bob.slash(club.thread, "game status")).done()
        async with writing(club.bot.engine) as connection:
            await outbox.put(connection, match, seat, prompt.id)
        club.bot.courier.wake(match)
        await club.bot.courier.rest(match)

    for _ in range(8):
        await press_and_be_asked()
    assert refused(club) == 1
    club.clock.skew += REFUSED
    await press_and_be_asked()
    await press_and_be_asked()
    assert refused(club) == 2
    club.bob.user.dms_open = True
    club.clock.skew += REFUSED
    await press_and_be_asked()
    assert await club.panel(club.bob)
    assert refused(club) == 2


async def test_reminders_knock_at_no_closed_door(club: Club) -> None:
    club.bob.user.dms_open = False
    await club.begin()
    match = await match_of(club)
    await club.bot.courier.rest(match)
    before = refused(club)
    await (await club.bob.slash(club.thread, "game status")).done()
    await club.bot.referee.remind(match, "Mori")
    await club.bot.courier.rest(match)
    assert refused(club) == before == 1
