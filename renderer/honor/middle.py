"""The middle of the table: the round, the Shogun card, both piles, and the honor track."""

from collections.abc import Iterator
from dataclasses import dataclass

from renderer import text
from renderer.canvas import Canvas
from renderer.geometry import Box, Point
from renderer.honor import cards, crests
from renderer.honor.emblems import emblem
from renderer.honor.labels import Labels
from renderer.honor.paper import cartouche
from renderer.theme import Theme
from rules.core.model import Seat, all_seats
from rules.honor.content import content
from rules.honor.state import Public

_TOP, _HEIGHT = 12, 112
_TRACK_TOP, _TRACK_BOTTOM = 134, 250
_STEP = 50
_BADGE = 23


@dataclass(frozen=True)
class Middle:
    """Paints the middle of the table between two sides of a canvas."""

    canvas: Canvas
    public: Public
    labels: Labels
    theme: Theme
    left: float
    right: float

    def paint(self) -> None:
        width = (self.right - self.left - 30) / 4
        boxes = [
            (self.left + index * (width + 10), _TOP, self.left + index * (width + 10) + width, _TOP + _HEIGHT)
            for index in range(4)
        ]
        for box in boxes:
            cartouche(self.canvas, box, self.theme)
        self._paint_round(boxes[0])
        self._paint_shogun(boxes[1])
        self._paint_draw_pile(boxes[2])
        self._paint_discards(boxes[3])
        self._paint_track((self.left, _TRACK_TOP, self.right, _TRACK_BOTTOM))

    def _caption(self, string: str, box: Box, indent: float) -> None:
        """A label in the upper part of a box."""
        left, top, right, _ = box
        room = right - left - indent - 16
        at = left + indent, top + 32
        text.write_paragraph(self.canvas, string, at, 26, self.theme.ink, (room, 34), 13, "serif", "left")

    def _figure(self, figure: str, box: Box, indent: float) -> None:
        at = box[0] + indent, box[3] - 40
        text.write(self.canvas, figure, at, 46, self.theme.ink, "black", "left")

    def _paint_round(self, box: Box) -> None:
        turn = self.public.turn
        self.canvas.place(crests.badge(self.theme, turn, 34), (box[0] + 56, (box[1] + box[3]) / 2))
        self._caption(self.labels.round, box, 108)
        self._figure(str(self.public.round), box, 108)

    def _paint_shogun(self, box: Box) -> None:
        """The Shogun card's honor and holder, or its empty place."""
        middle = (box[1] + box[3]) / 2
        x = box[0] + 54
        self.canvas.box((x - 36, middle - 44, x + 36, middle + 44), self.theme.gold, self.theme.ink, 2.5, 8)
        self.canvas.place(emblem(self.theme, "helmet", 30), (x, middle))
        self._caption(self.labels.shogun, box, 108)
        self._figure(str(content(self.public.deck).shogun_honor[self.public.seats]), box, 108)
        if self.public.shogun is not None:
            at = box[2] - 44, box[3] - 40
            self.canvas.place(crests.badge(self.theme, self.public.shogun, 28), at)

    def _paint_draw_pile(self, box: Box) -> None:
        middle = (box[1] + box[3]) / 2
        for offset in (8, 0) if self.public.draw_pile > 1 else (0,):
            self.canvas.place(emblem(self.theme, "back", 38), (box[0] + 50 + offset, middle - offset / 2))
        self._caption(self.labels.draw_pile, box, 108)
        self._figure(str(self.public.draw_pile), box, 108)

    def _paint_discards(self, box: Box) -> None:
        if self.public.discards:
            card = content(self.public.deck).cards[self.public.discards[-1]]
            at = box[0] + 52, (box[1] + box[3]) / 2
            self.canvas.place(cards.tile(card, 1, False, (72, 90), self.theme), at)
        self._caption(self.labels.discard_pile, box, 108)
        self._figure(str(len(self.public.discards)), box, 108)

    # ---- honor ---------------------------------------------------------------------------------------------

    def _paint_track(self, box: Box) -> None:
        """The honor track from the lowest honor to the goal, with every player's crest."""
        cartouche(self.canvas, box, self.theme)
        line = (box[1] + box[3]) / 2
        low, goal = self._bounds()
        self.canvas.line([(self._x(low), line), (self._x(goal), line)], self.theme.wood, 7)
        for honor in range(low, goal + 1, _STEP):
            self._paint_milestone(honor, (self._x(honor), line))
        self.canvas.disc((self._x(goal), line), 26, self.theme.luminary, self.theme.ink, 2.5)
        text.write(self.canvas, str(goal), (self._x(goal), line), 23, self.theme.paper, "black")
        for seat, at in self._places(line):
            self.canvas.place(crests.badge(self.theme, seat, _BADGE), at)

    def _paint_milestone(self, honor: int, at: Point) -> None:
        x, y = at
        claim = content(self.public.deck).figures.must_claim_shogun_at
        self.canvas.line([(x, y - 9), (x, y + 9)], self.theme.ink, 3.5)
        if honor % (2 * _STEP) == 0 and honor < self._bounds()[1]:
            shown, ink, paper = str(honor).replace("-", "−"), self.theme.ink, self.theme.paper
            text.write(self.canvas, shown, at, 25, ink, "black", halo=paper, halo_width=5)
        if honor == claim:
            self.canvas.place(emblem(self.theme, "helmet", 17), (x, y + 34))

    def _bounds(self) -> tuple[int, int]:
        """The ends of the track: multiples of its step."""
        lowest = min(0, *(player.honor for player in self.public.players))
        return lowest // _STEP * _STEP, content(self.public.deck).figures.goal[self.public.length]

    def _x(self, honor: int) -> float:
        low, goal = self._bounds()
        left, right = self.left + 48, self.right - 52
        return left + (right - left) * (min(honor, goal) - low) / (goal - low)

    def _places(self, line: float) -> Iterator[tuple[Seat, Point]]:
        """Crests above and below the track, shifted where two would overlap."""
        players = self.public.players
        taken = [self.left, self.left]
        for seat in sorted(all_seats(len(players)), key=lambda seat: players[seat].honor):
            x = self._x(players[seat].honor)
            lane = min((0, 1), key=lambda lane: (max(taken[lane], x), lane))
            x = min(max(taken[lane], x), self.right - 30)
            taken[lane] = x + 2 * _BADGE + 4
            yield seat, (x, line + (32 if lane else -32))
