"""The log of a match: the set-up, commands, notes and rewinds, in order. Rows are only appended.

People see a row's `number`, never its `seq`, which would reveal the number of secret answers.
"""

from dataclasses import dataclass
from typing import Any

from sqlalchemy import Subquery, case, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.prepared import prepare
from bot.store.schema import log, matches, undo_requests
from bot.store.sql import all_but, every, given, one, upsert
from rules.core.model import Seat
from rules.core.record import Kind

_ROW_COLUMNS = all_but(log, "match_id")

UNTOLD = -1
"""The `number` of a row that is not announced."""


@dataclass(frozen=True)
class Row:
    """One row: `digest` is that of the state after it, `at` is in Unix seconds.

    `number` counts the rows that are announced to anybody, from 0.
    """

    seq: int
    kind: Kind
    seat: Seat | None
    by: str
    data: dict[str, Any]
    digest: str
    at: int
    number: int = UNTOLD


@dataclass(frozen=True)
class End:
    """The end of a log: `seq` of its last row, `played` and `digest` of the last one that changed the state.

    By their numbers: the last announced row, the last announced one that changed the state (`step`), and the
    last rewind (`line`; 0: none).
    """

    seq: int
    played: int
    digest: str
    number: int
    step: int
    line: int = 0


async def append(connection: AsyncConnection, match_id: str, row: Row) -> None:
    """Append a row. Raises IntegrityError if another transaction has written a row with its `seq`."""
    await connection.execute(_APPEND, {"match_id": match_id, **vars(row)})


_APPEND = prepare(insert(log))


async def end(connection: AsyncConnection, match_id: str) -> End | None:
    """The end of the log; None before the start of the match."""
    last = tail(match_id)
    query = select(last, log.c.digest).where(log.c.match_id == match_id, log.c.seq == last.c.seq)
    return await one(connection, End, query)


def tail(match_id: Any) -> Subquery:
    """The query for an `End`, but for its digest."""
    played = log.c.kind != "note"
    numbers = (
        func.max(log.c.seq).label("seq"),
        func.max(case((played, log.c.seq))).label("played"),
        func.max(log.c.number).label("number"),
        func.max(case((played, log.c.number))).label("step"),
        func.coalesce(func.max(case((log.c.kind == "rewind", log.c.number))), 0).label("line"),
    )
    return select(*numbers).where(log.c.match_id == match_id).subquery()


async def read(connection: AsyncConnection, match_id: str, kind: Kind | None = None) -> tuple[Row, ...]:
    """All rows, or those of a kind, in order."""
    query = select(*_ROW_COLUMNS).where(log.c.match_id == match_id).order_by(log.c.seq)
    if kind is not None:
        query = query.where(log.c.kind == kind)
    return tuple(await every(connection, Row, query))


async def find(connection: AsyncConnection, match_id: str, seq: int) -> Row | None:
    """The row with this `seq`; None if there is none."""
    return await one(
        connection, Row, select(*_ROW_COLUMNS).where(log.c.match_id == match_id, log.c.seq == seq)
    )


async def by_moderators(connection: AsyncConnection, guild_id: int, most: int) -> list[tuple[str, str, Row]]:
    """The last rows by moderators in a guild's matches, with the matches' ids and titles; newest first."""
    query = select(log.c.match_id, matches.c.title, *_ROW_COLUMNS).join(
        matches, matches.c.id == log.c.match_id
    )
    query = query.where(matches.c.guild_id == guild_id, log.c.by == "moderator")
    newest = log.c.at.desc(), log.c.match_id, log.c.seq.desc()
    rows = await connection.execute(query.order_by(*newest).limit(most))
    return [
        (row.match_id, row.title, Row(**{column.name: row._mapping[column] for column in _ROW_COLUMNS}))
        for row in rows
    ]


@dataclass(frozen=True)
class UndoRequest:
    """A request of a seat to go back to row `to` of the log.

    It was made in the note with this `number`, when `step` was the number of the last step.
    """

    number: int
    seat: Seat
    to: int
    step: int
    agreed: tuple[Seat, ...] = ()
    declined_by: Seat | None = None


async def read_undo_request(connection: AsyncConnection, match_id: str, number: int) -> UndoRequest | None:
    """The request of the note with this number."""
    place = undo_requests.c.match_id == match_id, undo_requests.c.number == number
    query = select(*all_but(undo_requests, "match_id")).where(*place)
    row = (await connection.execute(query)).first()
    return UndoRequest(**{**row._mapping, "agreed": tuple(row.agreed)}) if row else None


async def open_undo_requests(connection: AsyncConnection, match_id: str, step: int) -> list[int]:
    """The numbers of the requests that were made after this step and not declined."""
    rows = await connection.execute(_OPEN_UNDO_REQUESTS, {"match_id": match_id, "step": step})
    return list(rows.scalars())


_OPEN_UNDO_REQUESTS = prepare(
    select(undo_requests.c.number)
    .where(given(undo_requests, "match_id", "step"), undo_requests.c.declined_by.is_(None))
    .order_by(undo_requests.c.number)
)


async def keep_undo_request(connection: AsyncConnection, match_id: str, request: UndoRequest) -> None:
    await upsert(connection, undo_requests, {"match_id": match_id, **vars(request)})
