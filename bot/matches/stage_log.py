"""What has happened in a match, stage by stage, as one viewer may know it."""

import zlib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.matches.loading import replay
from bot.matches.match_view import MatchRows, base_key, read_branch, round_key
from bot.store import stages
from bot.store.stages import Packed, Row
from rules.core import codec
from rules.core.model import Prompt, Seat, Viewer


@dataclass(frozen=True)
class StageLog:
    """All that happened under one stage key, up to row `seq` of the log.

    What a rewind took back is left out; a stage of which nothing is left is `taken_back`, with all its
    events.
    """

    key: str
    seq: int
    events: tuple[Any, ...]
    taken_back: bool = field(default=False, kw_only=True)


@dataclass(frozen=True)
class StageView(StageLog):
    """A stage with the observation at its end."""

    observation: Any


async def stage_logs(connection: AsyncConnection, rows: MatchRows, viewer: Viewer) -> list[StageLog]:
    """All stages that count, in the order in which they began."""
    branch = await read_branch(connection, rows.match.id)
    by_key: dict[str, list[Row]] = {}
    for row in await stages.read(connection, rows.match.id):
        if branch.counts(row.seq):
            by_key.setdefault(row.key, []).append(row)
    return [
        StageLog(key, stage_rows[-1].seq, _events(rows, stage_rows, viewer))
        for key, stage_rows in by_key.items()
    ]


async def stage_view(
    connection: AsyncConnection, rows: MatchRows, key: str, viewer: Viewer
) -> StageView | None:
    """The stage with this key; None before it has begun."""
    branch = await read_branch(connection, rows.match.id)
    stage_rows = await stages.of_key(connection, rows.match.id, key)
    if not stage_rows:
        return None
    counting = [row for row in stage_rows if branch.counts(row.seq)]
    return await _view(connection, rows, key, counting or stage_rows, viewer, taken_back=not counting)


async def next_step(
    connection: AsyncConnection, rows: MatchRows, after: int, viewer: Viewer
) -> tuple[Any, ...]:
    """What happened in the first stage of the first step after row `after`."""
    later = [row for row in await stages.read(connection, rows.match.id) if row.seq > after]
    return _events(rows, later[:1], viewer)


async def round_view(
    connection: AsyncConnection, rows: MatchRows, key: str, viewer: Viewer
) -> StageView | None:
    """All stages of the round to which the one with this key belongs; None unless it is the last of them."""
    branch, name = await read_branch(connection, rows.match.id), round_key(key)
    stage_rows = [row for row in await stages.read(connection, rows.match.id) if round_key(row.key) == name]
    if not stage_rows or stage_rows[-1].key != key:
        return None
    counting = [row for row in stage_rows if branch.counts(row.seq)]
    return await _view(connection, rows, name, counting or stage_rows, viewer, taken_back=not counting)


async def newest(connection: AsyncConnection, rows: MatchRows) -> str | None:
    """The key of the stage that the match is in."""
    packed = await stages.newest(connection, rows.match.id, rows.begun.played)
    return packed.key if packed else None


async def _view(
    connection: AsyncConnection,
    rows: MatchRows,
    key: str,
    stage_rows: Sequence[Row],
    viewer: Viewer,
    *,
    taken_back: bool,
) -> StageView:
    last = await stages.complete(connection, rows.match.id, stage_rows[-1])
    observation = rows.game.observe(await _state(connection, rows, last), viewer)
    return StageView(key, last.seq, _events(rows, stage_rows, viewer), observation, taken_back=taken_back)


def _events(rows: MatchRows, stage_rows: Iterable[Row], viewer: Viewer) -> tuple[Any, ...]:
    game = rows.game
    complete = (event for row in stage_rows for event in codec.decode_events(game, row.events))
    seen = (game.redact(event, viewer) for event in complete)
    return tuple(event for event in seen if event is not None)


async def _state(connection: AsyncConnection, rows: MatchRows, packed: Packed) -> Any:
    try:
        return codec.decode_state(rows.game, packed.unpacked())
    except (zlib.error, msgspec.DecodeError):
        steps = dict(await replay(connection, rows))
        return steps[packed.seq].stages[packed.number].state


_MAX_ROWS_BACK = 20
"""How many rows of the log are searched for the one that settled a question."""


@dataclass(frozen=True)
class Settled:
    """A prompt as it stood last, and all that its seat knew then."""

    prompt: Prompt
    observation: Any


async def find_settled(
    connection: AsyncConnection, rows: MatchRows, seq: int, seat: Seat, prompt_id: str
) -> Settled | None:
    """The seat's prompt as it stood when row `seq` of the log, or one of those just before it, settled it.

    None if that is too long ago, for the match goes on while somebody's panel is drawn, and if the prompt was
    open still after the last row that knows it: it was withdrawn, or the match was ended.
    """
    match_id = rows.match.id
    for row in range(seq, max(seq - _MAX_ROWS_BACK, -1), -1):
        settled = _look_at(rows, await stages.oldest(connection, match_id, row), seat)
        if settled and settled.prompt.id == base_key(prompt_id):
            after = _look_at(rows, await stages.newest(connection, match_id, row), seat)
            return None if after and after.prompt.id == settled.prompt.id else settled
    return None


def _look_at(rows: MatchRows, packed: Packed | None, seat: Seat) -> Settled | None:
    """The seat's prompt at the end of a stage; None if it was gone by then."""
    if packed is None:
        return None
    try:
        state = codec.decode_state(rows.game, packed.unpacked())
    except (zlib.error, msgspec.DecodeError):
        return None  # only shown for reference, not worth a replay
    prompt = rows.game.prompts(state).get(seat)
    return Settled(prompt, rows.game.observe(state, seat)) if prompt else None
