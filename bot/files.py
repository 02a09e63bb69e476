"""Reads files that the host names, within a limit of size."""

import errno
import os
from pathlib import Path

MEGABYTE = 1 << 20


def read_file(path: Path, most: int) -> bytes:
    """The bytes of a file. Raises OSError, also for one of more than `most` bytes.

    A pipe that nobody writes into is empty.
    """
    try:
        with open(path, "rb", opener=_open_at_once) as file:
            data = file.read(most + 1)
    except ValueError:  # a NUL in its name
        raise OSError(errno.EINVAL, "no file can have such a name", str(path)) from None
    if len(data) > most:
        raise OSError(errno.EFBIG, f"larger than {most} bytes", str(path))
    return data


def _open_at_once(path: str, flags: int) -> int:
    """Opening a pipe would wait for a writer, perhaps for ever; who writes into it already is waited for."""
    descriptor = os.open(path, flags | os.O_NONBLOCK)
    os.set_blocking(descriptor, True)
    return descriptor
