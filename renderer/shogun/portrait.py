"""The board in portrait format, for phones: the map in two halves at full width, strips above and below.

Shown 390 pixels wide, no text on it is smaller than 9 pixels (tested). Hidden action cards are left out, and
the icons of the players' stock are explained once, above all of them.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from PIL import Image

from renderer import text
from renderer.cache import cached_images
from renderer.canvas import Canvas, Colour, Pixels, Window
from renderer.composition import SHARP, Composition, Plain, requantized
from renderer.encode import reduced
from renderer.geometry import Box
from renderer.quantize import palette
from renderer.shogun import crests, emblems, players, standing
from renderer.shogun.cards import Cards, cartouche, paint_turn
from renderer.shogun.changes import Changes
from renderer.shogun.chart import Site, chart
from renderer.shogun.labels import Labels
from renderer.shogun.players import Panels
from renderer.shogun.tower import Heap, paint_tray
from renderer.shogun.view import View
from renderer.theme import Theme
from rules.core.model import Seat, all_seats
from rules.shogun.content import Special
from rules.shogun.state import Phase, Public

WIDTH = 820
MIN_SIZE = 19
"""Size of the smallest text in pixels: 9 pixels where the picture is shown 390 pixels wide."""
HALVES = (60, 208, 880, 946), (830, 112, 1650, 990)
"""The western and the eastern part of the map, in pixels of the board in landscape format."""
_DIVIDE = 850.0
"""A province belongs to the half on whose side of this line its armies stand."""

_EDGE, _GAP = 12.0, 8.0
_FULL: Colour = (255, 255, 255)
_EVENTS: Box = (308, 12, WIDTH - _EDGE, 104)
_TOP = 116
_STRIP = 94.0
_TRAY_WIDTH = 530.0
_COLUMNS, _CARD_HEIGHT = 5, 108.0
_SPECIAL_HEIGHT = 62.0
_TABLE_HEIGHT = 124.0
_LEGEND_HEIGHT, _ROW_HEIGHT = 60.0, 60.0
_STOCK_LEFT, _STOCK_WIDTH = 270.0, 104.0


@dataclass(frozen=True)
class Portrait:
    """Arranges a position around a map."""

    public: Public
    labels: Labels
    names: Sequence[str]
    colours: Theme
    view: View
    heaps: tuple[Heap, ...]
    changed: Changes

    def paint(self, board: Image.Image) -> Image.Image:
        """Returns the picture in palette colours (mode P), 820 pixels wide; `board` is the whole map."""
        top = _TOP
        places = []
        for half in HALVES:
            places.append((half, top))
            top += half[3] - half[1] + round(_GAP)
        size = WIDTH, top + round(self._height())
        canvas: Canvas = Composition(Plain(size, self.colours.background, self.colours))
        self._cards(canvas).paint_heading()
        if self.public.event is None:
            self._cards(canvas).paint_coming(_EVENTS)
        else:
            self._cards(canvas).paint_event(_EVENTS, MIN_SIZE)
        for _, y in places:
            canvas.box((0, y - _GAP, WIDTH, y), self.colours.paper, self.colours.ink, 2)
        canvas.box((0, top - _GAP, WIDTH, top), self.colours.paper, self.colours.ink, 2)
        self._paint_strips(canvas, top + _GAP)
        picture = canvas.finished()
        for half, y in places:
            picture.paste(board.crop(half), (0, y))
            beyond, mask, left = _beyond(half, self.colours)
            picture.paste(beyond, (left, y), mask)
        return picture

    def _cards(self, canvas: Canvas) -> Cards:
        return Cards(canvas, self.public, self.labels, self.colours)

    def _height(self) -> float:
        """Height of everything below the map."""
        strips = _STRIP + self._middle_height() + _LEGEND_HEIGHT + self.public.seats * _ROW_HEIGHT
        return strips + (_SPECIAL_HEIGHT + _GAP) * self._has_specials + 4 * _GAP + _EDGE

    def _middle_height(self) -> float:
        """Height of the open action cards, or of the table of majorities."""
        if self.view is View.BUILDINGS:
            return _TABLE_HEIGHT
        return -(-len(self._open()) // _COLUMNS) * (_CARD_HEIGHT + _GAP)

    @property
    def _has_specials(self) -> bool:
        return self.public.phase is not Phase.DRAFT

    def _open(self) -> list[int]:
        """The slots of the action cards that are open."""
        return [slot for slot, action in enumerate(self.public.actions) if action is not None]

    def _paint_strips(self, canvas: Canvas, top: float) -> None:
        tray = _EDGE, top, _EDGE + _TRAY_WIDTH, top + _STRIP
        canvas.repeat(paint_tray, tray, self.heaps, self.colours)
        if self.public.event is not None:
            self._cards(canvas).paint_coming((tray[2] + _GAP, top, WIDTH - _EDGE, top + _STRIP))
        top += _STRIP + _GAP
        if self.view is View.BUILDINGS:
            table = _EDGE, top, WIDTH - _EDGE, top + _TABLE_HEIGHT - _GAP
            standing.paint_table(canvas, self.public, self.labels, self.colours, table, MIN_SIZE)
        else:
            for slot, box in zip(self._open(), _grid(top), strict=False):
                self._cards(canvas).paint_action(slot, box, MIN_SIZE)
        top += self._middle_height()
        if self._has_specials:
            for index, box in enumerate(_row(top, _SPECIAL_HEIGHT)):
                taker = self.public.taken_by[index] if self.public.taken_by else None
                canvas.repeat(_paint_special, index, self.public.specials[index], taker, box, self.colours)
            top += _SPECIAL_HEIGHT + _GAP
        self._paint_players(canvas, top)

    def _paint_players(self, canvas: Canvas, top: float) -> None:
        """A table: what the figures are, and a row for each player."""
        words = self.labels.turn, *self.labels.stock
        legend = _EDGE, top, WIDTH - _EDGE, top + _LEGEND_HEIGHT
        canvas.repeat(_paint_legend, legend, words, self.colours)
        top += _LEGEND_HEIGHT
        panels = Panels(canvas, self.public, self.names, self.colours, self.changed)
        for seat in all_seats(self.public.seats):
            box = _EDGE, top + 2, WIDTH - _EDGE, top + _ROW_HEIGHT - 2
            panels.paint_row(seat, box, (_STOCK_LEFT, _STOCK_WIDTH))
            top += _ROW_HEIGHT


def belongs(site: Site, half: Pixels) -> bool:
    """Returns whether a province is shown in a half of the map; in the other one it is grey land."""
    return (site.army[0] < _DIVIDE) == (half == HALVES[0])


@cached_images
def _beyond(half: Pixels, colours: Theme) -> tuple[Image.Image, Image.Image, int]:
    """Returns a column of a half: the provinces of the other one as grey land, their mask, its left edge."""
    window = Window(half)
    canvas, mask = Canvas.window_on(window, colours.background), Canvas.mask(window)
    for site in chart().sites.values():
        if not belongs(site, half):
            for ring in site.rings:
                canvas.polygon(ring, colours.grey, colours.ink, 3)
                mask.polygon(ring, _FULL, _FULL, 3)
    left, _, right, _ = mask.image.getbbox() or (0, 0, 1, 1)
    column = left, 0, right, half[3] - half[1]
    image = requantized(reduced(canvas.image.crop(column), palette(colours)), colours)
    return image, mask.image.crop(column).point(SHARP, "1"), left


def _row(top: float, height: float) -> Iterator[Box]:
    """Yields the boxes of a row of cards."""
    width = (WIDTH - 2 * _EDGE + _GAP) / _COLUMNS
    for column in range(_COLUMNS):
        left = _EDGE + column * width
        yield left, top, left + width - _GAP, top + height


def _grid(top: float) -> Iterator[Box]:
    for row in range(2):
        yield from _row(top + row * (_CARD_HEIGHT + _GAP), _CARD_HEIGHT)


def _paint_special(
    canvas: Canvas, index: int, special: Special, taker: Seat | None, box: Box, colours: Theme
) -> None:
    """A special card: the position in turn order that it brings, and who has taken it."""
    left, top, right, bottom = box
    canvas.box(box, colours.paper, colours.ink, 2.5, 8)
    middle = (top + bottom) / 2
    paint_turn(canvas, index + 1, (left + 19, middle), 25, colours)
    emblems.paint(canvas, emblems.SPECIALS[special], ((left + right) / 2 - 2, middle), 18, colours)
    at = right - 28, middle
    if taker is None:
        canvas.ring(at, 16, colours.faint, 2)
    else:
        canvas.place(crests.seat_badge(colours, taker, 19), at)


def _paint_legend(canvas: Canvas, box: Box, words: tuple[str, ...], colours: Theme) -> None:
    left, top, _, bottom = box
    turn, *stock = words
    cartouche(canvas, (left, top, box[2], bottom - 2), colours)
    paint_turn(canvas, 1, (left + 32, (top + bottom) / 2 - 1), 25, colours)
    string, size = text.fitted(turn, "sans", 22, _STOCK_LEFT - 86, MIN_SIZE)
    text.write(canvas, string, (left + 70, (top + bottom) / 2 - 1), size, colours.ink, "sans", "left")
    for index, (icon, word) in enumerate(zip(players.STOCK, stock, strict=True)):
        middle = left + _STOCK_LEFT + _STOCK_WIDTH * (index + 0.5)
        at = middle, top + 21
        players.paint_icon(canvas, icon, at, colours, crests.outline(Seat(0), at, 13), colours.grey)
        string = text.shortened(word, "sans", MIN_SIZE, _STOCK_WIDTH - 2)
        text.write(canvas, string, (middle, bottom - 16), MIN_SIZE, colours.ink, "sans")
