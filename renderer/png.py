"""PNG of a picture in palette colours, written as bands of rows that are compressed independently.

A band ends with a full flush, so that bands can be joined to one zlib stream (RFC 1950, 1951); one that was
compressed before is taken from a cache. (docs/decisions/0019-pictures-in-bands.md)
"""

import struct
from collections.abc import Iterator
from itertools import chain

from PIL import Image
from zlib_ng import zlib_ng

from renderer.cache import ByteCache

_BAND = 46
"""Rows of a band: fewer make the file larger, more are compressed again for a smaller change."""
_LEVEL = 5
"""4 is too large, 6 saves one part in fifty and takes a third longer."""
_ZLIB_HEADER, _LAST_BLOCK = b"\x78\x9c", b"\x03\x00"

_BANDS: ByteCache[bytes] = ByteCache(8 * 2**20)


def png(image: Image.Image) -> bytes:
    """The file of a picture of mode P."""
    width, height = image.size
    header = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    chunks = (
        (b"IHDR", header),
        (b"PLTE", bytes(image.getpalette() or ())),
        (b"IDAT", _compressed(_scanlines(image), (width + 1) * _BAND)),
        (b"IEND", b""),
    )
    return b"\x89PNG\r\n\x1a\n" + b"".join(chain.from_iterable(_chunk(*chunk) for chunk in chunks))


def _chunk(kind: bytes, data: bytes) -> Iterator[bytes]:
    yield struct.pack(">I", len(data)) + kind
    yield data
    yield struct.pack(">I", zlib_ng.crc32(data, zlib_ng.crc32(kind)))


def _scanlines(image: Image.Image) -> bytes:
    """The rows, each after the number of its filter, 0: palette colours gain nothing by the others."""
    plain = Image.frombuffer("L", image.size, image.tobytes())
    rows = Image.new("L", (image.width + 1, image.height))
    rows.paste(plain, (1, 0))
    return rows.tobytes()


def _compressed(rows: bytes, band: int) -> bytes:
    bands = (_band(rows[start : start + band]) for start in range(0, len(rows), band))
    checksum = struct.pack(">I", zlib_ng.adler32(rows))
    return b"".join((_ZLIB_HEADER, *bands, _LAST_BLOCK, checksum))


def _band(rows: bytes) -> bytes:
    """A band compressed alone, or as it was compressed before."""
    key = hash(rows), zlib_ng.crc32(rows), len(rows)
    found = _BANDS.get(key)
    if found is None:
        found = compressed(rows)
        _BANDS.put(key, found, len(found))
    return found


def compressed(rows: bytes) -> bytes:
    """Raw deflate blocks that end on a byte and refer to nothing before them."""
    press = zlib_ng.compressobj(_LEVEL, wbits=-zlib_ng.MAX_WBITS)
    return press.compress(rows) + press.flush(zlib_ng.Z_FULL_FLUSH)
