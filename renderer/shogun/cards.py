"""The cards beside the map: season and year, events, the action row, the special cards by position."""

from dataclasses import dataclass

from PIL import Image

from renderer import text
from renderer.cache import cached_images, packed_images
from renderer.canvas import Canvas, Colour
from renderer.geometry import Box, Point, grown
from renderer.shogun import crests, emblems, pieces
from renderer.shogun.labels import Labels
from renderer.theme import Theme, mix
from rules.core.model import Seat
from rules.shogun.content import Action, Season, Special, content
from rules.shogun.state import Phase, Public

HEADING: Box = (12, 12, 300, 104)
EVENTS: Box = (308, 12, 970, 104)
ACTIONS: Box = (12, 112, 970, 228)
SPECIALS: Box = (652, 898, 1036, 992)

_SLOT_GAP = 6
_FRAME = 5
_EVENT_WIDTH = 82
_EVENT_GAP = 4
_WINTER_WIDTH = 76


@dataclass(frozen=True)
class Cards:
    """Paints the cards of a position."""

    canvas: Canvas
    public: Public
    labels: Labels
    theme: Theme

    def paint(self) -> None:
        """Paint all cards except the action row."""
        self.paint_heading()
        left, top, right, bottom = EVENTS
        if self.public.event is not None:
            self.paint_event((left, top, left + 312, bottom))
            left += 320
        self.paint_coming((left, top, right, bottom))
        if self.public.phase is Phase.DRAFT:
            return  # special cards are laid out in spring (SH3.1)
        for index, special in enumerate(self.public.specials):
            taker = self.public.taken_by[index] if self.public.taken_by else None
            self.canvas.repeat(_paint_special, index, special, taker, self.theme)

    def paint_actions(self) -> None:
        """Paint the action row."""
        for index in range(len(self.public.actions)):
            self.paint_action(index, slot_box(index))

    def paint_action(self, index: int, box: Box, min_size: int = 0) -> None:
        """Paint the card of a slot; no text on it is smaller than `min_size`."""
        left, top, right, bottom = box
        action, size = self.public.actions[index], (round(right - left), round(bottom - top))
        name = self.labels.actions[action] if action else ""
        sprite = slot_sprite(self._slot(index, action), name, size, self.theme, min_size)
        self.canvas.place(sprite, ((left + right) / 2, (top + bottom) / 2))

    def paint_heading(self) -> None:
        """Paint season and year; while provinces are chosen, that instead."""
        left, top, right, bottom = HEADING
        cartouche(self.canvas, HEADING, self.theme)
        season = self.public.season
        self.canvas.place(pieces.piece(self.theme, season.value, 30), (left + 48, (top + bottom) / 2))
        room = right - left - 108
        if self.public.phase is Phase.DRAFT:
            at, space = (left + 94, (top + bottom) / 2), (float(room), bottom - top - 16)
            text.write_paragraph(
                self.canvas, self.labels.draft, at, 30, self.theme.ink, space, 20, "title", "left"
            )
            return
        string, size = text.fitted(self.labels.seasons[season], "title", 42, room, 20)
        text.write(self.canvas, string, (left + 94, top + 34), size, self.theme.ink, "title", "left")
        year = self.labels.years[max(0, self.public.year - 1)]
        string, size = text.fitted(year, "serif", 26, room, 16)
        text.write(self.canvas, string, (left + 94, top + 69), size, self.theme.ink, "serif", "left")

    def paint_event(self, box: Box, min_size: int = 13) -> None:
        """Paint the event of the round, if there is one; no text on it is smaller than `min_size`.

        Its effect holds in its round, and only the rice that it costs in winter (SH8.1).
        """
        if (event := self.public.event) is None:
            return
        if self.public.season is Season.WINTER:
            self.canvas.repeat(_paint_left, event, self.labels.seasons[Season.WINTER], box, self.theme)
            return
        effect = self.labels.effects[content().events[event].effect]
        self.canvas.repeat(_paint_event, event, effect, box, self.theme, min_size)

    def paint_coming(self, box: Box) -> None:
        """Paint the events to come, from the left of a box; once one is drawn, as those of winter."""
        left, top, right, bottom = box
        coming = self.public.events
        if self.public.event is not None and coming:
            winter = self.labels.seasons[Season.WINTER]
            if len(coming) == 1:
                whole = left, top, min(right, left + 3 * _EVENT_WIDTH), bottom
                self.canvas.repeat(_paint_left, coming[0], winter, whole, self.theme)
                return
            fits = left + _WINTER_WIDTH + len(coming) * (_EVENT_GAP + _EVENT_WIDTH) <= right
            heading = _WINTER_WIDTH if fits else _WINTER_WIDTH / 2
            word = winter if fits else ""
            self.canvas.repeat(_paint_winter, word, (left, top, left + heading, bottom), self.theme)
            left += heading + _EVENT_GAP
        width = min(_EVENT_WIDTH, (right - left + _EVENT_GAP) / max(1, len(coming)) - _EVENT_GAP)
        for index, card in enumerate(coming):
            start = left + index * (width + _EVENT_GAP)
            self.canvas.repeat(_paint_coming, card, (start, top, start + width, bottom), self.theme)

    def _slot(self, index: int, action: Action | None) -> "Slot":
        phase, now = self.public.phase, self.public.slot
        done = phase in (Phase.WINTER, Phase.OVER) or (phase is Phase.ACTIONS and index < now)
        return Slot(index, action, done, current=phase is Phase.ACTIONS and index == now)


