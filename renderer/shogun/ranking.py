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

WIDTH = 820
MIN_SIZE = 19
"""Size of the smallest text in pixels: 9 pixels where the picture is shown 390 pixels wide."""
_EDGE, _HEADING, _ROW, _CHART = 12, 76, 96, 400
_NAME_RIGHT = 240.0
_BARS = 328.0, 664.0
_SUM, _TOTAL = 32.0, 758.0
_BAR_HEIGHT = 34
_SHADES = (0.0, 0.3, 0.55)
"""Share of paper in the seat's colour: points for provinces, buildings, majorities."""
_MIN_LABELLED_WIDTH = 25.0
"""Minimum width of a part of a bar that has room for its number."""
_FAN = 5.0
"""Pixels between the lines of two seats with equal points, so that none hides the other."""


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
        """Returns the picture, 820 pixels wide; its height depends on the number of players."""
        rows = _HEADING + _ROW * len(self.totals)
        canvas = Canvas.blank((WIDTH, rows + _CHART + 3 * _EDGE), self.colours.background)
        self._paint_legend(canvas)
        for row, seat in enumerate(self.order):
            top = _EDGE + _HEADING + row * _ROW
            self._paint_row(canvas, seat, (_EDGE, top + 6, WIDTH - _EDGE, top + _ROW))
        self._paint_chart(canvas, (_EDGE, rows + 2 * _EDGE, WIDTH - _EDGE, rows + _CHART + 2 * _EDGE))
        return canvas.image

    def _paint_legend(self, canvas: Canvas) -> None:
        """What the shades of the bars are."""
        cartouche(canvas, (_EDGE, _EDGE, WIDTH - _EDGE, _EDGE + _HEADING), self.colours)
        middle, left = _EDGE + _HEADING / 2, _NAME_RIGHT + 6
        canvas.place(pieces.piece(self.colours, "point", 22), (_EDGE + 40, middle))
        string, size = text.fitted(self.labels.points, "title", 30, _NAME_RIGHT - _EDGE - 82, MIN_SIZE)
        text.write(canvas, string, (_EDGE + 78, middle), size, self.colours.ink, "title", "left")
        labels = self.labels.provinces, self.labels.buildings, self.labels.majorities
        step = (WIDTH - _EDGE - 8 - left) / 3
        for index, (label, shade) in enumerate(zip(labels, _SHADES, strict=True)):
            x = left + index * step
            colour = mix(self.colours.ink, self.colours.paper, shade)
            canvas.box((x, middle - 13, x + 26, middle + 13), colour, self.colours.ink, 2, 5)
            at, room = (x + 34, middle), (step - 40, _HEADING - 16.0)
            text.write_paragraph(canvas, label, at, 22, self.colours.ink, room, MIN_SIZE, "bold", "left")

    def _paint_row(self, canvas: Canvas, seat: Seat, box: Box) -> None:
        """A player's winters, each with its sum, and the total."""
        colours, middle = self.colours, (box[1] + box[3]) / 2
        paint_row(canvas, colours, seat, self.names, box, middle, _NAME_RIGHT, wins=seat in self.winners)
        for winter in self.course.winters:
            at = _BARS[0], middle + (winter.year - 1.5) * (_BAR_HEIGHT + 8)
            year, size = text.fitted(self.labels.years[winter.year - 1], "serif", 22, 76, MIN_SIZE)
            text.write(canvas, year, (_BARS[0] - 8, at[1]), size, colours.ink, "serif", "right")
            end = self._paint_bar(canvas, seat, winter, at)
            text.write(canvas, str(sum(winter.parts(seat))), (end + _SUM, at[1]), 28, colours.ink, "black")
        text.write(canvas, str(self.totals[seat]), (_TOTAL, middle), 48, colours.ink, "black")

    def _paint_bar(self, canvas: Canvas, seat: Seat, winter: Scored, at: Point) -> float:
        """The points of one winter, part by part. Returns the x of the end of the bar."""
        left, middle = at
        most = max(
            sum(each.parts(one)) for each in self.course.winters for one in all_seats(len(self.totals))
        )
        unit = (_BARS[1] - _BARS[0]) / max(1, most)
        for points, shade in zip(winter.parts(seat), _SHADES, strict=True):
            if points:
                box = left, middle - _BAR_HEIGHT / 2, left + points * unit, middle + _BAR_HEIGHT / 2
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
        string, size = text.fitted(self.labels.course, "title", 28, right - left - 60, MIN_SIZE)
        text.write(canvas, string, ((left + right) / 2, top + 34), size, colours.ink, "title")
        plot = left + 58, top + 70, right - 26, bottom - 80
        worths = [worth for mark in self.course.marks for worth in mark.worth]
        span = range(5 * (min(worths) // 5), 5 * (max(worths) // 5 + 1) + 1, 5)
        for points in span:
            y = _height(points, plot, span)
            canvas.line([(plot[0], y), (plot[2], y)], colours.paper_shade, 2.5)
            text.write(canvas, str(points), (plot[0] - 10, y), 21, colours.ink, "bold", "right")
        self._paint_seasons(canvas, plot)
        for seat in reversed(all_seats(len(self.totals))):
            self._paint_line(canvas, seat, plot, span)

    def _paint_seasons(self, canvas: Canvas, plot: Box) -> None:
        for index, mark in enumerate(self.course.marks):
            x = self._x(index, plot)
            canvas.place(pieces.piece(self.colours, mark.season.value, 17), (x, plot[3] + 30))
            if index == 0 or mark.year != self.course.marks[index - 1].year:
                year = self.labels.years[mark.year - 1]
                text.write(canvas, year, (x - 20, plot[3] + 62), 22, self.colours.ink, "bold", "left")

    def _paint_line(self, canvas: Canvas, seat: Seat, plot: Box, span: range) -> None:
        fan = (seat - (len(self.totals) - 1) / 2) * _FAN
        line = [
            (self._x(index, plot) + fan, _height(mark.worth[seat], plot, span))
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
