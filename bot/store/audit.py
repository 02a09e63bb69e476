"""What moderators did to the settings of their server; never changed, only added to."""

from dataclasses import dataclass
from typing import Any

from sqlalchemy import func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import locks
from bot.store.schema import deeds


@dataclass(frozen=True)
class AuditEntry:
    """`at` is in Unix seconds; `facts` are the settings that were changed, by name."""

    at: int
    actor: str
    facts: dict[str, Any]


async def add(connection: AsyncConnection, guild_id: int, deed: AuditEntry) -> None:
    """Write the server's next deed; whoever comes at the same time waits for its number."""
    await locks.hold(connection, locks.GUILD, str(guild_id))
    count = select(func.count()).where(deeds.c.guild_id == guild_id)
    number = (await connection.execute(count)).scalar_one()
    await connection.execute(insert(deeds).values(guild_id=guild_id, number=number, **vars(deed)))


async def latest(connection: AsyncConnection, guild_id: int, most: int) -> list[AuditEntry]:
    """The last deeds, the newest first."""
    query = select(deeds.c.at, deeds.c.actor, deeds.c.facts).where(deeds.c.guild_id == guild_id)
    rows = await connection.execute(query.order_by(deeds.c.number.desc()).limit(most))
    return [AuditEntry(**row._mapping) for row in rows]
