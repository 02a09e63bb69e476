"""Picture of a battle or revolt: who threw in what, the cubes that fell out face to face, and the province.

No text on it is smaller than MIN_SIZE: 9 pixels on a phone that is 328 pixels wide.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import ceil
from typing import NamedTuple

from PIL import Image

from renderer import text
from renderer.cache import cached_images
from renderer.canvas import Canvas, Colour, Pixels
from renderer.geometry import Box, Point, polar
from renderer.shogun import crests, emblems, pieces
from renderer.shogun.cards import cartouche
from renderer.shogun.labels import Labels
from renderer.shogun.palette import OfSide
from renderer.shogun.scene import Bonus, Force, Scene, colour_of, scene
from renderer.shogun.tower import paint_cube, paint_tower
from renderer.theme import Theme, ThemeName, mix
from rules.core.model import Seat, by_seat
from rules.shogun.content import Effect, Side, Special, board
from rules.shogun.events import BattleFought, RevoltFought
from rules.shogun.state import FARMER, Cubes

SIZE = 780, 640
MIN_SIZE = 22
TOWER: Point = (390, 176)
FUNNEL: Point = (390, 104)
"""Where cubes are thrown in."""
MOUTH: Point = (390, 258)
"""Where they fall out."""
SCORE: Pixels = (282, 326, 498, 426)

_TITLE: Box = (12, 10, 768, 66)
_TOWER_SIZE = 92
_SIDES: tuple[Box, Box] = ((12, 74, 302, 268), (478, 74, 768, 268))
_TRAY: Box = (12, 276, 768, 522)
_ROWS: tuple[Box, Box] = ((28, 312, 282, 440), (498, 312, 752, 440))
_BYSTANDERS: Point = (72, 486)
_HEAP, _BEHIND = 60.0, 16.0
"""Room for cubes of a colour that belongs to no side, and at most from one of them to the next."""
_ASIDE: Point = (34, 454)
_INSIDE: Point = (722, 486)
_RESULT: Box = (12, 530, 768, 630)
_GROUND: Box = (420, 538, 760, 622)
_PART_WIDTH, _PART_STEP = 66.0, 69.0
"""Width of a part of a side's sum, and from one to the next."""
_SIZES = (27, 22, 18, 15, 12, 9, 7)
"""Sizes of cubes, the largest that leaves room for all is taken."""
_EMBLEMS = {
    Bonus.ATTACK: emblems.SPECIALS[Special.ATTACK].piece,
    Bonus.DEFENCE: emblems.SPECIALS[Special.DEFENCE].piece,
    Bonus.CASTLE: emblems.EFFECTS[Effect.CASTLE_DEFENDS].piece,
    Bonus.SECOND_FARMER: "farmer",
    Bonus.TRAY: "tray",
}


class Token(NamedTuple):
    """A cube at its place. `colour` as in `Cubes.colours`; `inside`: it was in the tower before the throw."""

    colour: int
    at: Point
    size: int
    muted: bool = False
    inside: bool = False


