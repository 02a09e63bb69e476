"""The planning sheet: the private picture of one player during planning."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from PIL import Image

from renderer import text
from renderer.cache import cached_images
from renderer.canvas import Canvas, Colour
from renderer.geometry import Box, Point
from renderer.shogun import crests, pieces
from renderer.shogun.army import paint_armies
from renderer.shogun.board import owners
from renderer.shogun.buildings import paint_buildings, paint_revolts
from renderer.shogun.cards import Slot, cartouche, slot_sprite
from renderer.shogun.labels import Labels
from renderer.shogun.land import land
from renderer.shogun.palette import theme
from renderer.theme import Theme, ThemeName, mix
from rules.core.model import Seat
from rules.shogun.content import Action, ProvinceName, content
from rules.shogun.planning import cost, owned_provinces
from rules.shogun.state import Observation, Plan, StandingOrder

SIZE = 1100, 880

_LEFT, _RIGHT = 16.0, 1084.0
_SPACES_TOP = 92.0
_SPACE_WIDTH, _SPACE_HEIGHT, _GAP = 207.0, 170.0, 8.0
_CARD_HEIGHT = 120.0
_MAP: Box = (16, 448, 640, 864)
_MAP_CROP = 0, 10, 1650, 1050
_HALVED = 1.1
_BID: Box = (650, 448, 1084, 532)
_HAND: Box = (650, 538, 1084, 864)
_HAND_HEADING = 34.0
_HAND_COLUMNS = 3
_HAND_ROWS = 5
_CROWDED_ROWS = 10


@dataclass(frozen=True)
class Planning:
    """A request to draw the viewer's planning sheet. `draft` is the current plan, confirmed or not."""

    observation: Observation
    draft: Plan
    labels: Labels
    theme: ThemeName = "standard"

    @property
    def colours(self) -> Theme:
        """The theme for the side that is played."""
        return theme(self.theme, self.observation.public.side)

    @property
    def seat(self) -> Seat:
        """The seat of the viewer. Raises ValueError if the observation belongs to no seat."""
        if self.observation.viewer is None:
            raise ValueError("a planning sheet belongs to a seat")
        return self.observation.viewer

    def paint(self) -> Image.Image:
        """Returns the picture, 1100 by 880 pixels."""
        canvas = Canvas(_bare(self.colours).copy())
        self._paint_heading(canvas)
        for index, slot in enumerate(_slots(self.observation.public.actions)):
            self._paint_space(canvas, _space(index), slot)
        self._paint_bid(canvas)
        self._paint_hand(canvas)
        self._paint_map(canvas)
        return canvas.image

    def owned(self) -> list[ProvinceName]:
        """The player's provinces, in the order of the board."""
        return owned_provinces(self.observation)

    def spent(self) -> int:
        """The cost of the plan in chests if everything is carried out, including the bid."""
        return cost(self.draft)

    def _paint_heading(self, canvas: Canvas) -> None:
        public, labels = self.observation.public, self.labels
        cartouche(canvas, (_LEFT, 12, _RIGHT, 82), self.colours)
        canvas.place(crests.seat_badge(self.colours, self.seat, 27), (_LEFT + 42, 47))
        title = f"{labels.seasons[public.season]} · {labels.years[max(0, public.year - 1)]}"
        string, size = text.fitted(title, "title", 34, 360, 18)
        text.write(canvas, string, (_LEFT + 84, 47), size, self.colours.ink, "title", "left")
        player, spent, need = public.players[self.seat], self.spent(), len(self.owned())
        chests = f"{spent}/{player.chests}", spent > player.chests
        rice = f"{player.rice}/{need}", player.rice < need
        self._paint_stock(canvas, 500, "chest", labels.chests, *chests)
        self._paint_stock(canvas, 800, "rice", labels.rice, *rice)

    def _paint_stock(
        self, canvas: Canvas, x: float, name: str, label: str, figures: str, short: bool
    ) -> None:
        canvas.place(pieces.piece(self.colours, name, 22), (x, 47))
        ink = self.colours.crimson if short else self.colours.ink
        text.write(canvas, figures, (x + 34, 47), 38, ink, "black", "left")
        start = x + 46 + text.width(figures, "black", 38)
        room = x + 276 - start
        at = start, 47.0
        text.write_paragraph(canvas, label, at, 21, self.colours.ink, (room, 54), 12, "serif", "left")

    def _paint_space(self, canvas: Canvas, box: Box, slot: Slot) -> None:
        """An action's space: its card, the province card on it, and the standing order below."""
        left, top, right, _ = box
        middle = left + 100
        assert slot.action is not None, "a player may plan every action, known or not"
        size = 92, round(_CARD_HEIGHT) - 8
        sprite = slot_sprite(slot, self.labels.actions[slot.action], size, self.colours)
        canvas.place(sprite, (left + 54, top + 8 + size[1] / 2))
        province = self.draft.provinces.get(slot.action)
        place = (middle + 7, top + 8, right - 8, top + _CARD_HEIGHT)
        if province is None:
            canvas.frame(place, mix(_space_ground(self.colours), self.colours.paper, 0.5), 2, 7)
        else:
            self._paint_card(canvas, place, province)
        order = self.draft.orders.get(slot.action)
        if order is not None:
            self._paint_order(canvas, (left + 14, top + _CARD_HEIGHT + 28), order)

    def _paint_order(self, canvas: Canvas, at: Point, order: StandingOrder) -> None:
        """A standing order: how many armies go where; without a number, all but one."""
        x, y = at
        count = "0" if order.target is None else "" if order.armies is None else str(order.armies)
        canvas.place(pieces.piece(self.colours, "march", 17), (x + 20, y))
        text.write(canvas, count, (x + 44, y), 24, self.colours.paper, "black", "left")
        start = x + (80 if count else 44)
        string, size = text.fitted(order.target or "", "bold", 21, x + 182 - start, 12)
        text.write(canvas, string, (start, y), size, self.colours.paper, align="left")

    def _paint_card(self, canvas: Canvas, box: Box, name: ProvinceName) -> None:
        """A province card in portrait format: name, armies and revolt markers, chests and rice."""
        left, top, right, bottom = box
        self._paint_name(canvas, box, name)
        middle = (left + right) / 2
        self._paint_forces(canvas, (middle - 18, middle + 18), (top + bottom) / 2 + 2, name)
        self._paint_yield(canvas, (left + 14, middle + 14), bottom - 20, name)

    def _paint_small_card(self, canvas: Canvas, box: Box, name: ProvinceName) -> None:
        """The same in landscape format, for the hand."""
        left, _, right, bottom = box
        self._paint_name(canvas, box, name)
        self._paint_forces(canvas, (left + 18, right - 15), bottom - 18, name)
        self._paint_yield(canvas, (left + 45, left + 87), bottom - 18, name)

    def _paint_strip(self, canvas: Canvas, box: Box, name: ProvinceName) -> None:
        """The same for a very large hand, with room for name and armies only."""
        left, top, right, bottom = box
        canvas.box(box, self.colours.paper, self.colours.ink, 2, 6)
        middle = (top + bottom) / 2
        string, size = text.fitted(name, "bold", 17, right - left - 42, 10)
        text.write(canvas, string, (left + 8, middle), size, self.colours.ink, align="left")
        armies = str(self.observation.public.provinces[name].armies)
        text.write(canvas, armies, (right - 16, middle), 19, self.colours.ink, "black")

    def _paint_name(self, canvas: Canvas, box: Box, name: ProvinceName) -> None:
        left, top, right, _ = box
        canvas.box(box, self.colours.paper, self.colours.ink, 2, 7)
        string, size = text.fitted(name, "bold", 18, right - left - 10, 11)
        text.write(canvas, string, ((left + right) / 2, top + 13), size, self.colours.ink)

    def _paint_yield(self, canvas: Canvas, places: tuple[float, float], y: float, name: ProvinceName) -> None:
        card = content().provinces[name]
        for x, icon, figure in zip(places, ("chest", "rice"), (card.chests, card.rice), strict=True):
            canvas.place(pieces.piece(self.colours, icon, 10), (x, y))
            text.write(canvas, str(figure), (x + 13, y), 22, self.colours.ink, "black", "left")

    def _paint_forces(
        self, canvas: Canvas, places: tuple[float, float], y: float, name: ProvinceName
    ) -> None:
        province = self.observation.public.provinces[name]
        colour = self.colours.seat_colours[self.seat]
        canvas.polygon(crests.outline(self.seat, (places[0], y), 13), colour, self.colours.ink, 2)
        text.write(canvas, str(province.armies), (places[0], y), 19, self.colours.on(colour), "black")
        if province.revolts:
            canvas.place(pieces.piece(self.colours, "revolt", 11), (places[1], y))
            text.write(canvas, str(province.revolts), (places[1], y + 2), 17, self.colours.ink, "black")

    def _paint_bid(self, canvas: Canvas) -> None:
        left, top, right, bottom = _BID
        cartouche(canvas, _BID, self.colours)
        string, size = text.fitted(self.labels.bid, "title", 30, 200, 16)
        text.write(canvas, string, (left + 24, (top + bottom) / 2), size, self.colours.ink, "title", "left")
        place = (right - 162, top + 13, right - 16, bottom - 13)
        if isinstance(self.draft.bid, str):
            self._paint_small_card(canvas, place, self.draft.bid)
        elif self.draft.bid is None:
            canvas.frame(place, self.colours.faint, 2, 7)
        else:
            canvas.box(place, self.colours.gold, self.colours.ink, 2, 7)
            x, y = (place[0] + place[2]) / 2, (top + bottom) / 2
            canvas.place(pieces.piece(self.colours, "chest", 20), (x - 24, y))
            text.write(canvas, str(self.draft.bid), (x + 24, y), 44, self.colours.ink, "black")

    def _paint_hand(self, canvas: Canvas) -> None:
        """The number of province cards not placed yet, and as many of them as fit."""
        laid = {*self.draft.provinces.values(), self.draft.bid}
        hand = [name for name in self.owned() if name not in laid]
        string, size = text.fitted(f"{self.labels.hand}: {len(hand)}", "serif", 25, _HAND[2] - _HAND[0], 14)
        at = _HAND[0] + 6, _HAND[1] + 16
        text.write(canvas, string, at, size, self.colours.paper, "serif", "left")
        if len(hand) <= _HAND_COLUMNS * _HAND_ROWS:
            for name, box in zip(hand, _hand_boxes(_HAND_ROWS), strict=False):
                self._paint_small_card(canvas, box, name)
        else:
            for name, box in zip(hand, _hand_boxes(_CROWDED_ROWS), strict=False):
                self._paint_strip(canvas, box, name)

    def _paint_map(self, canvas: Canvas) -> None:
        """The map, with everything pale except the player's own provinces."""
        public = self.observation.public
        ground = land(public.side, public.seats, self.theme)
        large = ground.canvas(owners(public), pale=public.provinces.keys() - set(self.owned()))
        paint_buildings(large, public, self.colours)
        paint_revolts(large, public, self.colours)
        paint_armies(large, public, self.colours)
        left, top, right, bottom = (round(side) for side in _MAP)
        # Halved first, with the simplest sharp filter: no visible difference, in a quarter of the time.
        size, sharp = (right - left, bottom - top), Image.Resampling.HAMMING
        cut = large.finished().resize(size, sharp, box=_MAP_CROP, reducing_gap=_HALVED)
        canvas.image.paste(cut, (left, top))
        canvas.frame(_MAP, self.colours.ink, 3)


