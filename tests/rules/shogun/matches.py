"""Whole matches of random legal commands, one row at a time."""

from collections.abc import Iterator
from typing import TypeAlias

from rules.core.chance import Chance
from rules.core.model import Seat
from rules.shogun.commands import AnyCommand
from rules.shogun.content import Side
from rules.shogun.events import AnyEvent
from rules.shogun.game import GAME, Shogun
from rules.shogun.state import Options, Setup, State
from tests import rows
from tests.rows import seed_of

__all__ = [
    "MOON_DRAFT",
    "SUN_DRAFT",
    "SUN_PRESET",
    "TABLES",
    "Row",
    "owing",
    "random_match",
    "seed_of",
]

SUN_PRESET = Options(Side.SUN, Setup.PRESET)
SUN_DRAFT = Options(Side.SUN, Setup.DRAFT)
MOON_DRAFT = Options(Side.MOON, Setup.DRAFT)
TABLES = [(options, seats) for seats in GAME.seat_counts for options in (SUN_PRESET, SUN_DRAFT, MOON_DRAFT)]
"""Every way to begin: options and number of seats."""

MOST_ROWS = 5000
"""No match is that long: more is a match that does not end."""


Row: TypeAlias = rows.Row[State, AnyCommand, AnyEvent]


def owing(state: State) -> list[Seat]:
    """The seats that the match waits for."""
    return [seat for seat, prompt in GAME.prompts(state).items() if prompt.owed]


def random_match(options: Options, seats: int, name: str, rules: Shogun = GAME) -> Iterator[Row]:
    """A match to its end: each time a random seat that owes an answer gives a random legal one.

    Sometimes any seat with a prompt is picked; one that has laid a plan then withdraws it.
    """

    def choose(state: State, whims: Chance) -> tuple[Seat, AnyCommand]:
        seat = whims.pick(list(GAME.prompts(state)) if whims.happens(1, 10) else owing(state))
        return seat, rules.legal(state, seat).sample(whims)

    return rows.play(rules, options, seats, name, choose, MOST_ROWS)
