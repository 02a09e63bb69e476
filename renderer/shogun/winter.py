"""Picture of a winter's hunger: each player's sum, the provinces drawn by lot, and the table of SH8.2."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from PIL import Image

from renderer import text
from renderer.canvas import Canvas
from renderer.geometry import Box
from renderer.shogun import crests, pieces
from renderer.shogun.cards import cartouche
from renderer.shogun.labels import Labels
from renderer.shogun.palette import OfSide
from renderer.shogun.rows import paint_row
from renderer.theme import ThemeName
from rules.core.model import Seat, by_seat
from rules.shogun.content import Shortage, Side, content
from rules.shogun.events import RiceShort, WinterCame

WIDTH = 820
MIN_SIZE = 19
"""Size of the smallest text in pixels: 9 pixels where the picture is shown 390 pixels wide."""
_EDGE, _GAP, _HEADING = 12, 8, 92
_ROW, _LOTS = 66, 44
_COLUMNS = 318.0, 421.0, 524.0, 627.0, 741.0
_COLUMN = 100
_TABLE, _LINE, _LABEL = 204, 44, 184


@dataclass(frozen=True)
class Winter(OfSide):
    """A request to draw the rice of a winter; `shortages` are those of which the lot has been drawn.

    `event` tells the players' hunger.
    """

    event: WinterCame
    shortages: Sequence[RiceShort]
    labels: Labels
    names: Sequence[str]
    side: Side = Side.SUN
    theme: ThemeName = "standard"

    def paint(self) -> Image.Image:
        """Returns the picture, 820 pixels wide; its height depends on the players, and who is short."""
        drawn = {shortage.seat: shortage for shortage in self.shortages}
        heights = [_ROW + _LOTS * (seat in drawn) + _GAP for seat, _ in by_seat(self.event.hunger)]
        rows = _EDGE + _HEADING + _GAP
        is_short = any(one.short for one in self.event.hunger)
        table = _TABLE if is_short else -_GAP
        canvas = Canvas.blank((WIDTH, rows + sum(heights) + table + _EDGE), self.colours.background)
        self._paint_heading(canvas)
        for (seat, _), height in zip(by_seat(self.event.hunger), heights, strict=True):
            self._paint_row(canvas, seat, drawn.get(seat), (_EDGE, rows, WIDTH - _EDGE, rows + height - _GAP))
            rows += height
        if is_short:
            self._paint_table(canvas, (_EDGE, rows, WIDTH - _EDGE, rows + _TABLE))
        return canvas.image

    def _paint_heading(self, canvas: Canvas) -> None:
        """The columns: rice, what winter takes, what is left, provinces, and what they lack."""
        cartouche(canvas, (_EDGE, _EDGE, WIDTH - _EDGE, _EDGE + _HEADING), self.colours)
        middle, labels = _EDGE + _HEADING / 2, self.labels
        canvas.place(pieces.piece(self.colours, "winter", 24), (_EDGE + 44, middle))
        self._write(canvas, labels.years[self.event.year - 1], (_EDGE + 82, middle), 30, 170, "left", "title")
        loss = content().events[self.event.event].winter_rice_loss
        titles = labels.stock_rice, _taken(loss), labels.left, labels.needed, labels.short
        for x, title in zip(_COLUMNS, titles, strict=True):
            self._write(canvas, title, (x, middle), 22, _COLUMN - 4)

    def _write(
        self,
        canvas: Canvas,
        string: str,
        at: tuple[float, float],
        size: int,
        room: float,
        align: text.Align = "middle",
        face: text.Face = "bold",
    ) -> None:
        space = room, 2.2 * MIN_SIZE + size / 2
        text.write_paragraph(canvas, string, at, size, self.colours.ink, space, MIN_SIZE, face, align)

    def _paint_row(self, canvas: Canvas, seat: Seat, drawn: RiceShort | None, box: Box) -> None:
        """A player's sum; below it the provinces that the lot has drawn."""
        left, top, right, _ = box
        colours, middle, hunger = self.colours, top + _ROW / 2, self.event.hunger[seat]
        paint_row(canvas, colours, seat, self.names, box, middle, _COLUMNS[0] - 34)
        kept = f"= {hunger.rice}" if hunger.lost else str(hunger.rice)
        figures = str(hunger.had), _taken(hunger.lost), kept, str(hunger.provinces)
        for x, figure in zip(_COLUMNS, figures, strict=False):
            text.write(canvas, figure, (x, middle), 34, colours.ink, "black")
        if not hunger.short:
            text.write(canvas, "✓", (_COLUMNS[4], middle), 34, colours.ink, "black")
            return
        label = _COLUMNS[4] - 44, top + 9, _COLUMNS[4] + 44, top + _ROW - 9
        canvas.box(label, colours.crimson, colours.ink, 2, 7)
        text.write(canvas, str(hunger.short), (_COLUMNS[4], middle), 34, colours.on(colours.crimson), "black")
        if drawn:
            below = top + _ROW + _LOTS / 2 - 8
            canvas.place(pieces.piece(colours, "revolt", 15), (left + 38, below))
            string, size = text.fitted(", ".join(drawn.provinces), "bold", 25, right - left - 100, MIN_SIZE)
            text.write(canvas, string, (left + 74, below), size, colours.ink, "bold", "left")

    def _paint_table(self, canvas: Canvas, box: Box) -> None:
        """What follows from a shortage (SH8.2); the columns that hold for players are lit."""
        left, top, right, _ = box
        cartouche(canvas, box, self.colours)
        table, labels = content().shortages, self.labels
        width = (right - left - _LABEL - 14) / len(table)
        lines = [top + 8 + _LINE * (index + 0.5) for index in range(4)]
        for y, label in zip(lines, (labels.short, labels.revolts, labels.farmers), strict=False):
            self._write(canvas, label, (left + 16, y), 23, _LABEL - 24, "left")
        for index, row in enumerate(table):
            x = left + _LABEL + width * (index + 0.5)
            hit = [seat for seat, one in by_seat(self.event.hunger) if content().shortage(one.short) == row]
            if hit:
                lit = x - width / 2 + 4, top + 9, x + width / 2 - 4, box[3] - 9
                canvas.box(lit, self.colours.glow, self.colours.orange, 4, 9)
            for y, figure in zip(lines, (_span(row), str(row.revolts), f"+{row.farmers}"), strict=False):
                text.write(canvas, figure, (x, y), 28, self.colours.ink, "black")
            for place, seat in enumerate(hit):
                badge = x + (place - (len(hit) - 1) / 2) * min(34, (width - 28) / len(hit)), lines[3] + 8
                canvas.place(crests.seat_badge(self.colours, seat, 15), badge)


def _taken(rice: int) -> str:
    """What winter takes; nothing where it takes none."""
    return f"−{rice}" if rice else ""


def _span(row: Shortage) -> str:
    """The shortages of a row: "1", "3–4", "7+"."""
    for one, other in pairwise(content().shortages):
        if one == row:
            most = other.at_least - 1
            return str(most) if most == row.at_least else f"{row.at_least}–{most}"
    return f"{row.at_least}+"
