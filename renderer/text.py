"""Text on a canvas, in the bundled Source fonts (Latin with Czech and Finnish letters, Cyrillic)."""

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import Literal, TypeAlias

from font_source_sans_pro import SourceSansProBlack, SourceSansProBold, SourceSansProSemibold
from font_source_serif_pro import SourceSerifProBold, SourceSerifProSemibold
from PIL import Image, ImageDraw, ImageFont

from renderer.cache import cached_images
from renderer.canvas import Canvas, Colour
from renderer.geometry import Box, Point

Face: TypeAlias = Literal["sans", "bold", "black", "serif", "title"]
Align: TypeAlias = Literal["left", "middle", "right"]

_FILES = {
    "sans": SourceSansProSemibold,
    "bold": SourceSansProBold,
    "black": SourceSansProBlack,
    "serif": SourceSerifProSemibold,
    "title": SourceSerifProBold,
}
_ANCHORS = {"left": 0.0, "middle": 0.5, "right": 1.0}
_ELLIPSIS = "…"
_BREAKABLE = re.compile(r"[ \t\n]+")
_LEADING = 1.08
"""Line height in multiples of the font size."""


@lru_cache(maxsize=64)
def font(face: Face, size: int) -> ImageFont.FreeTypeFont:
    """Returns a face at a size in pixels (of the em)."""
    return ImageFont.truetype(_FILES[face], size)


@lru_cache(maxsize=4096)
def width(string: str, face: Face, size: int) -> float:
    """Returns the advance width of the text, in pixels."""
    return font(face, size).getlength(string)


@lru_cache(maxsize=256)
def height(face: Face, size: int) -> int:
    """Returns the height of a digit, in pixels; text is centred by it, so that lines of one size align."""
    _, top, _, bottom = font(face, size).getbbox("0", anchor="ls")
    return round(bottom - top)


@cached_images
def glyphs(string: str, face: Face, size: int, stroke: int = 0) -> tuple[Image.Image, tuple[int, int]]:
    """Returns a mask (mode L) of the text, and the offset of its corner from the left end of the baseline."""
    left, top, right, bottom = font(face, size).getbbox(string, anchor="ls", stroke_width=stroke)
    corner = int(left) - 1, int(top) - 1
    mask = Image.new("L", (int(right) - corner[0] + 2, int(bottom) - corner[1] + 2))
    start = -corner[0], -corner[1]
    ImageDraw.Draw(mask).text(start, string, 255, font(face, size), anchor="ls", stroke_width=stroke)
    return mask, corner


def write(
    canvas: Canvas,
    string: str,
    at: Point,
    size: int,
    colour: Colour,
    face: Face = "bold",
    align: Align = "middle",
    halo: Colour | None = None,
    halo_width: int = 3,
    ground: Colour | None = None,
) -> None:
    """Write one line. `at` is its left end, middle or right end, at half the height of a digit.

    `ground` is the one colour below all of it, if nothing else is drawn over it: it takes less time then.
    """
    size, (x, y) = size * canvas.scale, canvas.window.pixel(at)
    x -= _ANCHORS[align] * width(string, face, size)
    y += height(face, size) / 2
    inks = [(halo, halo_width * canvas.scale)] if halo else []
    for ink, stroke in [*inks, (colour, 0)]:
        mask, corner = glyphs(string, face, size, stroke)
        pixel = round(x) + corner[0], round(y) + corner[1]
        if ground is None:
            canvas.stamp(mask, pixel, ink)
        else:
            canvas.stamp_flat(mask, pixel, ink, ground)


def box(string: str, at: Point, size: int, face: Face = "bold", align: Align = "middle") -> Box:
    """Returns the box that `write` would draw in."""
    mask, corner = glyphs(string, face, size)
    x = round(at[0] - _ANCHORS[align] * width(string, face, size)) + corner[0]
    y = round(at[1] + height(face, size) / 2) + corner[1]
    return x + 1, y + 1, x + mask.width - 1, y + mask.height - 1


def fitted(string: str, face: Face, size: int, room: float, min_size: int) -> tuple[str, int]:
    """Returns the text and the largest size from `min_size` at which it fits; shortened if none fits."""
    for smaller in range(size, min_size, -1):
        if width(string, face, smaller) <= room:
            return string, smaller
    return shortened(string, face, min_size, room), min_size


def shortened(string: str, face: Face, size: int, room: float) -> str:
    """Returns the text, truncated with an ellipsis if it does not fit."""
    if width(string, face, size) <= room:
        return string
    while string and width(string + _ELLIPSIS, face, size) > room:
        string = string[:-1]
    return string.rstrip() + _ELLIPSIS


def wrapped(string: str, face: Face, size: int, room: float) -> list[str]:
    """Returns the text wrapped to lines that fit; a single word that is too long is not broken.

    A no-break space is broken only where what it joins is too long for a line; lines have plain spaces.
    """
    lines: list[str] = []
    for word in _unbroken(string, face, size, room):
        if lines and width(f"{lines[-1]} {word}", face, size) <= room:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines


def _unbroken(string: str, face: Face, size: int, room: float) -> Iterator[str]:
    """What stays in one line."""
    for joined in filter(None, _BREAKABLE.split(string)):
        words = joined.split()
        together = " ".join(words)
        yield from [together] if width(together, face, size) <= room else words


@lru_cache(maxsize=1024)
def paragraph(
    string: str, face: Face, size: int, room: tuple[float, float], min_size: int
) -> tuple[tuple[str, ...], int]:
    """Returns the wrapped text and the largest size from `min_size` at which it fits width and height.

    At `min_size`, text that still does not fit is shortened.
    """
    for smaller in range(size, min_size - 1, -1):
        lines = wrapped(string, face, smaller, room[0])
        max_lines = max(1, int(room[1] / (smaller * _LEADING)))
        if len(lines) <= max_lines and all(width(line, face, smaller) <= room[0] for line in lines):
            return tuple(lines), smaller
    kept = [*lines[: max_lines - 1], " ".join(lines[max_lines - 1 :])]
    return tuple(shortened(line, face, min_size, room[0]) for line in kept if line), min_size


def write_paragraph(
    canvas: Canvas,
    string: str,
    at: Point,
    size: int,
    colour: Colour,
    room: tuple[float, float],
    min_size: int = 11,
    face: Face = "bold",
    align: Align = "middle",
) -> None:
    """Write wrapped text that fits a width and a height, vertically centred on `at`."""
    lines, size = paragraph(string, face, size, room, min_size)
    step = size * _LEADING
    y = at[1] - step * (len(lines) - 1) / 2
    for index, line in enumerate(lines):
        write(canvas, line, (at[0], y + index * step), size, colour, face, align)
