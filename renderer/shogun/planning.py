"""The planning sheet: the private picture of one player during planning, made for a phone.

From top to bottom: the stock and the bid; the part of the map where most of the player's provinces lie, with
what is planned there; the provinces beyond it; and the ten spaces. Shown 390 pixels wide, no text on it is
smaller than 9 pixels (tested).
"""

from collections.abc import Callable, Collection, Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from math import dist
from typing import NamedTuple

from PIL import Image

from renderer import text
from renderer.cache import cached_images
from renderer.canvas import Canvas, Colour, Window
from renderer.composition import Plain
from renderer.encode import reduced
from renderer.geometry import Box, Point, around, bearing, overlap, polar, towards, within
from renderer.quantize import palette
from renderer.shogun import crests, emblems, ink, pieces
from renderer.shogun.army import REACH, head_box, paint_armies, paint_marches, spots_in
from renderer.shogun.board import owners
from renderer.shogun.buildings import paint_buildings, paint_revolts
from renderer.shogun.cards import cartouche
from renderer.shogun.changes import March
from renderer.shogun.chart import chart
from renderer.shogun.labels import Labels
from renderer.shogun.land import land
from renderer.shogun.palette import theme
from renderer.shogun.portrait import MIN_SIZE, WIDTH
from renderer.shogun.window import MAP_HEIGHT, Way, shows, window_on
from renderer.theme import Theme, ThemeName, mix
from rules.core.model import Seat
from rules.shogun.content import BATTLES, DEPLOYS, MARCHES, Action, ProvinceName, Season, content
from rules.shogun.forecast import Forecast, Span, forecast
from rules.shogun.planning import laid_provinces, owned_provinces
from rules.shogun.rehearsal import Rehearsed, doomed, rehearse, without_hopeless_battles
from rules.shogun.state import Bid, Observation, Plan

_EDGE, _GAP = 8.0, 6.0
_HEADING: Box = (_EDGE, _EDGE, WIDTH - _EDGE, 98)
_MAP_TOP = 104
_LOWER_MAPS, _LEAST_MAP = (480, 400), 200
"""Heights of the map where room is scarce: with all that is below it, and at least without."""
_COLUMNS = 5
_SPACE_WIDTH = (WIDTH - 2 * _EDGE + _GAP) / _COLUMNS - _GAP
_SPACE_HEIGHT, _SLOT_HEIGHT = 112.0, 48.0
_CHIP_HEIGHT = 40.0
_CHESTS: Box = (278, 18, 420, 60)
_RICE: Box = (480, 18, 622, 60)
"""Figures of the stock, on the paper of the heading."""
_BID: Box = (640, 18, WIDTH - _EDGE - 18, 58)
"""The card on the bid space."""
_SPACE: Box = (0, 0, _SPACE_WIDTH, _SPACE_HEIGHT)
_SLOT: Box = (0, 0, _SPACE_WIDTH, _SLOT_HEIGHT + 2)
_BELOW: Box = (0, _SLOT_HEIGHT + 2, _SPACE_WIDTH, _SPACE_HEIGHT)
"""An action's space, its upper and its lower part."""
_CARD: Box = (6, _SLOT_HEIGHT + 2, _SPACE_WIDTH - 6, _SPACE_HEIGHT - 6)
_MOST_CHIPS = 10
"""Provinces beyond the map that are shown; a larger realm has them in the menus only."""


