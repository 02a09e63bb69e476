"""Whole matches of Honor of the Samurai played at random, and every question that came up in them."""

from collections import defaultdict
from collections.abc import Iterator, Mapping
from functools import cache

from bot.views.message import Buttons, Message, Press, Select
from rules.core.chance import Chance
from rules.core.model import Prompt, Seat, Stage
from rules.honor.events import AnyEvent
from rules.honor.game import GAME
from rules.honor.observation import redact
from rules.honor.state import Options, State

NAMES = tuple(f"{message_key}" * 28 + "__" for message_key in "ABCDEF")
"""As long as Discord lets names be, with characters that its markdown reads."""


@cache
def stages(seats: int, seed: int = 1) -> tuple[Stage[State, AnyEvent], ...]:
    """All stages of one match played at random, as everybody may know them."""
    return tuple(_play(seats, bytes([seed]) * 32))


@cache
def stages_by_key(seats: int, seed: int = 1) -> Mapping[str, tuple[State, list[AnyEvent]]]:
    """The public events of each stage key, and where they led."""
    found: dict[str, tuple[State, list[AnyEvent]]] = {}
    events: dict[str, list[AnyEvent]] = defaultdict(list)
    for stage in stages(seats, seed):
        events[stage.key] += [redact(event, None) for event in stage.events]
        found[stage.key] = stage.state, events[stage.key]
    return found


@cache
def questions(seats: int, seed: int = 1) -> tuple[tuple[State, Seat, Prompt], ...]:
    """Every prompt of that match, with the state in which it stood."""
    return tuple(
        (stage.state, seat, prompt)
        for stage in stages(seats, seed)
        for seat, prompt in GAME.prompts(stage.state).items()
    )


def presses(message: Message) -> Iterator[Press]:
    """Every press that the controls allow."""
    for block in message.blocks:
        if isinstance(block, Buttons):
            enabled = (button for button in block.buttons if not button.disabled)
            yield from (Press(button.verb, button.argument) for button in enabled)
        elif isinstance(block, Select):
            yield from (Press(block.verb, block.argument, (option.value,)) for option in block.options)


def _play(seats: int, seed: bytes) -> Iterator[Stage[State, AnyEvent]]:
    row = 0
    step = GAME.setup(Options(), seats, Chance(seed, row))
    yield from step.stages
    while not GAME.outcome(step.state):
        row += 1
        seat = next(iter(GAME.prompts(step.state)))
        command = GAME.legal(step.state, seat).sample(Chance(seed, 1_000_000 + row))
        step = GAME.apply(step.state, seat, command, Chance(seed, row))
        yield from step.stages
