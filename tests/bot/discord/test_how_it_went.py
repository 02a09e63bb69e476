"""How it went: the button below the end of a match of Shogun, which is played by computer players here."""

import pytest

from ai.shogun import division
from bot.matches import Actor
from bot.views.compose import Analysis
from bot.views.message import Text
from rules.shogun.game import GAME
from sandbox.club.players import controls
from sandbox.discord.view import View
from sandbox.discord.world import Channel
from tests.bot.conftest import TIMEOUT, Club
from tests.bot.discord.test_fairness import end

PATIENCE = 300.0
"""Seconds until a whole match has been told, of virtual time where there is any."""


@pytest.fixture(autouse=True)
def _few_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(division, "EXPECTED", 2)
    monkeypatch.setattr(division, "COMPARED", 1)


def match_of(table: View) -> str:
    """The id of the match, as its buttons have it."""
    return str(controls(table, "board")[0]["custom_id"].split(":")[1])


async def played_on(club: Club, thread: Channel) -> View:
    """Aiko gives up, Bob does what is advised, computer players do the rest: the match's last message."""
    board = await club.aiko.wait(thread, lambda view: controls(view, "board"))
    match_id, referee = match_of(board), club.bot.referee
    await referee.resign(Actor(club.aiko.id, "Aiko"), match_id)
    bob = Actor(club.bob.id, "Bob")
    while True:
        await referee.rest(match_id)
        position = await referee.position(match_id)
        if position.outcome:
            return await club.aiko.wait(thread, lambda view: controls(view, "rematch"), PATIENCE)
        seating = position.seat_of(club.bob.id)
        assert seating
        command = GAME.advise(await referee.observe(match_id, seating.seat))
        await referee.submit(bob, match_id, seating.seat, position.prompts[seating.seat].id, command)


async def shown(club: Club, view: View) -> View:
    answer = await (await club.press(club.bob, view, "analysis")).done(TIMEOUT)
    assert answer is not None
    return answer


async def test_everybody_may_see_how_it_went_also_after_a_restart(club: Club) -> None:
    thread = await club.begin(verbosity="round")
    ending = await played_on(club, thread)
    first = await shown(club, ending)
    assert "How it went" in first.text
    assert "**1** · " in first.text
    assert len(first.images) == 1
    await club.stop_bot()
    await club.start_bot()
    again = await shown(club, ending)
    assert again.text == first.text


async def test_a_match_that_was_stopped_has_no_such_button(club: Club) -> None:
    ending = await end(club, await club.begin())
    assert controls(ending, "rematch")
    assert not controls(ending, "analysis")


async def test_nothing_is_told_while_the_match_goes_on(club: Club) -> None:
    """Whoever makes up the button learns nothing."""
    match_id = match_of(await club.aiko.wait(await club.begin(), lambda view: controls(view, "board")))
    told = await club.bot.composer.compose(match_id, None, "en", Analysis())
    [line] = told.blocks
    assert isinstance(line, Text)
    assert "cannot be told" in line.content
