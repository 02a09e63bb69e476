"""Whole matches of random legal commands, one row at a time."""

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass

from rules.core.chance import Chance
from rules.core.model import Seat, Step
from rules.shogun.commands import AnyCommand
from rules.shogun.content import Side
from rules.shogun.events import AnyEvent
from rules.shogun.game import GAME
from rules.shogun.state import Options, Setup, State

SUN_PRESET = Options(Side.SUN, Setup.PRESET)
SUN_DRAFT = Options(Side.SUN, Setup.DRAFT)
MOON_DRAFT = Options(Side.MOON, Setup.DRAFT)
TABLES = [(options, seats) for seats in GAME.seat_counts for options in (SUN_PRESET, SUN_DRAFT, MOON_DRAFT)]
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


def owing(state: State) -> list[Seat]:
    """The seats that the match waits for."""
    return [seat for seat, prompt in GAME.prompts(state).items() if prompt.owed]


def random_match(options: Options, seats: int, name: str) -> Iterator[Row]:
    """A match to its end: each time a random seat that owes an answer gives a random legal one.

    Now and then anybody who is asked is picked; whoever has laid a plan then takes it back.
    """
    seed, whims = seed_of(name), Chance(seed_of(f"{name}/whims"), 0)
    step = GAME.setup(options, seats, Chance(seed, 0))
    yield Row(0, None, None, None, step)
    for number in range(1, MOST_ROWS):
        state = step.state
        if GAME.outcome(state):
            return
        seat = whims.pick(list(GAME.prompts(state)) if whims.happens(1, 10) else owing(state))
        command = GAME.legal(state, seat).sample(whims)
        step = GAME.apply(state, seat, command, Chance(seed, number))
        yield Row(number, seat, command, state, step)
    raise AssertionError(f"no end after {MOST_ROWS} rows")
