"""The bot in this process, in virtual time: started and killed as `sandbox.club.process.BotProcess`."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from bot.discord.app import Gyoji, opened
from sandbox.club.process import Address
from sandbox.discord.config import PATIENCE
from sandbox.simulation.process import Process
from tests.databases import ONLY
from tests.e2e.rigs import Rig
from tests.settings import settings_for

in_virtual_time = pytest.mark.skipif(ONLY == "postgresql", reason="there is no virtual time")


class VirtualBot:
    """For tests with `virtual_time`. Its database is of SQLite."""

    def __init__(self, discord: Address, database_url: str, seed: str, speed: float = 1.0) -> None:
        """The bot's own clock is `speed` times as fast as the loop's."""
        self._settings = settings_for(discord, database_url, sandbox_seed=seed, sandbox_speed=speed)
        self._bot: Gyoji
        self._process: Process
        self._life: asyncio.Task[None]

    async def start(self) -> None:
        """Start it and wait until it is ready. Raises what ends it before."""
        ready = asyncio.Event()
        self._process = Process(asyncio.get_running_loop())
        self._life = self._process.start(self._live(ready))
        connected = asyncio.create_task(ready.wait())
        await asyncio.wait([self._life, connected], return_when=asyncio.FIRST_COMPLETED, timeout=PATIENCE)
        if not ready.is_set():
            self._life.result()

    async def kill(self) -> None:
        """Let it get no turn any more, as a power cut would."""
        self._process.kill()

    async def stop(self) -> None:
        """Close the connection, and wait until all is tidied up."""
        if self._process.alive and not self._life.done():
            self._life.cancel()
            await asyncio.wait([self._life])

    async def _live(self, ready: asyncio.Event) -> None:
        async with opened(self._settings) as bot:
            serving = asyncio.create_task(bot.start(self._settings.require_token()))
            serving.add_done_callback(lambda _: ready.set())
            while not bot.is_ready() and not serving.done():  # noqa: ASYNC110 - it may fail before
                await asyncio.sleep(0.02)
            ready.set()
            await serving


@asynccontextmanager
async def served(rig: Rig, database_url: str, seed: str = "1", speed: float = 1.0) -> AsyncIterator[Any]:
    """A running service with the bot at it. Both are stopped at the end; no request broke Discord's rules."""
    service = await rig.start()
    bot = VirtualBot(service, database_url, seed, speed)
    try:
        await bot.start()
        yield service
    finally:
        await bot.stop()
        await service.stop()
    assert service.violations == []
