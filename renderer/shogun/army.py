"""Armies on the map, and the latest changes to them and to their provinces."""

from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from heapq import heappop, heappush
from itertools import groupby, pairwise, product
from math import dist
from operator import itemgetter

from renderer.canvas import Canvas
from renderer.geometry import (
    Box,
    Point,
    around,
    arrow_outline,
    bearing,
    bounds,
    grown,
    inside,
    overlap,
    polar,
    towards,
)
from renderer.shogun import crests, ink, pieces
from renderer.shogun.changes import Changes, March
from renderer.shogun.chart import Site, chart
from renderer.shogun.land import Land, Tint, Tints
from renderer.theme import GLOW_SHARE, Theme
from rules.core.model import Seat
from rules.shogun.content import ProvinceName
from rules.shogun.state import Public

_ARROW, _BEND = 21.0, 0.16
_TURNS = 0, 30, -30, 50, -50
"""Where an arrow may end at an army: degrees from the point that is nearest to its source."""
_NEAR = 2 * pieces.ARMY_RADIUS + 30
"""Armies not farther apart hide the head of an arrow between them: it leads around."""
_TURNS_AROUND, _BENDS_AROUND = (65, -65, 80, -80, 95, -95, 110, -110), (0.3, -0.3, 0.45, -0.45)
_SWORDS = 19
_EDGE = 1.5
"""Half the width of the line around an army."""
REACH = 23.0
"""Half the width of the sprite of swords, and of any other sign beside an army."""
_FIGURES = 21.0
"""Half the width of the number on an army."""
_MAX_NAME_HALF_WIDTH = 80.0
"""Upper bound of half the width of a province's name."""
_WITHIN = range(4, 64, 6)
"""Distances to try for a sign that stays in its province, in points."""
_AROUND = range(0, 360, 15)
"""Directions to try for a sign that stays in its province, in degrees."""
_ACTION, _FIGHT = (10, 1, 0), (1, 2, 1)
"""What a sign costs for each name and building space it touches, each eighth of its edge in another province.

The sign of a fight across a border would tell of one there.
"""
_FAR = pieces.ARMY_RADIUS + max(_WITHIN) + 3 * REACH
"""Distance from an army at which a sign touches none beside the army, in points."""


def glow_tints(ground: Land, public: Public, changed: Changes, mine: Seat | None = None) -> Tints:
    """Returns what brightens changed provinces, keeping the owner's colour, with a line along the border.

    The provinces of `mine` have a line in the ink that is readable on their colour.
    """
    colours = ground.colours
    tints: dict[ProvinceName, Sequence[Tint]] = {}
    if mine is not None:
        line = colours.on(colours.seat_colours[mine])
        tints |= dict.fromkeys(public.owned_by(mine), (("light", line, 1.0),))
    for name in changed.provinces:
        band = ground.band(public.provinces[name].owner)
        tints[name] = ("land", colours.glow, GLOW_SHARE), *band, ("light", colours.glow, 1)
    return tints


def paint_armies(canvas: Canvas, public: Public, colours: Theme, changed: Changes | None = None) -> None:
    """The armies of all provinces, above the arrows: they are what players look for."""
    paint_marches(canvas, changed.marches if changed else (), colours)
    for name, province in public.provinces.items():
        at = chart().sites[name].army
        if province.owner is not None and canvas.shows(at, 2 * pieces.ARMY_RADIUS):
            army = pieces.army(colours, province.owner, province.armies, canvas.scale)
            canvas.place(army, at)
    for name, province in public.provinces.items():
        if province.owner is not None and hides_name(name, province.owner):
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
    """Crossed swords where a battle was, a pitchfork where farmers revolted."""
    for sign, at in fight_signs(changed):
        canvas.place(pieces.piece(colours, sign, _SWORDS * canvas.scale), at)
        for place in chart().sites.values():
            if overlap(around(at, REACH), ink.label_box(place)):
                ink.write_name(canvas, place, colours.ink, colours.paper)


@lru_cache(maxsize=1024)
def head_box(march: March) -> Box:
    """Returns the box of the head of a march's arrow."""
    source = chart().sites[march.source].army
    return bounds(_head(source, *_course(source, chart().sites[march.target].army)))


