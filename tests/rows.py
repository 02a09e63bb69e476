"""Whole matches for tests, one row of the log at a time, whatever the title."""

import hashlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from rules.core.chance import Chance
from rules.core.game import Game
from rules.core.model import Seat, Step

S = TypeVar("S")
C = TypeVar("C")
E = TypeVar("E")


@dataclass(frozen=True)
class Row(Generic[S, C, E]):
    """One row of a match's log. The set-up has neither seat nor command."""

    number: int
    seat: Seat | None
    command: C | None
    before: S | None
    step: Step[S, E]


def seed_of(name: str) -> bytes:
    """32 bytes for a name."""
    return hashlib.sha256(name.encode()).digest()


def play(
    game: Game[S, C, E, Any],
    options: Any,
    seats: int,
    name: str,
    choose: Callable[[S, Chance], tuple[Seat, C]],
    most: int,
) -> Iterator[Row[S, C, E]]:
    """A match to its end, its seed and the players' whims drawn from its name.

    `choose` says who does what in a position. More than `most` rows are a match that does not end.
    """
    seed, whims = seed_of(name), Chance(seed_of(f"{name}/whims"), 0)
    step = game.setup(options, seats, Chance(seed, 0))
    yield Row(0, None, None, None, step)
    for number in range(1, most):
        state = step.state
        if game.outcome(state):
            return
        seat, command = choose(state, whims)
        step = game.apply(state, seat, command, Chance(seed, number))
        yield Row(number, seat, command, state, step)
    raise AssertionError(f"no end after {most} rows")
