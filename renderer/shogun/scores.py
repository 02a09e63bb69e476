"""Picture of a winter's scores: points for provinces, buildings, majorities by region, and the ranking."""

from collections.abc import Sequence
from dataclasses import dataclass

from PIL import Image

from renderer import text
from renderer.canvas import Canvas
from renderer.geometry import Box, grown
from renderer.shogun import crests, pieces
from renderer.shogun.cards import cartouche
from renderer.shogun.labels import Labels
from renderer.shogun.palette import REGIONS, theme
from renderer.theme import Theme, ThemeName, mix
from rules.core.model import Seat
from rules.shogun.content import Building, Side
from rules.shogun.events import Majority, Scored

WIDTH = 1240
_EDGE, _HEADING, _ROW = 16, 100, 84
_NAME_RIGHT = 330
_PARTS = 330.0, 416.0, 502.0
_REGION_WIDTH = 106.0
_SUM, _TOTAL = 1075.0, 1174.0


@dataclass(frozen=True)
class Scores:
    """A request to draw the scores of a winter; `winners` are framed once the match is over."""

    event: Scored
    labels: Labels
    names: Sequence[str]
    winners: Sequence[Seat] = ()
    side: Side = Side.SUN
    theme: ThemeName = "standard"

    @property
    def colours(self) -> Theme:
        """The theme for the side that is played."""
        return theme(self.theme, self.side)

    def paint(self) -> Image.Image:
        """Returns the picture, 1240 pixels wide; its height depends on the number of players."""
        totals = self.event.totals
        canvas = Canvas.blank((WIDTH, _HEADING + 2 * _EDGE + _ROW * len(totals)), self.colours.background)
        self._paint_heading(canvas)
        ranking = sorted(range(len(totals)), key=lambda seat: (-totals[seat], seat))
        for row, seat in enumerate(ranking):
            top = _EDGE + _HEADING + row * _ROW
            self._paint_row(canvas, Seat(seat), (_EDGE, top + 6, WIDTH - _EDGE, top + _ROW))
        return canvas.image

    def won_by(self, seat: Seat) -> int:
        """Returns all points of one seat this winter."""
        return sum(self.event.parts(seat))

    def _paint_heading(self, canvas: Canvas) -> None:
        box = (_EDGE, _EDGE, WIDTH - _EDGE, _EDGE + _HEADING)
        cartouche(canvas, box, self.colours)
        self._write(
            canvas, self.labels.years[self.event.year - 1], (_EDGE + 14, _NAME_RIGHT - 10), 32, "title"
        )
        self._write(canvas, self.labels.provinces, (_PARTS[0], _PARTS[1]), 17)
        self._write(canvas, self.labels.buildings, (_PARTS[1], _PARTS[2]), 17)
        self._write(canvas, self.labels.total, (_TOTAL - 50, _TOTAL + 40), 22)
        self._write(canvas, "+", (_SUM - 30, _SUM + 30), 30)
        for index, region in enumerate(REGIONS):
            left = _PARTS[2] + index * _REGION_WIDTH
            head = (left + 3, _EDGE + 42, left + _REGION_WIDTH - 3, _EDGE + _HEADING - 11)
            canvas.box(head, self.colours.areas[region], radius=6)
            self._write(canvas, self.labels.regions[region], (left + 4, left + _REGION_WIDTH - 4), 22, y=66)
        sides = _PARTS[2], _PARTS[2] + _REGION_WIDTH * len(REGIONS)
        self._write(canvas, self.labels.majorities, sides, 20, y=25)

    def _write(
        self,
        canvas: Canvas,
        string: str,
        sides: tuple[float, float],
        size: int,
        face: text.Face = "bold",
        y: float = _HEADING / 2,
    ) -> None:
        """A column heading between two x positions."""
        left, right = sides
        at = (left + right) / 2, _EDGE + y
        text.write_paragraph(canvas, string, at, size, self.colours.ink, (right - left - 6, 46), 11, face)

    def _paint_row(self, canvas: Canvas, seat: Seat, box: Box) -> None:
        left, top, _, bottom = box
        colours, middle = self.colours, (top + bottom) / 2
        if seat in self.winners:
            canvas.box(grown(box, 4), colours.glow, colours.orange, 4, 11)
        canvas.box(box, colours.paper, colours.ink, 2.5, 8)
        canvas.place(crests.seat_badge(colours, seat, 29), (left + 42, middle))
        name = self.names[seat] if seat < len(self.names) else ""
        string, size = text.fitted(name, "title", 30, _NAME_RIGHT - left - 92, 16)
        text.write(canvas, string, (left + 84, middle), size, colours.ink, "title", "left")
        for at, figure in zip(
            _PARTS[:2], (self.event.provinces[seat], self.event.buildings[seat]), strict=True
        ):
            text.write(canvas, str(figure), (at + 43, middle), 36, colours.ink, "black")
        for index, region in enumerate(REGIONS):
            start = _PARTS[2] + index * _REGION_WIDTH
            self._paint_majorities(canvas, seat, region, (start, top, start + _REGION_WIDTH, bottom))
        text.write(canvas, f"+{self.won_by(seat)}", (_SUM, middle), 34, colours.slate, "black")
        text.write(canvas, str(self.event.totals[seat]), (_TOTAL, middle), 48, colours.ink, "black")

    def _paint_majorities(self, canvas: Canvas, seat: Seat, region: str, box: Box) -> None:
        """The majorities of a seat in a region: the building, and its points below."""
        left, top, right, bottom = box
        ground = mix(self.colours.areas[region], self.colours.paper, 0.55)
        canvas.box((left + 3, top + 3, right - 3, bottom - 3), ground)
        held = {majority.building: majority for majority in self._majorities(seat, region)}
        for index, building in enumerate(Building):
            if building in held:
                x = left + 20 + index * 33
                canvas.place(pieces.piece(self.colours, f"tile_{building.value}", 14), (x, top + 25))
                points = str(held[building].points)
                text.write(canvas, points, (x, bottom - 21), 26, self.colours.ink, "black")

    def _majorities(self, seat: Seat, region: str) -> list[Majority]:
        return [each for each in self.event.majorities if each.region == region and seat in each.seats]
