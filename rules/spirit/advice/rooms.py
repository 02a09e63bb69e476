"""Capacity: the number of further raiders that a samurai can face."""

from rules.spirit.content import Symbol
from rules.spirit.prompts import Place
from rules.spirit.state import OldestDue, Public

SLOT = 0.8
"""Raiders absorbed by a free place to the left."""
_SLOTS = len(Symbol)
"""Places to the left."""
AFTER_KIAI = 0.5
"""Raiders that an effect is worth to the line, in addition to those that it makes room for."""


def _absorbed() -> list[float]:
    """The number of raiders a line can still take, by the distance of its total to the kiai number.

    One that hits the number removes the oldest one, which increases the distance again; one too strong goes
    elsewhere. Computed by iteration to a fixed point.
    """
    found = [0.0] * 14
    for _ in range(50):
        again = AFTER_KIAI + sum(found[1:5]) / 4
        found = [again, *(_next_absorbed(found, distance, again) for distance in range(1, 14))]
    return found


def _next_absorbed(found: list[float], distance: int, again: float) -> float:
    fitting = [value for value in range(1, 5) if value <= distance]
    return sum(1 + (found[distance - value] if value < distance else again) for value in fitting) / 4


ABSORBED: list[float] = _absorbed()


def room(public: Public, place: Place) -> float:
    """The number of raiders; 0 for a samurai who has passed or must pass."""
    board = public.boards[place]
    total, kiai = board.total, board.side.kiai
    if board.passed or total > kiai:
        return 0.0
    if board.line and OldestDue(place) in public.agenda:
        total -= board.raiders[0].value
    return ABSORBED[kiai - total] + SLOT * (_SLOTS - len(board.defended))
