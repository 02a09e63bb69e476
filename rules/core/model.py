"""The types shared by all titles: seats, commands, prompts, events, steps, outcomes."""

from collections.abc import Iterable, Iterator
from functools import cache
from typing import Annotated, Generic, NewType, Protocol, TypeAlias, TypeVar, cast

import msgspec

from rules.core.chance import Chance

T = TypeVar("T")

Seat = NewType("Seat", int)
"""A place at the table, counted from 0. Never a Discord id."""

Viewer: TypeAlias = Seat | None
"""A seat, or None for everybody without one (spectators, moderators, the public channel)."""


BY_SEAT = "by seat"

BySeat: TypeAlias = Annotated[tuple[T, ...], BY_SEAT]
"""One item for each seat, the first for seat 0. Views name the players with a field of this type."""


@cache
def all_seats(count: int) -> tuple[Seat, ...]:
    """The seats of a table with `count` of them, in order."""
    return tuple(map(Seat, range(count)))


def by_seat(items: Iterable[T]) -> Iterator[tuple[Seat, T]]:
    """Each item with its seat: the first with seat 0."""
    return cast(Iterator[tuple[Seat, T]], enumerate(items))


S = TypeVar("S")
E = TypeVar("E")
C_co = TypeVar("C_co", covariant=True)


class Command(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag=True):
    """What a seat answers. Each title derives its own; on the wire the class name is the tag."""


class Event(msgspec.Struct, frozen=True, tag_field="kind", tag=True):
    """A fact with typed fields and no text. The class name is the tag, and the id of its text."""


class Prompt(msgspec.Struct, frozen=True, tag_field="kind", tag=True):
    """What a seat is asked now.

    `id` is unique within a match, and constant while the question is open, also when other seats act.
    """

    id: str
    seat: Seat

    @property
    def kind(self) -> str:
        """The class name: the id of the prompt's texts and of its view."""
        return type(self).__name__

    @property
    def owed(self) -> bool:
        """Whether the match waits for this seat; False if it has answered and may only change its answer."""
        return True

    @property
    def concealed(self) -> bool:
        """Whether other seats may not know that this seat is asked, or was asked."""
        return False


class Outcome(msgspec.Struct, frozen=True):
    """The result of a match: the winners (several share it), the score of every seat, and the reason."""

    winners: tuple[Seat, ...]
    scores: tuple[int, ...]
    reason: str


class Stage(msgspec.Struct, Generic[S, E], frozen=True):
    """A stretch of play that is described in one message, such as one action card.

    `key` is its name within the match, without a dot; the part before its last dash, if any, names the round.
    Commands that continue the same stretch return stages with the same key; it does not return after another.
    """

    key: str
    state: S
    events: tuple[E, ...]


class Step(msgspec.Struct, Generic[S, E], frozen=True):
    """The result of a command: one or more stages, in order."""

    stages: tuple[Stage[S, E], ...]

    @property
    def state(self) -> S:
        """The state after the last stage."""
        return self.stages[-1].state

    @property
    def events(self) -> tuple[E, ...]:
        """All events, in order."""
        return tuple(event for stage in self.stages for event in stage.events)


class Legal(Protocol[C_co]):
    """The legal commands of a seat, determined from its observation. A short list is a `Choices`."""

    def __contains__(self, command: object) -> bool: ...

    def sample(self, chance: Chance) -> C_co:
        """A random one; each has a probability above zero."""
        ...


class Choices(Generic[C_co]):
    """A `Legal` that is a short list and can be iterated."""

    def __init__(self, commands: tuple[C_co, ...]) -> None:
        self._commands = commands

    def __contains__(self, command: object) -> bool:
        return command in self._commands

    def __iter__(self) -> Iterator[C_co]:
        return iter(self._commands)

    def __len__(self) -> int:
        return len(self._commands)

    def sample(self, chance: Chance) -> C_co:
        return chance.pick(self._commands)
