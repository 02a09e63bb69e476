"""Registration: builds slash commands from functions, by their signatures and the texts.

`@command("new")` takes a coroutine. The command's name and description are the texts `command-new` and
`command-new-description`; its parameter `seats` is an option with the texts `option-seats` and
`option-seats-description`. What these do not say about an option is in its annotation, as an `Option`.
"""

import inspect
from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping, Sequence
from copy import copy
from dataclasses import dataclass, replace
from inspect import Parameter
from itertools import islice
from typing import Any, TypeAlias, TypeVar, get_args

import discord
from discord import Locale, app_commands
from discord.app_commands import Choice, TranslationContextTypes, Translator, locale_str

from bot.discord.commands.errors import Refusal
from bot.discord.commands.request import Request
from bot.discord.services import Interaction
from bot.views.texts import LANGUAGES, texts_in
from rules.core.errors import CodedError

Callback: TypeAlias = Callable[..., Awaitable[None]]
"""Takes the request and the options."""
Autocomplete: TypeAlias = Callable[[Request, Any], Awaitable[list[Choice[Any]]]]
"""Suggests values for what has been typed so far."""
AnyCommand: TypeAlias = "app_commands.Command[Any, ..., None] | app_commands.Group"

V = TypeVar("V", str, int)

MAX_CHOICES = 25
"""The number of choices and suggestions that Discord shows."""
MAX_CHOICE = 100
"""Characters of a suggestion."""


@dataclass(frozen=True)
class Option:
    """In the annotation of a parameter: what its name and its type do not say about the option."""

    text: str = ""
    """The id of its name's text; default: `option-` and the parameter's name."""
    description: str = ""
    """The id of its description's text; default: that of the name and `-description`."""
    choices: Callable[[], Sequence[Choice[Any]]] | None = None
    """The values among which the client lets people choose, at most MAX_CHOICES."""
    suggest: Autocomplete | None = None
    type: Any = None
    """The type of the value that Discord sends, if the function takes something else."""
    resolve: Callable[[Request, Any], Awaitable[Any]] | None = None
    """Returns the argument for the value, None where the option was left out. May raise Refusal."""

    def named(self, parameter: str) -> "Option":
        """With the ids of its texts, for a parameter of this name."""
        text = self.text or f"option-{parameter}"
        return replace(self, text=text, description=self.description or f"{text}-description")

    def options(self, parameter: Parameter) -> Iterator[tuple[Parameter, "Option"]]:
        """The option as discord.py reads it from a signature."""
        annotation, default = parameter.annotation, parameter.default
        if self.type:
            annotation, default = self.type, None if type(None) in get_args(self.type) else default
        elif hasattr(annotation, "__metadata__"):
            annotation = get_args(annotation)[0]
        option = Parameter(parameter.name, Parameter.KEYWORD_ONLY, default=default, annotation=annotation)
        yield option, self.named(parameter.name)

    async def argument(self, request: Request, name: str, values: Mapping[str, Any]) -> Any:
        return await self.resolve(request, values[name]) if self.resolve else values[name]


@dataclass(frozen=True)
class OptionSet:
    """In the annotation of a parameter that takes several options: a mapping of those that were given."""

    found: Callable[[], Mapping[str, Option]]

    def options(self, _parameter: Parameter) -> Iterator[tuple[Parameter, Option]]:
        for name, option in self.found().items():
            left_out = Parameter(name, Parameter.KEYWORD_ONLY, default=None, annotation=str | None)
            yield left_out, option.named(name)

    async def argument(self, _request: Request, _name: str, values: Mapping[str, Any]) -> Any:
        return {name: values[name] for name in self.found() if values.get(name) is not None}


@dataclass(frozen=True)
class Provided:
    """In the annotation of a parameter that is no option: the argument is found by `find`, or refused."""

    find: Callable[[Request], Awaitable[Any]]

    def options(self, _parameter: Parameter) -> Iterator[tuple[Parameter, Option]]:
        yield from ()

    async def argument(self, request: Request, _name: str, _values: Mapping[str, Any]) -> Any:
        return await self.find(request)


