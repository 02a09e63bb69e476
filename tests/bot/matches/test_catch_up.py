"""What is new is told of one position, although the match goes on while it is composed."""

from collections.abc import AsyncIterator

import pytest
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.matches import Actor, MatchView, Referee
from bot.matches.lobby import Lobby, Place
from bot.matches.reader import MatchReader
from bot.views.compose import CatchUp, Composer
from bot.views.message import Message, Text
from rules.shogun.game import GAME
from rules.spirit.commands import Support
from rules.spirit.prompts import AskAction

PEOPLE = (Actor(101, "Aiko"), Actor(102, "Ren"), Actor(103, "Mori"))


class EarlyReader(MatchReader):
    """Reads its position before a command, and all the rest after it."""

    def __init__(self, engine: AsyncEngine, early: MatchView) -> None:
        super().__init__(engine)
        self._early = early

    async def position(self, match_id: str) -> MatchView:
        return self._early


@pytest.fixture
async def referee(engine: AsyncEngine) -> AsyncIterator[Referee]:
    referee = Referee(engine, make_seed=lambda length: bytes([3]) * length)
    yield referee
    await referee.close()


async def test_a_command_that_lands_in_between_is_not_told_yet(referee: Referee) -> None:
    """The village as it was before a support does not go with the raider that slipped in by it."""
    match = await Lobby(referee).create(PEOPLE[0], "spirit", {}, 3, Place(11, 12))
    for person in PEOPLE[1:]:
        await Lobby(referee).join(person, match.id)
    await referee.start(PEOPLE[0], match.id)
    early = await referee.position(match.id)
    [(seat, prompt)] = early.prompts.items()
    assert isinstance(prompt, AskAction)
    before = await _told(referee, early)
    await referee.submit(PEOPLE[seat], match.id, seat, prompt.id, Support(prompt.supportable[0]))
    assert await _told(referee, early) == before
    assert "Raiders: " not in before
    assert "Raiders: " in await _told(referee, await referee.position(match.id))


async def test_where_only_a_plan_was_laid_it_is_said_that_nothing_has_changed(referee: Referee) -> None:
    """The part would be empty; who is still planning stands below it."""
    match = await Lobby(referee).create(PEOPLE[0], "shogun", {}, 3, Place(11, 12))
    for person in PEOPLE[1:]:
        await Lobby(referee).join(person, match.id)
    await referee.start(PEOPLE[0], match.id)
    looked = await referee.position(match.id)
    seat, prompt = next(iter(looked.prompts.items()))
    plan = GAME.advise(await referee.observe(match.id, seat))
    await referee.submit(PEOPLE[seat], match.id, seat, prompt.id, plan)
    told = await _told(referee, await referee.position(match.id), looked.seq)
    assert told.startswith("### Since you last looked\nNothing has changed.\n"), told


async def _told(referee: Referee, early: MatchView, since: int = -1) -> str:
    composer = Composer(referee.engine, EarlyReader(referee.engine, early))
    message: Message = await composer.compose(early.match.id, None, "en", CatchUp(since))
    return "\n".join(block.content for block in message.blocks if isinstance(block, Text))
