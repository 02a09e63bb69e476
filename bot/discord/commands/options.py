"""Options that several commands share: choices, suggestions, and what a value means."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Annotated, TypeAlias

from discord.app_commands import Choice

from bot.discord.commands.errors import Refusal
from bot.discord.commands.registration import MAX_CHOICES, Option, OptionSet, Provided, near, word
from bot.discord.commands.request import Request
from bot.matches import Actor
from bot.matches.clock.time_control import TIME_CONTROLS, parse_duration, timed
from bot.store.matches import ALIVE, VERBOSITIES, Match
from bot.store.scheduling import AWAY, Away, TimeControl
from bot.views.match_messages import MatchMessages
from bot.views.texts import LANGUAGES
from rules.core.card import TitleCard
from rules.core.model import Seat
from rules.core.registry import cards, titles

MAX_LOOKED_AT = 100
"""Number of ended matches that are searched while a person types."""
MAX_STRIKES = 20


async def suggest_match(request: Request, typed: str) -> list[Choice[str]]:
    """Suggests the living matches of this server, or of this person in direct messages."""
    return await _suggest(request, typed, await request.reachable(ALIVE))


async def suggest_ended(request: Request, typed: str) -> list[Choice[str]]:
    """Suggests the matches that have ended, the newest first."""
    ended = await request.reachable(("over", "stopped"))
    return await _suggest(request, typed, [match for match in ended[:MAX_LOOKED_AT] if match.started])


async def suggest_seat(request: Request, typed: int | str) -> list[Choice[int]]:
    """Suggests the seats of the match that a moderator's command is about, counted from 1."""
    match = await request.find_match(request.interaction.namespace.match, own=False)
    players = await request.players_of(match)
    return near(typed, {player.seat + 1: f"{player.seat + 1}. {player.name}" for player in players})


async def suggest_place(request: Request, typed: str, *, kind: str) -> list[Choice[str]]:
    """Suggests the places of a kind on the board of the match that the command is about."""
    messages = await messages_of_match(request)
    places = messages.presenter(messages.position.observation).places(kind)
    return near(typed, {place.value: place.label for place in places})


async def suggest_round(request: Request, typed: str) -> list[Choice[str]]:
    """Suggests the rounds of the match that the command is about, the newest first."""
    messages = await messages_of_match(request)
    stages = await request.referee.story(messages.match_id)
    names = (messages.round_name(stage.key) for stage in reversed(stages))
    return near(typed, {name: name for name in names})


async def messages_of_match(request: Request, *, own: bool = True) -> MatchMessages:
    """What can be said about the match that a command is about while it is typed. Raises like `messages`."""
    match = await request.find_match(request.interaction.namespace.match, own=own)
    return await request.messages(match.id)


def require_not_ended(match: Match) -> None:
    """Raise Refusal for a match about whose end or past nobody has to be asked any more."""
    if match.ended:
        raise Refusal("match_ended" if match.started else "table_closed", match=match.id)


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


async def _suggest(request: Request, typed: str, found: Sequence[Match]) -> list[Choice[str]]:
    texts, labels = request.texts, {}
    for match in found:
        players = ", ".join(player.name for player in await request.players_of(match))
        title = texts(f"title-{match.title}")
        labels[match.id] = texts("match-choice", match=match.id, title=title, players=players)
    return near(typed, labels)


def _one_of(prefix: str, values: Callable[[], Iterable[str]]) -> Option:
    """One of these values, called by the texts `<prefix>-<value>`."""
    return Option(choices=lambda: choices({value: f"{prefix}-{value}" for value in values()}))


def choices(texts: Mapping[str, str]) -> list[Choice[str]]:
    """The values with the ids of their texts, as many as Discord shows."""
    return [Choice(name=word(text), value=value) for value, text in texts.items()][:MAX_CHOICES]


def _view_choices() -> list[Choice[str]]:
    """The views of all boards; a title with one view shows it whatever is chosen."""
    owners = _first_owners(lambda card: card.views)
    return choices({view: f"{key}-view-{view}" for view, key in owners.items()})


def _place_options() -> dict[str, Option]:
    """Kinds of places of all titles; suggestions are those of the match's title."""
    owners = _first_owners(lambda card: card.places)
    return {
        kind: Option(text=f"{key}-command-{kind}", suggest=partial(suggest_place, kind=kind))
        for kind, key in owners.items()
    }


