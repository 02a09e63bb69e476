"""Whole matches, replayed state by state."""

from collections.abc import Iterator
from dataclasses import dataclass

import pytest
from msgspec.structs import replace

import ai
from ai.arena import seed_of
from ai.match import Move, Played, play
from rules.core.chance import Chance
from rules.core.model import Seat, all_seats
from rules.shogun.content import Side
from rules.shogun.game import GAME
from rules.shogun.state import Options, Private, Setup, State

TABLES = [
    (Options(side, setup), seats)
    for seats in GAME.seat_counts
    for side, setup in ((Side.SUN, Setup.PRESET), (Side.SUN, Setup.DRAFT), (Side.MOON, Setup.DRAFT))
]
"""Every way to begin."""


@dataclass(frozen=True)
class Moment:
    """A state of a match, and what was done then."""

    state: State
    move: Move


def with_other_secrets(state: State, seat: Seat) -> State:
    """The same for this seat: other seats' plans, the tower's floors and the decks are others."""
    private = tuple(mine if owner == seat else Private() for owner, mine in enumerate(state.private))
    hidden = replace(
        state.hidden,
        tower=state.hidden.tower[::-1],
        action_deck=state.hidden.action_deck[::-1],
        event_deck=state.hidden.event_deck[::-1],
        province_deck=state.hidden.province_deck[::-1],
    )
    return replace(state, private=private, hidden=hidden)


def moments(played: Played) -> Iterator[Moment]:
    """The match, state by state."""
    state = played.game.setup(played.options, played.seats, Chance(played.seed, 0)).state
    for row, move in enumerate(played.moves, start=1):
        yield Moment(state, move)
        state = GAME.apply(state, move.seat, move.command, Chance(played.seed, row)).state


def match_between(*names: str, options: Options, series: int = 0) -> Played:
    """A match between policies by name, one a seat."""
    return play(GAME, len(names), options, seed_of(series, 0), [ai.policies()[name] for name in names])


@pytest.fixture(scope="session")
def mixed_moments() -> list[Moment]:
    """All states of matches at every kind of table, between sensible and random players in turn."""
    found: list[Moment] = []
    for series, (options, seats) in enumerate(TABLES):
        names = [("greedy", "uniform")[seat % 2] for seat in all_seats(seats)]
        found.extend(moments(match_between(*names, options=options, series=series)))
    return found
