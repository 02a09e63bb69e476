"""PNG of a picture in palette colours, written as bands of rows that are compressed independently.

A band ends with a full flush, so that bands can be joined to one zlib stream (RFC 1950, 1951); one that was
compressed before is taken from a cache. (docs/decisions/0019-pictures-in-bands.md)
"""

import struct
from collections.abc import Iterator
from itertools import chain
from typing import NamedTuple

from PIL import Image
from zlib_ng import zlib_ng

from renderer.cache import ByteCache

_BAND = 46
"""Rows of a band: fewer make the file larger, more are compressed again for a smaller change."""
_LEVEL = 5
"""4 is too large, 6 saves one part in fifty and takes a third longer."""
_ZLIB_HEADER, _LAST_BLOCK = b"\x78\x9c", b"\x03\x00"

_ADLER = 65521
"""The modulus of the checksum of a zlib stream."""


class _Band(NamedTuple):
    """Rows, compressed; the number of bytes before that, and their checksum (Adler-32)."""

    data: bytes
    length: int
    checksum: int


BANDS: ByteCache[_Band] = ByteCache(4 * 2**20)


def png(image: Image.Image, bands: ByteCache[_Band] = BANDS) -> bytes:
    """The file of a picture of mode P; `bands` are rows that were compressed before."""
    width, height = image.size
    chunks = (
        (b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)),
        (b"PLTE", bytes(image.getpalette() or ())),
        (b"IDAT", _stream(memoryview(image.tobytes()), width, bands)),
        (b"IEND", b""),
    )
    return b"\x89PNG\r\n\x1a\n" + b"".join(chain.from_iterable(_chunk(*chunk) for chunk in chunks))


def _chunk(kind: bytes, data: bytes) -> Iterator[bytes]:
    yield struct.pack(">I", len(data)) + kind
    yield data
    yield struct.pack(">I", zlib_ng.crc32(data, zlib_ng.crc32(kind)))


def _stream(pixels: memoryview, width: int, kept: ByteCache[_Band]) -> bytes:
    """The rows as a zlib stream."""
    step = width * _BAND
    bands = [_band(pixels[start : start + step], width, kept) for start in range(0, len(pixels), step)]
    checksum = 1
    for band in bands:
        checksum = _joined(checksum, band)
    return b"".join((_ZLIB_HEADER, *(band.data for band in bands), _LAST_BLOCK, struct.pack(">I", checksum)))


def _joined(checksum: int, band: _Band) -> int:
    """The checksum of what went before and a band."""
    low, high = checksum & 0xFFFF, checksum >> 16
    next_low, next_high = band.checksum & 0xFFFF, band.checksum >> 16
    high += next_high + (low - 1) * band.length
    return (high % _ADLER) << 16 | (low + next_low - 1) % _ADLER


def _band(pixels: memoryview, width: int, kept: ByteCache[_Band]) -> _Band:
    """A band of rows compressed alone, or as it was compressed before."""
    key = zlib_ng.crc32(pixels), zlib_ng.adler32(pixels), len(pixels), width
    found = kept.get(key)
    if found is None:
        found = _compressed(pixels, width)
        kept.put(key, found, len(found.data))
    return found


def _compressed(pixels: memoryview, width: int) -> _Band:
    """Raw deflate blocks that end on a byte and refer to nothing before them.

    Each row begins with the number of its filter, 0: palette colours gain nothing by the others.
    """
    starts = range(0, len(pixels), width)
    rows = b"\0" + b"\0".join(pixels[start : start + width] for start in starts)
    press = zlib_ng.compressobj(_LEVEL, wbits=-zlib_ng.MAX_WBITS)
    data = press.compress(rows) + press.flush(zlib_ng.Z_FULL_FLUSH)
    return _Band(data, len(rows), zlib_ng.adler32(rows))
