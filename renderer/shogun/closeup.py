"""Close-ups: a few provinces and their neighbours, at twice the size."""

from collections.abc import Iterable, Iterator, Sequence

from renderer.canvas import Canvas, Window
from renderer.geometry import Box, around, grown
from renderer.shogun import ink, pieces
from renderer.shogun.chart import SIZE, chart
from renderer.shogun.land import Land
from renderer.shogun.portrait import WIDTH
from rules.shogun.content import ProvinceName, Side, board

SCALE = 2
_MARGIN = 18.0
_PALE = 0.35
"""Share of paper in the colours of the surrounding land."""


def window_around(focus: Sequence[ProvinceName], side: Side, seats: int) -> Window:
    """Returns a window on all land of these provinces, and on armies and names of their neighbours.

    Neighbours are left out as far as the window would be wider than the board for phones, whose names would
    be larger.
    """
    own = _around(chart().sites[name].box for name in focus)
    left, top, right, bottom = _around((grown(own, -_MARGIN), *_boxes_of_neighbours(focus, side, seats)))
    beyond = own[0] - left, right - own[2]
    share = min(1.0, max(0.0, WIDTH - (own[2] - own[0])) / (sum(beyond) or 1.0))
    left, right = own[0] - beyond[0] * share, own[2] + beyond[1] * share
    box = max(0, round(left)), max(0, round(top)), min(SIZE[0], round(right)), min(SIZE[1], round(bottom))
    return Window(box, SCALE)


def paint_paler(canvas: Canvas, ground: Land, focus: Sequence[ProvinceName]) -> None:
    """Make the land around a close-up's provinces paler."""
    for name in ground.provinces() if focus else ():
        if name not in focus:
            canvas.stamp(*ground.mask(name, "land"), ground.colours.paper, _PALE)


def _around(boxes: Iterable[Box]) -> Box:
    """Returns a box around others, with a margin."""
    lefts, tops, rights, bottoms = zip(*boxes, strict=True)
    return grown((min(lefts), min(tops), max(rights), max(bottoms)), _MARGIN)


def _boxes_of_neighbours(focus: Sequence[ProvinceName], side: Side, seats: int) -> Iterator[Box]:
    neighbours = board(side, seats).neighbours
    for other in dict.fromkeys(other for name in focus for other in neighbours.get(name, ())):
        yield ink.label_box(chart().sites[other])
        yield around(chart().sites[other].army, pieces.ARMY_RADIUS)
