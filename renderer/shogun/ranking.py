"""Picture of the final ranking: the points of both winters, and a chart of the match."""

from collections.abc import Sequence
from dataclasses import dataclass

from PIL import Image

from renderer import text
from renderer.canvas import Canvas, Colour
from renderer.geometry import Box, Point
from renderer.shogun import crests, pieces
from renderer.shogun.cards import cartouche
from renderer.shogun.course import Course
from renderer.shogun.labels import Labels
from renderer.shogun.palette import theme
from renderer.shogun.rows import paint_row
from renderer.theme import Theme, ThemeName, mix
from rules.core.model import Seat, all_seats
from rules.shogun.events import Scored

WIDTH = 1240
_EDGE, _HEADING, _ROW, _CHART = 16, 76, 84, 380
_BARS = 318.0, 1112.0
_TOTAL = 1172.0
_SHADES = (0.0, 0.4, 0.7)
"""Share of paper in the seat's colour: points for provinces, buildings, majorities."""
_MIN_LABELLED_WIDTH = 25.0
"""Minimum width of a part of a bar that has room for its number."""


@dataclass(frozen=True)
class Ranking:
    """A request to draw the end of a match from its course, which must contain a winter."""

    course: Course
    labels: Labels
    names: Sequence[str]
    winners: Sequence[Seat]
    theme: ThemeName = "standard"

    @property
    def colours(self) -> Theme:
        """The theme for the side that was played."""
        return theme(self.theme, self.course.side)

    @property
    def totals(self) -> tuple[int, ...]:
        """The final points, by seat."""
        return self.course.winters[-1].totals

    @property
    def order(self) -> list[Seat]:
        """The seats from top to bottom: winners first, then by points."""
        seats = all_seats(len(self.totals))
        return sorted(seats, key=lambda seat: (seat not in self.winners, -self.totals[seat], seat))

    def paint(self) -> Image.Image:
        """Returns the picture, 1240 pixels wide; its height depends on the number of players."""
        rows = _HEADING + _ROW * len(self.totals)
        canvas = Canvas.blank((WIDTH, rows + _CHART + 3 * _EDGE), self.colours.background)
        self._paint_legend(canvas)
        for row, seat in enumerate(self.order):
            top = _EDGE + _HEADING + row * _ROW
            self._paint_row(canvas, seat, (_EDGE, top + 6, WIDTH - _EDGE, top + _ROW))
        self._paint_chart(canvas, (_EDGE, rows + 2 * _EDGE, WIDTH - _EDGE, rows + _CHART + 2 * _EDGE))
        return canvas.image

    def _paint_legend(self, canvas: Canvas) -> None:
        cartouche(canvas, (_EDGE, _EDGE, WIDTH - _EDGE, _EDGE + _HEADING), self.colours)
        middle = _EDGE + _HEADING / 2
        canvas.place(pieces.piece(self.colours, "point", 22), (_EDGE + 42, middle))
        string, size = text.fitted(self.labels.points, "title", 32, _BARS[0] - 100, 16)
        text.write(canvas, string, (_EDGE + 84, middle), size, self.colours.ink, "title", "left")
        labels = self.labels.provinces, self.labels.buildings, self.labels.majorities
        step = (_BARS[1] - _BARS[0]) / 3
        for index, (label, shade) in enumerate(zip(labels, _SHADES, strict=True)):
            x = _BARS[0] + index * step
            colour = mix(self.colours.ink, self.colours.paper, shade)
            canvas.box((x, middle - 13, x + 26, middle + 13), colour, self.colours.ink, 2, 5)
            string, size = text.fitted(label, "bold", 22, step - 44, 13)
            text.write(canvas, string, (x + 36, middle), size, self.colours.ink, align="left")

    def _paint_row(self, canvas: Canvas, seat: Seat, box: Box) -> None:
        colours, middle = self.colours, (box[1] + box[3]) / 2
        wins = seat in self.winners
        paint_row(canvas, colours, seat, self.names, box, middle, _BARS[0] - 12, wins=wins, min_size=16)
        start = _BARS[0]
        for winter in self.course.winters:
            start = self._paint_bar(canvas, seat, winter, (start, middle)) + 5
        text.write(canvas, str(self.totals[seat]), (_TOTAL, middle), 48, colours.ink, "black")

    def _paint_bar(self, canvas: Canvas, seat: Seat, winter: Scored, at: Point) -> float:
        """The points of one winter, part by part. Returns the x of the end of the bar."""
        left, middle = at
        unit = (_BARS[1] - _BARS[0] - 10) / max(1, *self.totals)
        for points, shade in zip(winter.parts(seat), _SHADES, strict=True):
            if points:
                box = left, middle - 21, left + points * unit, middle + 21
                self._paint_part(
                    canvas, box, points, mix(self.colours.seat_colours[seat], self.colours.paper, shade)
                )
                left = box[2]
        return left

    def _paint_part(self, canvas: Canvas, box: Box, points: int, colour: Colour) -> None:
        left, top, right, bottom = box
        canvas.box(box, colour, self.colours.ink, 2)
        if right - left >= _MIN_LABELLED_WIDTH:
            at = (left + right) / 2, (top + bottom) / 2
            text.write(canvas, str(points), at, 24, self.colours.on(colour), "black")

    def _paint_chart(self, canvas: Canvas, box: Box) -> None:
        """A line for each seat from season to season."""
        left, top, right, bottom = box
        colours = self.colours
        cartouche(canvas, box, colours)
        string, size = text.fitted(self.labels.course, "title", 28, right - left - 60, 16)
        text.write(canvas, string, ((left + right) / 2, top + 34), size, colours.ink, "title")
        plot = left + 70, top + 70, right - 50, bottom - 76
        worths = [worth for mark in self.course.marks for worth in mark.worth]
        span = range(5 * (min(worths) // 5), 5 * (max(worths) // 5 + 1) + 1, 5)
        for points in span:
            y = _height(points, plot, span)
            canvas.line([(plot[0], y), (plot[2], y)], colours.paper_shade, 2.5)
            text.write(canvas, str(points), (plot[0] - 14, y), 20, colours.ink, "bold", "right")
        self._paint_seasons(canvas, plot)
        for seat in reversed(all_seats(len(self.totals))):
            self._paint_line(canvas, seat, plot, span)

    def _paint_seasons(self, canvas: Canvas, plot: Box) -> None:
        for index, mark in enumerate(self.course.marks):
            x = self._x(index, plot)
            canvas.place(pieces.piece(self.colours, mark.season.value, 17), (x, plot[3] + 30))
            if index == 0 or mark.year != self.course.marks[index - 1].year:
                year = self.labels.years[mark.year - 1]
                text.write(canvas, year, (x - 20, plot[3] + 60), 19, self.colours.ink, "bold", "left")

    def _paint_line(self, canvas: Canvas, seat: Seat, plot: Box, span: range) -> None:
        line = [
            (self._x(index, plot), _height(mark.worth[seat], plot, span))
            for index, mark in enumerate(self.course.marks)
        ]
        canvas.line(line, self.colours.ink, 9)
        canvas.line(line, self.colours.seat_colours[seat], 5.5)
        for at in line:
            outline = crests.outline(seat, at, 11)
            canvas.polygon(outline, self.colours.seat_colours[seat], self.colours.ink, 2.5)

    def _x(self, index: int, plot: Box) -> float:
        return plot[0] + 40 + (plot[2] - plot[0] - 80) * index / max(1, len(self.course.marks) - 1)


def _height(points: int, plot: Box, span: range) -> float:
    """Returns the y of n points in the chart."""
    return plot[3] - (plot[3] - plot[1]) * (points - span[0]) / (span[-1] - span[0])
