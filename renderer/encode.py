"""Encodes a drawn image as the file to be sent (docs/decisions/0005-picture-format.md)."""

import io
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any, Literal, NamedTuple, TypeAlias

from PIL import Image, ImageChops
from PIL.GifImagePlugin import getdata, getheader

from renderer.png import png

Extension: TypeAlias = Literal["png", "gif"]

_STAYS = 1
"""GIF's disposal method "do not dispose": the next frame is painted over it."""
_TRAILER = b";"
"""The last byte of a GIF."""


@dataclass(frozen=True)
class Rendered:
    """An encoded picture. `size` is its width and height in pixels."""

    data: bytes
    extension: Extension
    size: tuple[int, int]


def encode(image: Image.Image, palette: Image.Image) -> Rendered:
    """Returns a PNG in the colours of a palette (an image of mode P), without dithering."""
    return Rendered(png(image if image.mode == "P" else reduced(image, palette)), "png", image.size)


class Frame(NamedTuple):
    """A picture of an animation (mode P), and the milliseconds for which it is shown: a multiple of 10."""

    image: Image.Image
    milliseconds: int


def encode_animation(frames: Iterable[Frame]) -> Rendered:
    """Returns a GIF that plays once. All frames have the same size and palette.

    Each is written as it comes: `Image.save` would keep all of them until the last one, up to 30 MB.
    """
    file, size = io.BytesIO(), (0, 0)
    for change, corner, milliseconds in _changes(frames):
        timed: dict[str, Any] = {"duration": milliseconds, "disposal": _STAYS}
        if not file.tell():
            size = change.size
            file.writelines(getheader(change, info=timed)[0])
        file.writelines(getdata(change, corner, **timed))
    file.write(_TRAILER)
    return Rendered(file.getvalue(), "gif", size)


def _changes(frames: Iterable[Frame]) -> Iterator[tuple[Image.Image, tuple[int, int], int]]:
    """Yields the first frame, and the part of each other one that differs from the one before it.

    With each comes its corner on the first one, and the milliseconds until something changes.
    """
    shown: Image.Image | None = None
    part, corner, milliseconds = Image.new("P", (1, 1)), (0, 0), 0
    for image, duration in frames:
        box = ImageChops.subtract_modulo(image, shown).getbbox() if shown else (0, 0, *image.size)
        if box:
            if shown:
                yield part, corner, milliseconds
            part, corner, milliseconds = image.crop(box), box[:2], 0
        shown, milliseconds = image, milliseconds + duration
    yield part, corner, milliseconds


def reduced(image: Image.Image, palette: Image.Image) -> Image.Image:
    """Returns the image quantized to the nearest colours of a palette (mode P), without dithering.

    It shares the palette's Python object, which takes 2 KB: thousands of small images are cached.
    """
    image = image.quantize(palette=palette, dither=Image.Dither.NONE)
    image.palette = palette.palette
    return image
