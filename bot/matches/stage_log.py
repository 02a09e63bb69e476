"""The stages of a match and their events, as visible to one viewer."""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.matches.loading import replay, unpack
from bot.matches.match_view import MatchRows, base_key, round_key
from bot.store import log, stages
from bot.store.stages import AnyStage, Row
from rules.core import codec
from rules.core.game import redacted
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


async def stage_logs(
    connection: AsyncConnection,
    rows: MatchRows,
    viewer: Viewer = None,
    after: int = -1,
    until: int | None = None,
) -> list[StageLog]:
    """All stages that were not reverted, in the order in which they began; of rows `after` … `until`."""
    by_key: dict[str, list[Row]] = {}
    for row in await stages.read(connection, rows.match.id, after=after):
        if rows.branch.counts(row.seq) and (until is None or row.seq <= until):
            by_key.setdefault(row.key, []).append(row)
    return [StageLog(key, some[-1].seq, _events(rows, some, viewer)) for key, some in by_key.items()]


async def stage_view(
    connection: AsyncConnection, rows: MatchRows, key: str, viewer: Viewer, newest: Any = None
) -> StageView | None:
    """The stage with this key; None before it has begun. `newest`: the match's state, if it is loaded."""
    stage_rows = await stages.read(connection, rows.match.id, key)
    return await _view(connection, rows, key, stage_rows, viewer, newest) if stage_rows else None


@dataclass(frozen=True)
class StepViews:
    """The public views of the stages that the last step ended and led to, by key, and of the round it led to.

    What began earlier, and was not known then, is left out.
    """

    stages: Mapping[str, StageView] = field(default_factory=dict)
    round: StageView | None = None

    def after(self, rows: MatchRows, seq: int, passed: Sequence[AnyStage]) -> "StepViews":
        """Those after a step that wrote row `seq`; needs no query. `rows` are those from before the step."""
        stages, newest = dict[str, StageView](), passed[-1].key
        for key in dict.fromkeys((rows.stage, newest)):
            its_part = [stage for stage in passed if stage.key == key]
            begun = self.stages.get(key or "") if key == rows.stage else None
            if key and its_part and (begun or key != rows.stage):
                stages[key] = _continued(rows, key, seq, begun, its_part)
        known = self.round
        if known is None or any(round_key(stage.key) != known.key for stage in passed):
            return StepViews(stages)  # another one may have begun before
        return StepViews(stages, _continued(rows, known.key, seq, known, passed))


def _continued(
    rows: MatchRows, key: str, seq: int, begun: StageView | None, passed: Sequence[AnyStage]
) -> StageView:
    events = (event for stage in passed for event in stage.events)
    told = (begun.events if begun else ()) + redacted(rows.game, events, None)
    return StageView(key, seq, told, rows.game.observe(passed[-1].state, None))


async def next_step(
    connection: AsyncConnection, rows: MatchRows, after: int, viewer: Viewer = None
) -> tuple[Any, ...]:
    """What happened in the first stage of the first step after row `after`."""
    later = await stages.read(connection, rows.match.id, after=after)
    return _events(rows, later[:1], viewer)


async def next_view(connection: AsyncConnection, rows: MatchRows, after: int) -> StageView | None:
    """The first stage of the first step after row `after`, and the position at its end."""
    later = await stages.read(connection, rows.match.id, after=after)
    return await _view(connection, rows, later[0].key, later[:1], None, None) if later else None


async def round_view(
    connection: AsyncConnection, rows: MatchRows, key: str, viewer: Viewer = None, newest: Any = None
) -> StageView | None:
    """All stages of the round that has this key, or whose last one has it; None if there is no such round.

    `newest`: the match's state, if it is loaded.
    """
    found = await stages.read(connection, rows.match.id, prefix=base_key(round_key(key)))
    for name in (key, round_key(key)):
        stage_rows = [row for row in found if round_key(row.key) == name]
        if stage_rows and key in (name, stage_rows[-1].key):
            return await _view(connection, rows, name, stage_rows, viewer, newest)
    return None


async def _view(
    connection: AsyncConnection,
    rows: MatchRows,
    key: str,
    stage_rows: Sequence[Row],
    viewer: Viewer,
    newest: Any,
) -> StageView:
    counting = [row for row in stage_rows if rows.branch.counts(row.seq)]
    shown = counting or stage_rows
    state = newest if (shown[-1].key, shown[-1].seq) == (rows.stage, rows.begun.played) else None
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
    events = (event for row in stage_rows for event in codec.decode_events(rows.game, row.events))
    return redacted(rows.game, events, viewer)


async def last_answer(connection: AsyncConnection, rows: MatchRows, seat: Seat, kind: type) -> Any:
    """The seat's newest command of a kind from before the stage that the match is in; None if there is none.

    What was answered in the stage itself may have been taken back, and belong to a former player.
    """
    first = (await stages.read(connection, rows.match.id, rows.stage))[0]
    # The step that reached this stage began in an earlier one, unless the stage was its first.
    begun = first.seq if first.number else first.seq - 1
    for row in reversed(await log.read(connection, rows.match.id, "command")):
        if row.seat == seat and row.seq <= begun and rows.branch.counts(row.seq):
            command = codec.decode_command(rows.game, row.data)
            if isinstance(command, kind):
                return command
    return None


_MAX_ROWS_BACK = 20
"""How many rows of the log are searched for the one that settled a question."""


@dataclass(frozen=True)
class Settled:
    """The last version of a prompt, with its seat's observation then, and the events of its stage by now.

    `answer` is the command by which its player settled it; None if nobody or the program did. `is_late`: the
    player's time was up, and the program answered for them.
    """

    prompt: Prompt
    observation: Any
    events: tuple[Any, ...]
    answer: Any = None
    is_late: bool = False


async def find_settled(
    connection: AsyncConnection, rows: MatchRows, seq: int, seat: Seat, prompt_id: str
) -> Settled | None:
    """Returns the seat's prompt as it was when row `seq` of the log, or one just before it, settled it.

    None if that is too long ago, since the match continues while a panel is drawn, or if no step followed the
    last row that contains it: the match was ended.
    """
    match_id, following = rows.match.id, None
    for packed in await stages.ends(connection, match_id, max(seq - _MAX_ROWS_BACK, -1) + 1, seq):
        if not rows.branch.counts(packed.seq):
            continue
        state = unpack(rows, packed)
        prompt = None if state is None else rows.game.prompts(state).get(seat)
        if prompt and prompt.id == base_key(prompt_id):
            if following is None:
                return None
            stage_rows = await stages.read(connection, match_id, packed.key)
            shown = [one for one in stage_rows if rows.branch.counts(one.seq)]
            row = await log.find(connection, match_id, following)
            by = row.by if row and (row.kind, row.seat) == ("command", seat) else None
            answer = codec.decode_command(rows.game, row.data) if row and by == "player" else None
            events = _events(rows, shown, seat)
            return Settled(prompt, rows.game.observe(state, seat), events, answer, by == "default")
        following = packed.seq
    return None
