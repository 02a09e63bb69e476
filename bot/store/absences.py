"""Players who were late, are away, or offer their seat. Who is nothing of that has no row."""

from dataclasses import dataclass

from sqlalchemy import delete, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import due
from bot.store.columns import all_but
from bot.store.schema import absences
from bot.store.upsert import upsert
from rules.core.model import Seat

_COLUMNS = all_but(absences, "match_id", "claimed_until")


@dataclass(frozen=True)
class Absence:
    """`strikes`: time-outs so far; `away_until`: the end of a vacation; `offered`: free to take.

    `missed` is the key of the stage in which the player's time was up, until they answer again.
    """

    seat: Seat
    strikes: int = 0
    missed: str | None = None
    away_until: int | None = None
    offered: bool = False


async def read(connection: AsyncConnection, match_id: str, seat: Seat) -> Absence:
    """The seat's row, or the one that it would begin with."""
    query = select(*_COLUMNS).where(absences.c.match_id == match_id, absences.c.seat == seat)
    row = (await connection.execute(query)).first()
    return Absence(**row._mapping) if row else Absence(seat)


async def keep(connection: AsyncConnection, match_id: str, absence: Absence) -> None:
    columns = {**vars(absence), "claimed_until": None}
    await upsert(connection, absences, {"match_id": match_id, "seat": columns.pop("seat")}, columns)


async def forget(connection: AsyncConnection, match_id: str, seat: Seat) -> None:
    """A clean slate for the seat."""
    query = delete(absences).where(absences.c.match_id == match_id, absences.c.seat == seat)
    await connection.execute(query)


async def claim(connection: AsyncConnection, at: int, until: int) -> list[tuple[str, Seat]]:
    """Take up some of the vacations that are over; other processes leave them alone for a while."""
    return await due.claim(connection, absences.c.away_until, at, until)


async def postpone(connection: AsyncConnection, match_id: str, seat: Seat, at: int) -> None:
    """Look at a vacation that is over at another moment only."""
    await due.postpone(connection, absences.c.away_until, match_id, seat, at)


async def of_match(connection: AsyncConnection, match_id: str) -> tuple[Absence, ...]:
    """The rows of a match, by seat; most seats have none."""
    query = select(*_COLUMNS).where(absences.c.match_id == match_id).order_by(absences.c.seat)
    return tuple(Absence(**row._mapping) for row in await connection.execute(query))


async def next_return(connection: AsyncConnection) -> int | None:
    """When the next vacation ends."""
    return await due.following(connection, absences.c.away_until)
