"""Plane geometry for the test of the map: points are (x, y); rings close by themselves."""

from itertools import pairwise
from math import hypot

Point = tuple[float, float]
Ring = list[Point]
Segment = tuple[Point, Point]


def segments(ring: Ring) -> list[Segment]:
    """The sides of a ring, in its order."""
    return list(pairwise([*ring, ring[0]]))


def length(segment: Segment) -> float:
    """The length of a segment."""
    (ax, ay), (bx, by) = segment
    return hypot(bx - ax, by - ay)


def area(ring: Ring) -> float:
    """The area inside a ring, whichever way round it goes."""
    return abs(sum(ax * by - bx * ay for (ax, ay), (bx, by) in segments(ring))) / 2


def inside(ring: Ring, point: Point) -> bool:
    """Whether a point is inside a ring: a ray to the right crosses the ring an odd number of times."""
    x, y = point
    crossings = (
        x < ax + (y - ay) * (bx - ax) / (by - ay)
        for (ax, ay), (bx, by) in segments(ring)
        if (ay > y) != (by > y)
    )
    return sum(crossings) % 2 == 1


def distance(point: Point, segment: Segment) -> float:
    """The distance from a point to a segment."""
    (px, py), ((ax, ay), (bx, by)) = point, segment
    square = (bx - ax) ** 2 + (by - ay) ** 2
    along = ((px - ax) * (bx - ax) + (py - ay) * (by - ay)) / square if square else 0.0
    along = min(1.0, max(0.0, along))
    return hypot(px - ax - along * (bx - ax), py - ay - along * (by - ay))


def depth(ring: Ring, point: Point) -> float:
    """How far inside a ring a point is; below zero outside."""
    away = min(distance(point, side) for side in segments(ring))
    return away if inside(ring, point) else -away


def gap(a: Ring, b: Ring, enough: float) -> float:
    """The distance between two rings that do not cross, or `enough` where it is at least that."""
    return min(_gap_from(a, b, enough), _gap_from(b, a, enough))


def _gap_from(ring: Ring, other: Ring, enough: float) -> float:
    left, right = min(x for x, _ in other) - enough, max(x for x, _ in other) + enough
    top, bottom = min(y for _, y in other) - enough, max(y for _, y in other) + enough
    near = [(x, y) for x, y in ring if left < x < right and top < y < bottom]
    sides = segments(other)
    return min([enough, *(distance(point, side) for point in near for side in sides)])