@dataclass(frozen=True)
class Planning:
    """A request to draw the viewer's planning sheet. `draft` is the current plan, confirmed or not.

    Where marches are too far apart for one map, it shows the one of the action in `focus`, else a battle.
    Where there is `room` for so many pixels of height only, the map is lower; where that is not enough, it is
    alone, without the provinces beyond it and the spaces.
    """

    observation: Observation
    draft: Plan
    labels: Labels
    theme: ThemeName = "standard"
    room: int | None = None
    focus: Action | None = None

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

    @property
    def _ground(self) -> Colour:
        """The colour behind everything."""
        return mix(self.colours.wood, self.colours.ink, 0.4)

    @cached_property
    def window(self) -> Window:
        """The part of the board that is shown: the player's provinces, and where they march."""
        return self._window(self._layout[0])

    def _window(self, height: int) -> Window:
        """The part of the board that a map of this height shows."""
        owned, neighbours = self.owned(), self.observation.public.board.neighbours
        near = dict.fromkeys(other for name in owned for other in neighbours[name] if other not in owned)
        found = window_on(tuple(owned), tuple(near), height=height)
        ways = list(self._ways())
        if all(shows(found.box, name) for way in ways for name in way):
            return found
        return window_on(tuple(owned), tuple(near), tuple(ways), height)

    def _ways(self) -> Iterator[Way]:
        """Where armies are to march: the action in focus comes first, then battles."""
        marches = dict(self._marches())
        if self.focus in MARCHES and self.focus not in marches and self.focus in self.draft.provinces:
            source = self.draft.provinces[self.focus]
            yield source, source
        for action in sorted(marches, key=lambda one: (one is not self.focus, not marches[one].battle)):
            yield marches[action].source, marches[action].target

    def paint(self) -> Image.Image:
        """Returns the picture in palette colours (mode P), 820 pixels wide."""
        map_height, beyond, height = self._layout
        top = _MAP_TOP + map_height + _GAP
        spaces_top = top + _chips_height(beyond or ())
        picture = Plain((WIDTH, round(height)), self._ground, self.colours).image
        self._paste_heading(picture)
        picture.paste(self._map(), (0, _MAP_TOP))
        if beyond is None:
            return picture
        for name, box in zip(beyond, _boxes(top, _CHIP_HEIGHT), strict=False):
            picture.paste(self._chip(name, box), _corner(box))
        for (slot, action), box in zip(
            _spaces(self.observation.public.actions), _boxes(spaces_top, _SPACE_HEIGHT), strict=False
        ):
            self._paste_space(picture, _corner(box), slot, action)
        return picture

    def owned(self) -> list[ProvinceName]:
        """The player's provinces, in the order of the board."""
        return owned_provinces(self.observation)

    @cached_property
    def dropped(self) -> Collection[Action]:
        """The planned actions that will be dropped, whatever happens (SH6.0)."""
        return [action for action, step in self._doomed.items() if not step.perhaps]

    @cached_property
    def _steps(self) -> Sequence[Rehearsed]:
        return rehearse(self.observation, self.draft)

    @cached_property
    def _doomed(self) -> Mapping[Action, Rehearsed]:
        return doomed(self.observation.public, self._steps)

    @cached_property
    def _foretold(self) -> Forecast:
        return forecast(self.observation, without_hopeless_battles(self.draft, self._doomed))

    @cached_property
    def _layout(self) -> tuple[int, list[ProvinceName] | None, float]:
        """The map's height, the provinces shown beyond it (None: it is alone), and the picture's height."""
        for map_height in (MAP_HEIGHT, *_LOWER_MAPS):
            beyond = self._beyond(map_height)
            rows = _chips_height(beyond) + 2 * (_SPACE_HEIGHT + _GAP) - _GAP
            height = _MAP_TOP + map_height + _GAP + rows + _EDGE
            if self.room is None or height <= self.room:
                return map_height, beyond, height
        assert self.room is not None, "the first layout fits"
        map_height = min(MAP_HEIGHT, max(_LEAST_MAP, self.room - _MAP_TOP - round(_EDGE)))
        return map_height, None, _MAP_TOP + map_height + _EDGE

    def _beyond(self, height: int) -> list[ProvinceName]:
        """The player's provinces that a map of this height does not show."""
        window = self._window(height).box
        return [name for name in self.owned() if not shows(window, name)][:_MOST_CHIPS]

    # ---- heading -------------------------------------------------------------------------------------------

    def _paste_heading(self, picture: Image.Image) -> None:
        public, labels, colours = self.observation.public, self.labels, self.colours
        season, year = labels.seasons[public.season], labels.years[max(0, public.year - 1)]
        words = season, year, labels.chests, labels.rice, labels.bid
        heading = _part(_HEADING, self._ground, colours, _paint_heading, self.seat, words)
        picture.paste(heading, _corner(_HEADING))
        stock, seen = public.players[self.seat].chests, self._foretold
        chests = f"{stock} → {_spanned(seen.chests)}", bool(seen.unpaid or seen.risky)
        is_hungry = public.season is Season.FALL and seen.short.most > 0  # others can bring rice before
        rice = f"{_spanned(seen.winter_rice)}/{_spanned(seen.mouths)}", is_hungry
        for box, (figures, is_short) in ((_CHESTS, chests), (_RICE, rice)):
            at = 0, 0, box[2] - box[0], box[3] - box[1]
            picture.paste(_part(at, colours.paper, colours, _paint_figures, figures, is_short), _corner(box))
        picture.paste(_part(_BID, colours.paper, colours, _paint_bid, self.draft.bid), _corner(_BID))

    # ---- map -----------------------------------------------------------------------------------------------

    def _map(self) -> Image.Image:
        """The map, paler where the player owns nothing, with the planned actions and marches."""
        public, colours, window = self.observation.public, self.colours, self.window
        ground = land(public.side, public.seats, self.theme, window)
        others = public.provinces.keys() - self.owned()
        canvas = ground.excerpt(owners(public), dict.fromkeys(others, ground.pale()))
        marches = [march for _, march in self._marches()]
        paint_marches(canvas, marches, colours)
        signs = self._signs(marches)
        for action, at in signs.items():
            _paint_tail(canvas, at, self.draft.provinces[action], colours)
        paint_buildings(canvas, public, colours)
        paint_revolts(canvas, public, colours)
        paint_armies(canvas, public, colours)
        self._paint_signs(canvas, signs)
        return canvas.finished()

    def _marches(self) -> Iterator[tuple[Action, March]]:
        """The planned marches that have a target, and will not be dropped, with their actions."""
        seat, dropped = self.seat, self.dropped
        for action, order in self.draft.orders.items():
            source = self.draft.provinces.get(action)
            if source is not None and order.target is not None and action not in dropped:
                foreign = self.observation.public.provinces[order.target].owner != seat
                yield action, March(seat, source, order.target, foreign)

    def _signs(self, marches: Iterable[March]) -> dict[Action, Point]:
        """Where the emblem of each action stands: beside the army that is to do it, off arrows' heads."""
        taken, found = [head_box(march) for march in marches], dict[Action, Point]()
        for action, name in self.draft.provinces.items():
            found[action] = _freest(name, self.window.box, taken)
            taken.append(around(found[action], REACH))
        return found

    def _paint_signs(self, canvas: Canvas, signs: Mapping[Action, Point]) -> None:
        """The emblems of actions; names are redrawn on top."""
        for action, at in signs.items():
            canvas.disc(at, REACH, self.colours.paper, self.colours.ink, 2.5)
            canvas.place(pieces.piece(self.colours, emblems.ACTIONS[action].piece, 15), at)
            if action in self.dropped:
                _strike(canvas, around(at, REACH * 0.7), self.colours)
        covered = set[ProvinceName]().union(*map(_names_under, signs.values()))
        for name, site in chart().sites.items():
            if name in covered:
                ink.write_name(canvas, site, self.colours.ink, self.colours.paper)

    # ---- provinces and spaces ------------------------------------------------------------------------------

    def _chip(self, name: ProvinceName, box: Box) -> Image.Image:
        """A province that the map does not show."""
        laid, armies = name in laid_provinces(self.draft), self.observation.public.provinces[name].armies
        return _part(box, self._ground, self.colours, _paint_chip, self.seat, name, armies, laid)

    def _paste_space(
        self, picture: Image.Image, corner: tuple[int, int], slot: int | None, action: Action
    ) -> None:
        """An action's space with the card that lies on it: its upper and its lower part."""
        colours, behind, (left, top) = self.colours, self._ground, corner
        name, paper, is_dropped = (
            self.draft.provinces.get(action),
            _paper(slot, colours),
            action in self.dropped,
        )
        upper = _part(_SLOT, behind, colours, _paint_slot, slot, action, is_dropped)
        if name is None:
            lower = _part(_BELOW, behind, colours, _paint_label, paper, self.labels.actions[action])
        else:
            card = _Card(name, self._told(action), colours.seat_colours[self.seat], is_dropped)
            lower = _part(_BELOW, behind, colours, _paint_card, paper, card)
        picture.paste(upper, corner)
        picture.paste(lower, (left, top + round(_BELOW[1])))

    def _told(self, action: Action) -> str:
        """What an action is to do in its province, in figures; where a march goes."""
        public = self.observation.public
        if action in MARCHES:
            order = self.draft.orders.get(action)
            if order is None:
                return "→ ?"
            if order.target is not None:
                armies = "" if order.armies is None else f"{order.armies} "
                return f"{armies}→ {order.target}"
            if action in BATTLES:
                return "1 → ?"  # it must march (SH6.5)
        if action is Action.COLLECT_TAXES:
            return f"+{_spanned(self._foretold.taxes)}"
        if action is Action.CONFISCATE_RICE:
            stock, (least, most) = public.players[self.seat].rice, self._foretold.rice
            return f"+{_spanned(Span(least - stock, most - stock))}"
        if action not in DEPLOYS or action in self.dropped:
            return ""
        step = next(step for step in self._steps if step.action is action)
        return f"{_spanned(step.armies)} +{_spanned(step.gain)}"


