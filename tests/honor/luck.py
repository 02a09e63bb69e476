"""Luck that a test gives, and luck that nobody may draw."""

from collections.abc import Sequence
from typing import TypeVar

from rules.core.chance import SEED_BYTES, Chance

T = TypeVar("T")


class Luck(Chance):
    """Dice fall as a test says, 1 to 6; shuffles leave the order as it is, all else takes the first."""

    def __init__(self, *dice: int) -> None:
        super().__init__(bytes(SEED_BYTES), 1)
        self.dice = list(dice)

    def below(self, bound: int) -> int:
        return self.dice.pop(0) - 1 if bound == 6 and self.dice else 0

    def shuffled(self, items: Sequence[T]) -> list[T]:
        return list(items)


class Forbidden(Chance):
    """Luck that nobody may draw."""

    def __init__(self) -> None:
        super().__init__(bytes(SEED_BYTES), 1)

    def below(self, bound: int) -> int:
        raise AssertionError("luck was drawn")
