"""How much time each match gives. A match without a row has no clocks."""

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.matches.clock.time_control import TimeControl
from bot.store.columns import all_but
from bot.store.schema import paces
from bot.store.upsert import upsert


async def read(connection: AsyncConnection, match_id: str) -> TimeControl | None:
    """The match's pace; None if it has no clocks."""
    query = select(*all_but(paces, "match_id")).where(paces.c.match_id == match_id)
    row = (await connection.execute(query)).first()
    return TimeControl(**row._mapping) if row else None


async def keep(connection: AsyncConnection, match_id: str, pace: TimeControl) -> None:
    await upsert(connection, paces, {"match_id": match_id}, dict(vars(pace)))
