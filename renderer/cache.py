"""Images that are needed again: one store for all titles, bounded by bytes, least recently used go first."""

import threading
from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterable, Mapping
from dataclasses import fields, is_dataclass
from functools import wraps
from typing import Any, Generic, ParamSpec, TypeVar

from PIL import Image

_BYTES = {"1": 1, "L": 1, "P": 1}
"""What a pixel takes in memory, by the mode of its image; in all other modes, 4."""

V = TypeVar("V")
P = ParamSpec("P")


class ByteCache(Generic[V]):
    """Values up to a number of bytes; the one not asked for longest goes first. Threads may share it."""

    def __init__(self, max_bytes: int) -> None:
        self.max_bytes = max_bytes
        self.bytes = 0
        self._kept: OrderedDict[Hashable, tuple[V, int]] = OrderedDict()
        self._lock = threading.Lock()

    def get(self, key: Hashable) -> V | None:
        """The value, if it is kept."""
        with self._lock:
            found = self._kept.get(key)
            if found is None:
                return None
            self._kept.move_to_end(key)
            return found[0]

    def put(self, key: Hashable, value: V, size: int) -> None:
        """Keep a value of `size` bytes, and drop others that take too much room."""
        with self._lock:
            self.bytes += size - self._kept.pop(key, (value, 0))[1]
            self._kept[key] = value, size
            while self.bytes > self.max_bytes:
                self.bytes -= self._kept.popitem(last=False)[1][1]

    def clear(self) -> None:
        """Drop everything."""
        with self._lock:
            self._kept.clear()
            self.bytes = 0


IMAGES: ByteCache[Any] = ByteCache(48 * 2**20)
"""Sprites, masks, grounds of all titles."""


def cached_images(function: Callable[P, V]) -> Callable[P, V]:
    """Remember the images that a function makes of hashable arguments, in the store of all titles."""

    @wraps(function)
    def remembered(*args: P.args, **kwargs: P.kwargs) -> V:
        key = function, args, *kwargs.items()
        found: V | None = IMAGES.get(key)
        if found is None:
            found = function(*args, **kwargs)
            IMAGES.put(key, found, image_bytes(found))
        return found

    return remembered


def image_bytes(value: object) -> int:
    """The memory of an image, or of all images in tuples, mappings and dataclasses."""
    if isinstance(value, Image.Image):
        return value.width * value.height * _BYTES.get(value.mode, 4)
    if isinstance(value, Mapping):
        return image_bytes(tuple(value.values()))
    if is_dataclass(value):
        return image_bytes(tuple(getattr(value, field.name) for field in fields(value)))
    return sum(map(image_bytes, value)) if isinstance(value, Iterable) and not isinstance(value, str) else 0