@dataclass(frozen=True)
class Battle(OfSide):
    """A request to draw one battle or revolt. `names` are by seat; `side` selects day or dusk colours."""

    event: BattleFought | RevoltFought
    labels: Labels
    names: Sequence[str]
    side: Side = Side.SUN
    theme: ThemeName = "standard"
    number: int = 0
    """Its place among the fights of a message, from 1; 0 if it is the only one."""

    @property
    def scene(self) -> Scene:
        """What is drawn."""
        return scene(self.event)

    def paint(self) -> Image.Image:
        """Returns the picture, of SIZE."""
        canvas, shown, colours = self.stage(), self.scene, self.colours
        for token in fallen(shown):
            canvas.place(cube(token, colours), token.at)
        self._paint_bystanders(canvas, shown.bystanders)
        if any(token.inside for token in fallen(shown)):
            self._paint_legend(canvas)
        paint_score(canvas, shown.attacker.strength, shown.defender.strength, colours)
        self._paint_result(canvas)
        return canvas.image

    def stage(self) -> Canvas:
        """Returns a canvas with everything that is there before cubes fall out."""
        canvas, shown = Canvas.blank(SIZE, self.colours.background), self.scene
        self._paint_title(canvas)
        for box, force in zip(_SIDES, (shown.attacker, shown.defender), strict=True):
            self._paint_side(canvas, box, force)
        for token in thrown(shown):
            canvas.place(cube(token, self.colours), token.at)
        canvas.box(_TRAY, self.colours.wood, self.colours.ink, 3, 12)
        left, top, right, bottom = _TRAY
        canvas.box((left + 10, top + 10, right - 10, bottom - 10), ground(self.colours), radius=8)
        paint_tower(canvas, TOWER, _TOWER_SIZE, self.colours)
        string, size = text.fitted(self.labels.fallen, "serif", 26, 210, MIN_SIZE)
        text.write(canvas, string, (390, 304), size, self.colours.ink, "serif")
        cartouche(canvas, _RESULT, self.colours)
        return canvas

    def _paint_title(self, canvas: Canvas) -> None:
        """The province, and where the attack comes from: between swords, or flames and pitchforks."""
        cartouche(canvas, _TITLE, self.colours)
        middle = (_TITLE[1] + _TITLE[3]) / 2
        title = " → ".join(filter(None, (self.scene.source, self.scene.province)))
        string, size = text.fitted(title, "title", 40, 520, MIN_SIZE)
        text.write(canvas, string, (390, middle), size, self.colours.ink, "title")
        apart = text.width(string, "title", size) / 2 + 40
        signs = ("revolt", "pitchfork") if self.scene.revolt else ("swords",)
        for side in (-1, 1):
            for index, sign in enumerate(signs):
                at = 390 + side * (apart + index * 48), middle
                canvas.place(pieces.piece(self.colours, sign, 19), at)
        if self.number:
            at = _TITLE[0] + 34, middle
            canvas.disc(at, 21, self.colours.paper, self.colours.ink, 3)
            text.write(canvas, str(self.number), at, 28, self.colours.ink, "black")

    def _paint_side(self, canvas: Canvas, box: Box, force: Force) -> None:
        """A side's badge, name, number of cubes and, with bonuses, their sum; the cubes are `thrown`."""
        left, top, right, bottom = box
        cartouche(canvas, box, self.colours)
        self._paint_badge(canvas, force.seat, (left + 40, top + 38), 24)
        at, room, ink = (left + 74, top + 38), (right - left - 86, 52), self.colours.ink
        text.write_paragraph(canvas, self._name(force.seat), at, 30, ink, room, MIN_SIZE, "title", "left")
        text.write(canvas, str(force.thrown), (left + 44, top + 102), 50, self.colours.ink, "black")
        if not force.bonuses:
            return
        parts = [("cube", str(force.armies)), *((_EMBLEMS[it], f"+{count}") for it, count in force.bonuses)]
        for index, (sign, count) in enumerate(parts):
            self._paint_part(canvas, force, sign, count, (left + 10 + index * _PART_STEP, bottom - 54))

    def _paint_part(self, canvas: Canvas, force: Force, sign: str, count: str, at: Point) -> None:
        """A part of a side's sum: its armies, or a bonus."""
        (left, top), colours = at, self.colours
        ground = colours.paper if sign == "cube" else colours.glow
        canvas.box((left, top, left + _PART_WIDTH, top + 42), ground, colours.ink, 2, 12)
        if sign == "cube":
            token = Token(colour_of(force.seat), at, 11)
            canvas.place(cube(token, colours), (left + 19, top + 21))
        else:
            canvas.place(pieces.piece(colours, sign, 12), (left + 19, top + 21))
        string, size = text.fitted(count, "black", 27, _PART_WIDTH - 34, MIN_SIZE)
        text.write(canvas, string, (left + 48, top + 21), size, colours.ink, "black")

    def _paint_badge(self, canvas: Canvas, seat: Seat | None, at: Point, radius: int) -> None:
        if seat is None:
            canvas.place(pieces.piece(self.colours, "farmer", radius - 2), at)
        else:
            canvas.place(crests.seat_badge(self.colours, seat, radius), at)

    def _name(self, seat: Seat | None) -> str:
        if seat is None:
            return self.labels.farmers
        return self.names[seat] if seat < len(self.names) else ""

    def _paint_bystanders(self, canvas: Canvas, cubes: Cubes) -> None:
        """Small and grey: a badge, a cube and their number for each colour, and that they stay."""
        if cubes.total:
            room, ink = TOWER[0] - _ASIDE[0], self.colours.ink
            string, size = text.fitted(self.labels.aside, "serif", 24, room, MIN_SIZE)
            text.write(canvas, string, _ASIDE, size, ink, "serif", "left")
        for colour, count, (x, y) in _bystanders(cubes):
            self._paint_badge(canvas, None if colour == FARMER else Seat(colour), (x - 24, y), 14)
            canvas.place(cube(Token(colour, (x, y), 12, muted=True), self.colours), (x + 5, y))
            text.write(canvas, str(count), (x + 22, y), 24, self.colours.ink, "bold", "left")

    def _paint_legend(self, canvas: Canvas) -> None:
        """Says what the star on a cube means."""
        (x, y), ink = _INSIDE, self.colours.ink
        string, size = text.fitted(self.labels.inside, "serif", 24, 250, MIN_SIZE)
        text.write(canvas, string, (x - 8, y), size, ink, "serif", "right")
        _paint_star(canvas, (x + 10, y), 13, self.colours)

    def _paint_result(self, canvas: Canvas) -> None:
        """Who has the province, and on its ground what is left of the winner's cubes."""
        shown, colours = self.scene, self.colours
        left, top, _, bottom = _RESULT
        middle = (top + bottom) / 2
        self._paint_badge(canvas, shown.winner, (left + 50, middle), 32)
        if shown.winner is None:
            string = self.labels.neutral
            string = f"{self.labels.drawn} – {string}" if shown.drawn else string
        else:
            string = f"{self._name(shown.winner)} {self.labels.won}"
        room = _GROUND[0] - left - 112, bottom - top - 16
        at = left + 96, middle
        text.write_paragraph(canvas, string, at, 38, colours.ink, room, MIN_SIZE, "title", "left")
        region = board(self.side, 5).region_of[shown.province]
        canvas.box(_GROUND, colours.areas[region], colours.ink, 2.5, 10)
        if shown.winner is None:
            return
        x, y = _GROUND[0] + 44, (_GROUND[1] + _GROUND[3]) / 2
        canvas.place(pieces.army(colours, shown.winner, shown.remaining), (x, y))
        room_for_cubes = _GROUND[0] + 84, _GROUND[1] + 6, _GROUND[2] - 8, _GROUND[3] - 6
        for at, size in places(shown.remaining, room_for_cubes, 1):
            canvas.place(cube(Token(shown.winner, at, size), colours), at)


