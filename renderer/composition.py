"""A canvas that paints only where something lies on its ground, and reuses what was painted there before.

Layers are recorded, and gathered in clusters: those that overlap, in one box apart from all others. A
cluster is painted over its part of the ground and quantized; such patches are cached by their layers and
what is beneath. The result is pixel-identical to a plain canvas quantized as a whole (docs/decisions/0019).
"""

from collections.abc import Callable, Hashable, Iterable, Sequence
from functools import cache, partial
from typing import Any, NamedTuple

from PIL import Image

from renderer.cache import IMAGES, ByteCache, image_bytes, serial
from renderer.canvas import Canvas, Colour, Paint, Pixels, Window, drawn
from renderer.clusters import clusters
from renderer.encode import reduced
from renderer.geometry import Box, Point
from renderer.quantize import palette
from renderer.theme import Theme

SHARP = [0] + [255] * 255
"""Maps the levels of a mask to those of a mask without soft edges."""
_KEY_BYTES = 1000
"""About the size of a patch's key."""

_patches: ByteCache[Image.Image] = ByteCache(12 * 2**20)


class Ground:
    """The background of a picture: a `requantized` image in a theme's palette (mode P), never changed.

    `origin` is its top left corner on a larger picture, where the parts of several grounds are the same.
    """

    def __init__(self, image: Image.Image, colours: Theme, origin: tuple[int, int] = (0, 0)) -> None:
        self.image = image
        self.colours = colours
        self.origin = origin

    def beneath(self, box: Pixels) -> Hashable:
        """Returns a key for a box of the larger picture: equal only for equal pixels."""
        return serial(self.image)


class Plain(Ground):
    """A background of one colour."""

    def __init__(self, size: tuple[int, int], colour: Colour, colours: Theme) -> None:
        pixel = requantized(reduced(Image.new("RGB", (1, 1), colour), palette(colours)), colours)
        image = Image.new("P", size, pixel.getpixel((0, 0)))
        image.putpalette(pixel.getpalette() or [])
        super().__init__(image, colours)
        self._colour = colour

    def beneath(self, box: Pixels) -> Hashable:
        return self.colours, self._colour


def requantized(image: Image.Image, colours: Theme) -> Image.Image:
    """Returns an image in palette colours quantized again: a few colours become very near ones."""
    image = image.point(_requantized(colours))
    image.palette = palette(colours).palette
    return image


@cache
def _requantized(colours: Theme) -> list[int]:
    codes = Image.frombytes("P", (256, 1), bytes(range(256)))
    codes.putpalette(palette(colours).getpalette() or [])
    return list(reduced(codes.convert("RGB"), palette(colours)).tobytes())


class _Layer(NamedTuple):
    """A colour or an image on a box of pixels, through a mask if there is one."""

    box: Pixels
    ink: Colour | Image.Image
    mask: Image.Image | None = None
    opacity: float = 1

    def paint(self, image: Image.Image, x: int, y: int) -> None:
        """Paint the part that falls on an image whose top left corner is at (x, y)."""
        left, top, right, bottom = self.box
        if self.opacity < 1 and self.mask is not None and not isinstance(self.ink, Image.Image):
            Canvas(image).stamp(self.mask, (left - x, top - y), self.ink, self.opacity)
        else:
            image.paste(self.ink, (left - x, top - y, right - x, bottom - y), self.mask)


class _Part(NamedTuple):
    """Layers in a box. The key is equal for parts that look the same."""

    box: Pixels
    layers: tuple[_Layer, ...]
    key: tuple[object, ...]


class _Flat(NamedTuple):
    """A colour through a mask on a ground of one colour."""

    box: Pixels
    mask: Image.Image
    colour: Colour
    ground: Colour


