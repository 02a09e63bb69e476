"""Draws the sea routes: the shortest way from coast to coast that keeps its distance from other shores."""

import heapq
from math import hypot

from shapely import LineString, Polygon, prepare, unary_union
from shapely.geometry import Point as Place
from shapely.geometry.base import BaseGeometry

from scripts.shogun_map.coast import HEIGHT, WIDTH
from scripts.shogun_map.labels import Point

_STEP = 10  # of the grid of the sea, in units
_OFFING = 45.0  # nearer than this to a shore, a ship pays for it
_ROADSTEAD = 34.0  # routes land at least this far from the coasts of third provinces, in units
_FEE = 4.0  # how much dearer the sea is right at the shore
_NEAR = range(-2, 3)
_MOVES = [(x, y) for x in _NEAR for y in _NEAR if abs(x) + abs(y) in (1, 3) or abs(x * y) == 1]
_ROUNDS = 4  # of smoothing

Node = tuple[int, int]


class Sea:
    """The open sea of the canvas as a grid, with the price of each of its places."""

    def __init__(self, land: BaseGeometry) -> None:
        prepare(land)
        self._price: dict[Node, float] = {}
        for x in range(_STEP, WIDTH, _STEP):
            for y in range(_STEP, HEIGHT, _STEP):
                offing = land.distance(Place(x, y))
                if offing > _STEP / 2:
                    self._price[x, y] = 1 + _FEE * max(0.0, 1 - offing / _OFFING) ** 2

    def route(self, coasts: dict[str, Polygon], start: str, end: str) -> list[Point]:
        """A smooth line between the coasts of two provinces, in units; it begins and ends on them."""
        third = unary_union([coast for name, coast in coasts.items() if name not in (start, end)])
        way = self._sail(self._roads(coasts[start], third), set(self._roads(coasts[end], third)))
        line = [(float(x), float(y)) for x, y in way]
        return _smooth([_landing(coasts[start], line[0]), *line, _landing(coasts[end], line[-1])])

    def _roads(self, coast: Polygon, third: BaseGeometry) -> list[Node]:
        """The places off a coast from which it is plain whose coast it is."""
        prepare(coast)
        return [
            node
            for node in self._price
            if coast.distance(Place(node)) < 2 * _STEP and third.distance(Place(node)) > _ROADSTEAD
        ]

    def _sail(self, quays: list[Node], ports: set[Node]) -> list[Node]:
        queue: list[tuple[float, Node, Node | None]] = [(0.0, node, None) for node in quays]
        heapq.heapify(queue)
        came_from: dict[Node, Node | None] = {}
        while queue:
            cost, node, previous = heapq.heappop(queue)
            if node in came_from:
                continue
            came_from[node] = previous
            if node in ports:
                return _way_back(came_from, node)
            for x, y in _MOVES:
                neighbour = node[0] + x * _STEP, node[1] + y * _STEP
                if neighbour in self._price and neighbour not in came_from:
                    leg = hypot(x, y) * _STEP * self._price[neighbour]
                    heapq.heappush(queue, (cost + leg, neighbour, node))
        raise ValueError("no way by sea")


def _landing(coast: Polygon, place: Point) -> Point:
    landing = coast.exterior.interpolate(coast.exterior.project(Place(place)))
    return landing.x, landing.y


def _way_back(came_from: dict[Node, Node | None], node: Node) -> list[Node]:
    way: list[Node] = []
    step: Node | None = node
    while step is not None:
        way.append(step)
        step = came_from[step]
    return way[::-1]


def _smooth(line: list[Point]) -> list[Point]:
    """The line resampled and relaxed, so that it bends like a ship's wake."""
    path = LineString(line)
    points = [path.interpolate(share / 24, normalized=True) for share in range(25)]
    bends = [(point.x, point.y) for point in points]
    for _ in range(_ROUNDS):
        inner = [
            ((a[0] + 2 * b[0] + c[0]) / 4, (a[1] + 2 * b[1] + c[1]) / 4)
            for a, b, c in zip(bends, bends[1:], bends[2:], strict=False)
        ]
        bends = [bends[0], *inner, bends[-1]]
    return bends
