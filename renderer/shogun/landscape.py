"""Paints the static parts of a board: sea, coasts, provinces, borders, names, sea routes; and the masks.

It takes seconds: `python -m scripts.make_lands` stores the results as files (renderer/shogun/atlas.py).
"""

from collections.abc import Mapping

from PIL import Image

from renderer.canvas import Canvas, Window
from renderer.encode import reduced
from renderer.quantize import palette
from renderer.shogun import ink, terrain
from renderer.shogun.chart import chart
from renderer.shogun.masks import Parts, land_mask, parts
from renderer.shogun.palette import theme
from renderer.theme import ThemeName
from rules.shogun.content import Side, board


def paint_land(side: Side, three: bool, name: ThemeName, window: Window) -> Image.Image:
    """Returns the land of a side, for three players or more, in palette colours (mode P)."""
    facts, colours = board(side, 3 if three else 4), theme(name, side)
    canvas = Canvas.window_on(window, colours.background)
    terrain.paint_ground(canvas, facts, colours)
    lines, names = _inks(side, window)
    canvas.stamp(_at_sea(names, window), (0, 0), colours.paper)
    canvas.stamp(lines, (0, 0), colours.ink)
    terrain.paint_routes(canvas, facts, colours)
    terrain.paint_spaces(canvas, facts, colours)
    return reduced(canvas.image, palette(colours))


def paint_masks(side: Side, window: Window) -> Mapping[str, Parts]:
    """Returns the masks of the provinces, which are the same in all themes."""
    lines, names = _inks(side, window)
    found = {name: parts(site, window, lines, names) for name, site in chart().sites.items()}
    return {name: masks for name, masks in found.items() if masks is not None}


def _inks(side: Side, window: Window) -> tuple[Image.Image, Image.Image]:
    """Returns the masks of all ink, and of the names in bold."""
    lines, names = Canvas.mask(window), Canvas.mask(window)
    ink.draw_borders(lines, board(side, 4))
    ink.draw_names(lines)
    ink.draw_names(names, stroke=3)
    return lines.image, names.image


def _at_sea(mask: Image.Image, window: Window) -> Image.Image:
    """Returns the part of a mask outside all provinces: where a name needs a light ground."""
    sea = mask.copy()
    for site in chart().sites.values():
        if found := land_mask(site, window):
            land_part, corner = found
            sea.paste(0, corner, land_part)
    return sea
