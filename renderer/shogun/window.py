"""The part of the board on a planning sheet: its marches, and most of a player's provinces."""

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import NamedTuple, TypeAlias

from renderer.canvas import Window
from renderer.geometry import Box, around, bounds, within
from renderer.shogun import ink, pieces
from renderer.shogun.chart import SIZE as BOARD
from renderer.shogun.chart import chart
from renderer.shogun.portrait import WIDTH
from rules.shogun.content import ProvinceName

MAP_HEIGHT = 580
"""Pixels, where there is room."""
_MAP_BEGIN, _MAP_END = 60, 1000
"""The rows of the board between which the map lies."""
_STEP = 20
"""Pixels between the parts of the map that are compared."""


Way: TypeAlias = tuple[ProvinceName, ProvinceName]
"""Source and target of a march."""


@lru_cache(maxsize=256)
def window_on(
    owned: tuple[ProvinceName, ...],
    near: tuple[ProvinceName, ...],
    marches: tuple[Way, ...] = (),
    height: int = MAP_HEIGHT,
) -> Window:
    """Returns the part of the board that shows most: whole marches, the first one above all, and provinces.

    Of parts that show as many whole marches, it is the one with most provinces of marches, then of `owned`,
    then of `near`; of several, the one that is centred best on what is owned.
    """
    marched = frozenset(name for march in marches for name in march)
    armies = {name: chart().sites[name].army for name in owned}

    def worth(shown: frozenset[ProvinceName]) -> tuple[int, ...]:
        whole = [shown.issuperset(march) for march in marches]
        return (
            sum(whole[:1]),
            sum(whole),
            *(len(shown & kind) for kind in (marched, frozenset(owned), frozenset(near))),
        )

    def distance(view: _View) -> float:
        x, y = (view.box[0] + view.box[2]) / 2, (view.box[1] + view.box[3]) / 2
        return sum(abs(at[0] - x) + abs(at[1] - y) for name, at in armies.items() if name in view.shown)

    views = _views(height)
    fitness = {shown: worth(shown) for shown in {view.shown for view in views}}
    most = max(fitness.values())
    return Window(min((view for view in views if fitness[view.shown] == most), key=distance).box)


class _View(NamedTuple):
    """A possible part of the board, and the provinces that it shows."""

    box: tuple[int, int, int, int]
    shown: frozenset[ProvinceName]


@lru_cache(maxsize=16)
def _views(height: int) -> Sequence[_View]:
    """Returns all parts of the board that a map of this height may show; equal sets are one object."""
    known: dict[frozenset[ProvinceName], frozenset[ProvinceName]] = {}
    lefts = range(0, BOARD[0] - WIDTH + 1, _STEP)
    tops = range(_MAP_BEGIN, _MAP_END - height + 1, _STEP)
    boxes = [(left, top, left + WIDTH, top + height) for left in lefts for top in tops]
    shown = (frozenset(name for name in chart().sites if shows(box, name)) for box in boxes)
    return [_View(box, known.setdefault(names, names)) for box, names in zip(boxes, shown, strict=True)]


def shows(box: Box, name: ProvinceName) -> bool:
    """Whether army and name of a province are within a part of the board, with a little room around."""
    return within(box, _room(name))


@cache
def _room(name: ProvinceName) -> Box:
    """The box around army and name of a province."""
    site = chart().sites[name]
    army, label = around(site.army, pieces.ARMY_RADIUS + 4), ink.label_box(site)
    return bounds([army[:2], army[2:], label[:2], label[2:]])
