"""Pre-rendered land and province masks (data/lands), stored in blocks so that only shown parts are unpacked.

`python -m scripts.make_lands` writes them; a test compares them with freshly painted ones.
"""

from collections.abc import Iterator, Mapping
from functools import lru_cache
from importlib.resources import files
from typing import Literal, TypeAlias

import msgspec
from PIL import Image
from zlib_ng import zlib_ng

from renderer.cache import cached_images
from renderer.canvas import Pixels
from renderer.shogun.masks import Mask, Parts
from renderer.theme import ThemeName
from rules.shogun.content import ProvinceName, Side

Kind: TypeAlias = Literal["land", "band", "rim", "light"]
"""The masks of a province; the names are those of `Parts`."""

_BLOCK = 256, 128
"""Width and height of a compressed block, in pixels."""
_LEVEL = 9


class _Stored(msgspec.Struct, frozen=True, array_like=True):
    """An image of one byte per pixel in blocks, row by row, and the position of its top left corner."""

    corner: tuple[int, int]
    size: tuple[int, int]
    blocks: tuple[bytes, ...]


_Masks: TypeAlias = dict[str, dict[Kind, _Stored]]


def land_file(side: Side, three: bool, name: ThemeName, scale: int) -> str:
    """Returns the file name for the land of a side, for three players or more."""
    return f"{side}-{'three' if three else 'more'}-{name}-{scale}.land"


def masks_file(side: Side, scale: int) -> str:
    """Returns the file name for the masks of a side."""
    return f"{side}-{scale}.masks"


def packed_land(image: Image.Image) -> bytes:
    """Returns the content of a land file."""
    return msgspec.msgpack.encode(_stored(image, (0, 0)))


def packed_masks(masks: Mapping[str, Parts]) -> bytes:
    """Returns the content of a mask file."""
    kinds: tuple[Kind, ...] = ("land", "band", "rim", "light")
    stored = {name: {kind: _stored(*getattr(parts, kind)) for kind in kinds} for name, parts in masks.items()}
    return msgspec.msgpack.encode(stored)


def land_pixels(side: Side, three: bool, name: ThemeName, scale: int, box: Pixels) -> Image.Image:
    """Returns the palette indices (mode L) inside a box of pixels."""
    return _cut(_land(land_file(side, three, name, scale)), box)


def mask(side: Side, scale: int, province: ProvinceName, kind: Kind) -> Mask:
    """Returns a mask of a province on the whole board. Enlarged lines are too large to be cached."""
    return (_kept_mask if scale == 1 or kind == "land" else _mask)(side, scale, province, kind)


def _mask(side: Side, scale: int, province: ProvinceName, kind: Kind) -> Mask:
    stored = _masks(masks_file(side, scale))[province][kind]
    return _cut(stored, (0, 0, *stored.size)), stored.corner


_kept_mask = cached_images(_mask)


def bounds(side: Side, scale: int, province: ProvinceName) -> Pixels:
    """Returns the box of a province's masks on the whole board, in pixels."""
    stored = _masks(masks_file(side, scale))[province]["land"]
    (left, top), (width, height) = stored.corner, stored.size
    return left, top, left + width, top + height


@lru_cache(maxsize=4)
def _land(name: str) -> _Stored:
    """At most half a megabyte."""
    return msgspec.msgpack.decode(_read(name), type=_Stored)


@lru_cache(maxsize=2 * len(Side))
def _masks(name: str) -> _Masks:
    """At most a megabyte."""
    return msgspec.msgpack.decode(_read(name), type=_Masks)


def _read(name: str) -> bytes:
    return (files("data") / "lands" / name).read_bytes()


def _stored(image: Image.Image, corner: tuple[int, int]) -> _Stored:
    whole = 0, 0, *image.size
    blocks = (zlib_ng.compress(image.crop(box).tobytes(), _LEVEL) for _, box in _blocks(image.size, whole))
    return _Stored(corner, image.size, tuple(blocks))


def _cut(stored: _Stored, box: Pixels) -> Image.Image:
    """Returns a box of a stored image; the box must lie inside the image."""
    image = Image.new("L", (box[2] - box[0], box[3] - box[1]))
    for index, (left, top, right, bottom) in _blocks(stored.size, box):
        data = zlib_ng.decompress(stored.blocks[index])
        block = Image.frombuffer("L", (right - left, bottom - top), data)
        image.paste(block, (left - box[0], top - box[1]))
    return image


def _blocks(size: tuple[int, int], box: Pixels) -> Iterator[tuple[int, Pixels]]:
    """Yields the blocks of an image that a box touches, each with its index."""
    width, height = _BLOCK
    for row in range(box[1] // height, -(-box[3] // height)):
        for column in range(box[0] // width, -(-box[2] // width)):
            left, top = column * width, row * height
            index = row * -(-size[0] // width) + column
            yield index, (left, top, min(size[0], left + width), min(size[1], top + height))
