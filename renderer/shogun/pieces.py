"""The pieces of Shogun as vector shapes: armies, buildings, revolts, chests, rice, card icons.

Every piece is a small function that draws around a centre at a given size (half its width); `piece` caches
them as sprites.
"""

from collections.abc import Callable

from PIL import Image

from renderer import text
from renderer.cache import cached_images
from renderer.canvas import Canvas, Colour
from renderer.geometry import Point, around, polar
from renderer.shogun import crests
from renderer.shogun.tower import paint_cube
from renderer.theme import Theme
from rules.core.model import Seat

Draw = Callable[[Canvas, Point, float, Theme], None]

ARMY_RADIUS = 27
TILE = 13
"""Half the width of a building, which covers its building space."""
_ARMY_SIZE = 56
_ARMY_ROOM = 42


def army_figures(armies: int, scale: int = 1) -> Image.Image:
    """Returns a mask (mode L) of the number on an army piece; two digits are condensed, not smaller."""
    mask, _ = text.glyphs(str(armies), "black", _ARMY_SIZE * scale)
    mask = mask.crop(mask.getbbox())
    room = _ARMY_ROOM * scale
    return mask if mask.width <= room else mask.resize((room, mask.height), Image.Resampling.LANCZOS)


@cached_images
def piece(theme: Theme, name: str, size: int) -> Image.Image:
    """Returns a sprite of a piece, by name; `size` is half its width in pixels."""
    side = round(size * 2.4) + 4
    canvas = Canvas.clear(side, side)
    PIECES[name](canvas, (side / 2, side / 2), size, theme)
    return canvas.sprite()


@cached_images
def army(theme: Theme, seat: Seat, armies: int, scale: int = 1) -> Image.Image:
    """Returns a sprite of an army piece: the seat's outline and colour, and the number of armies."""
    side, radius = (2 * ARMY_RADIUS + 14) * scale, ARMY_RADIUS * scale
    canvas, centre = Canvas.clear(side, side), (side / 2, side / 2)
    fill = theme.seat_colours[seat]
    shadow = centre[0] + 1.5 * scale, centre[1] + 2.5 * scale
    canvas.polygon(crests.outline(seat, shadow, radius), theme.ink, opacity=0.35)
    canvas.polygon(crests.outline(seat, centre, radius), fill, theme.ink, 3 * scale)
    figures = army_figures(armies, scale)
    corner = round(centre[0] - figures.width / 2), round(centre[1] - figures.height / 2)
    canvas.stamp(figures, corner, theme.on(fill))
    return canvas.sprite()


def _moved(points: list[Point], centre: Point, size: float) -> list[Point]:
    return [(centre[0] + x * size, centre[1] + y * size) for x, y in points]


def _castle(canvas: Canvas, centre: Point, size: float, theme: Theme, ink: Colour | None = None) -> None:
    dark = ink or theme.slate
    shapes: list[list[Point]] = [
        [(-0.95, 1.0), (-0.72, 0.42), (0.72, 0.42), (0.95, 1.0)],
        [(-0.98, 0.42), (-0.6, 0.02), (0.6, 0.02), (0.98, 0.42)],
        [(-0.5, 0.02), (-0.5, -0.24), (0.5, -0.24), (0.5, 0.02)],
        [(-0.86, -0.2), (-0.4, -0.62), (0.4, -0.62), (0.86, -0.2)],
        [(-0.3, -0.62), (-0.1, -1.0), (0.1, -1.0), (0.3, -0.62)],
    ]
    for shape in shapes:
        canvas.polygon(_moved(shape, centre, size), dark)


def _temple(canvas: Canvas, centre: Point, size: float, theme: Theme, ink: Colour | None = None) -> None:
    dark = ink or theme.crimson
    shapes: list[list[Point]] = [
        [(-1.0, -0.92), (-0.5, -0.8), (0.5, -0.8), (1.0, -0.92), (0.92, -0.5), (-0.92, -0.5)],
        [(-0.78, -0.22), (0.78, -0.22), (0.78, 0.06), (-0.78, 0.06)],
        [(-0.62, -0.5), (-0.34, -0.5), (-0.38, 1.0), (-0.74, 1.0)],
        [(0.62, -0.5), (0.34, -0.5), (0.38, 1.0), (0.74, 1.0)],
    ]
    for shape in shapes:
        canvas.polygon(_moved(shape, centre, size), dark)


def _theater(canvas: Canvas, centre: Point, size: float, theme: Theme, ink: Colour | None = None) -> None:
    """An opened folding fan."""
    dark = ink or theme.violet
    pivot = centre[0], centre[1] + size * 0.82
    leaf = [polar(pivot, size * 1.62, degrees) for degrees in range(-60, 61, 6)]
    inner = [polar(pivot, size * 0.62, degrees) for degrees in range(60, -61, -6)]
    canvas.polygon([*leaf, *inner], dark)
    for degrees in (-54, -18, 18, 54):
        canvas.line([pivot, polar(pivot, size * 0.7, degrees)], dark, size * 0.14)
    for degrees in (-36, -12, 12, 36):
        fold = [polar(pivot, size * 0.7, degrees), polar(pivot, size * 1.5, degrees)]
        canvas.line(fold, theme.paper, size * 0.09)


