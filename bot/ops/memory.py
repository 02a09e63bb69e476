"""How the program treats memory: pictures are given back when sent, and what stays is not searched."""

import ctypes
import gc
import os
from contextlib import suppress
from pathlib import Path

_MMAP_THRESHOLD, _ARENA_MAX = -3, -8
"""Numbers of glibc's settings (man mallopt)."""
_PICTURE = 2**20
"""Bytes from which something is a picture rather than a state or a text."""
_ARENAS = 2


def return_pictures() -> None:
    """Have the C library give large pieces back to the system at once, rather than keep them for later.

    By itself it learns from the first pictures to keep pieces of their size, and each drawing thread has its
    own: 30 MB more after a hundred boards. Only glibc has these settings; others do without.
    """
    with suppress(OSError, AttributeError):
        library = ctypes.CDLL(None)
        library.mallopt(_MMAP_THRESHOLD, _PICTURE)
        library.mallopt(_ARENA_MAX, _ARENAS)


def resident_bytes(process: int) -> int:
    """The memory of a process (man proc_pid_statm); 0 if it is gone, or where the system does not tell."""
    try:
        pages = int(Path(f"/proc/{process}/statm").read_text().split()[1])
    except (OSError, IndexError):
        return 0
    return pages * os.sysconf("SC_PAGE_SIZE")


def settle() -> None:
    """Take all that is there now as there to stay: Python's collector, which stops everything, skips it."""
    gc.collect()
    gc.freeze()
