"""Memory tuning: large allocations return to the system when freed, and the GC skips long-lived objects."""

import ctypes
import gc
import os
from contextlib import suppress
from pathlib import Path

_MMAP_THRESHOLD, _ARENA_MAX = -3, -8
"""Parameters of glibc's allocator (man mallopt)."""
_PICTURE = 2**20
"""Minimum size in bytes of a picture, as opposed to a state or a text."""
_ARENAS = 2


def configure_malloc() -> None:
    """Make the C library return large allocations to the system when they are freed.

    By default it raises its threshold with the first pictures and keeps allocations of their size, in an
    arena per drawing thread: 30 MB more after a hundred boards. A no-op without glibc.
    """
    with suppress(OSError, AttributeError):
        library = ctypes.CDLL(None)
        library.mallopt(_MMAP_THRESHOLD, _PICTURE)
        library.mallopt(_ARENA_MAX, _ARENAS)


def resident_bytes(process: int) -> int:
    """Returns the resident memory of a process (man proc_pid_statm); 0 if it is gone, or without procfs."""
    try:
        pages = int(Path(f"/proc/{process}/statm").read_text().split()[1])
    except (OSError, IndexError):
        return 0
    return pages * os.sysconf("SC_PAGE_SIZE")


def freeze_objects() -> None:
    """Exempt all current objects from garbage collection, whose full runs stop the event loop."""
    gc.collect()
    gc.freeze()
