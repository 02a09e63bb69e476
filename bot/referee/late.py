"""What was played for somebody who answers a question after the deadline, to tell them."""

from dataclasses import dataclass
from typing import Any

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.referee.position import Table
from bot.referee.story import next_step
from bot.referee.timeouts import NOBODY_NAMED, TIMED_OUT
from bot.store import log
from rules.core.model import Seat


@dataclass(frozen=True)
class Late:
    """When the time was up, in Unix seconds, and what happened then, as the late player may know it."""

    at: int
    events: tuple[Any, ...]


async def look_up(connection: AsyncConnection, table: Table, seat: Seat, prompt_id: str) -> Late | None:
    """What the clock did to the seat's question; None if it was not the clock that settled it."""
    rows = await log.read(connection, table.match.id)
    noted = next((row.seq for row in rows if _is_about(row, seat, prompt_id)), None)
    if noted is None:
        return None
    later = (row for row in rows if row.seq > noted and row.seat == seat and row.by == "default")
    played = next(later, None)
    if played is None:
        return None
    return Late(played.at, await next_step(connection, table, played.seq - 1, seat))


def _is_about(row: log.Row, seat: Seat, prompt_id: str) -> bool:
    """Whether the row notes that the time was up for this question of this seat, or of nobody by name."""
    if row.kind != "note" or row.data.get("prompt") != prompt_id:
        return False
    return row.data["note"] == NOBODY_NAMED or (row.data["note"] == TIMED_OUT and row.seat == seat)
