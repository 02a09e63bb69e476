"""Scheduling: the clocks of seats, the time controls of matches, and the weekly digests that are due."""

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from typing import Literal, TypeAlias, get_args

from sqlalchemy import delete, func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.prepared import prepare
from bot.store.schema import absences, digests, paces, timers
from bot.store.sql import all_but, given, one, upsert
from rules.core.model import Seat

CLOCKS, VACATIONS = timers.c.wake_at, absences.c.away_until
"""The columns with the times at which clocks have to be checked, and vacations end."""


@dataclass(frozen=True)
class Timer:
    """A seat's clock for one prompt. `length` is all the time it has been given, in seconds.

    It runs until `due_at`, or is paused with `left` seconds. A seat that is `owing` nothing may still
    change its answer, so its clock is kept. `reminded` counts the reminders that were due (1: half time,
    2: shortly before the end); if `muted`, they are not sent. `wake_at` is when the clock must be checked.
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


async def keep_timers(connection: AsyncConnection, match_id: str, kept: Iterable[Timer]) -> None:
    """Set the clocks of these timers' seats. They are claimed by no process then."""
    rows = [{"match_id": match_id, **vars(timer), "claimed_until": None} for timer in kept]
    await upsert(connection, timers, *rows)


async def drop_timers(connection: AsyncConnection, match_id: str, seats: Collection[Seat]) -> None:
    if seats:
        await connection.execute(_DROP_TIMERS, [{"match_id": match_id, "seat": seat} for seat in seats])


_DROP_TIMERS = prepare(delete(timers).where(given(timers, "match_id", "seat")))


async def keep_digest(connection: AsyncConnection, user_id: int, next_at: int) -> None:
    await upsert(connection, digests, {"user_id": user_id, "next_at": next_at})


async def drop_digest(connection: AsyncConnection, user_id: int) -> None:
    await connection.execute(delete(digests).where(digests.c.user_id == user_id))


async def due_digests(connection: AsyncConnection, at: int) -> list[tuple[int, int]]:
    """The people whose digest is due, and since when."""
    query = select(digests.c.user_id, digests.c.next_at).where(digests.c.next_at <= at)
    rows = await connection.execute(query.order_by(digests.c.next_at, digests.c.user_id))
    return [(row.user_id, row.next_at) for row in rows]


async def claim_digest(connection: AsyncConnection, user_id: int, due_at: int, next_at: int) -> bool:
    """Claim a digest that is due by setting its next time. False if another process was faster."""
    mine = (digests.c.user_id == user_id) & (digests.c.next_at == due_at)
    return (await connection.execute(update(digests).where(mine).values(next_at=next_at))).rowcount == 1


async def next_digest(connection: AsyncConnection) -> int | None:
    """When the next digest is due, in Unix seconds."""
    moment: int | None = (await connection.execute(_NEXT_DIGEST)).scalar()
    return moment


_NEXT_DIGEST = prepare(select(func.min(digests.c.next_at)))


Away: TypeAlias = Literal["ai", "clock"]
"""What happens to a player on vacation: an AI plays for them, or their clock is paused."""

AWAY: tuple[Away, ...] = get_args(Away)


@dataclass(frozen=True)
class TimeControl:
    """Seconds for a plan and for a choice; None: no clock. And what the table grants to the absent.

    `quiet`: hours for which a player's clock may be paused at night; `strikes`: the number of time-outs
    after which an AI plays for them.
    """

    planning: int | None
    choices: int | None
    quiet: int = 9
    away: Away = "ai"
    strikes: int = 3

    @property
    def unlimited(self) -> bool:
        """Whether there are no clocks at all."""
        return self.planning is None and self.choices is None

    def seconds(self, together: bool) -> int | None:
        """The time for a question: those that all are asked together are plans, the others choices."""
        return self.planning if together else self.choices


async def read_time_control(connection: AsyncConnection, match_id: str) -> TimeControl | None:
    """The match's time control; None if it has no clocks."""
    return await one(connection, TimeControl, _TIME_CONTROL, match_id=match_id)


_TIME_CONTROL = prepare(select(*all_but(paces, "match_id")).where(given(paces, "match_id")))


async def keep_time_control(connection: AsyncConnection, match_id: str, time_control: TimeControl) -> None:
    await upsert(connection, paces, {"match_id": match_id, **vars(time_control)})
