"""Drafts: unfinished secret answers, as plain data whose shape only the presenter knows."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import delete, select, tuple_
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.row_cache import reads
from bot.store.schema import drafts
from bot.store.sql import upsert
from rules.core.model import Seat


@reads(drafts)
async def read(connection: AsyncConnection, match_id: str, seat: Seat, prompt_id: str) -> dict[str, Any]:
    """The draft, empty if there is none."""
    place = drafts.c.match_id == match_id, drafts.c.seat == seat, drafts.c.prompt_id == prompt_id
    query = select(drafts.c.data).where(*place)
    draft: dict[str, Any] | None = (await connection.execute(query)).scalar()
    return draft or {}


async def keep(
    connection: AsyncConnection, match_id: str, seat: Seat, prompt_id: str, draft: dict[str, Any]
) -> None:
    row = {"match_id": match_id, "seat": seat, "prompt_id": prompt_id, "data": draft}
    await upsert(connection, drafts, row)


async def discard(connection: AsyncConnection, match_id: str, settled: Sequence[tuple[Seat, str]]) -> None:
    """Delete the drafts for these prompts, each named by its seat and id."""
    if settled:
        these = tuple_(drafts.c.seat, drafts.c.prompt_id).in_(settled)
        await connection.execute(delete(drafts).where(drafts.c.match_id == match_id, these))


async def discard_all(connection: AsyncConnection, match_id: str, seat: Seat) -> None:
    """Delete all drafts of a seat."""
    await connection.execute(delete(drafts).where(drafts.c.match_id == match_id, drafts.c.seat == seat))
