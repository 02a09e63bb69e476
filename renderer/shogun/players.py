"""Player panels below the map."""

from collections.abc import Sequence
from dataclasses import dataclass

from PIL import Image

from renderer import text
from renderer.cache import cached_images
from renderer.canvas import Canvas, Colour
from renderer.geometry import Box, Point, grown
from renderer.shogun import crests, emblems, pieces
from renderer.shogun.cards import paint_turn
from renderer.shogun.changes import Changes
from renderer.shogun.tower import paint_cube
from renderer.theme import Theme
from rules.core.model import Seat, all_seats
from rules.shogun.content import Season, Special
from rules.shogun.forecast import hunger
from rules.shogun.state import Bid, Phase, Public
from rules.shogun.winter import missing_rice

STRIP: Box = (12, 1002, 1638, 1140)
_GAP = 8
_MAX_WIDTH = 400.0
_SIDE = 62
STOCK = ("point", "chest", "rice", "land", "cube")
"""Victory points, chests, rice, own provinces (each needs one rice in winter), armies in supply."""


@dataclass(frozen=True)
class Panels:
    """Paints every player's panel: what they have, and what the changes have just brought."""

    canvas: Canvas
    public: Public
    names: Sequence[str]
    theme: Theme
    changed: Changes

    def paint(self) -> None:
        """Paint all panels in seat order."""
        for seat in all_seats(self.public.seats):
            self._paint(seat, panel_box(seat, self.public.seats))

    def _paint(self, seat: Seat, box: Box) -> None:
        left, top, right, bottom = box
        special = self._special(seat)
        self.canvas.repeat(_paint_sheet, seat, box, self._is_active(seat), special, self.theme)
        name = self.names[seat] if seat < len(self.names) else ""
        string, fitted_size = text.fitted(name, "title", 29, round(right - left) - _SIDE - 84, 19)
        at = left + _SIDE + 12, top + 26
        paper = self.theme.paper
        text.write(self.canvas, string, at, fitted_size, self.theme.ink, "title", "left", ground=paper)
        self._paint_place(seat, (left + _SIDE / 2 + 2, bottom - 36))
        if not special and self.public.phase is Phase.AUCTION and self.public.bids:
            self._paint_bid(self.public.bids[seat], (right - 40, top + 29))
        step = (right - left - _SIDE - 8) / len(STOCK)
        self._paint_stock(seat, (left + _SIDE + 4, top + 110), step)
        self._paint_income(seat, (left + _SIDE + 4 + step / 2 + 15, top + 57), step, round(step / 3))

    def paint_row(self, seat: Seat, box: Box, stock: tuple[float, float]) -> None:
        """Paint a player's row of a table; `stock` is where the figures begin in it, and how far apart."""
        left, top, _, bottom = box
        middle, special = (top + bottom) / 2, self._special(seat)
        self.canvas.repeat(_paint_strip, seat, box, self._is_active(seat), special, stock[0], self.theme)
        name = self.names[seat] if seat < len(self.names) else ""
        string, size = text.fitted(name, "title", 28, stock[0] - 162, 20)
        at = left + 106, middle
        text.write(self.canvas, string, at, size, self.theme.ink, "title", "left", ground=self.theme.paper)
        self._paint_place(seat, (left + 76, middle))
        if not special and self.public.phase is Phase.AUCTION and self.public.bids:
            self._paint_bid(self.public.bids[seat], (left + stock[0] - 30, middle))
        self._paint_stock(seat, (left + stock[0], middle), stock[1])
        self._paint_income(seat, (left + stock[0] + stock[1] / 2 + 25, middle), stock[1], 22)

    def _paint_place(self, seat: Seat, at: Point) -> None:
        """The player's position in turn order, or the seal of a confirmed plan."""
        if self._has_confirmed(seat):
            self._paint_seal(at)
        elif place := self.public.place_of(seat):
            self.canvas.repeat(paint_turn, place, (at[0] - 4, at[1]), 27, self.theme)

    def _paint_seal(self, at: Point) -> None:
        """The seal of a player who has confirmed a plan."""
        x, y = at
        self.canvas.box((x - 20, y - 20, x + 20, y + 20), self.theme.crimson, self.theme.paper, 3, 6)
        self.canvas.line([(x - 10, y + 1), (x - 3, y + 8), (x + 11, y - 8)], self.theme.paper, 5)

    def _paint_bid(self, bid: Bid, at: Point) -> None:
        """A revealed bid: n chests, or a province card."""
        x, y = at
        if isinstance(bid, str):
            self.canvas.box((x - 14, y - 18, x + 14, y + 18), self.theme.paper_shade, self.theme.ink, 2, 4)
            self.canvas.place(pieces.piece(self.theme, "farmer", 10), at)
        elif bid is not None:
            self.canvas.place(pieces.piece(self.theme, "chest", 14), (x - 12, y))
            text.write(self.canvas, str(bid), (x + 16, y), 30, self.theme.ink, "black")

    def _paint_stock(self, seat: Seat, start: Point, step: float) -> None:
        """The figures, in columns of a width from `start`, which is at half of their height."""
        player = self.public.players[seat]
        owned = len(self.public.owned_by(seat))
        left, middle = start
        figures = (player.points, player.chests, player.rice, owned, player.supply)
        for index, figure in enumerate(figures):
            short = STOCK[index] == "rice" and self._may_starve(seat)
            ink = self.theme.crimson if short else self.theme.ink
            at = left + step * (index + 0.5), middle
            text.write(self.canvas, str(figure), at, 36, ink, "black", ground=self.theme.paper)

    def _paint_income(self, seat: Seat, start: Point, step: float, size: int) -> None:
        """What came in beside what there is, in columns as far apart as those of the stock."""
        for index, icon in enumerate(STOCK):
            if gained := self.changed.income.get((seat, icon)):
                at, colours = (start[0] + step * index, start[1]), self.theme
                text.write(
                    self.canvas, f"+{gained}", at, size, colours.slate, "black", "left", ground=colours.paper
                )

    def _may_starve(self, seat: Seat) -> bool:
        """Whether the rice is too little for the winter to come, with what events may take (SH8.1, SH8.2)."""
        if self.public.season is Season.WINTER:
            return False
        if self.public.events:
            return hunger(self.public, seat).most > 0
        return missing_rice(self.public.provinces, self.public.players, seat) > 0

    def _is_active(self, seat: Seat) -> bool:
        asking, outcome = self.public.asking, self.public.outcome
        return (
            seat in self.changed.seats
            or (asking is not None and asking.seat == seat)
            or bool(outcome and seat in outcome.winners)
        )

    def _has_confirmed(self, seat: Seat) -> bool:
        return self.public.phase is Phase.PLANNING and self.public.confirmed[seat]

    def _special(self, seat: Seat) -> Special | None:
        if seat not in self.public.taken_by:
            return None
        return self.public.specials[self.public.taken_by.index(seat)]


