"""Spare time: edits that may wait are made while Discord and the drawing have room for them."""

import asyncio

import pytest

from bot.discord.delivery import spare_time
from bot.discord.delivery.spare_time import BUSY, SpareTime

pytestmark = pytest.mark.usefixtures("virtual_time")


async def _waited(spare: SpareTime) -> float:
    """Wait for spare time. Returns how long that took, in seconds."""
    began = asyncio.get_running_loop().time()
    await spare.wait()
    return asyncio.get_running_loop().time() - began


async def test_edits_wait_while_many_requests_are_made() -> None:
    load = BUSY + 0.1
    waiting = asyncio.create_task(_waited(SpareTime(lambda: load, lambda: 0)))
    await asyncio.sleep(1)
    load = BUSY
    assert await waiting == pytest.approx(1, abs=0.3)


async def test_edits_wait_for_pictures_that_people_wait_for() -> None:
    pictures = 3
    waiting = asyncio.create_task(_waited(SpareTime(lambda: 0, lambda: pictures)))
    await asyncio.sleep(1)
    pictures = 0
    assert await waiting == pytest.approx(1, abs=0.3)


async def test_one_edit_follows_the_other() -> None:
    """So the second one sees what the first one takes."""
    pictures = 0
    spare = SpareTime(lambda: 0, lambda: pictures)
    second = asyncio.create_task(_waited(spare))
    await spare.wait()
    pictures = 1
    await asyncio.sleep(1)
    pictures = 0
    assert await second == pytest.approx(1, abs=0.3)


async def test_edits_do_not_wait_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(spare_time, "PATIENCE", 2.0)
    assert await _waited(SpareTime(lambda: 1, lambda: 1)) == pytest.approx(2, abs=0.3)
