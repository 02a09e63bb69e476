"""The only luck there is: draws that anyone who knows the seed can make again.

Algorithm 1. The luck of log row `row` is the stream of blocks HMAC-SHA256(seed, "gyoji/1/<row>/<block>"),
block = 0, 1, 2, …, each read as eight big-endian words of 32 bits, taken from the last to the first. A draw
below n takes words until one is under the largest multiple of n in 2**32, and is that word modulo n.
"""

import hashlib
import hmac
import struct
from collections.abc import Sequence
from typing import TypeVar

ALGORITHM = 1
SEED_BYTES = 32

_WORDS = 1 << 32
_BLOCK = struct.Struct(">8I")

T = TypeVar("T")


def commitment(seed: bytes) -> str:
    """SHA-256 of the seed in hex: shown at the start of a match, so that the seed cannot be changed later."""
    return hashlib.sha256(seed).hexdigest()


class Chance:
    """The luck of one row of a match's log. A refused command draws nothing, for its row is never written."""

    def __init__(self, seed: bytes, row: int) -> None:
        self._seed = seed
        self._prefix = f"gyoji/{ALGORITHM}/{row}/"
        self._block = 0
        self._words: list[int] = []

    @property
    def drawn(self) -> bool:
        """Whether anything was left to luck."""
        return self._block > 0

    def below(self, bound: int) -> int:
        """A whole number from 0 to `bound` - 1, all equally likely."""
        limit = _WORDS - _WORDS % bound
        while True:
            if not self._words:
                self._refill()
            word = self._words.pop()
            if word < limit:
                return word % bound

    def happens(self, numerator: int, denominator: int) -> bool:
        """True with probability numerator / denominator."""
        return self.below(denominator) < numerator

    def pick(self, items: Sequence[T]) -> T:
        """One of the items, all equally likely."""
        return items[self.below(len(items))]

    def shuffled(self, items: Sequence[T]) -> list[T]:
        """The items in random order (Fisher and Yates, from the last place to the first)."""
        deck = list(items)
        for last in range(len(deck) - 1, 0, -1):
            other = self.below(last + 1)
            deck[last], deck[other] = deck[other], deck[last]
        return deck

    def _refill(self) -> None:
        message = f"{self._prefix}{self._block}".encode()
        self._words.extend(_BLOCK.unpack(hmac.digest(self._seed, message, "sha256")))
        self._block += 1
