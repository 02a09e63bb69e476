"""Unfinished private work on the answer to a prompt: plain data, whose shape is the presenter's affair."""

from typing import Any

from sqlalchemy import ColumnElement, delete, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.schema import drafts
from bot.store.sql import upsert
from rules.core.model import Seat


async def read(connection: AsyncConnection, match_id: str, seat: Seat, prompt_id: str) -> dict[str, Any]:
    """The draft, empty if there is none."""
    query = select(drafts.c.data).where(_of(match_id, seat), drafts.c.prompt_id == prompt_id)
    draft: dict[str, Any] | None = (await connection.execute(query)).scalar()
    return draft or {}


async def keep(
    connection: AsyncConnection, match_id: str, seat: Seat, prompt_id: str, draft: dict[str, Any]
) -> None:
    place = {"match_id": match_id, "seat": seat, "prompt_id": prompt_id}
    await upsert(connection, drafts, place, {"data": draft})


async def discard(
    connection: AsyncConnection, match_id: str, seat: Seat, prompt_id: str | None = None
) -> None:
    """Drop a seat's draft for one prompt, or all of its drafts."""
    query = delete(drafts).where(_of(match_id, seat))
    if prompt_id is not None:
        query = query.where(drafts.c.prompt_id == prompt_id)
    await connection.execute(query)


def _of(match_id: str, seat: Seat) -> ColumnElement[bool]:
    return (drafts.c.match_id == match_id) & (drafts.c.seat == seat)
