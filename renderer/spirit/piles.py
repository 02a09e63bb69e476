"""The piles beside the village, the face-up raider, and the support tokens of absent samurai."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from renderer import text
from renderer.canvas import Canvas
from renderer.geometry import Box, Point, grown
from renderer.spirit import raiders
from renderer.spirit.labels import Labels
from renderer.spirit.panels import MIN_SIZE
from renderer.spirit.pieces import piece
from renderer.spirit.tokens import token
from renderer.spirit.village import STRIP
from renderer.theme import Theme
from rules.spirit.content import Name, content
from rules.spirit.state import Phase, Public, Stack

TOKEN = 30


class Spots(NamedTuple):
    """The centres of the piles, of the large raider with its size, and of the support tokens."""

    stack: Point
    discard: Point
    intruders: Point
    large: Point
    large_size: tuple[int, int]
    reserve: Sequence[Point]
    label_width: float


BESIDE_THE_VILLAGE = Spots(
    stack=(92, 652),
    discard=(1366, 652),
    intruders=(1546, 652),
    large=(352, 576),
    large_size=raiders.LARGE,
    reserve=[(1300 + index * (2 * TOKEN + 8), STRIP[1] + 44) for index in range(len(Name))],
    label_width=174,
)


@dataclass(frozen=True)
class Piles:
    """Paints the piles; `drawn` is the raider to show large, if any."""

    canvas: Canvas
    public: Public
    labels: Labels
    theme: Theme
    drawn: str | None
    spots: Spots = BESIDE_THE_VILLAGE

    def paint(self) -> None:
        """Paint all piles; before the samurai are there, no raider has come yet (SS1.2)."""
        if self.public.phase is not Phase.SETUP:
            self._paint_piles()
        self._paint_reserve()
        if self.drawn:
            self._paint_large(self.drawn)

    def _paint_piles(self) -> None:
        self._paint_pile(self.spots.stack, self.public.stack, self.labels.stack)
        self._paint_pile(self.spots.intruders, self.public.intruders, self.labels.intruders)
        self._write_flames(self.spots.intruders, self.public.intruders)
        self._paint_discard()

    def _paint_pile(self, at: Point, pile: Stack, label: str) -> None:
        """A face-down pile; its top card is face up if it has been seen."""
        if pile:
            top = pile[0]
            back = raiders.back(raiders.PILE, self.theme)
            if len(pile) > 1:
                self.canvas.place(back, (at[0] + 6, at[1] - 6))
            self.canvas.place(raiders.face(top, raiders.PILE, self.theme) if top else back, at)
        self._write_size(at, len(pile), label, covered=bool(pile) and pile[0] is None)

    def _write_flames(self, at: Point, pile: Stack) -> None:
        """How many of the intruders have flames, beside their number, once all of them are known (SS5.4)."""
        known = [content().raiders[raider] for raider in pile if raider]
        if known and len(known) == len(pile):
            flame = at[0] + 50, at[1] - raiders.PILE[1] / 2 - 20
            self.canvas.place(piece(self.theme, "flame", 26), flame)
            number, below = str(sum(card.flames for card in known)), (flame[0], flame[1] + 5)
            text.write(
                self.canvas, number, below, 32, self.theme.ink, "black", halo=self.theme.paper, halo_width=4
            )

    def _paint_discard(self) -> None:
        """The discard pile, face up: the newest raider on top."""
        pile = self.public.discard
        if pile:
            self.canvas.place(raiders.face(pile[-1], raiders.PILE, self.theme), self.spots.discard)
        self._write_size(self.spots.discard, len(pile), self.labels.discard, covered=False)

    def _write_size(self, at: Point, size: int, label: str, covered: bool) -> None:
        """The number of cards, on a card back or in a seal above it; the pile's name below."""
        x, y = at
        if not size:
            self._paint_gap(at)
        if covered:
            text.write(
                self.canvas,
                str(size),
                (x, y),
                74,
                self.theme.paper,
                "black",
                halo=self.theme.ink,
                halo_width=5,
            )
        else:
            seal = x, y - raiders.PILE[1] / 2 - 20
            self.canvas.disc(seal, 28, self.theme.ink)
            text.write(self.canvas, str(size), seal, 38, self.theme.paper, "black")
        self._write_label(label, (x, y + raiders.PILE[1] / 2 + 20), self.spots.label_width)

    def _write_label(self, label: str, at: Point, room: float) -> None:
        """What lies above it."""
        string, size = text.fitted(label, "bold", 26, room, MIN_SIZE)
        text.write(self.canvas, string, at, size, self.theme.ink, "bold", halo=self.theme.paper, halo_width=4)

    def _paint_gap(self, at: Point) -> None:
        """The space of an empty pile."""
        width, height = raiders.PILE
        box: Box = (at[0] - width / 2, at[1] - height / 2, at[0] + width / 2, at[1] + height / 2)
        self.canvas.box(box, self.theme.areas["path"], self.theme.faint, 3, 10)

    def _paint_large(self, raider: str) -> None:
        """The raider drawn last, or the one to be faced now, which is framed."""
        (x, y), (width, height) = self.spots.large, self.spots.large_size
        faced = self.public.opponent is not None
        if faced:
            box: Box = (x - width / 2, y - height / 2, x + width / 2, y + height / 2)
            self.canvas.box(grown(box, 8), self.theme.orange, self.theme.ink, 2, 20)
        self.canvas.place(raiders.face(raider, (width, height), self.theme), (x, y))
        label = self.labels.faced if faced else self.labels.drawn
        self._write_label(label, (x, y + height / 2 + 26), width + 24)

    def _paint_reserve(self) -> None:
        """The remaining support tokens of absent samurai (SS1.4)."""
        for name, at in zip(self.public.reserve, self.spots.reserve, strict=False):
            self.canvas.place(token(name, TOKEN, self.theme), at)
