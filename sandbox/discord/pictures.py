"""Picture dimensions from the file header, as Discord reports them for every upload."""

import struct

Size = tuple[int | None, int | None]


def picture_size(data: bytes) -> Size:
    """Returns (width, height) in pixels of a PNG, GIF, JPEG or WebP file, else (None, None)."""
    try:
        if data[:8] == b"\x89PNG\r\n\x1a\n":
            return _pair(">II", data, 16)
        if data[:4] == b"GIF8":
            return _pair("<HH", data, 6)
        if data[:2] == b"\xff\xd8":
            return _jpeg(data)
        if data[8:12] == b"WEBP":
            return _webp(data)
    except (struct.error, IndexError):
        pass
    return None, None


def _pair(form: str, data: bytes, at: int) -> tuple[int, int]:
    first, second = struct.unpack_from(form, data, at)
    return first, second


def _jpeg(data: bytes) -> Size:
    at = 2
    while data[at + 1] not in (0xC0, 0xC1, 0xC2):
        at += 2 + int(struct.unpack_from(">H", data, at + 2)[0])
    height, width = _pair(">HH", data, at + 5)
    return width, height


def _webp(data: bytes) -> Size:
    if data[12:16] == b"VP8X":
        return 1 + int.from_bytes(data[24:27], "little"), 1 + int.from_bytes(data[27:30], "little")
    if data[12:16] == b"VP8L":
        bits = int.from_bytes(data[21:25], "little")
        return (bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1
    width, height = _pair("<HH", data, 26)
    return width & 0x3FFF, height & 0x3FFF
