"""The five seats' crests (mon) and the outlines of their army pieces: distinguishable by shape, too."""

from collections.abc import Callable
from math import cos, pi, sin

from PIL import Image

from renderer.cache import cached_images
from renderer.canvas import Canvas, Colour
from renderer.geometry import Point, around, grown, polar
from renderer.theme import Theme
from rules.core.model import Seat


def crest(canvas: Canvas, seat: Seat, centre: Point, radius: float, ink: Colour, ground: Colour) -> None:
    """A seat's crest in `ink`; `ground` is the colour under it."""
    _CRESTS[seat](canvas, centre, radius, ink, ground)


@cached_images
def seat_badge(theme: Theme, seat: Seat, radius: int) -> Image.Image:
    """A round badge of the seat's colour with its crest; a sprite."""
    side, fill = 2 * radius + 4, theme.seat_colours[seat]
    canvas, centre = Canvas.clear(side, side), (side / 2, side / 2)
    canvas.disc(centre, radius, fill, theme.ink, max(1.5, radius / 10))
    crest(canvas, seat, centre, radius * 0.72, theme.on(fill), fill)
    return canvas.sprite()


def outline(seat: Seat, centre: Point, radius: float) -> list[Point]:
    """Returns the outline of a seat's army piece, about as wide and high as a disc of the radius."""
    return [(centre[0] + x * radius, centre[1] + y * radius) for x, y in _OUTLINES[seat]]


def _round() -> list[Point]:
    return [polar((0, 0), 1, degrees) for degrees in range(0, 360, 6)]


def _hexagon() -> list[Point]:
    return [polar((0, 0), 1.1, degrees) for degrees in range(30, 390, 60)]


def _notched() -> list[Point]:
    """A square with notched corners, like a lacquer tray."""
    side, cut = 0.96, 0.22
    corner = [(side, -side + cut), (side - cut, -side + cut), (side - cut, -side)]
    points: list[Point] = []
    for turn in range(4):
        turned = [_rotated(point, -90 * turn) for point in corner]
        points += turned
    return points


def _blossom() -> list[Point]:
    """Five lobes, like a plum blossom."""
    return [
        polar((0, 0), 0.9 + 0.18 * abs(cos(pi * degrees / 72)) ** 0.8, degrees)
        for degrees in range(0, 360, 4)
    ]


def _shield() -> list[Point]:
    """Flat above, pointed below."""
    return [
        (-0.98, -0.9), (0.98, -0.9), (1.0, 0.1), (0.86, 0.5), (0.5, 0.86), (0, 1.16),
        (-0.5, 0.86), (-0.86, 0.5), (-1.0, 0.1),
    ]  # fmt: skip


def _rotated(point: Point, degrees: float) -> Point:
    angle = degrees * pi / 180
    return point[0] * cos(angle) - point[1] * sin(angle), point[0] * sin(angle) + point[1] * cos(angle)


_OUTLINES: tuple[list[Point], ...] = (_round(), _hexagon(), _notched(), _blossom(), _shield())


def _three_bars(canvas: Canvas, centre: Point, radius: float, ink: Colour, ground: Colour) -> None:
    canvas.ring(centre, radius, ink, radius * 0.2)
    for row in (-0.36, 0.0, 0.36):
        half = radius * (0.62 if row else 0.72)
        y = centre[1] + row * radius
        canvas.box((centre[0] - half, y - radius * 0.1, centre[0] + half, y + radius * 0.1), ink)


def _tortoise_shell(canvas: Canvas, centre: Point, radius: float, ink: Colour, ground: Colour) -> None:
    for size, colour in ((1.02, ink), (0.8, ground), (0.62, ink), (0.3, ground)):
        canvas.polygon([polar(centre, radius * size, degrees) for degrees in range(30, 390, 60)], colour)


def _four_eyes(canvas: Canvas, centre: Point, radius: float, ink: Colour, ground: Colour) -> None:
    for x, y in ((-1, -1), (1, -1), (-1, 1), (1, 1)):
        eye = around((centre[0] + x * radius * 0.45, centre[1] + y * radius * 0.45), radius * 0.38)
        canvas.box(eye, ink)
        canvas.box(grown(eye, -radius * 0.24), ground)


def _plum_blossom(canvas: Canvas, centre: Point, radius: float, ink: Colour, ground: Colour) -> None:
    for degrees in range(0, 360, 72):
        canvas.disc(polar(centre, radius * 0.6, degrees), radius * 0.38, ink)
    canvas.disc(centre, radius * 0.3, ground)
    canvas.disc(centre, radius * 0.2, ink)


def _three_scales(canvas: Canvas, centre: Point, radius: float, ink: Colour, ground: Colour) -> None:
    half, high = radius * 0.5, radius * 0.82
    top = centre[1] - radius * 0.86
    for x, y in ((0.0, 0.0), (-half, high), (half, high)):
        apex = centre[0] + x, top + y
        left, right = (apex[0] - half, apex[1] + high), (apex[0] + half, apex[1] + high)
        canvas.polygon([apex, right, left], ink)


_CRESTS: tuple[Callable[[Canvas, Point, float, Colour, Colour], None], ...] = (
    _three_bars,
    _tortoise_shell,
    _four_eyes,
    _plum_blossom,
    _three_scales,
)
