"""Whole matches of random legal commands, one row at a time."""

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass

from rules.core.chance import Chance
from rules.core.model import Seat, Step
from rules.honor.commands import AnyCommand
from rules.honor.content import Length
from rules.honor.events import AnyEvent
from rules.honor.game import GAME
from rules.honor.state import Options, State

STANDARD, SHORT = Options(Length.STANDARD), Options(Length.SHORT)
TABLES = [(options, seats) for seats in GAME.seat_counts for options in (STANDARD, SHORT)]
"""Every way to begin: options and number of seats."""

MOST_ROWS = 5000
"""No match is that long: more is a match that does not end."""


@dataclass(frozen=True)
class Row:
    """One row of a match's log. The set-up has neither seat nor command."""

    number: int
    seat: Seat | None
    command: AnyCommand | None
    before: State | None
    step: Step[State, AnyEvent]


def seed_of(name: str) -> bytes:
    """32 bytes for a name."""
    return hashlib.sha256(name.encode()).digest()


def random_match(options: Options, seats: int, name: str, advised: int = 2) -> Iterator[Row]:
    """A match to its end: a random seat that is asked answers, as advised in so many of four cases."""
    seed, whims = seed_of(name), Chance(seed_of(f"{name}/whims"), 0)
    step = GAME.setup(options, seats, Chance(seed, 0))
    yield Row(0, None, None, None, step)
    for number in range(1, MOST_ROWS):
        state = step.state
        if GAME.outcome(state):
            return
        seat = whims.pick(list(GAME.prompts(state)))
        if whims.happens(advised, 4):
            command = GAME.default(state, seat)
        else:
            command = GAME.legal(state, seat).sample(whims)
        step = GAME.apply(state, seat, command, Chance(seed, number))
        yield Row(number, seat, command, state, step)
    raise AssertionError(f"no end after {MOST_ROWS} rows")
