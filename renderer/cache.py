"""Image cache: one for all titles, bounded by bytes. It keeps what costs most time to paint for its size."""

import threading
from collections import OrderedDict
from collections.abc import Callable, Hashable, Mapping
from dataclasses import dataclass
from functools import partial, wraps
from heapq import heappop, heappush
from itertools import count
from time import thread_time
from typing import Any, Generic, NamedTuple, ParamSpec, TypeVar

from PIL import Image
from zlib_ng import zlib_ng

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


@dataclass
class _Entry:
    """A value of `size` bytes, and the seconds that it saves a byte each time it is asked for."""

    value: Any
    size: int
    worth: float
    uses: int = 1
    clock: float = 0.0
    """The cache's clock when it was asked for last."""

    @property
    def priority(self) -> float:
        return self.clock + self.uses * self.worth


class CostCache:
    """A cache bounded by bytes, which evicts what costs least time to make again for its size. Thread-safe.

    GreedyDual-Size-Frequency (L. Cherkasova, HP Labs 1998): an entry's priority is its uses times its cost by
    its size, above the cache's clock at its last use; the clock is the priority of what was evicted last, so
    that entries age.
    """

    def __init__(self, max_bytes: int) -> None:
        self.max_bytes = max_bytes
        self.bytes = 0
        self._kept: dict[Hashable, _Entry] = {}
        self._queue: list[tuple[float, int, Hashable]] = []
        """(priority at one time, a number, key), the lowest first; a use since then makes it too low."""
        self._clock = 0.0
        self._numbers = count()
        self._lock = threading.Lock()

    def get(self, key: Hashable, make: Callable[[], V]) -> V:
        """Returns the value that is cached, or that `make` makes."""
        with self._lock:
            if known := self._kept.get(key):
                known.uses, known.clock = known.uses + 1, self._clock
                found: V = known.value
                return found
        began = thread_time()
        made = make()
        seconds, size = thread_time() - began, image_bytes(made) + _ENTRY_BYTES
        with self._lock:
            if key not in self._kept:
                self._keep(key, _Entry(made, size, seconds / size, clock=self._clock))
        return made

    def clear(self) -> None:
        """Evict everything."""
        with self._lock:
            self._kept.clear()
            self._queue.clear()
            self.bytes = 0

    def _keep(self, key: Hashable, entry: _Entry) -> None:
        self._kept[key] = entry
        self.bytes += entry.size
        heappush(self._queue, (entry.priority, next(self._numbers), key))
        while self.bytes > self.max_bytes:
            self._evict()

    def _evict(self) -> None:
        priority, number, key = heappop(self._queue)
        if priority < self._kept[key].priority:
            heappush(self._queue, (self._kept[key].priority, number, key))
        else:
            self._clock = priority
            self.bytes -= self._kept.pop(key).size


_ENTRY_BYTES = 300
"""About the size of an entry beside its pixels."""

IMAGES = CostCache(40 * 2**20)
"""Sprites, masks and grounds of all titles."""


def cached_images(function: Callable[P, V]) -> Callable[P, V]:
    """Decorator: memoises a function that returns images, by its (hashable) arguments, in `IMAGES`."""

    @wraps(function)
    def remembered(*args: P.args, **kwargs: P.kwargs) -> V:
        return IMAGES.get((function, args, *kwargs.items()), partial(function, *args, **kwargs))

    return remembered


_serials = count()


class _Packed(NamedTuple):
    """A compressed image, and the number that `serial` returns for what is made of it."""

    mode: str
    size: tuple[int, int]
    data: bytes
    serial: int


def packed_images(function: Callable[P, Image.Image]) -> Callable[P, Image.Image]:
    """Decorator: the same for an image that takes much longer to paint than to unpack, and is used seldom.

    It is kept compressed; each call returns a new image with the same pixels, but without a palette.
    """

    @cached_images
    def packed(*args: P.args, **kwargs: P.kwargs) -> _Packed:
        image = function(*args, **kwargs)
        return _Packed(image.mode, image.size, zlib_ng.compress(image.tobytes(), 1), next(_serials))

    @wraps(function)
    def unpacked(*args: P.args, **kwargs: P.kwargs) -> Image.Image:
        mode, size, data, number = packed(*args, **kwargs)
        image = Image.frombytes(mode, size, zlib_ng.decompress(data))
        vars(image)["serial"] = number
        return image

    return unpacked


def serial(image: Image.Image) -> int:
    """Returns the number of an image. Unlike its `id`, it is never used again for one with other pixels."""
    attributes = vars(image)
    if "serial" not in attributes:
        attributes["serial"] = next(_serials)
    number: int = attributes["serial"]
    return number


def image_bytes(value: object) -> int:
    """Returns the bytes of an image, compressed or not, or of all in tuples, mappings and other objects."""
    total, rest = 0, [value]
    while rest:
        one = rest.pop()
        if isinstance(one, Image.Image):
            total += one.width * one.height * _BYTES.get(one.mode, 4)
        elif isinstance(one, bytes):
            total += len(one)
        elif isinstance(one, tuple | list):
            rest += one
        elif isinstance(one, Mapping):
            rest += one.values()
        elif not isinstance(one, str | int | float | None) and hasattr(one, "__dict__"):
            rest.append(vars(one))
    return total
