"""What was played for somebody who answers a question after the deadline, to tell them."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.matches.match_view import MatchRows
from bot.matches.stage_log import next_step
from bot.matches.timeouts import NOBODY_NAMED, TIMED_OUT
from bot.store import log
from rules.core.model import Seat


@dataclass(frozen=True)
class Late:
    """When the time was up, in Unix seconds, and what happened then, as the late player may know it."""

    at: int
    events: tuple[Any, ...]


async def look_up(connection: AsyncConnection, table: MatchRows, seat: Seat, prompt_id: str) -> Late | None:
    """What the clock did to the seat's question; None if it was not the clock that settled it."""
    played = _played(await log.read(connection, table.match.id), seat, prompt_id)
    if played is None:
        return None
    return Late(played.at, await next_step(connection, table, played.seq - 1, seat))


def _played(rows: Iterable[log.Row], seat: Seat, prompt_id: str) -> log.Row | None:
    """The row in which the seat's question was answered by default.

    A time-out that names nobody may have been another seat's: then the seat's next row is about another
    question, as its player's own answer or a newer time-out tells.
    """
    out_of_time = None
    for row in rows:
        if _tells_time_out(row, seat):
            out_of_time = row.data["prompt"]
        elif row.seat == seat and row.kind != "note":
            if out_of_time == prompt_id:
                return row if row.by == "default" else None
            out_of_time = None
    return None


def _tells_time_out(row: log.Row, seat: Seat) -> bool:
    """Whether the row notes that the time was up for this seat, or for nobody by name."""
    if row.kind != "note":
        return False
    return row.data["note"] == NOBODY_NAMED or (row.data["note"] == TIMED_OUT and row.seat == seat)
