"""Rows that are to be looked at from a moment on: the clocks of seats, and the vacations of players.

Of several processes on one database each takes up other rows: those it has claimed are passed over by the
others (`FOR UPDATE SKIP LOCKED`) until the claim is over, be it that they were looked at or that the
process has died with them. SQLite has one process only, and knows no such locks.
"""

from sqlalchemy import Column, ColumnElement, case, func, or_, select, tuple_, update
from sqlalchemy.ext.asyncio import AsyncConnection

from rules.core.model import Seat

MOST = 20
"""Rows that one process takes up at a time, so that the others have their part."""


async def claim(
    connection: AsyncConnection, moment: Column[int | None], at: int, until: int
) -> list[tuple[str, Seat]]:
    """Take up what is due by now, the longest overdue first, and keep others from it for a while.

    `moment` is the column that tells when a row is due, in a table with match_id, seat and claimed_until.
    """
    rows = moment.table.c
    free = or_(rows.claimed_until.is_(None), rows.claimed_until <= at)
    due = select(rows.match_id, rows.seat).where(moment <= at, free)
    due = due.order_by(moment, rows.match_id, rows.seat).limit(MOST).with_for_update(skip_locked=True)
    taken: list[tuple[str, Seat]] = [(row.match_id, row.seat) for row in await connection.execute(due)]
    if taken:
        mine = tuple_(rows.match_id, rows.seat).in_(taken)
        await connection.execute(update(moment.table).where(mine).values(claimed_until=until))
    return taken


async def postpone(
    connection: AsyncConnection, moment: Column[int | None], match_id: str, seat: Seat, at: int
) -> None:
    """Let a row that is due be due at another moment only."""
    rows = moment.table.c
    overdue: ColumnElement[bool] = (rows.match_id == match_id) & (rows.seat == seat) & (moment <= at)
    query = update(moment.table).where(overdue).values({moment.name: at, "claimed_until": None})
    await connection.execute(query)


async def following(connection: AsyncConnection, moment: Column[int | None]) -> int | None:
    """When the next row is to be looked at; one that is claimed, not before the end of the claim."""
    claimed_until = moment.table.c.claimed_until
    free_at = case((claimed_until > moment, claimed_until), else_=moment)
    found: int | None = (await connection.execute(select(func.min(free_at)))).scalar()
    return found
