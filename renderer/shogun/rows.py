"""Rows of a table with a player each: a sheet with the player's crest and name."""

from collections.abc import Sequence

from renderer import text
from renderer.canvas import Canvas
from renderer.geometry import Box, grown
from renderer.shogun import crests
from renderer.theme import Theme
from rules.core.model import Seat


def paint_row(
    canvas: Canvas,
    colours: Theme,
    seat: Seat,
    names: Sequence[str],
    box: Box,
    middle: float,
    right: float,
    *,
    wins: bool = False,
    min_size: int = 19,
) -> None:
    """Paint a row in `box`, framed if the player `wins`; crest and name at y `middle`, up to x `right`."""
    if wins:
        canvas.box(grown(box, 4), colours.glow, colours.orange, 4, 11)
    canvas.box(box, colours.paper, colours.ink, 2.5, 8)
    canvas.place(crests.seat_badge(colours, seat, 26), (box[0] + 40, middle))
    name = names[seat] if seat < len(names) else ""
    string, size = text.fitted(name, "title", 30, right - box[0] - 86, min_size)
    text.write(canvas, string, (box[0] + 78, middle), size, colours.ink, "title", "left")
