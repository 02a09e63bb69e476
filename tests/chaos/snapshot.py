"""Snapshot of the database after a kill: log, matches, messages, outbox, stages."""

import shutil
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

from sqlalchemy import inspect, text
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.engine import connect, reading

Row = TypeVar("Row")


@dataclass(frozen=True)
class LogRow:
    """The immutable part of a row of a match's log."""

    match: str
    seq: int
    kind: str
    data: str
    digest: str


@dataclass(frozen=True)
class MatchRow:
    """A match and its thread."""

    id: str
    status: str
    thread: int | None


@dataclass(frozen=True)
class Said:
    """A message that the bot has stored; without an id, its first request is in progress."""

    match: str
    audience: str
    key: str
    message: int | None


@dataclass(frozen=True)
class Unsaid:
    """A row of the outbox."""

    match: str
    audience: str
    key: str


@dataclass(frozen=True)
class Told:
    """One or several stages that one message describes, in the order of the match."""

    match: str
    key: str


@dataclass(frozen=True)
class Snapshot:
    """All matches at one moment. Empty if the bot was killed before the tables were created."""

    log: Sequence[LogRow] = ()
    matches: Sequence[MatchRow] = ()
    said: Sequence[Said] = ()
    unsaid: Sequence[Unsaid] = ()
    told: Sequence[Told] = ()


async def snapshot(url: str) -> Snapshot:
    """The content of the database at this address, whether or not a bot is using it."""
    engine = connect(url)
    try:
        async with reading(engine) as connection:
            if not await connection.run_sync(lambda sync: inspect(sync).has_table("outbox")):
                return Snapshot()
            return await _read(connection)
    finally:
        await engine.dispose()


def copied(database: Path, folder: Path) -> str:
    """The address of a copy of an SQLite database with its journal, as a dead process left them.

    The original is not opened: that would change it.
    """
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    for part in (database, Path(f"{database}-wal")):
        if part.exists():
            shutil.copyfile(part, folder / part.name)
    return f"sqlite+aiosqlite:///{folder / database.name}"


async def _read(connection: AsyncConnection) -> Snapshot:
    log = "SELECT match_id, seq, kind, data, digest FROM log ORDER BY match_id, seq"
    told = "SELECT match_id, key FROM stages GROUP BY match_id, key ORDER BY min(seq * 1000 + number)"
    return Snapshot(
        await _all(connection, LogRow, log),
        await _all(connection, MatchRow, "SELECT id, status, thread_id FROM matches"),
        await _all(connection, Said, "SELECT match_id, audience, key, message_id FROM messages"),
        await _all(connection, Unsaid, "SELECT match_id, audience, key FROM outbox"),
        await _all(connection, Told, told),
    )


async def _all(connection: AsyncConnection, kind: type[Row], query: str) -> list[Row]:
    return [kind(*row) for row in await connection.execute(text(query))]
