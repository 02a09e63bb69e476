"""Backgrounds: sheets of paper, and a dark blue ground of waves."""

from PIL import Image

from renderer.cache import cached_images
from renderer.canvas import Canvas
from renderer.geometry import Box
from renderer.theme import Theme

_WAVE = 42.0


def cartouche(canvas: Canvas, box: Box, theme: Theme) -> None:
    """A sheet of paper with a double edge."""
    left, top, right, bottom = box
    canvas.place(
        _sheet(round(right - left), round(bottom - top), theme), ((left + right) / 2, (top + bottom) / 2)
    )


@cached_images
def _sheet(width: int, height: int, theme: Theme) -> Image.Image:
    canvas = Canvas.clear(width, height)
    canvas.box((0, 0, width, height), theme.paper, theme.ink, 3, 9)
    canvas.frame((6, 6, width - 6, height - 6), theme.paper_shade, 2, 5)
    return canvas.sprite()


@cached_images
def waves(size: tuple[int, int], theme: Theme) -> Image.Image:
    """Returns the ground: rows of waves. Shared: copy before drawing."""
    canvas = Canvas.blank(size, theme.background)
    width, height = size
    for row in range(round(height / (_WAVE / 2)) + 2):
        y = row * _WAVE / 2
        for column in range(round(width / (_WAVE * 2)) + 2):
            x = column * _WAVE * 2 + (_WAVE if row % 2 else 0)
            for radius in (_WAVE, _WAVE * 0.62):
                canvas.arc((x, y + _WAVE), radius, 200, 340, theme.wave, 2)
    return canvas.image
