"""The board without pieces, or a part of it, with provinces in their owners' colours, and tinted.

Land and masks are read from files; each look of a province is painted once and cached.
"""

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from types import MappingProxyType
from typing import NamedTuple, TypeAlias

from PIL import Image

from renderer.cache import ByteCache, cached_images, image_bytes, packed_images, serial
from renderer.canvas import Canvas, Colour, Pixels, Window
from renderer.composition import SHARP, Composition, Ground, requantized
from renderer.encode import reduced
from renderer.quantize import palette
from renderer.shogun import atlas
from renderer.shogun.chart import WHOLE, chart
from renderer.shogun.masks import Mask
from renderer.shogun.palette import theme
from renderer.theme import PALE_SHARE, Theme, ThemeName
from rules.core.model import Seat
from rules.shogun.content import ProvinceName, Side

Owners: TypeAlias = Mapping[ProvinceName, Seat | None]
"""The owner of each province."""

Tint: TypeAlias = tuple[atlas.Kind, Colour, float]
"""A mask of a province, a colour, and its opacity."""
Tints: TypeAlias = Mapping[ProvinceName, Sequence[Tint]]
"""What lies on provinces, in their owners' colours, the lowest first."""


class _Look(NamedTuple):
    """What a province looks like apart from its pieces."""

    owner: Seat | None
    tints: tuple[Tint, ...] = ()


_BARE = _Look(None)
_PLAIN: Tints = MappingProxyType({})


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

    def provinces(self) -> Sequence[ProvinceName]:
        """The provinces that are at least partly in the window."""
        return [name for name, _ in _boxes(self)]

    def mask(self, province: ProvinceName, kind: atlas.Kind) -> Mask:
        """Returns a mask of a province, and its top left corner in pixels, possibly outside the window."""
        image, (left, top) = atlas.mask(self.side, self.window.scale, province, kind)
        return image, (left - self._origin[0], top - self._origin[1])

    def composition(self, owners: Owners, tints: Tints = _PLAIN) -> Composition:
        """Returns a canvas with the owners' colours along the borders, for the whole board."""
        return Composition(self._ground(self._looks(owners, tints)), self.window)

    def excerpt(self, owners: Owners, tints: Tints = _PLAIN) -> Composition:
        """The same for a part of the board, whose ground is not kept."""
        looks = self._looks(owners, tints)
        return Composition(_Coloured(self, looks, self._image(looks)), self.window)

    def canvas(self, owners: Owners, tints: Tints = _PLAIN) -> Canvas:
        """The same as a plain canvas, for a picture that shares little with others."""
        return Canvas(self._image(self._looks(owners, tints)).convert("RGB"), self.window)

    def _image(self, looks: Mapping[ProvinceName, "_Look"]) -> Image.Image:
        """Returns the part of the board in palette colours (mode P)."""
        (left, top), (width, height) = self._origin, self.window.size
        image = _cut(self, (left, top, left + width, top + height))
        for name, look in looks.items():
            if look != _BARE:
                image.paste(self.piece(name, look), self.mask(name, "land")[1], self.stencil(name))
        return image

    def _looks(self, owners: Owners, tints: Tints) -> Mapping[ProvinceName, "_Look"]:
        return {name: _Look(owners.get(name), tuple(tints.get(name, ()))) for name in self.provinces()}

    def _ground(self, looks: Mapping[ProvinceName, _Look]) -> "_Coloured":
        """Returns the ground with all provinces, made from the most similar one that is kept."""
        kept = [ground for ground in _grounds.values() if ground.land == self]
        nearest = min(kept, key=lambda ground: len(ground.changes(looks)), default=None) or _bare(self)
        if not nearest.changes(looks):
            return nearest
        ground = nearest.changed(looks)
        _grounds.put(serial(ground.image), ground, image_bytes(ground.image))
        return ground

    def pale(self) -> Sequence[Tint]:
        """Returns the tint of a province that does not matter."""
        return (("land", self.colours.grey, PALE_SHARE),)

    def band(self, owner: Seat | None) -> Sequence[Tint]:
        """Returns the tint of the owner's colour along the border, if there is an owner."""
        return () if owner is None else (("band", self.colours.seat_colours[owner], 1),)

    def piece(self, province: ProvinceName, look: _Look) -> Image.Image:
        """Returns a province in palette colours (mode P)."""
        return _painted(self._whole, province, look)

    def stencil(self, province: ProvinceName) -> Image.Image:
        """Returns a province's land mask without soft edges; no two overlap."""
        return _stencil(self.side, self.window.scale, province)

    @property
    def _whole(self) -> "Land":
        """The whole board at this scale, whose provinces all windows share."""
        return _whole(self.side, self.three, self.name, self.window.scale)

    @property
    def _origin(self) -> tuple[int, int]:
        """The position of the window on the whole board, in pixels."""
        left, top, _, _ = self.window.box
        return round(left * self.window.scale), round(top * self.window.scale)


