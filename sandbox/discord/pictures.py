"""Picture dimensions, as Discord reports them for every upload."""

import io
from functools import lru_cache

from PIL import Image

Size = tuple[int | None, int | None]


@lru_cache(maxsize=8)  # an edit often sends what another message was just sent with
def picture_size(data: bytes) -> Size:
    """Returns (width, height) in pixels of a picture, else (None, None)."""
    try:
        with Image.open(io.BytesIO(data), formats=("PNG", "GIF", "JPEG", "WEBP")) as picture:
            return picture.size
    except OSError:
        return None, None
