"""Anti-aliased vector shapes on a Pillow image, each supersampled into a mask that colour is pasted through.

Points are (x, y), y downwards, and may be fractional. A point is a pixel, unless the canvas has a window that
shows a part of the drawing enlarged. Shapes are clipped at the edge of the image.
"""

from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import ceil, floor
from typing import Any, TypeAlias

from PIL import Image, ImageDraw

from renderer.geometry import Box, Point, around, arrow_outline, bounds, dashed, grown
from renderer.rounded import SAMPLES, rounded

Colour: TypeAlias = tuple[int, int, int]
Pixels: TypeAlias = tuple[int, int, int, int]
"""A box in pixels of the image: left, top, right, bottom; right and bottom are exclusive."""

Move: TypeAlias = Callable[[Iterable[Point]], list[Point]]
"""Maps points of the drawing to the supersampled mask."""

Paint: TypeAlias = Callable[[ImageDraw.ImageDraw, Move], None]

_MAX_SEGMENTED_POINTS = 6
"""Maximum number of points of a line that is drawn segment by segment."""


@dataclass(frozen=True)
class Window:
    """The part of a drawing that an image shows, and its scale in pixels per point."""

    box: Box
    scale: int = 1

    @property
    def size(self) -> tuple[int, int]:
        """Width and height of the image, in pixels."""
        left, top, right, bottom = self.box
        return round((right - left) * self.scale), round((bottom - top) * self.scale)

    def pixel(self, point: Point) -> Point:
        """Returns the pixel of a point of the drawing."""
        return (point[0] - self.box[0]) * self.scale, (point[1] - self.box[1]) * self.scale


