"""The board in portrait format, for phones: the village, the piles below it, then the samurai boards.

Neighbours at the table are neighbours on the picture, too: the boards go clockwise around a ring of two
columns, from the top left. Shown 390 pixels wide, no text on it is smaller than 9 pixels (tested).
"""

from PIL import Image

from renderer.cache import cached_images
from renderer.canvas import Canvas
from renderer.geometry import Box
from renderer.spirit.panels import EDGE, GAP, HEIGHT
from renderer.spirit.piles import TOKEN, Spots
from renderer.spirit.village import STRIP, paint_clouds
from renderer.theme import Theme
from rules.spirit.content import Name

WIDTH = 820
VILLAGE = 415, round(STRIP[1]), 415 + WIDTH, round(STRIP[3])
"""The part of the picture in landscape format that shows the village, in its pixels."""
AROUND_VILLAGE = VILLAGE[0] & ~1, VILLAGE[1] & ~1, VILLAGE[2], VILLAGE[3]
"""The same from even pixels on, as halves are rounded to even numbers (`Canvas.place`)."""
_PILES = VILLAGE[3] - VILLAGE[1]
_BOARDS = _PILES + 262.0
_ROW = 2 * TOKEN + 8
_BOTH = 2
"""Instead of a column: a board as wide as both."""

HEADING: Box = (12, _PILES + 14, 232, _PILES + 110)
SPOTS = Spots(
    stack=(306, _PILES + 136),
    discard=(614, _PILES + 136),
    intruders=(740, _PILES + 136),
    large=(460, _PILES + 115),
    large_size=(142, 200),
    reserve=[(46 + index % 3 * _ROW, _PILES + 150 + index // 3 * _ROW) for index in range(len(Name))],
    label_width=118,
)


def boxes(samurai: int) -> list[Box]:
    """The boxes of the boards by place: down the right column, up the left one; an odd one below both."""
    rows, odd = divmod(samurai, 2)
    right = [(1, row) for row in range(rows)]
    left = [(0, row) for row in range(rows)]
    return [_box(*spot) for spot in (*left[:1], *right, *[(_BOTH, rows)] * odd, *reversed(left[1:]))]


def height(samurai: int) -> int:
    """The height of the picture without its legend."""
    return round(max(box[3] for box in boxes(samurai))) + EDGE


def _box(column: int, row: int) -> Box:
    width = (WIDTH - 2 * EDGE - GAP) / 2
    left = EDGE + (column == 1) * (width + GAP)
    top = _BOARDS + GAP + row * (HEIGHT + GAP)
    return left, top, left + width if column == 0 else WIDTH - EDGE, top + HEIGHT


@cached_images
def ground(samurai: int, below: int, theme: Theme) -> Image.Image:
    """Returns clouds behind the boards, and the field on which the piles lie. Shared: copy before drawing.

    `below` is the room for the legend below the boards, in pixels.
    """
    canvas = Canvas.blank((WIDTH, height(samurai) + below), theme.background)
    paint_clouds(canvas, theme)
    canvas.box((0, 0, WIDTH, _BOARDS), theme.areas["field"])
    for y in (_PILES, _BOARDS):
        canvas.line([(0, y), (WIDTH, y)], theme.ink, 4)
    return canvas.image
