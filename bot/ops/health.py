"""Health check: a file that is touched while the bot can do its work; `gyoji health` reads its age."""

import asyncio
import math
import time
from contextlib import AbstractAsyncContextManager
from pathlib import Path
from typing import Literal, Protocol, TypeAlias

import structlog
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.store.engine import reading, writing

CHECK_INTERVAL = 15.0
"""Seconds between two checks."""
STALE_AFTER = 4 * CHECK_INTERVAL
"""Seconds after which an untouched file means that the bot is unhealthy."""

HealthProblem: TypeAlias = Literal["gateway", "discord", "drawing", "database"]
"""No gateway connection; Discord accepts no messages; no picture can be drawn; the database is read-only."""

Transaction: TypeAlias = AbstractAsyncContextManager[AsyncConnection]

_log = structlog.get_logger(__name__)


class HealthSource(Protocol):
    """The part of the bot that is checked."""

    @property
    def latency(self) -> float:
        """Heartbeat latency of the gateway in seconds; not finite without a connection."""

    def is_ready(self) -> bool:
        """Whether the gateway has sent all servers."""

    @property
    def silent_for(self) -> float:
        """Seconds since the outbox could last deliver, if it has anything to deliver; else 0."""

    @property
    def can_draw(self) -> bool:
        """Whether pictures can be drawn, by the latest attempts."""


async def watch(bot: HealthSource, engine: AsyncEngine, file: Path) -> None:
    """Touch the file periodically while the bot is healthy. Runs until cancelled."""
    before: HealthProblem | None = "gateway"  # not connected yet: no need to log that
    while True:
        found = await health_problem(bot, engine)
        if found is None:
            try:
                await asyncio.to_thread(file.touch)
            except OSError as error:  # a disk that is full for a moment must not end the checks
                _log.warning("health_file_failed", reason=str(error))
        if found != before and found is None:
            _log.info("healthy")
        elif found != before:
            _log.warning("unhealthy", health_problem=found)
        before = found
        await asyncio.sleep(CHECK_INTERVAL)


def is_fresh(file: Path) -> bool:
    """Whether the file was touched within the last STALE_AFTER seconds."""
    try:
        return time.time() - file.stat().st_mtime < STALE_AFTER
    except FileNotFoundError:
        return False


async def health_problem(bot: HealthSource, engine: AsyncEngine) -> HealthProblem | None:
    """Returns what keeps the bot from its work, if anything."""
    if not bot.is_ready() or not math.isfinite(bot.latency):
        return "gateway"
    if bot.silent_for >= STALE_AFTER:
        return "discord"
    if not bot.can_draw:
        return "drawing"
    return None if await _can_write(engine) else "database"


async def _can_write(engine: AsyncEngine) -> bool:
    """Whether a change can be committed, which includes writing it to the disk."""
    update = "UPDATE alembic_version SET version_num = version_num"
    return await _executes(writing(engine), update, failure="database_not_writable")


async def can_read(engine: AsyncEngine) -> bool:
    """Whether the database can be read."""
    return await _executes(reading(engine), "SELECT 1", failure="database_unreachable")


async def _executes(transaction: Transaction, statement: str, failure: str) -> bool:
    try:
        async with transaction as connection:
            await connection.execute(text(statement))
    except (SQLAlchemyError, OSError) as error:
        _log.warning(failure, reason=type(error).__name__)
        return False
    return True
