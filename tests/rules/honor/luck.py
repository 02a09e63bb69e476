"""Scripted luck for tests."""

from tests.luck import Ordered


class Luck(Ordered):
    """Dice fall as a test says, 1 to 6; shuffles leave the order as it is, all else takes the first."""

    def __init__(self, *dice: int) -> None:
        super().__init__()
        self.dice = list(dice)

    def below(self, bound: int) -> int:
        return self.dice.pop(0) - 1 if bound == 6 and self.dice else 0
