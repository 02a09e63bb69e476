"""Scripted luck for tests."""

from collections.abc import Mapping, Sequence
from typing import Any

from rules.shogun.content import content
from tests.luck import Ordered

Fallen = Mapping[int, int]
"""How many cubes of each colour (a seat, or FARMER) fall out of those that are thrown."""


class Luck(Ordered):
    """Luck that a test gives: every shuffle leaves the order as it is, every pick takes the first.

    Each mapping says what falls out of the thrown cubes of the next throw; later throws fall out whole.
    `loosened` cubes of those that were inside the tower fall out, too: from the first throw on.
    """

    def __init__(self, *throws: Fallen, loosened: int = 0) -> None:
        super().__init__()
        self._throws = list(throws)
        self._loosened = loosened
        self._passes: list[bool] = []

    def shuffled(self, items: Sequence[Any]) -> list[Any]:
        deck = super().shuffled(items)
        # Only a throw shuffles a list of whole numbers; seats and event cards are shuffled as ranges.
        if self._throws and isinstance(items, list) and all(isinstance(item, int) for item in items):
            self._script(deck, dict(self._throws.pop(0)))
        return deck

    def happens(self, numerator: int, denominator: int) -> bool:
        if (numerator, denominator) == content().tower.dislodge:
            self._loosened -= 1
            return self._loosened >= 0
        return self._passes.pop(0) if self._passes else True

    def _script(self, colours: list[int], wanted: dict[int, int]) -> None:
        """Which cubes pass the upper floor; the lower one stops none."""
        self._passes = []
        for colour in colours:
            falls = wanted.get(colour, 0) > 0
            self._passes.append(falls)
            wanted[colour] = wanted.get(colour, 0) - falls
        assert not any(wanted.values()), f"the throw does not hold these cubes: {wanted}"
