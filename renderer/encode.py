"""Encodes a drawn image as the file to be sent (docs/decisions/0005-picture-format.md)."""

import io
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Literal, NamedTuple, TypeAlias

from PIL import Image

from renderer.png import png

Extension: TypeAlias = Literal["png", "gif"]


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
    """Returns a GIF that plays once. All frames have the same size and palette."""
    shown, file = _timed(frames), io.BytesIO()
    first = next(shown)
    first.save(file, "GIF", save_all=True, append_images=shown, optimize=False, disposal=1)
    return Rendered(file.getvalue(), "gif", first.size)


def _timed(frames: Iterable[Frame]) -> Iterator[Image.Image]:
    """Yields one image at a time that says itself how long it is shown: together they fill a process."""
    for image, milliseconds in frames:
        image.info["duration"] = milliseconds
        yield image


def reduced(image: Image.Image, palette: Image.Image) -> Image.Image:
    """Returns the image quantized to the nearest colours of a palette (mode P), without dithering."""
    return image.quantize(palette=palette, dither=Image.Dither.NONE)
