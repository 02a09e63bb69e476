"""Things that come at random, so often on average (Poisson)."""

from functools import lru_cache
from math import exp

STEPS = 64
"""Averages are rounded to such parts of one, so that few different ones are asked for."""


def likely(most: int, mean: float) -> list[float]:
    """How likely exactly 0, 1, … `most` come."""
    chance = exp(-mean)
    found = [chance]
    for count in range(1, most + 1):
        chance *= mean / count
        found.append(chance)
    return found


def at_most(most: int, mean: float) -> float:
    """How likely at most so many come."""
    return _at_most(most, round(mean * STEPS))


@lru_cache(maxsize=8192)
def _at_most(most: int, steps: int) -> float:
    return sum(likely(most, steps / STEPS)) if most >= 0 else 0.0
