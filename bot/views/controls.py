"""Controls for answers that the rules list, and the answer that a press means.

A control is named after its command: the verb is the command's class, the argument its fields. A press is
looked up among the answers that are legal now, so an outdated or forged one means nothing.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, TypeAlias, TypeVar

from msgspec.structs import astuple

from bot.views.message import MAX_OPTIONS, Option, Play, Press, Select
from rules.core.model import Choices, Command, Prompt
from rules.core.title import Title

C = TypeVar("C", bound=Command)

ControlKey: TypeAlias = tuple[str, str]
"""Verb and argument; in a select, the argument is the option's value."""


def key_of(command: Command) -> ControlKey:
    """Such as ("moveraider", "2.0") or ("usetokens", "kyuzo.kanbei")."""
    return type(command).__name__.lower(), ".".join(_parts(astuple(command)))


def answers(game: Title[Any, C, Any, Any], observation: Any, prompt: Prompt) -> tuple[C, ...]:
    """What may be answered, in the order of the rules. Raises TypeError if it cannot be listed."""
    legal = game.decisions[type(prompt)].legal(observation, prompt)
    if not isinstance(legal, Choices):
        raise TypeError(f"{prompt.kind} has too many answers for a control each")
    return tuple(legal)


def played(press: Press, commands: Iterable[C], key: Callable[[C], ControlKey] = key_of) -> Play | None:
    """The command that a button or a select's value stands for, to be played, if it is among these."""
    argument = press.values[0] if len(press.values) == 1 else press.argument
    command = next((one for one in commands if key(one) == (press.verb, argument)), None)
    return None if command is None else Play(command)


def option(command: Command, label: str, description: str = "") -> Option:
    """An option that gives a command, in a select for commands of its kind."""
    return Option(label, key_of(command)[1], description or None)


def select(kind: type[Command], options: Sequence[Option], placeholder: str, argument: object = "") -> Select:
    """A select of one to 25 commands of one kind; the argument tells apart those of one message."""
    return Select(placeholder, kind.__name__.lower(), tuple(options), str(argument))


def selects(kind: type[Command], options: Sequence[Option], placeholders: Sequence[str]) -> Iterator[Select]:
    """As many selects as it takes, each but the first with the last of the placeholders."""
    for page, first in enumerate(range(0, len(options), MAX_OPTIONS)):
        placeholder = placeholders[min(page, len(placeholders) - 1)]
        yield select(kind, options[first : first + MAX_OPTIONS], placeholder, page)


def _parts(fields: Iterable[Any]) -> Iterator[str]:
    for field in fields:
        if isinstance(field, tuple):
            yield from _parts(field)
        else:
            yield str(field)