class Composition(Canvas):
    """A canvas on a ground; `finished` returns the picture."""

    def __init__(self, ground: Ground, window: Window | None = None) -> None:
        super().__init__(ground.image, window)
        self._ground = ground
        self._parts: list[_Part] = []
        self._flat: list[_Flat] = []

    def stamp(self, mask: Image.Image, corner: tuple[int, int], colour: Colour, opacity: float = 1) -> None:
        self._add(_Layer(_box(corner, mask), colour, mask, opacity))

    def stamp_flat(self, mask: Image.Image, corner: tuple[int, int], colour: Colour, ground: Colour) -> None:
        self._flat.append(_Flat(_box(corner, mask), mask, colour, ground))

    def fill(self, pixels: Pixels, colour: Colour, opacity: float) -> None:
        if opacity < 1:
            super().fill(pixels, colour, opacity)
        else:
            self._add(_Layer(pixels, colour))

    def place(self, sprite: Image.Image, centre: Point) -> None:
        x, y = self.window.pixel(centre)
        corner = round(x - sprite.width / 2), round(y - sprite.height / 2)
        self._add(_Layer(_box(corner, sprite), sprite, sprite))

    def repeat(self, paint: Callable[..., None], *args: Any) -> None:
        def once() -> tuple[list[_Part], list[_Flat]]:
            alone = Composition(self._ground, self.window)
            paint(alone, *args)
            return alone._clusters(), alone._flat

        parts, flat = IMAGES.get((paint, self.window, args), once)
        self._parts += parts
        self._flat += flat

    def finished(self) -> Image.Image:
        """Returns the picture in palette colours (mode P)."""
        picture = self.image.copy()
        for part in self._clusters():
            picture.paste(self._patch(part), part.box)
        for flat in self._flat:
            patch, mask = _flat_patch(flat.mask, flat.colour, flat.ground, self._ground.colours)
            picture.paste(patch, flat.box, mask)
        return picture

    def _add(self, layer: _Layer) -> None:
        box, ink, mask, opacity = layer
        key = (
            self._placed(box),
            serial(ink) if isinstance(ink, Image.Image) else ink,
            mask and serial(mask),
            opacity,
        )
        self._parts.append(_Part(box, (layer,), key))

    def _placed(self, box: Pixels) -> Pixels:
        """Returns a box on the larger picture that the ground is a part of."""
        (x, y), (left, top, right, bottom) = self._ground.origin, box
        return left + x, top + y, right + x, bottom + y

    def _clusters(self) -> list[_Part]:
        """Returns all layers as parts whose boxes do not overlap."""
        found = clusters([part.box for part in self._parts], self.image.size)
        return [_joined(box, [self._parts[index] for index in members]) for box, members in found]

    def _ink(self, box: Box, colour: Colour, opacity: float, paint: Paint, shape: Hashable) -> None:
        mask, corner = IMAGES.get((shape, self.window), partial(drawn, box, paint, self.window))
        if mask is not None:
            self.stamp(mask, corner, colour, opacity)

    def _patch(self, part: _Part) -> Image.Image:
        """Returns a box of the picture with a part."""
        box = self._placed(part.box)
        key = part.key, box, self._ground.beneath(box)
        patch = _patches.get(key)
        if patch is None:
            painted = _painted(self._ground.image.crop(part.box), *part.box[:2], part.layers)
            patch = reduced(painted, palette(self._ground.colours))
            _patches.put(key, patch, image_bytes(patch) + _KEY_BYTES)
        return patch


def _box(corner: tuple[int, int], image: Image.Image) -> Pixels:
    left, top = corner
    return left, top, left + image.width, top + image.height


def _joined(box: Pixels, parts: Sequence[_Part]) -> _Part:
    if len(parts) == 1:
        return _Part(box, parts[0].layers, parts[0].key)
    layers = tuple(layer for part in parts for layer in part.layers)
    return _Part(box, layers, tuple(part.key for part in parts))


def _painted(ground: Image.Image, x: int, y: int, layers: Iterable[_Layer]) -> Image.Image:
    """Returns a ground whose top left corner is at (x, y) with layers (mode RGB)."""
    image = ground.convert("RGB")
    for layer in layers:
        layer.paint(image, x, y)
    return image


def _flat_patch(
    mask: Image.Image, colour: Colour, ground: Colour, theme: Theme
) -> tuple[Image.Image, Image.Image]:
    """Returns a flat in palette colours, and a mask of its pixels that are not bare ground."""

    def once() -> tuple[Image.Image, Image.Image]:
        canvas = Canvas.blank(mask.size, ground)
        canvas.stamp(mask, (0, 0), colour)
        return reduced(canvas.image, palette(theme)), mask.point(SHARP, "1")

    return IMAGES.get((serial(mask), colour, ground, theme), once)
