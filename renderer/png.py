"""PNG encoder for pictures in palette colours: bands of rows are compressed independently and cached.

Each band ends with a full flush, so that bands can be concatenated into one zlib stream (RFC 1950, 1951);
a band that was compressed before comes from the cache, and the others are compressed in two threads
(docs/decisions/0019-pictures-in-bands.md).
"""

import struct
import threading
from collections.abc import Iterator, Sequence
from itertools import chain
from typing import NamedTuple

from PIL import Image
from zlib_ng import zlib_ng

from renderer.cache import ByteCache

_BAND_ROWS = 46
"""Rows per band: fewer make the file larger; with more, a small change recompresses more rows."""
_COMPRESSION_LEVEL = 5
"""Level 4 gives files that are too large; 6 saves 2 % and takes a third longer."""
_MIN_BANDS = 6
"""Fewer do not repay the start of a second thread."""
_ZLIB_HEADER, _LAST_BLOCK = b"\x78\x9c", b"\x03\x00"

_ADLER = 65521
"""The modulus of the checksum of a zlib stream."""


_scratch = threading.local()
"""Keeps an image of each thread: fresh memory costs more than what is written into it."""


class _Band(NamedTuple):
    """Compressed rows, their uncompressed length in bytes, and their checksum (Adler-32)."""

    data: bytes
    length: int
    checksum: int


BANDS: ByteCache[_Band] = ByteCache(4 * 2**20)


def png(image: Image.Image, bands: ByteCache[_Band] = BANDS) -> bytes:
    """Returns the PNG file of a picture of mode P; `bands` is the cache of compressed rows."""
    width, height = image.size
    chunks = (
        (b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)),
        (b"PLTE", bytes(image.getpalette() or ())),
        (b"IDAT", _stream(_rows(image), width + 1, bands)),
        (b"IEND", b""),
    )
    return b"\x89PNG\r\n\x1a\n" + b"".join(chain.from_iterable(_chunk(*chunk) for chunk in chunks))


def _chunk(kind: bytes, data: bytes) -> Iterator[bytes]:
    yield struct.pack(">I", len(data)) + kind
    yield data
    yield struct.pack(">I", zlib_ng.crc32(data, zlib_ng.crc32(kind)))


def _rows(image: Image.Image) -> memoryview:
    """Returns the rows of pixels, each after its filter type, 0: palette colours gain from no other."""
    size = image.width + 1, image.height
    rows: Image.Image | None = getattr(_scratch, "rows", None)
    if rows is None or rows.size != size:
        rows = _scratch.rows = Image.new("P", size)
    rows.paste(image, (1, 0))
    return memoryview(rows.tobytes())


def _stream(rows: memoryview, width: int, cache: ByteCache[_Band]) -> bytes:
    """Returns rows of `width` bytes as a zlib stream."""
    step = width * _BAND_ROWS
    bands = _bands([rows[start : start + step] for start in range(0, len(rows), step)], width, cache)
    checksum = 1
    for band in bands:
        checksum = _joined(checksum, band)
    return b"".join((_ZLIB_HEADER, *(band.data for band in bands), _LAST_BLOCK, struct.pack(">I", checksum)))


def _joined(checksum: int, band: _Band) -> int:
    """Returns the checksum of the preceding data followed by a band (as `adler32_combine` of zlib)."""
    low, high = checksum & 0xFFFF, checksum >> 16
    next_low, next_high = band.checksum & 0xFFFF, band.checksum >> 16
    high += next_high + (low - 1) * band.length
    return (high % _ADLER) << 16 | (low + next_low - 1) % _ADLER


def _bands(parts: Sequence[memoryview], width: int, cache: ByteCache[_Band]) -> list[_Band]:
    """Returns each part of a picture compressed independently, from the cache if it is there."""
    checksums = [zlib_ng.adler32(part) for part in parts]
    keys = [
        (zlib_ng.crc32(part), checksum, len(part), width)
        for part, checksum in zip(parts, checksums, strict=True)
    ]
    found = [cache.get(key) for key in keys]
    new = [index for index, band in enumerate(found) if band is None]
    data = _all_compressed([parts[index] for index in new])
    for index, compressed in zip(new, data, strict=True):
        band = _Band(compressed, len(parts[index]), checksums[index])
        cache.put(keys[index], band, len(compressed))
        found[index] = band
    return [band for band in found if band is not None]


def _all_compressed(parts: Sequence[memoryview]) -> list[bytes]:
    """Returns the compressed parts; compression lets the other thread run."""
    data = [b""] * len(parts)
    waiting = iter(range(len(parts)))

    def work() -> None:
        for index in waiting:
            data[index] = _compressed(parts[index])

    if len(parts) < _MIN_BANDS:
        work()
        return data
    helper = threading.Thread(target=work)
    helper.start()
    work()
    helper.join()
    assert all(data), "the helper has failed"
    return data


def _compressed(rows: memoryview) -> bytes:
    """Returns raw deflate blocks that end on a byte boundary and refer to no earlier data."""
    compressor = zlib_ng.compressobj(_COMPRESSION_LEVEL, wbits=-zlib_ng.MAX_WBITS)
    return compressor.compress(rows) + compressor.flush(zlib_ng.Z_FULL_FLUSH)
