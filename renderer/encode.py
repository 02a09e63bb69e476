"""From a drawn image to the bytes that are sent (docs/decisions/0005-picture-format.md)."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from PIL import Image

from renderer.png import png

Extension: TypeAlias = Literal["png", "webp"]


@dataclass(frozen=True)
class Rendered:
    """A picture, ready to be sent. `size` is its width and height in pixels."""

    data: bytes
    extension: Extension
    size: tuple[int, int]


def encode(image: Image.Image, palette: Image.Image) -> Rendered:
    """A PNG in the colours of a palette (an image of mode P), without dithering."""
    return Rendered(png(image if image.mode == "P" else reduced(image, palette)), "png", image.size)


def reduced(image: Image.Image, palette: Image.Image) -> Image.Image:
    """The image in the nearest colours of a palette (mode P)."""
    return image.quantize(palette=palette, dither=Image.Dither.NONE)
