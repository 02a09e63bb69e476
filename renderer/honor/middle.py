"""The middle of the table: round, Shogun card, both piles, the honor track, and what the signs mean."""

from collections.abc import Iterator
from dataclasses import dataclass

from renderer import text
from renderer.canvas import Canvas
from renderer.geometry import Box, Point
from renderer.honor import cards, crests
from renderer.honor.emblems import emblem
from renderer.honor.labels import Labels
from renderer.honor.palette import lost_ground
from renderer.honor.paper import cartouche
from renderer.theme import Theme
from rules.core.model import Seat, all_seats
from rules.honor import reckoning
from rules.honor.content import content
from rules.honor.state import Public

_TOP, _HEIGHT, _GAP = 12, 104, 10
_SHARES = 0.22, 0.26, 0.27, 0.25
"""Of the width, for the round, the Shogun and both piles."""
_INDENT = 84
_TRACK_TOP, _TRACK_BOTTOM = 126, 234
_LEGEND = 44
"""The height of a line of the legend."""
_STEP = 50
_BADGE, _HELMET = 23, 17
"""Half the width of a crest, and of the helmet, at the honor track."""


def bottom(public: Public, marked: bool) -> int:
    """The lower edge of all this; what is not there at all times has a line of its own."""
    return _TRACK_BOTTOM + _GAP + (3 if marked or _is_ending(public) else 2) * _LEGEND


def cross_out(canvas: Canvas, at: Point, radius: float, theme: Theme) -> None:
    """Strike a knot and the crest at its right out: the alliance is about to end (HO5.4)."""
    x, y = at
    ends = [(x - radius, y + radius), (x + 3.2 * radius, y - radius)]
    canvas.line(ends, theme.paper, 9)
    canvas.line(ends, theme.ink, 4)


def _is_ending(public: Public) -> bool:
    """Whether an alliance is about to end."""
    return any(player.leaving for player in public.players)


