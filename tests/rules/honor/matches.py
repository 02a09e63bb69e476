"""Whole matches of random legal commands, one row at a time."""

from collections.abc import Iterator
from typing import TypeAlias

from rules.core.chance import Chance
from rules.core.model import Seat
from rules.honor.commands import AnyCommand
from rules.honor.content import Length
from rules.honor.events import AnyEvent
from rules.honor.game import GAME
from rules.honor.state import Options, State
from tests import rows
from tests.rows import seed_of

__all__ = ["MOST_ROWS", "SHORT", "STANDARD", "TABLES", "Row", "random_match", "seed_of"]

STANDARD, SHORT = Options(Length.STANDARD), Options(Length.SHORT)
TABLES = [(options, seats) for seats in GAME.seat_counts for options in (STANDARD, SHORT)]
"""Every way to begin: options and number of seats."""

MOST_ROWS = 5000
"""No match is that long: more is a match that does not end."""


Row: TypeAlias = rows.Row[State, AnyCommand, AnyEvent]


def random_match(options: Options, seats: int, name: str, advised: int = 2) -> Iterator[Row]:
    """A match to its end: a random seat that is asked answers, as advised in `advised` of four cases."""

    def choose(state: State, whims: Chance) -> tuple[Seat, AnyCommand]:
        seat = whims.pick(list(GAME.prompts(state)))
        if whims.happens(advised, 4):
            return seat, GAME.default(state, seat)
        return seat, GAME.legal(state, seat).sample(whims)

    return rows.play(GAME, options, seats, name, choose, MOST_ROWS)
