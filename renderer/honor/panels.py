"""Player panels: name, honor and hand at the top, below them the daimyo's and the samurai's house."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from PIL import Image

from renderer import text
from renderer.cache import cached_images
from renderer.canvas import Canvas
from renderer.geometry import Box, Point, grown
from renderer.honor import cards, crests
from renderer.honor.changes import Changes
from renderer.honor.emblems import emblem, emblem_of
from renderer.honor.labels import Labels
from renderer.honor.middle import cross_out
from renderer.honor.palette import lost_ground
from renderer.theme import Theme, mix
from rules.core.model import Seat, by_seat
from rules.honor import reckoning
from rules.honor.content import content
from rules.honor.deck import Card, CardKey, Kind
from rules.honor.prompts import HouseName
from rules.honor.state import Place, Player, Public

WIDTH = 788
_HEADER, _SUMS, _LINE = 62, 36, cards.HEIGHT + 8
_BARE = 56
_EDGE, _MIDDLE = 10.0, 20.0
_LEAD = cards.LEAD_WIDTH + 6.0
_COLUMN = 43.0
_COLUMNS = 12
_FEWEST = 3
"""A house is at least so many columns wide, for its sums need them."""


def columns(player: Player) -> dict[HouseName, int]:
    """How many cards both houses have side by side: as many as they need, if all fit; else half of them."""
    needed = {house: max(_FEWEST, len(set(player.house(house)))) for house in HouseName}
    half = _COLUMNS // 2
    if max(needed.values()) <= half or sum(needed.values()) > _COLUMNS:
        return dict.fromkeys(HouseName, half)
    large = max(needed, key=lambda house: needed[house])
    return {house: needed[house] if house is large else _COLUMNS - needed[large] for house in HouseName}


def bare(player: Player) -> bool:
    """Whether there is nothing in the houses yet but the daimyo and the samurai: they take one low line."""
    return player.daimyo is not None and not (player.daimyo_house or player.samurai_house)


def height(player: Player) -> int:
    """The height of a player's panel: more kinds of cards than fit take another line."""
    if bare(player):
        return _HEADER + _BARE
    fitting = columns(player)
    lines = max(1, *(-(-len(set(player.house(house))) // fitting[house]) for house in HouseName))
    return _HEADER + _SUMS + lines * _LINE + 4


def _step(kinds: int, fitting: int) -> float:
    """The width of each of so many kinds of cards: those that have room for it bear their names."""
    room = fitting * _COLUMN / max(1, min(fitting, kinds))
    return _LEAD if room >= _LEAD else min(cards.MAX_WIDTH + 4.0, room)


def nameless(public: Public, labels: Labels) -> list[Card]:
    """The cards on the table that are too narrow for their names, each kind once, in the deck's order."""
    found = set[CardKey]()
    for player in public.players:
        for house, fitting in columns(player).items():
            kinds = set(player.house(house))
            broad = _step(len(kinds), fitting) == _LEAD
            found |= {key for key in kinds if not (broad and cards.bears(labels.cards.get(key, "")))}
    return [card for key, card in content(public.deck).cards.items() if key in found]


@dataclass(frozen=True)
class Panels:
    """Paints the players' panels in their `boxes`, by seat."""

    canvas: Canvas
    public: Public
    names: Sequence[str]
    labels: Labels
    theme: Theme
    changes: Changes
    boxes: Sequence[Box]

    def paint(self) -> None:
        for seat, box in by_seat(self.boxes):
            self._paint(seat, box)

    def _paint(self, seat: Seat, box: Box) -> None:
        left, top, right, bottom = box
        player = self.public.players[seat]
        if self._is_active(seat):
            self.canvas.box(grown(box, 6), self.theme.glow, self.theme.orange, 5, 13)
        panel = _empty_panel(seat, round(bottom - top), self.theme)
        self.canvas.place(panel, ((left + right) / 2, (top + bottom) / 2))
        self._paint_header(seat, player, (left, top + _HEADER / 2))
        fitting = columns(player)
        divide = left + _EDGE + _LEAD + fitting[HouseName.DAIMYO] * _COLUMN + _MIDDLE / 2
        top += _HEADER
        self.canvas.line([(divide, top + 10), (divide, bottom - 10)], self.theme.paper_shade, 3)
        self._paint_house(Place(seat, HouseName.DAIMYO), player, (left + 4, top + 2, divide - 4, bottom - 4))
        self._paint_house(
            Place(seat, HouseName.SAMURAI), player, (divide + 4, top + 2, right - 4, bottom - 4)
        )

    def _is_active(self, seat: Seat) -> bool:
        outcome = self.public.outcome
        return seat in outcome.winners if outcome else seat == self.public.turn

    def _paint_header(self, seat: Seat, player: Player, at: Point) -> None:
        """Name, hand, strength, the Shogun card, the ally, and honor with the next income."""
        (x, y), theme = at, self.theme
        string, size = text.fitted(self._name(seat), "title", 32, 170, cards.MIN_SIZE)
        text.write(self.canvas, string, (x + 76, y), size, theme.ink, "title", "left")
        self.canvas.place(emblem(theme, "back", 16), (x + 268, y))
        text.write(self.canvas, str(player.hand), (x + 284, y), 32, theme.ink, "black", "left")
        self._paint_strength(seat, (x + 328, y))
        if self.public.shogun == seat:
            self._paint_shogun_card((x + 432, y))
        for ally, other in by_seat(self.public.players):
            if other.serves == seat:
                self._paint_bond(other, ally, (x + 516, y), 19)
        ink = theme.crimson if player.honor < 0 else theme.ink
        honor = str(player.honor).replace("-", "−")
        text.write(self.canvas, honor, (x + 706, y), 46, ink, "black", "right")
        room = text.width(honor, "black", 46)
        self.canvas.place(emblem(theme, "honor", 18), (x + 706 - room - 26, y))
        if not reckoning.is_decided(content(self.public.deck), self.public):
            at = x + WIDTH - 12, y
            text.write(self.canvas, f"+{self._gain(seat)}", at, 26, theme.ink, "bold", "right")

    def _paint_strength(self, seat: Seat, at: Point) -> None:
        """The strength in attack above that in defence, an allied samurai's house included (HO4.2, HO5.3)."""
        printed, players, (x, y) = content(self.public.deck), self.public.players, at
        for sign, dy, defending in (("strength", -14, False), ("defence", 14, True)):
            strength = reckoning.strength(printed, players, seat, defending=defending)
            self.canvas.place(emblem(self.theme, sign, 12), (x, y + dy))
            text.write(self.canvas, str(strength), (x + 17, y + dy), 25, self.theme.crimson, "black", "left")

    def _paint_shogun_card(self, at: Point) -> None:
        """The Shogun card at its holder: a golden plate with its honor."""
        x, y = at
        printed = content(self.public.deck)
        self.canvas.box((x - 50, y - 20, x + 50, y + 20), self.theme.gold, self.theme.ink, 2.5, 8)
        self.canvas.place(emblem(self.theme, "helmet", 15), (x - 30, y))
        honor = f"+{printed.shogun_honor[self.public.seats]}"
        text.write(self.canvas, honor, (x + 17, y), 24, self.theme.ink, "black")

    def _paint_bond(self, servant: Player, shown: Seat, at: Point, radius: int) -> None:
        """A knot and the crest of the other side of an alliance; crossed out if it is about to end."""
        x, y = at
        self.canvas.place(emblem(self.theme, "knot", radius), at)
        self.canvas.place(crests.badge(self.theme, shown, radius), (x + 2.2 * radius, y))
        if servant.leaving:
            cross_out(self.canvas, at, radius, self.theme)

    def _gain(self, seat: Seat) -> int:
        printed = content(self.public.deck)
        return reckoning.income(printed, self.public.players, self.public.shogun, seat).gained

    def _name(self, seat: Seat) -> str:
        return self.names[seat] if seat < len(self.names) else ""

    # ---- houses --------------------------------------------------------------------------------------------

    def _paint_house(self, place: Place, player: Player, box: Box) -> None:
        """The sums above, the daimyo or the samurai at the head, then the cards."""
        if place in self.changes.lost:
            self.canvas.box(box, lost_ground(self.theme), radius=9)
        left, top = box[0] + _EDGE - 4, box[1] + _SUMS
        if bare(player):
            self._paint_bare(place, player, box)
            return
        self._paint_lead(place, player, (left + cards.LEAD_WIDTH / 2, top + cards.HEIGHT / 2))
        if place.house is HouseName.SAMURAI or player.daimyo:
            self._paint_cards(place, player, (left + _LEAD, top + cards.HEIGHT / 2))
            cards.paint_sums(self.canvas, self._sums(place, player), (left + 16, box[1] + 17), self.theme)
        elif player.serves is not None:
            self._paint_lord(player, player.serves, (left, top + cards.HEIGHT / 2))

    def _paint_bare(self, place: Place, player: Player, box: Box) -> None:
        """A house without cards: the emblem, the name and the values of its head in one line."""
        if place in self.changes.heads:
            self.canvas.box(grown(box, -2), self.theme.glow, self.theme.orange, 4, 9)
        [card] = self._cards(place, player)
        x, y = box[0] + 26, (box[1] + box[3]) / 2
        self.canvas.place(emblem(self.theme, emblem_of(card), 19), (x, y))
        name, room = self.labels.cards.get(card.key, card.name), (126, 46)
        at = x + 30, y
        text.write_paragraph(self.canvas, name, at, 22, self.theme.ink, room, cards.MIN_SIZE, "bold", "left")
        cards.paint_sums(self.canvas, self._sums(place, player), (x + 174, y), self.theme)

    def _paint_lead(self, place: Place, player: Player, at: Point) -> None:
        printed, lit = content(self.public.deck), place in self.changes.heads
        if place.house is HouseName.SAMURAI and player.ronin:
            self.canvas.place(cards.ronin(printed.samurai, self.labels.ronin, lit, self.theme), at)
        elif place.house is HouseName.SAMURAI:
            name = self.labels.cards.get(printed.samurai.key, "")
            self.canvas.place(cards.named(printed.samurai, name, 1, lit, self.theme), at)
        elif player.daimyo:
            card = printed.cards[player.daimyo]
            name = self.labels.cards.get(card.key, card.name)
            self.canvas.place(cards.named(card, name, 1, lit, self.theme), at)
        else:
            self.canvas.place(cards.empty_place(self.theme), at)

    def _paint_lord(self, player: Player, lord: Seat, at: Point) -> None:
        """The lord whose daimyo an allied samurai serves, beside the empty place of an own one."""
        x, y = at
        self._paint_bond(player, lord, (x + 28, y), 26)
        x += _LEAD + 8
        text.write(self.canvas, self.labels.serves, (x, y - 20), 24, self.theme.ink, "serif", "left")
        string, size = text.fitted(self._name(lord), "title", 30, 3 * _COLUMN, cards.MIN_SIZE)
        text.write(self.canvas, string, (x, y + 16), size, self.theme.ink, "title", "left")

    def _paint_cards(self, place: Place, player: Player, at: Point) -> None:
        """The cards of a house, each kind once: with names if they are few, else the narrower the more."""
        keys, fitting = player.house(place.house), columns(player)[place.house]
        kinds = list(dict.fromkeys(keys))
        step = _step(len(kinds), fitting)
        for index, key in enumerate(kinds):
            row, column = divmod(index, fitting)
            card, lit = content(self.public.deck).cards[key], (place, key) in self.changes.cards
            if step == _LEAD:
                name = self.labels.cards.get(key, card.name)
                sprite = cards.named(card, name, keys.count(key), lit, self.theme)
            else:
                sprite = cards.tile(card, keys.count(key), lit, round(step) - 3, self.theme)
            self.canvas.place(sprite, (at[0] + (column + 0.5) * step, at[1] + row * _LINE))

    def _sums(self, place: Place, player: Player) -> tuple[int, int, int]:
        """Returns honor, ki and strength in attack of a house, including its daimyo or samurai (HO4.2)."""
        found = list(self._cards(place, player))
        return (
            sum(card.honor for card in found),
            sum(card.ki for card in found),
            sum(card.strength for card in found if card.kind is not Kind.CASTLE),
        )

    def _cards(self, place: Place, player: Player) -> Iterator[Card]:
        printed = content(self.public.deck)
        if place.house is HouseName.SAMURAI:
            yield printed.samurai
        elif player.daimyo:
            yield printed.cards[player.daimyo]
        yield from (printed.cards[key] for key in player.house(place.house))


@cached_images
def _empty_panel(seat: Seat, height: int, theme: Theme) -> Image.Image:
    """Returns the sprite of an empty panel, without name, cards and figures: the seat's colour and crest."""
    canvas, colour = Canvas.clear(WIDTH, height), theme.seat_colours[seat]
    canvas.box((0, 0, WIDTH, height), theme.paper, theme.ink, 3, 10)
    canvas.box((3, 3, WIDTH - 3, _HEADER), mix(colour, theme.paper, 0.72), radius=8)
    canvas.box((3, 3, _HEADER, _HEADER), colour, radius=8)
    crests.crest(canvas, seat, (_HEADER / 2 + 1, _HEADER / 2 + 1), 23, theme.on(colour), colour)
    return canvas.sprite()