@dataclass(frozen=True)
class SlashCommand:
    """A command that is not yet part of a tree; `build` makes one for each tree."""

    name: str
    callback: Callback
    text: str
    """The id of its description's text."""

    def build(self) -> app_commands.Command[Any, ..., None]:
        """The command as the library publishes and runs it."""
        parameters = list(inspect.signature(self.callback).parameters.values())[1:]
        sources = {parameter.name: _source(parameter) for parameter in parameters}
        given = [named for parameter in parameters for named in sources[parameter.name].options(parameter)]
        options = {parameter.name: option for parameter, option in given}

        async def run(interaction: Interaction, /, **values: Any) -> None:
            # Before any other request or query: the interaction expires after three seconds.
            request = Request(interaction)
            await request.defer_ephemeral()
            found = {name: await one.argument(request, name, values) for name, one in sources.items()}
            await self.callback(request, **found)

        interaction = Parameter("interaction", Parameter.POSITIONAL_ONLY)
        signature = inspect.Signature([interaction, *(parameter for parameter, _ in given)])
        run.__signature__ = signature  # type: ignore[attr-defined]  # the library reads it
        app_commands.rename(**{name: word(option.text) for name, option in options.items()})(run)
        app_commands.describe(**{name: word(option.description) for name, option in options.items()})(run)
        app_commands.choices(
            **{name: list(option.choices()) for name, option in options.items() if option.choices}
        )(run)
        app_commands.autocomplete(
            **{name: _autocomplete(option.suggest) for name, option in options.items() if option.suggest}
        )(run)
        name = word(f"command-{self.name}")
        return app_commands.Command(name=name, description=word(self.text), callback=run)


def command(name: str, description: str = "") -> Callable[[Callback], SlashCommand]:
    """Make a slash command of a function. Its ephemeral answer is deferred before it runs.

    `description` is the id of another text than `command-<name>-description`.
    """
    return lambda callback: SlashCommand(name, callback, description or f"command-{name}-description")


def group(
    name: str,
    commands: Iterable[SlashCommand],
    *,
    direct: bool,
    default_permissions: discord.Permissions | None = None,
) -> app_commands.Group:
    """The commands below `/<name>`; `direct`: also in direct messages."""
    built = app_commands.Group(
        name=word(f"command-{name}"),
        description=word(f"command-{name}-description"),
        allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=direct or None),
        allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
        default_permissions=default_permissions,
    )
    for one in commands:
        built.add_command(one.build())
    return built


def near(typed: object, labels: Mapping[V, str]) -> list[Choice[V]]:
    """Suggestions: the values whose labels contain what was typed, as many as Discord shows."""
    wanted = str(typed).casefold()
    found = ((value, label) for value, label in labels.items() if wanted in label.casefold())
    return [Choice(name=label[:MAX_CHOICE], value=value) for value, label in islice(found, MAX_CHOICES)]


def for_guild(command: AnyCommand) -> AnyCommand:
    """The command as one server takes it: Discord refuses contexts in commands that are not for all.

    https://docs.discord.com/developers/interactions/application-commands, "Interaction Contexts"
    """
    own = copy(command)
    own.allowed_contexts = own.allowed_installs = None
    return own


def word(message_id: str) -> locale_str:
    """A text that Discord shows in the person's language; in English without a translation."""
    return locale_str(texts_in(LANGUAGES[0])(message_id), message_id=message_id)


class FluentTranslator(Translator):
    """Translates the texts that `word` marked."""

    async def translate(
        self, string: locale_str, locale: Locale, context: TranslationContextTypes
    ) -> str | None:
        message_id = string.extras.get("message_id")
        language = texts_in(locale.value)
        if message_id is None or language.language == LANGUAGES[0]:
            return None
        return language(message_id)


def _autocomplete(suggest: Autocomplete) -> Callable[[Interaction, Any], Any]:
    async def suggestions(interaction: Interaction, typed: Any) -> list[Choice[Any]]:
        try:
            return await suggest(Request(interaction), typed)
        except (Refusal, CodedError):  # what they are suggestions for is missing, or not for this person
            return []

    return suggestions


def _source(parameter: Parameter) -> Option | OptionSet | Provided:
    """Where a parameter of the function gets its argument from."""
    extras = getattr(parameter.annotation, "__metadata__", ())
    return next((extra for extra in extras if isinstance(extra, Option | OptionSet | Provided)), Option())