class _Card(NamedTuple):
    """A province card on the space of an action."""

    name: ProvinceName
    told: str
    """What the action is to do there."""
    colour: Colour
    is_dropped: bool


@cached_images
def _part(
    box: Box, behind: Colour, colours: Theme, paint: Callable[..., None], *args: Hashable
) -> Image.Image:
    """A part of the sheet on one colour, in palette colours: what `paint` paints with the arguments.

    Its place on the sheet differs from the box by even numbers, as halves are rounded to even ones
    (`Canvas.place`).
    """
    canvas = Canvas.window_on(Window(box), behind)
    paint(canvas, colours, *args)
    return reduced(canvas.image, palette(colours))


def _paint_heading(canvas: Canvas, colours: Theme, seat: Seat, words: tuple[str, ...]) -> None:
    """The round, what the stock is called, and the bid space, without figures and the card."""
    season, year, chests, rice, bid = words
    cartouche(canvas, _HEADING, colours)
    canvas.place(crests.seat_badge(colours, seat, 26), (_EDGE + 40, 53))
    string, size = text.fitted(season, "title", 32, 132, MIN_SIZE)
    text.write(canvas, string, (_EDGE + 76, 40), size, colours.ink, "title", "left")
    string, size = text.fitted(year, "serif", 22, 132, MIN_SIZE)
    text.write(canvas, string, (_EDGE + 76, 72), size, colours.ink, "serif", "left")
    for (left, *_), name, label in ((_CHESTS, "chest", chests), (_RICE, "rice", rice)):
        canvas.place(pieces.piece(colours, name, 20), (left - 30, 38))
        string, size = text.fitted(label, "serif", 22, 196, MIN_SIZE)
        text.write(canvas, string, (left - 50, 76), size, colours.ink, "serif", "left")
    string, size = text.fitted(bid, "serif", 22, _BID[2] - _BID[0] + 16, MIN_SIZE)
    text.write(canvas, string, ((_BID[0] + _BID[2]) / 2, 76), size, colours.ink, "serif")


