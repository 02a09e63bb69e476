"""Picture dimensions, as Discord reports them for every upload."""

import io

from PIL import Image

Size = tuple[int | None, int | None]


def picture_size(data: bytes) -> Size:
    """Returns (width, height) in pixels of a picture, else (None, None)."""
    try:
        with Image.open(io.BytesIO(data), formats=("PNG", "GIF", "JPEG", "WEBP")) as picture:
            return picture.size
    except OSError:
        return None, None