def _tile_of(shape: Callable[[Canvas, Point, float, Theme, Colour | None], None], colour: str) -> Draw:
    def draw(canvas: Canvas, centre: Point, size: float, theme: Theme) -> None:
        ground: Colour = getattr(theme, colour)
        canvas.box(around(centre, size), ground, theme.ink, 1.6, size * 0.22)
        shape(canvas, centre, size * 0.7, theme, theme.paper)

    return draw


def _revolt(canvas: Canvas, centre: Point, size: float, theme: Theme) -> None:
    """A flame in a drop of ink."""
    flame: list[Point] = [
        (0.0, -1.12), (0.3, -0.62), (0.62, -0.86), (0.92, -0.1), (0.86, 0.5), (0.46, 0.96),
        (-0.46, 0.96), (-0.86, 0.5), (-0.92, -0.06), (-0.5, -0.5), (-0.36, -0.2),
    ]  # fmt: skip
    canvas.polygon(_moved(flame, centre, size), theme.orange, theme.ink, size * 0.16)


def _chest(canvas: Canvas, centre: Point, size: float, theme: Theme) -> None:
    x, y = centre
    body = (x - size, y - size * 0.18, x + size, y + size * 0.8)
    lid = [(-1.0, -0.12), (-0.94, -0.56), (-0.7, -0.78), (0.7, -0.78), (0.94, -0.56), (1.0, -0.12)]
    canvas.polygon(_moved(lid, centre, size), theme.gold, theme.ink, size * 0.12)
    canvas.box(body, theme.wood, theme.ink, size * 0.12, size * 0.1)
    canvas.box(
        (x - size * 0.24, y - size * 0.34, x + size * 0.24, y + size * 0.2), theme.gold, theme.ink, size * 0.1
    )


def _rice(canvas: Canvas, centre: Point, size: float, theme: Theme) -> None:
    x, y = centre
    canvas.disc((x, y - size * 0.12), size * 0.74, theme.paper, theme.ink, size * 0.12)
    bowl = [(x - size, y - size * 0.05), (x + size, y - size * 0.05)]
    bowl += [(x + size * 0.82, y + size * 0.42), (x + size * 0.45, y + size * 0.78)]
    bowl += [(x - size * 0.45, y + size * 0.78), (x - size * 0.82, y + size * 0.42)]
    canvas.polygon(bowl, theme.crimson, theme.ink, size * 0.12)
    canvas.box(
        (x - size * 0.42, y + size * 0.7, x + size * 0.42, y + size * 0.94),
        theme.crimson,
        theme.ink,
        size * 0.1,
    )


def _pitchfork(canvas: Canvas, centre: Point, size: float, theme: Theme) -> None:
    for ink, width in ((theme.ink, 0.36), (theme.gold, 0.16)):
        canvas.line(_moved([(0, 0.95), (0, -0.9)], centre, size), ink, size * width)
        for side in (-1, 1):
            tine = [(0, -0.1), (0.42 * side, -0.2), (0.5 * side, -0.9)]
            canvas.line(_moved(tine, centre, size), ink, size * width)


def _tray(canvas: Canvas, centre: Point, size: float, theme: Theme) -> None:
    """A wooden tray with a cube in it."""
    paint_cube(canvas, (centre[0], centre[1] - size * 0.2), size * 0.6, theme.paper_shade, theme)
    tray = [(-1.0, 0.0), (-0.72, 0.8), (0.72, 0.8), (1.0, 0.0), (0.6, 0.3), (-0.6, 0.3)]
    canvas.polygon(_moved(tray, centre, size), theme.wood, theme.ink, size * 0.14)


def _plain_cube(canvas: Canvas, centre: Point, size: float, theme: Theme) -> None:
    paint_cube(canvas, centre, size, theme.paper_shade, theme)


def _march(canvas: Canvas, centre: Point, size: float, theme: Theme) -> None:
    x, y = centre
    paint_cube(canvas, (x - size * 0.45, y), size * 0.55, theme.paper_shade, theme)
    canvas.arrow((x - size * 0.05, y), (x + size, y), theme.orange, theme.ink, size * 0.5, 0)


def _swords(canvas: Canvas, centre: Point, size: float, theme: Theme) -> None:
    for side in (-1, 1):
        tip = centre[0] + side * size * 0.92, centre[1] - size * 0.92
        hilt = centre[0] - side * size * 0.62, centre[1] + size * 0.62
        end = centre[0] - side * size * 0.95, centre[1] + size * 0.95
        canvas.line([hilt, tip], theme.ink, size * 0.34)
        canvas.line([hilt, tip], theme.paper, size * 0.16)
        canvas.line([hilt, end], theme.ink, size * 0.34)
        guard = [(-0.86 * side, 0.36), (-0.36 * side, 0.86)]
        canvas.line(_moved(guard, centre, size), theme.ink, size * 0.2)


