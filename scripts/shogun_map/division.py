"""Divides the land of the canvas among the provinces: cells, then smooth borders, then polygons."""

from math import hypot
from random import Random

from PIL import Image, ImageDraw
from shapely import Polygon, affinity, box, unary_union

from scripts.shogun_map.arcs import divide, meander, smooth, spread, trace, widen
from scripts.shogun_map.coast import CANVAS, HEIGHT, WIDTH, polygons, project
from scripts.shogun_map.labels import MARGIN, SEA, Point, Sharing
from scripts.shogun_map.places import ARMS, BEYOND, SEATS

_CELL = 5  # units
_COLUMNS, _ROWS = WIDTH // _CELL + 2 * MARGIN, HEIGHT // _CELL + 2 * MARGIN
_SWEEPS, _HOT = 300, 5.0
_SEED_OF_SHARING, _SEED_OF_MEANDER = 7, 11
_LEAST_BORDER = 38.0  # units between the ends of a border inland
_SHIKOKU = {"Iyo", "Tosa", "Awa-Shikoku", "Sanuki"}
_BEYOND_BORDERS = [("Iwami", "Nagato"), ("Aki", "Nagato"), ("Echigo", "Dewa"), ("Mutsu", "Dewa")]


def divide_land(coast: list[Polygon], borders: set[tuple[str, str]]) -> dict[str, list[Polygon]]:
    """The land of every province and of the parts beyond; `coast` starts with the two islands of the game."""
    seats = {**SEATS, **BEYOND}
    names = list(seats)
    sharing = _share(coast, names, borders)
    filled = spread(sharing.owner, _COLUMNS)
    waved = meander(Random(_SEED_OF_MEANDER))
    chains = [[_unit(vertex) for vertex in chain] for chain in trace(filled, _COLUMNS)]
    arcs = [[waved(point) for point in smooth(chain)] for chain in widen(chains, _LEAST_BORDER)]
    deepest = _deepest(sharing.owner, len(names))
    hearts = {name: waved(_unit(cell)) for name, cell in zip(names, deepest, strict=True)}
    return divide(arcs, unary_union(coast[:2]).intersection(CANVAS), hearts)


def _share(coast: list[Polygon], names: list[str], borders: set[tuple[str, str]]) -> Sharing:
    number = {name: index for index, name in enumerate(names)}
    pairs = [(number[a], number[b]) for a, b in [*borders, *_BEYOND_BORDERS]]
    wanted = {*pairs, *((b, a) for a, b in pairs)}
    land = _land_cells(coast)
    shares = [{**SEATS, **BEYOND}[name].share for name in names]
    sharing = Sharing(_COLUMNS, _ROWS, wanted, Random(_SEED_OF_SHARING))
    sharing.grow(land, _seat_cells(names, land), [share**0.5 for share in shares])
    sharing.anneal(_SWEEPS, _HOT, _targets(sharing.owner, names, shares))
    return sharing


def _land_cells(coast: list[Polygon]) -> list[bool]:
    """Whether most of each cell is land of an island of the canvas."""
    picture = Image.new("L", (_COLUMNS * _CELL, _ROWS * _CELL))
    draw = ImageDraw.Draw(picture)
    for island in coast:
        for part in polygons(island.intersection(box(6, 6, WIDTH - 6, HEIGHT - 6))):
            shifted = affinity.translate(part, MARGIN * _CELL, MARGIN * _CELL)
            draw.polygon(list(shifted.exterior.coords), fill=255)
    return [value > 127 for value in picture.resize((_COLUMNS, _ROWS), Image.Resampling.BOX).tobytes()]


def _seat_cells(names: list[str], land: list[bool]) -> list[list[Point]]:
    cells = [(index % _COLUMNS, index // _COLUMNS) for index, dry in enumerate(land) if dry]
    places: dict[str, list[Point]] = {name: [] for name in names}
    for name, seat in {**SEATS, **BEYOND}.items():
        places[name].append(project(seat.longitude, seat.latitude))
    for name, longitude, latitude in ARMS:
        places[name].append(project(longitude, latitude))
    return [[_nearest(cells, place) for place in places[name]] for name in names]


def _nearest(cells: list[tuple[int, int]], place: Point) -> Point:
    """The cell of land, of those given, that is nearest to a place in units."""
    x, y = place[0] / _CELL + MARGIN, place[1] / _CELL + MARGIN
    return min(cells, key=lambda cell: (hypot(cell[0] - x, cell[1] - y), cell))


def _targets(owner: list[int], names: list[str], shares: list[float]) -> list[float]:
    """The fair number of cells of each province: by its share, on its own island."""
    targets = [0.0] * len(names)
    for shikoku in (False, True):
        group = [index for index, name in enumerate(names) if (name in _SHIKOKU) == shikoku]
        cells = sum(1 for label in owner if label in group)
        for index in group:
            targets[index] = cells * shares[index] / sum(shares[other] for other in group)
    return targets


def _deepest(owner: list[int], labels: int) -> list[Point]:
    """The middle of the cell of each province that is farthest from everything that is not the province."""
    steps = (1, -1, _COLUMNS, -_COLUMNS)
    layer = [
        cell
        for cell, label in enumerate(owner)
        if label != SEA and any(owner[cell + step] != label for step in steps)
    ]
    seen, deepest = set(layer), [0] * labels
    while layer:
        for cell in layer:
            deepest[owner[cell]] = cell
        inner = {cell + step for cell in layer for step in steps if owner[cell + step] != SEA}
        layer = sorted(inner - seen)
        seen |= inner
    return [(cell % _COLUMNS + 0.5, cell // _COLUMNS + 0.5) for cell in deepest]


def _unit(cell: tuple[float, float]) -> Point:
    return (cell[0] - MARGIN) * _CELL, (cell[1] - MARGIN) * _CELL
