"""Players who were late, are away, or offer their seat. Who is nothing of that has no row."""

from dataclasses import dataclass

from sqlalchemy import delete, func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.schema import absences
from bot.store.upsert import upsert
from rules.core.model import Seat


@dataclass(frozen=True)
class Absence:
    """`strikes`: time-outs so far; `away_until`: the end of a vacation; `offered`: free to take."""

    seat: Seat
    strikes: int = 0
    away_until: int | None = None
    offered: bool = False


async def read(connection: AsyncConnection, match_id: str, seat: Seat) -> Absence:
    columns = tuple(column for column in absences.c if column.name != "match_id")
    query = select(*columns).where(absences.c.match_id == match_id, absences.c.seat == seat)
    row = (await connection.execute(query)).first()
    return Absence(**row._mapping) if row else Absence(seat)


async def keep(connection: AsyncConnection, match_id: str, absence: Absence) -> None:
    columns = dict(vars(absence))
    await upsert(connection, absences, {"match_id": match_id, "seat": columns.pop("seat")}, columns)


async def forget(connection: AsyncConnection, match_id: str, seat: Seat) -> None:
    """A clean slate for the seat."""
    query = delete(absences).where(absences.c.match_id == match_id, absences.c.seat == seat)
    await connection.execute(query)


async def returning(connection: AsyncConnection, at: int) -> list[tuple[str, Seat]]:
    """The matches and seats whose players' vacation is over by now."""
    query = select(absences.c.match_id, absences.c.seat).where(absences.c.away_until <= at)
    rows = await connection.execute(query.order_by(absences.c.away_until, absences.c.match_id))
    return [(row.match_id, row.seat) for row in rows]


async def postpone(connection: AsyncConnection, match_id: str, seat: Seat, at: int) -> None:
    """Look at a vacation that is over at another moment only."""
    over = (absences.c.match_id == match_id) & (absences.c.seat == seat) & (absences.c.away_until <= at)
    await connection.execute(update(absences).where(over).values(away_until=at))


async def of_match(connection: AsyncConnection, match_id: str) -> tuple[Absence, ...]:
    columns = tuple(column for column in absences.c if column.name != "match_id")
    query = select(*columns).where(absences.c.match_id == match_id).order_by(absences.c.seat)
    return tuple(Absence(**row._mapping) for row in await connection.execute(query))


async def next_return(connection: AsyncConnection) -> int | None:
    """When the next vacation ends."""
    moment: int | None = (await connection.execute(select(func.min(absences.c.away_until)))).scalar()
    return moment
