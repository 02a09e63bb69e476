"""Questions to the table whether a choice may be taken back, each with the answers so far."""

from dataclasses import dataclass

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.columns import all_but
from bot.store.schema import undo_requests
from bot.store.upsert import upsert
from rules.core.model import Seat

_COLUMNS = all_but(undo_requests, "match_id")


@dataclass(frozen=True)
class UndoRequest:
    """A seat wants to go back to row `to` of the log.

    By their numbers in the log, as the table is told: it asked in note `number`, when `step` was the last.
    """

    number: int
    seat: Seat
    to: int
    step: int
    agreed: tuple[Seat, ...] = ()
    declined_by: Seat | None = None


async def read(connection: AsyncConnection, match_id: str, number: int) -> UndoRequest | None:
    """The request that was made in the note with this number."""
    query = select(*_COLUMNS).where(undo_requests.c.match_id == match_id, undo_requests.c.number == number)
    row = (await connection.execute(query)).first()
    return UndoRequest(**{**row._mapping, "agreed": tuple(row.agreed)}) if row else None


async def keep(connection: AsyncConnection, match_id: str, request: UndoRequest) -> None:
    columns = dict(vars(request))
    key = {"match_id": match_id, "number": columns.pop("number")}
    await upsert(connection, undo_requests, key, columns)
