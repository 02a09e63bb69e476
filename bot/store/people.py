"""People: language, direct messages, quiet hours, guides seen; and per match who was late or is away."""

from dataclasses import dataclass

from sqlalchemy import delete, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import sql
from bot.store.schema import absences, planners, quiet_hours, users
from bot.store.sql import all_but, upsert
from rules.core.model import Seat


@dataclass(frozen=True)
class User:
    """`dms_closed`: Discord refused our last direct message; `locale`: the language of their client.

    `dm_channel_id`: the channel of our direct messages, if we have asked for it.
    """

    user_id: int
    dms_closed: bool = False
    locale: str | None = None
    dm_channel_id: int | None = None


async def read_user(connection: AsyncConnection, user_id: int) -> User:
    """The person; with the usual values if nothing is known yet."""
    row = (await connection.execute(select(users).where(users.c.user_id == user_id))).first()
    return User(**row._mapping) if row else User(user_id)


async def keep_user(connection: AsyncConnection, user: User) -> None:
    """Remember all but the channel, which is `keep_channel`'s."""
    columns = {"dms_closed": user.dms_closed, "locale": user.locale}
    await upsert(connection, users, {"user_id": user.user_id}, columns)


async def keep_channel(connection: AsyncConnection, user_id: int, channel_id: int | None) -> None:
    """Remember the channel of direct messages, or that it is not known any more."""
    await upsert(connection, users, {"user_id": user_id}, {"dm_channel_id": channel_id})


_ABSENCE_COLUMNS = all_but(absences, "match_id", "claimed_until")


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


async def read_absence(connection: AsyncConnection, match_id: str, seat: Seat) -> Absence:
    """The seat's row, or the one that it would begin with."""
    query = select(*_ABSENCE_COLUMNS).where(absences.c.match_id == match_id, absences.c.seat == seat)
    row = (await connection.execute(query)).first()
    return Absence(**row._mapping) if row else Absence(seat)


async def keep_absence(connection: AsyncConnection, match_id: str, absence: Absence) -> None:
    columns = {**vars(absence), "claimed_until": None}
    await upsert(connection, absences, {"match_id": match_id, "seat": columns.pop("seat")}, columns)


async def forget_absence(connection: AsyncConnection, match_id: str, seat: Seat) -> None:
    """A clean slate for the seat."""
    query = delete(absences).where(absences.c.match_id == match_id, absences.c.seat == seat)
    await connection.execute(query)


async def claim_returns(connection: AsyncConnection, at: int, until: int) -> list[tuple[str, Seat]]:
    """Take up some of the vacations that are over; other processes leave them alone for a while."""
    return await sql.claim_due(connection, absences.c.away_until, at, until)


async def postpone_return(connection: AsyncConnection, match_id: str, seat: Seat, at: int) -> None:
    """Look at a vacation that is over at another moment only."""
    await sql.postpone_due(connection, absences.c.away_until, match_id, seat, at)


async def absences_of_match(connection: AsyncConnection, match_id: str) -> tuple[Absence, ...]:
    """The rows of a match, by seat; most seats have none."""
    query = select(*_ABSENCE_COLUMNS).where(absences.c.match_id == match_id).order_by(absences.c.seat)
    return tuple(Absence(**row._mapping) for row in await connection.execute(query))


async def next_return(connection: AsyncConnection) -> int | None:
    """When the next vacation ends."""
    return await sql.next_due(connection, absences.c.away_until)


@dataclass(frozen=True)
class QuietHours:
    """From `begin` to `end` in minutes after midnight, perhaps past it; `timezone` as in "Europe/Prague"."""

    begin: int
    end: int
    timezone: str


async def read_quiet_hours(connection: AsyncConnection, user_id: int) -> QuietHours | None:
    """The person's quiet hours; None if they never set any."""
    query = select(*all_but(quiet_hours, "user_id")).where(quiet_hours.c.user_id == user_id)
    row = (await connection.execute(query)).first()
    return QuietHours(**row._mapping) if row else None


async def keep_quiet_hours(connection: AsyncConnection, user_id: int, quiet: QuietHours) -> None:
    await upsert(connection, quiet_hours, {"user_id": user_id}, dict(vars(quiet)))


async def forget_quiet_hours(connection: AsyncConnection, user_id: int) -> None:
    await connection.execute(delete(quiet_hours).where(quiet_hours.c.user_id == user_id))


async def has_planned(connection: AsyncConnection, user_id: int, title: str) -> bool:
    query = select(planners.c.user_id).where(planners.c.user_id == user_id, planners.c.title == title)
    return (await connection.execute(query)).first() is not None


async def remember_planner(connection: AsyncConnection, user_id: int, title: str) -> None:
    await upsert(connection, planners, {"user_id": user_id, "title": title}, {}, {"title": title})
