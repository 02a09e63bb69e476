"""The board: the public picture after each turn action. It reads public state only."""

from collections.abc import Sequence
from dataclasses import dataclass

from PIL import Image

from renderer.canvas import Canvas
from renderer.honor.changes import changes
from renderer.honor.labels import Labels
from renderer.honor.middle import Middle
from renderer.honor.palette import colours_of
from renderer.honor.panels import GAP, SIZE, Panels
from renderer.honor.paper import waves
from renderer.theme import Theme, ThemeName
from rules.honor.events import AnyEvent
from rules.honor.state import Observation

_MARGIN, _TOP = 16, 266


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
        return colours_of(self.theme)

    @property
    def columns(self) -> int:
        """Number of panels side by side: two with four players, else three."""
        return 2 if self.observation.public.seats == 4 else 3

    @property
    def size(self) -> tuple[int, int]:
        """Width and height, in pixels: 1672 by 1126 with five or six players."""
        rows = -(-self.observation.public.seats // self.columns)
        width = 2 * _MARGIN + self.columns * (SIZE[0] + GAP) - GAP
        return width, _TOP + rows * (SIZE[1] + GAP)

    def paint(self) -> Image.Image:
        public, colours = self.observation.public, self.colours
        canvas = Canvas(waves(self.size, colours).copy())
        Middle(canvas, public, self.labels, colours, _MARGIN, self.size[0] - _MARGIN).paint()
        corner = _MARGIN, _TOP
        Panels(
            canvas, public, self.names, self.labels, colours, changes(self.events), corner, self.columns
        ).paint()
        return canvas.image
