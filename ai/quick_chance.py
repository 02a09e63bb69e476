"""Luck for rollouts: as `Chance`, from a faster generator. Matches are never played with it."""

from collections.abc import Iterator
from functools import partial
from itertools import chain
from random import Random

from rules.core.chance import Chance

_WORD_BITS = 32


class QuickChance(Chance):
    """The luck of a simulated row: a function of its seed, which may be any integer.

    A simulated round takes hundreds of draws, and their HMAC-SHA256 would be a quarter of its time.

    >>> [QuickChance(1).below(6) for _ in range(3)]
    [0, 5, 4]
    """

    def __init__(self, seed: int) -> None:
        super().__init__(b"", 0)
        luck = Random(seed)  # noqa: S311 - thoughts need no cryptographic luck
        self._random = luck.random
        self._words = chain(iter(partial(luck.getrandbits, _WORD_BITS), None))

    def below(self, bound: int) -> int:
        return int(self._random() * bound)

    def trials(self, numerator: int, denominator: int) -> Iterator[bool]:
        return map((numerator / denominator).__gt__, iter(self._random, None))
