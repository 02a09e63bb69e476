"""A match in the form in which it leaves the program."""

from typing import Any

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.referee.position import Table
from bot.store import log
from rules.core.chance import commitment
from rules.core.model import Outcome
from rules.core.record import Entry, MatchRecord


async def read_record(connection: AsyncConnection, table: Table) -> MatchRecord:
    """The match's record; with its seed once it has ended. Raises NotStarted."""
    match = table.match
    rows = await log.read(connection, match.id)
    return MatchRecord(
        game=match.title,
        rules_version=match.rules_version or table.game.rules_version,
        seats=len(table.seats),
        options=match.options,
        commitment=commitment(table.seed),
        entries=tuple(_entry(row) for row in rows),
        seed=table.seed.hex() if match.ended else None,
        players=tuple(player.name for player in table.seats),
        outcome=_outcome(match.outcome),
    )


def _entry(row: log.Row) -> Entry:
    return Entry(seq=row.seq, kind=row.kind, digest=row.digest, seat=row.seat, by=row.by, data=row.data)


def _outcome(data: dict[str, Any] | None) -> Outcome | None:
    return None if data is None else msgspec.convert(data, type=Outcome)
