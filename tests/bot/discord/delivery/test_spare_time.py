"""Spare time: edits that may wait are made while Discord and the drawing have room for them."""

import asyncio
from types import SimpleNamespace
from typing import Any, cast

from bot.discord.delivery import spare_time
from bot.discord.delivery.spare_time import BUSY, SpareTime


async def _request(spare: SpareTime, path: str) -> None:
    start = SimpleNamespace(url=SimpleNamespace(path=path))
    await spare._requested(cast(Any, None), SimpleNamespace(), cast(Any, start))


async def _is_free(spare: SpareTime) -> bool:
    waiting = asyncio.create_task(spare.wait())
    await asyncio.sleep(0.02)
    free = waiting.done()
    waiting.cancel()
    return free


async def test_edits_wait_while_many_requests_are_made() -> None:
    spare = SpareTime(lambda: 0)
    assert await _is_free(spare)
    for _ in range(BUSY):
        await _request(spare, "/api/v10/channels/1/messages")
    assert not await _is_free(spare)


async def test_answers_to_presses_do_not_count() -> None:
    spare = SpareTime(lambda: 0)
    for number in range(2 * BUSY):
        await _request(spare, f"/api/v10/interactions/{number}/token/callback")
        await _request(spare, f"/api/v10/webhooks/1/token-{number}/messages/@original")
    assert await _is_free(spare)


async def test_edits_wait_for_pictures_that_people_wait_for() -> None:
    waiting = 3
    spare = SpareTime(lambda: waiting)
    assert not await _is_free(spare)
    waiting = 0
    assert await _is_free(spare)


async def test_edits_do_not_wait_for_ever(monkeypatch: Any) -> None:
    monkeypatch.setattr(spare_time, "PATIENCE", 0.01)
    async with asyncio.timeout(5):
        await SpareTime(lambda: 1).wait()