def _paint_figures(canvas: Canvas, colours: Theme, figures: str, is_short: bool) -> None:
    """What there is of a stock, and what there may be: in red if it `is_short`."""
    shown, size = text.fitted(figures, "black", 36, 136, MIN_SIZE)
    ink = colours.crimson if is_short else colours.ink
    text.write(canvas, shown, (0, 20), size, ink, "black", "left")


def _paint_bid(canvas: Canvas, colours: Theme, bid: Bid) -> None:
    """The card on the bid space: chests in gold, a province's name, or nothing."""
    middle = (_BID[0] + _BID[2]) / 2
    if bid is None:
        canvas.frame(_BID, colours.faint, 2, 7)
    elif isinstance(bid, int):
        canvas.box(_BID, colours.gold, colours.ink, 2, 7)
        canvas.place(pieces.piece(colours, "chest", 14), (middle - 22, 38))
        text.write(canvas, str(bid), (middle + 16, 38), 32, colours.ink, "black")
    else:
        canvas.box(_BID, colours.paper, colours.ink, 2, 7)
        _write_name(canvas, bid, (middle, 38), _BID[2] - _BID[0] - 12, colours.ink)


def _paint_chip(
    canvas: Canvas, colours: Theme, seat: Seat, name: ProvinceName, armies: int, laid: bool
) -> None:
    """A province with its armies; in the player's colour if it is laid."""
    left, top, right, bottom = box = canvas.window.box
    mine, y = colours.seat_colours[seat], (top + bottom) / 2
    canvas.box(box, mine if laid else colours.paper, colours.ink, 2, 7)
    edge = colours.paper if laid else colours.ink
    canvas.polygon(crests.outline(seat, (left + 19, y), 15), mine, edge, 2)
    text.write(canvas, str(armies), (left + 19, y), MIN_SIZE, colours.on(mine), "black")
    ink_of_name = colours.on(mine) if laid else colours.ink
    _write_name(canvas, name, ((left + 34 + right) / 2, y), right - left - 37, ink_of_name)


