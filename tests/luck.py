"""Luck for tests: what the rules may not draw, and what falls as nobody would shuffle it."""

from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from rules.core.chance import SEED_BYTES, Chance
from rules.core.errors import CommandError
from rules.core.model import Seat
from rules.core.registry import AnyGame


class Ordered(Chance):
    """Every shuffle leaves the order as it is, every draw takes the first."""

    def __init__(self) -> None:
        super().__init__(bytes(SEED_BYTES), 1)

    def below(self, bound: int) -> int:
        return 0

    def trials(self, numerator: int, denominator: int) -> Iterator[bool]:
        while True:
            yield self.happens(numerator, denominator)

    def shuffled(self, items: Sequence[Any]) -> list[Any]:
        return list(items)


class Forbidden(Ordered):
    """Luck that nobody may draw."""

    def below(self, bound: int) -> int:
        raise AssertionError("luck was drawn")

    def shuffled(self, items: Sequence[Any]) -> list[Any]:
        raise AssertionError("luck was drawn")


def refusal(game: AnyGame, state: Any, seat: Seat, command: Any) -> str | None:
    """What the seat is told if it tries, without any luck; None if it may."""
    if command in game.legal(state, seat):
        return None
    with pytest.raises(CommandError) as raised:
        game.apply(state, seat, command, Forbidden())
    return f"{type(raised.value).__name__} {raised.value}"
