"""Makes data/maps/shogun.json, the polygons of the Shogun board, from the coast of Japan.

Run from the repository's root, in an environment with the dependency groups `dev` and `map`:
`python -m scripts.make_map`. The same inputs make the same file. See data/maps/README.md.
"""

import json
import sys
import tomllib
from pathlib import Path
from typing import Any

from shapely import Polygon, unary_union
from shapely.geometry.base import BaseGeometry

from scripts.shogun_map.anchors import find_anchors
from scripts.shogun_map.checks import faults
from scripts.shogun_map.coast import CANVAS, HEIGHT, WIDTH, islands, lake, polygons
from scripts.shogun_map.division import divide_land
from scripts.shogun_map.places import BEYOND, LAKE_BIWA, SEATS
from scripts.shogun_map.routes import Sea

_DATA = Path(__file__).parent.parent / "data"
# Omi is larger here than in life; the lake lies where it leaves room for the pieces.
_LAKE_MIDDLE, _LAKE_SCALE = (752.0, 582.0), 0.85
_TARGET = _DATA / "maps" / "shogun.json"


def main() -> int:
    """Make the map and write it; 1 if it is not faithful to the board, 0 if it is."""
    board = tomllib.loads((_DATA / "shogun" / "board.toml").read_text(encoding="utf-8"))
    facts = tomllib.loads((_DATA / "shogun" / "provinces.toml").read_text(encoding="utf-8"))
    borders = {(a, b) for a, b in board["land_borders"]}
    coast = islands(_DATA / "maps" / "japan_coast.json")
    pieces = divide_land(coast, borders)
    provinces = {name: pieces[name] for name in sorted(SEATS)}
    biwa = lake(LAKE_BIWA, _LAKE_MIDDLE, _LAKE_SCALE)
    beyond = [part for name in BEYOND for part in pieces[name]]
    outside = beyond + [part for island in coast[2:] for part in polygons(island.intersection(CANVAS))]
    water = CANVAS.difference(unary_union([*coast, *outside]).buffer(2))
    described = {
        name: _describe(name, parts, biwa, water, facts[name]["building_spaces"])
        for name, parts in provinces.items()
    }
    document = {
        "size": [WIDTH, HEIGHT],
        "provinces": described,
        "outside": [_ring(part) for part in outside],
        "obstacles": [{"kind": "lake", "outline": _ring(biwa)}],
        "sea_routes": _sea_routes(board, provinces, unary_union([*coast])),
    }
    _TARGET.write_text(_compact(document), encoding="utf-8")
    found = faults(provinces, borders)
    print(*found, sep="\n")
    return 1 if found else 0


def _describe(
    name: str, parts: list[Polygon], taken: BaseGeometry, water: BaseGeometry, buildings: int
) -> dict[str, Any]:
    anchors = find_anchors(name, parts[0], taken, water, buildings)
    described = {
        "outline": [_ring(part) for part in parts],
        "name": _rounded(anchors.name),
        "army": _rounded(anchors.army),
        "buildings": [_rounded(place) for place in anchors.buildings],
        "revolt": _rounded(anchors.revolt),
    }
    return described if len(anchors.name_lines) == 1 else {**described, "name_lines": anchors.name_lines}


def _sea_routes(
    board: dict[str, Any], provinces: dict[str, list[Polygon]], land: BaseGeometry
) -> dict[str, Any]:
    sea = Sea(land)
    coasts = {name: parts[0] for name, parts in provinces.items()}
    return {
        side: [
            {"between": [a, b], "path": [_rounded(place) for place in sea.route(coasts, a, b)]}
            for a, b in board[side]["sea_routes"]
        ]
        for side in ("sun", "moon")
    }


def _ring(shape: Polygon) -> list[list[float]]:
    return [_rounded(point) for point in list(shape.exterior.coords)[:-1]]


def _rounded(point: tuple[float, ...]) -> list[float]:
    return [round(float(value), 1) for value in point[:2]]


def _compact(document: dict[str, Any]) -> str:
    """JSON with one line for each province, ring and route, so that a change of the map can be read."""
    lines = []
    for key, value in document.items():
        if isinstance(value, dict):
            rows = ",\n".join(f"  {json.dumps(name)}: {json.dumps(item)}" for name, item in value.items())
            lines.append(f"{json.dumps(key)}: {{\n{rows}\n}}")
        else:
            lines.append(f"{json.dumps(key)}: {json.dumps(value)}")
    return "{" + ",\n".join(lines) + "}\n"


if __name__ == "__main__":
    sys.exit(main())
