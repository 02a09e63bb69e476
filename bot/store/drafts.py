"""Drafts: unfinished secret answers, as plain data whose shape only the presenter knows."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import delete, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.prepared import prepare
from bot.store.row_cache import reads
from bot.store.schema import drafts
from bot.store.sql import given, upsert
from rules.core.model import Seat


@reads(drafts)
async def read(connection: AsyncConnection, match_id: str, seat: Seat, prompt_id: str) -> dict[str, Any]:
    """The draft, empty if there is none."""
    place = {"match_id": match_id, "seat": seat, "prompt_id": prompt_id}
    draft: dict[str, Any] | None = (await connection.execute(_READ, place)).scalar()
    return draft or {}


_PLACE = given(drafts, "match_id", "seat", "prompt_id")
_READ = prepare(select(drafts.c.data).where(_PLACE))


async def keep(
    connection: AsyncConnection, match_id: str, seat: Seat, prompt_id: str, draft: dict[str, Any]
) -> None:
    row = {"match_id": match_id, "seat": seat, "prompt_id": prompt_id, "data": draft}
    await upsert(connection, drafts, row)


async def discard(connection: AsyncConnection, match_id: str, settled: Sequence[tuple[Seat, str]]) -> None:
    """Delete the drafts for these prompts, each named by its seat and id."""
    if settled:
        places = [{"match_id": match_id, "seat": seat, "prompt_id": prompt} for seat, prompt in settled]
        await connection.execute(_DISCARD, places)


_DISCARD = prepare(delete(drafts).where(_PLACE))


async def discard_all(connection: AsyncConnection, match_id: str, seat: Seat) -> None:
    """Delete all drafts of a seat."""
    await connection.execute(delete(drafts).where(drafts.c.match_id == match_id, drafts.c.seat == seat))