def _paper(slot: int | None, colours: Theme) -> Colour:
    """The paper of an action's space: darker where its place is hidden."""
    return colours.paper_shade if slot is None else colours.paper


def _paint_slot(canvas: Canvas, colours: Theme, slot: int | None, action: Action, is_dropped: bool) -> None:
    """The upper part of an action's space: place, emblem and price; the line through a card ends on it."""
    middle, y = _SPACE_WIDTH / 2, _SLOT_HEIGHT / 2 + 2
    canvas.box(_SPACE, _paper(slot, colours), colours.ink, 2, 8)
    text.write(canvas, "?" if slot is None else str(slot), (18, y), 24, colours.ink, "bold")
    emblems.paint(canvas, emblems.ACTIONS[action], (middle, y), 20, colours)
    if price := content().prices[action]:
        canvas.disc((_SPACE_WIDTH - 22, y), 15, colours.gold, colours.ink, 2)
        text.write(canvas, str(price), (_SPACE_WIDTH - 22, y), 21, colours.ink, "black")
    if is_dropped:
        _strike(canvas, _CARD, colours)


def _paint_label(canvas: Canvas, colours: Theme, paper: Colour, label: str) -> None:
    """The lower part of a space without a card: the action's name."""
    canvas.box(_SPACE, paper, colours.ink, 2, 8)
    faint, at = mix(paper, colours.ink, 0.6), (_SPACE_WIDTH / 2, (_CARD[1] + _CARD[3]) / 2)
    text.write_paragraph(canvas, label, at, 22, faint, (_SPACE_WIDTH - 8, 50), MIN_SIZE, "sans")


def _paint_card(canvas: Canvas, colours: Theme, paper: Colour, card: _Card) -> None:
    """The lower part of a space with a province card: a line through it if its action will be dropped."""
    canvas.box(_SPACE, paper, colours.ink, 2, 8)
    colour = paper if card.is_dropped else card.colour
    canvas.box(_CARD, colour, colours.ink, 2, 6)
    if card.is_dropped:
        _strike(canvas, _CARD, colours)
    middle, centre, room = (_CARD[0] + _CARD[2]) / 2, (_CARD[1] + _CARD[3]) / 2, _CARD[2] - _CARD[0] - 10
    shift = 13 if card.told else 0
    _write_name(canvas, card.name, (middle, centre - shift), room, colours.on(colour))
    if card.told:
        string, size = text.fitted(card.told, "sans", 21, room, MIN_SIZE)
        text.write(canvas, string, (middle, centre + 14), size, colours.on(colour), "sans")


