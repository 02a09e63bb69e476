"""The value of each action in each province (SH6)."""

from functools import lru_cache

import msgspec

from rules.shogun.advice import marching, odds, threats, winter
from rules.shogun.advice.heaps import Odds
from rules.shogun.advice.outlook import Outlook
from rules.shogun.building import free_spaces
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


def wishes(outlook: Outlook) -> list[Wish]:
    """One wish for every action in every province of the viewer, including useless and harmful ones."""
    chest, rice = outlook.weights.chest, outlook.weights.rice
    rice_wanted, found = winter.rice_wanted(outlook), list[Wish]()
    for name in outlook.owned:
        printed, unrest = outlook.content.provinces[name], _unrest(outlook, name)
        found += _builds(outlook, name)
        found.append(Wish(chest * printed.chests - unrest, Action.COLLECT_TAXES, name))
        found.append(Wish(rice * min(printed.rice, rice_wanted) - unrest, Action.CONFISCATE_RICE, name))
        found += _recruits(outlook, name)
        found += _battles(outlook, name)
    return found


def _builds(outlook: Outlook, name: ProvinceName) -> list[Wish]:
    """Buildings; where there is no space they are dropped, which does no harm (SH6.1)."""
    if not free_spaces(outlook.public.provinces, name):
        return [Wish(0.0, action, name) for action in BUILDS]
    holding = odds.of_holding(outlook, name)[outlook.province(name).armies]
    kept = 1 - threats.fear(outlook, name) * (1 - holding)
    region = outlook.board.region_of[name]
    return [_build(outlook, action, name, region, kept) for action in BUILDS]


def _build(outlook: Outlook, action: Action, name: ProvinceName, region: str, kept: float) -> Wish:
    """A building in a province with a free space, which is kept with this probability."""
    building, weights = BUILDS[action], outlook.weights
    if not outlook.has_room(name, building):
        return Wish(0.0, action, name)
    price = outlook.content.prices[action]
    points = weights.build * outlook.winters * points_of_building(outlook, region, building) * kept
    return Wish(points - weights.chest * price, action, name, price)


@lru_cache(maxsize=odds.REMEMBERED)
def points_of_building(outlook: Outlook, region: str, building: Building) -> int:
    """Points a winter of one more building, and of a majority that it wins or shares (SH8.3)."""
    others = list(outlook.built[region, building])
    mine, scoring = others.pop(outlook.seat), outlook.content.scoring
    most = max(others)

    def majority(built: int) -> int:
        return scoring.majority(building, shared=built == most) if built and built >= most else 0

    return scoring.building + majority(mine + 1) - majority(mine)


def _unrest(outlook: Outlook, name: ProvinceName) -> float:
    """The expected loss of a revolt where a marker lies, or the cost of the first marker (SH6.2)."""
    revolts, weights = outlook.province(name).revolts, outlook.weights
    if not revolts:
        return weights.marker
    lost = 1 - odds.of_putting_down(outlook, name)
    return weights.marker + lost * (outlook.worth[name] + 1) + weights.rebel * revolts


def _recruits(outlook: Outlook, name: ProvinceName) -> list[Wish]:
    """Armies make a province safer, and its next attack stronger."""
    weights, standing = outlook.weights, outlook.province(name).armies
    holding, ready = odds.of_holding(outlook, name), standing - 1
    stake, safe = threats.fear(outlook, name) * outlook.worth[name], holding[standing]
    targets, found = [] if outlook.last_round else _targets(outlook, name), []
    for action, armies in RECRUITS.items():
        price = outlook.content.prices[action]
        gain = stake * (holding[standing + armies] - safe)
        if targets:
            stronger = [worth * (win[ready + armies] - win[ready]) for worth, win in targets]
            gain = gain + weights.army * armies + max(stronger)
        found.append(Wish(gain - weights.chest * price, action, name, price))
    return found


def _targets(outlook: Outlook, name: ProvinceName) -> list[tuple[float, Odds]]:
    """What the neighbours that the viewer could conquer are worth, and the odds."""
    worth = outlook.worth
    return [(worth[other], odds.of_battle(outlook, other)) for other in outlook.foreign(name)]


def _battles(outlook: Outlook, name: ProvinceName) -> list[Wish]:
    """The two best marches from here: another province may have the same first target."""
    most = outlook.province(name).armies - 1
    if most < 1:  # the action is dropped and does no harm (SH6.5)
        return [Wish(0.0, action, name) for action in BATTLES]
    targets = outlook.foreign(name) if outlook.last_round else outlook.neighbours(name)
    found = sorted(marching.prospects(outlook, name, targets, most))
    return [
        Wish(march.gain, action, name, 0, StandingOrder(march.target, _number(march.armies, most)))
        for march in found[:-3:-1]
        for action in BATTLES
    ]


def _number(armies: int, most: int) -> int | None:
    """The armies as an order has them: None for all but one."""
    return armies if armies < most else None
