"""Whole matches of Samurai Spirit played at random, and every question that came up in them."""

from collections.abc import Iterator
from functools import cache

from rules.core.chance import Chance
from rules.core.model import Prompt, Seat, Stage
from rules.spirit.content import Difficulty
from rules.spirit.events import AnyEvent
from rules.spirit.game import GAME
from rules.spirit.state import Options, Selection, State

ALONE = (1, Options(samurai_per_player=3))
CHOSEN = (4, Options(Difficulty.HEROIC, Selection.CHOSEN))
ALL_SEVEN = (7, Options(Difficulty.EASY))
WITH_TOKENS = (3, Options(Difficulty.HARD, support_tokens=True))
MATCHES = (ALONE, (2, Options()), WITH_TOKENS, CHOSEN, ALL_SEVEN)
SEEDS = range(3)


@cache
def stages(seats: int, options: Options, seed: int = 0) -> tuple[Stage[State, AnyEvent], ...]:
    """All stages of one match played at random."""
    return tuple(_play(seats, options, bytes([seed]) * 32))


@cache
def questions(seats: int, options: Options, seeds: range = SEEDS) -> tuple[tuple[State, Seat, Prompt], ...]:
    """Every prompt of some matches, with the state in which it stood."""
    return tuple(
        (stage.state, seat, prompt)
        for seed in seeds
        for stage in stages(seats, options, seed)
        for seat, prompt in GAME.prompts(stage.state).items()
    )


def _play(seats: int, options: Options, seed: bytes) -> Iterator[Stage[State, AnyEvent]]:
    row = 0
    step = GAME.setup(options, seats, Chance(seed, row))
    yield from step.stages
    while not GAME.outcome(step.state):
        row += 1
        [seat] = GAME.prompts(step.state)
        command = GAME.legal(step.state, seat).sample(Chance(seed, 1_000_000 + row))
        step = GAME.apply(step.state, seat, command, Chance(seed, row))
        yield from step.stages