def _shield(canvas: Canvas, centre: Point, size: float, theme: Theme) -> None:
    canvas.polygon(crests.outline(Seat(4), centre, size * 0.9), theme.slate, theme.ink, size * 0.14)
    canvas.polygon(crests.outline(Seat(4), centre, size * 0.5), theme.paper)


def _farmer(canvas: Canvas, centre: Point, size: float, theme: Theme) -> None:
    """A straw hat above a coat."""
    coat: list[Point] = [(-0.5, 0.1), (0.5, 0.1), (0.78, 0.95), (-0.78, 0.95)]
    hat: list[Point] = [(0, -0.95), (1.0, 0.02), (0.6, 0.2), (-0.6, 0.2), (-1.0, 0.02)]
    canvas.polygon(_moved(coat, centre, size), theme.green, theme.ink, size * 0.12)
    canvas.polygon(_moved(hat, centre, size), theme.gold, theme.ink, size * 0.12)


def _point(canvas: Canvas, centre: Point, size: float, theme: Theme) -> None:
    """A chrysanthemum: a victory point."""
    for degrees in range(0, 360, 30):
        canvas.disc(polar(centre, size * 0.7, degrees), size * 0.3, theme.gold, theme.ink, size * 0.07)
    canvas.disc(centre, size * 0.66, theme.gold)
    canvas.disc(centre, size * 0.3, theme.crimson, theme.ink, size * 0.08)


def _spring(canvas: Canvas, centre: Point, size: float, theme: Theme) -> None:
    for degrees in range(0, 360, 72):
        canvas.disc(polar(centre, size * 0.55, degrees), size * 0.42, (240, 178, 190), theme.ink, size * 0.08)
    canvas.disc(centre, size * 0.4, (240, 178, 190))
    canvas.disc(centre, size * 0.2, theme.crimson)


def _summer(canvas: Canvas, centre: Point, size: float, theme: Theme) -> None:
    for degrees in range(0, 360, 45):
        rays = [polar(centre, size * 0.7, degrees), polar(centre, size, degrees)]
        canvas.line(rays, theme.orange, size * 0.18)
    canvas.disc(centre, size * 0.58, theme.orange, theme.ink, size * 0.08)


def _fall(canvas: Canvas, centre: Point, size: float, theme: Theme) -> None:
    """A maple leaf."""
    lengths = {0: 1.0, 26: 0.42, 52: 0.96, 82: 0.4, 108: 0.8, 150: 0.3}
    half = [polar((0, 0), length, degrees) for degrees, length in lengths.items()]
    mirrored = [(-x, y) for x, y in reversed(half)]
    canvas.line([(centre[0], centre[1] + size * 0.2), (centre[0], centre[1] + size)], theme.ink, size * 0.12)
    canvas.polygon(_moved([*half, *mirrored], centre, size), theme.crimson, theme.ink, size * 0.08)


def _winter(canvas: Canvas, centre: Point, size: float, theme: Theme) -> None:
    """A snow crystal."""
    for degrees in range(0, 360, 60):
        canvas.line([centre, polar(centre, size, degrees)], theme.slate, size * 0.15)
        joint = polar(centre, size * 0.58, degrees)
        for turn in (-48, 48):
            canvas.line([joint, polar(joint, size * 0.34, degrees + turn)], theme.slate, size * 0.13)


def _back(canvas: Canvas, centre: Point, size: float, theme: Theme) -> None:
    """The pattern on a card's back: three clouds of rings."""
    for x, y in ((0.0, -0.36), (-0.46, 0.36), (0.46, 0.36)):
        for radius in (0.42, 0.26, 0.1):
            canvas.ring(
                (centre[0] + x * size, centre[1] + y * size), size * radius, theme.paper_shade, size * 0.09
            )


PIECES: dict[str, Draw] = {
    "castle": _castle,
    "temple": _temple,
    "theater": _theater,
    "tile_castle": _tile_of(_castle, "slate"),
    "tile_temple": _tile_of(_temple, "crimson"),
    "tile_theater": _tile_of(_theater, "violet"),
    "revolt": _revolt,
    "chest": _chest,
    "rice": _rice,
    "pitchfork": _pitchfork,
    "tray": _tray,
    "cube": _plain_cube,
    "march": _march,
    "swords": _swords,
    "shield": _shield,
    "farmer": _farmer,
    "point": _point,
    "spring": _spring,
    "summer": _summer,
    "fall": _fall,
    "winter": _winter,
    "back": _back,
}
"""The function that draws each piece, by name."""
