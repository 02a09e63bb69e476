"""Whole matches of random legal commands, one row at a time."""

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass

from rules.core.chance import Chance
from rules.core.model import Seat, Step
from rules.spirit.commands import AnyCommand, Confront, Defend, Fight
from rules.spirit.content import Difficulty
from rules.spirit.events import AnyEvent
from rules.spirit.game import GAME
from rules.spirit.state import Options, Selection, State

TABLES = [
    *((Options(difficulty), seats) for seats in GAME.seat_counts for difficulty in Difficulty),
    (Options(Difficulty.EASY, samurai_per_player=3), 1),
    (Options(Difficulty.EASY, Selection.CHOSEN, support_tokens=True), 3),
    (Options(Difficulty.EASY, Selection.CHOSEN, support_tokens=True), 7),
]
"""Ways to begin: options and number of seats."""

MOST_ROWS = 2000
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


def random_match(options: Options, seats: int, name: str, *, advised: int = 0) -> Iterator[Row]:
    """A match to its end: random legal answers, but brave ones; so many in ten as the rules advise.

    With much advice the match goes through all three rounds.
    """
    seed, whims = seed_of(name), Chance(seed_of(f"{name}/whims"), 0)
    step = GAME.setup(options, seats, Chance(seed, 0))
    yield Row(0, None, None, None, step)
    for number in range(1, MOST_ROWS):
        state = step.state
        if GAME.outcome(state):
            return
        (seat,) = GAME.prompts(state)
        follows = whims.happens(advised, 10)
        command = GAME.default(state, seat) if follows else brave(state, seat, whims)
        step = GAME.apply(state, seat, command, Chance(seed, number))
        yield Row(number, seat, command, state, step)
    raise AssertionError(f"no end after {MOST_ROWS} rows")


def brave(state: State, seat: Seat, whims: Chance) -> AnyCommand:
    """A random answer, rather fighting than not, rather holding raiders off than confronting them."""
    legal = GAME.legal(state, seat)
    for preferred in (Defend(), Fight()):
        if preferred in legal and whims.happens(4, 5):
            return preferred
    command = legal.sample(whims)
    return legal.sample(whims) if command == Confront() else command
