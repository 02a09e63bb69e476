"""Takes a database back to an earlier release of the program: its tables, and rows that release cannot read.

Nothing is lost by that: the database is copied first, log entries that the release has no words for keep
what they were, and matches that it cannot continue wait unchanged for the way up.
"""

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import ColumnClause, Connection, column, delete, func, inspect, select, table
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import leases, migrations
from bot.store.backup import back_up_as_is, require_database, require_idle
from bot.store.engine import connect, is_shared, take_time, writing
from bot.store.errors import DatabaseInUse, UnknownRelease
from bot.store.migrations import entries
from bot.store.schema import matches, outbox

_UNDER_WAY = "lobby", "running", "paused"


class Release(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a release can read: tables, rules by title, entries of the log, audiences of the outbox."""

    schema: str
    rules: dict[str, int]
    entries: frozenset[str]
    audiences: frozenset[str]


@dataclass(frozen=True)
class Change:
    """What a database loses on its way back.

    `dropped`: the number of rows, or of values in a column, by `table` or `table.column`; `entries`: the
    number of log entries that read differently; `undelivered`: of messages that the release does not know;
    `waiting`: the ids of matches that it cannot continue; `copy`: the file to which the database was copied.
    """

    present: str
    target: str
    dropped: dict[str, int]
    entries: int
    undelivered: int
    waiting: tuple[str, ...]
    copy: Path | None = None


@cache
def releases() -> dict[str, Release]:
    """The releases by version, the oldest first."""
    text = files(migrations).joinpath("releases.toml").read_text("utf-8")
    return msgspec.convert(tomllib.loads(text), dict[str, Release])


async def go_back(url: str, version: str, folder: Path | None, *, dry: bool) -> Change:
    """Take the database back to a release, in one transaction; if `dry`, only find out what that changes.

    The copy goes into `folder`, as with `back_up_as_is`. Raises UnknownRelease, DatabaseInUse, OSError or
    another StoreError; then nothing has changed.
    """
    release = releases().get(version)
    if release is None:
        raise UnknownRelease(f"there is no release {version} to go back to; known: {', '.join(releases())}")
    require_database(url)
    require_idle(url)
    engine = connect(url)
    try:
        async with writing(engine) as connection:
            await take_time(connection)
            present = await connection.run_sync(migrations.present)
            if present is None or present < release.schema:
                raise UnknownRelease(
                    f"the database is older than version {version}, which brings it up to date"
                )
            if is_shared(engine) and await leases.alive(connection):
                raise DatabaseInUse("a bot is at work on the database: stop it first")
            async with migrations.turn():
                dropped = await connection.run_sync(_dropped, release.schema)
            waiting = await _waiting(connection, release)
            copy = None if dry else await back_up_as_is(connection, url, folder)
            undelivered = await _forget_messages(connection, release)
            reworded = await connection.run_sync(entries.reword, release.entries)
            async with migrations.turn():
                await connection.run_sync(migrations.downgrade, release.schema)
            if dry:
                await connection.rollback()
            return Change(present, release.schema, dropped, reworded, undelivered, waiting, copy)
    finally:
        await engine.dispose()


def _dropped(connection: Connection, revision: str) -> dict[str, int]:
    """Try the downgrade, and count the rows and values that would be gone."""
    columns, rows = _columns(connection), _rows(connection)
    trial = connection.begin_nested()
    migrations.downgrade(connection, revision)
    columns_left, rows_left = _columns(connection), _rows(connection)
    trial.rollback()
    dropped = {name: count - rows_left.get(name, 0) for name, count in rows.items()}
    for name, of in sorted(columns - columns_left):
        if of in rows_left:
            dropped[f"{of}.{name}"] = _count(connection, of, column(name))
    return {name: count for name, count in dropped.items() if count}


def _columns(connection: Connection) -> set[tuple[str, str]]:
    """The names of all columns, and their tables."""
    found = inspect(connection)
    return {(one["name"], of) for of in found.get_table_names() for one in found.get_columns(of)}


def _rows(connection: Connection) -> dict[str, int]:
    """The number of rows of each table."""
    return {name: _count(connection, name) for name in inspect(connection).get_table_names()}


def _count(connection: Connection, name: str, *values: ColumnClause[Any]) -> int:
    """The number of rows in a table, or of those that have a value in a column."""
    return connection.execute(select(func.count(*values)).select_from(table(name))).scalar_one()


async def _waiting(connection: AsyncConnection, release: Release) -> tuple[str, ...]:
    """The matches under way whose title, or whose version of the rules, the release does not know."""
    query = select(matches.c.id, matches.c.title, matches.c.rules_version).order_by(matches.c.id)
    found = await connection.execute(query.where(matches.c.status.in_(_UNDER_WAY)))
    return tuple(row.id for row in found if (row.rules_version or 0) > release.rules.get(row.title, -1))


async def _forget_messages(connection: AsyncConnection, release: Release) -> int:
    """Delete the messages to be delivered to audiences that the release does not know."""
    audiences = (await connection.execute(select(outbox.c.audience).distinct())).scalars()
    unknown = [one for one in audiences if one.partition(":")[0] not in release.audiences]
    return (await connection.execute(delete(outbox).where(outbox.c.audience.in_(unknown)))).rowcount
