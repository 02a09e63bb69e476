"""Masks of rectangles with rounded corners: the most frequent shape, drawn once per size and cached."""

from math import ceil
from typing import TypeAlias

from PIL import Image, ImageDraw

from renderer.cache import cached_images

Parts: TypeAlias = tuple[tuple[tuple[int, int], Image.Image], ...]
"""Masks (mode L), each with its top left corner in pixels."""

SAMPLES = 4
"""Supersampling factor: pixels of the enlarged mask along one pixel of the image."""
_MARGIN = 3
"""Pixels by which a rim is wider than the rounded part in it."""


@cached_images
def rounded(
    start: tuple[float, float], end: tuple[float, float], radius: float, outline: int | None = None
) -> tuple[Parts, tuple[int, int, int, int] | None]:
    """Returns a rectangle between two points near the origin, in pixels, or its outline of n enlarged pixels.

    The result is its masks, and the box of pixels in the middle that is full (of an outline: empty).
    """
    width, height = ceil(end[0]) + 1, ceil(end[1]) + 1
    rim = ceil(max(radius, (outline or 0) / SAMPLES)) + _MARGIN
    if width <= 4 * rim or height <= 4 * rim:
        pieces, middle = [(0, 0, width, height)], None
    else:
        right, lower = width - rim, height - rim
        pieces = [
            (0, 0, width, rim),
            (0, rim, rim, lower),
            (right, rim, width, lower),
            (0, lower, width, height),
        ]
        middle = (rim, rim, right, lower)
    masks = tuple((piece[:2], _mask(piece, (*start, *end), radius, outline)) for piece in pieces)
    return masks, middle


def _mask(
    piece: tuple[int, int, int, int],
    box: tuple[float, float, float, float],
    radius: float,
    outline: int | None,
) -> Image.Image:
    """Returns the mask of the rectangle on one piece of the picture."""
    left, top, right, bottom = piece
    mask = Image.new("L", ((right - left) * SAMPLES, (bottom - top) * SAMPLES))
    start = (box[0] - left) * SAMPLES, (box[1] - top) * SAMPLES
    # Pillow's boxes include the last enlarged pixel.
    end = (box[2] - left) * SAMPLES - 1, (box[3] - top) * SAMPLES - 1
    corners = (*start, max(start[0], end[0]), max(start[1], end[1]))
    pen = ImageDraw.Draw(mask)
    if outline is None:
        pen.rounded_rectangle(corners, radius * SAMPLES, fill=255)
    else:
        pen.rounded_rectangle(corners, radius * SAMPLES, outline=255, width=outline)
    return mask.reduce(SAMPLES)
