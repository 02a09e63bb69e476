"""Who has no business with a match: members without a seat, other servers' administrators, former members."""

import pytest

from bot.discord.delivery.direct_messages import FRESH
from sandbox.club.players import controls
from tests.bot.discord.attacks.conftest import Siege
from tests.bot.discord.attacks.intruder import Intruder, ids_in, told

COMMANDS = (
    *(
        f"game {name}"
        for name in ("plan", "hand", "resign", "board", "status", "log", "verify", "undo", "table")
    ),
    *(f"game {name}" for name in ("join", "leave", "start", "back", "substitute")),
    *(f"referee {name}" for name in ("pause", "resume", "end", "remind", "audit", "pace")),
)


async def test_an_administrator_of_another_server_has_no_power_over_the_match(siege: Siege) -> None:
    """Not by its name, not in the suggestions, and not by its buttons."""
    before = await siege.everything()
    for line in COMMANDS:
        assert "There is no match" in await told(
            await siege.intruder.command(siege.den, line, match=siege.match)
        ), line
    for line in ("referee kick", "referee transfer", "referee substitute"):
        said = await told(await siege.intruder.command(siege.den, line, match=siege.match, seat=1))
        assert "There is no match" in said, line
    said = await told(await siege.intruder.command(siege.den, "referee rewind", match=siege.match, to=0))
    assert "There is no match" in said
    assert await siege.mallory.autocomplete(siege.den, "game board", "match", "") == []
    assert await siege.mallory.autocomplete(siege.den, "referee kick", "seat", "", match=siege.match) == []
    assert await siege.mallory.autocomplete(siege.den, "referee rewind", "to", "", match=siege.match) == []
    assert await siege.everything() == before


async def test_buttons_of_a_match_work_nowhere_else(siege: Siege) -> None:
    """Pressed by a stranger on another server, or in direct messages: unknown, or not theirs."""
    club, before = siege.club, await siege.everything()
    places = (club.channel, siege.thread, club.aiko.dm)
    commands = (
        f"table:{siege.match}::{verb}"
        for verb in ("end:running", "rewind:0.1", "kick:1", "resign:", "take:0", "board:")
    )
    lobby = (f"lobby:{siege.match}::{verb}:" for verb in ("join", "start", "options", "add-ai", "word"))
    for custom_id in sorted({*ids_in(*places), *commands, *lobby}):
        said = await told(await siege.intruder.press(siege.den, custom_id))
        assert "There is no match" in said, custom_id
        said = await told(await siege.intruder.press(siege.mallory.dm, custom_id))
        assert "out of date" in said, custom_id
    assert await siege.everything() == before


async def test_a_panel_moves_only_the_seat_of_whoever_presses_it(siege: Siege) -> None:
    """Cleo has no seat. Bob has, and may know the ids of Aiko's buttons: they are his own, or nobody's."""
    club = siege.club
    ids = sorted(set(ids_in(club.aiko.dm)))
    assert len(ids) > 3
    before = await siege.everything()
    for custom_id in ids:
        said = await told(await Intruder(club.cleo).press(siege.thread, custom_id))
        assert "You have no seat" in said or "out of date" in said, custom_id
    assert await siege.everything() == before
    aiko, own = await club.panel(club.aiko), await club.panel(club.bob)
    shown = [*aiko.revisions, aiko.text]
    for custom_id in (custom_id for custom_id in ids if ":suggest:" in custom_id):
        reply = await Intruder(club.bob).press(club.bob.dm, custom_id, message=own.message)
        await club.see(lambda: own.revisions or reply.message or reply.followups)  # noqa: B023
    after = await siege.everything()
    seats = {row.seat for row in after["drafts"] if row not in before["drafts"]}
    assert seats <= {next(row.seat for row in after["seats"] if row.user_id == club.bob.id)}
    assert after["log"] == before["log"]
    assert [*aiko.revisions, aiko.text] == shown


async def test_who_has_left_the_server_gets_no_secret_in_any_way(siege: Siege) -> None:
    """Their seat is still theirs by name, until a moderator gives it away; its secrets are not."""
    club, before = siege.club, await siege.everything()
    panel = await club.panel(club.bob)
    club.guild.members.pop(club.bob.user.id)
    club.clock.skew += FRESH
    intruder = Intruder(club.bob)
    for line in ("game plan", "game hand"):
        assert "you have left" in await told(await intruder.command(club.bob.dm, line, match=siege.match))
    for custom_id in sorted(set(ids_in(club.bob.dm))):
        assert "you have left" in await told(await intruder.press(club.bob.dm, custom_id)), custom_id
    settled = f"panel:{siege.match}:long-ago:confirm:"
    said = await told(await intruder.press(club.bob.dm, settled, message=panel.message))
    assert "you have left" in said, "what was played for them would be told, too"
    assert await siege.everything() == before
    assert controls(panel, "confirm")


@pytest.mark.parametrize(
    "button", ["{match}::end:running", "{match}::rewind:0.1", "{match}::kick:1", "-::retention:1"]
)
async def test_a_confirmation_is_of_use_only_to_a_moderator(siege: Siege, button: str) -> None:
    """Whatever the button says, who presses it is looked at again."""
    before = await siege.everything()
    custom_id = f"table:{button.format(match=siege.match)}"
    for person in (siege.club.aiko, siege.club.cleo):
        said = await told(await Intruder(person).press(siege.thread, custom_id))
        assert "Manage Server" in said
    assert await siege.everything() == before
