"""Topics: what people ask about a title's rules, each with a worked example from the lesson's recorded match.

`data/<title>/topics.toml` lists them; their texts are `<title>-topic-<key>` and `<title>-topic-<key>-name`.
"""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

import msgspec

from bot.matches.lessons import Moment, Shown, file_of, read_match, stages_of
from rules.core.game import redacted
from rules.core.model import Event
from rules.core.record import replay
from rules.core.registry import find


class Topic(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A topic, the numbers of its rules, and its example: some events of a stage of the lesson's match."""

    key: str
    rules: tuple[str, ...]
    example: Shown
    events: tuple[int, int]
    """The first of the stage's events, and the one after the last."""
    places: dict[str, str] | None = None
    """A close-up of the board to be shown; without it, the pictures of the events or else the board."""


@dataclass(frozen=True)
class Example:
    """What everybody saw of a topic's example, and all that had happened before it."""

    players: tuple[str, ...]
    moment: Moment
    earlier: tuple[Event, ...]


@cache
def topics(title: str) -> Mapping[str, Topic]:
    """The title's topics by their keys, in order; none for a title without."""
    file = file_of(title, "topics.toml")
    listed = tomllib.loads(file.read_text("utf-8"))["topic"] if file else ()
    return {topic.key: topic for topic in msgspec.convert(listed, tuple[Topic, ...])}


@cache
def example(title: str, key: str) -> Example:
    """A topic's example. The match is replayed so far the first time. Raises RecordError."""
    topic, match, game = topics(title)[key], read_match(title), find(title)
    assert match is not None, "a title with topics has a lesson"
    told, before = list[Event](), None
    for step in replay(match, strict=False):
        if step.entry.seq == topic.example.row:
            break
        told += step.events
        before = step.state
    for stage in stages_of(match, topic.example.row, before):
        if stage.key == topic.example.stage:
            break
        told += stage.events
    first, end = topic.events
    earlier, events = redacted(game, told, None), redacted(game, stage.events, None)
    moment = Moment(game.observe(stage.state, None), None, events[first:end])
    return Example(match.players, moment, earlier + events[:first])