class Canvas:
    """An image to draw on: opaque (`blank`), transparent for a sprite (`clear`), or a mask (`mask`).

    All shapes and positions are in points of the drawing; sprites and stamped masks are in pixels.
    """

    def __init__(self, image: Image.Image, window: Window | None = None) -> None:
        self.image = image
        self.window = window or Window((0, 0, image.width, image.height))

    @classmethod
    def blank(cls, size: tuple[int, int], colour: Colour) -> "Canvas":
        """An opaque canvas of one colour."""
        return cls(Image.new("RGB", size, colour))

    @classmethod
    def window_on(cls, window: Window, colour: Colour) -> "Canvas":
        """An opaque canvas of one colour for a part of a drawing."""
        return cls(Image.new("RGB", window.size, colour), window)

    @classmethod
    def mask(cls, window: Window) -> "Canvas":
        """A canvas for a mask (mode L): white is opaque."""
        return cls(Image.new("L", window.size), window)

    @property
    def scale(self) -> int:
        """Pixels per point: the factor by which sprites must be enlarged."""
        return self.window.scale

    @classmethod
    def clear(cls, width: int, height: int) -> "Canvas":
        """A transparent canvas. Its alpha is premultiplied, so that edges blend without dark fringes."""
        return cls(Image.new("RGBa", (width, height)))

    def shows(self, point: Point, radius: float) -> bool:
        """Whether anything within a radius of the point is on the image."""
        left, top, right, bottom = grown(self.window.box, radius)
        return left < point[0] < right and top < point[1] < bottom

    def sprite(self) -> Image.Image:
        """Returns what was drawn on a clear canvas, for `place`: without margins, its centre unmoved."""
        image = self.image.convert("RGBA")
        width, height = image.size
        left, top, right, bottom = image.getbbox() or (0, 0, width, height)
        # Even numbers, as halves are rounded to even ones (`place`).
        across, down = min(left, width - right) & ~1, min(top, height - bottom) & ~1
        return image.crop((across, down, width - across, height - down))

    def polygon(
        self,
        points: Sequence[Point],
        fill: Colour,
        edge: Colour | None = None,
        width: float = 0,
        opacity: float = 1,
    ) -> None:
        """A filled polygon, with an edge of `width` centred on its outline."""
        shape = "polygon", tuple(points)
        self._ink(bounds(points), fill, opacity, lambda pen, move: pen.polygon(move(points), fill=255), shape)
        if edge and width:
            self.line([*points, points[0]], edge, width)

    def line(self, points: Sequence[Point], colour: Colour, width: float, opacity: float = 1) -> None:
        """A line through the points with round joints and ends."""
        if opacity == 1 and 2 < len(points) <= _MAX_SEGMENTED_POINTS:
            # Cheaper: the mask of the whole line would also cover the empty space it bends around.
            for piece in pairwise(points):
                self.line(piece, colour, width)
            return
        thick = self._thick(width)

        def paint(pen: ImageDraw.ImageDraw, move: Move) -> None:
            moved = move(points)
            pen.line(moved, fill=255, width=thick)
            for x, y in moved:
                pen.ellipse((x - thick / 2, y - thick / 2, x + thick / 2, y + thick / 2), fill=255)

        self._ink(grown(bounds(points), width), colour, opacity, paint, ("line", tuple(points), thick))

    def dashes(self, points: Sequence[Point], colour: Colour, width: float, dash: float, gap: float) -> None:
        """A dashed line through the points."""
        for piece in dashed(points, dash, gap):
            self.line(piece, colour, width)

    def disc(
        self,
        centre: Point,
        radius: float,
        fill: Colour,
        edge: Colour | None = None,
        width: float = 0,
        opacity: float = 1,
    ) -> None:
        """A disc; its edge is drawn inside the radius."""
        if edge and width:
            self._disc(centre, radius, edge, opacity)
            radius -= width
        self._disc(centre, radius, fill, opacity)

    def _disc(self, centre: Point, radius: float, fill: Colour, opacity: float) -> None:
        box = around(centre, radius)
        shape = "disc", box
        self._ink(box, fill, opacity, lambda pen, move: pen.ellipse(_corners(move, box), fill=255), shape)

    def ring(self, centre: Point, radius: float, colour: Colour, width: float, opacity: float = 1) -> None:
        """A circle; the line is drawn inside the radius."""
        box, thick = around(centre, radius), self._thick(width)

        def paint(pen: ImageDraw.ImageDraw, move: Move) -> None:
            pen.ellipse(_corners(move, box), outline=255, width=thick)

        self._ink(box, colour, opacity, paint, ("ring", box, thick))

    def arc(
        self, centre: Point, radius: float, start: float, end: float, colour: Colour, width: float
    ) -> None:
        """An arc of a circle between two angles in degrees, clockwise from the right."""
        box, thick = around(centre, radius), self._thick(width)

        def paint(pen: ImageDraw.ImageDraw, move: Move) -> None:
            pen.arc(_corners(move, box), start, end, fill=255, width=thick)

        self._ink(box, colour, 1, paint, ("arc", box, start, end, thick))

    def box(
        self,
        box: Box,
        fill: Colour,
        edge: Colour | None = None,
        width: float = 0,
        radius: float = 0,
        opacity: float = 1,
    ) -> None:
        """A rectangle with rounded corners; its edge is drawn inside."""
        if edge and width:
            self._rounded(box, edge, radius, opacity)
            box, radius = grown(box, -width), max(0, radius - width)
        self._rounded(box, fill, radius, opacity)

    def frame(self, box: Box, colour: Colour, width: float, radius: float = 0) -> None:
        """The edge of a rectangle with rounded corners, drawn inside."""
        self._stamp_rounded(box, colour, 1, radius, self._thick(width))

    def arrow(
        self, start: Point, end: Point, fill: Colour, edge: Colour, width: float, bend: float = 0.16
    ) -> None:
        """A bent arrow with a tapering shaft; `bend` is its bulge as a fraction of its length."""
        self.polygon(arrow_outline(start, end, width, bend), fill, edge, max(2.0, width / 5))

    def place(self, sprite: Image.Image, centre: Point) -> None:
        """A sprite, centred on a point (to the nearest pixel)."""
        x, y = self.window.pixel(centre)
        corner = round(x - sprite.width / 2), round(y - sprite.height / 2)
        if self.image.mode == "RGBa":
            layer = Image.new("RGBA", self.image.size)
            layer.paste(sprite, corner)
            whole = Image.alpha_composite(self.image.convert("RGBA"), layer)
            self.image = whole.convert("RGBa")
        else:
            self.image.paste(sprite, corner, sprite)

    def finished(self) -> Image.Image:
        """Returns the picture."""
        return self.image

    def stamp(self, mask: Image.Image, corner: tuple[int, int], colour: Colour, opacity: float = 1) -> None:
        """Paste a colour through a mask (mode L) at a top left corner in pixels."""
        if opacity < 1:
            mask = mask.point([round(level * opacity) for level in range(256)])
        self.image.paste(self._value(colour), corner, mask)

    def stamp_flat(self, mask: Image.Image, corner: tuple[int, int], colour: Colour, ground: Colour) -> None:
        """Like `stamp`, on a ground of one colour; nothing else may be drawn over it."""
        self.stamp(mask, corner, colour)

    def fill(self, pixels: Pixels, colour: Colour, opacity: float) -> None:
        """Fill a rectangle."""
        left, top, right, bottom = pixels
        if opacity < 1:
            self.stamp(Image.new("L", (right - left, bottom - top), 255), (left, top), colour, opacity)
        else:
            self.image.paste(self._value(colour), pixels)

    def _value(self, colour: Colour) -> int | tuple[int, ...]:
        """Returns a colour as a pixel of the image."""
        values: dict[str, int | tuple[int, ...]] = {"L": colour[0], "RGBa": (*colour, 255)}
        return values.get(self.image.mode, colour)

    def repeat(self, paint: Callable[..., None], *args: Any) -> None:
        """Draw what `paint` draws on a canvas with these (hashable) arguments."""
        paint(self, *args)

    def _thick(self, width: float) -> int:
        """Returns the width of a line on the supersampled mask."""
        return max(1, round(width * SAMPLES * self.scale))

    def _rounded(self, box: Box, fill: Colour, radius: float, opacity: float) -> None:
        middle = self._stamp_rounded(box, fill, opacity, radius)
        if middle is not None:
            self.fill(middle, fill, opacity)

    def _stamp_rounded(
        self, box: Box, colour: Colour, opacity: float, radius: float, outline: int | None = None
    ) -> Pixels | None:
        """Draw a rounded rectangle without its middle. Returns the pixels of the middle, if any."""
        start, end = self.window.pixel((box[0], box[1])), self.window.pixel((box[2], box[3]))
        left, top = floor(start[0]) - 1, floor(start[1]) - 1
        masks, middle = rounded(
            _after(start, left, top), _after(end, left, top), radius * self.scale, outline
        )
        for corner, mask in masks:
            self.stamp(mask, (left + corner[0], top + corner[1]), colour, opacity)
        return middle and (left + middle[0], top + middle[1], left + middle[2], top + middle[3])

    def _ink(self, box: Box, colour: Colour, opacity: float, paint: Paint, shape: Hashable) -> None:
        """Draw what `paint` paints inside a box; `shape` identifies it: equal only for equal looks."""
        mask, corner = drawn(box, paint, self.window)
        if mask is not None:
            self.stamp(mask, corner, colour, opacity)


