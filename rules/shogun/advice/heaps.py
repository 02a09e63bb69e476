"""The odds that more cubes of one heap fall out of the tower than of another (SH7.2), from its model.

The number of a side's cubes that fall out is approximated by a normal distribution, which is accurate enough.
The odds follow from few small numbers, so those of other positions are often the same, and are cached.
"""

from functools import cache, lru_cache
from math import erf, sqrt
from typing import NamedTuple

from rules.shogun.content import content

COMMON = 1 << 12
"""Size of the caches by number of cubes: a match needs about a thousand."""


class Heap(NamedTuple):
    """One side's cubes: those thrown, including the tray's, and those already in the tower."""

    thrown: int
    inside: int


class Odds(dict[int, float]):
    """The probability that armies and a heap beat another heap while others' cubes fall, too.

    By the number of armies; each is computed when it is first needed.
    """

    def __init__(self, mine: Heap, theirs: Heap, others: int) -> None:
        self._thrown, self._inside = mine
        self._against = *theirs, others

    def __missing__(self, armies: int) -> float:
        chance = self[armies] = more(armies + self._thrown, self._inside, *self._against)
        return chance


class Holding(Odds):
    """The odds that armies and a heap hold against another heap, by the number of armies."""

    def __missing__(self, armies: int) -> float:
        against, against_inside, others = self._against
        lost = more(against, against_inside, armies + self._thrown, self._inside, others)
        chance = self[armies] = 1.0 - lost if against else 1.0
        return chance


@lru_cache(maxsize=COMMON)
def conquest(mine: Heap, theirs: Heap, others: int) -> Odds:
    """The odds that armies and what lies about already beat the other heap."""
    return Odds(mine, theirs, others)


@lru_cache(maxsize=COMMON)
def defeat(attackers: int, defence: Heap, others: int) -> Odds:
    """The odds that armies and what lies about already hold against so many attackers, one in the tower."""
    return Holding(defence, Heap(attackers, 1), others)


def more(thrown: int, inside: int, against: int, against_inside: int, others: int) -> float:
    """The probability that more cubes of one heap fall out than of the other, with others thrown in, too."""
    passes, falls, passing, falling = _falling(thrown + against + others)
    lead = passes * (thrown - against) + falls * (inside - against_inside)
    spread = passing * (thrown + against) + falling * (inside + against_inside)
    return (1 + erf((lead - 0.5) / sqrt(2 * spread + 1e-9))) / 2


@cache
def _falling(thrown: int) -> tuple[float, float, float, float]:
    """The probabilities that a cube falls out of so many thrown, and one of those inside; their variances.

    Who stays on a floor may be knocked down by those who come after, on average by half of them. As many as
    usual are inside: in the long run a floor loses to each cube as many as it keeps.
    """
    model = content().tower
    passing, dislodging = (one / of for one, of in (model.passes, model.dislodge))
    residents, stays = (1 - passing) / dislodging, 1 - dislodging
    arriving, passes, falls = float(thrown), 1.0, 0.0
    for _ in range(model.floors):
        dislodged = 1 - stays**arriving
        through = passing + (1 - passing) * (1 - stays ** ((arriving - 1) / 2))
        passes, falls = passes * through, falls * through + dislodged / model.floors
        arriving = arriving * through + residents * dislodged
    return passes, falls, passes * (1 - passes), falls * (1 - falls)
