"""The part of the board on a planning sheet: as many of a player's provinces, whole, as there is room for."""

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import NamedTuple

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


@lru_cache(maxsize=256)
def window_on(
    owned: tuple[ProvinceName, ...],
    near: tuple[ProvinceName, ...],
    marched: tuple[ProvinceName, ...] = (),
    height: int = MAP_HEIGHT,
) -> Window:
    """Returns the part of the board that shows most provinces whole: `marched`, then `owned`, then `near`.

    Of several, it is the one that is centred best on what is owned.
    """
    kinds = frozenset(marched), frozenset(owned), frozenset(near)
    armies = {name: chart().sites[name].army for name in owned}

    def distance(view: _View) -> float:
        x, y = (view.box[0] + view.box[2]) / 2, (view.box[1] + view.box[3]) / 2
        return sum(abs(at[0] - x) + abs(at[1] - y) for name, at in armies.items() if name in view.shown)

    fitness = {view: tuple(len(view.shown & kind) for kind in kinds) for view in _views(height)}
    most = max(fitness.values())
    return Window(min((view for view, shown in fitness.items() if shown == most), key=distance).box)


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
