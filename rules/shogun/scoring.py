"""Victory points of a winter (SH8.3)."""

from collections.abc import Mapping, Sequence

import msgspec

from rules.core.model import Seat, all_seats, by_seat
from rules.shogun.content import Board, Building, ProvinceName, content
from rules.shogun.events import Majority, Scored, points_of
from rules.shogun.state import Province
from rules.shogun.table import Table


class Tally(msgspec.Struct, frozen=True):
    """Points by seat for provinces and for buildings, and the majorities."""

    provinces: tuple[int, ...]
    buildings: tuple[int, ...]
    majorities: tuple[Majority, ...]

    @property
    def gained(self) -> tuple[int, ...]:
        """Total points by seat."""
        return tuple(
            self.provinces[seat] + self.buildings[seat] + points_of(self.majorities, seat)
            for seat in all_seats(len(self.provinces))
        )


def score(table: Table) -> None:
    """Points for provinces, buildings and majorities in the five regions."""
    found = tally(table.provinces, table.board, table.seats)
    for seat, gained in by_seat(found.gained):
        table.set_player(seat, points=table.players[seat].points + gained)
    totals = tuple(player.points for player in table.players)
    table.emit(Scored(table.public.year, found.provinces, found.buildings, found.majorities, totals))


def tally(provinces: Mapping[ProvinceName, Province], board: Board, seats: int) -> Tally:
    """The points that a winter would give now."""
    printed = content().scoring
    owned, built = [0] * seats, [0] * seats
    for province in provinces.values():
        if province.owner is not None:
            owned[province.owner] += printed.province
            built[province.owner] += printed.building * len(province.buildings)
    return Tally(tuple(owned), tuple(built), majorities(provinces, board))


def majorities(provinces: Mapping[ProvinceName, Province], board: Board) -> tuple[Majority, ...]:
    """The majority of each building in each region, if there is such a building in it."""
    found = []
    for region in board.regions:
        here = [province for name, province in provinces.items() if board.region_of[name] == region]
        for building in Building:
            counts = _count(here, building)
            if counts:
                found.append(_majority(region, building, counts))
    return tuple(found)


def _count(provinces: Sequence[Province], building: Building) -> dict[Seat, int]:
    counts: dict[Seat, int] = {}
    for province in provinces:
        owner = province.owner
        if owner is not None and building in province.buildings:
            counts[owner] = counts.get(owner, 0) + 1
    return counts


def _majority(region: str, building: Building, counts: dict[Seat, int]) -> Majority:
    most = max(counts.values())
    seats = tuple(sorted(seat for seat, built in counts.items() if built == most))
    points = content().scoring.majority(building, shared=len(seats) > 1)
    return Majority(region, building, seats, points)
