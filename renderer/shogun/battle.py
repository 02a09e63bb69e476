"""Picture of a battle or revolt: the cubes thrown into the tower, those that fell out, and the result."""

from collections.abc import Sequence
from dataclasses import dataclass

from PIL import Image

from renderer import text
from renderer.canvas import Canvas
from renderer.geometry import Box, Point
from renderer.shogun import crests, pieces
from renderer.shogun.board import heaps
from renderer.shogun.cards import cartouche
from renderer.shogun.changes import won
from renderer.shogun.labels import Labels
from renderer.shogun.palette import theme
from renderer.shogun.tower import Heap, paint_heap, paint_tower
from renderer.theme import Theme, ThemeName
from rules.core.model import Seat
from rules.shogun.content import Side
from rules.shogun.events import BattleFought, Result, RevoltFought
from rules.shogun.state import Cubes

SIZE = 1100, 520

_HEADING: Box = (16, 14, 1084, 104)
_THROWN: Box = (16, 116, 396, 394)
_FALLEN: Box = (704, 116, 1084, 394)
_RESULT: Box = (16, 406, 1084, 506)
_TOWER: Point = (550, 256)


@dataclass(frozen=True)
class Battle:
    """A request to draw one battle or revolt. `names` are by seat; `side` selects day or dusk colours."""

    event: BattleFought | RevoltFought
    labels: Labels
    names: Sequence[str]
    side: Side = Side.SUN
    theme: ThemeName = "standard"

    @property
    def colours(self) -> Theme:
        """The theme for the side that is played."""
        return theme(self.theme, self.side)

    @property
    def defender(self) -> Seat | None:
        """The seat that defended; None for farmers."""
        return self.event.defender if isinstance(self.event, BattleFought) else None

    def paint(self) -> Image.Image:
        """Returns the picture, 1100 by 520 pixels."""
        colours = self.colours
        canvas = Canvas.blank(SIZE, colours.background)
        self._paint_heading(canvas)
        self._paint_thrown(canvas)
        self._paint_heaps(canvas, _FALLEN, self.labels.fallen, self.event.fallen)
        for left, right in ((402, 452), (648, 698)):
            canvas.arrow((left, _TOWER[1]), (right, _TOWER[1]), colours.gold, colours.ink, 30, 0)
        paint_tower(canvas, _TOWER, 122, colours)
        self._paint_result(canvas)
        return canvas.image

    def _paint_heading(self, canvas: Canvas) -> None:
        cartouche(canvas, _HEADING, self.colours)
        middle = (_HEADING[1] + _HEADING[3]) / 2
        target = self.event.target if isinstance(self.event, BattleFought) else self.event.province
        string, size = text.fitted(target, "title", 40, 260, 20)
        canvas.place(pieces.piece(self.colours, "swords", 18), (550, middle - 16))
        text.write(canvas, string, (550, middle + 22), min(size, 32), self.colours.ink, "title")
        self._paint_side(canvas, self.event.seat, (_HEADING[0] + 52, middle), 1)
        self._paint_side(canvas, self.defender, (_HEADING[2] - 52, middle), -1)

    def _paint_side(self, canvas: Canvas, seat: Seat | None, at: Point, direction: int) -> None:
        """A badge at the edge and a name towards the middle; farmers for a neutral province or revolt."""
        if seat is None:
            canvas.place(pieces.piece(self.colours, "farmer", 28), at)
            name = self.labels.neutral if isinstance(self.event, BattleFought) else ""
        else:
            canvas.place(crests.seat_badge(self.colours, seat, 31), at)
            name = self.names[seat] if seat < len(self.names) else ""
        string, size = text.fitted(name, "title", 32, 280, 18)
        start = at[0] + direction * 46, at[1]
        text.write(
            canvas, string, start, size, self.colours.ink, "title", "left" if direction > 0 else "right"
        )

    def _paint_thrown(self, canvas: Canvas) -> None:
        """The cubes of both sides; below, the cubes from the tray that were thrown in with them."""
        self._paint_heaps(canvas, _THROWN, self.labels.thrown, self.event.thrown)
        left, _, right, bottom = _THROWN
        found = [heap for heap in heaps(self.event.before, self.colours) if heap.count]
        if not found:
            return
        line = bottom - 132
        canvas.line([(left + 30, line), (right - 30, line)], self.colours.paper_shade, 2.5)
        string, size = text.fitted(self.labels.tray, "serif", 23, right - left - 40, 14)
        text.write(canvas, string, ((left + right) / 2, line + 20), size, self.colours.ink, "serif")
        for index, heap in enumerate(found):
            row, column = divmod(index, 3)
            paint_heap(canvas, (left + 54 + column * 118, line + 60 + row * 44), heap, self.colours, 17)

    def _paint_heaps(self, canvas: Canvas, box: Box, label: str, cubes: Cubes) -> None:
        left, top, right, _ = box
        cartouche(canvas, box, self.colours)
        string, size = text.fitted(label, "serif", 27, right - left - 40, 15)
        text.write(canvas, string, ((left + right) / 2, top + 32), size, self.colours.ink, "serif")
        for index, heap in enumerate(heap for heap in heaps(cubes, self.colours) if heap.count):
            row, column = divmod(index, 2)
            at = left + 66 + column * 176, top + 92 + row * 74
            paint_heap(canvas, at, heap, self.colours, 27)

    def _paint_result(self, canvas: Canvas) -> None:
        left, top, right, bottom = _RESULT
        cartouche(canvas, _RESULT, self.colours)
        middle, winner = (top + bottom) / 2, self._winner()
        string = self._verdict(winner)
        string, size = text.fitted(string, "title", 40, 560, 20)
        if winner is None:
            canvas.place(pieces.piece(self.colours, "farmer", 28), (left + 56, middle))
        else:
            canvas.place(crests.seat_badge(self.colours, winner, 34), (left + 56, middle))
        text.write(canvas, string, (left + 108, middle), size, self.colours.ink, "title", "left")
        if winner is not None:
            heap = Heap(self.colours.seat_colours[winner], self.event.remaining)
            label, size = text.fitted(self.labels.left, "serif", 27, 240, 15)
            text.write(canvas, label, (right - 150, middle), size, self.colours.ink, "serif", "right")
            paint_heap(canvas, (right - 112, middle), heap, self.colours, 27)

    def _verdict(self, winner: Seat | None) -> str:
        """Returns the label for the winner, a draw, or a province left neutral."""
        if isinstance(self.event, BattleFought) and self.event.result is Result.DRAW:
            return self.labels.drawn
        if winner is None:
            return self.labels.neutral
        name = self.names[winner] if winner < len(self.names) else ""
        return f"{name} {self.labels.won}"

    def _winner(self) -> Seat | None:
        if isinstance(self.event, BattleFought):
            return won(self.event)
        return self.event.seat if self.event.put_down else None
