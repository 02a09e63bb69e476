"""Portraits on samurai boards: the warrior, or the beast on the other side."""

from PIL import Image

from renderer.cache import cached_images
from renderer.canvas import Canvas
from renderer.geometry import Point
from renderer.spirit.palette import colour_of
from renderer.spirit.pieces import moved
from renderer.theme import Theme, mix
from rules.spirit.content import Name


@cached_images
def portrait(samurai: Name, beast: bool, size: int, theme: Theme) -> Image.Image:
    """Returns a sprite of a medallion; `size` is its radius in pixels."""
    side = 2 * size + 4
    canvas, centre = Canvas.clear(side, side), (side / 2, side / 2)
    ground = theme.luminary if beast else theme.paper
    canvas.disc(centre, size, ground, theme.ink, max(2, size / 14))
    (_paint_beast if beast else _paint_human)(canvas, centre, size * 0.74, samurai, theme)
    return canvas.sprite()


def _paint_human(canvas: Canvas, centre: Point, size: float, samurai: Name, theme: Theme) -> None:
    """A topknot, a stern face, a kimono in the samurai's colour."""
    robe: list[Point] = [(-0.95, 1.02), (-0.62, 0.52), (0, 0.85), (0.62, 0.52), (0.95, 1.02), (0, 1.2)]
    skin = mix(theme.paper_shade, theme.wood, 0.3)
    canvas.polygon(moved(robe, centre, size), colour_of(samurai, theme), theme.ink, size * 0.06)
    knot: list[Point] = [(-0.16, -0.78), (-0.26, -1.12), (0.26, -1.12), (0.16, -0.78)]
    canvas.polygon(moved(knot, centre, size), theme.ink)
    jaw: list[Point] = [(-0.6, -0.55), (0.6, -0.55), (0.6, 0.25), (0.28, 0.72), (-0.28, 0.72), (-0.6, 0.25)]
    canvas.polygon(moved(jaw, centre, size), skin, theme.ink, size * 0.07)
    hair: list[Point] = [(-0.66, 0.0), (-0.66, -0.6), (-0.3, -0.86), (0.3, -0.86), (0.66, -0.6), (0.66, 0.0)]
    hair += [(0.5, -0.12), (0.42, -0.42), (-0.42, -0.42), (-0.5, -0.12)]
    canvas.polygon(moved(hair, centre, size), theme.ink)
    for side in (-1, 1):
        canvas.line(moved([(0.12 * side, -0.1), (0.44 * side, -0.2)], centre, size), theme.ink, size * 0.09)
        canvas.line(moved([(0.18 * side, 0.06), (0.36 * side, 0.06)], centre, size), theme.ink, size * 0.09)
    canvas.line(moved([(-0.18, 0.44), (0.18, 0.44)], centre, size), theme.ink, size * 0.08)


def _paint_beast(canvas: Canvas, centre: Point, size: float, samurai: Name, theme: Theme) -> None:
    """A wolf's head with burning eyes, a band in the samurai's colour."""
    fur = mix(theme.slate, theme.ink, 0.35)
    for side in (-1, 1):
        ear: list[Point] = [(0.28 * side, -0.55), (0.9 * side, -0.25), (0.82 * side, -1.12)]
        canvas.polygon(moved(ear, centre, size), fur, theme.ink, size * 0.06)
    head: list[Point] = [
        (-0.95, 0.05), (-0.6, -0.6), (0.6, -0.6), (0.95, 0.05), (0.66, 0.4), (0.3, 0.62), (0.2, 1.0),
        (-0.2, 1.0), (-0.3, 0.62), (-0.66, 0.4),
    ]  # fmt: skip
    canvas.polygon(moved(head, centre, size), fur, theme.ink, size * 0.07)
    band: list[Point] = [(-0.72, -0.36), (-0.58, -0.6), (0.58, -0.6), (0.72, -0.36)]
    canvas.polygon(moved(band, centre, size), colour_of(samurai, theme), theme.ink, size * 0.05)
    muzzle: list[Point] = [(-0.3, 0.3), (0, 0.1), (0.3, 0.3), (0.17, 0.95), (-0.17, 0.95)]
    canvas.polygon(moved(muzzle, centre, size), theme.paper_shade)
    canvas.polygon(moved([(-0.17, 0.26), (0.17, 0.26), (0, 0.46)], centre, size), theme.ink)
    for side in (-1, 1):
        eye: list[Point] = [(0.64 * side, -0.16), (0.16 * side, 0.1), (0.48 * side, 0.14)]
        canvas.polygon(moved(eye, centre, size), theme.gold, theme.ink, size * 0.05)
        fang: list[Point] = [(0.06 * side, 0.62), (0.2 * side, 0.6), (0.13 * side, 0.9)]
        canvas.polygon(moved(fang, centre, size), theme.paper, theme.ink, size * 0.03)
