"""Records: matches in the form in which they leave the program, and proofs of ended ones.

The record of a match that still runs holds what everybody has been shown, and nothing else. A command may be
a secret for good, as a plan that was withdrawn is, or a refusal to save a face; so there is none in it, but
the public events of every row, under `events`. There is no digest either: with all that is public one could
try out secrets until one fits. A row without public events is left out and not counted, since its existence
alone may be a secret.
"""

import asyncio
from collections import OrderedDict, defaultdict
from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec
import structlog
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.matches.match_view import MatchRows, rules_changed_at
from bot.store import log, stages
from rules.core import codec
from rules.core.chance import commitment
from rules.core.errors import RulesError
from rules.core.model import Outcome
from rules.core.record import Entry, MatchRecord, Proof, prove, with_draws

_log = structlog.get_logger(__name__)


async def read_record(connection: AsyncConnection, rows: MatchRows) -> MatchRecord:
    """The match's record: whole once it has ended, before that what is public of it. Raises NotStarted."""
    _ = rows.begun
    match = rows.match
    if not match.ended:
        return await read_public_record(connection, rows)
    log_rows = await log.read(connection, match.id)
    states = await _stored_states(connection, rows, log_rows)
    return MatchRecord(
        game=match.title,
        rules_version=match.rules_version or rows.game.rules_version,
        seats=len(rows.seats),
        options=match.options,
        commitment=commitment(rows.seed),
        entries=tuple(_entry(row, states) for row in log_rows),
        seed=rows.seed.hex(),
        words=tuple(match.words) if match.words else msgspec.UNSET,
        players=tuple(player.name for player in rows.seats),
        outcome=_outcome(match.outcome),
    )


def add_draws(record: MatchRecord) -> MatchRecord:
    """An ended match's record with the draws of every entry. Replays the match: not on the event loop."""
    try:
        return with_draws(record)
    except RulesError as error:
        # A match may be ended because it cannot be played on; its record is no better than that.
        _log.warning("seed_missing", reason=str(error))
        return record


async def _stored_states(
    connection: AsyncConnection, rows: MatchRows, log_rows: Sequence[log.Row]
) -> dict[int, str]:
    """Where the rules have changed last, the state as JSON, by row: from there on it can be replayed."""
    begins = rules_changed_at(log_rows)
    played = [row.seq for row in log_rows[:begins] if row.kind != "note"]
    packed = await stages.newest(connection, rows.match.id, played[-1]) if played else None
    return {begins: packed.unpacked().decode()} if packed else {}


def _entry(row: log.Row, states: dict[int, str]) -> Entry:
    kept = {"state": states[row.seq]} if row.seq in states else {}
    data = {**row.data, **kept}
    return Entry(seq=row.seq, kind=row.kind, digest=row.digest, seat=row.seat, by=row.by, data=data)


def _outcome(data: dict[str, Any] | None) -> Outcome | None:
    return None if data is None else msgspec.convert(data, type=Outcome)


async def read_public_record(connection: AsyncConnection, rows: MatchRows) -> MatchRecord:
    """The public part of a running match. Nothing can be replayed from it. Raises NotStarted."""
    match, events = rows.match, await _public_events(connection, rows)
    log_rows = await log.read(connection, match.id)
    return MatchRecord(
        game=match.title,
        rules_version=match.rules_version or rows.game.rules_version,
        seats=len(rows.seats),
        options=match.options,
        commitment=commitment(rows.seed),
        entries=tuple(_public_entries(log_rows, events)),
        words=tuple(match.words) if match.words else msgspec.UNSET,
        players=tuple(player.name for player in rows.seats),
    )


async def _public_events(connection: AsyncConnection, rows: MatchRows) -> Mapping[int, list[Any]]:
    """The public events of each row, as plain data."""
    public: dict[int, list[Any]] = defaultdict(list)
    for stage in await stages.read(connection, rows.match.id):
        seen = (rows.game.redact(event, None) for event in codec.decode_events(rows.game, stage.events))
        public[stage.seq] += [msgspec.to_builtins(event) for event in seen if event is not None]
    return public


def _public_entries(log_rows: Iterable[log.Row], events: Mapping[int, list[Any]]) -> Iterator[Entry]:
    """An entry for each row that is public, numbered among those.

    The target of a rewind is given as a public step: a note between it and a secret one would show the
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
    # Who gave the last of several secret answers is not public: the events name whom they concern.
    return Entry(number, row.kind, "", by="", data={"events": events[row.seq]})


_MAX_CACHED = 256
"""Matches; of each, a few numbers."""


@dataclass(frozen=True)
class Proven:
    """What was proven of a match, and its seed and the promise of it, in hex."""

    proof: Proof
    seed: str
    commitment: str


class Proofs:
    """Proves a match by playing it again, once: a match that has ended never changes."""

    def __init__(self, read: Callable[[str], Awaitable[MatchRecord]]) -> None:
        self._read = read
        self._one_at_a_time = asyncio.Lock()
        self._known: OrderedDict[str, Proven] = OrderedDict()

    async def of(self, match_id: str) -> Proven:
        """The proof of an ended match. Raises UnknownMatch or NotStarted, and RulesError if it is wrong."""
        async with self._one_at_a_time:
            proven = self._known.get(match_id) or await self._prove(match_id)
        self._known[match_id] = proven
        if len(self._known) > _MAX_CACHED:
            self._known.popitem(last=False)
        return proven

    async def _prove(self, match_id: str) -> Proven:
        record = await self._read(match_id)
        # A whole match is played: other people's clicks shall not wait for that.
        proof = await asyncio.to_thread(prove, record)
        return Proven(proof, record.seed or "", record.commitment)
