"""Who has laid a secret plan before: they need no guide to it."""

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.schema import planners
from bot.store.upsert import upsert


async def has_planned(connection: AsyncConnection, user_id: int, title: str) -> bool:
    query = select(planners.c.user_id).where(planners.c.user_id == user_id, planners.c.title == title)
    return (await connection.execute(query)).first() is not None


async def remember(connection: AsyncConnection, user_id: int, title: str) -> None:
    await upsert(connection, planners, {"user_id": user_id, "title": title}, {}, {"title": title})
