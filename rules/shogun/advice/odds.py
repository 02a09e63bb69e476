"""The odds of battles and revolts (SH7), from the model of the tower and the cubes inside it.

The number of a side's cubes that fall out is approximated by a normal distribution, which is accurate enough.
"""

from math import erf, sqrt
from typing import NamedTuple

from rules.core.model import Seat
from rules.shogun import battle
from rules.shogun.advice.outlook import Outlook
from rules.shogun.state import Province


class Heap(NamedTuple):
    """One side's cubes: those thrown, including the tray's, and those already in the tower."""

    thrown: int
    inside: int

    def and_(self, other: "Heap") -> "Heap":
        return Heap(self.thrown + other.thrown, self.inside + other.inside)


def of_battle(outlook: Outlook, armies: int, target: str) -> float:
    """The probability that `armies` of the viewer conquer a province that is not theirs."""
    province = outlook.province(target)
    attackers, defenders = _of_seat(outlook, outlook.seat, armies), _defence(outlook, province)
    return _more(outlook, attackers, defenders, attackers.thrown + defenders.thrown)


def of_holding(outlook: Outlook, armies: int, name: str) -> float:
    """The probability that `armies` hold a province of the viewer against the strongest neighbour."""
    front = outlook.front(name)
    if not front:
        return 1.0
    attackers, defenders = Heap(front, 1), _of_seat(outlook, outlook.seat, armies)
    if outlook.province(name).farmers_help:
        defenders = defenders.and_(_farmers(outlook, 0))
    return 1.0 - _more(outlook, attackers, defenders, front + defenders.thrown)


def of_putting_down(outlook: Outlook, name: str, extra: int = 0) -> float:
    """The probability that a revolt in a province of the viewer, with extra farmers, is put down (SH7.6)."""
    province = outlook.province(name)
    armies = _of_seat(outlook, outlook.seat, province.armies)
    rebels = _farmers(outlook, battle.rebels(outlook.public, province, extra))
    return _more(outlook, armies, rebels, armies.thrown + rebels.thrown)


def _defence(outlook: Outlook, province: Province) -> Heap:
    if province.owner is None:
        return _farmers(outlook, battle.neutral_farmers(outlook.public))
    castle = battle.castle_defends(outlook.public, province)
    armies = _of_seat(outlook, province.owner, province.armies + castle)
    return armies.and_(_farmers(outlook, 0)) if province.farmers_help else armies


def _of_seat(outlook: Outlook, seat: Seat, armies: int) -> Heap:
    return Heap(armies + outlook.public.tray.armies[seat], outlook.inside.armies[seat])


def _farmers(outlook: Outlook, farmers: int) -> Heap:
    return Heap(farmers + outlook.public.tray.farmers, outlook.inside.farmers)


def _more(outlook: Outlook, first: Heap, second: Heap, arriving: int) -> float:
    """The probability that more cubes of the first heap fall out than of the second."""
    model = outlook.content.tower
    passes = (model.passes[0] / model.passes[1]) ** model.floors
    dislodged = 1 - (1 - model.dislodge[0] / model.dislodge[1]) ** arriving
    lead = passes * (first.thrown - second.thrown) + dislodged * (first.inside - second.inside)
    spread = passes * (1 - passes) * (first.thrown + second.thrown)
    spread += dislodged * (1 - dislodged) * (first.inside + second.inside)
    return (1 + erf((lead - 0.5) / sqrt(2 * spread + 1e-9))) / 2
