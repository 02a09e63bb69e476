"""The board: the public picture after each step. It reads public state only."""

from collections.abc import Sequence
from dataclasses import dataclass

from PIL import Image

from renderer.canvas import Canvas
from renderer.spirit.changes import changes
from renderer.spirit.labels import Labels
from renderer.spirit.palette import colours_of
from renderer.spirit.panels import Panels
from renderer.spirit.piles import Piles
from renderer.spirit.scroll import paint_ending, paint_heading
from renderer.spirit.village import landscape, paint_fate, paint_village
from renderer.theme import Theme, ThemeName
from rules.spirit.events import AnyEvent
from rules.spirit.state import Observation


@dataclass(frozen=True)
class Board:
    """A request to draw the table, with the changes of `events` highlighted. `names` are by seat."""

    observation: Observation
    labels: Labels
    events: Sequence[AnyEvent] = ()
    names: Sequence[str] = ()
    theme: ThemeName = "standard"

    @property
    def colours(self) -> Theme:
        """The theme it is painted in."""
        return colours_of(self.theme)

    def paint(self) -> Image.Image:
        """Returns the picture, 1650 by 1150 pixels."""
        public, colours, changed = self.observation.public, self.colours, changes(self.events)
        canvas = Canvas(landscape(colours).copy())
        drawn = public.opponent.raider if public.opponent else changed.drawn
        paint_fate(canvas, public, colours)
        paint_village(canvas, public, changed, colours)
        Piles(canvas, public, self.labels, colours, drawn).paint()
        paint_heading(canvas, public, self.labels, colours)
        paint_ending(canvas, public, self.labels, colours)
        Panels(canvas, public, self.names, self.labels, colours, changed.places).paint()
        return canvas.image