def land(side: Side, seats: int, name: ThemeName, window: Window = WHOLE) -> Land:
    """Returns the land of one side of the board for a number of players, or a part of it."""
    return Land(side, seats == 3, name, window)


@cache
def _whole(side: Side, three: bool, name: ThemeName, scale: int) -> Land:
    return Land(side, three, name, Window(WHOLE.box, scale))


class _Coloured(Ground):
    """A ground with provinces in their owners' colours."""

    def __init__(self, land: Land, looks: Mapping[ProvinceName, _Look], image: Image.Image) -> None:
        super().__init__(image, land.colours, land._origin)
        self.land = land
        self.looks = looks

    def beneath(self, box: Pixels) -> Hashable:
        whole = self.land._whole
        return whole, *(self.looks[name] for name in _touching(whole, box))

    def changes(self, looks: Mapping[ProvinceName, _Look]) -> list[ProvinceName]:
        """Returns the provinces that look different now."""
        return [name for name, look in looks.items() if self.looks[name] != look]

    def changed(self, looks: Mapping[ProvinceName, _Look]) -> "_Coloured":
        """Returns the ground with other looks."""
        image = self.image.copy()
        for name in self.changes(looks):
            corner, stencil = self.land.mask(name, "land")[1], self.land.stencil(name)
            image.paste(self.land.piece(name, looks[name]), corner, stencil)
        return _Coloured(self.land, looks, image)


_grounds: ByteCache[_Coloured] = ByteCache(8 * 2**20)


@lru_cache(maxsize=4096)
def _touching(land: Land, box: Pixels) -> Sequence[ProvinceName]:
    """Returns the provinces that have land in a box of pixels."""
    left, top, right, bottom = box
    found = []
    for name, (x, y, end_x, end_y) in _boxes(land):
        if x < right and end_x > left and y < bottom and end_y > top:
            stencil = land.stencil(name)
            if stencil.crop((left - x, top - y, right - x, bottom - y)).getbbox():
                found.append(name)
    return tuple(found)


@lru_cache(maxsize=256)
def _boxes(land: Land) -> Sequence[tuple[ProvinceName, Pixels]]:
    """Returns the provinces at least partly in the window, with the boxes around them."""
    (x, y), (width, height) = land._origin, land.window.size
    found = []
    for name in chart().sites:
        left, top, right, bottom = atlas.bounds(land.side, land.window.scale, name)
        if left < x + width and right > x and top < y + height and bottom > y:
            found.append((name, (left - x, top - y, right - x, bottom - y)))
    return tuple(found)


def _bare(land: Land) -> _Coloured:
    """Returns the land without owners."""
    looks = dict.fromkeys(land.provinces(), _BARE)
    return _Coloured(land, looks, _printed(land))


@cached_images
def _printed(land: Land) -> Image.Image:
    """Returns the whole board in palette colours (mode P)."""
    return _unpacked(land, (0, 0, *land.window.size))


def _cut(land: Land, box: Pixels) -> Image.Image:
    """Returns a part of the whole board in palette colours (mode P)."""
    return _printed(land._whole).crop(box) if land.window.scale == 1 else _unpacked(land, box)


def _unpacked(land: Land, box: Pixels) -> Image.Image:
    indices = atlas.land_pixels(land.side, land.three, land.name, land.window.scale, box)
    image = Image.frombytes("P", indices.size, indices.tobytes())
    image.putpalette(palette(land.colours).getpalette() or [])
    return requantized(image, land.colours)


@cached_images
def _stencil(side: Side, scale: int, province: ProvinceName) -> Image.Image:
    return atlas.mask(side, scale, province, "land")[0].point(SHARP, "1")


@packed_images
def _painted(whole: Land, province: ProvinceName, look: _Look) -> Image.Image:
    image = _cut(whole, atlas.bounds(whole.side, whole.window.scale, province))
    if look == _BARE:
        return image
    colours, piece = whole.colours, Canvas(image.convert("RGB"))
    rim: Sequence[Tint] = () if look.owner is None else (("rim", colours.paper, 1),)
    for kind, colour, opacity in (*rim, *whole.band(look.owner), *look.tints):
        piece.stamp(whole.mask(province, kind)[0], (0, 0), colour, opacity)
    return requantized(reduced(piece.image, palette(colours)), colours)
