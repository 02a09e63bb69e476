"""The rules on one picture, with the signs of this title, the wheel of the seasons and the action cards."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from PIL import Image

from renderer import summary, text
from renderer.canvas import Canvas, Colour
from renderer.geometry import Point, polar
from renderer.shogun.palette import theme
from renderer.shogun.pieces import piece
from renderer.summary import CELLS, SIZE, Panel
from renderer.theme import Theme, rgb
from rules.shogun.content import Side

SEASONS: Sequence[Colour] = tuple(map(rgb, ("f0c9d2", "a9cf97", "e3a778", "b9d0e4")))
"""Spring, summer, fall and winter, pale enough for ink."""
_RADIUS = 138
_ASIDE = 30
_CARDS_A_ROW = 5
_CARD_GAP = 8


@dataclass(frozen=True)
class Summary(summary.Summary):
    """A request to draw the rules."""

    wide: ClassVar[tuple[str, ...]] = ("wheel", "cards")

    @property
    def colours(self) -> Theme:
        return theme("standard", Side.SUN)

    def sign(self, name: str, size: int) -> Image.Image:
        return piece(self.colours, name, size)

    def body(self, panel: Panel, room: int) -> Image.Image:
        match panel.figure:
            case "wheel":
                return self._wheel(panel, room)
            case "cards":
                return self._cards(panel, room)
        return super().body(panel, room)

    def _wheel(self, panel: Panel, room: int) -> Image.Image:
        """Four seasons clockwise from the upper left, each with its words beside it."""
        canvas = self.plain(room, 2 * _RADIUS + 8)
        centre = room / 2, _RADIUS + 2
        aside = room / 2 - _RADIUS - _ASIDE
        places = zip(panel.lines, SEASONS, (270, 0, 90, 180), strict=True)
        for (words, sign), colour, start in places:
            rim = [polar(centre, _RADIUS, start + degrees) for degrees in range(0, 91, 3)]
            canvas.polygon([centre, *rim], colour, self.colours.ink, 3)
            canvas.place(self.sign(sign, 36), polar(centre, 0.6 * _RADIUS, start + 45))
            lines = text.wrapped(words, "sans", SIZE, aside)
            is_right, is_low = start in (0, 90), start in (90, 180)
            top = centre[1] + (14 if is_low else -14 - 34 * len(lines))
            x = centre[0] + _RADIUS + _ASIDE if is_right else 0
            self.write(canvas, lines, (x, max(0, top)))
        for start in (0, 90, 180, 270):
            self._turn(canvas, centre, start)
        return canvas.image

    def _turn(self, canvas: Canvas, centre: Point, degrees: float) -> None:
        """An arrow head on the rim, from one season to the next."""
        inner, outer = polar(centre, _RADIUS - 22, degrees - 5), polar(centre, _RADIUS + 2, degrees - 5)
        tip = polar(centre, _RADIUS - 10, degrees + 9)
        canvas.polygon([inner, outer, tip], self.colours.paper, self.colours.ink, 3)

    def _cards(self, panel: Panel, room: int) -> Image.Image:
        """A card for each action: its sign above its name and price."""
        width = (room - (_CARDS_A_ROW - 1) * _CARD_GAP) / _CARDS_A_ROW
        cards = [(self._lines(words.split(CELLS), width - 12), sign) for words, sign in panel.lines]
        height = 62 + 34 * max(len(lines) for lines, _ in cards)
        rows = -(-len(cards) // _CARDS_A_ROW)
        canvas = self.plain(room, rows * (height + _CARD_GAP) - _CARD_GAP)
        for index, (lines, sign) in enumerate(cards):
            x = index % _CARDS_A_ROW * (width + _CARD_GAP)
            y = index // _CARDS_A_ROW * (height + _CARD_GAP)
            canvas.box((x, y, x + width, y + height), self.colours.paper_shade, self.colours.ink, 2, 8)
            canvas.place(self.sign(sign, 22), (x + width / 2, y + 32))
            self.write(canvas, lines, (x + width / 2, y + 56), "middle")
        return canvas.image

    def _lines(self, cells: Sequence[str], room: float) -> list[str]:
        """Name and price, each on lines of its own."""
        return [line for cell in cells for line in text.wrapped(cell, "sans", SIZE, room)]
