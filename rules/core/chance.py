"""Luck: draws that are a function of the seed and the row of the log, reproducible by anyone.

Algorithm 1. The luck of log row `row` is the stream of blocks HMAC-SHA256(seed, "gyoji/1/<row>/<block>"),
block = 0, 1, 2, …, each read as eight big-endian words of 32 bits, taken from the last to the first. A draw
below n takes words until one is under the largest multiple of n in 2**32, and is that word modulo n.

The seed is drawn when a table is opened, and its SHA-256 is published at once. Players may then contribute
lucky words, which are mixed in at the start (`mixed`). Hence nobody can choose the luck: the bot commits to
the seed before it knows the words, and the players give the words before they know the seed.
"""

import hashlib
import hmac
import struct
import unicodedata
from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from itertools import chain
from typing import TypeAlias, TypeVar

ALGORITHM = 1
SEED_BYTES = 32
MAX_WORD = 40
"""The characters of a player's lucky word that count."""
SHUFFLE = "shuffle"
"""The name of a shuffle in a record."""

_WORDS = 1 << 32
_BLOCK = struct.Struct(">8I")
_KEY_BYTES = 64
_INNER, _OUTER = (bytes(byte ^ pad for byte in range(256)) for pad in (0x36, 0x5C))

T = TypeVar("T")

_Kind: TypeAlias = tuple[str, int]
"""The kind of a draw in a record: its name without the last number, and that number."""


def commitment(seed: bytes) -> str:
    """SHA-256 of the seed, in hex: published at the start of a match, so that the seed cannot change later.

    >>> commitment(bytes(SEED_BYTES))
    '66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925'
    """
    return hashlib.sha256(seed).hexdigest()


def lucky_word(typed: str) -> str:
    """Normalize what a player typed: composed (NFC), printable, on one line; "" for no word.

    >>> lucky_word("  seven\tpines ")
    'seven pines'
    """
    visible = "".join(letter for letter in typed if letter.isprintable() or letter.isspace())
    return " ".join(unicodedata.normalize("NFC", visible).split())[:MAX_WORD].strip()


def mixed(seed: bytes, words: Sequence[str]) -> bytes:
    """The seed of a match's luck, from the drawn seed and the players' lucky words by seat ("" for none).

    HMAC-SHA256(seed, "gyoji/words/" and each word's SHA-256 in hex, joined by "/"). All hashes have the same
    length, so different tables of words never give the same message. Without words it is the seed itself.
    """
    if not words:
        return seed
    fingerprints = "/".join(hashlib.sha256(word.encode()).hexdigest() for word in words)
    return hmac.digest(seed, f"gyoji/words/{fingerprints}".encode(), "sha256")


@lru_cache(maxsize=16)
def _authenticated(seed: bytes) -> Callable[[bytes], bytes]:
    """HMAC-SHA256 (RFC 2104) with the seed as its key, which is hashed once a match.

    A match takes hundreds of blocks; an object of `hmac` needs twice the time for each.
    """
    assert len(seed) <= _KEY_BYTES, "a longer key would have to be hashed first"
    key = seed.ljust(_KEY_BYTES, b"\0")
    inner, outer = hashlib.sha256(key.translate(_INNER)), hashlib.sha256(key.translate(_OUTER))

    def code(message: bytes) -> bytes:
        first, second = inner.copy(), outer.copy()
        first.update(message)
        second.update(first.digest())
        return second.digest()

    return code


class _Blocks:
    """The infinite stream of one row, in blocks. `taken` is the number of blocks drawn."""

    def __init__(self, seed: bytes, row: int) -> None:
        self._seed = seed
        self._row = row
        self.taken = 0

    def __iter__(self) -> Iterator[tuple[int, ...]]:
        """The words of each block, from the last to the first."""
        code = _authenticated(self._seed)
        while True:
            message = b"gyoji/%d/%d/%d" % (ALGORITHM, self._row, self.taken)
            self.taken += 1
            yield _BLOCK.unpack(code(message))[::-1]


