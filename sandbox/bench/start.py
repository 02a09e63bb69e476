"""`gyoji bench start`: start-up time of a bot with many running matches in its database."""

import asyncio
import tempfile
from collections.abc import Awaitable, Callable
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any, TypeAlias

from sandbox.bench.crowd import TABLES_IN_GUILD
from sandbox.bench.probe import Probe, resident_megabytes
from sandbox.club.process import BotProcess
from sandbox.discord import Config, FakeDiscord

STARTS = 3
SETTLE_SECONDS = 5.0
"""Seconds after which the bot should be idle."""


Fill: TypeAlias = Callable[[str, int, list[int]], Awaitable[None]]
"""Inserts running matches into the empty database with this URL, spread over the servers with these ids."""


def run(matches: int, fill: Fill) -> dict[str, Any]:
    """Fill a database, start the bot on it STARTS times, and measure the start-up time. Linux only."""
    return asyncio.run(_run(matches, fill))


async def _run(matches: int, fill: Fill) -> dict[str, Any]:
    service = await FakeDiscord(Config()).start()
    try:
        clubs = -(-matches // TABLES_IN_GUILD)
        guilds = [(await service.add_guild(f"Club {number}")).id for number in range(clubs)]
        with tempfile.TemporaryDirectory(prefix="gyoji-bench-") as home:
            database = Path(home) / "gyoji.sqlite3"
            await fill(f"sqlite+aiosqlite:///{database}", matches, guilds)
            starts = [await _start(service, Path(home)) for _ in range(STARTS)]
            size = database.stat().st_size / 2**20
    finally:
        await service.stop()
    return {
        "matches": matches,
        "database_mb": size,
        "starts": STARTS,
        "ready_s": median(start["ready_s"] for start in starts),
        "slowest_ready_s": max(start["ready_s"] for start in starts),
        "loop_blocked_ms": max(start["loop_blocked_ms"] for start in starts),
        "rss_mb": max(start["rss_mb"] for start in starts),
        "violations": len(service.violations),
    }


async def _start(service: FakeDiscord, home: Path) -> dict[str, float]:
    probe = Probe()
    bot = BotProcess(service, home, **probe.settings)
    began = perf_counter()
    await bot.start()
    ready = perf_counter() - began
    try:
        await asyncio.sleep(SETTLE_SECONDS)
        reading = await probe.read()
        return {
            "ready_s": ready,
            "loop_blocked_ms": 1000 * reading.worst_lag,
            "rss_mb": resident_megabytes(bot.pid),
        }
    finally:
        await bot.stop()
