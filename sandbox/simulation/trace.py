"""The trace: one hash of everything that has happened, in order."""

import hashlib
from pathlib import Path
from typing import BinaryIO

from sandbox.simulation.clock import VirtualClock


class Trace:
    """Hashes each event with its virtual time; with a file, the events are written there, too."""

    def __init__(self, clock: VirtualClock, file: Path | None = None) -> None:
        self._clock = clock
        self._hash = hashlib.sha256()
        self._file: BinaryIO | None = file.open("wb") if file else None
        self.events = 0

    def add(self, kind: str, data: bytes = b"") -> None:
        """Note an event: bytes on a wire, a commit, an act."""
        self.events += 1
        line = f"{self._clock.elapsed!r} {kind} {len(data)} ".encode() + data + b"\n"
        self._hash.update(line)
        if self._file:
            self._file.write(line)

    def digest(self) -> str:
        """Returns the SHA-256 of all events so far, in hex; by then they are in the file, too."""
        if self._file:
            self._file.flush()
        return self._hash.hexdigest()
