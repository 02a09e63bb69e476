"""A sign of life for who watches the process: a file touched while Discord and database answer."""

import asyncio
import math
import time
from pathlib import Path
from typing import Protocol

import structlog
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.store.engine import reading

PULSE = 15.0
"""Seconds between two looks."""
STALE = 4 * PULSE
"""Seconds after which an untouched file means that something is wrong."""

_log = structlog.get_logger(__name__)


class Connected(Protocol):
    """As much of a connection to Discord as is looked at."""

    @property
    def latency(self) -> float:
        """Seconds that Discord takes to answer a heartbeat; not finite while it does not."""
        ...

    def is_ready(self) -> bool:
        """Whether all servers are known."""
        ...


async def watch(client: Connected, engine: AsyncEngine, file: Path) -> None:
    """Touch the file again and again, for as long as all is well. Runs until it is cancelled."""
    while True:
        if await is_well(client, engine):
            await _touch(file)
        await asyncio.sleep(PULSE)


async def _touch(file: Path) -> None:
    """A disk that is full for a moment must not be taken for a bot that is dead for good."""
    try:
        await asyncio.to_thread(file.touch)
    except OSError as error:
        _log.warning("sign_of_life_failed", reason=str(error))


def is_fresh(file: Path) -> bool:
    """Whether the file was touched lately."""
    try:
        return time.time() - file.stat().st_mtime < STALE
    except FileNotFoundError:
        return False


async def is_well(client: Connected, engine: AsyncEngine) -> bool:
    """Whether the gateway answers heartbeats and the database can be read."""
    if not client.is_ready() or not math.isfinite(client.latency):
        return False
    return await can_read(engine)


async def can_read(engine: AsyncEngine) -> bool:
    """Whether the database can be read."""
    try:
        async with reading(engine) as connection:
            await connection.execute(text("SELECT 1"))
    except (SQLAlchemyError, OSError) as error:
        _log.warning("database_unreachable", reason=type(error).__name__)
        return False
    return True
