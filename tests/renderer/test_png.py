"""The PNGs that are written show the picture, whatever was compressed before."""

import io

from PIL import Image

from renderer.cache import ByteCache
from renderer.png import png

SIZE = 301, 217


def picture(spot: tuple[int, int] | None = None) -> Image.Image:
    """Some pattern in palette colours; `spot` is a pixel of another one."""
    width, height = SIZE
    image = Image.frombytes(
        "P", SIZE, bytes((x * y // 7 + x) % 5 for y in range(height) for x in range(width))
    )
    image.putpalette([10, 20, 30, 250, 0, 0, 0, 250, 0, 0, 0, 250, 255, 255, 255])
    if spot:
        image.putpixel(spot, 4)
    return image


def opened(data: bytes) -> Image.Image:
    image = Image.open(io.BytesIO(data))
    image.load()  # checks all checksums
    return image


def test_a_picture_is_read_as_it_was_written() -> None:
    read = opened(png(picture(), ByteCache(0)))
    assert (read.mode, read.size, read.format) == ("P", SIZE, "PNG")
    assert read.convert("RGB").tobytes() == picture().convert("RGB").tobytes()


def test_bands_from_before_are_joined_with_new_ones() -> None:
    png(picture())
    for spot in ((0, 0), (300, 216), (150, 46)):
        changed = png(picture(spot))
        assert changed == png(picture(spot), ByteCache(0))
        assert opened(changed).tobytes() == picture(spot).tobytes()


def test_a_large_picture_is_written_by_two_threads() -> None:
    large = picture().resize((SIZE[0], 20 * SIZE[1]))
    assert opened(png(large, ByteCache(0))).tobytes() == large.tobytes()
