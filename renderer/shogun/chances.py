"""Picture of a match in hindsight: everybody's chance of winning, round by round, and what changed it."""

from collections.abc import Sequence
from dataclasses import dataclass

from PIL import Image

from renderer import text
from renderer.canvas import Canvas
from renderer.geometry import Box, Point
from renderer.shogun import crests, pieces
from renderer.shogun.cards import cartouche
from renderer.shogun.labels import Labels
from renderer.shogun.palette import OfSide
from renderer.shogun.rows import paint_row
from renderer.theme import ThemeName
from rules.core.model import Seat, all_seats
from rules.shogun.content import Season, Side

WIDTH = 820
MIN_SIZE = 19
"""Size of the smallest text in pixels: 9 pixels where the picture is shown 390 pixels wide."""
_EDGE, _GAP, _CHART, _HEADING, _ROW = 12, 10, 500, 84, 68
_NAME_RIGHT = 240.0
_COLUMNS = 290.0, 406.0, 532.0, 648.0, 756.0
_COLUMN_WIDTHS = 96, 124, 124, 104, 92
_NAMES_WIDTH, _NAMES_STEP = 168.0, 34.0
_CLEAR = 22.0
"""Pixels from the end of the chart that leave its marks free."""
_PERCENT = 20
"""Percent from one line of the chart to the next."""
_FAN = 4.0
"""Pixels between the lines of two seats with equal chances, so that none hides the other."""


