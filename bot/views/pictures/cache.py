"""Picture cache: a press that changes nothing in a picture shows the one drawn before."""

import hashlib
import io
import pickle
from collections import OrderedDict

from renderer import Drawing, Rendered


class PictureCache:
    """Finished pictures by cache key, up to `most_bytes`; the least recently used is dropped first."""

    def __init__(self, most_bytes: int) -> None:
        self._most = most_bytes
        self._kept: OrderedDict[bytes, Rendered] = OrderedDict()
        self._bytes = 0

    def find(self, key: bytes) -> Rendered | None:
        """The picture with this cache key, if it is kept."""
        rendered = self._kept.get(key)
        if rendered is not None:
            self._kept.move_to_end(key)
        return rendered

    def keep(self, key: bytes, rendered: Rendered) -> None:
        """Keep a picture, and drop others while all together take too many bytes."""
        self._drop(key)
        self._kept[key] = rendered
        self._bytes += len(rendered.data)
        while self._bytes > self._most:
            self._drop(next(iter(self._kept)))

    def _drop(self, key: bytes) -> None:
        if gone := self._kept.pop(key, None):
            self._bytes -= len(gone.data)


def cache_key(drawing: Drawing) -> bytes:
    """The same for two drawings only if they are the same picture."""
    written = io.BytesIO()
    pickler = pickle.Pickler(written, pickle.HIGHEST_PROTOCOL)
    pickler.fast = True  # by value alone: a name read from a draft is the same as the one on the board
    pickler.dump(drawing)
    return hashlib.sha256(written.getvalue()).digest()