def ground(colours: Theme) -> Colour:
    """Returns the colour of the tray's ground."""
    return mix(colours.wood, colours.paper, 0.84)


def paint_score(canvas: Canvas, attack: int, defence: int, colours: Theme) -> None:
    """The cubes that count for both sides, such as "9 : 8", in SCORE."""
    left, top, right, bottom = SCORE
    string, size = text.fitted(f"{attack} : {defence}", "black", 96, right - left - 24, 40)
    text.write(canvas, string, ((left + right) / 2, (top + bottom) / 2), size, colours.ink, "black")


def thrown(shown: Scene) -> list[Token]:
    """Returns both sides' cubes before the throw, and small and grey those that lay in the tray."""
    tokens = []
    for (left, top, right, _), force in zip(_SIDES, (shown.attacker, shown.defender), strict=True):
        room = left + 80, top + 66, right - 12, top + 138
        colour = colour_of(force.seat)
        tokens += [Token(colour, at, size) for at, size in places(force.thrown, room, 1)]
    return tokens


def waiting(shown: Scene) -> list[Token]:
    """Returns the cubes of no side that lay in the tray before the throw."""
    return _beside(shown.waiting)


def fallen(shown: Scene) -> list[Token]:
    """Returns the cubes of both sides that fell out, face to face, allied farmers behind the defender's."""
    tokens = []
    for box, force, side in zip(_ROWS, (shown.attacker, shown.defender), (-1, 1), strict=True):
        spots = places(force.strength, box, side)
        colours = [colour_of(force.seat)] * force.fallen + [FARMER] * force.allies
        tokens += [Token(colour, at, size) for colour, (at, size) in zip(colours, spots, strict=True)]
    return _marked(tokens, shown.inside)


