"""Image cache: one LRU cache for all titles, bounded by bytes."""

import threading
from collections import OrderedDict
from collections.abc import Callable, Hashable, Mapping
from functools import wraps
from itertools import count
from typing import Any, Generic, ParamSpec, TypeVar

from PIL import Image

_BYTES = {"1": 1, "L": 1, "P": 1}
"""Bytes a pixel takes in memory, by the mode of its image; 4 in all other modes."""

V = TypeVar("V")
P = ParamSpec("P")


class ByteCache(Generic[V]):
    """An LRU cache bounded by the size of its values in bytes. Thread-safe."""

    def __init__(self, max_bytes: int) -> None:
        self.max_bytes = max_bytes
        self.bytes = 0
        self._kept: OrderedDict[Hashable, tuple[V, int]] = OrderedDict()
        self._lock = threading.Lock()

    def get(self, key: Hashable) -> V | None:
        """Returns the value, or None if it is not cached."""
        with self._lock:
            found = self._kept.get(key)
            if found is None:
                return None
            self._kept.move_to_end(key)
            return found[0]

    def put(self, key: Hashable, value: V, size: int) -> None:
        """Cache a value of `size` bytes, evicting the least recently used ones above the limit."""
        with self._lock:
            self.bytes += size - self._kept.pop(key, (value, 0))[1]
            self._kept[key] = value, size
            while self.bytes > self.max_bytes:
                self.bytes -= self._kept.popitem(last=False)[1][1]

    def values(self) -> list[V]:
        """Returns all values, the one not asked for longest first."""
        with self._lock:
            return [value for value, _ in self._kept.values()]

    def clear(self) -> None:
        """Evict everything."""
        with self._lock:
            self._kept.clear()
            self.bytes = 0


IMAGES: ByteCache[Any] = ByteCache(40 * 2**20)
"""Sprites, masks and grounds of all titles."""


def cached_images(function: Callable[P, V]) -> Callable[P, V]:
    """Decorator: memoises a function that returns images, by its (hashable) arguments, in `IMAGES`."""

    @wraps(function)
    def remembered(*args: P.args, **kwargs: P.kwargs) -> V:
        key = function, args, *kwargs.items()
        found: V | None = IMAGES.get(key)
        if found is None:
            found = function(*args, **kwargs)
            IMAGES.put(key, found, image_bytes(found))
        return found

    return remembered


_serials = count()


def serial(image: Image.Image) -> int:
    """Returns the number of an image object. Unlike its `id`, it is never used again for another one."""
    attributes = vars(image)
    if "serial" not in attributes:
        attributes["serial"] = next(_serials)
    number: int = attributes["serial"]
    return number


def image_bytes(value: object) -> int:
    """Returns the bytes of an image, or of all images in tuples, mappings and other objects."""
    if isinstance(value, Image.Image):
        return value.width * value.height * _BYTES.get(value.mode, 4)
    if isinstance(value, tuple | list):
        return sum(map(image_bytes, value))
    if isinstance(value, str | int | float | None):
        return 0
    if isinstance(value, Mapping):
        return image_bytes(tuple(value.values()))
    return image_bytes(vars(value)) if hasattr(value, "__dict__") else 0
