"""Memory tuning: large allocations return to the system when freed, and the GC skips long-lived objects."""

import ctypes
import gc
import os
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path
from time import monotonic

_MMAP_THRESHOLD, _ARENA_MAX = -3, -8
"""Parameters of glibc's allocator (man mallopt)."""
_PICTURE = 2**20
"""Minimum size in bytes of a picture, as opposed to a state or a text."""
_ARENAS = 2
_FULL = 2
"""The generation that a full run of the garbage collector collects."""
_FULL_AFTER = 3
"""Runs of the next lower generation before a full one; Python's own number is 10."""
_MANY = 50_000
"""Objects that a full run looks at in some 5 to 10 milliseconds."""
DAY = 86_400.0


def configure_malloc() -> None:
    """Make the C library return large allocations to the system when they are freed.

    By default it raises its threshold with the first pictures and keeps allocations of their size, in an
    arena per drawing thread: 30 MB more after a hundred boards. A no-op without glibc.
    """
    with suppress(OSError, AttributeError):
        library = ctypes.CDLL(None)
        library.mallopt(_MMAP_THRESHOLD, _PICTURE)
        library.mallopt(_ARENA_MAX, _ARENAS)


def trim_malloc() -> None:
    """Return what is free between small allocations to the system (man malloc_trim): some 2 ms.

    Pictures in a cache leave holes where others were: 20 MB after a thousand. A no-op without glibc.
    """
    with suppress(OSError, AttributeError):
        ctypes.CDLL(None).malloc_trim(0)


def resident_bytes(process: int) -> int:
    """Returns the resident memory of a process (man proc_pid_statm); 0 if it is gone, or without procfs."""
    try:
        pages = int(Path(f"/proc/{process}/statm").read_text().split()[1])
    except (OSError, IndexError):
        return 0
    return pages * os.sysconf("SC_PAGE_SIZE")


@contextmanager
def importing() -> Iterator[None]:
    """Collect no garbage within the block, and exempt from collection what is there after it.

    What is imported stays. To look through it again and again takes a sixth of the time of all imports.
    """
    gc.disable()
    try:
        yield
    finally:
        gc.freeze()
        gc.enable()


def freeze_objects() -> None:
    """Exempt all current objects from garbage collection, and from now on many that survived a full run.

    A full run stops the event loop for as long as there are objects: a fifth of a second with 200 matches.
    Whenever many have survived one they are exempt, so that more of them cost the same, and each is short.
    Not after each run: what is in use for a moment only, and in a cycle, would then be exempt and never be
    collected. Once a day a run looks at all objects, for cycles that are left.
    (https://docs.python.org/3/library/gc.html#gc.freeze)
    """
    gc.collect()
    gc.freeze()
    young, middle, _ = gc.get_threshold()
    gc.set_threshold(young, middle, _FULL_AFTER)
    gc.callbacks.append(_Survivors())


class _Survivors:
    """Freezes what survives full runs of the garbage collector, when it is many; thaws it once a day."""

    def __init__(self) -> None:
        self._thawed = monotonic()

    def __call__(self, phase: str, info: Mapping[str, int]) -> None:
        if phase != "stop" or info["generation"] != _FULL:
            return
        if monotonic() - self._thawed >= DAY:
            gc.unfreeze()  # the next full run looks at all objects, and they are frozen again
            self._thawed = monotonic()
        elif len(gc.get_objects(_FULL)) >= _MANY:
            gc.freeze()
