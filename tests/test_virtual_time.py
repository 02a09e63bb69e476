"""Virtual time: what is replaced for a test, and put back."""

import asyncio
import os
import random
import secrets
import time

import aiosqlite.core
import discord
import pytest

from tests.virtual_time import VirtualLoop

REPLACED = (
    (time, "time"),
    (time, "monotonic"),
    (time, "perf_counter_ns"),
    (os, "urandom"),
    (random, "Random"),
    (secrets, "token_bytes"),
    (aiosqlite.core, "Thread"),
    (discord.gateway.KeepAliveHandler, "start"),
    (discord.utils, "utcnow"),
)


@pytest.mark.skipif(os.environ.get("GYOJI_TEST_ONLY") == "postgresql", reason="there is no virtual time")
async def test_an_hour_passes_at_once(virtual_time: None) -> None:
    began, work = time.time(), time.process_time()
    await asyncio.sleep(3600)
    assert time.time() - began == pytest.approx(3600, abs=1)
    assert time.process_time() - work < 60


def test_all_is_put_back() -> None:
    before = [getattr(owner, name) for owner, name in REPLACED]
    luck = random.getstate()
    loop = VirtualLoop()
    assert all(getattr(owner, name) is not old for (owner, name), old in zip(REPLACED, before, strict=True))
    loop.close()
    assert [getattr(owner, name) for owner, name in REPLACED] == before
    assert random.getstate() == luck


def test_the_luck_is_the_same_each_time() -> None:
    drawn = []
    for _ in range(2):
        loop = VirtualLoop()
        drawn.append((secrets.token_bytes(8), random.random(), random.Random().random()))
        loop.close()
    assert drawn[0] == drawn[1] != (secrets.token_bytes(8), random.random(), random.Random().random())
