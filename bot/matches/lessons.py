"""Lessons: a title taught at stops of a recorded match, where the learner does what its players were asked.

`data/<title>/lesson.toml` lists the stops, and `data/<title>/lesson.json` is the record, which
`python -m scripts.lesson_records` makes. A new title gets a lesson by adding these files and their texts.
"""

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any, TypeAlias

import msgspec

import data
from rules.core import codec
from rules.core.chance import Chance
from rules.core.game import redacted
from rules.core.model import Command, Event, Prompt, Seat, Stage
from rules.core.record import MatchRecord, load, luck_of, replay
from rules.core.registry import AnyGame, find

Pattern: TypeAlias = dict[str, Any]
"""Plain data that an answer must have: each value of its own, or one of a list."""


class Wrong(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A foreseen wrong answer: the text `<title>-lesson-<stop>-<key>` says what is wrong with it."""

    key: str
    when: Pattern


class Shown(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A stage of the recorded match, by the row that it belongs to and its key."""

    row: int
    stage: str


class Stop(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A moment of the match, and the task that is set there.

    An answer is matched as `{"command": …}`, or `{"draft": …}` for a change of the panel. `outcome` is how
    many events of what the right command led to are shown; `shown` is another stage of the match, to be shown
    as well. `places` name a close-up of the board; an empty table is all of it.
    """

    key: str
    row: int
    """The last row of the log that has happened."""
    goal: Pattern
    wrong: tuple[Wrong, ...] = ()
    seat: Seat = Seat(0)
    """Whose prompt it is, and through whose eyes the match is seen."""
    draft: dict[str, Any] = {}
    """What lies on the panel already."""
    places: dict[str, str] | None = None
    outcome: int = 0
    shown: Shown | None = None


class Script(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How the record is made: from a name of the luck, by the title's advice but for some rows."""

    seed: str
    players: tuple[str, ...]
    rows: int
    options: dict[str, Any] = {}
    instead: dict[str, dict[str, Any]] = {}
    """Commands by row."""


class Plan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file `lesson.toml`."""

    record: Script
    stop: tuple[Stop, ...]


@dataclass(frozen=True)
class Moment:
    """What a player sees, and is asked if anything; `events` led there."""

    observation: Any
    prompt: Prompt | None
    events: tuple[Event, ...] = ()


@dataclass(frozen=True)
class Lesson:
    """A title's lesson. It holds states of the recorded match, by row, and hands out observations."""

    title: str
    stops: tuple[Stop, ...]
    match: MatchRecord
    _states: Mapping[int, Any]

    def names(self, stop: Stop, learner: str) -> tuple[str, ...]:
        """The players' names by seat: the learner's own at the stop's seat."""
        names = self.match.players
        return (*names[: stop.seat], learner, *names[stop.seat + 1 :])

    def moment(self, stop: Stop) -> Moment:
        """What is seen and asked at the stop."""
        state = self._states[stop.row]
        return Moment(self._game.observe(state, stop.seat), self._game.prompts(state).get(stop.seat))

    def outcome(self, stop: Stop, command: Command) -> Moment:
        """The first stage of what a legal command leads to at the stop, by the luck of the match."""
        stages = _stages(self.match, stop.row + 1, self._states[stop.row], stop.seat, command)
        moment = self._seen(stop, stages[0])
        return replace(moment, events=moment.events[: stop.outcome])

    def shown(self, stop: Stop, shown: Shown) -> Moment:
        """A stage of the match, seen by the stop's seat."""
        stages = stages_of(self.match, shown.row, self._states[shown.row - 1])
        return self._seen(stop, next(stage for stage in stages if stage.key == shown.stage))

    def _seen(self, stop: Stop, stage: Stage[Any, Any]) -> Moment:
        events = redacted(self._game, stage.events, stop.seat)
        return Moment(self._game.observe(stage.state, stop.seat), None, events)

    @property
    def _game(self) -> AnyGame:
        return find(self.title)


def read_plan(title: str) -> Plan | None:
    """The title's lesson as its file has it; None if it has none."""
    file = file_of(title, "lesson.toml")
    return msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), Plan) if file else None


@cache
def lesson(title: str) -> Lesson | None:
    """The title's lesson, with its match replayed; None if it has none. Raises RecordError."""
    plan, match = read_plan(title), read_match(title)
    if plan is None or match is None:
        return None
    rows = {stop.row for stop in plan.stop} | {stop.shown.row - 1 for stop in plan.stop if stop.shown}
    states = {step.entry.seq: step.state for step in replay(match, strict=False) if step.entry.seq in rows}
    return Lesson(title, plan.stop, match, states)


def read_match(title: str) -> MatchRecord | None:
    """The match of the title's lesson; None if it has none. Raises RecordError."""
    file = file_of(title, "lesson.json")
    return load(file.read_bytes()) if file else None


def stages_of(match: MatchRecord, row: int, before: Any) -> Sequence[Stage[Any, Any]]:
    """The stages that a row of the match led to, from the state `before` it."""
    entry = match.entries[row]
    assert entry.seat is not None, "a command led to the stages that are shown"
    return _stages(match, row, before, entry.seat, codec.decode_command(find(match.game), entry.data))


def _stages(
    match: MatchRecord, row: int, before: Any, seat: Seat, command: Command
) -> Sequence[Stage[Any, Any]]:
    """What a command leads to, by the luck of this row."""
    return find(match.game).apply(before, seat, command, Chance(luck_of(match), row)).stages


@cache
def has_lesson(title: str) -> bool:
    """Whether the title has a lesson; reads no record."""
    return file_of(title, "lesson.json") is not None


def matches(pattern: Any, value: Any) -> bool:
    """Whether plain data has all that the pattern names.

    A list in the pattern holds alternatives; of a list in the data one item is enough.

    >>> matches({"plan": {"bid": [1, 2]}}, {"plan": {"bid": 2, "orders": {}}})
    True
    >>> matches({"thefts": {"card": "bow"}}, {"thefts": [{"card": "sword"}, {"card": "bow"}]})
    True
    """
    if isinstance(value, list | tuple):
        return any(matches(pattern, one) for one in value)
    if isinstance(pattern, dict):
        return isinstance(value, dict) and all(matches(it, value.get(key)) for key, it in pattern.items())
    return value in pattern if isinstance(pattern, list) else value == pattern


def file_of(title: str, name: str) -> Path | None:
    """The file with this name among a title's data, if it is there."""
    paths = (Path(root) / title / name for root in data.__path__)
    return next((path for path in paths if path.is_file()), None)
