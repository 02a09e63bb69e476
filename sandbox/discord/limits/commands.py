"""Limits of application commands (https://docs.discord.com/developers/interactions/application-commands)."""

import unicodedata
from collections.abc import Iterator

from sandbox.discord.limits.shapes import Boolean, Integer, Items, Path, Problem, Record, Rule, Text
from sandbox.discord.vocabulary import ENTITIES, SUB_COMMANDS, CommandType, OptionType, Wire

MAX_OF_KIND = {CommandType.CHAT: 100, CommandType.USER: 15, CommandType.MESSAGE: 15}
MAX_CHARACTERS = 8000
# fmt: off
LOCALES = frozenset({
    "id", "da", "de", "en-GB", "en-US", "es-ES", "es-419", "fr", "hr", "it", "lt", "hu", "nl", "no",
    "pl", "pt-BR", "ro", "fi", "sv-SE", "vi", "tr", "cs", "el", "bg", "ru", "uk", "hi", "th", "zh-CN",
    "ja", "zh-TW", "ko",
})
# fmt: on
"""Reference, "Locales"."""
_AUTOCOMPLETED = frozenset({OptionType.STRING, OptionType.INTEGER, OptionType.NUMBER})

_LOCALISED = Record(fields={locale: Text() for locale in LOCALES})
_CHOICE = Record(
    fields={
        "name": Text(minimum=1, maximum=100, required=True),
        "value": Rule(required=True),
        "name_localizations": _LOCALISED,
    }
)


def _option(nested: Rule) -> Record:
    return Record(
        fields={
            "type": Integer(minimum=1, maximum=11, required=True),
            "name": Text(required=True),
            "description": Text(required=True),
            "name_localizations": _LOCALISED,
            "description_localizations": _LOCALISED,
            "required": Boolean(),
            "autocomplete": Boolean(),
            "choices": Items(each=_CHOICE, maximum=25),
            "min_length": Integer(minimum=0, maximum=6000),
            "max_length": Integer(minimum=1, maximum=6000),
            "options": nested,
        }
    )


_OPTIONS: Rule = Rule()
for _depth in range(3):
    _OPTIONS = Items(each=_option(_OPTIONS), maximum=25)
_COMMANDS = Items(
    each=Record(
        fields={
            "type": Integer(minimum=1, maximum=3),
            "name": Text(required=True),
            "description": Text(),
            "name_localizations": _LOCALISED,
            "description_localizations": _LOCALISED,
            "options": _OPTIONS,
            "contexts": Items(each=Integer(minimum=0, maximum=2), minimum=1),
            "integration_types": Items(each=Integer(minimum=0, maximum=1), minimum=1),
            "default_member_permissions": Integer(minimum=0),
            "nsfw": Boolean(),
        }
    )
)


def check_commands(commands: list[Wire], of_guild: bool) -> list[Problem]:
    """Returns the problems of the complete list of an application's commands, global or of one server."""
    problems = list(_COMMANDS.problems(commands, ()))
    if problems:
        return problems
    problems += _repeated_names(commands)
    for at, command in enumerate(commands):
        problems += [problem.under(at) for problem in _check_command(command, of_guild)]
    for kind, maximum in MAX_OF_KIND.items():
        if sum((command.get("type") or 1) == kind for command in commands) > maximum:
            text = f"Maximum number of application commands reached ({maximum})"
            problems.append(Problem((), "APPLICATION_COMMAND_MAX", text))
    return problems


def _repeated_names(commands: list[Wire]) -> Iterator[Problem]:
    seen = set()
    for at, command in enumerate(commands):
        key = command.get("type") or 1, command["name"]
        if key in seen:
            yield Problem(
                (at, "name"),
                "APPLICATION_COMMANDS_DUPLICATE_NAME",
                "Application command names must be unique",
            )
        seen.add(key)


def _check_command(command: Wire, of_guild: bool) -> Iterator[Problem]:
    is_chat = (command.get("type") or CommandType.CHAT) == CommandType.CHAT
    if of_guild and 1 in (command.get("contexts") or ()):
        yield Problem(
            ("contexts",), "APPLICATION_COMMAND_INVALID_CONTEXT", "Guild commands don't support BOT_DM"
        )
    if not is_chat and (command.get("description") or command.get("options")):
        text = "Only CHAT_INPUT commands have description and options"
        yield Problem(("description",), "BASE_TYPE_BAD_LENGTH", text)
    yield from _check_texts(command, is_chat)
    yield from _check_options(command, (), SUB_COMMANDS)
    if (size := _characters(command)) > MAX_CHARACTERS:
        yield Problem((), "APPLICATION_COMMAND_TOO_LARGE", f"Command exceeds maximum size (8000): {size}")


def _languages(node: Wire, key: str) -> list[str]:
    """Yields a name or description in the default language and in every other one given."""
    localised = (node.get(key + "_localizations") or {}).values()
    return [node.get(key) or "", *(text for text in localised if text is not None)]


