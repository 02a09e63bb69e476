"""Ladder: the strength of policies from the rankings of mixed matches (Plackett–Luce).

A ranking is taken for a sequence of draws: the next place goes to each player that is left in proportion to
its strength. Strengths are told in points, as usual: 400 points are odds of ten to one between two players.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from math import log10
from typing import TypeAlias

import msgspec

import ai
from ai.arena import seed_of
from ai.match import play
from rules.core.chance import Chance
from rules.core.model import Outcome, all_seats
from rules.core.registry import AnyGame

POINTS = 400.0
"""Points for odds of ten to one."""
SAMPLES = 200
"""Resamplings of the matches for an interval (bootstrap)."""
ROUNDS = 100
"""Iterations until the strengths stand still; a tenth of them from strengths that are nearly right."""
PRIOR = 1.0
"""Wins, and as many losses, of each policy against one of strength 1: nobody is infinitely strong."""

Ranking: TypeAlias = tuple[str, ...]
"""The policies of a match from the first place to the last."""
Strengths: TypeAlias = Mapping[str, float]


class Rung(msgspec.Struct, frozen=True):
    """A policy's points above the first one that was named, with the 95 % interval, and its seats played."""

    policy: str
    points: float
    low: float
    high: float
    seats: int


def rankings(
    game: AnyGame, options: msgspec.Struct, names: Sequence[str], seats: int, games: int, series: int
) -> Iterator[Ranking]:
    """Play matches in which each seat's policy is drawn, none twice if there are enough.

    Raises MatchBroke for a bug.
    """
    policies = {name: ai.contestant(name) for name in names}
    for number in range(games):
        seed = seed_of(series, number)
        dice = Chance(seed, 1 << 40)  # not a row of the match
        seated = _seated(names, seats, dice)
        played = play(game, seats, options, seed, [policies[name] for name in seated])
        assert played.outcome is not None, "a match that was played to its end has an outcome"
        yield _ranking(seated, played.outcome, dice)


def ladder(names: Sequence[str], seen: Sequence[Ranking], dice: Chance) -> list[Rung]:
    """The rungs of these policies, the strongest first."""
    found = strengths(names, seen)
    sampled: dict[str, list[float]] = {name: [] for name in names}
    for _ in range(SAMPLES):
        some = [dice.pick(seen) for _ in seen]
        for name, points in _points(names, strengths(names, some, found, ROUNDS // 10)).items():
            sampled[name].append(points)
    rungs = [_rung(name, points, sampled[name], seen) for name, points in _points(names, found).items()]
    return sorted(rungs, key=lambda rung: rung.points, reverse=True)


def strengths(
    names: Iterable[str], seen: Iterable[Ranking], start: Strengths | None = None, rounds: int = ROUNDS
) -> Strengths:
    """The likeliest strengths (Hunter's MM algorithm), in the order of the names."""
    counted: dict[Ranking, int] = {}
    for ranking in seen:
        counted[ranking] = counted.get(ranking, 0) + 1
    found = dict(start or dict.fromkeys(names, 1.0))
    chosen = dict.fromkeys(found, PRIOR)
    for ranking, times in counted.items():
        for name in ranking[:-1]:
            chosen[name] += times
    for _ in range(rounds):
        found = {name: chosen[name] / expected for name, expected in _expected(found, counted).items()}
    return found


def _expected(found: Strengths, counted: Mapping[Ranking, int]) -> Mapping[str, float]:
    """How often each would have been chosen so far with strength 1."""
    expected = {name: 2 * PRIOR / (strength + 1) for name, strength in found.items()}
    for ranking, times in counted.items():
        left, share = sum(found[name] for name in ranking), 0.0
        for place, name in enumerate(ranking):
            if place < len(ranking) - 1:
                share += times / left
                left -= found[name]
            expected[name] += share
    return expected


def _seated(names: Sequence[str], seats: int, dice: Chance) -> list[str]:
    """The policy of each seat."""
    seated: list[str] = []
    while len(seated) < seats:
        seated += dice.shuffled(names)[: seats - len(seated)]
    return list(dice.shuffled(seated))


def _ranking(seated: Sequence[str], outcome: Outcome, dice: Chance) -> Ranking:
    """The winners first, then by score; who shares a place is ranked by lot."""
    seats = dice.shuffled(tuple(all_seats(len(seated))))
    ordered = sorted(seats, key=lambda seat: (seat in outcome.winners, outcome.scores[seat]), reverse=True)
    return tuple(seated[seat] for seat in ordered)


def _points(names: Sequence[str], found: Strengths) -> dict[str, float]:
    return {name: POINTS * log10(found[name] / found[names[0]]) for name in names}


def _rung(name: str, points: float, sampled: Sequence[float], seen: Iterable[Ranking]) -> Rung:
    ordered, tail = sorted(sampled), round(0.025 * len(sampled))
    seats = sum(ranking.count(name) for ranking in seen)
    return Rung(name, points, ordered[tail], ordered[-1 - tail], seats)