@dataclass(frozen=True)
class Chances(OfSide):
    """A request to draw the chances of winning by seat, from 0 to 1: at each planning, and at the end.

    `plannings` are years and seasons. `turns` are the turning points: the planning before each, and the seat.
    `changes` are the percentage points by seat that its own decisions, the others' and luck brought.
    """

    curve: tuple[tuple[float, ...], ...]
    plannings: tuple[tuple[int, Season], ...]
    turns: tuple[tuple[int, Seat], ...]
    changes: tuple[tuple[int, int, int], ...]
    labels: Labels
    names: Sequence[str]
    side: Side = Side.SUN
    theme: ThemeName = "standard"

    @property
    def order(self) -> list[Seat]:
        """The seats from top to bottom: who won first, then by the last chance."""
        end, last = self.curve[-1], self.curve[-2]
        return sorted(all_seats(len(end)), key=lambda seat: (-end[seat], -last[seat], seat))

    def paint(self) -> Image.Image:
        """Returns the picture, 820 pixels wide; its height depends on the number of players."""
        rows = _EDGE + _CHART + _GAP
        height = rows + _HEADING + _ROW * len(self.changes) + _EDGE
        canvas = Canvas.blank((WIDTH, height), self.colours.background)
        self._paint_chart(canvas, (_EDGE, _EDGE, WIDTH - _EDGE, _EDGE + _CHART))
        self._paint_heading(canvas, rows)
        for place, seat in enumerate(self.order):
            self._paint_row(canvas, seat, rows + _HEADING + place * _ROW)
        return canvas.image

    def _paint_chart(self, canvas: Canvas, box: Box) -> None:
        left, top, right, bottom = box
        cartouche(canvas, box, self.colours)
        string, size = text.fitted(self.labels.chances, "title", 28, right - left - 60, MIN_SIZE)
        text.write(canvas, string, ((left + right) / 2, top + 34), size, self.colours.ink, "title")
        plot = left + 84, top + 76, right - _NAMES_WIDTH - 22, bottom - 88
        self._paint_grid(canvas, plot)
        self._paint_plannings(canvas, plot)
        for seat in reversed(self.order):
            self._paint_line(canvas, seat, plot)
        self._paint_names(canvas, plot)
        for number, (place, seat) in enumerate(self.turns, 1):
            self._paint_turn(canvas, number, self._middle(place, seat, plot))

    def _paint_grid(self, canvas: Canvas, plot: Box) -> None:
        for percent in range(0, self._top + 1, _PERCENT):
            y = self._height(percent / 100, plot)
            canvas.line([(plot[0], y), (plot[2], y)], self.colours.paper_shade, 2.5)
            at = plot[0] - 12, y
            text.write(canvas, f"{percent} %", at, 21, self.colours.ink, "bold", "right")

    @property
    def _top(self) -> int:
        """The percent of the uppermost line."""
        most = max(map(max, self.curve))
        return _PERCENT * -(-round(100 * most) // _PERCENT)

    def _paint_plannings(self, canvas: Canvas, plot: Box) -> None:
        years: set[int] = set()
        for place, (year, season) in enumerate(self.plannings):
            x = self._x(place, plot)
            canvas.place(pieces.piece(self.colours, season.value, 17), (x, plot[3] + 36))
            if year not in years:
                years.add(year)
                string, size = text.fitted(self.labels.years[year - 1], "bold", 22, 190, MIN_SIZE)
                text.write(canvas, string, (x - 17, plot[3] + 70), size, self.colours.ink, "bold", "left")
        canvas.place(pieces.piece(self.colours, "point", 19), (plot[2], plot[3] + 36))

    def _paint_line(self, canvas: Canvas, seat: Seat, plot: Box) -> None:
        line = [self._at(place, seat, plot) for place in range(len(self.curve))]
        canvas.line(line, self.colours.ink, 9)
        canvas.line(line, self.colours.seat_colours[seat], 5.5)
        for at in line:
            outline = crests.outline(seat, at, 11)
            canvas.polygon(outline, self.colours.seat_colours[seat], self.colours.ink, 2.5)

    def _paint_names(self, canvas: Canvas, plot: Box) -> None:
        """The names at the ends of the lines, from the bottom up where several end at one height."""
        below = plot[3] + _NAMES_STEP
        for seat in reversed(self.order):
            end = self._at(len(self.plannings), seat, plot)
            below = y = min(end[1], below - _NAMES_STEP)
            start = plot[2] + 44, y
            canvas.line([(plot[2] + _CLEAR, end[1]), (start[0] - 6, y)], self.colours.ink, 2)
            outline = crests.outline(seat, (start[0] + 8, y), 11)
            canvas.polygon(outline, self.colours.seat_colours[seat], self.colours.ink, 2.5)
            name = self.names[seat] if seat < len(self.names) else ""
            string, size = text.fitted(name, "bold", 24, _NAMES_WIDTH - 48, MIN_SIZE)
            text.write(canvas, string, (start[0] + 26, y), size, self.colours.ink, "bold", "left")

    def _paint_turn(self, canvas: Canvas, number: int, at: Point) -> None:
        canvas.disc(at, 19, self.colours.glow, self.colours.ink, 3)
        text.write(canvas, str(number), at, 26, self.colours.ink, "black")

    def _paint_heading(self, canvas: Canvas, top: float) -> None:
        """The columns of the table."""
        cartouche(canvas, (_EDGE, top, WIDTH - _EDGE, top + _HEADING - 6), self.colours)
        middle, labels = top + _HEADING / 2 - 3, self.labels
        titles = labels.start, labels.own, labels.others, labels.luck, labels.end
        for x, room, title in zip(_COLUMNS, _COLUMN_WIDTHS, titles, strict=True):
            at = x, middle
            space = room - 6.0, _HEADING - 22.0
            text.write_paragraph(canvas, title, at, 23, self.colours.ink, space, MIN_SIZE)

    def _paint_row(self, canvas: Canvas, seat: Seat, top: float) -> None:
        colours, middle = self.colours, top + (_ROW - 6) / 2
        box, wins = (_EDGE, top, WIDTH - _EDGE, top + _ROW - 6), self.curve[-1][seat] > 0
        paint_row(canvas, colours, seat, self.names, box, middle, _NAME_RIGHT, wins=wins)
        start, end = (f"{round(100 * self.curve[place][seat])} %" for place in (0, -1))
        for x, change in zip(_COLUMNS[1:4], self.changes[seat], strict=True):
            ink = colours.crimson if change < 0 else colours.ink
            text.write(canvas, signed(change), (x, middle), 34, ink, "black")
        for x, percent in ((_COLUMNS[0], start), (_COLUMNS[4], end)):
            text.write(canvas, percent, (x, middle), 30, colours.ink)

    def _at(self, place: int, seat: Seat, plot: Box) -> Point:
        fan = (seat - (len(self.changes) - 1) / 2) * _FAN
        return self._x(place, plot) + fan, self._height(self.curve[place][seat], plot)

    def _middle(self, place: int, seat: Seat, plot: Box) -> Point:
        """The middle of a line from a planning to the next."""
        (left, before), (right, after) = (self._at(place + step, seat, plot) for step in (0, 1))
        return (left + right) / 2, (before + after) / 2

    def _x(self, place: int, plot: Box) -> float:
        return plot[0] + 30 + (plot[2] - plot[0] - 30) * place / len(self.plannings)

    def _height(self, chance: float, plot: Box) -> float:
        return plot[3] - (plot[3] - plot[1]) * 100 * chance / self._top


def signed(number: int) -> str:
    """A change with its sign."""
    return f"{number:+}".replace("-", "−") if number else "0"
