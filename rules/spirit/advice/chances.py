"""Probabilities of the Poisson distribution."""

from functools import lru_cache
from math import exp

STEPS = 64
"""Means are rounded to multiples of 1 / this, so that cached values are found more often."""


def likely(most: int, mean: float) -> list[float]:
    """The probabilities of exactly 0, 1, … `most` events."""
    chance = exp(-mean)
    found = [chance]
    for count in range(1, most + 1):
        chance *= mean / count
        found.append(chance)
    return found


def at_most(most: int, mean: float) -> float:
    """The probability of at most `most` events."""
    return _at_most(most, round(mean * STEPS))


@lru_cache(maxsize=8192)
def _at_most(most: int, steps: int) -> float:
    return sum(likely(most, steps / STEPS)) if most >= 0 else 0.0
