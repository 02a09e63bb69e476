"""Picture of a whole game's rules on one page: panels of short lines, each with a sign, in two columns.

A title's subclass has the signs. At 390 pixels of width, a phone's, no letter is smaller than 9 pixels.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from PIL import Image

from renderer import text
from renderer.canvas import Canvas
from renderer.theme import Theme, mix

WIDTH = 1170
"""Three times the width of a phone."""
SIZE, HEADING = 29, 34
"""Font sizes of lines and headings, in pixels: 9.6 and 11.3 on a phone."""

_EDGE, _GAP, _PADDING = 14, 12, 14
_COLUMN = (WIDTH - 2 * _EDGE - _GAP) // 2
_SIGN = 46
_LINE, _TITLE, _AFTER = 34, 42, 9


@dataclass(frozen=True)
class Panel:
    """A heading, and lines with the names of their signs."""

    heading: str
    lines: tuple[tuple[str, str], ...]


@dataclass(frozen=True)
class Summary:
    """A request to draw the panels, the first ones in the left column."""

    panels: tuple[Panel, ...]

    @property
    def colours(self) -> Theme:
        """The title's usual theme."""
        raise NotImplementedError

    def sign(self, name: str, size: int) -> Image.Image:
        """A sprite of the title's renderer; `size` is half its width in pixels."""
        raise NotImplementedError

    def paint(self) -> Image.Image:
        """Returns the picture, 1170 pixels wide; its height depends on the panels."""
        heights = [_height(panel) for panel in self.panels]
        left = _left(heights)
        columns = self.panels[:left], self.panels[left:]
        tall = max(sum(heights[:left]) + _GAP * left, sum(heights[left:]) + _GAP * (len(heights) - left))
        ground = mix(self.colours.wood, self.colours.ink, 0.4)
        canvas = Canvas.blank((WIDTH, 2 * _EDGE + tall - _GAP), ground)
        for index, panels in enumerate(columns):
            y = _EDGE
            for panel in panels:
                self._paint(canvas, panel, _EDGE + index * (_COLUMN + _GAP), y)
                y += _height(panel) + _GAP
        return canvas.image

    def _paint(self, canvas: Canvas, panel: Panel, x: float, y: float) -> None:
        colours = self.colours
        canvas.box((x, y, x + _COLUMN, y + _height(panel)), colours.paper, colours.ink, 3, 10)
        y += _PADDING
        for line in text.wrapped(panel.heading, "title", HEADING, _COLUMN - 2 * _PADDING):
            text.write(
                canvas, line, (x + _PADDING, y + _TITLE / 2), HEADING, colours.crimson, "title", "left"
            )
            y += _TITLE
        for words, sign in panel.lines:
            lines = _wrapped(words)
            canvas.place(self.sign(sign, 17), (x + _PADDING + 18, y + _LINE / 2))
            for line in lines:
                at = x + _PADDING + _SIGN, y + _LINE / 2
                text.write(canvas, line, at, SIZE, colours.ink, "sans", "left")
                y += _LINE
            y += _AFTER


def _wrapped(words: str) -> Sequence[str]:
    return text.wrapped(words, "sans", SIZE, _COLUMN - 2 * _PADDING - _SIGN)


def _height(panel: Panel) -> int:
    headings = len(text.wrapped(panel.heading, "title", HEADING, _COLUMN - 2 * _PADDING))
    lines = sum(len(_wrapped(words)) * _LINE + _AFTER for words, _ in panel.lines)
    return 2 * _PADDING + headings * _TITLE + lines


def _left(heights: Sequence[int]) -> int:
    """How many panels go to the left column, so that the picture is as low as it can be."""
    return min(range(1, len(heights)), key=lambda left: max(sum(heights[:left]), sum(heights[left:])))


def panels(source: str) -> Iterator[Panel]:
    """Reads panels: `## ` opens one, each other line is a line of it with ` @` and the name of its sign."""
    heading, lines = "", list[tuple[str, str]]()
    for line in source.splitlines():
        if line.startswith("## "):
            if heading:
                yield Panel(heading, tuple(lines))
            heading, lines = line.removeprefix("## "), []
        else:
            words, _, sign = line.rpartition(" @")
            lines.append((words, sign))
    yield Panel(heading, tuple(lines))
