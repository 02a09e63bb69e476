"""Who wants a list of their games every week, and when the next one is due in Unix seconds."""

from sqlalchemy import delete, func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.schema import digests
from bot.store.upsert import upsert


async def keep(connection: AsyncConnection, user_id: int, next_at: int) -> None:
    await upsert(connection, digests, {"user_id": user_id}, {"next_at": next_at})


async def drop(connection: AsyncConnection, user_id: int) -> None:
    await connection.execute(delete(digests).where(digests.c.user_id == user_id))


async def due(connection: AsyncConnection, at: int) -> list[tuple[int, int]]:
    """The people to whom one is due by now, and since when."""
    query = select(digests.c.user_id, digests.c.next_at).where(digests.c.next_at <= at)
    rows = await connection.execute(query.order_by(digests.c.next_at, digests.c.user_id))
    return [(row.user_id, row.next_at) for row in rows]


async def take_up(connection: AsyncConnection, user_id: int, due_at: int, next_at: int) -> bool:
    """Put off the one that is due, which its sender thereby has to itself. False if another was faster."""
    mine = (digests.c.user_id == user_id) & (digests.c.next_at == due_at)
    return (await connection.execute(update(digests).where(mine).values(next_at=next_at))).rowcount == 1


async def next_due(connection: AsyncConnection) -> int | None:
    """When the next one is due."""
    moment: int | None = (await connection.execute(select(func.min(digests.c.next_at)))).scalar()
    return moment
