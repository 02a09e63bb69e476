"""Player panels: name, honor and hand at the top, the daimyo's and the samurai's house below."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from PIL import Image

from renderer import text
from renderer.cache import cached_images
from renderer.canvas import Canvas
from renderer.geometry import Box, Point, grown
from renderer.honor import cards, crests
from renderer.honor.changes import Changes
from renderer.honor.emblems import emblem
from renderer.honor.labels import Labels
from renderer.theme import Theme, mix
from rules.core.model import Seat, all_seats, by_seat
from rules.honor import reckoning
from rules.honor.content import content
from rules.honor.deck import Card, CardKey
from rules.honor.prompts import HouseName
from rules.honor.state import Place, Player, Public

SIZE = 536, 414
GAP = 16
_SIDE = 80
_HEADER = 86
_ROWS = {HouseName.DAIMYO: 91, HouseName.SAMURAI: 254}
_ROW = 154
_TILES_LEFT, _TILES_RIGHT = 118, 434
_SUMS = 458
_COLUMNS, _TALL_COLUMNS = 5, 5


@dataclass(frozen=True)
class Panels:
    """Paints every player's panel, `columns` in a row, the first at `corner`."""

    canvas: Canvas
    public: Public
    names: Sequence[str]
    labels: Labels
    theme: Theme
    changes: Changes
    corner: Point
    columns: int

    def paint(self) -> None:
        """Paint all panels in seat order, and the cords of alliances over them."""
        for seat in all_seats(self.public.seats):
            self._paint(seat, self.box(seat))
        for seat, player in by_seat(self.public.players):
            if player.serves is not None:
                self._paint_alliance(seat, player.serves)

    def box(self, seat: Seat) -> Box:
        """Returns the box of a player's panel."""
        row, column = divmod(seat, self.columns)
        left = self.corner[0] + column * (SIZE[0] + GAP)
        top = self.corner[1] + row * (SIZE[1] + GAP)
        return left, top, left + SIZE[0], top + SIZE[1]

    def _paint(self, seat: Seat, box: Box) -> None:
        left, top, right, bottom = box
        if self._is_active(seat):
            self.canvas.box(grown(box, 6), self.theme.glow, self.theme.orange, 5, 13)
        name = self.names[seat] if seat < len(self.names) else ""
        self.canvas.place(_empty_panel(seat, self.theme), ((left + right) / 2, (top + bottom) / 2))
        string, size = text.fitted(name, "title", 32, SIZE[0] - _SIDE - 210, 18)
        text.write(self.canvas, string, (left + _SIDE + 14, top + 26), size, self.theme.ink, "title", "left")
        self._paint_stock(seat, (left, top))
        for house, offset in _ROWS.items():
            self._paint_house(Place(seat, house), (left, top + offset))

    def _is_active(self, seat: Seat) -> bool:
        outcome = self.public.outcome
        return seat in outcome.winners if outcome else seat == self.public.turn

    def _paint_stock(self, seat: Seat, corner: Point) -> None:
        """The hand, the Shogun card, and honor with the next income."""
        player, theme = self.public.players[seat], self.theme
        x, y = corner
        self.canvas.place(emblem(theme, "back", 17), (x + _SIDE + 28, y + 60))
        text.write(self.canvas, str(player.hand), (x + _SIDE + 48, y + 60), 34, theme.ink, "black", "left")
        if self.public.shogun == seat:
            self._paint_shogun_card((x + _SIDE + 150, y + 60))
        ink = theme.crimson if player.honor < 0 else theme.ink
        honor = str(player.honor).replace("-", "−")
        text.write(self.canvas, honor, (x + SIZE[0] - 16, y + 33), 56, ink, "black", "right")
        room = text.width(honor, "black", 56)
        self.canvas.place(emblem(theme, "honor", 20), (x + SIZE[0] - room - 44, y + 33))
        gain = f"+{self._gain(seat)}"
        text.write(self.canvas, gain, (x + SIZE[0] - 16, y + 70), 28, theme.ink, "bold", "right")

    def _paint_shogun_card(self, at: Point) -> None:
        """The Shogun card at its holder: a golden plate with its honor."""
        x, y = at
        printed = content(self.public.deck)
        self.canvas.box((x - 62, y - 20, x + 62, y + 20), self.theme.gold, self.theme.ink, 2.5, 8)
        self.canvas.place(emblem(self.theme, "helmet", 17), (x - 38, y))
        honor = f"+{printed.shogun_honor[self.public.seats]}"
        text.write(self.canvas, honor, (x + 20, y), 30, self.theme.ink, "black")

    def _gain(self, seat: Seat) -> int:
        printed = content(self.public.deck)
        return reckoning.income(printed, self.public.players, self.public.shogun, seat).gained

    # ---- houses --------------------------------------------------------------------------------------------

    def _paint_house(self, place: Place, corner: Point) -> None:
        player = self.public.players[place.seat]
        if place in self.changes.lost:
            box = (corner[0] + 6, corner[1] - 2, corner[0] + SIZE[0] - 6, corner[1] + _ROW)
            self.canvas.box(box, mix(self.theme.orange, self.theme.paper, 0.6), radius=9)
        self._paint_lead(place, player, (corner[0] + 60, corner[1] + _ROW / 2))
        if place.house is HouseName.SAMURAI or player.daimyo:
            self._paint_tiles(place, player.house(place.house), corner)
            at = corner[0] + _SUMS, corner[1] + 30
            cards.paint_sums(self.canvas, self._sums(place, player), at, 48, 37, self.theme)
        elif player.serves is not None:
            self._paint_lord(player.serves, (corner[0] + 132, corner[1] + _ROW / 2))

    def _paint_lead(self, place: Place, player: Player, at: Point) -> None:
        printed, lit = content(self.public.deck), place in self.changes.heads
        if place.house is HouseName.SAMURAI and player.ronin:
            self.canvas.place(cards.ronin(self.labels.ronin, lit, self.theme), at)
        elif place.house is HouseName.SAMURAI:
            name = self.labels.cards.get(printed.samurai.key, "")
            self.canvas.place(cards.lead(printed.samurai, name, lit, self.theme), at)
        elif player.daimyo:
            card = printed.cards[player.daimyo]
            name = self.labels.cards.get(card.key, card.name)
            self.canvas.place(cards.lead(card, name, lit, self.theme), at)
        else:
            self.canvas.place(cards.empty_place(self.theme), at)

    def _paint_lord(self, lord: Seat, at: Point) -> None:
        """The lord whose daimyo an allied samurai serves."""
        string, size = text.fitted(self.labels.serves, "serif", 26, 250, 14)
        text.write(self.canvas, string, (at[0], at[1] - 32), size, self.theme.ink, "serif", "left")
        self.canvas.place(crests.badge(self.theme, lord, 24), (at[0] + 24, at[1] + 18))
        name = self.names[lord] if lord < len(self.names) else ""
        string, size = text.fitted(name, "title", 30, 300, 16)
        text.write(self.canvas, string, (at[0] + 60, at[1] + 18), size, self.theme.ink, "title", "left")

    def _paint_tiles(self, place: Place, keys: Sequence[CardKey], corner: Point) -> None:
        """The cards of a house, each kind once: a few tall ones, else two rows, set closer if need be."""
        kinds = list(dict.fromkeys(keys))
        few = len(kinds) <= _TALL_COLUMNS
        columns = _TALL_COLUMNS if few else max(_COLUMNS, -(-len(kinds) // 2))
        height = (cards.TALL if few else cards.TILE)[1]
        step = (_TILES_RIGHT - _TILES_LEFT) / columns
        size = min(cards.TALL[0], round(step) - 2), height
        for index, key in enumerate(kinds):
            row, column = divmod(index, columns)
            x = corner[0] + _TILES_LEFT + (column + 0.5) * step
            y = corner[1] + (height + 6) * row + height / 2 + 3
            card, lit = content(self.public.deck).cards[key], (place, key) in self.changes.cards
            self.canvas.place(cards.tile(card, keys.count(key), lit, size, self.theme), (x, y))

    def _sums(self, place: Place, player: Player) -> tuple[int, int, int]:
        """Returns honor, ki and strength of a house, including its daimyo or samurai."""
        found = list(self._cards(place, player))
        return (
            sum(card.honor for card in found),
            sum(card.ki for card in found),
            sum(card.strength for card in found),
        )

    def _cards(self, place: Place, player: Player) -> Iterator[Card]:
        printed = content(self.public.deck)
        if place.house is HouseName.SAMURAI:
            yield printed.samurai
        elif player.daimyo:
            yield printed.cards[player.daimyo]
        yield from (printed.cards[key] for key in player.house(place.house))

    # ---- alliances -----------------------------------------------------------------------------------------

    def _paint_alliance(self, seat: Seat, lord: Seat) -> None:
        """A cord from an allied samurai to the daimyo it serves; pale if the alliance is about to end."""
        cord = self.theme.faint if self.public.players[seat].leaving else self.theme.crimson
        points = self._route(seat, lord)
        self.canvas.line(points, self.theme.ink, 14)
        self.canvas.line(points, cord, 9)
        self.canvas.dashes(points, self.theme.gold, 4, 9, 13)
        for at in (points[0], points[-1]):
            self.canvas.place(emblem(self.theme, "knot", 20), at)

    def _route(self, seat: Seat, lord: Seat) -> list[Point]:
        """Returns the path from samurai to daimyo: left of their panels, crossing between the rows."""
        mine, theirs = self.box(seat), self.box(lord)
        start = mine[0] - 4, mine[1] + _ROWS[HouseName.SAMURAI] + _ROW / 2
        end = theirs[0] - 4, theirs[1] + _ROWS[HouseName.DAIMYO] + _ROW / 2
        if start[0] == end[0]:
            return [start, end]
        gutter = max(mine[1], theirs[1]) - GAP / 2
        return [start, (start[0], gutter), (end[0], gutter), end]


@cached_images
def _empty_panel(seat: Seat, theme: Theme) -> Image.Image:
    """Returns the sprite of an empty panel, without name, cards and figures: the seat's colour and crest."""
    width, height = SIZE
    canvas, colour = Canvas.clear(width, height), theme.seat_colours[seat]
    canvas.box((0, 0, width, height), theme.paper, theme.ink, 3, 10)
    canvas.box((3, 3, width - 3, _HEADER), mix(colour, theme.paper, 0.72), radius=8)
    canvas.box((3, 3, _SIDE, _HEADER), colour, radius=8)
    crests.crest(canvas, seat, (_SIDE / 2 + 1, _HEADER / 2 + 1), 30, theme.on(colour), colour)
    canvas.line(
        [(12, _ROWS[HouseName.SAMURAI] - 5), (width - 12, _ROWS[HouseName.SAMURAI] - 5)], theme.paper_shade, 3
    )
    return canvas.sprite()
