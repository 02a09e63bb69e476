"""The pieces of Samurai Spirit as vector shapes: symbols, losses and card icons.

Every piece is a small function that draws around a centre at a given size (half its width); `piece` caches
them as sprites.
"""

from collections.abc import Callable, Mapping

from PIL import Image

from renderer.cache import cached_images
from renderer.canvas import Canvas, Colour
from renderer.geometry import Point, polar
from renderer.theme import Theme, mix

Draw = Callable[[Canvas, Point, float, Theme], None]


@cached_images
def piece(theme: Theme, name: str, size: int) -> Image.Image:
    """Returns a sprite of a piece, by name; `size` is half its width in pixels."""
    side = round(size * 2.4) + 4
    canvas = Canvas.clear(side, side)
    PIECES[name](canvas, (side / 2, side / 2), size, theme)
    return canvas.sprite()


def moved(points: list[Point], centre: Point, size: float) -> list[Point]:
    """Returns the points of a shape of half width 1 around the origin, scaled and translated."""
    return [(centre[0] + x * size, centre[1] + y * size) for x, y in points]


def _hat(canvas: Canvas, centre: Point, size: float, theme: Theme) -> None:
    """A farmer's straw hat."""
    brim: list[Point] = [(0, -0.8), (1.0, 0.42), (0.55, 0.68), (-0.55, 0.68), (-1.0, 0.42)]
    canvas.polygon(moved(brim, centre, size), theme.gold, theme.ink, size * 0.11)
    for foot in (-0.5, 0.0, 0.5):
        canvas.line(moved([(0, -0.7), (foot, 0.55)], centre, size), theme.wood, size * 0.07)


def _farm(canvas: Canvas, centre: Point, size: float, theme: Theme) -> None:
    """A farmhouse under a thatched roof."""
    walls: list[Point] = [(-0.72, 0.05), (0.72, 0.05), (0.72, 0.85), (-0.72, 0.85)]
    roof: list[Point] = [(-1.0, 0.2), (-0.42, -0.78), (0.42, -0.78), (1.0, 0.2)]
    door: list[Point] = [(-0.18, 0.36), (0.2, 0.36), (0.2, 0.85), (-0.18, 0.85)]
    canvas.polygon(moved(walls, centre, size), theme.paper, theme.ink, size * 0.09)
    canvas.polygon(moved(door, centre, size), theme.wood)
    canvas.polygon(moved(roof, centre, size), theme.wood, theme.ink, size * 0.09)
    ridge: list[Point] = [(-0.5, -0.9), (0.5, -0.9), (0.42, -0.66), (-0.42, -0.66)]
    canvas.polygon(moved(ridge, centre, size), theme.gold, theme.ink, size * 0.07)
    for top, foot in ((-0.3, -0.62), (0.0, 0.0), (0.3, 0.62)):
        canvas.line(
            moved([(top, -0.55), (foot, 0.08)], centre, size), mix(theme.wood, theme.ink, 0.4), size * 0.06
        )


def _ruin(canvas: Canvas, centre: Point, size: float, theme: Theme) -> None:
    """A burnt farm: charred posts over ashes."""
    ashes: list[Point] = [(-0.95, 0.85), (-0.6, 0.56), (0.1, 0.66), (0.55, 0.5), (0.95, 0.85)]
    canvas.polygon(moved(ashes, centre, size), mix(theme.ink, theme.faint, 0.45))
    for x, top, lean in ((-0.6, -0.1, 0.06), (0.05, 0.16, -0.1), (0.6, -0.3, -0.04)):
        canvas.line(moved([(x, 0.75), (x + lean, top)], centre, size), theme.ink, size * 0.13)
    canvas.line(moved([(-0.62, 0.0), (0.35, 0.42)], centre, size), theme.ink, size * 0.1)


def _doll(canvas: Canvas, centre: Point, size: float, theme: Theme) -> None:
    """A wooden doll: a family."""
    body: list[Point] = [(-0.34, -0.2), (0.34, -0.2), (0.56, 0.95), (-0.56, 0.95)]
    canvas.polygon(moved(body, centre, size), theme.crimson, theme.ink, size * 0.1)
    sash: list[Point] = [(-0.44, 0.25), (0.44, 0.25), (0.48, 0.5), (-0.48, 0.5)]
    canvas.polygon(moved(sash, centre, size), theme.gold)
    head = centre[0], centre[1] - size * 0.48
    canvas.disc(head, size * 0.48, theme.ink)
    canvas.disc((head[0], head[1] + size * 0.09), size * 0.36, theme.paper)
    for side in (-1, 1):
        canvas.disc((head[0] + side * size * 0.14, head[1] + size * 0.08), size * 0.055, theme.ink)
    fringe: list[Point] = [(-0.36, -0.44), (-0.3, -0.68), (0.3, -0.68), (0.36, -0.44), (0, -0.56)]
    canvas.polygon(moved(fringe, centre, size), theme.ink)


