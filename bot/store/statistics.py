"""Numbers of the whole database, for whoever watches the bot."""

from dataclasses import dataclass

from sqlalchemy import func, select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.schema import matches, outbox, timers


@dataclass(frozen=True)
class Figures:
    """How many: matches by status, questions with a clock that wait for an answer, news not yet said."""

    matches: dict[str, int]
    prompts: int
    outbox: int


async def count(connection: AsyncConnection) -> Figures:
    """Count them all; a status without matches is not among them."""
    statuses = select(matches.c.status, func.count().label("number")).group_by(matches.c.status)
    waiting = select(func.count()).select_from(timers).where(timers.c.owing)
    unsaid = select(func.count()).select_from(outbox)
    return Figures(
        matches={row.status: row.number for row in await connection.execute(statuses)},
        prompts=(await connection.execute(waiting)).scalar_one(),
        outbox=(await connection.execute(unsaid)).scalar_one(),
    )


async def megabytes(connection: AsyncConnection) -> float:
    """How large the database is."""
    if connection.dialect.name == "sqlite":
        size = text("SELECT page_count * page_size FROM pragma_page_count, pragma_page_size")
        return float((await connection.execute(size)).scalar_one() / 2**20)
    size_query = select(func.pg_database_size(func.current_database()))
    return float((await connection.execute(size_query)).scalar_one() / 2**20)
