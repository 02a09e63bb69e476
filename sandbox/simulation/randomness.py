"""Randomness from the seed: `random`, `secrets`, `uuid` and `os.urandom` become functions of it."""

import os
import random
import secrets
from typing import Any

RealRandom = random.Random


class _SeededRandom(RealRandom):
    """A generator that takes its seed from ours where it would take one from the system."""

    def seed(self, a: Any = None, version: int = 2) -> None:
        super().seed(int.from_bytes(os.urandom(8)) if a is None else a, version)


def install(seed: str) -> None:
    """Replace the sources of randomness of this process, for good; to be called before other imports."""
    source = RealRandom(f"{seed}/system")

    def urandom(count: int) -> bytes:
        return source.randbytes(count)

    os.urandom = urandom
    random._urandom = urandom  # type: ignore[attr-defined]
    random.Random = _SeededRandom  # type: ignore[misc]
    random.seed(f"{seed}/global")
    secrets.token_bytes = lambda nbytes=None: urandom(secrets.DEFAULT_ENTROPY if nbytes is None else nbytes)
