"""Questions to the table whether a choice may be taken back, each with the answers so far."""

from dataclasses import dataclass

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.schema import undo_requests
from bot.store.upsert import upsert
from rules.core.model import Seat

_COLUMNS = tuple(column for column in undo_requests.c if column.name != "match_id")


@dataclass(frozen=True)
class UndoRequest:
    """A seat wants to go back to row `to` of the log.

    By their numbers among what was told: it asked in note `seq`, when `played` was the last step.
    """

    seq: int
    seat: Seat
    to: int
    played: int
    agreed: tuple[Seat, ...] = ()
    declined_by: Seat | None = None


async def read(connection: AsyncConnection, match_id: str, seq: int) -> UndoRequest | None:
    """The request that was made in the note with this number."""
    query = select(*_COLUMNS).where(undo_requests.c.match_id == match_id, undo_requests.c.seq == seq)
    row = (await connection.execute(query)).first()
    return UndoRequest(**{**row._mapping, "agreed": tuple(row.agreed)}) if row else None


async def keep(connection: AsyncConnection, match_id: str, request: UndoRequest) -> None:
    columns = dict(vars(request))
    await upsert(connection, undo_requests, {"match_id": match_id, "seq": columns.pop("seq")}, columns)
