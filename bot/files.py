"""Reads files that the host names, within a limit of size."""

import errno
from pathlib import Path

MEGABYTE = 1 << 20


def read_file(path: Path, most: int) -> bytes:
    """The bytes of a file. Raises OSError, also for one of more than `most` bytes."""
    try:
        with path.open("rb") as file:
            data = file.read(most + 1)
    except ValueError:  # a NUL in its name
        raise OSError(errno.EINVAL, "no file can have such a name", str(path)) from None
    if len(data) > most:
        raise OSError(errno.EFBIG, f"larger than {most} bytes", str(path))
    return data
