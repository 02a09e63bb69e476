"""SQL that SQLite and PostgreSQL spell differently, or that several tables need: upserts, locks, due rows.

A due row (a seat's clock, a vacation) is claimed before it is acted on: peers pass over claimed rows
(`FOR UPDATE SKIP LOCKED`) until the claim expires. SQLite serves one process only and needs no such locks.
"""

from collections.abc import Sequence
from functools import cache
from importlib import import_module
from typing import Any, TypeVar

from sqlalchemy import Column, ColumnElement, Table, and_, bindparam, case, func, or_, select, tuple_, update
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.sql import Select

from bot.store.prepared import prepare
from rules.core.model import Seat

T = TypeVar("T")


async def upsert(
    connection: AsyncConnection,
    table: Table,
    *rows: dict[str, Any],
    counter: str | None = None,
    keep: bool = False,
) -> None:
    """Insert rows, all with the same columns; a row whose primary key exists is updated.

    An update increments the column `counter`; with `keep`, it changes nothing else.
    """
    if rows:
        statement = _upsert(connection.dialect.name, table, tuple(rows[0]), counter, keep)
        await connection.execute(statement, rows)


@cache
def _upsert(dialect: str, table: Table, columns: tuple[str, ...], counter: str | None, keep: bool) -> Any:
    insert = import_module(f"sqlalchemy.dialects.{dialect}").insert  # the other one is not needed
    statement = insert(table).values({name: bindparam(name) for name in columns})
    key = [column.name for column in table.primary_key]
    renewed = () if keep else (name for name in columns if name not in key)
    changes: dict[str, Any] = {name: statement.excluded[name] for name in renewed}
    if counter:
        changes[counter] = table.c[counter] + 1
    if not changes:
        return prepare(statement.on_conflict_do_nothing(index_elements=key))
    return prepare(statement.on_conflict_do_update(index_elements=key, set_=changes))


MATCH_LOCK, GUILD_LOCK = 0x676F, 0x6770
"""PostgreSQL's numbers of the kinds of locks."""


async def hold_lock(connection: AsyncConnection, kind: int, name: str) -> None:
    """Hold a named lock until the transaction ends. No-op on SQLite, which has one writer at a time."""
    if connection.dialect.name == "postgresql":
        # Not a row lock: transactions that insert rows with a reference to the row would wait, too.
        await connection.execute(select(func.pg_advisory_xact_lock(kind, func.hashtext(name))))


async def one(
    connection: AsyncConnection, kind: type[T], query: Select[*tuple[Any, ...]], **given: Any
) -> T | None:
    """The first row that a query finds, as an object with its columns as fields; None if it finds none.

    `given` are the parameters of the query.
    """
    row = (await connection.execute(query, given)).first()
    return kind(**row._mapping) if row else None


async def every(
    connection: AsyncConnection, kind: type[T], query: Select[*tuple[Any, ...]], **given: Any
) -> list[T]:
    """All rows that a query finds, as such objects."""
    return [kind(**row._mapping) for row in await connection.execute(query, given)]


def given(table: Table, *names: str) -> ColumnElement[bool]:
    """The condition that these columns have the values of the parameters with their names.

    With it a statement is made once: to make one takes as long as to carry it out.
    """
    return and_(*(table.c[name] == bindparam(name) for name in names))


def all_but(table: Table, *names: str) -> tuple[Column[Any], ...]:
    """The columns except for those with these names."""
    return tuple(column for column in table.c if column.name not in names)


MAX_CLAIMED = 20
"""Rows that one process claims at a time, so that its peers get their share."""


async def claim_due(
    connection: AsyncConnection, moment: Column[int | None], at: int, until: int
) -> list[tuple[str, Seat]]:
    """Claim what is due at `at`, the longest overdue first, until `until` (both Unix seconds).

    `moment` is the column with the time at which a row is due; its table has match_id, seat, claimed_until.
    """
    rows = moment.table.c
    free = or_(rows.claimed_until.is_(None), rows.claimed_until <= at)
    due = select(rows.match_id, rows.seat).where(moment <= at, free)
    due = due.order_by(moment, rows.match_id, rows.seat).limit(MAX_CLAIMED).with_for_update(skip_locked=True)
    taken: list[tuple[str, Seat]] = [(row.match_id, row.seat) for row in await connection.execute(due)]
    if taken:
        mine = tuple_(rows.match_id, rows.seat).in_(taken)
        await connection.execute(update(moment.table).where(mine).values(claimed_until=until))
    return taken


async def postpone_due(
    connection: AsyncConnection, moment: Column[int | None], match_id: str, seat: Seat, at: int
) -> None:
    """Postpone a due row to another moment."""
    rows = moment.table.c
    overdue: ColumnElement[bool] = (rows.match_id == match_id) & (rows.seat == seat) & (moment <= at)
    query = update(moment.table).where(overdue).values({moment.name: at, "claimed_until": None})
    await connection.execute(query)


async def next_due(connection: AsyncConnection, *moments: Column[int | None]) -> Sequence[int | None]:
    """For each of them, when the next row is to be looked at; a claimed one not before its claim ends."""
    return tuple((await connection.execute(_next_due(moments))).one())


@cache
def _next_due(moments: Sequence[Column[int | None]]) -> Any:
    columns = ((moment, moment.table.c.claimed_until) for moment in moments)
    firsts = (select(func.min(case((until > at, until), else_=at))) for at, until in columns)
    return prepare(select(*(first.scalar_subquery() for first in firsts)))
