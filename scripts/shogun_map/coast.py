"""The coast of Japan, laid on the canvas: turned, stretched, enlarged in places, and smoothed."""

import json
from math import cos, exp, radians, sin
from pathlib import Path

from shapely import MultiPolygon, Polygon, affinity, box, unary_union
from shapely.geometry.base import BaseGeometry

from scripts.shogun_map.places import LENSES, TOYAMA_SHORE

WIDTH, HEIGHT = 1650, 1050
CANVAS = box(0, 0, WIDTH, HEIGHT)

_TURN = radians(24)
_MIDDLE = (136.3, 35.6)
_SCALE = (198.0, 236.0)  # units per degree of latitude, along and across the main island
_ORIGIN = (842.0, 492.0)  # where the middle falls on the canvas
_STRAIT = 13.0  # water kept free around each island, so that islands never seem to touch


def project(longitude: float, latitude: float) -> tuple[float, float]:
    """The place on the canvas, in units, of a place on Earth, in degrees."""
    along, across = _turned(longitude, latitude)
    shift_along = shift_across = 0.0
    for lens in LENSES:
        middle = _turned(lens.longitude, lens.latitude)
        distance_squared = (along - middle[0]) ** 2 + (across - middle[1]) ** 2
        pull = lens.strength * exp(-distance_squared / (2 * lens.radius**2))
        shift_along += pull * (along - middle[0])
        shift_across += pull * (across - middle[1])
    x = _ORIGIN[0] + _SCALE[0] * (along + shift_along)
    return x, _ORIGIN[1] - _SCALE[1] * (across + shift_across)


def _turned(longitude: float, latitude: float) -> tuple[float, float]:
    east = (longitude - _MIDDLE[0]) * cos(radians(_MIDDLE[1]))
    north = latitude - _MIDDLE[1]
    return east * cos(_TURN) + north * sin(_TURN), north * cos(_TURN) - east * sin(_TURN)


def polygons(shape: BaseGeometry) -> list[Polygon]:
    """The polygons in a shape, the largest first; lines and points are left out."""
    parts = [part for part in getattr(shape, "geoms", [shape]) if isinstance(part, Polygon)]
    return sorted((part for part in parts if not part.is_empty), key=lambda part: -part.area)


def islands(path: Path) -> list[Polygon]:
    """The islands on and around the canvas, the largest first, from a file of rings in degrees."""
    rings = json.loads(path.read_text(encoding="utf-8"))["coast"]
    shapes = [Polygon([project(*place) for place in ring]).buffer(0) for ring in [*rings, TOYAMA_SHORE]]
    near = [shape.intersection(CANVAS.buffer(120)) for shape in shapes]
    return _apart(polygons(_tidy(unary_union(near))))


def _tidy(shape: BaseGeometry) -> BaseGeometry:
    """Without creeks and needles too thin to see at the size of a phone."""
    opened = shape.buffer(4.5).buffer(-9.0).buffer(4.5)
    return MultiPolygon([Polygon(part.exterior) for part in polygons(opened)]).simplify(0.6)


def _apart(parts: list[Polygon]) -> list[Polygon]:
    """Each island with the water around the larger ones cut off it."""
    separate: list[Polygon] = []
    for part in parts:
        rest = part.difference(unary_union(separate).buffer(_STRAIT)) if separate else part
        separate += [piece for piece in polygons(rest) if piece.area > 150]
    return separate


def lake(shore: tuple[tuple[float, float], ...], middle: tuple[float, float], scale: float) -> Polygon:
    """A lake with a rounded shore, `scale` times its true size, around a place on the canvas."""
    rounded = Polygon([project(*point) for point in shore]).buffer(-3).buffer(6).buffer(-3)
    sized = affinity.scale(rounded, scale, scale)
    shift_x, shift_y = middle[0] - sized.centroid.x, middle[1] - sized.centroid.y
    return polygons(affinity.translate(sized, shift_x, shift_y).simplify(0.4))[0]
