"""The board: the public picture after each step. It reads public state only."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from PIL import Image

from renderer.canvas import Canvas, Window
from renderer.spirit import portrait
from renderer.spirit.changes import changes
from renderer.spirit.labels import Labels
from renderer.spirit.legend import height as legend_height
from renderer.spirit.legend import paint_legend, signs
from renderer.spirit.palette import colours_of
from renderer.spirit.panels import Panels, around
from renderer.spirit.piles import BESIDE_THE_VILLAGE, Piles
from renderer.spirit.scroll import HEADING, paint_ending, paint_heading
from renderer.spirit.village import landscape, paint_fate, paint_village, village
from renderer.theme import Theme, ThemeName
from rules.spirit.events import AnyEvent
from rules.spirit.state import Observation


class Shape(StrEnum):
    """Portrait for phones: the samurai boards below the village. Landscape: around it."""

    PORTRAIT = "portrait"
    LANDSCAPE = "landscape"


@dataclass(frozen=True)
class Board:
    """A request to draw the table, with the changes of `events` highlighted. `names` are by seat."""

    observation: Observation
    labels: Labels
    events: Sequence[AnyEvent] = ()
    names: Sequence[str] = ()
    theme: ThemeName = "standard"
    shape: Shape = Shape.PORTRAIT

    @property
    def colours(self) -> Theme:
        """The theme it is painted in."""
        return colours_of(self.theme)

    def paint(self) -> Image.Image:
        """Returns the picture, 820 pixels wide in portrait format, 1650 by 1150 in landscape format."""
        public, colours, changed = self.observation.public, self.colours, changes(self.events)
        tall = self.shape is Shape.PORTRAIT
        ground = village(portrait.AROUND_VILLAGE, colours) if tall else landscape(colours)
        canvas = Canvas(ground.copy(), Window(portrait.AROUND_VILLAGE) if tall else None)
        drawn = public.opponent.raider if public.opponent else changed.drawn
        paint_fate(canvas, public, colours)
        paint_village(canvas, public, changed, colours)
        paint_ending(canvas, public, self.labels, colours)
        if tall:
            shown = signs(public, drawn)
            shown_village = canvas.image
            canvas = Canvas(portrait.ground(public.samurai, legend_height(shown), colours).copy())
            left, top, *_ = portrait.AROUND_VILLAGE
            canvas.image.paste(shown_village, (left - portrait.VILLAGE[0], top - portrait.VILLAGE[1]))
            paint_legend(canvas, portrait.height(public.samurai), shown, self.labels, colours)
        spots = portrait.SPOTS if tall else BESIDE_THE_VILLAGE
        Piles(canvas, public, self.labels, colours, drawn, spots).paint()
        paint_heading(canvas, public, self.labels, colours, portrait.HEADING if tall else HEADING)
        boxes = portrait.boxes(public.samurai) if tall else around(public.samurai)
        lit, fallen = changed.places, changed.fallen
        Panels(canvas, public, self.names, self.labels, colours, boxes, lit, fallen).paint()
        return canvas.image
