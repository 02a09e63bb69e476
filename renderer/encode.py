"""Encodes a drawn image as the file to be sent (docs/decisions/0005-picture-format.md)."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from PIL import Image

from renderer.png import png

Extension: TypeAlias = Literal["png", "webp"]


@dataclass(frozen=True)
class Rendered:
    """An encoded picture. `size` is its width and height in pixels."""

    data: bytes
    extension: Extension
    size: tuple[int, int]


def encode(image: Image.Image, palette: Image.Image) -> Rendered:
    """Returns a PNG in the colours of a palette (an image of mode P), without dithering."""
    return Rendered(png(image if image.mode == "P" else reduced(image, palette)), "png", image.size)


def reduced(image: Image.Image, palette: Image.Image) -> Image.Image:
    """Returns the image quantized to the nearest colours of a palette (mode P), without dithering."""
    return image.quantize(palette=palette, dither=Image.Dither.NONE)
