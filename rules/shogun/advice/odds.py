"""The odds of battles and revolts (SH7), from the model of the tower and the cubes inside it.

An outlook is immutable, so the odds are cached while a decision is made from it.
"""

from functools import lru_cache

from msgspec.structs import replace

from rules.core.model import Seat
from rules.shogun import battle
from rules.shogun.advice.heaps import Heap, Odds, conquest, defeat, more
from rules.shogun.advice.outlook import Outlook
from rules.shogun.content import ProvinceName, Special
from rules.shogun.state import Province, Public

REMEMBERED = 256
"""Size of the caches by outlook: provinces' odds of the last few outlooks; a plan needs about thirty."""


def of_battle(outlook: Outlook, target: ProvinceName) -> Odds:
    """The odds that the viewer's armies conquer a province that is not theirs."""
    return of_attack(outlook, outlook.seat, target)


@lru_cache(maxsize=REMEMBERED)
def of_attack(outlook: Outlook, seat: Seat, target: ProvinceName) -> Odds:
    """The odds that a seat's armies conquer a province that is not theirs."""
    defenders, lying = _defenders(outlook, target)
    others = _tray(outlook) - _lying(outlook, seat).thrown - lying
    return conquest(_attackers(outlook, seat), defenders, others)


@lru_cache(maxsize=REMEMBERED)
def of_holding(outlook: Outlook, name: ProvinceName) -> Odds:
    """The odds that armies hold a province of the viewer against the strongest neighbour."""
    defence = _defence(outlook, name)
    return defeat(outlook.front[name], defence, _tray(outlook) - defence.thrown)


@lru_cache(maxsize=REMEMBERED)
def of_holding_conquered(outlook: Outlook, name: ProvinceName) -> Odds:
    """The odds that the viewer's armies hold a province, once conquered, against the strongest neighbour.

    Farmers help unless a revolt marker lies there, as it stays (SH7.5).
    """
    defence = _defended_by(outlook, outlook.seat, outlook.province(name))
    front = max(outlook.ready[other] for other in outlook.neighbours(name))
    return defeat(front, defence, _tray(outlook) - defence.thrown)


def of_putting_down(outlook: Outlook, name: ProvinceName, extra: int = 0) -> float:
    """The probability that a revolt in a province of the viewer is put down (SH7.6); `extra` as in winter."""
    province, mine, theirs = outlook.province(name), _lying(outlook, outlook.seat), _lying(outlook, None)
    others = _tray(outlook) - mine.thrown - theirs.thrown
    rebels = battle.rebels(outlook.public, province, extra)
    return more(province.armies + mine.thrown, mine.inside, *_and(theirs, rebels), others)


def if_defended(public: Public, target: ProvinceName, owner: Seat, armies: int) -> Public:
    """The position with so many armies of `owner` in a province that was theirs or neutral.

    They come from their supply: what is in the tower is found by subtraction, and stays.
    """
    there, players = public.provinces[target], list(public.players)
    before = there.armies if there.owner == owner else 0
    players[owner] = replace(players[owner], supply=players[owner].supply + before - armies)
    provinces = {**public.provinces, target: replace(there, owner=owner, armies=armies)}
    return replace(public, provinces=provinces, players=tuple(players))


@lru_cache(maxsize=REMEMBERED)
def _attackers(outlook: Outlook, seat: Seat) -> Heap:
    """What a seat throws in an attack beside the armies that march (SH7.1)."""
    return _and(_lying(outlook, seat), _from_supply(outlook, seat, Special.ATTACK))


@lru_cache(maxsize=REMEMBERED)
def _defenders(outlook: Outlook, target: ProvinceName) -> tuple[Heap, int]:
    """What defends a province in all, and the number of cubes of that which lie in the tray."""
    lying = _defence(outlook, target)
    return _and(lying, _standing(outlook, target)), lying.thrown


def _standing(outlook: Outlook, target: ProvinceName) -> int:
    """The cubes that an attacked province throws (SH7.1)."""
    province = outlook.province(target)
    if province.owner is None:
        return battle.neutral_farmers(outlook.public)
    castle = battle.castle_defends(outlook.public, province)
    return province.armies + _from_supply(outlook, province.owner, Special.DEFENCE, castle)


def _from_supply(outlook: Outlook, seat: Seat, special: Special, castle: bool = False) -> int:
    """The armies that a special card and a castle add, as far as there are any in supply (SH7.1)."""
    entitled = (outlook.public.special_of(seat) is special) + castle
    return max(0, min(entitled, outlook.public.players[seat].supply))


def _defence(outlook: Outlook, name: ProvinceName) -> Heap:
    """What lies in the tray and in the tower of those who defend a province (SH7.3)."""
    province = outlook.province(name)
    if province.owner is None:
        return _lying(outlook, None)
    return _defended_by(outlook, province.owner, province)


def _defended_by(outlook: Outlook, owner: Seat, province: Province) -> Heap:
    """What lies there of a seat that defends a province, and of the farmers if they help it."""
    armies = _lying(outlook, owner)
    if not province.farmers_help:
        return armies
    farmers = _lying(outlook, None)
    return Heap(armies.thrown + farmers.thrown, armies.inside + farmers.inside)


@lru_cache(maxsize=REMEMBERED)
def _lying(outlook: Outlook, seat: Seat | None) -> Heap:
    """A seat's armies, or the farmers, in the tray and in the tower."""
    tray, inside = outlook.public.tray, outlook.inside
    if seat is None:
        return Heap(tray.farmers, inside.farmers)
    return Heap(tray.armies[seat], inside.armies[seat])


@lru_cache(maxsize=REMEMBERED)
def _tray(outlook: Outlook) -> int:
    """All cubes in the tray: those that fight for nobody are thrown, too (SH7.1)."""
    return outlook.public.tray.total


def _and(heap: Heap, armies: int) -> Heap:
    return Heap(heap.thrown + armies, heap.inside)
