"""The clocks of the seats that are asked something, one row each."""

from dataclasses import dataclass

from sqlalchemy import ColumnElement, delete, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import due
from bot.store.columns import all_but
from bot.store.schema import timers
from bot.store.upsert import upsert
from rules.core.model import Seat

_COLUMNS = all_but(timers, "match_id", "claimed_until")


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


async def keep(connection: AsyncConnection, match_id: str, timer: Timer) -> None:
    """Set the clock of the timer's seat, and free it for whoever comes first when it is due."""
    columns = {**vars(timer), "claimed_until": None}
    await upsert(connection, timers, {"match_id": match_id, "seat": columns.pop("seat")}, columns)


async def drop(connection: AsyncConnection, match_id: str, seat: Seat) -> None:
    await connection.execute(delete(timers).where(_of(match_id), timers.c.seat == seat))


async def of_match(connection: AsyncConnection, match_id: str) -> tuple[Timer, ...]:
    """The clocks of a match, by seat."""
    rows = await connection.execute(select(*_COLUMNS).where(_of(match_id)).order_by(timers.c.seat))
    return tuple(Timer(**row._mapping) for row in rows)


async def claim(connection: AsyncConnection, at: int, until: int) -> list[tuple[str, Seat]]:
    """Take up some of the clocks that are ringing; other processes leave them alone for a while."""
    return await due.claim(connection, timers.c.wake_at, at, until)


async def postpone(connection: AsyncConnection, match_id: str, seat: Seat, at: int) -> None:
    """Look at a clock that is overdue at another moment only."""
    await due.postpone(connection, timers.c.wake_at, match_id, seat, at)


async def next_wake(connection: AsyncConnection) -> int | None:
    """When the next clock is to be looked at."""
    return await due.following(connection, timers.c.wake_at)


def _of(match_id: str) -> ColumnElement[bool]:
    return timers.c.match_id == match_id