def aside(shown: Scene) -> list[Token]:
    """Returns the cubes of no side that fell out."""
    return _beside(shown.bystanders)


def _beside(cubes: Cubes) -> list[Token]:
    """Returns cubes of no side, those of one colour behind each other, so that they can be counted."""
    return [
        Token(colour, (x + 5 + index * step, y), 12, muted=True)
        for colour, count, (x, y) in _bystanders(cubes)
        for step in [min(_BEHIND, _HEAP / count)]
        for index in range(count)
    ]


def _marked(tokens: list[Token], inside: Cubes) -> list[Token]:
    """Marks so many of each colour, the last ones."""
    left = Counter(inside.colours())
    marked = []
    for token in reversed(tokens):
        mark = left[token.colour] > 0
        left[token.colour] -= mark
        marked.append(token._replace(inside=mark))
    return marked[::-1]


def _bystanders(cubes: Cubes) -> Iterator[tuple[int, int, Point]]:
    """Yields the colours of cubes, their numbers and places."""
    heaps = [*by_seat(cubes.armies), (FARMER, cubes.farmers)]
    for index, (colour, count) in enumerate(heap for heap in heaps if heap[1]):
        yield colour, count, (_BYSTANDERS[0] + index * 104, _BYSTANDERS[1])


def places(count: int, box: Box, side: int) -> list[tuple[Point, int]]:
    """Returns centres and sizes for so many cubes in a box, as large as possible.

    They stand in rows, from the right end of the box (`side` -1) or from the left one (1).
    """
    left, top, right, bottom = box
    for size in _SIZES:
        across, down = size * 1.95, size * 2.15
        columns, rows = int((right - left) / across), int((bottom - top) / down)
        if columns * rows >= count:
            break
    rows = max(1, min(rows, ceil(count / columns)))
    columns = max(1, ceil(count / rows))
    start = left if side > 0 else right
    first = (top + bottom) / 2 - (rows - 1) * down / 2
    return [
        (
            (start + side * (size + index % columns * across), first + index // columns * down),
            size,
        )
        for index in range(count)
    ]


def cube(token: Token, colours: Theme) -> Image.Image:
    """Returns the sprite of a cube: pale and grey if it is muted, with a star if it was inside."""
    return _cube(_colour(token, colours), token.size, token.inside, colours)


def _colour(token: Token, colours: Theme) -> Colour:
    colour = colours.green if token.colour == FARMER else colours.seat_colours[token.colour]
    return mix(colour, colours.grey, 0.7) if token.muted else colour


@cached_images
def _cube(colour: Colour, size: int, inside: bool, colours: Theme) -> Image.Image:
    side = 2 * size + 6
    canvas = Canvas.clear(side, side)
    paint_cube(canvas, (side / 2, side / 2), size, colour, colours)
    if inside:
        _paint_star(canvas, (side / 2, side / 2), size * 0.62, colours)
    return canvas.sprite()


def _paint_star(canvas: Canvas, centre: Point, size: float, colours: Theme) -> None:
    points = [polar(centre, size * (0.42 if index % 2 else 1), index * 36) for index in range(10)]
    canvas.polygon(points, colours.glow, colours.ink, max(1.5, size * 0.14))