def panel_box(seat: Seat, seats: int) -> Box:
    """Returns the box of a player's panel."""
    left, top, right, bottom = STRIP
    width = min(_MAX_WIDTH, (right - left + _GAP) / seats - _GAP)
    start = (left + right - seats * width - (seats - 1) * _GAP) / 2 + seat * (width + _GAP)
    return start, top, start + width, bottom


def _paint_sheet(
    canvas: Canvas, seat: Seat, box: Box, active: bool, special: Special | None, theme: Theme
) -> None:
    """A panel without name and figures, framed if active."""
    left, top, right, bottom = box
    if active:
        canvas.box(grown(box, 5), theme.glow, theme.orange, 4, 12)
    size = round(right - left), round(bottom - top)
    canvas.place(_empty_panel(seat, size, theme), ((left + right) / 2, (top + bottom) / 2))
    if special:
        emblems.paint(canvas, emblems.SPECIALS[special], (right - 38, top + 29), 17, theme)


@cached_images
def _empty_panel(seat: Seat, size: tuple[int, int], theme: Theme) -> Image.Image:
    """Returns the sprite of an empty panel, without name and figures: the seat's colour, crest and icons."""
    width, height = size
    canvas = Canvas.clear(width, height)
    colour = theme.seat_colours[seat]
    canvas.box((0, 0, width, height), theme.paper, theme.ink, 3, 9)
    canvas.box((3, 3, _SIDE, height - 3), colour, radius=6)
    crests.crest(canvas, seat, (_SIDE / 2 + 2, 40), 25, theme.on(colour), colour)
    step = (width - _SIDE - 8) / len(STOCK)
    for index, icon in enumerate(STOCK):
        at = _SIDE + 4 + step * (index + 0.5), 70.0
        paint_icon(canvas, icon, at, theme, crests.outline(seat, at, 13), theme.seat_colours[seat])
    return canvas.sprite()


def _paint_strip(
    canvas: Canvas, seat: Seat, box: Box, active: bool, special: Special | None, end: float, theme: Theme
) -> None:
    """A row of the table without name and figures, framed if active; the special card before `end`."""
    left, top, _, bottom = box
    middle, colour = (top + bottom) / 2, theme.seat_colours[seat]
    canvas.box(box, theme.paper, theme.orange if active else theme.ink, 5 if active else 2.5, 9)
    canvas.box((left + 5, top + 5, left + 100, bottom - 5), colour, radius=5)
    crests.crest(canvas, seat, (left + 32, middle), 19, theme.on(colour), colour)
    if special:
        emblems.paint(canvas, emblems.SPECIALS[special], (left + end - 30, middle), 19, theme)


def paint_icon(
    canvas: Canvas, icon: str, at: Point, theme: Theme, land: Sequence[Point], colour: Colour
) -> None:
    """One of STOCK; `land` is the outline that stands for provinces, `colour` that of land and armies."""
    if icon == "cube":
        paint_cube(canvas, at, 15, colour, theme)
    elif icon == "land":
        canvas.polygon(land, colour, theme.ink, 2)
    else:
        canvas.place(pieces.piece(theme, icon, 16), at)
