"""The board without pieces, or a part of it, with provinces in their owners' colours.

Land and masks are read from files; each province in an owner's colour is painted once and cached.
"""

from collections.abc import Container, Iterator, Mapping
from dataclasses import dataclass
from typing import TypeAlias

from PIL import Image

from renderer.cache import cached_images
from renderer.canvas import Canvas, Pixels, Window
from renderer.composition import Composition, Ground
from renderer.encode import reduced
from renderer.quantize import palette
from renderer.shogun import atlas
from renderer.shogun.chart import WHOLE, chart
from renderer.shogun.masks import Mask
from renderer.shogun.palette import UNUSED, theme
from renderer.theme import Theme, ThemeName
from rules.core.model import Seat
from rules.shogun.content import Side

Owners: TypeAlias = Mapping[str, Seat | None]
"""The owner of each province."""

_PALE = 0.55
"""Share of paper in the colours of a province that does not matter."""
_SHARP = [0] + [255] * 255


@dataclass(frozen=True)
class Land:
    """The painted board without pieces, or the part of it inside a window."""

    side: Side
    three: bool
    name: ThemeName
    window: Window

    @property
    def colours(self) -> Theme:
        """The theme for the side."""
        return theme(self.name, self.side)

    @property
    def ground(self) -> Ground:
        """The ground for boards."""
        return _ground(self)

    def provinces(self) -> Iterator[str]:
        """The provinces that are at least partly in the window."""
        (left, top), (width, height) = self._origin, self.window.size
        for name in chart().sites:
            box = atlas.bounds(self.side, self.window.scale, name)
            if box[0] < left + width and box[2] > left and box[1] < top + height and box[3] > top:
                yield name

    def mask(self, province: str, kind: atlas.Kind) -> Mask:
        """Returns a mask of a province, and its top left corner in pixels, possibly outside the window."""
        image, (left, top) = atlas.mask(self.side, self.window.scale, province, kind)
        return image, (left - self._origin[0], top - self._origin[1])

    def composition(self, owners: Owners, pale: Container[str] = ()) -> Composition:
        """Returns a canvas with the owners' colours along the borders; provinces in `pale` are paler."""
        canvas = Composition(self.ground, self.window)
        for name in self.provinces():
            owner, is_pale = owners.get(name), name in pale
            if owner is not None or is_pale:
                piece, corner = self._piece(name, owner, is_pale), self.mask(name, "land")[1]
                canvas.paste(piece, corner, _stencil(self.side, self.window.scale, name))
        return canvas

    def _piece(self, province: str, owner: Seat | None, pale: bool) -> Image.Image:
        """Returns a province with its owner's colour (mode P)."""
        return _painted(self.side, self.three, self.name, self.window.scale, province, owner, pale)

    @property
    def _origin(self) -> tuple[int, int]:
        """The position of the window on the whole board, in pixels."""
        left, top, _, _ = self.window.box
        return round(left * self.window.scale), round(top * self.window.scale)


def land(side: Side, seats: int, name: ThemeName, window: Window = WHOLE) -> Land:
    """Returns the land of one side of the board for a number of players, or a part of it."""
    return Land(side, seats == 3, name, window)


@cached_images
def _ground(land: Land) -> Ground:
    (left, top), (width, height) = land._origin, land.window.size
    return Ground.of(_cut(land, (left, top, left + width, top + height)), land.colours)


def _cut(land: Land, box: Pixels) -> Image.Image:
    """Returns a part of the whole board in palette colours (mode P)."""
    indices = atlas.land_pixels(land.side, land.three, land.name, land.window.scale, box)
    image = Image.frombytes("P", indices.size, indices.tobytes())
    image.putpalette(palette(land.colours).getpalette() or [])
    return image


@cached_images
def _stencil(side: Side, scale: int, province: str) -> Image.Image:
    """Returns a province's land mask as a hard mask: palette colours cannot be blended."""
    return atlas.mask(side, scale, province, "land")[0].point(_SHARP)


@cached_images
def _painted(
    side: Side, three: bool, name: ThemeName, scale: int, province: str, owner: Seat | None, pale: bool
) -> Image.Image:
    whole = Land(side, three, name, Window(WHOLE.box, scale))
    piece, colours = Canvas(_cut(whole, atlas.bounds(side, scale, province)).convert("RGB")), whole.colours
    if owner is not None:
        piece.stamp(whole.mask(province, "rim")[0], (0, 0), colours.paper)
        piece.stamp(whole.mask(province, "band")[0], (0, 0), colours.seat_colours[owner])
    if pale:
        piece.stamp(whole.mask(province, "land")[0], (0, 0), colours.areas[UNUSED], _PALE)
    return reduced(piece.image, palette(colours))
