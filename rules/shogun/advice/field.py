"""The field: what would fight where (SH7), and what provinces are worth, alike for all players.

Those who plan at the same time look at the same one: what is found of it is kept for all of them.
"""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from functools import cached_property, lru_cache
from operator import attrgetter

from rules.core.model import Seat
from rules.shogun import battle, tower
from rules.shogun.advice.heaps import Heap, Odds, conquest
from rules.shogun.advice.weights import Weights
from rules.shogun.content import YEARS, ProvinceName, Special, yields
from rules.shogun.state import FARMER, Cubes, Province, Public

FIELDS = 8
"""The number of positions that are kept: a search looks at some of them in turn."""
_PLANNING = {"confirmed", "asking", "asked"}
"""The parts of a position that change when a player lays a plan."""
_parts = attrgetter(*(name for name in Public.__struct_fields__ if name not in _PLANNING))


def field_of(public: Public) -> "Field":
    """The field of a position: the same one for all that differ only in who has laid a plan."""
    return _field(_Position(public))


class _Position:
    """A position that equals those with the very same parts. It keeps them, so that their ids stay theirs."""

    def __init__(self, public: Public) -> None:
        self.public = public
        self._ids = (*map(id, _parts(public)),)
        self._hash = hash(self._ids)

    def __hash__(self) -> int:
        return self._hash

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Position) and self._ids == other._ids


class Field:
    """What is in the tower, in the tray and in the provinces."""

    def __init__(self, public: Public) -> None:
        self.public = public
        self._attacks: dict[tuple[Seat, ProvinceName], Odds] = {}
        self._defenders: dict[ProvinceName, tuple[Heap, int]] = {}

    @cached_property
    def inside(self) -> Cubes:
        """What is in the tower (SH1.4)."""
        return tower.inside(self.public)

    @cached_property
    def tray(self) -> int:
        """All cubes in the tray: those that fight for nobody are thrown, too (SH7.1)."""
        return self.public.tray.total

    def lying(self, seat: Seat | None) -> Heap:
        """A seat's armies, or the farmers, in the tray and in the tower."""
        return self._lying[FARMER if seat is None else seat]

    def attack(self, seat: Seat, target: ProvinceName) -> Odds:
        """The odds that a seat's armies conquer a province that is not theirs."""
        found = self._attacks.get((seat, target))
        if found is None:
            defenders, lying = self._defending(target)
            others = self.tray - self.lying(seat).thrown - lying
            found = self._attacks[seat, target] = conquest(self._attackers[seat], defenders, others)
        return found

    def defence(self, name: ProvinceName) -> Heap:
        """What lies in the tray and in the tower of those who defend a province (SH7.3)."""
        province = self.public.provinces[name]
        return self.lying(None) if province.owner is None else self.defended_by(province.owner, province)

    def defended_by(self, owner: Seat, province: Province) -> Heap:
        """What lies there of a seat that defends a province, and of the farmers if they help it."""
        armies = self.lying(owner)
        if not province.farmers_help:
            return armies
        farmers = self.lying(None)
        return Heap(armies.thrown + farmers.thrown, armies.inside + farmers.inside)

    @cached_property
    def sources(self) -> Mapping[Seat, Sequence[tuple[ProvinceName, int]]]:
        """By seat, the provinces from which armies can march, and how many."""
        found: dict[Seat, list[tuple[ProvinceName, int]]] = defaultdict(list)
        for name, province in self.public.provinces.items():
            if province.armies > 1 and province.owner is not None:
                found[province.owner].append((name, province.armies - 1))
        return found

    @cached_property
    def _lying(self) -> Sequence[Heap]:
        """By seat; the farmers' heap is the last."""
        tray, inside = self.public.tray, self.inside
        return [*map(Heap, (*tray.armies, tray.farmers), (*inside.armies, inside.farmers))]

    @cached_property
    def _attackers(self) -> Sequence[Heap]:
        """By seat, what is thrown in an attack beside the armies that march (SH7.1)."""
        return [
            Heap(thrown + self._from_supply(Seat(seat), Special.ATTACK), inside)
            for seat, (thrown, inside) in enumerate(self._lying[:FARMER])
        ]

    def _defending(self, target: ProvinceName) -> tuple[Heap, int]:
        """What defends a province in all, and the number of cubes of that which lie in the tray."""
        found = self._defenders.get(target)
        if found is None:
            lying = self.defence(target)
            heap = Heap(lying.thrown + self._standing(target), lying.inside)
            found = self._defenders[target] = heap, lying.thrown
        return found

    def _standing(self, target: ProvinceName) -> int:
        """The cubes that an attacked province throws (SH7.1)."""
        province = self.public.provinces[target]
        if province.owner is None:
            return battle.neutral_farmers(self.public)
        castle = battle.castle_defends(self.public, province)
        return province.armies + self._from_supply(province.owner, Special.DEFENCE, castle)

    def _from_supply(self, seat: Seat, special: Special, castle: bool = False) -> int:
        """The armies that a special card and a castle add, as far as there are any in supply (SH7.1)."""
        entitled = (self.public.special_of(seat) is special) + castle
        return max(0, min(entitled, self.public.players[seat].supply))


@lru_cache(maxsize=FIELDS)
def _field(position: _Position) -> Field:
    return Field(position.public)


@lru_cache(maxsize=FIELDS)
def worth_of(field: Field, weights: Weights) -> Mapping[ProvinceName, float]:
    """The value of each province by these weights: points in winter, and a little for its yields (SH8.3)."""
    printed, winters = yields(), YEARS + 1 - field.public.year
    return {
        name: (weights.province + weights.building * len(province.buildings)) * winters
        + weights.yields * printed[name]
        for name, province in field.public.provinces.items()
    }
