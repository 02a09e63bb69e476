"""How far people have come in the lessons of the titles."""

from dataclasses import dataclass
from typing import Any

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.row_cache import reads
from bot.store.schema import lessons
from bot.store.sql import one, upsert


@dataclass(frozen=True)
class Progress:
    """`stop` counts from 0, and is the number of stops at the end; the rest is about the present stop.

    `faults`: wrong answers so far; `draft`: what lies on the panel, None before it is touched; `came_from`:
    the id of the match in whose lobby the person began.
    """

    user_id: int
    title: str
    stop: int = 0
    faults: int = 0
    draft: dict[str, Any] | None = None
    came_from: str | None = None


@reads(lessons)
async def read(connection: AsyncConnection, user_id: int, title: str) -> Progress | None:
    """The person's progress; None for who has never begun."""
    query = select(lessons).where(lessons.c.user_id == user_id, lessons.c.title == title)
    return await one(connection, Progress, query)


async def keep(connection: AsyncConnection, progress: Progress) -> None:
    await upsert(connection, lessons, dict(vars(progress)))


async def count_by_stop(connection: AsyncConnection) -> dict[tuple[str, int], int]:
    """The number of people at each stop of each title, without names."""
    query = select(lessons.c.title, lessons.c.stop, func.count()).group_by(lessons.c.title, lessons.c.stop)
    rows = await connection.execute(query.order_by(lessons.c.title, lessons.c.stop))
    return {(title, stop): count for title, stop, count in rows}
