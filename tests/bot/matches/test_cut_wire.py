"""A match while the wire to PostgreSQL is cut: what is committed counts once, and the AIs play on."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import suppress
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError, SQLAlchemyError

from bot.matches.errors import AlreadyStarted
from bot.store.engine import open_database
from rules.core.errors import NotPrompted
from rules.core.model import Seat
from rules.core.record import verify
from tests.bot.matches.conftest import AIKO, REN, House
from tests.databases import needs_postgres
from tests.toygame import AskTake, Pick, Take, toygame
from tests.wire import Wire, wire

__all__ = ["toygame", "wire"]

pytestmark = [needs_postgres, pytest.mark.long]

ROUNDS = 5


@pytest.fixture
async def house(wire: Wire, toygame: Any) -> AsyncIterator[House]:
    """A house whose database is at the other end of the wire."""
    engine = await open_database(wire.url)
    house = House(engine)
    yield house
    await house.close()
    await engine.dispose()


async def test_an_answer_counts_once_though_its_player_was_not_told(house: House, wire: Wire) -> None:
    match_id = await house.begin(AIKO, REN)
    await house.answer(match_id, Seat(0), Pick(5))
    prompt = (await house.referee.position(match_id)).prompts[Seat(1)]
    house.told.clear()
    wire.lose_answer()
    with pytest.raises(OperationalError):
        await house.referee.submit(REN, match_id, Seat(1), prompt.id, Pick(3))
    assert house.told == [match_id]
    with pytest.raises(NotPrompted):
        await house.referee.submit(REN, match_id, Seat(1), prompt.id, Pick(4))
    assert [row.data["number"] for row in await house.log(match_id) if row.kind == "command"] == [5, 3]


async def test_a_match_begins_once_though_its_host_was_not_told(house: House, wire: Wire) -> None:
    match_id = await house.open_match(AIKO, REN)
    wire.lose_answer()
    with pytest.raises(OperationalError):
        await house.referee.start(AIKO, match_id)
    with pytest.raises(AlreadyStarted):
        await house.referee.start(AIKO, match_id)
    assert [row.kind for row in await house.log(match_id)] == ["setup"]


async def test_a_match_with_ais_ends_through_cuts_and_lost_answers(
    house: House, wire: Wire, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.matches.ai_turns.DATABASE_PAUSE", 0.01)
    match_id = await house.open_match(AIKO, rounds=ROUNDS)
    for _ in range(2):
        await house.lobby.add_ai(AIKO, match_id)
    await house.referee.start(AIKO, match_id)
    trouble = asyncio.create_task(wire.trouble(every=0.1))
    async with asyncio.timeout(60):
        await _play_on(house, match_id)
    trouble.cancel()
    record = await house.referee.record(match_id)
    assert verify(record) is not None
    assert len(record.entries) == 1 + ROUNDS * (3 + 1)


async def _play_on(house: House, match_id: str) -> None:
    """Aiko answers what she is asked, as far as the wire lets her, until the match is over."""
    over = False
    while not over:
        with suppress(SQLAlchemyError, OSError):
            position = await house.referee.position(match_id)
            over, prompt = position.match.ended, position.prompts.get(Seat(0))
            if prompt and prompt.owed:
                command = Take(1) if isinstance(prompt, AskTake) else Pick(1)
                await house.referee.submit(AIKO, match_id, Seat(0), prompt.id, command)
