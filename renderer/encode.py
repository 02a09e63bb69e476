"""From a drawn image to the bytes that are sent (docs/decisions/0005-picture-format.md)."""

import io
from dataclasses import dataclass
from typing import Literal, TypeAlias

from PIL import Image

Extension: TypeAlias = Literal["png", "webp"]

_COMPRESSION = 5
"""zlib level: 6 saves one part in twenty and takes half as long again, 4 is too large."""


@dataclass(frozen=True)
class Rendered:
    """A picture, ready to be sent. `size` is its width and height in pixels."""

    data: bytes
    extension: Extension
    size: tuple[int, int]


def encode(image: Image.Image, palette: Image.Image) -> Rendered:
    """A PNG in the colours of a palette (an image of mode P), without dithering."""
    buffer = io.BytesIO()
    reduced(image, palette).save(buffer, "PNG", compress_level=_COMPRESSION)
    return Rendered(buffer.getvalue(), "png", image.size)


def reduced(image: Image.Image, palette: Image.Image) -> Image.Image:
    """The image in the nearest colours of a palette (mode P)."""
    return image.quantize(palette=palette, dither=Image.Dither.NONE)
