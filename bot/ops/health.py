"""A sign of life for who watches the process: a file touched while it can do what it is there for."""

import asyncio
import math
import time
from pathlib import Path
from typing import Literal, Protocol, TypeAlias

import structlog
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.store.engine import reading, writing

PULSE = 15.0
"""Seconds between two looks."""
STALE = 4 * PULSE
"""Seconds after which an untouched file means that something is wrong."""

HealthProblem: TypeAlias = Literal["gateway", "discord", "drawing", "database"]
"""Discord sends us nothing; takes nothing from us; no picture can be drawn; no answer could be kept."""

_log = structlog.get_logger(__name__)


class HealthSource(Protocol):
    """As much of a bot as is looked at."""

    @property
    def latency(self) -> float:
        """Seconds that Discord takes to answer a heartbeat; not finite while it does not."""
        ...

    def is_ready(self) -> bool:
        """Whether all servers are known."""
        ...

    @property
    def silent_for(self) -> float:
        """Seconds since when nothing could be said on Discord, though there is something to be said."""
        ...

    @property
    def can_draw(self) -> bool:
        """Whether pictures get drawn, as far as that was tried."""
        ...


async def watch(bot: HealthSource, engine: AsyncEngine, file: Path) -> None:
    """Touch the file again and again, for as long as all is well. Runs until it is cancelled."""
    before: HealthProblem | None = "gateway"  # it is not connected yet: that is nothing to be told
    while True:
        found = await health_problem(bot, engine)
        if found is None:
            await _touch(file)
        if found != before:
            _tell(found)
        before = found
        await asyncio.sleep(PULSE)


def _tell(found: HealthProblem | None) -> None:
    if found is None:
        _log.info("healthy")
    else:
        _log.warning("unhealthy", health_problem=found)


async def _touch(file: Path) -> None:
    """A disk that is full for a moment must not be taken for a bot that is dead for good."""
    try:
        await asyncio.to_thread(file.touch)
    except OSError as error:
        _log.warning("health_file_failed", reason=str(error))


def is_fresh(file: Path) -> bool:
    """Whether the file was touched lately."""
    try:
        return time.time() - file.stat().st_mtime < STALE
    except FileNotFoundError:
        return False


async def health_problem(bot: HealthSource, engine: AsyncEngine) -> HealthProblem | None:
    """What keeps the bot from its work, if anything does."""
    if not bot.is_ready() or not math.isfinite(bot.latency):
        return "gateway"
    if bot.silent_for >= STALE:
        return "discord"
    if not bot.can_draw:
        return "drawing"
    return None if await _can_write(engine) else "database"


async def _can_write(engine: AsyncEngine) -> bool:
    """Whether a change can be committed, so that it goes the whole way to the disk."""
    try:
        async with writing(engine) as connection:
            await connection.execute(text("UPDATE alembic_version SET version_num = version_num"))
    except (SQLAlchemyError, OSError) as error:
        _log.warning("database_not_writable", reason=type(error).__name__)
        return False
    return True


async def can_read(engine: AsyncEngine) -> bool:
    """Whether the database can be read."""
    try:
        async with reading(engine) as connection:
            await connection.execute(text("SELECT 1"))
    except (SQLAlchemyError, OSError) as error:
        _log.warning("database_unreachable", reason=type(error).__name__)
        return False
    return True
