"""Options that several commands have: what may be chosen, what is suggested, and what a typed value means."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Annotated, TypeAlias

from discord.app_commands import Choice

from bot.discord.commands.context import find_match, players_of, reachable, texts_for
from bot.discord.commands.errors import Refusal
from bot.discord.commands.registration import MAX_CHOICES, Option, OptionSet, word
from bot.discord.services import Interaction
from bot.matches.clock.time_control import TIME_CONTROLS, parse_duration, timed
from bot.store.matches import ALIVE, VERBOSITIES, Match, Status
from bot.store.scheduling import AWAY, Away, TimeControl
from bot.views.presenter import THEMES
from bot.views.texts import LANGUAGES
from rules.core.card import TitleCard
from rules.core.registry import cards, titles

ENDED: tuple[Status, ...] = ("over", "stopped")

MAX_LOOKED_AT = 100
"""How many of the matches that have ended are searched while a person types."""
MAX_CHOICE = 100
"""Characters of a suggestion."""
MAX_STRIKES = 20


async def suggest_match(interaction: Interaction, typed: str) -> list[Choice[str]]:
    """The living matches of this server, or of this person in direct messages."""
    return await _suggest(interaction, typed, await reachable(interaction, ALIVE))


async def suggest_ended(interaction: Interaction, typed: str) -> list[Choice[str]]:
    """The matches that have ended, the newest first."""
    ended = await reachable(interaction, ENDED)
    return await _suggest(interaction, typed, [match for match in ended[:MAX_LOOKED_AT] if match.started])


async def suggest_seat(interaction: Interaction, typed: int | str) -> list[Choice[int]]:
    """The seats of the match that the command is about, counted from 1."""
    try:
        match = await find_match(interaction, interaction.namespace.match)
    except Refusal:
        return []
    players = await players_of(interaction, match)
    labels = [f"{player.seat + 1}. {player.name}"[:MAX_CHOICE] for player in players]
    found = [Choice(name=label, value=seat) for seat, label in enumerate(labels, 1)]
    return [choice for choice in found if str(typed).casefold() in choice.name.casefold()]


def time_control_of(
    base: TimeControl, pace: str | None, planning: str | None, choices: str | None, vacation: str | None
) -> TimeControl:
    """The time control that the options of a command ask for, the rest as it was. Raises Refusal."""
    known = TIME_CONTROLS[pace] if pace else base
    own = [read_duration(text) if text else None for text in (planning, choices)]
    away: Away = "clock" if vacation == "clock" else "ai" if vacation else base.away
    return timed(replace(base, planning=known.planning, choices=known.choices, away=away), *own)


def read_duration(text: str) -> int:
    """Seconds from a text such as "12h". Raises Refusal."""
    seconds = parse_duration(text)
    if seconds is None:
        raise Refusal("bad_duration")
    return seconds


def owner_of_option(name: str) -> str:
    """The key of the first title that has this among its opening options."""
    return _first_owners(lambda card: card.opening_options)[name]


async def _suggest(interaction: Interaction, typed: str, found: Sequence[Match]) -> list[Choice[str]]:
    texts = texts_for(interaction)
    choices = []
    for match in found:
        players = ", ".join(player.name for player in await players_of(interaction, match))
        label = texts("match-choice", match=match.id, title=texts(f"title-{match.title}"), players=players)
        if typed.casefold() in label.casefold():
            choices.append(Choice(name=label[:MAX_CHOICE], value=match.id))
    return choices[:MAX_CHOICES]


def _one_of(prefix: str, values: Iterable[str]) -> Option:
    """One of these values, called by the texts `<prefix>-<value>`."""
    texts = {value: f"{prefix}-{value}" for value in values}
    return Option(choices=lambda: choices(texts))


def choices(texts: Mapping[str, str]) -> list[Choice[str]]:
    """The values with the ids of their texts, as many as Discord shows."""
    return [Choice(name=word(text), value=value) for value, text in texts.items()][:MAX_CHOICES]


def _title_choices() -> list[Choice[str]]:
    return choices({key: f"title-{key}" for key in titles()})


def _view_choices() -> list[Choice[str]]:
    """The views of all boards; a title that has one view only shows it whatever is chosen."""
    owners = _first_owners(lambda card: card.views)
    return choices({view: f"{key}-view-{view}" for view, key in owners.items()})


def _opening_options() -> dict[str, Option]:
    """Options of all titles; which of them the chosen title has is checked when a table is opened."""
    owners = _first_owners(lambda card: card.opening_options)
    return {name: _opening_option(key, name) for name, key in owners.items()}


def _opening_option(key: str, name: str) -> Option:
    owners = _first_owners(lambda card: card.choices()[name] if name in card.opening_options else ())
    texts = {value: f"{owner}-option-{name}-{value}" for value, owner in owners.items()}
    return Option(text=f"{key}-command-{name}", choices=lambda: choices(texts))


def _first_owners(listed: Callable[[TitleCard], Iterable[str]]) -> dict[str, str]:
    """What titles list on their cards, each with the key of the first title that does."""
    found: dict[str, str] = {}
    for key, card in cards().items():
        for name in listed(card):
            found.setdefault(name, key)
    return found


MatchOption: TypeAlias = Annotated[str | None, Option(suggest=suggest_match)]
"""The id of a match, instead of the one of this channel."""
EndedMatchOption: TypeAlias = Annotated[
    str | None, Option(description="option-ended-description", suggest=suggest_ended)
]
SeatOption: TypeAlias = Annotated[int, Option(suggest=suggest_seat)]
"""A seat of the match, counted from 1."""
OptionalSeatOption: TypeAlias = Annotated[int | None, Option(suggest=suggest_seat)]
TitleOption: TypeAlias = Annotated[str | None, Option(choices=_title_choices)]
"""The key of a title."""
OpeningOptions: TypeAlias = Annotated[Mapping[str, str], OptionSet(_opening_options)]
"""Options of titles: words of `TitleCard.choices` by the option's name."""
ViewOption: TypeAlias = Annotated[str | None, Option(choices=_view_choices)]
ThemeOption: TypeAlias = Annotated[str | None, _one_of("theme", THEMES)]
"""The colours of pictures."""
PaceOption: TypeAlias = Annotated[str | None, _one_of("pace", TIME_CONTROLS)]
"""The name of a time control."""
VacationOption: TypeAlias = Annotated[str | None, _one_of("away", AWAY)]
VerbosityOption: TypeAlias = Annotated[str | None, _one_of("verbosity", VERBOSITIES)]
LanguageOption: TypeAlias = Annotated[str | None, _one_of("language", LANGUAGES)]
