"""Rollouts: play from an imagined state on, in which everybody takes the title's advice."""

from collections.abc import Callable
from typing import Any

from ai.quick_chance import QuickChance
from rules.core.model import Seat
from rules.core.registry import AnyGame

_ROWS = 1 << 10
"""More rows than any stretch of play that is simulated has."""


def play_on(
    game: AnyGame,
    state: Any,
    seat: Seat,
    command: Any,
    luck: int,
    is_over: Callable[[Any], bool],
    events: list[Any] | None = None,
) -> Any:
    """The first state for which `is_over`, after a command and then the advice for whoever is asked.

    `luck` is the number of the luck: with the same number, different commands meet as similar a fate as can
    be had, so that their results can be compared in pairs. What happens on the way is added to `events`.
    """
    row = luck * _ROWS
    while True:
        step = game.apply(state, seat, command, QuickChance(row))
        state = step.state
        if events is not None:
            events.extend(step.events)
        if is_over(state):
            return state
        row += 1
        seat = next(seat for seat, prompt in game.prompts(state).items() if prompt.owed)
        command = game.advise(game.observe(state, seat))
