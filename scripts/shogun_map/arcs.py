"""Turns shared-out cells into smooth outlines: every border is one arc, smoothed once for both sides."""

from collections.abc import Callable
from math import hypot, pi, sin
from random import Random

from shapely import LineString, Polygon, box, polygonize, unary_union
from shapely.geometry import Point as Place
from shapely.geometry.base import BaseGeometry

from scripts.shogun_map.coast import polygons
from scripts.shogun_map.labels import SEA, Point

Vertex = tuple[int, int]  # a corner of cells, in cells

_ROUNDS = 36  # of smoothing; each takes off wiggles, the width of which grows with the root of the rounds
_WAVES = ((150.0, 4.5), (62.0, 2.2), (27.0, 0.8))  # length and height of the wiggles of borders, in units
_SLIVER = 500.0  # square units; smaller pieces that the coast cuts off go to the neighbour


def spread(owner: list[int], width: int) -> list[int]:
    """The owners with each cell of the sea given to the nearest province."""
    filled = list(owner)
    shore = [cell for cell, label in enumerate(filled) if label != SEA]
    while shore:
        reached = []
        for cell in shore:
            for neighbour in (cell - 1, cell + 1, cell - width, cell + width):
                if 0 <= neighbour < len(filled) and filled[neighbour] == SEA:
                    filled[neighbour] = filled[cell]
                    reached.append(neighbour)
        shore = reached
    return filled


def trace(owner: list[int], width: int) -> list[list[Vertex]]:
    """The borders between cells of different owners, as chains of vertices from junction to junction."""
    links = _links(owner, width)
    junctions = [vertex for vertex, others in links.items() if len(others) != 2]
    chains = []
    for start in junctions:
        while links[start]:
            chain = [start, links[start].pop()]
            links[chain[1]].remove(start)
            while chain[-1] not in junctions and links[chain[-1]]:
                chain.append(links[chain[-1]].pop())
                links[chain[-1]].remove(chain[-2])
            chains.append(chain)
    return chains


def _links(owner: list[int], width: int) -> dict[Vertex, list[Vertex]]:
    links: dict[Vertex, list[Vertex]] = {}
    for cell in range(len(owner) - width):
        x, y = cell % width, cell // width
        if x + 1 < width and owner[cell] != owner[cell + 1]:
            links.setdefault((x + 1, y), []).append((x + 1, y + 1))
            links.setdefault((x + 1, y + 1), []).append((x + 1, y))
        if owner[cell] != owner[cell + width]:
            links.setdefault((x, y + 1), []).append((x + 1, y + 1))
            links.setdefault((x + 1, y + 1), []).append((x, y + 1))
    return links


def widen(chains: list[list[Point]], least: float) -> list[list[Point]]:
    """The chains with the two ends of each short one moved apart, until `least` lies between them."""
    moved: dict[Point, Point] = {}
    for chain in chains:
        (ax, ay), (bx, by) = chain[0], chain[-1]
        span = hypot(bx - ax, by - ay)
        if 0 < span < least:
            push_x, push_y = (bx - ax) * (least / span - 1) / 2, (by - ay) * (least / span - 1) / 2
            moved[chain[0]] = (ax - push_x, ay - push_y)
            moved[chain[-1]] = (bx + push_x, by + push_y)
    return [[moved.get(c[0], c[0]), *c[1:-1], moved.get(c[-1], c[-1])] for c in chains]


def smooth(chain: list[Point]) -> list[Point]:
    """The chain without its stairs; both ends stay."""
    points = list(chain)
    for _ in range(_ROUNDS):
        inner = [
            ((a[0] + 2 * b[0] + c[0]) / 4, (a[1] + 2 * b[1] + c[1]) / 4)
            for a, b, c in zip(points, points[1:], points[2:], strict=False)
        ]
        points = [points[0], *inner, points[-1]]
    return points


def meander(random: Random) -> Callable[[Point], Point]:
    """A gentle waving of the whole plane, so that borders look as if rivers and ridges had made them."""
    waves = []
    for length, height in _WAVES:
        for _ in range(3):
            turn, phase = random.uniform(-1, 1), random.uniform(0, 2 * pi)
            waves.append((turn, 1 - abs(turn), length, height, phase))

    def waved(point: Point) -> Point:
        x, y = point
        for east, south, length, height, phase in waves:
            lift = height * sin(2 * pi * (east * x + south * y) / length / hypot(east, south) + phase)
            x, y = x - lift * south / hypot(east, south), y + lift * east / hypot(east, south)
        return x, y

    return waved


def divide(arcs: list[list[Point]], land: BaseGeometry, hearts: dict[str, Point]) -> dict[str, list[Polygon]]:
    """The land of each province, the largest piece first: the face between the arcs around its heart."""
    bounds = box(*land.buffer(10).bounds)
    lines = unary_union([LineString(arc).simplify(0.25) for arc in arcs] + [bounds.exterior])
    faces = [face for face in polygonize([lines]).geoms if isinstance(face, Polygon)]
    pieces = {
        name: polygons(next(face for face in faces if face.contains(Place(heart))).intersection(land))
        for name, heart in hearts.items()
    }
    return _without_slivers(pieces)


def _without_slivers(pieces: dict[str, list[Polygon]]) -> dict[str, list[Polygon]]:
    mains = {name: parts[0] for name, parts in pieces.items()}
    kept = {name: [part for part in parts[1:] if part.area >= _SLIVER] for name, parts in pieces.items()}
    for parts in pieces.values():
        for sliver in (part for part in parts[1:] if part.area < _SLIVER):
            host = max(mains, key=lambda name: mains[name].intersection(sliver).length)
            if mains[host].touches(sliver):
                mains[host] = polygons(unary_union([mains[host], sliver]))[0]
    return {name: [mains[name], *kept[name]] for name in pieces}
