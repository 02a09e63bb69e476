"""Who has left the server is told nothing more of their seat, though it is still theirs by name.

Discord would let it through, for they share another server with the bot; and it lets messages be edited.
"""

import asyncio

import pytest

from bot.discord.delivery.direct_messages import FRESH
from sandbox.club.players import controls
from sandbox.discord import Human, View
from tests.bot.conftest import Club


@pytest.fixture
async def panel(club: Club) -> View:
    """The panel of Bob, who leaves the club while it is open."""
    await club.begin()
    panel = await club.panel(club.bob)
    await delivered(club)
    await leave(club, club.bob)
    return panel


async def leave(club: Club, person: Human) -> None:
    """They go away, and are still with the bot elsewhere; it has forgotten that they were here."""
    await club.service.add_guild("Elsewhere", person.user)
    club.guild.members.pop(person.id)
    club.clock.skew += FRESH


def match_of(club: Club) -> str:
    return str(club.lobby.buttons[0]["custom_id"].split(":")[1])


async def delivered(club: Club) -> None:
    """Nothing is under way any more, nor any edit that may wait."""
    match, worker = match_of(club), club.bot.outbox_worker
    await club.bot.referee.rest(match)
    await worker.drain(match)
    while match in worker._waiting_edits:  # noqa: ASYNC110 - nothing tells of edits that may wait
        await asyncio.sleep(0.05)


async def told_at_table(club: Club) -> None:
    await club.aiko.wait(club.thread, lambda view: "has left this server" in view.text)


async def test_an_open_panel_is_not_shown_again(club: Club, panel: View) -> None:
    before = panel.text, len(panel.revisions)
    await club.bot.referee.extend(club.mori, match_of(club), None, 3600)
    await delivered(club)
    assert (panel.text, len(panel.revisions)) == before
    await told_at_table(club)


async def test_a_new_question_is_not_asked(club: Club, panel: View) -> None:
    await club.bot.referee.rewind(club.mori, match_of(club), 0)
    await delivered(club)
    assert [view.id for view in club.bob.read(club.bob.dm)] == [panel.id]
    assert not controls(panel, "confirm")
    await told_at_table(club)


async def test_nobody_is_reminded(club: Club, panel: View) -> None:
    """The reminder would say how far their answer has come."""
    await club.bot.referee.remind(club.mori, match_of(club))
    await delivered(club)
    assert [view.id for view in club.bob.read(club.bob.dm)] == [panel.id]
    await told_at_table(club)


async def test_what_is_played_for_them_is_not_kept_in_their_panel(club: Club, panel: View) -> None:
    await club.lay(club.aiko, await club.panel(club.aiko))
    club.pass_time(24.1)
    await club.see(lambda: not panel.buttons)
    assert "Done. The game goes on here" in panel.text
    assert "Actions of this season" not in panel.text
    assert not panel.images
