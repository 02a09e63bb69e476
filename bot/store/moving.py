"""Copies all rows into another, empty database: from SQLite to PostgreSQL, or back."""

import hashlib
from collections.abc import Iterable
from dataclasses import dataclass

import msgspec
from sqlalchemy import MetaData, Row, Table, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.store import leases
from bot.store.engine import is_shared, reading, take_time, writing
from bot.store.errors import DatabaseInUse, DatabaseNotEmpty, NotAlike
from bot.store.schema import claims, metadata, processes

TABLES = tuple(table for table in metadata.sorted_tables if table not in (processes, claims))
"""The tables that are copied, each after those that it refers to; not the processes and their claims."""

_BATCH = 500


@dataclass
class Sum:
    """The number of rows and the sum of their SHA-256, which does not depend on their order."""

    rows: int = 0
    digest: int = 0

    def add(self, row: Row[tuple[object, ...]]) -> None:
        digest = hashlib.sha256(msgspec.json.encode(tuple(row))).digest()
        self.rows += 1
        self.digest = (self.digest + int.from_bytes(digest)) % 2**256


async def move(source: AsyncEngine, target: AsyncEngine) -> dict[str, int]:
    """Copy every row, from one moment and in one transaction. Returns the number of rows by table.

    Raises DatabaseInUse, DatabaseNotEmpty or NotAlike; then the target stays as it was.
    """
    async with reading(source) as old, writing(target) as new:
        for engine, connection in ((source, old), (target, new)):
            if is_shared(engine) and await leases.alive(connection):
                raise DatabaseInUse("a bot is at work on one of the databases: stop it first")
        return await copy_all(old, new)


async def copy_all(
    old: AsyncConnection, new: AsyncConnection, tables: Iterable[Table] = TABLES
) -> dict[str, int]:
    """Copy every row within the callers' transactions. Returns the number of rows by table.

    Raises DatabaseNotEmpty or NotAlike; then the target's transaction must be rolled back.
    """
    for connection in (old, new):
        await take_time(connection)
    for table in tables:
        if (await new.execute(select(func.count()).select_from(table))).scalar_one():
            raise DatabaseNotEmpty(f"the target is not empty: its table {table.name} has rows already")
    sums = {table: await _copy(table, old, new) for table in tables}
    for table, expected in sums.items():
        if await _sum(table, new) != expected:
            raise NotAlike(f"the table {table.name} reads differently after the copy: nothing was copied")
    return {table.name: total.rows for table, total in sums.items()}


async def copy_as_is(old: AsyncConnection, new: AsyncConnection) -> None:
    """Copy all tables and rows within the callers' transactions, of whatever version the tables are.

    The target must have no tables. Raises NotAlike; then its transaction must be rolled back.
    """
    found = MetaData()
    await old.run_sync(found.reflect)
    for table in found.tables.values():
        for column in table.columns:
            column.type = column.type.as_generic()  # PostgreSQL has types of its own
            column.autoincrement = False
            if is_shared(old.engine):
                column.server_default = None  # written in PostgreSQL's own words; every row has a value
    await new.run_sync(found.create_all)
    await copy_all(old, new, found.sorted_tables)


async def _copy(table: Table, old: AsyncConnection, new: AsyncConnection) -> Sum:
    total = Sum()
    async with old.stream(select(table)) as rows:
        async for batch in rows.partitions(_BATCH):
            for row in batch:
                total.add(row)
            await new.execute(insert(table), [dict(row._mapping) for row in batch])
    return total


async def _sum(table: Table, connection: AsyncConnection) -> Sum:
    total = Sum()
    async with connection.stream(select(table)) as rows:
        async for row in rows:
            total.add(row)
    return total