def _unknown_locales(node: Wire) -> Iterator[Problem]:
    for key in ("name_localizations", "description_localizations"):
        for locale in set(node.get(key) or ()) - LOCALES:
            yield Problem((key, locale), "BASE_TYPE_CHOICES", "Unknown locale")


def _is_good_name(name: str, is_chat: bool) -> bool:
    """Application commands, "Application Command Naming"."""
    if not 1 <= len(name) <= 32:
        return False
    return not is_chat or (name == name.lower() and all(map(_is_name_character, name)))


def _is_name_character(character: str) -> bool:
    script = unicodedata.name(character, "").split(" ")[0]
    return (
        character in "-_'" or unicodedata.category(character)[0] in "LN" or script in ("DEVANAGARI", "THAI")
    )


def _check_texts(node: Wire, is_chat: bool) -> Iterator[Problem]:
    yield from _unknown_locales(node)
    for key in ("name", "description"):
        for text in _languages(node, key):
            good = _is_good_name(text, is_chat) if key == "name" else not is_chat or 1 <= len(text) <= 100
            if not good:
                yield Problem(
                    (key,), f"APPLICATION_COMMAND_INVALID_{key.upper()}", f"Invalid {key}: {text!r}"
                )


def _check_options(node: Wire, path: Path, nestable: frozenset[OptionType]) -> Iterator[Problem]:
    options = node.get("options") or []
    yield from _unique_option_names(options, path)
    yield from _option_order(options, path)
    for at, option in enumerate(options):
        here = (*path, "options", at)
        if option["type"] in SUB_COMMANDS - nestable:
            yield Problem(here, "APPLICATION_COMMAND_OPTIONS_NESTING", "Sub-commands are nested too deeply")
        yield from (problem.under(*here) for problem in _check_texts(option, is_chat=True))
        yield from _check_choices(option, here)
        is_group = option["type"] == OptionType.SUB_COMMAND_GROUP
        yield from _check_options(option, here, frozenset({OptionType.SUB_COMMAND} if is_group else ()))


def _unique_option_names(options: list[Wire], path: Path) -> Iterator[Problem]:
    for locale in (None, *sorted(LOCALES)):
        names = [(option.get("name_localizations") or {}).get(locale, option["name"]) for option in options]
        if len(names) != len(set(names)):
            text = f"Option names must be unique ({locale or 'default'})"
            yield Problem((*path, "options"), "APPLICATION_COMMAND_OPTIONS_NAME_INVALID", text)
    yield from _borrowed_option_names(options, path)


def _borrowed_option_names(options: list[Wire], path: Path) -> Iterator[Problem]:
    """ "Localization": a localised name must differ from the default names of all other options."""
    defaults = {option["name"] for option in options}
    for option in options:
        others = defaults - {option["name"]}
        for name in others & set((option.get("name_localizations") or {}).values()):
            text = f"{name} is the default name of another option"
            yield Problem((*path, "options"), "APPLICATION_COMMAND_OPTIONS_NAME_INVALID", text)


def _option_order(options: list[Wire], path: Path) -> Iterator[Problem]:
    nested = [option["type"] in SUB_COMMANDS for option in options]
    if any(nested) and not all(nested):
        text = "Sub-commands cannot be mixed with other options"
        yield Problem((*path, "options"), "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", text)
    required = [bool(option.get("required")) for option in options]
    if not any(nested) and required != sorted(required, reverse=True):
        text = "Required options must be placed before non-required options"
        yield Problem((*path, "options"), "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", text)


def _check_choices(option: Wire, path: Path) -> Iterator[Problem]:
    choices = option.get("choices") or ()
    if option.get("autocomplete") and (choices or option["type"] not in _AUTOCOMPLETED):
        text = "autocomplete: only text and numbers without choices"
        yield Problem(path, "APPLICATION_COMMAND_AUTOCOMPLETE_INVALID", text)
    if choices and option["type"] in SUB_COMMANDS | ENTITIES:
        yield Problem(path, "BASE_TYPE_INVALID", "choices: only text and numbers")
    for choice in choices:
        yield from (problem.under(*path) for problem in _unknown_locales(choice))
        is_text = isinstance(choice["value"], str)
        if len(str(choice["value"])) > 100 or is_text != (option["type"] == OptionType.STRING):
            yield Problem(path, "BASE_TYPE_MAX_LENGTH", "choice value: right type, at most 100 characters")


def _longest(node: Wire, key: str) -> int:
    return max(map(len, _languages(node, key)))


def _characters(node: Wire) -> int:
    """Returns the total length of names, descriptions and values, each in its longest language."""
    own = _longest(node, "name") + _longest(node, "description")
    choices = sum(_longest(one, "name") + len(str(one["value"])) for one in node.get("choices") or ())
    return own + choices + sum(_characters(option) for option in node.get("options") or ())