class Chance:
    """The luck of one row of a match's log. A refused command draws nothing: its row is never written.

    >>> [Chance(bytes(32), row=1).below(6) for _ in range(3)]
    [3, 3, 3]
    """

    def __init__(self, seed: bytes, row: int) -> None:
        self._blocks = _Blocks(seed, row)
        self._words = chain.from_iterable(self._blocks)

    @property
    def drawn(self) -> bool:
        """Whether any luck was drawn."""
        return self._blocks.taken > 0

    def below(self, bound: int) -> int:
        """An integer from 0 to `bound` - 1, uniformly distributed."""
        limit = _limit(bound)
        while (word := next(self._words)) >= limit:
            pass
        return word % bound

    def happens(self, numerator: int, denominator: int) -> bool:
        """True with probability numerator / denominator."""
        return self.below(denominator) < numerator

    def trials(self, numerator: int, denominator: int) -> Iterator[bool]:
        """An infinite series of `happens`: one draw for each element that is consumed."""
        limit = _limit(denominator)
        return (word % denominator < numerator for word in self._words if word < limit)

    def pick(self, items: Sequence[T]) -> T:
        """One of the items, uniformly distributed."""
        return items[self.below(len(items))]

    def shuffled(self, items: Sequence[T]) -> list[T]:
        """The items in random order (Fisher-Yates, from the last place to the first)."""
        order = list(items)
        for last in range(len(order) - 1, 0, -1):
            other = self.below(last + 1)
            order[last], order[other] = order[other], order[last]
        return order


def _limit(bound: int) -> int:
    """The largest multiple of `bound` up to 2**32: words from there on would favour the lowest numbers."""
    return _WORDS - _WORDS % bound


class WrittenChance(Chance):
    """The same luck, recorded as it is drawn, for records that people check without our program.

    >>> chance = WrittenChance(bytes(32), row=1)
    >>> chance.below(6), chance.shuffled("abc"), chance.happens(17, 20)
    (3, ['b', 'c', 'a'], True)
    >>> chance.acts
    ('one of 6: 3', 'shuffle 3: 1 2 0', '17 in 20: 0')
    """

    def __init__(self, seed: bytes, row: int) -> None:
        super().__init__(seed, row)
        self._acts: list[tuple[_Kind, list[int]]] = []

    @property
    def acts(self) -> tuple[str, ...]:
        """The draws in order, such as "one of 6: 3 0" or "17 in 20: 4 18".

        The results are draws below the last number of the name: "17 in 20" happens if the draw is below 17.
        After "shuffle 4: 2 0 3 1" the first item is the one that was third (place 2, counted from 0).
        """
        return tuple(f"{act} {size}: {' '.join(map(str, draws))}" for (act, size), draws in self._acts)

    def below(self, bound: int) -> int:
        return self._noted(("one of", bound), super().below(bound))

    def happens(self, numerator: int, denominator: int) -> bool:
        return next(self.trials(numerator, denominator))

    def trials(self, numerator: int, denominator: int) -> Iterator[bool]:
        kind, limit = (f"{numerator} in", denominator), _limit(denominator)
        draws = (word % denominator for word in self._words if word < limit)
        return (self._noted(kind, draw) < numerator for draw in draws)

    def shuffled(self, items: Sequence[T]) -> list[T]:
        before, self._acts = self._acts, []
        order = super().shuffled(range(len(items)))
        self._acts = before
        if len(items) > 1:
            self._acts.append(((SHUFFLE, len(items)), order))
        return [items[place] for place in order]

    def _noted(self, kind: _Kind, result: int) -> int:
        """Record the result after others of its kind, and return it."""
        if not self._acts or self._acts[-1][0] != kind:
            self._acts.append((kind, []))
        self._acts[-1][1].append(result)
        return result