def _flame(canvas: Canvas, centre: Point, size: float, theme: Theme) -> None:
    outer: list[Point] = [
        (0.0, -1.12), (0.3, -0.62), (0.62, -0.86), (0.92, -0.1), (0.86, 0.5), (0.46, 0.96),
        (-0.46, 0.96), (-0.86, 0.5), (-0.92, -0.06), (-0.5, -0.5), (-0.36, -0.2),
    ]  # fmt: skip
    inner: list[Point] = [(0.05, -0.3), (0.45, 0.3), (0.3, 0.8), (-0.3, 0.8), (-0.48, 0.3), (-0.2, 0.2)]
    canvas.polygon(moved(outer, centre, size), theme.orange, theme.ink, size * 0.14)
    canvas.polygon(moved(inner, centre, size), theme.gold)


def _drop(canvas: Canvas, centre: Point, size: float, theme: Theme) -> None:
    """A drop of blood: a wound."""
    _paint_drop(canvas, centre, size, theme.crimson, theme)


def _dry(canvas: Canvas, centre: Point, size: float, theme: Theme) -> None:
    """The space of a wound not taken yet."""
    _paint_drop(canvas, centre, size, theme.paper_shade, theme)


def _paint_drop(canvas: Canvas, centre: Point, size: float, fill: Colour, theme: Theme) -> None:
    low = centre[0], centre[1] + size * 0.3
    tip: list[Point] = [(0, -1.05), (0.6, 0.0), (-0.6, 0.0)]
    canvas.polygon(moved(tip, centre, size), theme.ink, theme.ink, size * 0.16)
    canvas.disc(low, size * 0.74, theme.ink)
    tip = [(0, -0.95), (0.56, 0.08), (-0.56, 0.08)]
    canvas.polygon(moved(tip, centre, size), fill)
    canvas.disc(low, size * 0.62, fill)


def _shield(canvas: Canvas, centre: Point, size: float, theme: Theme) -> None:
    rim: list[Point] = [
        (-0.8, -0.85),
        (0.8, -0.85),
        (0.8, 0.1),
        (0.45, 0.65),
        (0, 0.98),
        (-0.45, 0.65),
        (-0.8, 0.1),
    ]
    canvas.polygon(moved(rim, centre, size), theme.slate, theme.paper, size * 0.16)
    canvas.disc((centre[0], centre[1] - size * 0.1), size * 0.28, theme.paper)


def _star(canvas: Canvas, centre: Point, size: float, theme: Theme) -> None:
    """A throwing star: a talent."""
    points = [polar(centre, size * (0.98 if turn % 2 == 0 else 0.36), turn * 45) for turn in range(8)]
    canvas.polygon(points, theme.paper, theme.slate, size * 0.1)
    canvas.disc(centre, size * 0.16, theme.slate)


def _token(canvas: Canvas, centre: Point, size: float, theme: Theme) -> None:
    """Two interlocked rings: support."""
    for side in (-1, 1):
        canvas.ring((centre[0] + side * size * 0.36, centre[1]), size * 0.62, theme.gold, size * 0.2)


def _flag(canvas: Canvas, centre: Point, size: float, theme: Theme) -> None:
    """A white flag: a pass."""
    canvas.line(moved([(-0.6, 1.0), (-0.6, -0.95)], centre, size), theme.ink, size * 0.2)
    cloth: list[Point] = [(-0.5, -0.9), (0.1, -0.72), (0.9, -0.9), (0.9, 0.05), (0.1, 0.22), (-0.5, 0.05)]
    canvas.polygon(moved(cloth, centre, size), theme.paper, theme.ink, size * 0.1)


def _leaf(canvas: Canvas, centre: Point, size: float, theme: Theme) -> None:
    """A small card back."""
    x, y = centre
    box = x - size * 0.5, y - size * 0.72, x + size * 0.5, y + size * 0.72
    canvas.box(box, theme.crimson, theme.paper, size * 0.12, size * 0.14)
    canvas.disc(centre, size * 0.2, theme.paper)


