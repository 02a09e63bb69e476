"""The cube tower: wooden cubes, the tray with its content, and the tower."""

from collections.abc import Sequence
from dataclasses import dataclass

from PIL import Image

from renderer import text
from renderer.cache import cached_images
from renderer.canvas import Canvas, Colour
from renderer.geometry import Box, Point, polar
from renderer.theme import Theme, mix


@dataclass(frozen=True)
class Heap:
    """Cubes of one colour."""

    colour: Colour
    count: int


def paint_cube(canvas: Canvas, centre: Point, size: float, colour: Colour, theme: Theme) -> None:
    """A wooden cube in isometric view; `size` is the distance from its centre to a corner."""
    corners = [polar(centre, size, degrees) for degrees in range(0, 360, 60)]
    top, right_top, right, bottom, left, left_top = corners
    canvas.polygon([left_top, top, right_top, centre], mix(colour, theme.paper, 0.35))
    canvas.polygon([left_top, centre, bottom, left], colour)
    canvas.polygon([right_top, right, bottom, centre], mix(colour, theme.ink, 0.3))
    canvas.line([*corners, top], theme.ink, max(1.4, size * 0.1))


def paint_tower(canvas: Canvas, centre: Point, size: float, theme: Theme) -> None:
    """The tower: a wooden keep with a funnel on top, a face, and an opening where the cubes fall out."""
    x, y = centre

    def at(*points: Point) -> list[Point]:
        return [(x + across * size, y + down * size) for across, down in points]

    edge = max(1.5, size * 0.06)
    canvas.polygon(at((-0.72, 1), (-0.56, -0.5), (0.56, -0.5), (0.72, 1)), theme.wood, theme.ink, edge)
    for row in (-0.16, 0.18, 0.52, 0.8):
        half = 0.56 + (row + 0.5) * 0.105
        canvas.line(at((-half, row), (half, row)), mix(theme.wood, theme.ink, 0.45), edge * 0.6)
    canvas.polygon(at((-0.86, -1), (0.86, -1), (0.56, -0.45), (-0.56, -0.45)), theme.gold, theme.ink, edge)
    canvas.line(at((-0.78, -0.86), (0.78, -0.86)), mix(theme.gold, theme.ink, 0.45), edge * 0.6)
    for side in (-1, 1):
        canvas.line(at((0.4 * side, -0.24), (0.14 * side, -0.12)), theme.ink, size * 0.1)
        canvas.disc(
            (x + 0.27 * side * size, y + 0.02 * size), size * 0.13, theme.paper, theme.ink, edge * 0.7
        )
        canvas.disc((x + 0.25 * side * size, y + 0.04 * size), size * 0.06, theme.ink)
    mouth = at((-0.42, 1), (-0.4, 0.5), (-0.2, 0.36), (0.2, 0.36), (0.4, 0.5), (0.42, 1))
    canvas.polygon(mouth, theme.ink)


def paint_tray(canvas: Canvas, box: Box, heaps: Sequence[Heap], theme: Theme) -> None:
    """The tower and its tray, with the cubes in it."""
    left, top, right, bottom = box
    high, middle = bottom - top, (top + bottom) / 2
    canvas.place(_empty_tray(round(right - left), round(high), theme), ((left + right) / 2, middle))
    filled = [heap for heap in heaps if heap.count]
    start = left + high * 1.1 + 14
    room = min(84.0, (right - 24 - start) / max(1, len(filled)))
    for index, heap in enumerate(filled):
        paint_heap(canvas, (start + index * room, middle + high * 0.11), heap, theme)


@cached_images
def _empty_tray(width: int, height: int, theme: Theme) -> Image.Image:
    canvas = Canvas.clear(width, height)
    canvas.box((height * 0.55, height * 0.2, width, height), theme.wood, theme.ink, 2.5, 10)
    canvas.box(
        (height * 0.62, height * 0.28, width - 7, height - 7), mix(theme.wood, theme.paper, 0.72), radius=6
    )
    paint_tower(canvas, (height * 0.46, height / 2), height * 0.48, theme)
    return canvas.sprite()


def paint_heap(
    canvas: Canvas, at: Point, heap: Heap, theme: Theme, size: int = 17, figures: int = 34
) -> None:
    """Cubes of one colour, with their number to the right."""
    x, y = at
    if heap.count > 1:
        canvas.place(cube(heap.colour, round(size * 0.8), theme), (x - size * 0.34, y - size * 0.3))
    canvas.place(cube(heap.colour, size, theme), (x, y))
    text.write(canvas, str(heap.count), (x + size * 1.1, y), round(size * 1.95), theme.ink, "black", "left")


@cached_images
def cube(colour: Colour, size: int, theme: Theme) -> Image.Image:
    """Returns the sprite of a cube."""
    side = 2 * size + 4
    canvas = Canvas.clear(side, side)
    paint_cube(canvas, (side / 2, side / 2), size, colour, theme)
    return canvas.sprite()
