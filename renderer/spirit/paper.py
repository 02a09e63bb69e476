"""Sheets of paper behind text and figures."""

from PIL import Image

from renderer.cache import cached_images
from renderer.canvas import Canvas
from renderer.geometry import Box, grown
from renderer.theme import Theme


def place_sheet(canvas: Canvas, box: Box, theme: Theme) -> None:
    """A sheet of paper with a double edge."""
    left, top, right, bottom = box
    sprite = _sheet(round(right - left), round(bottom - top), theme)
    canvas.place(sprite, ((left + right) / 2, (top + bottom) / 2))


@cached_images
def _sheet(width: int, height: int, theme: Theme) -> Image.Image:
    canvas, box = Canvas.clear(width, height), (0, 0, width, height)
    canvas.box(box, theme.paper, theme.ink, 3, 9)
    canvas.box(grown(box, -6), theme.paper, theme.paper_shade, 2, 5)
    return canvas.sprite()
