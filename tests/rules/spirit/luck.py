"""Scripted luck for tests."""

from tests.luck import Ordered


class Luck(Ordered):
    """Shuffles leave the order as it is; draws come from a list, then they are 0."""

    def __init__(self, *draws: int) -> None:
        super().__init__()
        self._pending = list(draws)

    def below(self, bound: int) -> int:
        return self._pending.pop(0) if self._pending else 0
