"""Finds room in each province for its name, its army, its buildings and its revolt marker."""

from dataclasses import dataclass
from itertools import product
from math import hypot

from font_source_sans_pro import SourceSansProSemibold
from PIL import ImageFont
from shapely import Polygon, box, prepare, unary_union
from shapely.geometry import Point as Place
from shapely.geometry.base import BaseGeometry

from scripts.shogun_map.labels import Point

ARMY_RADIUS = 26.0
REVOLT_RADIUS = 12.0
BUILDING = 24.0
NAME_SIZE = 17

_GAP = 2.5  # between pieces
_EDGE = 3.0  # between a piece and the border
_STEP = 4  # of the grid of places that are tried, in units
_TRIES = 40  # places of the army, and of the name, from all over the province
_LINE = 18.0  # height of a line of a name, in units


@dataclass(frozen=True)
class Anchors:
    """Centres, in units, of everything that is drawn in a province; the name is broken as `name_lines`."""

    name: Point
    name_lines: list[str]
    army: Point
    buildings: list[Point]
    revolt: Point


@dataclass(frozen=True)
class _Block:
    """Something to place: its half width and half height, and the offsets of the pieces inside it."""

    half_width: float
    half_height: float
    pieces: tuple[Point, ...] = ((0.0, 0.0),)
    is_round: bool = False

    def at(self, place: Point) -> Polygon:
        """The ground that the block covers when its middle is at a place."""
        x, y = place
        if self.is_round:
            return Place(place).buffer(self.half_width)
        return box(x - self.half_width, y - self.half_height, x + self.half_width, y + self.half_height)

    def clear_of(self, mine: Point, other: "_Block", place: Point) -> bool:
        """Whether this block at `mine` leaves the gap to the other block at `place`."""
        apart_x = abs(mine[0] - place[0]) - self.half_width - other.half_width
        apart_y = abs(mine[1] - place[1]) - self.half_height - other.half_height
        return max(apart_x, apart_y) >= _GAP


_ARMY = _Block(ARMY_RADIUS, ARMY_RADIUS, is_round=True)
_REVOLT = _Block(REVOLT_RADIUS, REVOLT_RADIUS, is_round=True)


def find_anchors(
    name: str, land: Polygon, taken: BaseGeometry, water: BaseGeometry, buildings: int
) -> Anchors:
    """The tightest arrangement on the land without what is `taken`; ValueError if nothing fits.

    Only where it must, the name reaches out into the `water` off the coast.
    """
    free = land.difference(taken.buffer(_GAP)).buffer(-_EDGE)
    wide = unary_union([free, water, land.intersection(water.buffer(2 * _EDGE))])
    for room, lines, groups in product((free, wide), _name_lines(name), _groups(buildings)):
        blocks = [_ARMY, _name_block(lines), *groups, _REVOLT]
        rooms = [_room(free, land, block) for block in blocks]
        rooms[1] = _room(room, land, blocks[1])
        placed = _arrange(blocks, rooms)
        if placed:
            army, name_at, *group_places, revolt = placed
            spaces = [
                (x + dx, y + dy)
                for (x, y), group in zip(group_places, groups, strict=True)
                for dx, dy in group.pieces
            ]
            return Anchors(name_at, lines, army, spaces, revolt)
    raise ValueError(f"no room for the pieces of {name}")


def _name_lines(name: str) -> list[list[str]]:
    head, dash, tail = name.partition("-")
    return [[name], [head + dash, tail]] if dash else [[name]]


def _name_block(lines: list[str]) -> _Block:
    font = ImageFont.truetype(SourceSansProSemibold, NAME_SIZE)
    return _Block(max(font.getlength(line) for line in lines) / 2, _LINE * len(lines) / 2)


def _groups(buildings: int) -> list[list[_Block]]:
    """The ways to group the buildings: side by side, one above the other, each for itself."""
    pitch = BUILDING + _GAP
    offsets = [(index - (buildings - 1) / 2) * pitch for index in range(buildings)]
    half, long = BUILDING / 2, BUILDING / 2 + offsets[-1]
    beside = _Block(long, half, tuple((offset, 0.0) for offset in offsets))
    above = _Block(half, long, tuple((0.0, offset) for offset in offsets))
    return [[beside], [above], [_Block(half, half)] * buildings]


def _room(free: BaseGeometry, land: Polygon, block: _Block) -> list[Point]:
    """The places of a grid where the block fits, those nearest to the middle of the land first."""
    middle = land.representative_point() if not land.contains(land.centroid) else land.centroid
    left, top, right, bottom = map(int, land.bounds)
    places = [(float(x), float(y)) for x in range(left, right, _STEP) for y in range(top, bottom, _STEP)]
    places.sort(key=lambda place: hypot(place[0] - middle.x, place[1] - middle.y))
    prepare(free)
    return [place for place in places if free.contains(block.at(place))]


def _arrange(blocks: list[_Block], rooms: list[list[Point]]) -> list[Point] | None:
    """One place for each block, clear of each other and close together; None if there is none."""
    if not all(rooms):
        return None
    best: tuple[float, list[Point]] | None = None
    for army, name in product(_sample(rooms[0]), _sample(rooms[1])):
        if not blocks[0].clear_of(army, blocks[1], name):
            continue
        placed = _add_nearest(blocks, rooms, [army, name])
        if placed and (best is None or _looseness(placed, rooms[0][0]) < best[0]):
            best = _looseness(placed, rooms[0][0]), placed
    return best[1] if best else None


def _sample(places: list[Point]) -> list[Point]:
    return places[:: 1 + len(places) // _TRIES]


def _add_nearest(blocks: list[_Block], rooms: list[list[Point]], placed: list[Point]) -> list[Point] | None:
    """The places with one more for each block left: the one nearest to the army that is clear of all."""
    army = placed[0]
    for block, room in zip(blocks[len(placed) :], rooms[len(placed) :], strict=True):
        clear = [
            place
            for place in room
            if all(block.clear_of(place, other, at) for other, at in zip(blocks, placed, strict=False))
        ]
        if not clear:
            return None
        placed = [*placed, min(clear, key=lambda place: hypot(place[0] - army[0], place[1] - army[1]))]
    return placed


def _looseness(places: list[Point], middle: Point) -> float:
    """How far everything is from the army, and, weighing as one piece more, the army from the middle."""
    army = places[0]
    return sum(hypot(x - army[0], y - army[1]) for x, y in [*places, middle])
