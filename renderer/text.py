"""Words on a canvas, in the bundled Source fonts (Latin, Czech and Finnish letters, Cyrillic)."""

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
_SHARES = {"left": 0.0, "middle": 0.5, "right": 1.0}
_ELLIPSIS = "…"
_LEADING = 1.08
"""From line to line, in sizes."""


@lru_cache(maxsize=64)
def font(face: Face, size: int) -> ImageFont.FreeTypeFont:
    """A face at a size in pixels (of the em)."""
    return ImageFont.truetype(_FILES[face], size)


@lru_cache(maxsize=4096)
def width(string: str, face: Face, size: int) -> float:
    """How far the words run, in pixels."""
    return font(face, size).getlength(string)


@lru_cache(maxsize=256)
def height(face: Face, size: int) -> int:
    """How high a figure is, in pixels; words are centred by it, so that lines of one size agree."""
    _, top, _, bottom = font(face, size).getbbox("0", anchor="ls")
    return round(bottom - top)


@cached_images
def glyphs(string: str, face: Face, size: int, stroke: int = 0) -> tuple[Image.Image, tuple[int, int]]:
    """A mask (mode L) of the words, and where its corner lies from the left end of the baseline."""
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
) -> None:
    """One line. `at` is its left end, middle or right end, at half the height of a figure."""
    size, (x, y) = size * canvas.scale, canvas.window.pixel(at)
    x -= _SHARES[align] * width(string, face, size)
    y += height(face, size) / 2
    inks = [(halo, halo_width * canvas.scale)] if halo else []
    for ink, stroke in [*inks, (colour, 0)]:
        mask, corner = glyphs(string, face, size, stroke)
        canvas.stamp(mask, (round(x) + corner[0], round(y) + corner[1]), ink)


def box(string: str, at: Point, size: int, face: Face = "bold", align: Align = "middle") -> Box:
    """The box that `write` would ink."""
    mask, corner = glyphs(string, face, size)
    x = round(at[0] - _SHARES[align] * width(string, face, size)) + corner[0]
    y = round(at[1] + height(face, size) / 2) + corner[1]
    return x + 1, y + 1, x + mask.width - 1, y + mask.height - 1


def fitted(string: str, face: Face, size: int, room: float, least: int) -> tuple[str, int]:
    """The words and the largest size, down to `least`, at which they fit; shortened if they fit at none."""
    for smaller in range(size, least, -1):
        if width(string, face, smaller) <= room:
            return string, smaller
    return shortened(string, face, least, room), least


def shortened(string: str, face: Face, size: int, room: float) -> str:
    """The words, cut with an ellipsis where they do not fit."""
    if width(string, face, size) <= room:
        return string
    while string and width(string + _ELLIPSIS, face, size) > room:
        string = string[:-1]
    return string.rstrip() + _ELLIPSIS


def wrapped(string: str, face: Face, size: int, room: float) -> list[str]:
    """The words broken into lines that fit; a single word that does not is left long."""
    lines: list[str] = []
    for word in string.split():
        if lines and width(f"{lines[-1]} {word}", face, size) <= room:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines


@lru_cache(maxsize=1024)
def paragraph(
    string: str, face: Face, size: int, room: tuple[float, float], least: int
) -> tuple[tuple[str, ...], int]:
    """The words in lines at the largest size, down to `least`, at which they fit a width and a height."""
    for smaller in range(size, least - 1, -1):
        lines = wrapped(string, face, smaller, room[0])
        most = max(1, int(room[1] / (smaller * _LEADING)))
        if len(lines) <= most and all(width(line, face, smaller) <= room[0] for line in lines):
            return tuple(lines), smaller
    kept = [*lines[: most - 1], " ".join(lines[most - 1 :])]
    return tuple(shortened(line, face, least, room[0]) for line in kept if line), least


def write_paragraph(
    canvas: Canvas,
    string: str,
    at: Point,
    size: int,
    colour: Colour,
    room: tuple[float, float],
    least: int = 11,
    face: Face = "bold",
    align: Align = "middle",
) -> None:
    """Lines of words that fit a width and a height, centred on `at` from top to bottom."""
    lines, size = paragraph(string, face, size, room, least)
    step = size * _LEADING
    y = at[1] - step * (len(lines) - 1) / 2
    for index, line in enumerate(lines):
        write(canvas, line, (at[0], y + index * step), size, colour, face, align)
