"""What is traced can be compared line by line with another run."""

import hashlib
from pathlib import Path

from sandbox.simulation.clock import VirtualClock
from sandbox.simulation.trace import Trace


def test_the_file_has_all_of_what_the_hash_tells(tmp_path: Path) -> None:
    """The process ends without closing it: its last lines were missing."""
    file = tmp_path / "trace"
    trace = Trace(VirtualClock(), file)
    trace.add("commit", b"one")
    digest = trace.digest()
    assert hashlib.sha256(file.read_bytes()).hexdigest() == digest
