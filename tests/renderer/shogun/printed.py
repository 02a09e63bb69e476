"""Words on Shogun's map that no text is written for: the names of the land, and the numbers on armies."""

from collections.abc import Sequence

import pytest

from renderer.canvas import Canvas
from renderer.shogun import ink, pieces
from renderer.shogun.army import paint_armies
from renderer.shogun.changes import Changes
from renderer.shogun.chart import WHOLE, Site, chart
from renderer.shogun.land import Land, Owners, Tints
from renderer.theme import Theme
from rules.shogun.state import Public
from tests.renderer.overlaps import Watch


def note_words(watch: Watch, patch: pytest.MonkeyPatch) -> None:
    """Note names when the ground is laid and when they are written again, and the numbers on armies."""
    composition, write_name = Land.composition, ink.write_name

    def noted_composition(land: Land, owners: Owners, tints: Tints) -> Canvas:
        canvas = composition(land, owners, tints)
        if land.window == WHOLE:
            for name in owners:
                mask, corner = ink._name_mask(name, 0, 1)
                watch.note(canvas, mask, _rounded(corner), "/".join(chart().sites[name].label_lines))
        return canvas

    def noted_name(canvas: Canvas, place: Site, *colours: tuple[int, int, int]) -> None:
        with watch.writing("/".join(place.label_lines)):
            write_name(canvas, place, *colours)

    def noted_armies(canvas: Canvas, public: Public, colours: Theme, changed: Changes | None = None) -> None:
        paint_armies(canvas, public, colours, changed)
        for name, province in public.provinces.items():
            if province.owner is not None and canvas.scale == 1:
                figures, (x, y) = pieces.army_figures(province.armies), chart().sites[name].army
                corner = round(x - figures.width / 2), round(y - figures.height / 2)
                watch.note(canvas, figures, corner, f"{province.armies} in {name}")

    patch.setattr(Land, "composition", noted_composition)
    patch.setattr(ink, "write_name", noted_name)
    patch.setattr("renderer.shogun.board.paint_armies", noted_armies)


def _rounded(corner: Sequence[float]) -> tuple[int, int]:
    return round(corner[0]), round(corner[1])
