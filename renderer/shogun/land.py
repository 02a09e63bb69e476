"""What seldom changes on a board: sea, coasts, provinces, borders, names, sea routes, owners.

Painted once per side, provinces out of play, theme and window, and kept in the colours of the theme's
palette, which take a quarter of the memory. So is each province with each owner's colour, once it has been
wanted: a board is put together of them.
"""

from collections.abc import Container, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import TypeAlias

from PIL import Image

from renderer.canvas import Canvas, Window
from renderer.composition import Composition, Ground
from renderer.encode import reduced
from renderer.quantize import palette
from renderer.shogun import ink, terrain
from renderer.shogun.chart import WHOLE, chart
from renderer.shogun.masks import Parts, land_mask, parts
from renderer.shogun.palette import UNUSED, theme
from renderer.theme import Theme, ThemeName
from rules.core.model import Seat
from rules.shogun.content import Side, board

Owners: TypeAlias = Mapping[str, Seat | None]
"""Who owns each province."""

_PALE = 0.55
"""How much of a province's colours is lost where it does not matter."""
_WHOLE_LANDS, _CUT_LANDS = 8, 3
"""Lands kept painted: whole ones for every side, table of three and theme, and a few enlarged cut-outs."""


@dataclass(frozen=True)
class Land:
    """The painted board without pieces, in palette colours (mode P), and the masks of its provinces."""

    image: Image.Image
    parts: Mapping[str, Parts]
    """Of those provinces that the window shows."""
    colours: Theme
    window: Window
    ground: Ground
    _stencils: dict[str, Image.Image] = field(default_factory=dict)
    _pieces: dict[tuple[str, Seat | None, bool], Image.Image] = field(default_factory=dict)

    def owned(self, owners: Owners, pale: Container[str] = ()) -> Canvas:
        """A new canvas with each owner's colour along the borders of their provinces; some of them pale."""
        ground = self.image.copy()
        for name, found in self.parts.items():
            owner, is_pale = owners.get(name), name in pale
            if owner is not None or is_pale:
                ground.paste(self._piece(name, owner, is_pale), found.land[1], self._stencil(name))
        return Canvas(ground.convert("RGB"), self.window)

    def composition(self, owners: Owners) -> Composition:
        """A composition on the land, with each owner's colour along the borders of their provinces."""
        canvas = Composition(self.ground, self.window)
        for name, found in self.parts.items():
            owner = owners.get(name)
            if owner is not None:
                canvas.lay(self._piece(name, owner, False), found.land[1], self._stencil(name))
        return canvas

    def plain(self) -> Canvas:
        """A new canvas with the land alone."""
        return Canvas(self.image.convert("RGB"), self.window)

    def _piece(self, name: str, owner: Seat | None, pale: bool) -> Image.Image:
        """A province with its owner's colour (mode P)."""
        key = name, owner, pale
        if key not in self._pieces:
            self._pieces[key] = self._painted(*key)
        return self._pieces[key]

    def _stencil(self, name: str) -> Image.Image:
        """Where a province's land lets anything through at all: palette colours cannot be mixed."""
        if name not in self._stencils:
            self._stencils[name] = self.parts[name].land[0].point(_SHARP)
        return self._stencils[name]

    def _painted(self, name: str, owner: Seat | None, pale: bool) -> Image.Image:
        parts = self.parts[name]
        mask, (left, top) = parts.land
        piece = Canvas(self.image.crop((left, top, left + mask.width, top + mask.height)).convert("RGB"))
        if owner is not None:
            piece.stamp(parts.rim[0], (0, 0), self.colours.paper)
            piece.stamp(parts.band[0], (0, 0), self.colours.seat_colours[owner])
        if pale:
            piece.stamp(mask, (0, 0), self.colours.areas[UNUSED], _PALE)
        return reduced(piece.image, palette(self.colours))


_SHARP = [0] + [255] * 255


def land(side: Side, seats: int, name: ThemeName, window: Window = WHOLE) -> Land:
    """The land of one side of the board for a number of players, or a part of it."""
    paint = _whole_land if window == WHOLE else _cut_land
    return paint(side, seats == 3, name, window)


@lru_cache(maxsize=_WHOLE_LANDS)
def _whole_land(side: Side, three: bool, theme_name: ThemeName, window: Window) -> Land:
    return _painted(side, three, theme_name, window)


@lru_cache(maxsize=_CUT_LANDS)
def _cut_land(side: Side, three: bool, theme_name: ThemeName, window: Window) -> Land:
    return _painted(side, three, theme_name, window)


def _painted(side: Side, three: bool, theme_name: ThemeName, window: Window) -> Land:
    facts, colours = board(side, 3 if three else 4), theme(theme_name, side)
    canvas = Canvas.window_on(window, colours.background)
    terrain.paint_ground(canvas, facts, colours)
    lines, names = _inks(side, window)
    canvas.stamp(_at_sea(names, window), (0, 0), colours.paper)
    canvas.stamp(lines, (0, 0), colours.ink)
    terrain.paint_routes(canvas, facts, colours)
    terrain.paint_spaces(canvas, facts, colours)
    image = reduced(canvas.image, palette(colours))
    return Land(image, _parts(side, window), colours, window, Ground.of(image, colours))


def _inks(side: Side, window: Window) -> tuple[Image.Image, Image.Image]:
    """Masks of all ink, and of the names drawn fat."""
    lines, names = Canvas.mask(window), Canvas.mask(window)
    ink.draw_borders(lines, board(side, 4))
    ink.draw_names(lines)
    ink.draw_names(names, stroke=3)
    return lines.image, names.image


@lru_cache(maxsize=len(Side) + _CUT_LANDS)
def _parts(side: Side, window: Window) -> Mapping[str, Parts]:
    """The masks of the provinces, which are the same in all themes."""
    lines, names = _inks(side, window)
    found = {name: parts(site, window, lines, names) for name, site in chart().sites.items()}
    return {name: masks for name, masks in found.items() if masks is not None}


def _at_sea(mask: Image.Image, window: Window) -> Image.Image:
    """The part of a mask that lies on no province: where a name needs a light ground."""
    sea = mask.copy()
    for site in chart().sites.values():
        if found := land_mask(site, window):
            land_part, corner = found
            sea.paste(0, corner, land_part)
    return sea
