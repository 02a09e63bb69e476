"""The six houses' crests (mon), by seat: distinguishable by shape, not only by colour."""

from collections.abc import Callable

from PIL import Image

from renderer.cache import cached_images
from renderer.canvas import Canvas, Colour
from renderer.geometry import Point, polar
from renderer.theme import Theme
from rules.core.model import Seat

Crest = Callable[[Canvas, Point, float, Colour, Colour], None]


def crest(canvas: Canvas, seat: Seat, centre: Point, radius: float, ink: Colour, ground: Colour) -> None:
    """A house's crest in `ink`; `ground` is the colour under it."""
    _CRESTS[seat](canvas, centre, radius, ink, ground)


@cached_images
def badge(theme: Theme, seat: Seat, radius: int) -> Image.Image:
    """A round badge of the house's colour with its crest; a sprite."""
    side, fill = 2 * radius + 4, theme.seat_colours[seat]
    canvas, centre = Canvas.clear(side, side), (side / 2, side / 2)
    canvas.disc(centre, radius, fill, theme.ink, max(1.5, radius / 10))
    crest(canvas, seat, centre, radius * 0.7, theme.on(fill), fill)
    return canvas.sprite()


def _cross_in_ring(canvas: Canvas, centre: Point, radius: float, ink: Colour, ground: Colour) -> None:
    canvas.ring(centre, radius, ink, radius * 0.2)
    for degrees in (0, 90, 180, 270):
        canvas.line([centre, polar(centre, radius * 0.86, degrees)], ink, radius * 0.26)


def _four_diamonds(canvas: Canvas, centre: Point, radius: float, ink: Colour, ground: Colour) -> None:
    for degrees in (0, 90, 180, 270):
        middle = polar(centre, radius * 0.52, degrees)
        canvas.polygon([polar(middle, radius * 0.44, turn) for turn in (0, 90, 180, 270)], ink)


def _three_discs(canvas: Canvas, centre: Point, radius: float, ink: Colour, ground: Colour) -> None:
    x, y = centre
    canvas.box((x - radius * 0.9, y - radius * 0.8, x + radius * 0.9, y - radius * 0.5), ink)
    for across, down in ((-0.46, 0.02), (0.46, 0.02), (0.0, 0.66)):
        canvas.disc((x + across * radius, y + down * radius), radius * 0.34, ink)


def _fan(canvas: Canvas, centre: Point, radius: float, ink: Colour, ground: Colour) -> None:
    pivot = centre[0], centre[1] + radius * 0.8
    leaf = [polar(pivot, radius * 1.6, degrees) for degrees in range(-48, 49, 6)]
    canvas.polygon([*leaf, pivot], ink)
    canvas.disc((centre[0], centre[1] - radius * 0.2), radius * 0.38, ground)


def _waves(canvas: Canvas, centre: Point, radius: float, ink: Colour, ground: Colour) -> None:
    for row in (-0.5, 0.05, 0.6):
        for column in (-0.5, 0.5):
            at = centre[0] + column * radius, centre[1] + (row + 0.2) * radius
            for size in (0.5, 0.24):
                canvas.arc(at, radius * size, 180, 360, ink, radius * 0.14)


def _well(canvas: Canvas, centre: Point, radius: float, ink: Colour, ground: Colour) -> None:
    """The frame of a well: two bars across two others."""
    x, y = centre
    end = radius * 0.85
    for at in (-radius / 3, radius / 3):
        canvas.line([(x + at, y - end), (x + at, y + end)], ink, radius * 0.26)
        canvas.line([(x - end, y + at), (x + end, y + at)], ink, radius * 0.26)


_CRESTS: tuple[Crest, ...] = (_cross_in_ring, _four_diamonds, _three_discs, _fan, _waves, _well)