def _opening_options() -> dict[str, Option]:
    """Options of all titles; which of them the chosen title has is checked when a table is opened."""
    owners = _first_owners(lambda card: card.opening_options)
    return {name: _opening_option(key, name) for name, key in owners.items()}


def _opening_option(key: str, name: str) -> Option:
    owners = _first_owners(lambda card: card.choices()[name] if name in card.opening_options else ())
    texts = {value: f"{owner}-option-{name}-{value}" for value, owner in owners.items()}
    return Option(text=f"{key}-command-{name}", choices=lambda: choices(texts))


def _first_owners(listed: Callable[[TitleCard], Iterable[str]]) -> dict[str, str]:
    """Items of the title cards, each with the key of the first title that lists it."""
    found: dict[str, str] = {}
    for key, card in cards().items():
        for name in listed(card):
            found.setdefault(name, key)
    return found


async def _seat(_request: Request, number: int | None) -> Seat | None:
    return None if number is None else Seat(number - 1)


_MATCH = Option(type=str | None, suggest=suggest_match, resolve=Request.find_match)
MatchOption: TypeAlias = Annotated[Match, _MATCH]
"""The match of this channel, or the one whose id is given."""
AnyMatchOption: TypeAlias = Annotated[Match, replace(_MATCH, resolve=partial(Request.find_match, own=False))]
"""The same for moderators: that they play in one of several matches does not say that they mean it."""
OpenMatchOption: TypeAlias = Annotated[
    Match, replace(_MATCH, resolve=partial(Request.find_match, prefer=("lobby",)))
]
"""As MatchOption; without an id, a match that has not started is preferred."""
EndedMatchOption: TypeAlias = Annotated[
    Match, replace(_MATCH, suggest=suggest_ended, description="option-ended-description")
]
MatchIdOption: TypeAlias = Annotated[str | None, Option(suggest=suggest_match)]
"""The id of a match, for commands that mean several matches without it."""
_SEAT = Option(type=int, suggest=suggest_seat, resolve=_seat)
SeatOption: TypeAlias = Annotated[Seat, _SEAT]
"""A seat of the match; people count from 1."""
OptionalSeatOption: TypeAlias = Annotated[Seat | None, replace(_SEAT, type=int | None)]
Moderator: TypeAlias = Annotated[Actor, Provided(Request.require_moderator)]
"""The person, refused if they are no moderator: before the match, which others need not know about."""
TitleOption: TypeAlias = Annotated[str | None, _one_of("title", titles)]
"""The key of a title."""
OpeningOptions: TypeAlias = Annotated[Mapping[str, str], OptionSet(_opening_options)]
"""Options of titles: words of `TitleCard.choices` by the option's name."""
PlaceOptions: TypeAlias = Annotated[Mapping[str, str], OptionSet(_place_options)]
"""Names of places by their kinds: `TitleCard.places`."""
RoundOption: TypeAlias = Annotated[str | None, Option(text="option-round", suggest=suggest_round)]
"""The name of a round, in the person's language."""
LogPlaceOptions: TypeAlias = Annotated[
    Mapping[str, str],
    OptionSet(
        lambda: {
            kind: replace(option, description="option-there-description")
            for kind, option in _place_options().items()
        }
    ),
]
LogPlayerOption: TypeAlias = Annotated[
    Seat | None, replace(_SEAT, type=int | None, text="option-player", description="option-whose-description")
]
ViewOption: TypeAlias = Annotated[str | None, Option(choices=_view_choices)]
ThemeOption: TypeAlias = Annotated[
    str | None, _one_of("theme", lambda: _first_owners(lambda card: card.themes))
]
"""The colours of pictures."""
ShapeOption: TypeAlias = Annotated[
    str | None, _one_of("shape", lambda: _first_owners(lambda card: card.shapes))
]
"""The shape of the board."""
PaceOption: TypeAlias = Annotated[str | None, _one_of("pace", lambda: TIME_CONTROLS)]
"""The name of a time control."""
VacationOption: TypeAlias = Annotated[str | None, _one_of("away", lambda: AWAY)]
VerbosityOption: TypeAlias = Annotated[str | None, _one_of("verbosity", lambda: VERBOSITIES)]
LanguageOption: TypeAlias = Annotated[str | None, _one_of("language", lambda: LANGUAGES)]
