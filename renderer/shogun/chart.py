"""The committed map (data/maps/shogun.json): where provinces, coasts and pieces lie on the canvas."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, TypeAlias

from renderer.canvas import Box, Point, Window, bounds
from rules.shogun.content import Side

SIZE = 1650, 1150
"""Of the picture: larger than the map, for the players' panels."""
OFFSET = 0.0, 22.0
"""Where the map's corner lies on the picture."""
WHOLE = Window((0, 0, *SIZE))
"""The whole picture, a pixel to a point."""

Ring: TypeAlias = tuple[Point, ...]


@dataclass(frozen=True)
class Site:
    """A province on the map. All places are centres, in pixels of the picture."""

    name: str
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
        """Around all its land."""
        return bounds(point for ring in self.rings for point in ring)


@dataclass(frozen=True)
class Route:
    """A sea route between two provinces, as a line."""

    ends: tuple[str, str]
    path: Ring


@dataclass(frozen=True)
class Chart:
    """The whole map, placed on the picture."""

    sites: Mapping[str, Site]
    outside: tuple[Ring, ...]
    obstacles: tuple[tuple[str, Ring], ...]
    """Kind (mountain or lake) and outline of land that belongs to no province."""
    routes: Mapping[Side, tuple[Route, ...]]


@cache
def chart() -> Chart:
    """The map, read once."""
    return parse(json.loads((files("data") / "maps" / "shogun.json").read_text(encoding="utf-8")))


def parse(data: dict[str, Any]) -> Chart:
    """A map from its JSON (data/maps/README.md)."""
    return Chart(
        sites={name: _site(name, row) for name, row in data["provinces"].items()},
        outside=tuple(_ring(ring) for ring in data["outside"]),
        obstacles=tuple((row["kind"], _ring(row["outline"])) for row in data["obstacles"]),
        routes={Side(side): tuple(_route(row) for row in rows) for side, rows in data["sea_routes"].items()},
    )


def _site(name: str, row: dict[str, Any]) -> Site:
    return Site(
        name=name,
        rings=tuple(_ring(ring) for ring in row["outline"]),
        army=_point(row["army"]),
        buildings=tuple(_point(place) for place in row["buildings"]),
        revolt=_point(row["revolt"]),
        label=_point(row["name"]),
        label_lines=tuple(row.get("name_lines", [name])),
        label_angle=row.get("name_angle", 0.0),
    )


def _route(row: dict[str, Any]) -> Route:
    first, second = row["between"]
    return Route((first, second), _ring(row["path"]))


def _ring(points: list[list[float]]) -> Ring:
    return tuple(_point(point) for point in points)


def _point(pair: list[float]) -> Point:
    x, y = pair
    return x + OFFSET[0], y + OFFSET[1]
