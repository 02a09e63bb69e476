"""The odds of battles and revolts (SH7), from the model of the tower and the cubes that are not in sight.

How many cubes of a side fall out is taken for normally distributed; that is close enough to decide by.
An outlook never changes, so that the odds are remembered while a decision is made from it.
"""

from functools import lru_cache
from math import erf, sqrt
from typing import NamedTuple

from rules.core.model import Seat
from rules.shogun import battle
from rules.shogun.advice.outlook import Outlook
from rules.shogun.content import content

REMEMBERED = 1024
"""So many odds of the last few outlooks; a plan asks for about a hundred different ones."""


class Heap(NamedTuple):
    """One side's cubes: those thrown, the tray's included, and those that are in the tower before."""

    thrown: int
    inside: int

    def and_(self, other: "Heap") -> "Heap":
        return Heap(self.thrown + other.thrown, self.inside + other.inside)


@lru_cache(maxsize=REMEMBERED)
def of_battle(outlook: Outlook, armies: int, target: str) -> float:
    """The probability that so many of the viewer's armies conquer a province that is not theirs."""
    return _more(_of_seat(outlook, outlook.seat, armies), _defence(outlook, target))


@lru_cache(maxsize=REMEMBERED)
def of_holding(outlook: Outlook, armies: int, name: str) -> float:
    """The probability that so many armies hold a province of the viewer against the strongest neighbour."""
    front = outlook.front(name)
    if not front:
        return 1.0
    attackers, defenders = Heap(front, 1), _of_seat(outlook, outlook.seat, armies)
    if outlook.province(name).farmers_help:
        defenders = defenders.and_(_farmers(outlook, 0))
    return 1.0 - _more(attackers, defenders)


def of_putting_down(outlook: Outlook, name: str, extra: int = 0) -> float:
    """The probability that a revolt in a province of the viewer, with extra farmers, is put down (SH7.6)."""
    province = outlook.province(name)
    armies = _of_seat(outlook, outlook.seat, province.armies)
    rebels = _farmers(outlook, battle.rebels(outlook.public, province, extra))
    return _more(armies, rebels)


@lru_cache(maxsize=REMEMBERED)
def _defence(outlook: Outlook, target: str) -> Heap:
    province = outlook.province(target)
    if province.owner is None:
        return _farmers(outlook, battle.neutral_farmers(outlook.public))
    castle = battle.castle_defends(outlook.public, province)
    armies = _of_seat(outlook, province.owner, province.armies + castle)
    return armies.and_(_farmers(outlook, 0)) if province.farmers_help else armies


def _of_seat(outlook: Outlook, seat: Seat, armies: int) -> Heap:
    return Heap(armies + outlook.public.tray.armies[seat], outlook.inside.armies[seat])


def _farmers(outlook: Outlook, farmers: int) -> Heap:
    return Heap(farmers + outlook.public.tray.farmers, outlook.inside.farmers)


@lru_cache(maxsize=1 << 16)
def _more(first: Heap, second: Heap) -> float:
    """The probability that more cubes of the first heap fall out than of the second."""
    model = content().tower
    passes = (model.passes[0] / model.passes[1]) ** model.floors
    dislodged = 1 - (1 - model.dislodge[0] / model.dislodge[1]) ** (first.thrown + second.thrown)
    lead = passes * (first.thrown - second.thrown) + dislodged * (first.inside - second.inside)
    spread = passes * (1 - passes) * (first.thrown + second.thrown)
    spread += dislodged * (1 - dislodged) * (first.inside + second.inside)
    return (1 + erf((lead - 0.5) / sqrt(2 * spread + 1e-9))) / 2
