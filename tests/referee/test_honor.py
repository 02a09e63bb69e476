"""Honor of the Samurai through the referee: while faces can be saved, nobody learns who has answered."""

from collections.abc import AsyncIterator

import pytest
from sqlalchemy.ext.asyncio import AsyncEngine

from ai import policies
from bot.announcer import Announcer
from bot.lobby import Lobby, Place
from bot.referee import Person, Position, Referee
from bot.texts import texts
from rules.honor.commands import LetBe
from rules.honor.game import GAME
from rules.honor.prompts import AskSaveFace
from rules.honor.state import Standing

PEOPLE = (Person(101, "Aiko"), Person(102, "Ren"), Person(103, "Mori"), Person(104, "Sen"))


@pytest.fixture
async def referee(engine: AsyncEngine) -> AsyncIterator[Referee]:
    referee = Referee(engine, policies(), make_seed=lambda length: bytes([3]) * length)
    yield referee
    await referee.close()


async def test_nobody_learns_who_has_answered_about_a_face(referee: Referee) -> None:
    """HO3.4: the table waits for all alike, until the last has answered."""
    position = await _asked_about_a_face(referee)
    before = Announcer(position, texts("en"))
    prompt = position.prompts[1]
    position = await referee.submit(position.match.id, 1, prompt.id, LetBe(Standing.REFUSE))
    after = Announcer(position, texts("en"))
    assert 1 not in position.prompts
    assert before.owing() == after.owing() == [0, 1, 2, 3]
    assert before.standing() == after.standing()
    assert after.secret(1) is None
    assert after.secret(2) == position.prompts[2]


async def _asked_about_a_face(referee: Referee) -> Position:
    """A match of these four, played as advised until all are asked."""
    lobby = Lobby(referee)
    match = await lobby.create("honor", {}, len(PEOPLE), PEOPLE[0], Place(11, 12))
    for person in PEOPLE[1:]:
        await lobby.join(match.id, person)
    position = await lobby.start(match.id, PEOPLE[0])
    while not position.outcome:
        [*asked] = position.prompts.values()
        if isinstance(asked[0], AskSaveFace):
            return position
        advised = GAME.advise(await referee.observe(match.id, asked[0].seat))
        position = await referee.submit(match.id, asked[0].seat, asked[0].id, advised)
    raise AssertionError("no face was lost in this match")