def paint_marches(canvas: Canvas, marches: Sequence[March], colours: Theme) -> None:
    """An arrow for each march."""
    for march in marches:
        _paint_march(canvas, march, colours)


def _paint_march(canvas: Canvas, march: March, colours: Theme) -> None:
    """An arrow in the seat's colour from under one army to the edge of another; names are redrawn on top."""
    source = chart().sites[march.source].army
    end, bend = _course(source, chart().sites[march.target].army)
    canvas.arrow(source, end, colours.seat_colours[march.seat], colours.paper, _ARROW, bend)
    canvas.arrow(source, end, colours.seat_colours[march.seat], colours.ink, _ARROW - 3, bend)
    for place in _names_under(source, end, bend):
        ink.write_name(canvas, place, colours.ink, colours.paper)


@lru_cache(maxsize=1024)
def _course(source: Point, target: Point) -> tuple[Point, float]:
    """Returns end and bend of the arrow between two armies whose head is hidden least by names.

    Of several, it is the one that ends nearest to the source. Between armies near each other it leads around.
    """
    names = [ink.label_box(site) for site in chart().sites.values()]
    if dist(source, target) <= _NEAR:
        return _course_around(source, target, names)
    covered: dict[tuple[Point, float], int] = {}
    for course in product(_ends(source, target, _TURNS), (_BEND, -_BEND)):
        covered[course] = _seen_head(source, *course, names)[1]
        if not covered[course]:
            break
    return min(covered, key=covered.__getitem__)


def _course_around(source: Point, target: Point, names: Sequence[Box]) -> tuple[Point, float]:
    """Returns the course that shows most of the head beside pieces, and hides least of it by names."""
    boxes = [*names, *(box for site in chart().sites.values() for box in _piece_boxes(site))]
    worth: dict[tuple[Point, float], int] = {}
    for end, bend in product(_ends(source, target, _TURNS_AROUND), _BENDS_AROUND):
        seen, _ = _seen_head(source, end, bend, boxes)
        _, named = _seen_head(source, end, bend, names)
        worth[end, bend] = seen - 2 * named
    return max(worth, key=worth.__getitem__)


def _ends(source: Point, target: Point, turns: Sequence[int]) -> list[Point]:
    """Returns points beside an army where an arrow may end, by degrees from the one nearest to the source."""
    facing = bearing(target, source)
    return [polar(target, pieces.ARMY_RADIUS + 3, facing + turn) for turn in turns]


def _piece_boxes(site: Site) -> list[Box]:
    """Returns where pieces of a province may lie: army, revolt markers and buildings."""
    buildings = (around(space, pieces.TILE) for space in site.buildings)
    return [around(site.army, pieces.ARMY_RADIUS), around(site.revolt, 11), *buildings]


def _seen_head(start: Point, end: Point, bend: float, over: Sequence[Box]) -> tuple[int, int]:
    """Returns how many points of an arrow's head lie beside boxes and under them, of a grid four wide."""
    head = _head(start, end, bend)
    left, top, right, bottom = map(round, bounds(head))
    boxes = [box for box in over if overlap(bounds(head), box)]
    grid = [at for at in product(range(left, right, 4), range(top, bottom, 4)) if inside(at, head)]
    hidden = sum(any(overlap(box, around(at, 0)) for box in boxes) for at in grid) if boxes else 0
    return len(grid) - hidden, hidden


def _head(start: Point, end: Point, bend: float) -> list[Point]:
    """Returns the corners of an arrow's head."""
    outline = arrow_outline(start, end, _ARROW, bend)
    tip = outline.index(end)
    return outline[tip - 1 : tip + 2]


@lru_cache(maxsize=512)
def hides_name(name: ProvinceName, owner: Seat, radius: float = pieces.ARMY_RADIUS) -> bool:
    """Returns whether a seat's piece in the place of the army reaches into the name of its province."""
    place = chart().sites[name]
    outline = crests.outline(owner, place.army, radius + _EDGE)
    box = grown(ink.label_box(place), -1)
    return overlap(bounds(outline), box) and _touches(_subdivided(outline), box)


