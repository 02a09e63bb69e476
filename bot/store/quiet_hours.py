"""The quiet hours of people, in all of their matches."""

from dataclasses import dataclass

from sqlalchemy import delete, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.columns import all_but
from bot.store.schema import quiet_hours
from bot.store.upsert import upsert


@dataclass(frozen=True)
class QuietHours:
    """From `begin` to `end` in minutes after midnight, perhaps past it; `timezone` as in "Europe/Prague"."""

    begin: int
    end: int
    timezone: str


async def read(connection: AsyncConnection, user_id: int) -> QuietHours | None:
    """The person's quiet hours; None if they never set any."""
    query = select(*all_but(quiet_hours, "user_id")).where(quiet_hours.c.user_id == user_id)
    row = (await connection.execute(query)).first()
    return QuietHours(**row._mapping) if row else None


async def keep(connection: AsyncConnection, user_id: int, quiet: QuietHours) -> None:
    await upsert(connection, quiet_hours, {"user_id": user_id}, dict(vars(quiet)))


async def forget(connection: AsyncConnection, user_id: int) -> None:
    await connection.execute(delete(quiet_hours).where(quiet_hours.c.user_id == user_id))
