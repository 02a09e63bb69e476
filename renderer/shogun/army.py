"""Armies on the map, and the latest changes to them and to their provinces."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise
from math import atan2, degrees, dist

from renderer.canvas import Canvas
from renderer.geometry import Box, Point, around, arrow_outline, bounds, grown, polar, towards
from renderer.shogun import crests, ink, pieces
from renderer.shogun.changes import Changes, March
from renderer.shogun.chart import Site, chart
from renderer.shogun.land import Land
from renderer.theme import Theme
from rules.core.model import Seat
from rules.shogun.content import ProvinceName
from rules.shogun.state import Public

GLOW = 0.16
"""Share of the glow colour in changed provinces."""

_ARROW, _BEND = 21.0, 0.16
_SWORDS = 19
_EDGE = 1.5
"""Half the width of the line around an army."""
REACH = 23.0
"""Half the width of the sprite of swords, and of any other sign beside an army."""
_SIGN_APART = 10, 18, 26, 34, 42
"""Distances to try for a sign from the edge of an army, in points."""
_FIGURES = 21.0
"""Half the width of the number on an army."""
_MAX_NAME_HALF_WIDTH = 80.0
"""Upper bound of half the width of a province's name."""
_TURNS = (0, *(side * turn for turn in range(20, 180, 20) for side in (1, -1)), 180)
"""Directions to try for a sign, in degrees from the best one."""


def paint_glow(
    canvas: Canvas, ground: Land, public: Public, changed: Changes, mine: Seat | None = None
) -> None:
    """Brighten changed provinces, keeping the owner's colour, with a bright line along the border.

    The provinces of `mine` have a line in the ink that is readable on their colour.
    """
    glow = ground.colours.glow
    for name in changed.provinces:
        owner = public.provinces[name].owner
        band = ground.band(owner)
        ground.tint(canvas, name, owner, ("land", glow, GLOW), *band, ("light", glow, 1))
    if mine is None:
        return
    line = ground.colours.on(ground.colours.seat_colours[mine])
    for name, province in public.provinces.items():
        if province.owner == mine and name not in changed.provinces:
            ground.tint(canvas, name, mine, ("light", line, 1))


def paint_armies(canvas: Canvas, public: Public, colours: Theme, changed: Changes | None = None) -> None:
    """The armies of all provinces, above the arrows: they are what players look for."""
    paint_marches(canvas, changed.marches if changed else (), colours)
    for name, province in public.provinces.items():
        at = chart().sites[name].army
        if province.owner is not None and canvas.shows(at, 2 * pieces.ARMY_RADIUS):
            army = pieces.army(colours, province.owner, province.armies, canvas.scale)
            canvas.place(army, at)
    for name, province in public.provinces.items():
        if province.owner is not None and _hides_name(name, province.owner):
            ink.write_name(canvas, chart().sites[name], colours.ink, colours.paper)


def paint_changes(canvas: Canvas, public: Public, colours: Theme, changed: Changes) -> None:
    """A ring around each new building, and farmers in each lost province."""
    for name, building in changed.built:
        built = public.provinces[name].buildings
        if building in built:
            centre = chart().sites[name].buildings[built.index(building)]
            canvas.frame(around(centre, pieces.TILE + 5), colours.ink, 5, 7)
            canvas.frame(around(centre, pieces.TILE + 4), colours.glow, 3, 6)
            if overlap(around(centre, pieces.TILE + 5), ink.label_box(chart().sites[name])):
                ink.write_name(canvas, chart().sites[name], colours.ink, colours.paper)
    farmer = pieces.piece(colours, "farmer", 22 * canvas.scale)
    for name in changed.lost:
        if public.provinces[name].owner is None:
            canvas.place(farmer, chart().sites[name].army)


def paint_battles(canvas: Canvas, colours: Theme, changed: Changes) -> None:
    """Crossed swords at battles and revolts."""
    for at in sword_points(changed):
        canvas.place(pieces.piece(colours, "swords", _SWORDS * canvas.scale), at)
        for place in chart().sites.values():
            if overlap(around(at, REACH), ink.label_box(place)):
                ink.write_name(canvas, place, colours.ink, colours.paper)


