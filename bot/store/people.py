"""People: language, direct messages, quiet hours, guides seen; and the absences of the players of a match."""

from dataclasses import dataclass

from sqlalchemy import delete, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.prepared import prepare
from bot.store.row_cache import reads
from bot.store.schema import absences, log, looks, planners, quiet_hours, users
from bot.store.sql import all_but, given, one, upsert
from rules.core.model import Seat


@dataclass(frozen=True)
class User:
    """`dms_closed`: Discord refused the last direct message; `locale`: the language of their client.

    `dm_channel_id`: the channel of direct messages with the bot, if it is known.
    """

    user_id: int
    dms_closed: bool = False
    locale: str | None = None
    dm_channel_id: int | None = None


@reads(users)
async def read_user(connection: AsyncConnection, user_id: int) -> User:
    """The person; with default values if there is no row."""
    return await one(connection, User, _USER, user_id=user_id) or User(user_id)


_USER = prepare(select(users).where(given(users, "user_id")))


async def keep_user(connection: AsyncConnection, user: User) -> None:
    """Store all but the channel, which `keep_channel` stores."""
    columns = {"user_id": user.user_id, "dms_closed": user.dms_closed, "locale": user.locale}
    await upsert(connection, users, columns)


async def keep_channel(connection: AsyncConnection, user_id: int, channel_id: int | None) -> None:
    """Store the channel of direct messages; None if it is no longer known."""
    await upsert(connection, users, {"user_id": user_id, "dm_channel_id": channel_id})


@dataclass(frozen=True)
class Absence:
    """`strikes`: time-outs so far; `away_until`: the end of a vacation; `offered`: anyone may take the seat.

    `missed` is the key of the stage in which the player's time was up, until they answer again.
    """

    seat: Seat
    strikes: int = 0
    missed: str | None = None
    away_until: int | None = None
    offered: bool = False


async def keep_absence(connection: AsyncConnection, match_id: str, absence: Absence) -> None:
    row = {"match_id": match_id, **vars(absence), "claimed_until": None}
    await upsert(connection, absences, row)


async def forget_absence(connection: AsyncConnection, match_id: str, seat: Seat) -> None:
    await connection.execute(delete(absences).filter_by(match_id=match_id, seat=seat))


@dataclass(frozen=True)
class QuietHours:
    """From `begin` to `end` in minutes after midnight, perhaps past it; `timezone` as in "Europe/Prague"."""

    begin: int
    end: int
    timezone: str


async def read_quiet_hours(connection: AsyncConnection, user_id: int) -> QuietHours | None:
    """The person's quiet hours; None if they never set any."""
    query = select(*all_but(quiet_hours, "user_id")).where(quiet_hours.c.user_id == user_id)
    return await one(connection, QuietHours, query)


async def keep_quiet_hours(connection: AsyncConnection, user_id: int, quiet: QuietHours) -> None:
    await upsert(connection, quiet_hours, {"user_id": user_id, **vars(quiet)})


@reads(planners)
async def has_planned(connection: AsyncConnection, user_id: int, title: str) -> bool:
    place = {"user_id": user_id, "title": title}
    return (await connection.execute(_PLANNER, place)).first() is not None


_PLANNER = prepare(select(planners.c.user_id).where(given(planners, "user_id", "title")))


async def remember_planner(connection: AsyncConnection, user_id: int, title: str) -> None:
    await upsert(connection, planners, {"user_id": user_id, "title": title})


async def last_look(
    connection: AsyncConnection, match_id: str, user_id: int, seat: Seat | None, before: int
) -> int:
    """The row of the log that a person has seen last: when they were told, or answered; -1 for none.

    Only answers `before` this time count, in Unix seconds.
    """
    told = select(looks.c.seq).where(looks.c.match_id == match_id, looks.c.user_id == user_id)
    answers = log.c.match_id == match_id, log.c.seat == seat, log.c.kind == "command", log.c.by == "player"
    answered = select(func.max(log.c.seq)).where(*answers, log.c.at < before)
    rows = [(await connection.execute(query)).scalar() for query in (told, answered)]
    return max((row for row in rows if row is not None), default=-1)


async def keep_look(connection: AsyncConnection, match_id: str, user_id: int, seq: int) -> None:
    await upsert(connection, looks, {"match_id": match_id, "user_id": user_id, "seq": seq})
