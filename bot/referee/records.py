"""A match in the form in which it leaves the program."""

from typing import Any

import msgspec
import structlog
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.referee.position import Table
from bot.referee.public_record import read_public_record
from bot.store import log
from rules.core.chance import commitment
from rules.core.errors import RulesError
from rules.core.model import Outcome
from rules.core.record import Entry, MatchRecord, with_draws

_logger = structlog.get_logger(__name__)


async def read_record(connection: AsyncConnection, table: Table) -> MatchRecord:
    """The match's record: whole once it has ended, before that what is public of it. Raises NotStarted."""
    _ = table.begun
    match = table.match
    if not match.ended:
        return await read_public_record(connection, table)
    rows = await log.read(connection, match.id)
    return MatchRecord(
        game=match.title,
        rules_version=match.rules_version or table.game.rules_version,
        seats=len(table.seats),
        options=match.options,
        commitment=commitment(table.seed),
        entries=tuple(_entry(row) for row in rows),
        seed=table.seed.hex(),
        words=tuple(match.words) if match.words else msgspec.UNSET,
        players=tuple(player.name for player in table.seats),
        outcome=_outcome(match.outcome),
    )


def told_in_full(record: MatchRecord) -> MatchRecord:
    """An ended match's record with the luck of every entry. Plays the match again: not on the event loop."""
    try:
        return with_draws(record)
    except RulesError as error:
        # A match may be ended because it cannot be played on; its record is no better than that.
        _logger.warning("luck_unknown", reason=str(error))
        return record


def _entry(row: log.Row) -> Entry:
    return Entry(seq=row.seq, kind=row.kind, digest=row.digest, seat=row.seat, by=row.by, data=row.data)


def _outcome(data: dict[str, Any] | None) -> Outcome | None:
    return None if data is None else msgspec.convert(data, type=Outcome)