@cached_images
def _bare(colours: Theme) -> Image.Image:
    """Returns the sheet with its ten empty spaces."""
    canvas = Canvas.blank(SIZE, mix(colours.wood, colours.ink, 0.4))
    for index in range(len(Action)):
        canvas.box(_space(index), _space_ground(colours), colours.ink, 2.5, 9)
    return canvas.image


def _space_ground(colours: Theme) -> Colour:
    return mix(colours.wood, colours.paper, 0.3)


def _slots(actions: Sequence[Action | None]) -> list[Slot]:
    """Returns the spaces in this round's order; hidden ones follow in the order of the board."""
    known = [action for action in actions if action is not None]
    hidden = [action for action in Action if action not in known]
    return [
        *(Slot(index, action) for index, action in enumerate(known)),
        *(Slot(index, action, ordered=False) for index, action in enumerate(hidden, len(known))),
    ]


def _space(index: int) -> Box:
    row, column = divmod(index, 5)
    left = _LEFT + column * (_SPACE_WIDTH + _GAP)
    top = _SPACES_TOP + row * (_SPACE_HEIGHT + _GAP)
    return left, top, left + _SPACE_WIDTH, top + _SPACE_HEIGHT


def _hand_boxes(rows: int) -> Iterator[Box]:
    left, top, right, bottom = _HAND
    top += _HAND_HEADING
    width, height = (right - left + _GAP) / _HAND_COLUMNS, (bottom - top + _GAP) / rows
    for place in range(_HAND_COLUMNS * rows):
        row, column = divmod(place, _HAND_COLUMNS)
        corner = left + column * width, top + row * height
        yield (*corner, corner[0] + width - _GAP, corner[1] + height - _GAP)
