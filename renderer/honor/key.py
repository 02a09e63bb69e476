"""The names of the cards that are too narrow to bear them: each emblem once, below the panels."""

from collections.abc import Sequence

from renderer import text
from renderer.canvas import Canvas
from renderer.geometry import Box
from renderer.honor import cards
from renderer.honor.emblems import emblem, emblem_of
from renderer.honor.labels import Labels
from renderer.honor.paper import cartouche
from renderer.theme import Theme
from rules.honor.deck import Card

_COLUMN, _ROW, _SIGN = 197, 50, 17
"""The size of a place in pixels, and half the width of an emblem."""


def height(shown: Sequence[Card], width: float) -> int:
    """The height of the key in pixels, in that width; 0 if there is nothing to name."""
    return -(-len(shown) // int(width // _COLUMN)) * _ROW + 8 if shown else 0


def paint_key(canvas: Canvas, box: Box, shown: Sequence[Card], labels: Labels, theme: Theme) -> None:
    """The emblem of each card with its name beside it, row by row."""
    if not shown:
        return
    cartouche(canvas, box, theme)
    columns = int((box[2] - box[0]) // _COLUMN)
    for index, card in enumerate(shown):
        row, column = divmod(index, columns)
        x, y = box[0] + column * _COLUMN + 10 + _SIGN, box[1] + 4 + (row + 0.5) * _ROW
        canvas.place(emblem(theme, emblem_of(card), _SIGN), (x, y))
        name, at, room = labels.cards.get(card.key, card.name), (x + _SIGN + 12, y), (_COLUMN - 66, _ROW - 4)
        text.write_paragraph(canvas, name, at, 22, theme.ink, room, cards.MIN_SIZE, "sans", "left")
