"""Close-ups: a few provinces and their neighbours, at twice the size."""

from collections.abc import Iterator, Sequence

from renderer.canvas import Canvas, Window
from renderer.geometry import Box, around, grown
from renderer.shogun import ink, pieces
from renderer.shogun.chart import SIZE, chart
from renderer.shogun.land import Land
from rules.shogun.content import ProvinceName, Side, board

SCALE = 2
_MARGIN = 18.0
_PALE = 0.35
"""Share of paper in the colours of the surrounding land."""


def window_around(focus: Sequence[ProvinceName], side: Side, seats: int) -> Window:
    """Returns a window on all land of these provinces, and on armies and names of their neighbours."""
    lefts, tops, rights, bottoms = zip(*_boxes(focus, side, seats), strict=True)
    left, top, right, bottom = grown((min(lefts), min(tops), max(rights), max(bottoms)), _MARGIN)
    box = max(0, round(left)), max(0, round(top)), min(SIZE[0], round(right)), min(SIZE[1], round(bottom))
    return Window(box, SCALE)


def paint_paler(canvas: Canvas, ground: Land, focus: Sequence[ProvinceName]) -> None:
    """Make the land around a close-up's provinces paler."""
    for name in ground.provinces() if focus else ():
        if name not in focus:
            canvas.stamp(*ground.mask(name, "land"), ground.colours.paper, _PALE)


def _boxes(focus: Sequence[ProvinceName], side: Side, seats: int) -> Iterator[Box]:
    neighbours = board(side, seats).neighbours
    for name in focus:
        yield chart().sites[name].box
        for other in neighbours.get(name, ()):
            yield ink.label_box(chart().sites[other])
            yield around(chart().sites[other].army, pieces.ARMY_RADIUS)
