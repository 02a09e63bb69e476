"""Slash commands made of functions: what Discord is sent follows from the texts and the function's signature.

`@command("new")` takes a coroutine. The command's name and description are the texts `command-new` and
`command-new-description`; its parameter `seats` is an option with the texts `option-seats` and
`option-seats-description`. What these do not say of an option stands in its annotation, as an `Option`.
"""

import inspect
from collections.abc import Awaitable, Callable, Coroutine, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from inspect import Parameter
from typing import Any, TypeAlias, get_args

import discord
from discord import Locale, app_commands
from discord.app_commands import Choice, TranslationContextTypes, Translator, locale_str

from bot.discord.services import Interaction
from bot.views.texts import LANGUAGES, texts_in

Callback: TypeAlias = Callable[..., Awaitable[None]]
"""Takes the interaction and the options."""
Autocomplete: TypeAlias = Callable[["discord.Interaction[Any]", Any], Coroutine[Any, Any, list[Choice[Any]]]]
"""Suggests values for what has been typed so far."""
AnyCommand: TypeAlias = "app_commands.Command[Any, ..., None] | app_commands.Group"

MAX_CHOICES = 25
"""As many choices and suggestions as Discord shows."""


@dataclass(frozen=True)
class Option:
    """What the name and the type of a parameter do not say of an option."""

    text: str = ""
    """The id of its name's text; without one, `option-` and the parameter's name."""
    description: str = ""
    """The id of its description's text; without one, that of the name and `-description`."""
    choices: Callable[[], Sequence[Choice[Any]]] | None = None
    """The values among which the client lets people choose, at most MAX_CHOICES."""
    suggest: Autocomplete | None = None

    def named(self, parameter: str) -> "Option":
        """With the ids of its texts, for a parameter of this name."""
        text = self.text or f"option-{parameter}"
        return replace(self, text=text, description=self.description or f"{text}-description")


@dataclass(frozen=True)
class OptionSet:
    """In the annotation of a parameter that takes several options: a mapping of those that were given."""

    options: Callable[[], Mapping[str, Option]]


@dataclass(frozen=True)
class SlashCommand:
    """A command that is not yet part of a tree; `build` makes one for each tree."""

    name: str
    callback: Callback
    text: str
    """The id of its description's text."""

    def build(self) -> app_commands.Command[Any, ..., None]:
        """The command as the library publishes and runs it."""
        given = [named for parameter in self._parameters for named in _options_of(parameter)]
        options = {parameter.name: option for parameter, option in given}

        async def run(interaction: Interaction, /, **values: Any) -> None:
            # Before Discord or the database is asked for anything: it expires after three seconds.
            await interaction.response.defer(ephemeral=True, thinking=True)
            await self.callback(interaction, **self._grouped(values))

        interaction = Parameter("interaction", Parameter.POSITIONAL_ONLY)
        signature = inspect.Signature([interaction, *(parameter for parameter, _ in given)])
        run.__signature__ = signature  # type: ignore[attr-defined]  # the library reads it
        app_commands.rename(**{name: word(option.text) for name, option in options.items()})(run)
        app_commands.describe(**{name: word(option.description) for name, option in options.items()})(run)
        app_commands.choices(
            **{name: list(option.choices()) for name, option in options.items() if option.choices}
        )(run)
        app_commands.autocomplete(
            **{name: option.suggest for name, option in options.items() if option.suggest}
        )(run)
        name = word(f"command-{self.name}")
        return app_commands.Command(name=name, description=word(self.text), callback=run)

    @cached_property
    def _parameters(self) -> list[Parameter]:
        """Those of the function, without the interaction."""
        return list(inspect.signature(self.callback).parameters.values())[1:]

    def _grouped(self, values: Mapping[str, Any]) -> dict[str, Any]:
        """The arguments of the function: the options of a set go into one mapping."""
        arguments = dict(values)
        for parameter in self._parameters:
            if found := _metadata(parameter, OptionSet):
                names = [name for name in found.options() if name in arguments]
                chosen = {name: arguments.pop(name) for name in names}
                arguments[parameter.name] = {
                    name: value for name, value in chosen.items() if value is not None
                }
        return arguments


def command(name: str, description: str = "") -> Callable[[Callback], SlashCommand]:
    """Make a slash command of a function. Its answer, for this person alone, is deferred before it runs.

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


def word(message_id: str) -> locale_str:
    """A text that Discord shows in the language of the person; in English where there is no translation."""
    return locale_str(texts_in(LANGUAGES[0])(message_id), message_id=message_id)


class FluentTranslator(Translator):
    """Looks up what `word` marked."""

    async def translate(
        self, string: locale_str, locale: Locale, context: TranslationContextTypes
    ) -> str | None:
        message_id = string.extras.get("message_id")
        language = texts_in(locale.value)
        if message_id is None or language.language == LANGUAGES[0]:
            return None
        return language(message_id)


def _options_of(parameter: Parameter) -> list[tuple[Parameter, Option]]:
    """What a parameter of the function is to Discord: an option, or several."""
    if found := _metadata(parameter, OptionSet):
        return [
            (Parameter(name, Parameter.KEYWORD_ONLY, default=None, annotation=str | None), option.named(name))
            for name, option in found.options().items()
        ]
    option = (_metadata(parameter, Option) or Option()).named(parameter.name)
    return [(parameter.replace(kind=Parameter.KEYWORD_ONLY, annotation=_bare(parameter)), option)]


def _metadata(parameter: Parameter, kind: type[Any]) -> Any:
    """What stands in the annotation beside the type, if there is such a thing."""
    extras = getattr(parameter.annotation, "__metadata__", ())
    return next((extra for extra in extras if isinstance(extra, kind)), None)


def _bare(parameter: Parameter) -> Any:
    """The type of the option's value, as the library reads it."""
    annotation = parameter.annotation
    return get_args(annotation)[0] if _metadata(parameter, Option) else annotation
