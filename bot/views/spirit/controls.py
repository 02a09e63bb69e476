"""The controls of all questions: every answer that the rules allow has one, named after its command."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from msgspec.structs import astuple

from bot.views.limits import BUTTON, ROW, clip
from bot.views.message import Answer, Button, Buttons, Play, Press, Refuse, Style
from bot.views.spirit.texts import SpiritTexts
from rules.spirit.commands import AnyCommand
from rules.spirit.decisions import choices
from rules.spirit.prompts import AnyPrompt


def press(prompt: AnyPrompt, press: Press, texts: SpiritTexts) -> Answer:
    """The command that a button or a select's value stands for."""
    argument = press.values[0] if len(press.values) == 1 else press.argument
    for command in choices(prompt):
        if (press.verb, argument) == (verb_of(command), argument_of(command)):
            return Play(command)
    return Refuse(texts("refuse-choice"))


def verb_of(command: AnyCommand) -> str:
    """The command's name, in a custom_id."""
    return type(command).__name__.lower()


def argument_of(command: AnyCommand) -> str:
    """The command's fields in a custom_id or a select's value, such as "2.0" or "R4-01.R2-07"."""
    return ".".join(_parts(astuple(command)))


def button(command: AnyCommand, label: str, style: Style = "secondary") -> Button:
    """A button that gives the command."""
    return Button(clip(label, BUTTON), verb_of(command), argument_of(command), style=style)


def rows(buttons: Sequence[Button]) -> Iterator[Buttons]:
    """The buttons, five in a row."""
    for first in range(0, len(buttons), ROW):
        yield Buttons(tuple(buttons[first : first + ROW]))


def _parts(fields: Iterable[Any]) -> Iterator[str]:
    for field in fields:
        if isinstance(field, tuple):
            yield from _parts(field)
        else:
            yield str(field)
