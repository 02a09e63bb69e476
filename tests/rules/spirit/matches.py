"""Whole matches of random legal commands, one row at a time."""

from collections.abc import Iterator
from typing import TypeAlias

from rules.core.chance import Chance
from rules.core.model import Seat
from rules.spirit.advice.choosing import offhand
from rules.spirit.commands import AnyCommand, Confront, Defend, Fight
from rules.spirit.content import Difficulty
from rules.spirit.events import AnyEvent
from rules.spirit.game import GAME
from rules.spirit.state import Options, Selection, State
from tests import rows
from tests.rows import seed_of

__all__ = ["TABLES", "Row", "brave", "random_match", "seed_of"]

TABLES = [
    *((Options(difficulty), seats) for seats in GAME.seat_counts for difficulty in Difficulty),
    (Options(Difficulty.EASY, samurai_per_player=3), 1),
    (Options(Difficulty.EASY, Selection.CHOSEN, support_tokens=True), 3),
    (Options(Difficulty.EASY, Selection.CHOSEN, support_tokens=True), 7),
]
"""Ways to begin: options and number of seats."""

MOST_ROWS = 2000
"""No match is that long: more is a match that does not end."""


Row: TypeAlias = rows.Row[State, AnyCommand, AnyEvent]


def random_match(options: Options, seats: int, name: str, *, advised: int = 0) -> Iterator[Row]:
    """A match to its end: random legal answers, but brave ones; so many in ten as the rules advise.

    With much advice the match goes through all three rounds.
    """

    def choose(state: State, whims: Chance) -> tuple[Seat, AnyCommand]:
        (seat,) = GAME.prompts(state)
        follows = whims.happens(advised, 10)
        return seat, offhand(state.public) if follows else brave(state, seat, whims)

    return rows.play(GAME, options, seats, name, choose, MOST_ROWS)


def brave(state: State, seat: Seat, whims: Chance) -> AnyCommand:
    """A random answer, rather fighting than not, rather holding raiders off than confronting them."""
    legal = GAME.legal(state, seat)
    for preferred in (Defend(), Fight()):
        if preferred in legal and whims.happens(4, 5):
            return preferred
    command = legal.sample(whims)
    return legal.sample(whims) if command == Confront() else command