@lru_cache(maxsize=1024)
def _names_under(start: Point, end: Point, bend: float) -> list[Site]:
    """Returns the provinces whose names an arrow would hide."""
    outline = _subdivided(arrow_outline(start, end, _ARROW, bend))
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


def fight_signs(changed: Changes) -> list[tuple[str, Point]]:
    """Returns the signs of fights, each on the land that was fought for: swords, and forks of revolts.

    Several battles for a province share a sign.
    """
    battles = (("swords", march.target) for march in changed.marches if march.battle)
    signs: list[tuple[str, Point]] = []
    for sign, name in dict.fromkeys((*battles, *(("pitchfork", name) for name in changed.revolts))):
        army = chart().sites[name].army
        signs.append((sign, _free_spot(name, tuple(at for _, at in signs if dist(at, army) < _FAR))))
    return signs


@lru_cache(maxsize=1024)
def _free_spot(name: ProvinceName, taken: Sequence[Point]) -> Point:
    """Returns the first of a province's spots beside which no sign stands, or the first one."""
    signs = [around(at, REACH) for at in taken]
    free = (at for at in _spots(name, _FIGHT) if not any(overlap(around(at, REACH), one) for one in signs))
    return next(free, None) or next(_spots(name, _FIGHT))


@cache
def spots_in(name: ProvinceName) -> list[Point]:
    """Returns points on the own land of a province for a sign beside its army.

    None hides a number. Those come first that hide the fewest names and building spaces; then those that
    cross the border least, and the nearest.
    """
    return list(_spots(name, _ACTION))


def _spots(name: ProvinceName, costs: tuple[int, int, int]) -> Iterator[Point]:
    """Yields points as in `spots_in`, those of the lowest cost first.

    One by one, for the first ones are all that most pictures need.
    """
    per_name, per_space, per_part_abroad = costs
    site = chart().sites[name]
    reach = around(site.army, _FAR)
    others = [
        ring
        for other in chart().sites.values()
        for ring in other.rings
        if other is not site and overlap(bounds(ring), reach)
    ]

    def own(at: Point) -> bool:
        return any(inside(at, ring) for ring in site.rings)

    def beyond(at: Point) -> tuple[int, int]:
        """How much of a sign's edge is in other provinces, and how much is outside the own one."""
        outside = [on for turn in range(0, 360, 45) if not own(on := polar(at, REACH, turn))]
        return sum(any(inside(on, ring) for ring in others) for on in outside), len(outside)

    near = (polar(site.army, pieces.ARMY_RADIUS + apart, turn) for apart in _WITHIN for turn in _AROUND)
    hiding = ((hidden(name, at), order, at) for order, at in enumerate(near))
    found = sorted(
        (per_name * names + per_space * spaces, order, at)
        for (numbers, names, spaces), order, at in hiding
        if numbers == 0
    )
    known: list[tuple[int, int, int, Point]] = []
    for cost, alike in groupby(found, itemgetter(0)):
        while known and known[0][0] <= cost:  # what follows is no better
            yield heappop(known)[-1]
        for _, order, at in alike:
            if own(at):
                abroad, crossings = beyond(at)
                heappush(known, (cost + per_part_abroad * abroad, crossings, order, at))
    while known:
        yield heappop(known)[-1]


def hidden(name: ProvinceName, spot: Point) -> list[int]:
    """Returns how many numbers, names and building spaces a sign beside a province's army touches."""
    sign = around(spot, REACH)
    return [sum(overlap(sign, box) for box in kind) for kind in _boxes_near(name)]


@lru_cache(maxsize=64)
def _boxes_near(name: ProvinceName) -> list[list[Box]]:
    """Returns what a sign beside a province's army may hide, in the order of `hidden`."""
    sites = chart().sites.values()
    numbers = [box for site in sites for box in (around(site.army, _FIGURES), around(site.revolt, 11))]
    names = [ink.label_box(site) for site in sites]
    spaces = [around(space, pieces.TILE) for site in sites for space in site.buildings]
    farthest = pieces.ARMY_RADIUS + max(_WITHIN) + 1
    near = around(chart().sites[name].army, farthest + REACH)
    return [[box for box in kind if overlap(near, box)] for kind in (numbers, names, spaces)]