def _paint_event(canvas: Canvas, index: int, effect: str, box: Box, theme: Theme, min_size: int) -> None:
    card = content().events[index]
    left, top, right, bottom = box
    cartouche(canvas, box, theme)
    middle = (top + bottom) / 2
    emblems.paint(canvas, emblems.EFFECTS[card.effect], (left + 46, middle), 25, theme)
    room = right - left - 100, bottom - top - 14
    text.write_paragraph(canvas, effect, (left + 92, middle), 23, theme.ink, room, min_size, align="left")


def _paint_coming(canvas: Canvas, index: int, box: Box, theme: Theme) -> None:
    card = content().events[index]
    left, top, right, bottom = box
    _place_sheet(canvas, box, theme)
    middle = (left + right) / 2
    emblems.paint(canvas, emblems.EFFECTS[card.effect], (middle, top + 30), 19, theme)
    _paint_loss(canvas, card.winter_rice_loss, (middle, bottom - 21), 12, theme)


def _paint_winter(canvas: Canvas, winter: str, box: Box, theme: Theme) -> None:
    """The heading of the cards one of which will be left for winter; without a word where it is narrow."""
    left, top, right, bottom = box
    _place_sheet(canvas, box, theme)
    middle = (left + right) / 2
    canvas.place(pieces.piece(theme, "winter", 19 if winter else 15), (middle, top + 30))
    if winter:
        string, size = text.fitted(winter, "serif", 22, right - left - 8, 19)
        text.write(canvas, string, (middle, bottom - 21), size, theme.ink, "serif")


def _paint_left(canvas: Canvas, index: int, winter: str, box: Box, theme: Theme) -> None:
    """The card left for winter: only its rice counts (SH8.1)."""
    left, top, right, bottom = box
    cartouche(canvas, box, theme)
    middle = (top + bottom) / 2
    canvas.place(pieces.piece(theme, "winter", 20), (left + 36, middle))
    string, size = text.fitted(winter, "title", 30, right - left - 164, 19)
    text.write(canvas, string, (left + 62, middle), size, theme.ink, "title", "left")
    _paint_loss(canvas, content().events[index].winter_rice_loss, (right - 48, middle), 20, theme)


def _paint_loss(canvas: Canvas, loss: int, at: Point, size: int, theme: Theme) -> None:
    """The rice that the event would cost in winter."""
    x, y = at
    canvas.place(pieces.piece(theme, "rice", size), (x + size * 0.8, y))
    figures = f"−{loss}" if loss else "0"
    ink = theme.crimson if loss else theme.ink
    text.write(canvas, figures, (x - size * 0.3, y), round(size * 1.9), ink, "black", "right")


def _paint_special(canvas: Canvas, index: int, special: Special, taker: Seat | None, theme: Theme) -> None:
    box = special_box(index)
    left, top, right, bottom = box
    _place_sheet(canvas, box, theme)
    paint_turn(canvas, index + 1, (left + 14, top + 15), 18, theme)
    middle = (left + right) / 2
    emblems.paint(canvas, emblems.SPECIALS[special], (middle + 8, top + 43), 15, theme)
    at = middle, bottom - 20
    if taker is None:
        canvas.ring(at, 13, theme.faint, 2)
    else:
        canvas.place(crests.seat_badge(theme, taker, 16), at)


@dataclass(frozen=True)
class Slot:
    """A slot of the action row; the action is None while its card is hidden."""

    index: int
    action: Action | None
    done: bool = False
    current: bool = False
    ordered: bool = True
    """Whether it is known that the action comes in this slot."""


def slot_box(index: int) -> Box:
    """Returns the box of an action card."""
    return _share(ACTIONS, index, 10)


