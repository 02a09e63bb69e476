"""What the tests of all titles' imagined states share."""

from typing import Any

from rules.core.chance import Chance
from rules.core.model import Viewer
from rules.core.registry import AnyGame

MAX_COMMANDS = 5000
"""No match is that long: more is a match that does not end."""


def viewers(seats: int) -> tuple[Viewer, ...]:
    """Everybody who looks on: each seat, and who holds none."""
    return (*range(seats), None)


def play_on(game: AnyGame, state: Any, chance: Chance) -> None:
    """Random legal commands to the end of the match, each state checked."""
    for _ in range(MAX_COMMANDS):
        prompts = game.prompts(state)
        if not prompts:
            assert game.outcome(state)
            return
        seat = chance.pick(list(prompts))
        state = game.apply(state, seat, game.legal(state, seat).sample(chance), chance).state
        game.check(state)
    raise AssertionError(f"no end after {MAX_COMMANDS} commands")
