"""Luck that a test gives, and luck that nobody may draw."""

from collections.abc import Sequence
from typing import Any

from rules.core.chance import SEED_BYTES, Chance


class Luck(Chance):
    """Shuffles leave the order as it is; draws come from a list, then they are 0."""

    def __init__(self, *draws: int) -> None:
        super().__init__(bytes(SEED_BYTES), 1)
        self._draws = list(draws)

    def below(self, bound: int) -> int:
        return self._draws.pop(0) if self._draws else 0

    def shuffled(self, items: Sequence[Any]) -> list[Any]:
        return list(items)


class Forbidden(Chance):
    """Luck that nobody may draw."""

    def __init__(self) -> None:
        super().__init__(bytes(SEED_BYTES), 1)

    def below(self, bound: int) -> int:
        raise AssertionError("luck was drawn")
