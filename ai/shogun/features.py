"""What is counted in a position for each seat, as the learned value weighs it."""

from collections.abc import Sequence
from functools import cache
from operator import attrgetter

import msgspec

from rules.core.model import Seat, all_seats
from rules.shogun import tower
from rules.shogun.content import Building, Content, ProvinceName, content
from rules.shogun.state import Province, Public


class Counts(msgspec.Struct):
    """One seat's features. Numbers are of pieces, cards or points, if nothing else is said."""

    one: float = 1.0
    three_players: float = 0.0
    four_players: float = 0.0
    provinces: float = 0.0
    castles: float = 0.0
    temples: float = 0.0
    theaters: float = 0.0
    majorities: float = 0.0
    """Points for majorities if the year ended now."""
    narrow_majorities: float = 0.0
    """Points for those among them that another could tie or take with one building."""
    next_majorities: float = 0.0
    """More points for majorities, if one building came to each kind in each region where there is room."""
    building_spaces: float = 0.0
    chests: float = 0.0
    first_chests: float = 0.0
    """Chests up to 4."""
    rice: float = 0.0
    rice_missing: float = 0.0
    """Rice for all provinces after an average event, beyond what there is."""
    starving: float = 0.0
    """The part of that beyond 4."""
    armies: float = 0.0
    supply_short: float = 0.0
    """Armies that are missing in supply for another six."""
    in_tray: float = 0.0
    in_tower: float = 0.0
    unrest: float = 0.0
    """Provinces with revolt markers."""
    more_unrest: float = 0.0
    """Markers beyond the first of each province."""
    chests_yield: float = 0.0
    rice_yield: float = 0.0
    best_chests: float = 0.0
    """The best yield in chests where no marker lies."""
    best_rice: float = 0.0
    single_armies: float = 0.0
    in_danger: float = 0.0
    """Provinces that one neighbour can attack with more armies than stand there."""
    buildings_in_danger: float = 0.0
    risk: float = 0.0
    """Provinces and buildings, each by how much stronger a neighbour is (0 to 1)."""
    borders: float = 0.0
    """Pairs of an own province and another's next to it."""
    neutral_in_reach: float = 0.0
    others_in_reach: float = 0.0
    prey: float = 0.0
    """The same as `risk` for the best target of each own province, buildings counted one and a half times."""
    strongest: float = 0.0
    inner: float = 0.0
    """Provinces with own neighbours only."""
    lead: float = 0.0
    """Points beyond the best of the others."""


NAMES: tuple[str, ...] = Counts.__struct_fields__
"""The features, in the order of their weights."""
FIRST_CHESTS = 4
SUPPLY = 6
STARVING = 4

_row = attrgetter(*NAMES)


def features(public: Public) -> list[tuple[float, ...]]:
    """The features of each seat, in the order of `NAMES`, at a planning."""
    seats = [
        Counts(three_players=float(public.seats == 3), four_players=float(public.seats == 4))
        for _ in all_seats(public.seats)
    ]
    printed = content()
    for name, province in public.provinces.items():
        if province.owner is not None:
            counts = seats[province.owner]
            _count_possessions(counts, name, province, printed)
            _count_neighbours(counts, public, name, province)
    _count_majorities(seats, public, printed)
    _count_players(seats, public, printed)
    return [_row(counts) for counts in seats]


def _count_possessions(counts: Counts, name: ProvinceName, province: Province, printed: Content) -> None:
    card, buildings, armies = printed.provinces[name], province.buildings, province.armies
    counts.provinces += 1
    counts.building_spaces += card.building_spaces - len(buildings)
    for building in buildings:
        if building is Building.CASTLE:
            counts.castles += 1
        elif building is Building.TEMPLE:
            counts.temples += 1
        else:
            counts.theaters += 1
    counts.armies += armies
    counts.strongest = max(counts.strongest, armies)
    counts.single_armies += armies == 1
    counts.chests_yield += card.chests
    counts.rice_yield += card.rice
    if province.revolts:
        counts.unrest += 1
        counts.more_unrest += province.revolts - 1
    else:
        counts.best_chests = max(counts.best_chests, card.chests)
        counts.best_rice = max(counts.best_rice, card.rice)


