"""The board: the public picture after each turn action. It reads public state only."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum

from PIL import Image

from renderer.canvas import Canvas
from renderer.geometry import Box
from renderer.honor import key, panels
from renderer.honor.changes import Changes, changes
from renderer.honor.labels import Labels
from renderer.honor.middle import Middle, bottom
from renderer.honor.palette import colours_of
from renderer.honor.panels import WIDTH, Panels, height
from renderer.honor.paper import waves
from renderer.theme import Theme, ThemeName
from rules.honor.events import AnyEvent
from rules.honor.state import Observation

_MARGIN, _GAP = 16, 14


class Shape(StrEnum):
    """Portrait for phones: the panels one below the other. Landscape: two side by side."""

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
        return colours_of(self.theme)

    def paint(self) -> Image.Image:
        """Returns the picture, 820 pixels wide in portrait format and 1624 in landscape format."""
        public, colours = self.observation.public, self.colours
        boxes, shown = list(self._boxes()), panels.nameless(public, self.labels)
        right, lowest = (round(max(box[side] for box in boxes)) for side in (2, 3))
        names = _MARGIN, lowest + _GAP, right, lowest + _GAP + key.height(shown, right - _MARGIN)
        size = right + _MARGIN, (names[3] if shown else lowest) + _MARGIN
        canvas = Canvas(waves(size, colours))
        Middle(canvas, public, self.labels, colours, _MARGIN, size[0] - _MARGIN, self._marked).paint()
        Panels(canvas, public, self.names, self.labels, colours, changes(self.events), boxes).paint()
        key.paint_key(canvas, names, shown, self.labels, colours)
        return canvas.image

    @property
    def _marked(self) -> bool:
        return changes(self.events) != Changes()

    def _boxes(self) -> Iterator[Box]:
        """The boxes of the panels; those in a row are equally high."""
        public, columns = self.observation.public, 1 if self.shape is Shape.PORTRAIT else 2
        heights = [height(player) for player in public.players]
        top = float(bottom(public, self._marked) + _GAP)
        for start in range(0, len(heights), columns):
            row = heights[start : start + columns]
            for column in range(len(row)):
                left = _MARGIN + column * (WIDTH + _GAP)
                yield left, top, left + WIDTH, top + max(row)
            top += max(row) + _GAP
