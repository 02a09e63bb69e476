"""A match in the form in which it leaves the program."""

from collections.abc import Sequence
from typing import Any

import msgspec
import structlog
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.matches.branch import rules_changed_at
from bot.matches.match_view import MatchRows
from bot.matches.public_record import read_public_record
from bot.store import log, stages
from rules.core.chance import commitment
from rules.core.errors import RulesError
from rules.core.model import Outcome
from rules.core.record import Entry, MatchRecord, with_draws

_log = structlog.get_logger(__name__)


async def read_record(connection: AsyncConnection, table: MatchRows) -> MatchRecord:
    """The match's record: whole once it has ended, before that what is public of it. Raises NotStarted."""
    _ = table.begun
    match = table.match
    if not match.ended:
        return await read_public_record(connection, table)
    rows = await log.read(connection, match.id)
    positions = await _positions_kept(connection, table, rows)
    return MatchRecord(
        game=match.title,
        rules_version=match.rules_version or table.game.rules_version,
        seats=len(table.seats),
        options=match.options,
        commitment=commitment(table.seed),
        entries=tuple(_entry(row, positions) for row in rows),
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
        _log.warning("seed_missing", reason=str(error))
        return record


async def _positions_kept(
    connection: AsyncConnection, table: MatchRows, rows: Sequence[log.Row]
) -> dict[int, str]:
    """Where the rules have changed last, the position as JSON, by row: from there on it can be replayed."""
    begins = rules_changed_at(rows)
    played = [row.seq for row in rows[:begins] if row.kind != "note"]
    packed = await stages.newest(connection, table.match.id, played[-1]) if played else None
    return {begins: packed.unpacked().decode()} if packed else {}


def _entry(row: log.Row, positions: dict[int, str]) -> Entry:
    kept = {"state": positions[row.seq]} if row.seq in positions else {}
    data = {**row.data, **kept}
    return Entry(seq=row.seq, kind=row.kind, digest=row.digest, seat=row.seat, by=row.by, data=data)


def _outcome(data: dict[str, Any] | None) -> Outcome | None:
    return None if data is None else msgspec.convert(data, type=Outcome)
