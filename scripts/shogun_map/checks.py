"""Holds the made provinces against the board: who must meet, who must not, and how much room each has."""

from itertools import combinations

from shapely import MultiPolygon, Polygon, maximum_inscribed_circle

_BORDER = 24.0  # units that neighbours share at least
_APART = 10.0  # units between strangers at least
_AREA = 7500.0  # square units
_RADIUS = 32.0  # of a circle that fits inside


def faults(provinces: dict[str, list[Polygon]], borders: set[tuple[str, str]]) -> list[str]:
    """What is wrong with the map, one line for each fault."""
    shapes = {name: MultiPolygon(parts) for name, parts in provinces.items()}
    found = [f"{name}: in {len(parts)} pieces" for name, parts in provinces.items() if len(parts) > 1]
    for name, parts in provinces.items():
        radius = maximum_inscribed_circle(parts[0]).length
        if parts[0].area < _AREA or radius < _RADIUS:
            found.append(f"{name}: little room, area {parts[0].area:.0f}, radius {radius:.1f}")
    for a, b in combinations(sorted(shapes), 2):
        neighbours = (a, b) in borders or (b, a) in borders
        length = shapes[a].intersection(shapes[b]).length
        if neighbours and length < _BORDER:
            found.append(f"{a} and {b}: a border of {length:.1f}")
        if not neighbours and shapes[a].distance(shapes[b]) < _APART:
            found.append(f"{a} and {b}: {shapes[a].distance(shapes[b]):.1f} apart")
    return found
