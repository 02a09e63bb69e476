"""Picture of a winter's scores: points for provinces, buildings, majorities by region, and the ranking."""

from collections.abc import Sequence
from dataclasses import dataclass

from PIL import Image

from renderer import text
from renderer.canvas import Canvas
from renderer.geometry import Box
from renderer.shogun import pieces
from renderer.shogun.cards import cartouche
from renderer.shogun.labels import Labels
from renderer.shogun.palette import REGIONS, OfSide
from renderer.shogun.rows import paint_row
from renderer.theme import ThemeName, mix
from rules.core.model import Seat, all_seats
from rules.shogun.content import Building, Side
from rules.shogun.events import Scored

WIDTH = 820
MIN_SIZE = 19
"""Size of the smallest text in pixels: 9 pixels where the picture is shown 390 pixels wide."""
_EDGE, _GAP, _LINE, _REGIONS, _HEADING = 12, 8, 66, 50, 116
_COLUMNS = 296.0, 415.0, 549.0, 652.0, 744.0
_WIDTHS = 118, 120, 148, 58, 118
_NAME_RIGHT = 240.0
_PAIR = 47.0
"""Width of a building with its points."""


@dataclass(frozen=True)
class Scores(OfSide):
    """A request to draw the scores of a winter; `winners` are framed once the match is over."""

    event: Scored
    labels: Labels
    names: Sequence[str]
    winners: Sequence[Seat] = ()
    side: Side = Side.SUN
    theme: ThemeName = "standard"

    def paint(self) -> Image.Image:
        """Returns the picture, 820 pixels wide; its height depends on the number of players."""
        totals = self.event.totals
        step, top = _LINE + _REGIONS + _GAP, _EDGE + _HEADING + _GAP
        height = top + step * len(totals) + _EDGE - _GAP
        canvas = Canvas.blank((WIDTH, height), self.colours.background)
        self._paint_heading(canvas)
        for seat in sorted(all_seats(len(totals)), key=lambda seat: (-totals[seat], seat)):
            self._paint_row(canvas, seat, (_EDGE, top, WIDTH - _EDGE, top + step - _GAP))
            top += step
        return canvas.image

    def won_by(self, seat: Seat) -> int:
        """Returns all points of one seat this winter."""
        return sum(self.event.parts(seat))

    @property
    def _adds(self) -> bool:
        """Whether there are points of an earlier winter; if not, all points are those of this one."""
        return self.event.year > 1

    def _paint_heading(self, canvas: Canvas) -> None:
        """The columns, and below them the regions."""
        cartouche(canvas, (_EDGE, _EDGE, WIDTH - _EDGE, _EDGE + _HEADING), self.colours)
        middle, labels = _EDGE + (_HEADING - _REGIONS) / 2 + 4, self.labels
        year = labels.years[self.event.year - 1]
        canvas.place(pieces.piece(self.colours, "point", 22), (_EDGE + 40, middle))
        string, size = text.fitted(year, "title", 30, _NAME_RIGHT - _EDGE - 86, MIN_SIZE)
        text.write(canvas, string, (_EDGE + 78, middle), size, self.colours.ink, "title", "left")
        added = "+" if self._adds else ""
        titles = labels.provinces, labels.buildings, labels.majorities, added, labels.total
        for x, room, title in zip(_COLUMNS, _WIDTHS, titles, strict=True):
            string, size = text.fitted(title, "bold", 22, room - 4, MIN_SIZE)
            text.write(canvas, string, (x, middle), size, self.colours.ink)
        for region in REGIONS:
            left, top, right, bottom = self._cell(region, _EDGE + _HEADING - _REGIONS)
            canvas.box((left, top, right, bottom), self.colours.areas[region], radius=6)
            string, size = text.fitted(labels.regions[region], "bold", 23, right - left - 8, MIN_SIZE)
            text.write(canvas, string, ((left + right) / 2, (top + bottom) / 2), size, self.colours.ink)

    def _cell(self, region: str, top: float) -> Box:
        """The place of a region in a strip that begins at y `top`."""
        width = (WIDTH - 2 * _EDGE - 20) / len(REGIONS)
        left = _EDGE + 10 + width * REGIONS.index(region)
        return left + 2, top, left + width - 2, top + _REGIONS - 9

    def _paint_row(self, canvas: Canvas, seat: Seat, box: Box) -> None:
        colours, middle, parts = self.colours, box[1] + _LINE / 2, self.event.parts(seat)
        paint_row(canvas, colours, seat, self.names, box, middle, _NAME_RIGHT, wins=seat in self.winners)
        for x, points in zip(_COLUMNS, (*parts, self.won_by(seat) * self._adds), strict=False):
            ink = colours.slate if x == _COLUMNS[3] else colours.ink
            if points:
                text.write(canvas, str(points), (x, middle), 34, ink, "black")
        text.write(canvas, str(self.event.totals[seat]), (_COLUMNS[4], middle), 48, colours.ink, "black")
        for region in REGIONS:
            self._paint_majorities(canvas, seat, region, self._cell(region, box[1] + _LINE))

    def _paint_majorities(self, canvas: Canvas, seat: Seat, region: str, box: Box) -> None:
        """The majorities that bring a seat points in a region: the building, and its points beside it."""
        left, top, _, bottom = box
        canvas.box(box, mix(self.colours.areas[region], self.colours.paper, 0.55), radius=6)
        points = {
            each.building: each.points
            for each in self.event.majorities
            if each.region == region and seat in each.seats and each.points
        }
        for index, building in enumerate(building for building in Building if building in points):
            x, y = left + 17 + index * _PAIR, (top + bottom) / 2
            canvas.place(pieces.piece(self.colours, f"tile_{building.value}", 13), (x, y))
            text.write(canvas, str(points[building]), (x + 24, y), 26, self.colours.ink, "black")
