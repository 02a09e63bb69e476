"""Points, boxes and outlines of a drawing.

Points are (x, y), y downwards, and may be fractional.
"""

from collections.abc import Iterable, Sequence
from itertools import pairwise
from math import atan2, cos, dist, hypot, pi, sin
from typing import TypeAlias

Point: TypeAlias = tuple[float, float]
Box: TypeAlias = tuple[float, float, float, float]
"""Left, top, right, bottom."""


def bounds(points: Iterable[Point]) -> Box:
    """Returns the bounding box of the points."""
    xs, ys = zip(*points, strict=True)
    return min(xs), min(ys), max(xs), max(ys)


def around(centre: Point, radius: float) -> Box:
    """Returns the bounding box of a circle."""
    return centre[0] - radius, centre[1] - radius, centre[0] + radius, centre[1] + radius


def grown(box: Box, by: float) -> Box:
    """Returns the box with its sides moved outwards."""
    return box[0] - by, box[1] - by, box[2] + by, box[3] + by


def polar(centre: Point, radius: float, degrees: float) -> Point:
    """Returns the point at a distance and an angle (degrees, clockwise from straight up) from another."""
    angle = degrees * pi / 180
    return centre[0] + radius * sin(angle), centre[1] - radius * cos(angle)


def bearing(start: Point, end: Point) -> float:
    """Returns the angle at which `end` is seen from `start` (degrees, clockwise from straight up)."""
    return atan2(end[0] - start[0], start[1] - end[1]) * 180 / pi


def dashed(points: Sequence[Point], dash: float, gap: float) -> list[list[Point]]:
    """Returns a line split into dashes."""
    pieces: list[list[Point]] = []
    travelled = 0.0
    for start, end in pairwise(points):
        length, done = dist(start, end), 0.0
        while done < length:
            inside = travelled % (dash + gap)
            drawing = inside < dash
            step = min((dash if drawing else dash + gap) - inside + 1e-6, length - done)
            a, b = _between(start, end, done / length), _between(start, end, (done + step) / length)
            if drawing and pieces and pieces[-1][-1] == a and inside > 0:
                pieces[-1].append(b)
            elif drawing:
                pieces.append([a, b])
            done, travelled = done + step, travelled + step
    return pieces


def arrow_outline(start: Point, end: Point, width: float, bend: float) -> list[Point]:
    """Returns the outline of a bent arrow whose shaft widens towards its head."""
    length = max(1.0, dist(start, end))
    ahead = (end[0] - start[0]) / length, (end[1] - start[1]) / length
    side = -ahead[1], ahead[0]
    head = min(width * 2.2, length * 0.5)
    curve = [_bent(start, ahead, side, length, bend, step / 12) for step in range(13)]
    shaft = [point for point in curve if dist(point, end) > head]
    neck = shaft[-1]
    facing = atan2(end[1] - neck[1], end[0] - neck[0])
    across = -sin(facing), cos(facing)
    halves = [width * (0.22 + 0.28 * index / len(shaft)) for index in range(len(shaft))]
    one = [(x + side[0] * half, y + side[1] * half) for (x, y), half in zip(shaft, halves, strict=True)]
    other = [(x - side[0] * half, y - side[1] * half) for (x, y), half in zip(shaft, halves, strict=True)]
    wide = width * 1.15
    barbs = [(neck[0] + across[0] * wide, neck[1] + across[1] * wide), end]
    barbs.append((neck[0] - across[0] * wide, neck[1] - across[1] * wide))
    return [*one, *barbs, *reversed(other)]


def _bent(start: Point, ahead: Point, side: Point, length: float, bend: float, part: float) -> Point:
    along, off = length * part, length * bend * 4 * part * (1 - part)
    return start[0] + ahead[0] * along - side[0] * off, start[1] + ahead[1] * along - side[1] * off


def _between(start: Point, end: Point, part: float) -> Point:
    return start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part


def inside(point: Point, ring: Sequence[Point]) -> bool:
    """Returns whether a point lies in a polygon, by the crossings of a ray to its right."""
    (x, y), crossings = point, 0
    for (left, top), (right, bottom) in pairwise([*ring, ring[0]]):
        if (top > y) != (bottom > y):
            crossings += x < left + (right - left) * (y - top) / (bottom - top)
    return crossings % 2 == 1


def towards(start: Point, end: Point, distance: float) -> Point:
    """Returns the point at a distance from `start` in the direction of `end`."""
    length = hypot(end[0] - start[0], end[1] - start[1]) or 1.0
    return _between(start, end, distance / length)


def overlap(one: Box, other: Box) -> bool:
    """Returns whether two boxes share an area."""
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def within(box: Box, inner: Box) -> bool:
    """Returns whether a box holds another one, edges included."""
    left, top, right, bottom = box
    return left <= inner[0] and inner[2] <= right and top <= inner[1] and inner[3] <= bottom
