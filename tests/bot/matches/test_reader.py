"""Reading at one moment: one query for a match, also where peers may change it between two reads."""

from math import inf
from typing import Any

import pytest
from sqlalchemy import event

from bot.store import sql
from bot.store.engine import connect, is_shared, standing
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


async def test_a_process_that_was_frozen_acts_on_what_its_peers_have_done(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It kept the match in memory when it was frozen, and was alone then."""
    if not is_shared(house.engine):
        return
    standing(house.engine).stay_alone(inf)
    match_id = await house.begin(AIKO, REN)
    before = await house.referee.position(match_id)
    assert house.referee.at_hand(match_id) is before
    peer = House(connect(house.engine.url.render_as_string(hide_password=False)))
    hold_lock = sql.hold_lock

    async def freeze(*arguments: Any) -> None:
        monkeypatch.setattr(sql, "hold_lock", hold_lock)
        await _answer(peer, match_id)
        standing(house.engine).share()
        await hold_lock(*arguments)

    monkeypatch.setattr(sql, "hold_lock", freeze)
    _, (seat, prompt) = before.prompts.items()
    after = await house.referee.submit(holder(before, seat), match_id, seat, prompt.id, Pick(seat + 1))
    assert after.seq == before.seq + 2
    await peer.engine.dispose()


async def test_who_is_alone_reads_a_match_once(house: House) -> None:
    standing(house.engine).stay_alone(inf)
    match_id = await house.begin(AIKO, REN)
    await house.referee.rest(match_id)
    asked: list[Any] = []
    event.listen(house.engine.sync_engine, "after_cursor_execute", lambda *_: asked.append(_))
    first = await house.referee.position(match_id)
    await _answer(house, match_id)
    assert (await house.referee.position(match_id)).seq == first.seq + 1
    assert not [one for one in asked if one[2].startswith("SELECT matches")]
    standing(house.engine).share()
    standing(house.engine).stay_alone(inf)
    await house.referee.position(match_id)
    assert [one for one in asked if one[2].startswith("SELECT matches")], "others may have written"