def _count_neighbours(counts: Counts, public: Public, name: ProvinceName, province: Province) -> None:
    owner, armies, provinces = province.owner, province.armies, public.provinces
    danger, inner, prey = 0, True, 0.0
    for other in public.board.neighbours[name]:
        near = provinces[other]
        if near.owner == owner:
            continue
        inner = False
        if near.owner is None:
            worth = _superiority(armies - 1, 1)
            counts.neutral_in_reach += armies > 1
        else:
            others = near.armies
            worth = _superiority(armies - 1, others) * (1 + 1.5 * len(near.buildings))
            counts.borders += 1
            if armies - 1 > others:
                counts.others_in_reach += 1
            if others - 1 > danger:
                danger = others - 1
        if worth > prey:
            prey = worth
    counts.prey += prey
    counts.inner += inner
    if danger:
        counts.risk += _superiority(danger, armies) * (1 + len(province.buildings))
        if danger > armies:
            counts.in_danger += 1
            counts.buildings_in_danger += len(province.buildings)


@cache
def _superiority(armies: int, against: int) -> float:
    """How likely armies seem to win, from 0 (two fewer) to 1 (three more)."""
    return min(1.0, max(0, armies - against + 2) / 5) if armies else 0.0


def _count_majorities(seats: Sequence[Counts], public: Public, printed: Content) -> None:
    built: dict[tuple[str, Building], list[int]] = {}
    room = set[tuple[str, Seat]]()
    region_of, nothing = public.board.region_of, [0] * public.seats
    for name, province in public.provinces.items():
        if province.owner is not None:
            region, buildings = region_of[name], province.buildings
            for building in buildings:
                counts = built.get((region, building))
                if counts is None:
                    counts = built[region, building] = nothing.copy()
                counts[province.owner] += 1
            if len(buildings) < printed.provinces[name].building_spaces:
                room.add((region, province.owner))
    for region in public.board.regions:
        for building in Building:
            _count_majority(
                seats,
                built.get((region, building), nothing),
                [(region, seat) in room for seat in all_seats(public.seats)],
                printed.scoring.majority(building, shared=False),
                printed.scoring.majority(building, shared=True),
            )


def _count_majority(
    seats: Sequence[Counts], built: Sequence[int], room: Sequence[bool], alone: int, shared: int
) -> None:
    """The majority of one kind of building in one region, from the numbers of it by seat."""
    ordered = sorted(built)
    most, second = ordered[-1], ordered[-2]
    for counts, own, may_build in zip(seats, built, room, strict=True):
        now = 0
        if own and own == most:
            now = alone if second < most else shared
            counts.majorities += now
            if own - second <= 1:
                counts.narrow_majorities += now
        if may_build and own + 1 >= most:
            others = second if own == most else most
            counts.next_majorities += (alone if own + 1 > others else shared) - now


def _count_players(seats: Sequence[Counts], public: Public, printed: Content) -> None:
    losses = [printed.events[event].winter_rice_loss for event in public.events]
    loss = sum(losses) / max(1, len(losses))
    inside = tower.inside(public)
    ranked = sorted((player.points for player in public.players), reverse=True)
    for seat, (counts, player) in enumerate(zip(seats, public.players, strict=True)):
        counts.chests = player.chests
        counts.first_chests = min(player.chests, FIRST_CHESTS)
        counts.rice = player.rice
        counts.rice_missing = max(0.0, counts.provinces + loss - player.rice)
        counts.starving = max(0.0, counts.rice_missing - STARVING)
        counts.supply_short = max(0, SUPPLY - player.supply)
        counts.in_tray = public.tray.armies[seat]
        counts.in_tower = inside.armies[seat]
        counts.lead = player.points - (ranked[1] if player.points == ranked[0] else ranked[0])