@dataclass(frozen=True)
class Middle:
    """Paints the middle of the table between two sides of a canvas. `marked`: changes are, on the panels."""

    canvas: Canvas
    public: Public
    labels: Labels
    theme: Theme
    left: float
    right: float
    marked: bool = False

    def paint(self) -> None:
        parts = self._paint_round, self._paint_shogun, self._paint_draw_pile, self._paint_discards
        room, left = self.right - self.left - 3 * _GAP, self.left
        for paint, share in zip(parts, _SHARES, strict=True):
            box = left, _TOP, left + share * room, _TOP + _HEIGHT
            cartouche(self.canvas, box, self.theme)
            paint(box)
            left = box[2] + _GAP
        self._paint_track((self.left, _TRACK_TOP, self.right, _TRACK_BOTTOM))
        self._paint_legend((self.left, _TRACK_BOTTOM + _GAP, self.right, bottom(self.public, self.marked)))

    def _write(self, caption: str, figure: int, box: Box) -> None:
        """A caption and a figure, at the right of the picture in a box."""
        x, y = box[0] + _INDENT, (box[1] + box[3]) / 2
        room = box[2] - x - 10, 44
        at = x, y - 22
        text.write_paragraph(
            self.canvas, caption, at, 24, self.theme.ink, room, cards.MIN_SIZE, "sans", "left"
        )
        text.write(self.canvas, str(figure), (x, y + 25), 42, self.theme.ink, "black", "left")

    def _paint_round(self, box: Box) -> None:
        self.canvas.place(crests.badge(self.theme, self.public.turn, 30), _picture(box))
        self._write(self.labels.round, self.public.round, box)

    def _paint_shogun(self, box: Box) -> None:
        """The Shogun card's honor and holder, or its empty place."""
        x, y = _picture(box)
        self.canvas.box((x - 30, y - 38, x + 30, y + 38), self.theme.gold, self.theme.ink, 2.5, 8)
        self.canvas.place(emblem(self.theme, "helmet", 25), (x, y))
        self._write(self.labels.shogun, content(self.public.deck).shogun_honor[self.public.seats], box)
        if self.public.shogun is not None:
            badge = crests.badge(self.theme, self.public.shogun, 19)
            self.canvas.place(badge, (box[2] - 27, y + 25))

    def _paint_draw_pile(self, box: Box) -> None:
        x, y = _picture(box)
        for offset in (8, 0) if self.public.draw_pile > 1 else (0,):
            self.canvas.place(emblem(self.theme, "back", 32), (x - 4 + offset, y - offset / 2))
        self._write(self.labels.draw_pile, self.public.draw_pile, box)

    def _paint_discards(self, box: Box) -> None:
        if self.public.discards:
            card = content(self.public.deck).cards[self.public.discards[-1]]
            self.canvas.place(cards.discarded(card, self.theme), _picture(box))
        self._write(self.labels.discard_pile, len(self.public.discards), box)

    def _paint_legend(self, box: Box) -> None:
        """What the signs on the panels mean, once."""
        cartouche(self.canvas, box, self.theme)
        words, x, y = self.labels, box[0] + 32, box[1] + _LEGEND / 2 + 3
        meanings = {
            ("honor",): words.honor,
            ("ki",): words.ki,
            ("strength", "defence"): words.strength,
            ("back",): words.hand,
            ("knot",): words.alliance,
        }
        self._paint_track_legend(x, y + _LEGEND - 6)
        self._paint_marks_legend(x, y + 2 * (_LEGEND - 6))
        rooms = [16 + 28 * len(signs) + text.width(word, "sans", 24) for signs, word in meanings.items()]
        free = box[2] - x - 16 - sum(rooms)
        for (signs, word), room in zip(meanings.items(), rooms, strict=True):
            for at, sign in enumerate(signs):
                self.canvas.place(emblem(self.theme, sign, 13), (x + 28 * at, y))
            after = x + 28 * len(signs) - 6
            text.write(self.canvas, word, (after, y), 24, self.theme.ink, "sans", "left")
            x += room + free / (len(meanings) - 1)

    def _paint_track_legend(self, x: float, y: float) -> None:
        """What the helmet on the honor track means; before it the number with a plus, if players have one."""
        words, at = self.labels, x
        if not reckoning.is_decided(content(self.public.deck), self.public):
            text.write(self.canvas, f"+n {words.count}", (x - 14, y), 24, self.theme.ink, "sans", "left")
            at += text.width(f"+n {words.count}", "sans", 24) + 38
        self.canvas.place(emblem(self.theme, "helmet", 13), (at, y))
        text.write(self.canvas, words.claim, (at + 22, y), 24, self.theme.ink, "sans", "left")

    def _paint_marks_legend(self, x: float, y: float) -> None:
        """What the frame of a card, the ground of a house and a crossed-out knot mean, if there are any."""
        words, theme, left, ends = self.labels, self.theme, x - 14, _is_ending(self.public)
        marks = (words.changed, theme.glow, theme.orange), (words.lost, lost_ground(theme), None)
        for word, ground, frame in marks if self.marked else ():
            self.canvas.box((left, y - 14, left + 24, y + 14), ground, frame, 4, 6)
            text.write(self.canvas, word, (left + 36, y), 24, theme.ink, "sans", "left")
            left += 36 + text.width(word, "sans", 24) + (24 if ends else 52)
        if ends:
            self.canvas.place(emblem(theme, "knot", 13), (left + 14, y))
            cross_out(self.canvas, (left + 14, y), 13, theme)
            text.write(self.canvas, words.ending, (left + 64, y), 24, theme.ink, "sans", "left")

    # ---- honor ---------------------------------------------------------------------------------------------

    def _paint_track(self, box: Box) -> None:
        """The honor track from the lowest honor to the goal, with every player's crest.

        A thin line leads from a crest that is shifted to its honor.
        """
        cartouche(self.canvas, box, self.theme)
        line = (box[1] + box[3]) / 2
        low, goal = self._bounds()
        self.canvas.line([(self._x(low), line), (self._x(goal), line)], self.theme.wood, 7)
        places = dict(self._places(line))
        for seat, at in places.items():
            if at[0] != (x := self._x(self.public.players[seat].honor)):
                self.canvas.line([(x, line), at], self.theme.ink, 2.5)
        for honor in range(low, goal + 1, _STEP):
            self._paint_milestone(honor, (self._x(honor), line))
        self.canvas.disc((self._x(goal), line), 24, self.theme.luminary, self.theme.ink, 2.5)
        text.write(self.canvas, str(goal), (self._x(goal), line), 20, self.theme.paper, "black")
        for seat, at in places.items():
            self.canvas.place(crests.badge(self.theme, seat, _BADGE), at)

    def _paint_milestone(self, honor: int, at: Point) -> None:
        x, y = at
        claim = content(self.public.deck).figures.must_claim_shogun_at
        self.canvas.line([(x, y - 9), (x, y + 9)], self.theme.ink, 3.5)
        if honor % (2 * _STEP) == 0 and honor < self._bounds()[1]:
            shown, ink, paper = str(honor).replace("-", "−"), self.theme.ink, self.theme.paper
            text.write(self.canvas, shown, at, 25, ink, "black", halo=paper, halo_width=5)
        if honor == claim:
            self.canvas.place(emblem(self.theme, "helmet", _HELMET), (x, y + 34))

    def _bounds(self) -> tuple[int, int]:
        """The ends of the track: multiples of its step."""
        lowest = min(0, *(player.honor for player in self.public.players))
        return lowest // _STEP * _STEP, content(self.public.deck).figures.goal[self.public.length]

    def _x(self, honor: int) -> float:
        low, goal = self._bounds()
        left, right = self.left + 48, self.right - 52
        return left + (right - left) * (min(honor, goal) - low) / (goal - low)

    def _places(self, line: float) -> Iterator[tuple[Seat, Point]]:
        """Crests above and below the track, shifted where two would overlap, or one the helmet below it."""
        players, apart = self.public.players, _BADGE + _HELMET + 2
        helmet = self._x(content(self.public.deck).figures.must_claim_shogun_at)
        taken = [self.left, self.left]
        for seat in sorted(all_seats(len(players)), key=lambda seat: players[seat].honor):
            room = [max(end, self._x(players[seat].honor)) for end in taken]
            if abs(room[1] - helmet) < apart:
                room[1] = helmet + apart
            lane = room.index(min(room))
            x = min(room[lane], self.right - 30)
            taken[lane] = x + 2 * _BADGE + 4
            yield seat, (x, line + (32 if lane else -32))


def _picture(box: Box) -> Point:
    """The centre of the picture at the left of a box."""
    return box[0] + 45, (box[1] + box[3]) / 2
