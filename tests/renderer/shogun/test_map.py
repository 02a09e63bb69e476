"""The committed map of Japan tells the truth about the board, and holds all pieces (SH1.1, SH1.2)."""

import json
import tomllib
from functools import cache
from importlib.resources import files
from itertools import combinations
from typing import Any

import pytest
from font_source_sans_pro import SourceSansProSemibold
from PIL import ImageFont

from tests.renderer.shogun.plane import Point, Ring, area, depth, distance, gap, inside, length, segments

LEAST_BORDER = 24
LEAST_GAP = 10
LEAST_AREA = 7500
ARMY, REVOLT, BUILDING = 26, 12, 24
NAME_SIZE, NAME_LINE = 17, 18


@cache
def board() -> dict[str, Any]:
    return tomllib.loads(files("data").joinpath("shogun/board.toml").read_text(encoding="utf-8"))


@cache
def facts() -> dict[str, Any]:
    return tomllib.loads(files("data").joinpath("shogun/provinces.toml").read_text(encoding="utf-8"))


@cache
def the_map() -> dict[str, Any]:
    return json.loads(files("data").joinpath("maps/shogun.json").read_text(encoding="utf-8"))  # type: ignore[no-any-return]


@cache
def land(name: str) -> Ring:
    """The main ring of a province."""
    return [(x, y) for x, y in the_map()["provinces"][name]["outline"][0]]


def rings(name: str) -> list[Ring]:
    return [[(x, y) for x, y in ring] for ring in the_map()["provinces"][name]["outline"]]


def border(a: str, b: str) -> float:
    """The length of the sides that two provinces share."""
    sides = {frozenset(side) for ring in rings(a) for side in segments(ring)}
    return sum(length(side) for ring in rings(b) for side in segments(ring) if frozenset(side) in sides)


def name_box(name: str) -> tuple[float, float, float, float]:
    """Left, top, right and bottom of the name as it is set on the map."""
    province = the_map()["provinces"][name]
    lines = province.get("name_lines", [name])
    font = ImageFont.truetype(SourceSansProSemibold, NAME_SIZE)
    half = max(font.getlength(line) for line in lines) / 2
    (x, y), high = province["name"], NAME_LINE * len(lines) / 2
    return x - half, y - high, x + half, y + high


def square(middle: list[float], half: float) -> tuple[float, float, float, float]:
    x, y = middle
    return x - half, y - half, x + half, y + half


def boxes(name: str) -> list[tuple[float, float, float, float]]:
    """The boxes of the name, the army, the revolt marker and the buildings."""
    province = the_map()["provinces"][name]
    squares = [square(place, BUILDING / 2) for place in province["buildings"]]
    return [name_box(name), square(province["army"], ARMY), square(province["revolt"], REVOLT), *squares]


def corners(box: tuple[float, float, float, float]) -> list[Point]:
    left, top, right, bottom = box
    return [(left, top), (right, top), (right, bottom), (left, bottom)]


NAMES = sorted(the_map()["provinces"])
ROUTES = [(side, route) for side in ("sun", "moon") for route in the_map()["sea_routes"][side]]


def test_has_the_45_provinces_of_the_board() -> None:
    assert sorted(facts()) == NAMES
    assert len(NAMES) == 45


def test_neighbours_on_the_picture_are_the_neighbours_of_the_board() -> None:
    borders = {(a, b): border(a, b) for a, b in combinations(NAMES, 2)}
    drawn = {pair for pair, shared in borders.items() if shared > 0}
    assert drawn == {(min(pair), max(pair)) for pair in board()["land_borders"]}
    assert min(borders[pair] for pair in drawn) >= LEAST_BORDER


def test_provinces_that_are_no_neighbours_keep_apart() -> None:
    neighbours = {frozenset(pair) for pair in board()["land_borders"]}
    strangers = [pair for pair in combinations(NAMES, 2) if frozenset(pair) not in neighbours]
    near = {pair for pair in strangers if gap(land(pair[0]), land(pair[1]), LEAST_GAP) < LEAST_GAP}
    assert not near


def test_provinces_do_not_overlap() -> None:
    for a, b in combinations(NAMES, 2):
        assert all(depth(land(b), point) < 0.2 for point in land(a) if inside(land(b), point)), (a, b)


@pytest.mark.parametrize("name", NAMES)
def test_a_province_has_room_for_its_pieces(name: str) -> None:
    province = the_map()["provinces"][name]
    width, height = the_map()["size"]
    assert all(0 <= x <= width and 0 <= y <= height for ring in rings(name) for x, y in ring)
    assert area(land(name)) >= LEAST_AREA
    assert len(province["buildings"]) == facts()[name]["building_spaces"]
    assert depth(land(name), tuple(province["army"])) >= ARMY
    assert depth(land(name), tuple(province["revolt"])) >= REVOLT
    for place in province["buildings"]:
        assert all(inside(land(name), corner) for corner in corners(square(place, BUILDING / 2)))


@pytest.mark.parametrize("name", NAMES)
def test_name_and_pieces_do_not_cover_each_other(name: str) -> None:
    for a, b in combinations(boxes(name), 2):
        assert a[2] <= b[0] or b[2] <= a[0] or a[3] <= b[1] or b[3] <= a[1], (a, b)


@pytest.mark.parametrize("name", NAMES)
def test_a_name_is_on_its_province_or_off_its_coast(name: str) -> None:
    left, top, right, bottom = name_box(name)
    spots = [
        (left + (right - left) * column / 8, top + (bottom - top) * row / 2)
        for column in range(9)
        for row in range(3)
    ]
    others = [land(other) for other in NAMES if other != name]
    assert not any(inside(other, spot) for other in others for spot in spots)
    assert any(inside(land(name), spot) for spot in spots) or depth(land(name), spots[13]) > -2 * NAME_LINE


def test_nothing_lies_on_an_obstacle() -> None:
    shores = [[(x, y) for x, y in obstacle["outline"]] for obstacle in the_map()["obstacles"]]
    for box in (box for name in NAMES for box in boxes(name)):
        left, top, right, bottom = box
        assert not any(left < x < right and top < y < bottom for shore in shores for x, y in shore)
        assert not any(inside(shore, corner) for shore in shores for corner in corners(box))


@pytest.mark.parametrize("side", ["sun", "moon"])
def test_sea_routes_are_those_of_the_side(side: str) -> None:
    drawn = [route["between"] for route in the_map()["sea_routes"][side]]
    assert drawn == board()[side]["sea_routes"]


@pytest.mark.parametrize(("side", "route"), ROUTES, ids=[f"{s}-{'-'.join(r['between'])}" for s, r in ROUTES])
def test_a_sea_route_goes_by_sea_from_coast_to_coast(side: str, route: dict[str, Any]) -> None:
    path: list[Point] = [(x, y) for x, y in route["path"]]
    for end, name in ((path[0], route["between"][0]), (path[-1], route["between"][1])):
        assert min(distance(end, shore) for shore in segments(land(name))) < 1
    dry = [land(name) for name in NAMES] + the_map()["outside"]
    assert not any(inside(ring, spot) for ring in dry for spot in path[1:-1])