def drawn(box: Box, paint: Paint, window: Window) -> tuple[Image.Image | None, tuple[int, int]]:
    """Returns a mask (mode L) of what `paint` draws inside box and window, and its top left corner in pixels.

    `paint` gets a pen, and a function that maps points of the drawing to the supersampled mask.
    """
    pixels = _covered(box, window)
    return (None, (0, 0)) if pixels is None else (_enlarged(pixels, paint, window), pixels[:2])


def _covered(box: Box, window: Window) -> Pixels | None:
    """Returns the pixels of the window that a shape inside the box may touch, or None."""
    (start_x, start_y), (end_x, end_y) = window.pixel((box[0], box[1])), window.pixel((box[2], box[3]))
    left, top = max(0, floor(start_x) - 1), max(0, floor(start_y) - 1)
    right, bottom = min(window.size[0], ceil(end_x) + 2), min(window.size[1], ceil(end_y) + 2)
    return None if right <= left or bottom <= top else (left, top, right, bottom)


def _enlarged(pixels: Pixels, paint: Paint, window: Window) -> Image.Image:
    """Returns the mask of these pixels: supersampled, then reduced."""
    left, top, right, bottom = pixels
    mask = Image.new("L", ((right - left) * SAMPLES, (bottom - top) * SAMPLES))

    def move(points: Iterable[Point]) -> list[Point]:
        placed = (window.pixel(point) for point in points)
        return [((x - left) * SAMPLES, (y - top) * SAMPLES) for x, y in placed]

    paint(ImageDraw.Draw(mask), move)
    return mask.reduce(SAMPLES)


def _after(point: Point, left: int, top: int) -> Point:
    """Returns a point relative to a corner, rounded so that equal shapes give equal cache keys."""
    return round(point[0] - left, 4), round(point[1] - top, 4)


def _corners(move: Move, box: Box) -> Box:
    (left, top), (right, bottom) = move([(box[0], box[1]), (box[2], box[3])])
    return left, top, max(left, right - 1), max(top, bottom - 1)
