"""Picture of a battle: the dice of both sides, and the winner."""

from collections.abc import Sequence
from dataclasses import dataclass

from PIL import Image

from renderer import text
from renderer.cache import cached_images
from renderer.canvas import Canvas
from renderer.geometry import Box, Point, grown
from renderer.honor import crests
from renderer.honor.emblems import emblem
from renderer.honor.labels import Labels
from renderer.honor.palette import colours_of
from renderer.honor.paper import cartouche
from renderer.theme import Theme, ThemeName
from rules.core.model import Seat
from rules.honor.events import BattleFought, Help

WIDTH = 1100
_HEADING: Box = (16, 14, 1084, 118)
_SIDES = (16.0, 545.0), (555.0, 1084.0)
_FIRST, _ROW = 130, 118
_DIE = 38
_RESULT = 96
_MIN_SIZE = 26
"""Size of the smallest text: 9 pixels where the picture is shown 390 pixels wide."""
_PIPS: tuple[tuple[Point, ...], ...] = (
    ((0, 0),),
    ((-1, -1), (1, 1)),
    ((-1, -1), (0, 0), (1, 1)),
    ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
)


@dataclass(frozen=True)
class Battle:
    """A request to draw one battle; `names` are those of all players, by seat."""

    event: BattleFought
    labels: Labels
    names: Sequence[str]
    theme: ThemeName = "standard"

    @property
    def colours(self) -> Theme:
        return colours_of(self.theme)

    def paint(self) -> Image.Image:
        """Returns the picture, 1100 pixels wide; each roll adds 118 to its height."""
        top = _FIRST + len(self.event.rolls) * _ROW
        canvas = Canvas.blank((WIDTH, top + _RESULT + 18), self.colours.background)
        self._paint_heading(canvas)
        ties = []
        for index, roll in enumerate(self.event.rolls):
            sums = sum(roll.attack), sum(roll.defence)
            for side, dice in enumerate((roll.attack, roll.defence)):
                left, right = _SIDES[side]
                box = (left, _FIRST + index * _ROW, right, _FIRST + (index + 1) * _ROW - 8)
                if sums[side] > sums[1 - side]:
                    canvas.box(grown(box, 4), self.colours.glow, self.colours.orange, 4, 12)
                self._paint_throw(canvas, dice, box)
            if sums[0] == sums[1]:
                ties.append(_FIRST + (index + 1) * _ROW - 4)
        for y in ties:
            self._paint_tie(canvas, y)
        self._paint_result(canvas, (16, top + 4, WIDTH - 16, top + _RESULT))
        return canvas.image

    def _paint_heading(self, canvas: Canvas) -> None:
        cartouche(canvas, _HEADING, self.colours)
        middle = (_HEADING[1] + _HEADING[3]) / 2
        canvas.place(emblem(self.colours, "strength", 30), (WIDTH / 2, middle))
        event = self.event
        sides = (
            (event.attacker, event.attack_strength, event.attack_help),
            (event.defender, event.defence_strength, event.defence_help),
        )
        for side, (seat, strength, given) in enumerate(sides):
            self._paint_side(canvas, side, seat, strength, given, middle)

    def _paint_side(
        self, canvas: Canvas, side: int, seat: Seat, strength: int, given: Help | None, y: float
    ) -> None:
        """Badge and name at the edge, below the name an ally's part, strength towards the middle."""
        inward = -1 if side else 1
        edge = _HEADING[2] - 56 if side else _HEADING[0] + 56
        canvas.place(crests.badge(self.colours, seat, 36), (edge, y))
        string, size = text.fitted(self.names[seat], "title", 36, 270, _MIN_SIZE)
        align: text.Align = "right" if side else "left"
        x, lift = edge + inward * 50, 19 if given else 0
        text.write(canvas, string, (x, y - lift), size, self.colours.ink, "title", align)
        if given:
            name, size = text.fitted(self.names[given.seat], "bold", 27, 190, _MIN_SIZE)
            parts = f"{strength - given.strength} + {name} {given.strength}"
            text.write(canvas, parts, (x, y + 23), size, self.colours.crimson, "bold", align)
        at = WIDTH / 2 - inward * 90, y
        text.write(canvas, str(strength), at, 54, self.colours.crimson, "black")

    def _paint_throw(self, canvas: Canvas, dice: Sequence[int], box: Box) -> None:
        left, top, right, bottom = box
        cartouche(canvas, box, self.colours)
        middle = (top + bottom) / 2
        for index, pips in enumerate(dice):
            canvas.place(_die(pips, self.colours), (left + 50 + index * 68, middle))
        text.write(canvas, str(sum(dice)), (right - 52, middle), 60, self.colours.ink, "black")

    def _paint_tie(self, canvas: Canvas, y: float) -> None:
        """A plate between two throws."""
        string, size = text.fitted(self.labels.tie, "bold", 27, 330, _MIN_SIZE)
        half = text.width(string, "bold", size) / 2 + 16
        box = (WIDTH / 2 - half, y - 18, WIDTH / 2 + half, y + 18)
        canvas.box(box, self.colours.gold, self.colours.ink, 2.5, 10)
        text.write(canvas, string, (WIDTH / 2, y), size, self.colours.ink, "bold")

    def _paint_result(self, canvas: Canvas, box: Box) -> None:
        cartouche(canvas, box, self.colours)
        middle = (box[1] + box[3]) / 2
        name = self.names[self.event.winner]
        string, size = text.fitted(f"{name} {self.labels.wins}", "title", 42, 860, _MIN_SIZE)
        canvas.place(crests.badge(self.colours, self.event.winner, 32), (box[0] + 62, middle))
        text.write(canvas, string, (box[0] + 116, middle), size, self.colours.ink, "title", "left")


@cached_images
def _die(pips: int, theme: Theme) -> Image.Image:
    """A bone-coloured die; a single pip is large and red."""
    side = 2 * _DIE - 12
    canvas, centre = Canvas.clear(side + 4, side + 4), ((side + 4) / 2, (side + 4) / 2)
    canvas.box((2, 2, side + 2, side + 2), theme.paper, theme.ink, 3, 13)
    for across, down in _PIPS[pips - 1]:
        at = centre[0] + across * side * 0.26, centre[1] + down * side * 0.26
        canvas.disc(at, 10 if pips == 1 else 6.5, theme.crimson if pips == 1 else theme.ink)
    return canvas.sprite()
