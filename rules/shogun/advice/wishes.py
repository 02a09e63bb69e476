"""The value of each action in each province (SH6)."""

from collections.abc import Iterator
from typing import NamedTuple

from rules.shogun.advice import marching, odds, winter
from rules.shogun.advice.marching import ARMY, FEAR
from rules.shogun.advice.outlook import Outlook
from rules.shogun.content import BATTLES, BUILDS, Action, Building
from rules.shogun.state import StandingOrder

CHEST = 0.5
"""Points of a chest that can still be spent."""
RICE = 0.8
"""Points of one rice that is needed for the winter."""
MARKER = 0.3
"""Cost of one more revolt marker until winter: farmers no longer help, and revolts grow."""
RECRUITS = {Action.DEPLOY_5: 5, Action.DEPLOY_3: 3, Action.DEPLOY_1_MOVE: 1}


class Wish(NamedTuple):
    """An action in a province: expected points beyond its price, the price in chests, and its march."""

    gain: float
    action: Action
    province: str
    price: int = 0
    order: StandingOrder | None = None


def wishes(outlook: Outlook) -> Iterator[Wish]:
    """One wish for every action in every province of the viewer, including useless and harmful ones."""
    chest = 0.0 if outlook.last_round else CHEST
    for name in outlook.owned:
        yield from _builds(outlook, name, chest)
        yield Wish(_taxes(outlook, name, chest), Action.COLLECT_TAXES, name)
        yield Wish(_rice(outlook, name), Action.CONFISCATE_RICE, name)
        for action, armies in RECRUITS.items():
            price = outlook.content.prices[action]
            yield Wish(_recruits(outlook, name, armies) - chest * price, action, name, price)
        yield from _battles(outlook, name)


def _builds(outlook: Outlook, name: str, chest: float) -> Iterator[Wish]:
    """Buildings; where there is no space they are dropped, which does no harm (SH6.1)."""
    for action, building in BUILDS.items():
        price = outlook.content.prices[action]
        if outlook.has_room(name, building):
            yield Wish(_building(outlook, name, building) - chest * price, action, name, price)
        else:
            yield Wish(0.0, action, name)


def _building(outlook: Outlook, name: str, building: Building) -> float:
    """Points of the building, and of a majority that it wins or shares (SH8.3)."""
    printed = outlook.content.scoring
    counts = list(outlook.built(outlook.board.region_of[name], building))
    before = _majority(outlook, counts, building)
    counts[outlook.seat] += 1
    points = printed.building + _majority(outlook, counts, building) - before
    kept = 1 - FEAR * (1 - odds.of_holding(outlook, name)(outlook.province(name).armies))
    return outlook.winters * points * kept


def _majority(outlook: Outlook, counts: list[int], building: Building) -> int:
    """The viewer's points for a majority, from the number of the building by seat."""
    most = max(counts)
    if not most or counts[outlook.seat] < most:
        return 0
    return outlook.content.scoring.majority(building, shared=counts.count(most) > 1)


def _taxes(outlook: Outlook, name: str, chest: float) -> float:
    return chest * outlook.content.provinces[name].chests - _unrest(outlook, name)


def _rice(outlook: Outlook, name: str) -> float:
    eaten = min(outlook.content.provinces[name].rice, winter.rice_wanted(outlook))
    return RICE * eaten - _unrest(outlook, name)


def _unrest(outlook: Outlook, name: str) -> float:
    """The expected loss of a revolt where a marker lies, or the cost of the first marker (SH6.2)."""
    revolts = outlook.province(name).revolts
    if not revolts:
        return MARKER
    lost = 1 - odds.of_putting_down(outlook, name)
    return MARKER + lost * (outlook.worth(name) + 1) + ARMY * revolts


def _recruits(outlook: Outlook, name: str, armies: int) -> float:
    """Armies make a province safer, and its next attack stronger."""
    standing = outlook.province(name).armies
    holding = odds.of_holding(outlook, name)
    safer = holding(standing + armies) - holding(standing)
    gain = FEAR * outlook.worth(name) * safer
    if outlook.last_round or outlook.is_interior(name):
        return gain
    return gain + ARMY * armies + _opportunity(outlook, name, armies)


def _opportunity(outlook: Outlook, name: str, armies: int) -> float:
    """The gain in the value of the best conquest from here with `armies` more."""
    standing = outlook.province(name).armies - 1
    foreign = [other for other in outlook.neighbours(name) if outlook.province(other).owner != outlook.seat]
    return max(_reinforced(outlook, other, standing, armies) for other in foreign)


def _reinforced(outlook: Outlook, target: str, standing: int, armies: int) -> float:
    """The gain in a conquest's value with additional armies."""
    winning = odds.of_battle(outlook, target)
    return outlook.worth(target) * (winning(standing + armies) - winning(standing))


def _battles(outlook: Outlook, name: str) -> Iterator[Wish]:
    """The best march from here; with a single army the action is dropped and does no harm (SH6.5)."""
    most = outlook.province(name).armies - 1
    if most < 1:
        yield from (Wish(0.0, action, name) for action in BATTLES)
        return
    march = marching.best(outlook, name, outlook.neighbours(name), most)
    order = StandingOrder(march.target, march.armies if march.armies < most else None)
    yield from (Wish(march.gain, action, name, order=order) for action in BATTLES)
