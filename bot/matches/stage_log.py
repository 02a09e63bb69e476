"""The stages of a match and their events, as visible to one viewer."""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.matches.loading import replay, unpack
from bot.matches.match_view import MatchRows, base_key, round_key
from bot.store import stages
from bot.store.stages import AnyStage, Packed, Row
from rules.core import codec
from rules.core.model import Prompt, Seat, Viewer


@dataclass(frozen=True)
class StageLog:
    """All that happened under one stage key, up to row `seq` of the log.

    Events reverted by a rewind are omitted; a stage without remaining events is `taken_back`, with all its
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


async def stage_logs(connection: AsyncConnection, rows: MatchRows, viewer: Viewer = None) -> list[StageLog]:
    """All stages that were not reverted, in the order in which they began."""
    by_key: dict[str, list[Row]] = {}
    for row in await stages.read(connection, rows.match.id):
        if rows.branch.counts(row.seq):
            by_key.setdefault(row.key, []).append(row)
    return [StageLog(key, some[-1].seq, _events(rows, some, viewer)) for key, some in by_key.items()]


async def stage_view(
    connection: AsyncConnection, rows: MatchRows, key: str, viewer: Viewer, newest: Any = None
) -> StageView | None:
    """The stage with this key; None before it has begun. `newest`: the match's state, if it is loaded."""
    stage_rows = await stages.read(connection, rows.match.id, key)
    if not stage_rows:
        return None
    state = newest if key == rows.stage and stage_rows[-1].seq == rows.begun.played else None
    return await _view(connection, rows, key, stage_rows, viewer, state)


def newest_view(
    rows: MatchRows, seq: int, passed: Sequence[AnyStage], state: Any, before: StageView | None
) -> StageView | None:
    """The public view of the newest stage after a step that wrote row `seq`; needs no query.

    `rows` are those from before the step, and `before` is the view of their newest stage. None if the stage
    began earlier and that view is not known.
    """
    key, game = passed[-1].key, rows.game
    if key == rows.stage and before is None:
        return None
    earlier = before.events if before and key == rows.stage else ()
    seen = (game.redact(event, None) for stage in passed if stage.key == key for event in stage.events)
    events = tuple(event for event in seen if event is not None)
    return StageView(key, seq, earlier + events, game.observe(state, None))


async def next_step(
    connection: AsyncConnection, rows: MatchRows, after: int, viewer: Viewer = None
) -> tuple[Any, ...]:
    """What happened in the first stage of the first step after row `after`."""
    later = [row for row in await stages.read(connection, rows.match.id) if row.seq > after]
    return _events(rows, later[:1], viewer)


async def round_view(
    connection: AsyncConnection, rows: MatchRows, key: str, viewer: Viewer = None
) -> StageView | None:
    """All stages of the round to which the one with this key belongs; None unless it is the last of them."""
    name = round_key(key)
    stage_rows = [row for row in await stages.read(connection, rows.match.id) if round_key(row.key) == name]
    if not stage_rows or stage_rows[-1].key != key:
        return None
    return await _view(connection, rows, name, stage_rows, viewer)


async def _view(
    connection: AsyncConnection,
    rows: MatchRows,
    key: str,
    stage_rows: Sequence[Row],
    viewer: Viewer,
    state: Any = None,
) -> StageView:
    counting = [row for row in stage_rows if rows.branch.counts(row.seq)]
    shown = counting or stage_rows
    if state is None:
        packed = await stages.complete(connection, rows.match.id, shown[-1])
        state = unpack(rows, packed)
    if state is None:
        state = dict(await replay(connection, rows))[packed.seq].stages[packed.number].state
    events, observation = _events(rows, shown, viewer), rows.game.observe(state, viewer)
    return StageView(key, shown[-1].seq, events, observation, taken_back=not counting)


async def public_events(connection: AsyncConnection, rows: MatchRows) -> Mapping[int, list[Any]]:
    """The public events of each row of the log."""
    public: dict[int, list[Any]] = defaultdict(list)
    for stage in await stages.read(connection, rows.match.id):
        public[stage.seq] += _events(rows, [stage], None)
    return public


def _events(rows: MatchRows, stage_rows: Iterable[Row], viewer: Viewer) -> tuple[Any, ...]:
    game = rows.game
    complete = (event for row in stage_rows for event in codec.decode_events(game, row.events))
    seen = (game.redact(event, viewer) for event in complete)
    return tuple(event for event in seen if event is not None)


_MAX_ROWS_BACK = 20
"""How many rows of the log are searched for the one that settled a question."""


@dataclass(frozen=True)
class Settled:
    """The last version of a prompt, and its seat's observation at that time."""

    prompt: Prompt
    observation: Any


async def find_settled(
    connection: AsyncConnection, rows: MatchRows, seq: int, seat: Seat, prompt_id: str
) -> Settled | None:
    """Returns the seat's prompt as it was when row `seq` of the log, or one just before it, settled it.

    None if that is too long ago, since the match continues while a panel is drawn, or if the prompt was still
    open after the last row that contains it: it was withdrawn, or the match was ended.
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
    state = unpack(rows, packed)
    if state is None:
        return None  # only shown for reference, not worth a replay
    prompt = rows.game.prompts(state).get(seat)
    return Settled(prompt, rows.game.observe(state, seat)) if prompt else None
