"""Scheduling: the clocks of seats, the time controls of matches, and the weekly digests that are due."""

from dataclasses import dataclass
from typing import Literal, TypeAlias, get_args

from sqlalchemy import ColumnElement, delete, func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import sql
from bot.store.schema import digests, paces, timers
from bot.store.sql import all_but, upsert
from rules.core.model import Seat

_TIMER_COLUMNS = all_but(timers, "match_id", "claimed_until")


@dataclass(frozen=True)
class Timer:
    """A seat's clock for one prompt. `length` is all the time it has been given, in seconds.

    It runs until `due_at`, or it was stopped with so many seconds `left`. A seat that is `owing` nothing may
    still change its mind, so its clock is kept. `reminded` counts the reminders that were due (1: half time,
    2: shortly before the end); `muted` ones are not said. `wake_at` is the next moment at which something is
    to be done.
    """

    seat: Seat
    prompt_id: str
    length: int
    due_at: int | None = None
    left: int | None = None
    owing: bool = True
    reminded: int = 0
    muted: bool = False
    wake_at: int | None = None


async def keep_timer(connection: AsyncConnection, match_id: str, timer: Timer) -> None:
    """Set the clock of the timer's seat, and free it for whoever comes first when it is due."""
    columns = {**vars(timer), "claimed_until": None}
    await upsert(connection, timers, {"match_id": match_id, "seat": columns.pop("seat")}, columns)


async def drop_timer(connection: AsyncConnection, match_id: str, seat: Seat) -> None:
    await connection.execute(delete(timers).where(_timers_of(match_id), timers.c.seat == seat))


async def timers_of_match(connection: AsyncConnection, match_id: str) -> tuple[Timer, ...]:
    """The clocks of a match, by seat."""
    rows = await connection.execute(
        select(*_TIMER_COLUMNS).where(_timers_of(match_id)).order_by(timers.c.seat)
    )
    return tuple(Timer(**row._mapping) for row in rows)


async def claim_timers(connection: AsyncConnection, at: int, until: int) -> list[tuple[str, Seat]]:
    """Take up some of the clocks that are ringing; other processes leave them alone for a while."""
    return await sql.claim_due(connection, timers.c.wake_at, at, until)


async def postpone_timer(connection: AsyncConnection, match_id: str, seat: Seat, at: int) -> None:
    """Look at a clock that is overdue at another moment only."""
    await sql.postpone_due(connection, timers.c.wake_at, match_id, seat, at)


async def next_wake(connection: AsyncConnection) -> int | None:
    """When the next clock is to be looked at."""
    return await sql.next_due(connection, timers.c.wake_at)


def _timers_of(match_id: str) -> ColumnElement[bool]:
    return timers.c.match_id == match_id


async def keep_digest(connection: AsyncConnection, user_id: int, next_at: int) -> None:
    await upsert(connection, digests, {"user_id": user_id}, {"next_at": next_at})


async def drop_digest(connection: AsyncConnection, user_id: int) -> None:
    await connection.execute(delete(digests).where(digests.c.user_id == user_id))


async def due_digests(connection: AsyncConnection, at: int) -> list[tuple[int, int]]:
    """The people to whom one is due by now, and since when."""
    query = select(digests.c.user_id, digests.c.next_at).where(digests.c.next_at <= at)
    rows = await connection.execute(query.order_by(digests.c.next_at, digests.c.user_id))
    return [(row.user_id, row.next_at) for row in rows]


async def claim_digest(connection: AsyncConnection, user_id: int, due_at: int, next_at: int) -> bool:
    """Put off the one that is due, which its sender thereby has to itself. False if another was faster."""
    mine = (digests.c.user_id == user_id) & (digests.c.next_at == due_at)
    return (await connection.execute(update(digests).where(mine).values(next_at=next_at))).rowcount == 1


async def next_digest(connection: AsyncConnection) -> int | None:
    """When the next one is due."""
    moment: int | None = (await connection.execute(select(func.min(digests.c.next_at)))).scalar()
    return moment


Away: TypeAlias = Literal["ai", "clock"]
"""What happens to a player on vacation: an AI plays for them, or their clock stands still."""

AWAY: tuple[Away, ...] = get_args(Away)


@dataclass(frozen=True)
class TimeControl:
    """Seconds for a plan and for a choice; None: no clock. And what the table grants to the absent.

    `quiet`: hours for which a player's clock may stand still at night; `strikes`: after so many time-outs an
    AI plays for them.
    """

    planning: int | None
    choices: int | None
    quiet: int = 9
    away: Away = "ai"
    strikes: int = 3

    def seconds(self, together: bool) -> int | None:
        """The time for a question: those that all are asked together are plans, the others choices."""
        return self.planning if together else self.choices


async def read_time_control(connection: AsyncConnection, match_id: str) -> TimeControl | None:
    """The match's time control; None if it has no clocks."""
    query = select(*all_but(paces, "match_id")).where(paces.c.match_id == match_id)
    row = (await connection.execute(query)).first()
    return TimeControl(**row._mapping) if row else None


async def keep_time_control(connection: AsyncConnection, match_id: str, time_control: TimeControl) -> None:
    await upsert(connection, paces, {"match_id": match_id}, dict(vars(time_control)))
