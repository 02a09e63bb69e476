"""Records: the export format of matches, and proofs of ended ones.

The record of a match that still runs holds only public data. A command may remain secret permanently, such
as a withdrawn plan or a refusal to save a face; so the record has no commands, only the public events of
every row, under `events`. It has no digests either: with them and the public data, secrets could be found
by trial. A row without public events is omitted and not counted, since its existence alone may be a
secret.
"""

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec
import structlog
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.matches.bounded_dict import BoundedDict
from bot.matches.match_view import MatchRows, rules_changed_at
from bot.matches.stage_log import public_events
from bot.store import log, stages
from rules.core.chance import commitment
from rules.core.errors import RulesError
from rules.core.model import Outcome
from rules.core.record import Entry, MatchRecord, Proof, prove, with_draws

_log = structlog.get_logger(__name__)


async def read_record(connection: AsyncConnection, rows: MatchRows) -> MatchRecord:
    """Returns the match's record: complete once it has ended, only public data before. Raises NotStarted."""
    _ = rows.begun
    match = rows.match
    log_rows = await log.read(connection, match.id)
    record = MatchRecord(
        game=match.title,
        rules_version=match.rules_version or rows.game.rules_version,
        seats=len(rows.seats),
        options=match.options,
        commitment=commitment(rows.seed),
        entries=(),
        words=tuple(match.words) if match.words else msgspec.UNSET,
        players=tuple(player.name for player in rows.seats),
    )
    if not match.ended:
        events = await public_events(connection, rows)
        return msgspec.structs.replace(record, entries=tuple(_public_entries(log_rows, events)))
    states = await _stored_states(connection, rows, log_rows)
    return msgspec.structs.replace(
        record,
        entries=tuple(_entry(row, states) for row in log_rows),
        seed=rows.seed.hex(),
        outcome=msgspec.convert(match.outcome, type=Outcome | None),
    )


def add_draws(record: MatchRecord) -> MatchRecord:
    """An ended match's record with the draws of every entry. Replays the match: not on the event loop."""
    try:
        return with_draws(record)
    except RulesError as error:
        # A match may be ended because it cannot continue; then its record cannot be replayed either.
        _log.warning("seed_missing", reason=str(error))
        return record


async def _stored_states(
    connection: AsyncConnection, rows: MatchRows, log_rows: Sequence[log.Row]
) -> dict[int, str]:
    """The state as JSON, by the row at which the rules last changed: replay is possible from there on."""
    begins = rules_changed_at(log_rows)
    played = [row.seq for row in log_rows[:begins] if row.kind != "note"]
    packed = await stages.newest(connection, rows.match.id, played[-1]) if played else None
    return {begins: packed.unpacked().decode()} if packed else {}


def _entry(row: log.Row, states: dict[int, str]) -> Entry:
    kept = {"state": states[row.seq]} if row.seq in states else {}
    data = {**row.data, **kept}
    return Entry(seq=row.seq, kind=row.kind, digest=row.digest, seat=row.seat, by=row.by, data=data)


def _public_entries(log_rows: Iterable[log.Row], events: Mapping[int, list[Any]]) -> Iterator[Entry]:
    """An entry for each row that is public, numbered among those.

    The target of a rewind is given as a public step: a note between it and a secret step would reveal the
    latter.
    """
    steps: dict[int, int] = {}
    number, step = -1, 0
    for row in log_rows:
        if _is_public(row, events):
            number += 1
            step = step if row.kind == "note" else number
            yield _public_entry(row, number, events, steps)
        steps[row.seq] = step


def _is_public(row: log.Row, events: Mapping[int, list[Any]]) -> bool:
    return row.kind in ("note", "rewind") or bool(events.get(row.seq))


def _public_entry(
    row: log.Row, number: int, events: Mapping[int, list[Any]], steps: Mapping[int, int]
) -> Entry:
    if row.kind in ("note", "rewind"):
        back = {"to": steps[row.data["to"]]} if "to" in row.data else {}
        return Entry(number, row.kind, "", row.seat, row.by, {**row.data, **back})
    # The seat that gave the last of several secret answers is not public: events name the seats concerned.
    return Entry(number, row.kind, "", by="", data={"events": msgspec.to_builtins(events[row.seq])})


_MAX_CACHED = 256
"""Matches; of each, a few numbers."""


@dataclass(frozen=True)
class Proven:
    """The proven facts of a match, with its seed and the commitment to it, in hex."""

    proof: Proof
    seed: str
    commitment: str


class Proofs:
    """Proves a match by replaying it, once only: an ended match never changes."""

    def __init__(self, read: Callable[[str], Awaitable[MatchRecord]]) -> None:
        self._read = read
        self._one_at_a_time = asyncio.Lock()
        self._known = BoundedDict[str, Proven](_MAX_CACHED)

    async def of(self, match_id: str) -> Proven:
        """Returns the proof of an ended match. Raises UnknownMatch, NotStarted, or RulesError if it fails."""
        async with self._one_at_a_time:
            proven = self._known.get(match_id)
            if proven is None:
                record = await self._read(match_id)
                # A whole match is replayed: other interactions must not wait for that.
                proof = await asyncio.to_thread(prove, record)
                proven = Proven(proof, record.seed or "", record.commitment)
        self._known[match_id] = proven
        return proven