def special_box(index: int) -> Box:
    """Returns the box of the special card of a position (from 0)."""
    return _share(SPECIALS, index, 5)


def _share(box: Box, index: int, count: int) -> Box:
    left, top, right, bottom = box
    width = (right - left + _SLOT_GAP) / count
    return left + index * width, top, left + (index + 1) * width - _SLOT_GAP, bottom


@packed_images
def slot_sprite(slot: Slot, name: str, size: tuple[int, int], theme: Theme, min_size: int = 0) -> Image.Image:
    """Returns an action card with emblem, name and price, or its back; dimmed if done, framed if current.

    No text on it is smaller than `min_size`.
    """
    width, height = size
    canvas = Canvas.clear(width + 2 * _FRAME, height + 2 * _FRAME)
    box = (_FRAME, _FRAME, _FRAME + width, _FRAME + height)
    if slot.action is None:
        _paint_back(canvas, box, slot.index, theme)
    else:
        if slot.current:
            canvas.box(grown(box, _FRAME), theme.glow, theme.orange, 4, 11)
        _paint_face(canvas, box, slot, slot.action, name, theme, min_size)
    return canvas.sprite()


def _paint_face(
    canvas: Canvas, box: Box, slot: Slot, action: Action, name: str, theme: Theme, min_size: int
) -> None:
    left, top, right, bottom = box
    small = max(17, min_size)
    canvas.box(box, _paper(slot, theme), theme.ink, 2.5, 8)
    middle = (left + right) / 2
    emblems.paint(canvas, emblems.ACTIONS[action], (middle, top + (bottom - top) * 0.39), 25, theme)
    _paint_price(canvas, content().prices[action], (right - 17, top + 17), small, theme)
    place = str(slot.index + 1) if slot.ordered else "?"
    text.write(canvas, place, (left + 13, top + 15), small, theme.ink, "bold", halo=_paper(slot, theme))
    at = middle, bottom - 23
    room = right - left - 10, 43
    text.write_paragraph(canvas, name, at, max(18, min_size), theme.ink, room, max(11, min_size))


def _paper(slot: Slot, theme: Theme) -> Colour:
    if slot.done:
        return mix(theme.paper, theme.background, 0.45)
    return theme.paper if slot.ordered else theme.paper_shade


def _paint_back(canvas: Canvas, box: Box, index: int, theme: Theme) -> None:
    left, top, right, bottom = box
    back = mix(theme.seat_colours[1], theme.ink, 0.35)
    canvas.box(box, theme.paper_shade, theme.ink, 2.5, 8)
    canvas.box(grown(box, -7), back, radius=5)
    canvas.place(pieces.piece(theme, "back", 28), ((left + right) / 2, (top + bottom) / 2))
    text.write(canvas, str(index + 1), (left + 18, top + 21), 17, theme.paper, "bold")


def _paint_price(canvas: Canvas, price: int, at: Point, size: int, theme: Theme) -> None:
    if price:
        canvas.disc(at, 12, theme.gold, theme.ink, 1.8)
        text.write(canvas, str(price), at, size, theme.ink, "black")


def paint_turn(canvas: Canvas, place: int, at: Point, size: int, theme: Theme) -> None:
    """A position in turn order: a pennant with its number, of this text size."""
    x, y = at
    high, wide = size * 0.66, size * 0.5
    corners = [(x - wide, y - high), (x + wide, y - high), (x + 1.7 * wide, y), (x + wide, y + high)]
    canvas.polygon([*corners, (x - wide, y + high)], theme.paper_shade, theme.ink, 2)
    text.write(canvas, str(place), (x + wide * 0.2, y), size, theme.ink, "black", ground=theme.paper_shade)


def cartouche(canvas: Canvas, box: Box, theme: Theme) -> None:
    """A sheet of paper with a double edge."""
    _place_sheet(canvas, box, theme, double=True)


def _place_sheet(canvas: Canvas, box: Box, theme: Theme, double: bool = False) -> None:
    left, top, right, bottom = box
    sprite = _sheet(round(right - left), round(bottom - top), double, theme)
    canvas.place(sprite, ((left + right) / 2, (top + bottom) / 2))


@cached_images
def _sheet(width: int, height: int, double: bool, theme: Theme) -> Image.Image:
    canvas, box = Canvas.clear(width, height), (0, 0, width, height)
    canvas.box(box, theme.paper, theme.ink, 3 if double else 2.5, 9)
    if double:
        canvas.frame(grown(box, -6), theme.paper_shade, 2, 5)
    return canvas.sprite()
