"""The value of each action in each province (SH6)."""

from collections.abc import Iterator
from functools import lru_cache

import msgspec

from rules.shogun.advice import marching, odds, winter
from rules.shogun.advice.outlook import Outlook
from rules.shogun.content import BATTLES, BUILDS, Action, Building, ProvinceName
from rules.shogun.state import StandingOrder

RECRUITS = {Action.DEPLOY_5: 5, Action.DEPLOY_3: 3, Action.DEPLOY_1_MOVE: 1}


class Wish(msgspec.Struct, frozen=True):
    """An action in a province: expected points beyond its price, the price in chests, and its march."""

    gain: float
    action: Action
    province: ProvinceName
    price: int = 0
    order: StandingOrder | None = None


def wishes(outlook: Outlook) -> Iterator[Wish]:
    """One wish for every action in every province of the viewer, including useless and harmful ones."""
    chest, rice = outlook.weights.chest, outlook.weights.rice
    rice_wanted = winter.rice_wanted(outlook)
    for name in outlook.owned:
        printed, unrest = outlook.content.provinces[name], _unrest(outlook, name)
        yield from _builds(outlook, name, chest)
        yield Wish(chest * printed.chests - unrest, Action.COLLECT_TAXES, name)
        yield Wish(rice * min(printed.rice, rice_wanted) - unrest, Action.CONFISCATE_RICE, name)
        yield from _recruits(outlook, name, chest)
        yield from _battles(outlook, name)


def _builds(outlook: Outlook, name: ProvinceName, chest: float) -> Iterator[Wish]:
    """Buildings; where there is no space they are dropped, which does no harm (SH6.1)."""
    kept = 1 - outlook.weights.fear * (1 - odds.of_holding(outlook, name)[outlook.province(name).armies])
    region = outlook.board.region_of[name]
    for action, building in BUILDS.items():
        if outlook.has_room(name, building):
            price = outlook.content.prices[action]
            points = (
                outlook.weights.build * outlook.winters * points_of_building(outlook, region, building) * kept
            )
            yield Wish(points - chest * price, action, name, price)
        else:
            yield Wish(0.0, action, name)


@lru_cache(maxsize=odds.REMEMBERED)
def points_of_building(outlook: Outlook, region: str, building: Building) -> int:
    """Points a winter of one more building, and of a majority that it wins or shares (SH8.3)."""
    counts = list(outlook.built[region, building])
    before = _majority(outlook, counts, building)
    counts[outlook.seat] += 1
    return outlook.content.scoring.building + _majority(outlook, counts, building) - before


def _majority(outlook: Outlook, counts: list[int], building: Building) -> int:
    """The viewer's points for a majority, from the number of the building by seat."""
    most = max(counts)
    if not most or counts[outlook.seat] < most:
        return 0
    return outlook.content.scoring.majority(building, shared=counts.count(most) > 1)


def _unrest(outlook: Outlook, name: ProvinceName) -> float:
    """The expected loss of a revolt where a marker lies, or the cost of the first marker (SH6.2)."""
    revolts, weights = outlook.province(name).revolts, outlook.weights
    if not revolts:
        return weights.marker
    lost = 1 - odds.of_putting_down(outlook, name)
    return weights.marker + lost * (outlook.worth[name] + 1) + weights.rebel * revolts


def _recruits(outlook: Outlook, name: ProvinceName, chest: float) -> Iterator[Wish]:
    """Armies make a province safer, and its next attack stronger."""
    standing, holding = outlook.province(name).armies, odds.of_holding(outlook, name)
    stake, safe = outlook.weights.fear * outlook.worth[name], holding[standing]
    targets = [] if outlook.last_round else _targets(outlook, name)
    for action, armies in RECRUITS.items():
        price = outlook.content.prices[action]
        gain = stake * (holding[standing + armies] - safe)
        if targets:
            gain = (
                gain + outlook.weights.army * armies + max([target.more_with(armies) for target in targets])
            )
        yield Wish(gain - chest * price, action, name, price)


def _targets(outlook: Outlook, name: ProvinceName) -> list["_Target"]:
    """The neighbours that the viewer could conquer."""
    ready = outlook.province(name).armies - 1
    return [
        _Target(outlook.worth[other], odds.of_battle(outlook, other), ready)
        for other in outlook.foreign(name)
    ]


class _Target:
    """A conquest's value with the armies that stand ready for it now."""

    def __init__(self, worth: float, winning: odds.Odds, ready: int) -> None:
        self._worth = worth
        self._winning = winning
        self._ready = ready
        self._now = winning[ready]

    def more_with(self, armies: int) -> float:
        """The gain in its value with additional armies."""
        return self._worth * (self._winning[self._ready + armies] - self._now)


def _battles(outlook: Outlook, name: ProvinceName) -> Iterator[Wish]:
    """The two best marches from here: another province may have the same first target."""
    most = outlook.province(name).armies - 1
    if most < 1:  # the action is dropped and does no harm (SH6.5)
        for action in BATTLES:
            yield Wish(0.0, action, name)
        return
    targets = outlook.foreign(name) if outlook.last_round else outlook.neighbours(name)
    found = sorted(marching.prospects(outlook, name, targets, most))
    for march in found[:-3:-1]:
        order = StandingOrder(march.target, march.armies if march.armies < most else None)
        for action in BATTLES:
            yield Wish(march.gain, action, name, 0, order)
