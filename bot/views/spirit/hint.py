"""The bot's own counsel: a button that gives the answer a sensible player would give, and says which."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import msgspec

from bot.views.controls import key_of
from bot.views.limits import BUTTON, clip
from bot.views.message import Block, Button, Buttons, Message, Select
from bot.views.spirit.texts import SpiritTexts
from rules.spirit.advice import advise
from rules.spirit.commands import AnyCommand
from rules.spirit.prompts import AnyPrompt
from rules.spirit.state import Observation

COUNSEL = "counsel"


def with_counsel(
    observation: Observation, prompt: AnyPrompt, message: Message, texts: SpiritTexts
) -> Message:
    """The question with that button below it, as long as it is what the table waits for."""
    if observation.public.asking != prompt:
        return message
    command = hint(observation, prompt)
    label = texts("button-counsel", answer=_label(message, command))
    row = Buttons((Button(clip(label, BUTTON), COUNSEL),))
    return replace(message, blocks=(*message.blocks, row))


def hint(observation: Observation, prompt: AnyPrompt) -> AnyCommand:
    """What a sensible player would do; everybody sees the same, so anybody may know it."""
    return advise(msgspec.structs.replace(observation, viewer=prompt.seat))


def _label(message: Message, command: AnyCommand) -> str:
    """How the message itself calls the command."""
    key = key_of(command)
    return next(label for block in message.blocks for found, label in _labels(block) if found == key)


def _labels(block: Block) -> Iterator[tuple[tuple[str, Any], str]]:
    match block:
        case Buttons(buttons):
            yield from (((button.verb, button.argument), button.label) for button in buttons)
        case Select(verb=verb, options=options):
            yield from (((verb, option.value), option.label) for option in options)