def _infiltrate(canvas: Canvas, centre: Point, size: float, theme: Theme) -> None:
    """A card that slips through a gate."""
    for post in (-0.62, 0.62):
        canvas.line(moved([(post, 0.95), (post * 0.9, -0.6)], centre, size), theme.paper, size * 0.18)
    canvas.line(moved([(-0.95, -0.78), (0.95, -0.78)], centre, size), theme.paper, size * 0.22)
    canvas.line(moved([(-0.62, -0.38), (0.62, -0.38)], centre, size), theme.paper, size * 0.14)
    _leaf(canvas, (centre[0], centre[1] + size * 0.4), size * 0.66, theme)


def _aside(side: int) -> Draw:
    def draw(canvas: Canvas, centre: Point, size: float, theme: Theme) -> None:
        """A card for a neighbour."""
        x, y = centre
        _leaf(canvas, (x - side * size * 0.5, y), size * 0.9, theme)
        canvas.arrow((x, y), (x + side * size * 1.02, y), theme.paper, theme.paper, size * 0.5, 0)

    return draw


def _again(canvas: Canvas, centre: Point, size: float, theme: Theme) -> None:
    """A card that comes back."""
    _leaf(canvas, centre, size * 0.66, theme)
    canvas.arc(centre, size * 0.98, 120, 420, theme.paper, size * 0.18)
    tip = polar(centre, size * 0.9, 150)
    canvas.polygon(moved([(-0.4, -0.1), (0.35, -0.3), (0.1, 0.36)], tip, size), theme.paper)


def _barred(draw: Draw) -> Draw:
    def barred(canvas: Canvas, centre: Point, size: float, theme: Theme) -> None:
        draw(canvas, centre, size * 0.85, theme)
        for ink, width in ((theme.ink, 0.34), (theme.orange, 0.2)):
            canvas.line(moved([(-0.9, 0.9), (0.9, -0.9)], centre, size), ink, size * width)

    return barred


def _broken(canvas: Canvas, centre: Point, size: float, theme: Theme) -> None:
    """A shield that breaks."""
    _shield(canvas, centre, size, theme)
    crack: list[Point] = [(0.15, -0.95), (-0.2, -0.3), (0.2, 0.1), (-0.1, 1.0)]
    canvas.line(moved(crack, centre, size), theme.orange, size * 0.2)


def _barricade(canvas: Canvas, centre: Point, size: float, theme: Theme) -> None:
    """Sharpened stakes, lashed together."""
    for x in (-0.72, -0.24, 0.24, 0.72):
        stake: list[Point] = [(x - 0.2, 0.9), (x - 0.2, -0.5), (x, -0.95), (x + 0.2, -0.5), (x + 0.2, 0.9)]
        canvas.polygon(moved(stake, centre, size), theme.wood, theme.ink, size * 0.08)
    for y in (-0.1, 0.45):
        canvas.line(moved([(-0.95, y), (0.95, y)], centre, size), theme.gold, size * 0.14)


def _rubble(canvas: Canvas, centre: Point, size: float, theme: Theme) -> None:
    """A barricade destroyed just now."""
    for start, end in (((-0.9, 0.85), (-0.2, 0.3)), ((-0.3, 0.85), (0.5, 0.5)), ((0.2, 0.9), (0.95, 0.2))):
        canvas.line(moved([start, end], centre, size), theme.ink, size * 0.34)
        canvas.line(moved([start, end], centre, size), theme.wood, size * 0.2)
    _flame(canvas, (centre[0], centre[1] - size * 0.1), size * 0.5, theme)


def _empty(canvas: Canvas, centre: Point, size: float, theme: Theme) -> None:
    """The empty space of a barricade."""
    for x in (-0.72, -0.24, 0.24, 0.72):
        canvas.disc((centre[0] + x * size, centre[1] + size * 0.8), size * 0.13, theme.faint)


PIECES: Mapping[str, Draw] = {
    "hat": _hat,
    "farm": _farm,
    "ruin": _ruin,
    "doll": _doll,
    "flame": _flame,
    "drop": _drop,
    "dry": _dry,
    "flag": _flag,
    "star": _star,
    "barricade": _barricade,
    "rubble": _rubble,
    "empty": _empty,
    "fire": _flame,
    "wound": _drop,
    "infiltrate": _infiltrate,
    "no_defend": _barred(_shield),
    "no_support": _barred(_token),
    "left_draws": _aside(-1),
    "right_draws": _aside(1),
    "must_pass": _flag,
    "reshuffle_discard": _again,
    "no_talents": _barred(_star),
    "discard_defender": _broken,
}
"""By name; these include the penalties of the rules."""
