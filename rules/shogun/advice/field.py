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


class _Defenders(dict[ProvinceName, tuple[Heap, int]]):
    """By province, what defends it in all, and the cubes of that which lie in the tray (SH7.1, SH7.3)."""

    def __init__(self, public: Public, lying: Sequence[Heap], helped: Sequence[Heap]) -> None:
        """By seat, what lies in the tray and in the tower of it alone, and with the farmers."""
        self._public, self._lying, self._helped = public, lying, helped
        self._neutral = battle.neutral_farmers(public)
        self._supplies = [max(0, player.supply) for player in public.players]
        self._holder = _holder(public, Special.DEFENCE)

    def __missing__(self, target: ProvinceName) -> tuple[Heap, int]:
        province = self._public.provinces[target]
        owner = province.owner
        if owner is None:
            lying, standing = self._lying[FARMER], self._neutral
        else:
            lying = (self._helped if province.farmers_help else self._lying)[owner]
            castle = bool(province.buildings) and battle.castle_defends(self._public, province)
            standing = province.armies + min((owner == self._holder) + castle, self._supplies[owner])
        found = self[target] = Heap(lying.thrown + standing, lying.inside), lying.thrown
        return found


class _Attacks(dict[ProvinceName, Odds]):
    """By province, the odds that a seat's armies conquer it; each is computed when it is first needed."""

    def __init__(self, mine: Heap, others: int, defenders: _Defenders) -> None:
        """`mine` is thrown beside the armies that march; `others` are the tray's cubes but for the seat's."""
        self._mine, self._others, self._defenders = mine, others, defenders

    def __missing__(self, target: ProvinceName) -> Odds:
        defenders, lying = self._defenders[target]
        found = self[target] = conquest(self._mine, defenders, self._others - lying)
        return found


class Field:
    """What is in the tower, in the tray and in the provinces."""

    def __init__(self, public: Public) -> None:
        self.public = public
        self.inside: Cubes = tower.inside(public)
        """What is in the tower (SH1.4)."""
        self.tray: int = public.tray.total
        """All cubes in the tray: those that fight for nobody are thrown, too (SH7.1)."""
        tray, inside = public.tray, self.inside
        self._lying = [*map(Heap, (*tray.armies, tray.farmers), (*inside.armies, inside.farmers))]
        """By seat; the farmers' heap is the last."""
        farmers = self._lying[FARMER]
        self._helped = [
            Heap(armies.thrown + farmers.thrown, armies.inside + farmers.inside) for armies in self._lying
        ]
        defenders = _Defenders(public, self._lying, self._helped)
        holder = _holder(public, Special.ATTACK)
        self.attacks: Sequence[Mapping[ProvinceName, Odds]] = [
            _Attacks(
                Heap(lying.thrown + (seat == holder and player.supply > 0), lying.inside),
                self.tray - lying.thrown,
                defenders,
            )
            for seat, (lying, player) in enumerate(zip(self._lying, public.players, strict=False))
        ]
        """By seat, the odds that its armies conquer a province that is not theirs."""

    def lying(self, seat: Seat | None) -> Heap:
        """A seat's armies, or the farmers, in the tray and in the tower."""
        return self._lying[FARMER if seat is None else seat]

    def defended_by(self, owner: Seat, province: Province) -> Heap:
        """What lies there of a seat that defends a province, and of the farmers if they help it (SH7.3)."""
        return (self._helped if province.farmers_help else self._lying)[owner]

    @cached_property
    def sources(self) -> Mapping[Seat, Sequence[tuple[ProvinceName, int]]]:
        """By seat, the provinces from which armies can march, and how many."""
        found: dict[Seat, list[tuple[ProvinceName, int]]] = defaultdict(list)
        for name, province in self.public.provinces.items():
            if province.armies > 1 and province.owner is not None:
                found[province.owner].append((name, province.armies - 1))
        return found


def _holder(public: Public, special: Special) -> Seat | None:
    """The seat that has the privilege of a special card now (SH5.3)."""
    taken_by = dict(zip(public.specials, public.taken_by, strict=True)) if public.specials_lie_open else {}
    return taken_by.get(special)


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
