"""The record of a match that still runs: what everybody has been told, and nothing else.

A command may be a secret for good, as a plan that was withdrawn is, or a refusal to save a face; so there is
none in it, but the public events of every row, under `events`. There is no digest either: whoever has all
that is public could try out secrets until one fits. A row of which nobody is told anything is left out and
not counted, for already that there is one may be a secret.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.matches.match_view import MatchRows
from bot.store import log, stages
from rules.core import codec
from rules.core.chance import commitment
from rules.core.record import Entry, MatchRecord


async def read_public_record(connection: AsyncConnection, table: MatchRows) -> MatchRecord:
    """The public part of a running match. Nothing can be replayed from it. Raises NotStarted."""
    match, events = table.match, await _public_events(connection, table)
    rows = await log.read(connection, match.id)
    return MatchRecord(
        game=match.title,
        rules_version=match.rules_version or table.game.rules_version,
        seats=len(table.seats),
        options=match.options,
        commitment=commitment(table.seed),
        entries=tuple(_entries(rows, events)),
        words=tuple(match.words) if match.words else msgspec.UNSET,
        players=tuple(player.name for player in table.seats),
    )


async def _public_events(connection: AsyncConnection, table: MatchRows) -> Mapping[int, list[Any]]:
    """What everybody was told of each row, as plain data."""
    told: dict[int, list[Any]] = defaultdict(list)
    for stage in await stages.read(connection, table.match.id):
        seen = (table.game.redact(event, None) for event in codec.decode_events(table.game, stage.events))
        told[stage.seq] += [msgspec.to_builtins(event) for event in seen if event is not None]
    return told


def _entries(rows: Iterable[log.Row], events: Mapping[int, list[Any]]) -> Iterator[Entry]:
    """An entry for each row of which anything was told, with a number among those.

    Where something goes back to is a step that was told: a note between it and a secret one gives that away.
    """
    steps: dict[int, int] = {}
    number, step = -1, 0
    for row in rows:
        if _is_told(row, events):
            number += 1
            step = step if row.kind == "note" else number
            yield _entry(row, number, events, steps)
        steps[row.seq] = step


def _is_told(row: log.Row, events: Mapping[int, list[Any]]) -> bool:
    return row.kind in ("note", "rewind") or bool(events.get(row.seq))


def _entry(row: log.Row, number: int, events: Mapping[int, list[Any]], steps: Mapping[int, int]) -> Entry:
    if row.kind in ("note", "rewind"):
        back = {"to": steps[row.data["to"]]} if "to" in row.data else {}
        return Entry(number, row.kind, "", row.seat, row.by, {**row.data, **back})
    # Who gave the last of several secret answers is not told: the events name whom they concern.
    return Entry(number, row.kind, "", by="", data={"events": events[row.seq]})
