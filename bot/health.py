"""A sign of life for who watches the process: a file touched while Discord and database answer."""

import asyncio
import math
import time
from pathlib import Path

import discord
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


async def watch(client: discord.Client, engine: AsyncEngine, file: Path) -> None:
    """Touch the file again and again, for as long as all is well. Runs until it is cancelled."""
    while True:
        if await _is_well(client, engine):
            await asyncio.to_thread(file.touch)
        await asyncio.sleep(PULSE)


def is_fresh(file: Path) -> bool:
    """Whether the file was touched lately."""
    try:
        return time.time() - file.stat().st_mtime < STALE
    except FileNotFoundError:
        return False


async def _is_well(client: discord.Client, engine: AsyncEngine) -> bool:
    """Whether the gateway answers heartbeats and the database can be read."""
    if not client.is_ready() or math.isinf(client.latency):
        return False
    try:
        async with reading(engine) as connection:
            await connection.execute(text("SELECT 1"))
    except (SQLAlchemyError, OSError) as error:
        _log.warning("database_unreachable", reason=type(error).__name__)
        return False
    return True
