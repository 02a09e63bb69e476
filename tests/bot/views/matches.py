"""Whole matches of Shogun played at random, and every question that came up in them."""

from collections.abc import Iterator
from functools import cache

from bot.views.texts import LANGUAGES, Texts, texts_in
from rules.core.chance import Chance
from rules.core.model import Prompt, Seat, Stage
from rules.shogun.content import Side
from rules.shogun.events import AnyEvent
from rules.shogun.game import GAME
from rules.shogun.state import Options, Setup, State

ALL_TEXTS = [texts_in(language) for language in LANGUAGES]
LONG_NAMES = tuple(f"{message_key}" * 30 + "__" for message_key in "ABCDE")
"""As long as Discord lets names be, with characters that mean something in its markdown."""


def language_of(words: Texts) -> str:
    return words.language


@cache
def stages(
    seats: int, setup: Setup = Setup.PRESET, side: Side = Side.SUN, seed: int = 0
) -> tuple[Stage[State, AnyEvent], ...]:
    """All stages of one match played at random."""
    return tuple(_play(seats, Options(side, setup), bytes([seed]) * 32))


@cache
def questions(
    seats: int, setup: Setup = Setup.PRESET, side: Side = Side.SUN, seed: int = 0
) -> tuple[tuple[State, Seat, Prompt], ...]:
    """Every prompt of that match, with the state in which it stood."""
    return tuple(
        (stage.state, seat, prompt)
        for stage in stages(seats, setup, side, seed)
        for seat, prompt in GAME.prompts(stage.state).items()
    )


def _play(seats: int, options: Options, seed: bytes) -> Iterator[Stage[State, AnyEvent]]:
    row = 0
    step = GAME.setup(options, seats, Chance(seed, row))
    yield from step.stages
    while not GAME.outcome(step.state):
        row += 1
        seat = next(seat for seat, prompt in GAME.prompts(step.state).items() if prompt.owed)
        command = GAME.legal(step.state, seat).sample(Chance(seed, 1_000_000 + row))
        step = GAME.apply(step.state, seat, command, Chance(seed, row))
        yield from step.stages
