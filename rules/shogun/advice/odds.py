"""The odds of battles and revolts (SH7) for one player.

An outlook is immutable, so the odds are cached while a decision is made from it.
"""

from functools import lru_cache

from msgspec.structs import replace

from rules.core.model import Seat
from rules.shogun import battle
from rules.shogun.advice.heaps import Odds, defeat, more
from rules.shogun.advice.outlook import Outlook
from rules.shogun.content import ProvinceName
from rules.shogun.state import Public

REMEMBERED = 256
"""Size of the caches by outlook: provinces' odds of the last few outlooks; a plan needs about thirty."""


def of_battle(outlook: Outlook, target: ProvinceName) -> Odds:
    """The odds that the viewer's armies conquer a province that is not theirs."""
    return outlook.field.attacks[outlook.seat][target]


@lru_cache(maxsize=REMEMBERED)
def of_holding(outlook: Outlook, name: ProvinceName) -> Odds:
    """The odds that armies hold a province of the viewer against the strongest neighbour."""
    field = outlook.field
    defence = field.defended_by(outlook.seat, outlook.province(name))
    return defeat(outlook.front[name], defence, field.tray - defence.thrown)


@lru_cache(maxsize=REMEMBERED)
def of_holding_conquered(outlook: Outlook, name: ProvinceName) -> Odds:
    """The odds that the viewer's armies hold a province, once conquered, against the strongest neighbour.

    Farmers help unless a revolt marker lies there, as it stays (SH7.5).
    """
    field = outlook.field
    defence = field.defended_by(outlook.seat, outlook.province(name))
    front = max(outlook.ready[other] for other in outlook.neighbours(name))
    return defeat(front, defence, field.tray - defence.thrown)


def of_putting_down(outlook: Outlook, name: ProvinceName, extra: int = 0) -> float:
    """The probability that a revolt in a province of the viewer is put down (SH7.6); `extra` as in winter."""
    field, province = outlook.field, outlook.province(name)
    mine, theirs = field.lying(outlook.seat), field.lying(None)
    others = field.tray - mine.thrown - theirs.thrown
    rebels = battle.rebels(outlook.public, province, extra)
    return more(province.armies + mine.thrown, mine.inside, theirs.thrown + rebels, theirs.inside, others)


def if_defended(public: Public, target: ProvinceName, owner: Seat, armies: int) -> Public:
    """The position with so many armies of `owner` in a province that was theirs or neutral.

    They come from their supply: what is in the tower is found by subtraction, and stays.
    """
    there, players = public.provinces[target], list(public.players)
    before = there.armies if there.owner == owner else 0
    players[owner] = replace(players[owner], supply=players[owner].supply + before - armies)
    provinces = {**public.provinces, target: replace(there, owner=owner, armies=armies)}
    return replace(public, provinces=provinces, players=tuple(players))
