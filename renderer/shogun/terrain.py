"""Sea, land and everything printed on it, below all pieces."""

from PIL import ImageChops

from renderer.canvas import Canvas, Colour
from renderer.geometry import around, bounds
from renderer.shogun import scenery
from renderer.shogun.chart import Ring, Site, chart
from renderer.shogun.masks import land_mask
from renderer.shogun.palette import DEPTHS, UNUSED
from renderer.theme import Theme, mix
from rules.shogun.content import Board

_CARDS = 980, 232
"""Width and height that the cards cover, from the top left corner."""
_COAST = 3.0
_SHALLOWS = dict(zip(DEPTHS, (52.0, 32.0, 13.0), strict=True))
"""Distance from the coast to the end of each tint, in points."""


def paint_ground(canvas: Canvas, facts: Board, colours: Theme) -> None:
    """The sea with sky and compass, the land outside the game, the provinces in their regions' tints."""
    scenery.paint_waves(canvas, colours)
    _paint_coasts(canvas, colours)
    scenery.paint_luminary(canvas, colours)
    scenery.paint_compass(canvas, colours)
    _paint_provinces(canvas, facts, colours)


def paint_routes(canvas: Canvas, facts: Board, colours: Theme) -> None:
    """The sea routes of the side as dashed lines, except those to provinces out of play."""
    for route in chart().routes[facts.side]:
        if facts.out_of_play.isdisjoint(route.ends):
            path = route.path
            canvas.dashes(path, colours.ink, 7, 15, 11)
            canvas.dashes(path, colours.paper, 3.6, 15, 11)


def paint_spaces(canvas: Canvas, facts: Board, colours: Theme) -> None:
    """A box for each free building space; a building covers it."""
    for place in chart().sites.values():
        if place.name in facts.out_of_play:
            continue
        ground = mix(colours.areas[facts.region_of[place.name]], colours.paper, 0.55)
        for centre in place.buildings:
            canvas.box(around(centre, 12), ground, mix(ground, colours.ink, 0.6), 1.5, 3)


def _paint_coasts(canvas: Canvas, colours: Theme) -> None:
    """Shallow water around all land, lighter towards the coast; then the land outside the game."""
    beyond = _outside()
    rings = [*(ring for place in chart().sites.values() for ring in place.rings), *beyond]
    for depth, width in _SHALLOWS.items():
        for ring in rings:
            canvas.line([*ring, ring[0]], colours.tints[depth], 2 * width)
    for outside in beyond:
        canvas.polygon(outside, colours.grey, colours.ink, _COAST)


def _outside() -> list[Ring]:
    """Land outside the game, without islands that would show between the cards."""
    return [ring for ring in chart().outside if not _is_under_cards(ring)]


def _is_under_cards(ring: Ring) -> bool:
    _, _, right, bottom = bounds(ring)
    return right < _CARDS[0] and bottom < _CARDS[1]


def _paint_provinces(canvas: Canvas, facts: Board, colours: Theme) -> None:
    for place in chart().sites.values():
        unused = place.name in facts.out_of_play
        fill = colours.areas[UNUSED] if unused else colours.areas[facts.region_of[place.name]]
        for ring in place.rings:
            canvas.polygon(ring, fill)
        if unused:
            _hatch(canvas, place, mix(colours.areas[UNUSED], colours.ink, 0.25))
    for kind, obstacle in chart().obstacles:
        fill = colours.tints["shallow"] if kind == "lake" else colours.rock
        canvas.polygon(obstacle, fill, colours.ink, 2)


def _hatch(canvas: Canvas, place: Site, colour: Colour) -> None:
    """Slanting lines over a province out of play."""
    left, top, right, bottom = place.box
    found, hatching = land_mask(place, canvas.window), Canvas.mask(canvas.window)
    if found is None:
        return
    reach = bottom - top
    for x in range(int(left - reach), int(right), 14):
        hatching.line([(x, bottom), (x + reach, top)], (255, 255, 255), 2)
    mask, corner = found
    box = (*corner, corner[0] + mask.width, corner[1] + mask.height)
    canvas.stamp(ImageChops.multiply(mask, hatching.image.crop(box)), corner, colour)