def paint_marches(canvas: Canvas, marches: Sequence[March], colours: Theme) -> None:
    """An arrow for each march."""
    for march in marches:
        _paint_march(canvas, march, colours)


def _paint_march(canvas: Canvas, march: March, colours: Theme) -> None:
    """An arrow in the seat's colour from under one army to the edge of another; names are redrawn on top."""
    source, target = chart().sites[march.source].army, chart().sites[march.target].army
    end = towards(target, source, pieces.ARMY_RADIUS + 3)
    canvas.arrow(source, end, colours.seat_colours[march.seat], colours.paper, _ARROW, _BEND)
    canvas.arrow(source, end, colours.seat_colours[march.seat], colours.ink, _ARROW - 3, _BEND)
    for place in _names_under(source, end):
        ink.write_name(canvas, place, colours.ink, colours.paper)


@lru_cache(maxsize=512)
def _hides_name(name: ProvinceName, owner: Seat) -> bool:
    """Returns whether a seat's army piece reaches into the name of its province."""
    place = chart().sites[name]
    outline = crests.outline(owner, place.army, pieces.ARMY_RADIUS + _EDGE)
    return _touches(_subdivided(outline), grown(ink.label_box(place), -1))


@lru_cache(maxsize=1024)
def _names_under(start: Point, end: Point) -> list[Site]:
    """Returns the provinces whose names an arrow would hide."""
    outline = _subdivided(arrow_outline(start, end, _ARROW, _BEND))
    left, top, right, bottom = grown(bounds(outline), _MAX_NAME_HALF_WIDTH)
    near = [
        place
        for place in chart().sites.values()
        if left < place.label[0] < right and top < place.label[1] < bottom
    ]
    return [place for place in near if _touches(outline, grown(ink.label_box(place), 6))]


def _subdivided(outline: list[Point]) -> list[Point]:
    """Yields the outline with more points on it."""
    edges = pairwise([*outline, outline[0]])
    return [towards(start, end, dist(start, end) * step / 8) for start, end in edges for step in range(8)]


def _touches(outline: list[Point], box: Box) -> bool:
    left, top, right, bottom = box
    return any(left < x < right and top < y < bottom for x, y in outline)


def sword_points(changed: Changes) -> list[Point]:
    """Returns the points for swords: beyond each attacked army, and next to those that fought farmers."""
    sites = chart().sites
    battles = [
        at_edge(march.target, _bearing(sites[march.source].army, sites[march.target].army))
        for march in changed.marches
        if march.battle
    ]
    return [*battles, *(at_edge(name, 45) for name in changed.revolts)]


def _bearing(start: Point, end: Point) -> float:
    """Returns the direction of `end` from `start`, in degrees clockwise from straight up."""
    return degrees(atan2(end[0] - start[0], start[1] - end[1]))


@lru_cache(maxsize=1024)
def at_edge(name: ProvinceName, bearing: float) -> Point:
    """Returns a point at the edge of an army where a sign hides the fewest numbers, names, building spaces.

    Of equally good ones it is the nearest, and then the one that is next to a direction.
    """
    army = chart().sites[name].army
    spots = [
        polar(army, pieces.ARMY_RADIUS + apart, bearing + turn) for apart in _SIGN_APART for turn in _TURNS
    ]
    return min(spots, key=hidden)


def hidden(spot: Point) -> tuple[int, int, int]:
    """Returns how many numbers of armies and revolts, names, and building spaces a sign would touch."""
    sign, sites = around(spot, REACH), chart().sites.values()
    numbers = [box for site in sites for box in (around(site.army, _FIGURES), around(site.revolt, 11))]
    names = [ink.label_box(site) for site in sites]
    spaces = [around(space, pieces.TILE) for site in sites for space in site.buildings]
    counts = (sum(overlap(sign, box) for box in boxes) for boxes in (numbers, names, spaces))
    return next(counts), next(counts), next(counts)


def overlap(one: Box, other: Box) -> bool:
    """Returns whether two boxes share an area."""
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]