def _strike(canvas: Canvas, box: Box, colours: Theme) -> None:
    """A line through what will be dropped."""
    left, top, right, bottom = box
    canvas.line([(left, bottom), (right, top)], colours.crimson, 4)


def _write_name(canvas: Canvas, name: ProvinceName, at: Point, room: float, colour: Colour) -> None:
    string, size = text.fitted(name, "bold", 24, room, MIN_SIZE)
    text.write(canvas, string, at, size, colour)


def _spanned(span: Span) -> str:
    return str(span.least) if span.least == span.most else f"{span.least}–{span.most}"


@lru_cache(maxsize=1024)
def _names_under(at: Point) -> frozenset[ProvinceName]:
    """The provinces whose names a sign there would touch."""
    sign = around(at, REACH)
    return frozenset(name for name, site in chart().sites.items() if overlap(sign, ink.label_box(site)))


def _paint_tail(canvas: Canvas, sign: Point, name: ProvinceName, colours: Theme) -> None:
    """What leads from a sign to its army, if another army is about as near; all but arrows lies on it."""
    if (under := _names_under_tail(sign, name)) is None:
        return
    army = chart().sites[name].army
    ends = [polar(sign, 9, bearing(sign, army) + side) for side in (90, -90)]
    canvas.polygon([*ends, army], colours.paper, colours.ink, 2)
    for other in under:
        ink.write_name(canvas, chart().sites[other], colours.ink, colours.paper)


@lru_cache(maxsize=1024)
def _names_under_tail(sign: Point, name: ProvinceName) -> Sequence[ProvinceName] | None:
    """The provinces whose names the tail of a sign would touch; None if it needs none."""
    sites, army = chart().sites, chart().sites[name].army
    apart = dist(sign, army)
    if all(dist(sign, site.army) > apart + 20 for other, site in sites.items() if other != name):
        return None
    along = [around(towards(sign, army, apart * step / 12), 9) for step in range(12)]
    return [other for other, site in sites.items() if any(overlap(box, ink.label_box(site)) for box in along)]


def _freest(name: ProvinceName, box: Box, taken: Collection[Box]) -> Point:
    """The first spot beside an army where a sign touches fewest boxes; if there is one, inside `box`."""
    spots = spots_in(name)
    shown: Iterator[Point] = (at for at in spots if within(box, around(at, REACH)))
    best = next(shown, None)
    shown, best = (iter(spots), spots[0]) if best is None else (shown, best)
    fewest = _crowded(best, taken)
    for at in shown:
        if not fewest:
            break
        if (crowded := _crowded(at, taken)) < fewest:
            best, fewest = at, crowded
    return best


def _crowded(at: Point, taken: Iterable[Box]) -> int:
    """How many boxes a sign there would touch."""
    return sum(overlap(around(at, REACH), box) for box in taken)


def _chips_height(names: Sequence[ProvinceName]) -> float:
    """Height of the rows of provinces beyond the map."""
    return -(-len(names) // _COLUMNS) * (_CHIP_HEIGHT + _GAP)


def _spaces(actions: Sequence[Action | None]) -> list[tuple[int | None, Action]]:
    """Returns the actions in this round's order with their slots; hidden ones follow, without."""
    known = [(slot, action) for slot, action in enumerate(actions, 1) if action is not None]
    return [*known, *((None, action) for action in Action if action not in actions)]


def _corner(box: Box) -> tuple[int, int]:
    """The top left corner of a box on the sheet, in pixels."""
    return round(box[0]), round(box[1])


def _boxes(top: float, height: float) -> Iterator[Box]:
    """Boxes in rows, as many as there are columns in each."""
    for index in range(2 * _COLUMNS):
        row, column = divmod(index, _COLUMNS)
        left, above = _EDGE + column * (_SPACE_WIDTH + _GAP), top + row * (height + _GAP)
        yield left, above, left + _SPACE_WIDTH, above + height
