"""Picture of a whole game's rules on one page: panels of short lines, each with a sign, in two columns.

A title's subclass has the signs. At 390 pixels of width, a phone's, no letter is smaller than 9 pixels.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import ClassVar

from PIL import Image

from renderer import text
from renderer.canvas import Canvas
from renderer.geometry import Point
from renderer.theme import Theme, mix

WIDTH = 1170
"""Three times the width of a phone."""
SIZE, HEADING = 29, 34
"""Font sizes of lines and headings, in pixels: 9.6 and 11.3 on a phone."""

_EDGE, _GAP, _PADDING = 14, 12, 14
_COLUMN = (WIDTH - 2 * _EDGE - _GAP) // 2
_SIGN = 46
_LINE, _TITLE, _AFTER = 34, 42, 9


CELLS = " | "
"""Between the cells of a line of a table."""


@dataclass(frozen=True)
class Panel:
    """A heading, and lines with the names of their signs; `figure` says how they are drawn, "" as a list."""

    heading: str
    lines: tuple[tuple[str, str], ...]
    figure: str = ""

    @property
    def told(self) -> str:
        """All that it shows, in words."""
        lines = (words.replace(CELLS, ": ", 1).replace(CELLS, ", ") for words, _ in self.lines)
        return "\n".join((f"{self.heading}:", *lines))


@dataclass(frozen=True)
class Summary:
    """A request to draw the panels: wide figures first, then the others in two columns."""

    panels: tuple[Panel, ...]
    wide: ClassVar[tuple[str, ...]] = ()
    """Figures of this title that take the whole width."""

    @property
    def colours(self) -> Theme:
        """The title's usual theme."""
        raise NotImplementedError

    def sign(self, name: str, size: int) -> Image.Image:
        """A sprite of the title's renderer; `size` is half its width in pixels."""
        raise NotImplementedError

    def body(self, panel: Panel, room: int) -> Image.Image:
        """What stands below the panel's heading, `room` pixels wide: a list, or a table of cells."""
        return self._table(panel, room) if panel.figure == "table" else self._list(panel, room)

    def paint(self) -> Image.Image:
        """Returns the picture, 1170 pixels wide; its height depends on the panels."""
        wide = [self._box(panel, WIDTH - 2 * _EDGE) for panel in self.panels if panel.figure in self.wide]
        boxes = [self._box(panel, _COLUMN) for panel in self.panels if panel.figure not in self.wide]
        left = _left([box.height for box in boxes])
        columns = (wide + boxes[:left], wide + boxes[left:])
        tall = max(sum(box.height + _GAP for box in column) for column in columns) - _GAP
        ground = mix(self.colours.wood, self.colours.ink, 0.4)
        image = Image.new("RGB", (WIDTH, 2 * _EDGE + tall), ground)
        for x, column in zip((_EDGE + _COLUMN + _GAP, _EDGE), reversed(columns), strict=True):
            y = _EDGE
            for box in column:
                image.paste(box, (_EDGE if box in wide else x, y))
                y += box.height + _GAP
        return image

    def plain(self, room: int, height: float) -> Canvas:
        """An empty canvas for a panel's body."""
        return Canvas.blank((room, round(height)), self.colours.paper)

    def _box(self, panel: Panel, width: int) -> Image.Image:
        """The whole panel: frame, heading and body."""
        colours, room = self.colours, width - 2 * _PADDING
        body = self.body(panel, room)
        headings = text.wrapped(panel.heading, "title", HEADING, room)
        canvas = self.plain(width, 2 * _PADDING + _TITLE * len(headings) + body.height)
        y = float(_PADDING)
        for line in headings:
            at = _PADDING, y + _TITLE / 2
            text.write(canvas, line, at, HEADING, colours.crimson, "title", "left")
            y += _TITLE
        canvas.image.paste(body, (_PADDING, round(y)))
        canvas.frame((0, 0, width, canvas.image.height), colours.ink, 3)
        return canvas.image

    def _list(self, panel: Panel, room: int) -> Image.Image:
        lines = [(text.wrapped(words, "sans", SIZE, room - _SIGN), sign) for words, sign in panel.lines]
        canvas = self.plain(room, sum(_LINE * len(words) + _AFTER for words, _ in lines))
        y = 0.0
        for words, sign in lines:
            canvas.place(self.sign(sign, 17), (18, y + _LINE / 2))
            y = self.write(canvas, words, (_SIGN, y)) + _AFTER
        return canvas.image

    def _table(self, panel: Panel, room: int) -> Image.Image:
        rows = [(words.split(CELLS), sign) for words, sign in panel.lines]
        columns = zip(*(cells for cells, _ in rows), strict=True)
        ends = [max(text.width(cell, "sans", SIZE) for cell in column) for column in columns]
        step = _LINE + _AFTER
        canvas = self.plain(room, step * len(rows))
        spare = (room - _SIGN - sum(ends)) / max(1, len(ends) - 1)
        for index, (cells, sign) in enumerate(rows):
            x, y = float(_SIGN), step * index
            canvas.place(self.sign(sign, 17), (18, y + step / 2))
            if index:
                canvas.line([(_SIGN, y), (room, y)], self.colours.paper_shade, 2)
            for cell, width in zip(cells, ends, strict=True):
                text.write(canvas, cell, (x, y + step / 2), SIZE, self.colours.ink, "sans", "left")
                x += width + spare
        return canvas.image

    def write(self, canvas: Canvas, lines: Sequence[str], at: Point, align: text.Align = "left") -> float:
        """Write lines below each other, the first one's top at `at`. Returns the end of the last."""
        x, y = at
        for line in lines:
            text.write(canvas, line, (x, y + _LINE / 2), SIZE, self.colours.ink, "sans", align)
            y += _LINE
        return y


def _left(heights: Sequence[int]) -> int:
    """How many panels go to the left column, so that the picture is as low as it can be."""
    return min(range(1, len(heights)), key=lambda left: max(sum(heights[:left]), sum(heights[left:])))


def panels(source: str) -> Iterator[Panel]:
    """Reads panels: `## ` opens one, each other line is a line of it with ` @` and the name of its sign.

    A heading may have ` @` and the name of its figure.
    """
    for part in source.removeprefix("## ").split("\n## "):
        heading, *lines = part.splitlines()
        named, _, figure = heading.partition(" @")
        words = (line.rpartition(" @") for line in lines)
        yield Panel(named, tuple((said, sign) for said, _, sign in words), figure)
