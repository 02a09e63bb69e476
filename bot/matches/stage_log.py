"""What has happened in a match, as one viewer may know it."""

import zlib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.matches.loading import replay
from bot.matches.match_view import MatchRows, read_line, round_key, unnamed
from bot.store import stages
from bot.store.stages import Packed, Row
from rules.core import codec
from rules.core.model import Prompt, Seat, Viewer


@dataclass(frozen=True)
class StageLog:
    """All that happened under one stage key, up to row `seq` of the log.

    What a rewind took back is left out; a chapter of which nothing is left is `taken_back`, and tells it all.
    """

    key: str
    seq: int
    events: tuple[Any, ...]
    taken_back: bool = field(default=False, kw_only=True)


@dataclass(frozen=True)
class StageView(StageLog):
    """A chapter with the position that it led to."""

    observation: Any


async def tell(connection: AsyncConnection, table: MatchRows, viewer: Viewer) -> list[StageLog]:
    """All chapters that count, in the order in which they began."""
    line = await read_line(connection, table.match.id)
    chapters: dict[str, list[Row]] = {}
    for row in await stages.read(connection, table.match.id):
        if line.counts(row.seq):
            chapters.setdefault(row.key, []).append(row)
    return [StageLog(key, rows[-1].seq, _events(table, rows, viewer)) for key, rows in chapters.items()]


async def show(connection: AsyncConnection, table: MatchRows, key: str, viewer: Viewer) -> StageView | None:
    """The chapter with this key and what is on the table at its end; None if there is no such chapter yet."""
    line = await read_line(connection, table.match.id)
    rows = await stages.of_key(connection, table.match.id, key)
    if not rows:
        return None
    counting = [row for row in rows if line.counts(row.seq)]
    return await _scene(connection, table, key, counting or rows, viewer, taken_back=not counting)


async def next_step(
    connection: AsyncConnection, table: MatchRows, after: int, viewer: Viewer
) -> tuple[Any, ...]:
    """What happened in the first stage of the first step after row `after`."""
    later = [row for row in await stages.read(connection, table.match.id) if row.seq > after]
    return _events(table, later[:1], viewer)


async def show_round(
    connection: AsyncConnection, table: MatchRows, key: str, viewer: Viewer
) -> StageView | None:
    """All chapters of the round to which the one with this key belongs; None unless it is the last of them.

    A round's earlier chapters are told again with each later one.
    """
    line, name = await read_line(connection, table.match.id), round_key(key)
    rows = [row for row in await stages.read(connection, table.match.id) if round_key(row.key) == name]
    if not rows or rows[-1].key != key:
        return None
    counting = [row for row in rows if line.counts(row.seq)]
    return await _scene(connection, table, name, counting or rows, viewer, taken_back=not counting)


async def newest(connection: AsyncConnection, table: MatchRows) -> str | None:
    """The key of the stage that the match is in."""
    packed = await stages.newest(connection, table.match.id, table.begun.played)
    return packed.key if packed else None


async def _scene(
    connection: AsyncConnection,
    table: MatchRows,
    key: str,
    told: Sequence[Row],
    viewer: Viewer,
    *,
    taken_back: bool,
) -> StageView:
    last = await stages.complete(connection, table.match.id, told[-1])
    observation = table.game.observe(await _state(connection, table, last), viewer)
    return StageView(key, last.seq, _events(table, told, viewer), observation, taken_back=taken_back)


def _events(table: MatchRows, rows: Iterable[Row], viewer: Viewer) -> tuple[Any, ...]:
    game = table.game
    complete = (event for row in rows for event in codec.decode_events(game, row.events))
    seen = (game.redact(event, viewer) for event in complete)
    return tuple(event for event in seen if event is not None)


async def _state(connection: AsyncConnection, table: MatchRows, packed: Packed) -> Any:
    try:
        return codec.decode_state(table.game, packed.unpacked())
    except (zlib.error, msgspec.DecodeError):
        steps = dict(await replay(connection, table))
        return steps[packed.seq].stages[packed.number].state


_LONG_AGO = 20
"""Rows of the log among which the one is looked for that settled a question."""


@dataclass(frozen=True)
class Settled:
    """A prompt as it stood last, and all that its seat knew then."""

    prompt: Prompt
    observation: Any


async def look_back(
    connection: AsyncConnection, table: MatchRows, seq: int, seat: Seat, prompt_id: str
) -> Settled | None:
    """The seat's prompt as it stood when row `seq` of the log, or one of those just before it, settled it.

    None if that is too long ago, for the match goes on while somebody's panel is drawn, and if the prompt was
    open still after the last row that knows it: it was withdrawn, or the match was ended.
    """
    match_id = table.match.id
    for row in range(seq, max(seq - _LONG_AGO, -1), -1):
        settled = _look_at(table, await stages.oldest(connection, match_id, row), seat)
        if settled and settled.prompt.id == unnamed(prompt_id):
            after = _look_at(table, await stages.newest(connection, match_id, row), seat)
            return None if after and after.prompt.id == settled.prompt.id else settled
    return None


def _look_at(table: MatchRows, packed: Packed | None, seat: Seat) -> Settled | None:
    """The seat's prompt at the end of a stage; None if it was gone by then."""
    if packed is None:
        return None
    try:
        state = codec.decode_state(table.game, packed.unpacked())
    except (zlib.error, msgspec.DecodeError):
        return None  # a keepsake, not worth a replay
    prompt = table.game.prompts(state).get(seat)
    return Settled(prompt, table.game.observe(state, seat)) if prompt else None
