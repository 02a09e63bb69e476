"""Reading at one moment: one query for a match, also where peers may change it between two reads."""

from typing import Any

from sqlalchemy import event

from bot.store.engine import is_shared
from rules.core.model import Seat
from tests.bot.matches.conftest import AIKO, REN, House, holder
from tests.toygame import Pick, Take


async def _answer(house: House, match_id: str) -> None:
    position = await house.referee.position(match_id)
    seat, prompt = next((seat, prompt) for seat, prompt in position.prompts.items() if prompt.owed)
    command = Take(2) if prompt.kind == "AskTake" else Pick(seat + 1)
    await house.referee.submit(holder(position, seat), match_id, seat, prompt.id, command)


async def test_a_match_is_read_once_at_one_moment(house: House) -> None:
    match_id = await house.begin(AIKO, REN)
    await house.referee.rest(match_id)  # which looks for AIs
    asked: list[Any] = []
    event.listen(house.engine.sync_engine, "after_cursor_execute", lambda *_: asked.append(_))
    with house.referee.at_one_moment():
        position = await house.referee.position(match_id)
        await house.referee.observe(match_id, Seat(0))
        await house.referee.newest_stage(match_id)
    assert len(asked) == is_shared(house.engine)
    assert await house.referee.position(match_id) == position
    assert len(asked) == 2 * is_shared(house.engine)


async def test_what_a_peer_does_is_seen_after_the_moment(house: House) -> None:
    match_id = await house.begin(AIKO, REN)
    with house.referee.at_one_moment():
        before = await house.referee.position(match_id)
        await _answer(house, match_id)
        within = await house.referee.position(match_id)
    after = await house.referee.position(match_id)
    assert after.seq == before.seq + 1
    assert within.seq == (before.seq if is_shared(house.engine) else after.seq)
