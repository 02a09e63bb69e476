"""Backgrounds: sheets of paper, and a dark blue ground of waves."""

from PIL import Image

from renderer.cache import cached_images
from renderer.canvas import Canvas
from renderer.geometry import Box
from renderer.theme import Theme

_WAVE = 42
"""Half the width of a wave, its height, and the distance of rows that lie alike, in pixels."""


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


def waves(size: tuple[int, int], theme: Theme) -> Image.Image:
    """Returns the ground: rows of waves. They repeat, but for those at the top, which have none above."""
    width, height = size
    rows = Image.new("RGB", (width, 2 * _WAVE))
    for left in range(0, width, 2 * _WAVE):
        rows.paste(_wave(theme), (left, 0))
    ground = Image.new("RGB", size)
    ground.paste(rows, (0, 0))
    repeated = rows.crop((0, _WAVE, width, 2 * _WAVE))
    for top in range(2 * _WAVE, height, _WAVE):
        ground.paste(repeated, (0, top))
    return ground


@cached_images
def _wave(theme: Theme) -> Image.Image:
    """Returns a wave of the first four rows, the last two of which repeat downwards, and all to the right."""
    canvas = Canvas.blank((2 * _WAVE, 2 * _WAVE), theme.background)
    for row in range(4):
        for column in range(2):
            x = (2 * column + row % 2) * _WAVE
            for radius in (_WAVE, _WAVE * 0.62):
                canvas.arc((x, row * _WAVE / 2 + _WAVE), radius, 200, 340, theme.wave, 2)
    return canvas.image
