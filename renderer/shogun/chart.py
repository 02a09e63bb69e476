"""The map (data/maps/shogun.json): positions of provinces, coasts and pieces on the canvas."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Annotated, Literal, TypeAlias

import msgspec

from renderer.canvas import Window
from renderer.geometry import Box, Point, bounds
from rules.core.reading import Unreadable, read_json
from rules.shogun.content import ProvinceName, Side

SIZE = 1650, 1150
"""Width and height of the picture: larger than the map, to fit the players' panels."""
OFFSET = 0.0, 22.0
"""Position of the map's top left corner on the picture."""
WHOLE = Window((0, 0, *SIZE))
"""The whole picture, one pixel per point."""

Ring: TypeAlias = tuple[Point, ...]

_Pixels: TypeAlias = Annotated[float, msgspec.Meta(ge=-10_000, le=10_000)]
_Pair: TypeAlias = tuple[_Pixels, _Pixels]
_Line: TypeAlias = Annotated[tuple[_Pair, ...], msgspec.Meta(min_length=2)]
_Outline: TypeAlias = Annotated[tuple[_Pair, ...], msgspec.Meta(min_length=3)]


class MapError(ValueError):
    """A map file is invalid. The message is one line and names the place."""


class _Province(msgspec.Struct):
    outline: Annotated[tuple[_Outline, ...], msgspec.Meta(min_length=1)]
    army: _Pair
    buildings: tuple[_Pair, ...]
    revolt: _Pair
    name: _Pair
    name_lines: tuple[str, ...] | None = None
    name_angle: float = 0.0


class _Obstacle(msgspec.Struct):
    kind: Literal["mountain", "lake"]
    outline: _Outline


class _SeaRoute(msgspec.Struct):
    between: tuple[ProvinceName, ProvinceName]
    path: _Line


class _Map(msgspec.Struct):
    """The file format (data/maps/README.md)."""

    provinces: dict[ProvinceName, _Province]
    outside: tuple[_Outline, ...]
    obstacles: tuple[_Obstacle, ...]
    sea_routes: dict[Side, tuple[_SeaRoute, ...]]


@dataclass(frozen=True)
class Site:
    """A province on the map. All positions are centres, in pixels of the picture."""

    name: ProvinceName
    rings: tuple[Ring, ...]
    """The main land first, then islands."""
    army: Point
    buildings: tuple[Point, ...]
    revolt: Point
    label: Point
    label_lines: tuple[str, ...]
    label_angle: float
    """Degrees, counter-clockwise."""

    @property
    def box(self) -> Box:
        """The bounding box of all its land."""
        return bounds(point for ring in self.rings for point in ring)


@dataclass(frozen=True)
class Route:
    """A sea route between two provinces, as a polyline."""

    ends: tuple[ProvinceName, ProvinceName]
    path: Ring


@dataclass(frozen=True)
class Chart:
    """The whole map, in coordinates of the picture."""

    sites: Mapping[ProvinceName, Site]
    outside: tuple[Ring, ...]
    obstacles: tuple[tuple[str, Ring], ...]
    """Kind (mountain or lake) and outline of land that belongs to no province."""
    routes: Mapping[Side, tuple[Route, ...]]


@cache
def chart() -> Chart:
    """Returns the map, which is read once."""
    return parse((files("data") / "maps" / "shogun.json").read_bytes())


def parse(data: bytes) -> Chart:
    """Returns a map from its JSON (data/maps/README.md). Raises MapError."""
    read = _read(data)
    return Chart(
        sites={name: _site(name, province) for name, province in read.provinces.items()},
        outside=tuple(map(_ring, read.outside)),
        obstacles=tuple((obstacle.kind, _ring(obstacle.outline)) for obstacle in read.obstacles),
        routes={
            side: tuple(Route(route.between, _ring(route.path)) for route in routes)
            for side, routes in read.sea_routes.items()
        },
    )


def _read(data: bytes) -> _Map:
    try:
        read = read_json(data, _Map)
    except Unreadable as error:
        raise MapError(f"not a map: {error}") from None
    ends = {end for routes in read.sea_routes.values() for route in routes for end in route.between}
    if unknown := ends - set(read.provinces):
        raise MapError(f"a sea route leads to {min(unknown)!r}, which is no province of the map")
    return read


def _site(name: ProvinceName, province: _Province) -> Site:
    return Site(
        name=name,
        rings=tuple(map(_ring, province.outline)),
        army=_point(province.army),
        buildings=tuple(map(_point, province.buildings)),
        revolt=_point(province.revolt),
        label=_point(province.name),
        label_lines=province.name_lines or (name,),
        label_angle=province.name_angle,
    )


def _ring(points: tuple[_Pair, ...]) -> Ring:
    return tuple(map(_point, points))


def _point(pair: _Pair) -> Point:
    x, y = pair
    return x + OFFSET[0], y + OFFSET[1]
