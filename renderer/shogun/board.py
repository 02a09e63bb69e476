"""The board: the public picture after each step. It reads public state only."""

from collections.abc import Sequence
from dataclasses import dataclass

from PIL import Image

from renderer.canvas import Canvas, Window
from renderer.geometry import Box
from renderer.shogun import standing, unrest
from renderer.shogun.army import glow_tints, paint_armies, paint_battles, paint_changes
from renderer.shogun.buildings import paint_buildings, paint_revolts
from renderer.shogun.cards import Cards
from renderer.shogun.changes import changes
from renderer.shogun.chart import WHOLE
from renderer.shogun.closeup import paint_paler, window_around
from renderer.shogun.labels import Labels
from renderer.shogun.land import Land, Tints, land
from renderer.shogun.palette import theme
from renderer.shogun.players import Panels
from renderer.shogun.portrait import Portrait
from renderer.shogun.tower import Heap, paint_tray
from renderer.shogun.view import Shape, View
from renderer.theme import Theme, ThemeName
from rules.core.model import Seat, by_seat
from rules.shogun.content import ProvinceName
from rules.shogun.events import AnyEvent
from rules.shogun.state import Cubes, Observation, Public

TRAY: Box = (12, 900, 600, 992)


@dataclass(frozen=True)
class Board:
    """A request to draw the board, with the changes of `events` highlighted. `names` are by seat.

    With `focus`, it is a close-up of these provinces and their neighbours at twice the size, without cards
    and panels, whatever the shape. `mine` is the seat whose provinces are outlined.
    """

    observation: Observation
    labels: Labels
    events: Sequence[AnyEvent] = ()
    names: Sequence[str] = ()
    theme: ThemeName = "standard"
    view: View = View.POLITICAL
    focus: Sequence[ProvinceName] = ()
    shape: Shape = Shape.PORTRAIT
    mine: Seat | None = None

    @property
    def colours(self) -> Theme:
        """The theme for the side that is played."""
        return theme(self.theme, self.observation.public.side)

    @property
    def window(self) -> Window:
        """The part of the board that is shown."""
        public = self.observation.public
        return window_around(self.focus, public.side, public.seats) if self.focus else WHOLE

    def paint(self) -> Image.Image:
        """Returns the picture: 820 pixels wide, 1650 by 1150 in landscape format, or a close-up's size."""
        public = self.observation.public
        ground = land(public.side, public.seats, self.theme, self.window)
        paint = ground.canvas if self.focus else ground.composition
        canvas: Canvas = paint(owners(public), self._tints(ground))
        self._paint_map(canvas, ground)
        if self.focus:
            return canvas.finished()
        if self.shape is Shape.PORTRAIT:
            return self._portrait().paint(canvas.finished())
        self._paint_furniture(canvas)
        return canvas.finished()

    def _portrait(self) -> Portrait:
        public, changed = self.observation.public, changes(self.events)
        cubes = tuple(heaps(public.tray, self.colours))
        return Portrait(public, self.labels, self.names, self.colours, self.view, cubes, changed)

    def _tints(self, ground: Land) -> Tints:
        """What lies on the land of the provinces in this view."""
        public = self.observation.public
        match self.view:
            case View.POLITICAL:
                return glow_tints(ground, public, changes(self.events), self.mine)
            case View.BUILDINGS:
                return standing.owner_tints(ground, public)
            case View.UNREST:
                return unrest.heat_tints(ground, public)

    def _paint_map(self, canvas: Canvas, ground: Land) -> None:
        public, colours, changed = self.observation.public, self.colours, changes(self.events)
        paint_paler(canvas, ground, self.focus)
        if self.view is View.UNREST:
            paint_revolts(canvas, public, colours)
            unrest.paint_yields(canvas, public, colours)
            return
        if self.view is View.BUILDINGS:
            paint_buildings(canvas, public, colours)
            standing.paint_crests(canvas, public, colours)
            return
        paint_armies(canvas, public, colours, changed)
        paint_battles(canvas, colours, changed)
        paint_buildings(canvas, public, colours)
        paint_changes(canvas, public, colours, changed)
        paint_revolts(canvas, public, colours)

    def _paint_furniture(self, canvas: Canvas) -> None:
        """Everything around the map."""
        public, colours = self.observation.public, self.colours
        canvas.repeat(paint_tray, TRAY, tuple(heaps(public.tray, colours)), colours)
        cards = Cards(canvas, public, self.labels, colours)
        cards.paint()
        if self.view is View.BUILDINGS:
            standing.paint_table(canvas, public, self.labels, colours)
        else:
            cards.paint_actions()
        Panels(canvas, public, self.names, colours, changes(self.events)).paint()


def heaps(cubes: Cubes, colours: Theme) -> list[Heap]:
    """Returns cubes as heaps by colour, the farmers last."""
    armies = [Heap(colours.seat_colours[seat], count) for seat, count in by_seat(cubes.armies)]
    return [*armies, Heap(colours.green, cubes.farmers)]


def owners(public: Public) -> dict[ProvinceName, Seat | None]:
    """Returns the owner of each province."""
    return {name: province.owner for name, province in public.provinces.items()}
