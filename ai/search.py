"""Search: the best of some candidates, or of what changes lead to, by values in numbered worlds.

A world is one way in which everything may be that a player does not know. Candidates are compared in pairs,
in the same worlds, so that most of the luck cancels out. The cost of a search is the number of its
rollouts: the values that it asks for.
"""

import time
from collections.abc import Callable, Sequence
from math import inf
from statistics import fmean
from typing import Generic, TypeAlias, TypeVar

C = TypeVar("C")

Value: TypeAlias = Callable[[C, int], float]
"""The value of a candidate in the world with this number, from 0."""

WORLDS = 8
"""The worlds in which a plan must be better than another to take its place."""
FRESH = 20
"""One of so many rollouts is kept for each side of the last comparison with the start."""
PATIENCE = 3
"""Seconds that a search may last for each second of processor time, where other programs have the rest."""


class Budget:
    """What a search may cost: rollouts, and seconds of this thread's processor time.

    A search that only rollouts end has the same result everywhere; the time is for slow machines. On a busy
    one it is over after PATIENCE times as long, whatever it got of the processor.
    """

    def __init__(self, rollouts: int, seconds: float = inf) -> None:
        self.rollouts = rollouts
        self._left = rollouts
        self._end = time.thread_time() + seconds
        self._latest = time.monotonic() + PATIENCE * seconds

    def reserve(self, rollouts: int) -> None:
        """Take away what is needed later."""
        self._left -= rollouts

    @property
    def is_spent(self) -> bool:
        return self._left <= 0 or time.thread_time() >= self._end or time.monotonic() >= self._latest


class Judged(Generic[C]):
    """A candidate with its values in worlds 0, 1, 2, …, as far as they are known."""

    def __init__(self, candidate: C, value: Value[C], budget: Budget) -> None:
        self.candidate = candidate
        self._value = value
        self._budget = budget
        self._known: list[float] = []

    def mean(self, worlds: int) -> float:
        """The mean value in the first worlds."""
        while len(self._known) < worlds:
            self._budget.reserve(1)
            self._known.append(self._value(self.candidate, len(self._known)))
        return fmean(self._known[:worlds])


def climb(start: C, changed: Callable[[C], C], value: Value[C], budget: Budget) -> C:
    """Hill climbing: a change is kept if it is better in all worlds together.

    A change is given up as soon as it is behind: most are bad, and one world shows it. The result is no worse
    than the start in fresh worlds, in which it was not chosen.
    """
    fresh = range(WORLDS, WORLDS + budget.rollouts // FRESH)
    budget.reserve(2 * len(fresh))
    best = Judged(start, value, budget)
    while not budget.is_spent:
        other = Judged(changed(best.candidate), value, budget)
        if other.candidate == best.candidate:
            budget.reserve(1)  # else a plan without any change would be tried for ever
        elif _is_better(other, best):
            best = other
    if best.candidate == start or not fresh:
        return best.candidate
    return max((start, best.candidate), key=lambda plan: fmean(value(plan, world) for world in fresh))


def _is_better(other: Judged[C], best: Judged[C]) -> bool:
    return all(other.mean(worlds) > best.mean(worlds) for worlds in range(1, WORLDS + 1))


def choose(candidates: Sequence[C], value: Value[C], budget: Budget) -> C:
    """Sequential halving: the better half goes on to more worlds.

    The first candidate is the default: another one must lead it in all worlds that it was judged in.
    """
    rounds = max(1, (len(candidates) - 1).bit_length())
    judged = [Judged(candidate, value, budget) for candidate in candidates]
    left, worlds = judged, 0
    while len(left) > 1 and not budget.is_spent:
        worlds += max(1, budget.rollouts // ((rounds + 1) * len(left)))  # the last part is for the default
        left = sorted(left, key=lambda one: one.mean(worlds), reverse=True)[: (len(left) + 1) // 2]
    best, default = left[0], judged[0]
    return best.candidate if worlds and best.mean(worlds) > default.mean(worlds) else default.candidate
