"""Arena: tournaments between policies, and series of matches for measurements."""

import hashlib
from collections.abc import Iterator, Sequence
from math import sqrt
from time import perf_counter

import msgspec

import ai
from ai.match import Played, play
from rules.core.model import Outcome, by_seat
from rules.core.registry import AnyGame

WILSON_Z = 1.96
"""Standard deviations of a normal distribution that hold 95 % of it."""


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The Wilson interval of a share of wins: in 95 of 100 such series the true share lies in it.

    >>> low, high = wilson(31, 78)
    >>> round(low, 3), round(high, 3)
    (0.296, 0.508)
    """
    share, z2 = wins / games, WILSON_Z**2
    middle = share + z2 / (2 * games)
    half = sqrt(share * (1 - share) * z2 / games + (z2 / (2 * games)) ** 2)
    return (middle - half) / (1 + z2 / games), (middle + half) / (1 + z2 / games)


class Standing(msgspec.Struct):
    """A player's result in the arena: policy, wins (a win shared by n counts 1/n), mean score."""

    policy: str
    wins: float = 0.0
    mean_score: float = 0.0


class Result(msgspec.Struct, frozen=True):
    """The result after `games` matches in `seconds`: the standing of each player, in the order given."""

    games: int
    seconds: float
    standings: tuple[Standing, ...]

    @property
    def games_per_second(self) -> float:
        return self.games / self.seconds


def seed_of(series: int, number: int) -> bytes:
    """The seed, 32 bytes, of one match in a series."""
    return hashlib.sha256(f"series {series}, match {number}".encode()).digest()


def seating(players: int, number: int) -> list[int]:
    """The player on each seat in a match of a series: the seats rotate by one after each match."""
    return [(seat + number) % players for seat in range(players)]


def compete(
    game: AnyGame, options: msgspec.Struct, players: Sequence[str], games: int, series: int
) -> Iterator[Result]:
    """Play matches between policies by name, rotating the seats by one after each match.

    Yields the result so far after every match. Raises KeyError for an unknown policy, MatchBroke for a bug.
    """
    policies = [ai.contestant(name) for name in players]
    standings = tuple(Standing(name) for name in players)
    began = perf_counter()
    for number in range(games):
        order = seating(len(players), number)
        seated = [policies[player] for player in order]
        played = play(game, len(players), options, seed_of(series, number), seated)
        _note(standings, order, _outcome(played), number + 1)
        yield Result(number + 1, perf_counter() - began, standings)


def _outcome(played: Played) -> Outcome:
    assert played.outcome is not None, "a match that was played to its end has an outcome"
    return played.outcome


def _note(standings: Sequence[Standing], order: Sequence[int], outcome: Outcome, games: int) -> None:
    """Add an outcome to the standings; `order` is the player of each seat, `games` the number of matches."""
    for seat, player in by_seat(order):
        standing = standings[player]
        standing.mean_score += (outcome.scores[seat] - standing.mean_score) / games
        if seat in outcome.winners:
            standing.wins += 1 / len(outcome.winners)
