"""The odds of battles and revolts (SH7), from the model of the tower and the cubes inside it.

The number of a side's cubes that fall out is approximated by a normal distribution, which is accurate enough.
An outlook is immutable, so the odds are cached while a decision is made from it. They follow from few small
numbers, so those of other outlooks are often the same, and are cached for longer.
"""

from collections.abc import Callable
from functools import cache, lru_cache
from math import erf, sqrt
from typing import NamedTuple

from msgspec.structs import replace

from rules.core.model import Seat
from rules.shogun import battle
from rules.shogun.advice.outlook import Outlook
from rules.shogun.content import ProvinceName, content
from rules.shogun.state import Public

REMEMBERED = 256
"""Size of the caches by outlook: provinces' odds of the last few outlooks; a plan needs about thirty."""
COMMON = 1 << 12
"""Size of the caches by number of cubes: a match needs about a thousand."""


class Odds(dict[int, float]):
    """The probability of success by the number of armies. Each is computed when it is first needed."""

    def __init__(self, success: Callable[[int], float]) -> None:
        self._success = success

    def __missing__(self, armies: int) -> float:
        chance = self[armies] = self._success(armies)
        return chance


class Heap(NamedTuple):
    """One side's cubes: those thrown, including the tray's, and those already in the tower."""

    thrown: int
    inside: int

    def and_(self, other: "Heap") -> "Heap":
        return Heap(self.thrown + other.thrown, self.inside + other.inside)


@lru_cache(maxsize=REMEMBERED)
def of_battle(outlook: Outlook, target: ProvinceName) -> Odds:
    """The odds that the viewer's armies conquer a province that is not theirs."""
    return _conquest(_lying(outlook, outlook.seat), _defence(outlook, target))


@lru_cache(maxsize=REMEMBERED)
def of_holding(outlook: Outlook, name: ProvinceName) -> Odds:
    """The odds that armies hold a province of the viewer against the strongest neighbour."""
    defence = _lying(outlook, outlook.seat)
    if outlook.province(name).farmers_help:
        defence = defence.and_(_lying(outlook, None))
    return _defeat(outlook.front[name], defence)


def of_putting_down(outlook: Outlook, name: ProvinceName, extra: int = 0) -> float:
    """The probability that a revolt in a province of the viewer is put down (SH7.6); `extra` as in winter."""
    province, mine = outlook.province(name), _lying(outlook, outlook.seat)
    rebels = _farmers(outlook, battle.rebels(outlook.public, province, extra))
    return _more(province.armies + mine.thrown, mine.inside, *rebels)


def if_defended(public: Public, target: ProvinceName, owner: Seat, armies: int) -> Public:
    """The position with so many armies of `owner` in a province that was theirs or neutral.

    They come from their supply: what is in the tower is found by subtraction, and stays.
    """
    there, players = public.provinces[target], list(public.players)
    before = there.armies if there.owner == owner else 0
    players[owner] = replace(players[owner], supply=players[owner].supply + before - armies)
    provinces = {**public.provinces, target: replace(there, owner=owner, armies=armies)}
    return replace(public, provinces=provinces, players=tuple(players))


def _defence(outlook: Outlook, target: ProvinceName) -> Heap:
    """The cubes that defend a province that is not the viewer's."""
    province = outlook.province(target)
    if province.owner is None:
        return _farmers(outlook, battle.neutral_farmers(outlook.public))
    castle = battle.castle_defends(outlook.public, province)
    armies = Heap(province.armies + castle, 0).and_(_lying(outlook, province.owner))
    return armies.and_(_lying(outlook, None)) if province.farmers_help else armies


def _farmers(outlook: Outlook, farmers: int) -> Heap:
    return Heap(farmers, 0).and_(_lying(outlook, None))


@lru_cache(maxsize=REMEMBERED)
def _lying(outlook: Outlook, seat: Seat | None) -> Heap:
    """A seat's armies, or the farmers, in the tray and in the tower."""
    tray, inside = outlook.public.tray, outlook.inside
    if seat is None:
        return Heap(tray.farmers, inside.farmers)
    return Heap(tray.armies[seat], inside.armies[seat])


@lru_cache(maxsize=COMMON)
def _conquest(mine: Heap, theirs: Heap) -> Odds:
    """The odds that armies and what lies about already beat the other heap."""
    return Odds(lambda armies: _more(armies + mine.thrown, mine.inside, theirs.thrown, theirs.inside))


@lru_cache(maxsize=COMMON)
def _defeat(attackers: int, defence: Heap) -> Odds:
    """The odds that armies and what lies about already hold against so many attackers, one in the tower."""
    if not attackers:
        return Odds(lambda armies: 1.0)
    return Odds(lambda armies: 1.0 - _more(attackers, 1, armies + defence.thrown, defence.inside))


def _more(thrown: int, inside: int, against: int, against_inside: int) -> float:
    """The probability that more cubes of the first heap fall out than of the second."""
    passes, stays = _model()
    dislodged = 1 - stays ** (thrown + against)
    lead = passes * (thrown - against) + dislodged * (inside - against_inside)
    spread = passes * (1 - passes) * (thrown + against)
    spread += dislodged * (1 - dislodged) * (inside + against_inside)
    return (1 + erf((lead - 0.5) / sqrt(2 * spread + 1e-9))) / 2


@cache
def _model() -> tuple[float, float]:
    """The probabilities that a cube passes all floors, and that a resident is not dislodged by a cube."""
    model = content().tower
    return (model.passes[0] / model.passes[1]) ** model.floors, 1 - model.dislodge[0] / model.dislodge[1]
