"""Evaluation of a position from one player's observation: possessions, their value, threats."""

from functools import cached_property

from rules.core.model import Seat
from rules.shogun import tower
from rules.shogun.building import obstacle, tiles_left
from rules.shogun.content import ROUNDS, YEARS, Board, Building, Content, content
from rules.shogun.planning import owned_provinces
from rules.shogun.state import Cubes, Observation, Player, Province

BUILDING = 1.5
"""Points of a building, including its share in majorities."""
YIELD = 0.08
"""Points for each chest or rice of yearly yield."""


class Outlook:
    """A viewer's observation, and what follows from it. Values are in victory points until the end."""

    def __init__(self, observation: Observation) -> None:
        assert observation.viewer is not None, "only a seat has prospects"
        self.seat: Seat = observation.viewer
        self.public = observation.public
        self.private = observation.private
        self.content: Content = content()
        self.board: Board = self.public.board
        self.owned = owned_provinces(observation)

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

    def province(self, name: str) -> Province:
        return self.public.provinces[name]

    def neighbours(self, name: str) -> tuple[str, ...]:
        return self.board.neighbours[name]

    def worth(self, name: str) -> float:
        """The value of a province: points in winter, and a little for its yields (SH8.3)."""
        return self._worth[name]

    def front(self, name: str) -> int:
        """The number of other players' armies that can attack a province of the viewer."""
        return self._fronts[name]

    def is_interior(self, name: str) -> bool:
        """Whether all neighbours are the viewer's own."""
        return self._mine.issuperset(self.neighbours(name))

    def has_room(self, name: str, building: Building) -> bool:
        """Whether the building can be built there now (SH6.1)."""
        return obstacle(self.public.provinces, name, building, self._tiles_left[building]) is None

    def built(self, region: str, building: Building) -> list[int]:
        """The number of a building in a region, by seat."""
        return self._built[region, building]

    @cached_property
    def inside(self) -> Cubes:
        """What is in the tower (SH1.4)."""
        return tower.inside(self.public)

    @cached_property
    def _worth(self) -> dict[str, float]:
        points = {
            name: (1 + BUILDING * len(province.buildings)) * self.winters
            for name, province in self.public.provinces.items()
        }
        if self.last_round:
            return points
        printed = self.content.provinces
        return {
            name: worth + YIELD * (printed[name].chests + printed[name].rice)
            for name, worth in points.items()
        }

    @cached_property
    def _fronts(self) -> dict[str, int]:
        ready = {name: self._ready(province) for name, province in self.public.provinces.items()}
        return {name: max([ready[other] for other in self.neighbours(name)]) for name in self.owned}

    @cached_property
    def _mine(self) -> frozenset[str]:
        return frozenset(self.owned)

    @cached_property
    def _tiles_left(self) -> dict[Building, int]:
        return {building: tiles_left(self.public.provinces, building) for building in Building}

    @cached_property
    def _built(self) -> dict[tuple[str, Building], list[int]]:
        regions = self.board.regions
        counts = {(region, kind): [0] * self.public.seats for region in regions for kind in Building}
        for name, province in self.public.provinces.items():
            if province.owner is not None:
                for kind in province.buildings:
                    counts[self.board.region_of[name], kind][province.owner] += 1
        return counts

    def _ready(self, province: Province) -> int:
        return province.armies - 1 if province.owner not in (None, self.seat) else 0
