"""Evaluation of a position from one player's observation: possessions, their value, threats."""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from functools import cached_property

from rules.core.model import Seat, by_seat
from rules.shogun.advice.field import Field, field_of, worth_of
from rules.shogun.advice.weights import Style, learned, round_of
from rules.shogun.building import obstacle, tiles_used
from rules.shogun.content import ROUNDS, YEARS, Board, Building, Content, ProvinceName, content
from rules.shogun.state import Observation, Player, Province

OUT_OF_THE_RACE = 6
"""Points behind the strongest of the others from which a player is no rival."""


class Outlook:
    """A viewer's observation, and what follows from it. Values are in victory points until the end."""

    def __init__(self, observation: Observation, style: Style | None = None) -> None:
        assert observation.viewer is not None, "only a seat has prospects"
        self.seat: Seat = observation.viewer
        self.public = observation.public
        self.private = observation.private
        self.weights = (style or learned(self.public.seats))[round_of(self.public)]
        self.content: Content = content()
        self.board: Board = self.public.board

    @cached_property
    def field(self) -> Field:
        """What is alike for all viewers of the position."""
        return field_of(self.public)

    @cached_property
    def owned(self) -> Sequence[ProvinceName]:
        """The viewer's provinces, in the order of the board."""
        return self.public.owned_by(self.seat)

    @property
    def player(self) -> Player:
        return self.public.players[self.seat]

    @cached_property
    def winters(self) -> int:
        """The number of scorings to come."""
        return YEARS + 1 - self.public.year

    @property
    def rounds_left(self) -> int:
        """The number of rounds of this year that are planned after this one."""
        season = self.public.season
        return len(ROUNDS) - 1 - ROUNDS.index(season) if season in ROUNDS else 0

    @cached_property
    def last_round(self) -> bool:
        """Whether what is earned now can no longer be spent later."""
        return self.winters == 1 and self.rounds_left == 0

    def province(self, name: ProvinceName) -> Province:
        return self.public.provinces[name]

    def neighbours(self, name: ProvinceName) -> tuple[ProvinceName, ...]:
        return self.board.neighbours[name]

    def foreign(self, name: ProvinceName) -> list[ProvinceName]:
        """The neighbours that are not the viewer's."""
        return [other for other in self.board.neighbours[name] if other not in self._mine]

    def targets(self, name: ProvinceName) -> Sequence[ProvinceName]:
        """Where armies may be of use: in the last round only abroad, if there is such a neighbour."""
        return (self.last_round and self.foreign(name)) or self.neighbours(name)

    @cached_property
    def worth(self) -> Mapping[ProvinceName, float]:
        """The value of each province."""
        return worth_of(self.field, self.weights)

    @cached_property
    def front(self) -> Mapping[ProvinceName, int]:
        """For each province of the viewer, the number of one neighbour's armies that can attack it."""
        near = self.board.neighbours
        return {name: max(map(self.ready.__getitem__, near[name])) for name in self.owned}

    @cached_property
    def ready(self) -> Mapping[ProvinceName, int]:
        """For each province, the number of others' armies that may march out of it."""
        return {
            name: province.armies - 1 if province.armies and province.owner != self.seat else 0
            for name, province in self.public.provinces.items()
        }

    @cached_property
    def spite(self) -> Sequence[float]:
        """By seat, what a point is worth that this player loses: more, the nearer to the strongest other."""
        totals = [float(player.points) for player in self.public.players]
        for name, province in self.public.provinces.items():
            if province.owner is not None:
                totals[province.owner] += self.worth[name]
        best = max(total for seat, total in by_seat(totals) if seat != self.seat)
        weights = self.weights
        return [
            weights.spite + weights.rivalry * max(0.0, 1 - (best - total) / OUT_OF_THE_RACE)
            for total in totals
        ]

    @cached_property
    def strike(self) -> Mapping[ProvinceName, int]:
        """For each province, the number of armies that the viewer's strongest neighbour can send there."""
        near = self.board.neighbours
        strongest = dict.fromkeys(near, 0)
        for armies, name in sorted([(self.public.provinces[name].armies, name) for name in self.owned]):
            strongest.update(dict.fromkeys(near[name], armies - 1))
        return strongest

    def is_interior(self, name: ProvinceName) -> bool:
        """Whether all neighbours are the viewer's own."""
        return self._mine.issuperset(self.neighbours(name))

    def has_room(self, name: ProvinceName, building: Building) -> bool:
        """Whether the building can be built there now (SH6.1)."""
        return obstacle(self.public.provinces, name, building, self._tiles_left[building]) is None

    @cached_property
    def built(self) -> Mapping[tuple[str, Building], Sequence[int]]:
        """The number of each building in each region, by seat."""
        seats = self.public.seats  # a function that knew the outlook would be kept by it, and keep it
        counts: dict[tuple[str, Building], list[int]] = defaultdict(lambda: [0] * seats)
        for name, province in self.public.provinces.items():
            if province.buildings and province.owner is not None:
                for kind in province.buildings:
                    counts[self.board.region_of[name], kind][province.owner] += 1
        return counts

    @cached_property
    def _mine(self) -> frozenset[ProvinceName]:
        return frozenset(self.owned)

    @cached_property
    def _tiles_left(self) -> dict[Building, int]:
        used = tiles_used(self.public.provinces)
        return {building: self.content.pieces_of(building) - used.count(building) for building in Building}
