"""The learned value of a position: what each seat will score, and its chance of winning.

The points that a seat will still score are linear in its features, with weights for each planning of the
match; the chances follow from the expected totals (softmax). `gyoji train shogun` makes the weights.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from math import exp
from operator import mul

import msgspec

from ai.shogun.features import features
from rules.shogun.state import Public

FILE = files("data") / "shogun" / "value.json"

END_SPREAD = 2.5
"""The spread of totals at the end: few worlds say more by how narrowly they were won than by who won."""
TIE = 0.02
"""What a chest counts there, which only breaks ties (SH8.4)."""


class Weights(msgspec.Struct, frozen=True):
    """What was learned for one planning of the match: a weight a feature, and the spread of the totals."""

    weights: tuple[float, ...]
    spread: float


class Value:
    """The value of positions at a planning or at the end, by weights for each stage, such as `1-spring`."""

    def __init__(self, weights: Mapping[str, Weights]) -> None:
        self._weights = weights

    def totals(self, public: Public) -> list[float]:
        """The final points that each seat may expect."""
        points = [player.points for player in public.players]
        if public.outcome:
            return [float(number) for number in points]
        weights = self._of(public).weights
        rows = features(public)
        return [number + sum(map(mul, weights, row)) for number, row in zip(points, rows, strict=True)]

    def chances(self, public: Public) -> list[float]:
        """Each seat's chance of winning. At the end it is not 0 or 1, but shows how narrow the result was."""
        if public.outcome:
            return softmax([player.points + TIE * player.chests for player in public.players], END_SPREAD)
        return softmax(self.totals(public), self._of(public).spread)

    def _of(self, public: Public) -> Weights:
        return self._weights[f"{public.year}-{public.season}"]


def softmax(totals: Sequence[float], spread: float) -> list[float]:
    """The chance of each total to be the highest, if there is still luck of this spread."""
    best = max(totals)
    odds = [exp((total - best) / spread) for total in totals]
    together = sum(odds)
    return [number / together for number in odds]


class Learned(msgspec.Struct, frozen=True):
    """The file of weights: what they were learned from, and the weights by stage."""

    rules_version: int
    positions: int
    """The matches from which positions were taken."""
    features: tuple[str, ...]
    stages: Mapping[str, Weights]


@cache
def learned() -> Value:
    """The value that is in data/shogun/value.json."""
    return Value(read().stages)


def read() -> Learned:
    """The file of weights."""
    return msgspec.json.decode(FILE.read_bytes(), type=Learned)
