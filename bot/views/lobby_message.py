"""The lobby message: who sits at the table, what is played, the way in; after the start, the way there."""

from collections.abc import Collection, Iterator, Sequence
from itertools import zip_longest
from typing import Any

from bot.matches.clock.time_control import Pace
from bot.store.matches import Match, Seating
from bot.views.luck import lucky_words
from bot.views.match_messages import table_buttons
from bot.views.mentions import channel
from bot.views.message import Button, Buttons, Divider, Field, Form, Message, Option, Select, Text
from bot.views.names import escaped
from bot.views.texts import Texts
from bot.views.timetable import pace_of
from rules.core.chance import LONGEST_WORD, commitment
from rules.core.registry import AnyGame, find

JOIN, LEAVE, ADD_AI, REMOVE_AI, START, OPTIONS = "join", "leave", "add-ai", "remove-ai", "start", "options"
"""Verbs of the lobby's buttons."""
WORD = "word"
"""Verb of the button that asks for a lucky word, of the form that opens, and name of its field."""
SEATS, CHOOSE = "seats", "choose"
"""Verbs of the lobby's private options: the number of seats, and a title's option (the argument names it)."""

_ACCENT = 0xB8433A


def invitation(
    match: Match,
    players: Sequence[Seating],
    words: Texts,
    pace: Pace | None = None,
    now: int | None = None,
    lucky: Collection[int] = (),
) -> Message:
    """The message as the match stands. Its buttons are the lobby's, and those of the table after the start.

    `now` is the id of the table's message that is always current, once there is one; `lucky` are the ids of
    those who have given a lucky word.
    """
    if match.status == "lobby":
        return _open_table(match, players, words, pace, lucky)
    if match.seed is None or not match.started:
        return Message((Text(words("lobby-closed")),))
    return _way_to_table(match, players, match.seed, words, now)


def word_form(given: str, words: Texts) -> Form:
    """The form for a lucky word; `given` is the one that was given before."""
    line = Field(WORD, words("word-form-label"), given, required=False, longest=LONGEST_WORD)
    return Form(words("word-form-title"), WORD, (line,))


def options_panel(match: Match, words: Texts) -> Message:
    """The private message in which the host changes the number of seats and the title's options."""
    game = find(match.title)
    seats = tuple(
        Option(words("options-seats", seats=count), str(count), chosen=count == match.seats_wanted)
        for count in game.seat_counts
    )
    selects = [Select(words("options-seats-placeholder"), SEATS, seats)]
    for name, values in choices(game, match.seats_wanted).items():
        label = f"{match.title}-option-{name}"
        options = tuple(
            Option(words(f"{label}-{word}"), word, chosen=value == match.options[name])
            for word, value in values.items()
        )
        selects.append(Select(words(label), CHOOSE, options, name))
    return Message((Text(words("options-heading", match=match.id)), *selects))


def choices(game: AnyGame, seats: int | None = None) -> dict[str, dict[str, Any]]:
    """The title's options that are a choice between a few values: each value by its word in the texts.

    With `seats`, only those that make a difference to so many players.
    """
    return game.card.choices(seats)


def _open_table(
    match: Match, players: Sequence[Seating], words: Texts, pace: Pace | None, lucky: Collection[int]
) -> Message:
    how = (_options(match, match.seats_wanted, words), words("lobby-pace", pace=pace_of(pace, words)))
    return Message(
        (
            Text("\n".join((_heading(match, words), *_seats_and_words(match, players, words, lucky)))),
            Text("\n".join(how)),
            Divider(),
            Text(f"{words('lobby-how')} {words(_of_title('lobby-play', match, words))}"),
            *_sealed(match, words),
            Buttons(
                (
                    Button(words("lobby-join"), JOIN, style="primary"),
                    Button(words("lobby-leave"), LEAVE),
                    Button(words("lobby-add-ai"), ADD_AI),
                    Button(words("lobby-remove-ai"), REMOVE_AI),
                )
            ),
            Buttons(
                (
                    Button(words("lobby-start"), START, style="success"),
                    Button(words("lobby-options-button"), OPTIONS),
                    Button(words("lobby-word"), WORD),
                )
            ),
        ),
        accent=_ACCENT,
    )


def _way_to_table(
    match: Match, players: Sequence[Seating], seed: bytes, words: Texts, now: int | None
) -> Message:
    """Where the game is, and the commitment to its luck."""
    names = [player.name for player in players]
    luck = (
        words(_of_title("opening-luck", match, words), commitment=commitment(seed)),
        *lucky_words(match.words or (), names, words),
    )
    return Message(
        (
            Text("\n".join((_heading(match, words), *_seats(match, players, words)))),
            Text(_options(match, len(players), words)),
            Text(_whereabouts(match, words, now)),
            Divider(),
            Text("\n".join(luck)),
            *(() if match.ended else (Text(words(_of_title("opening-plans", match, words))),)),
            table_buttons(match, words),
        ),
        accent=_ACCENT,
    )


def _sealed(match: Match, words: Texts) -> tuple[Text, ...]:
    """The commitment to the luck; tables that were opened without a seed have none yet."""
    if match.seed is None:
        return ()
    return (Text(f"-# {words('luck-sealed', commitment=commitment(match.seed))}"),)


def _of_title(key: str, match: Match, words: Texts) -> str:
    """The id of the title's own text, where it has one."""
    own = f"{match.title}-{key}"
    return own if words.has(own) else key


def _whereabouts(match: Match, words: Texts, now: int | None) -> str:
    place = _place(match, words)
    if now is None or match.ended:
        return place
    link = f"https://discord.com/channels/{match.guild_id}/{match.place_id}/{now}"
    return f"{place}\n{words('table-now', link=link)}"


def _place(match: Match, words: Texts) -> str:
    if match.ended:
        return words("lobby-ended", place=channel(match.place_id))
    if match.thread_id is None:
        return words("lobby-running-here")
    return words("lobby-running", place=channel(match.thread_id))


def _heading(match: Match, words: Texts) -> str:
    return words("lobby-heading", title=words(f"title-{match.title}"), seats=match.seats_wanted)


def _seats_and_words(
    match: Match, players: Sequence[Seating], words: Texts, lucky: Collection[int]
) -> Iterator[str]:
    """The seats, with a mark for each player who has given a lucky word."""
    for seat, player in zip_longest(_seats(match, players, words), players):
        yield words("lobby-seat-word", seat=seat) if player and player.user_id in lucky else seat


def _seats(match: Match, players: Sequence[Seating], words: Texts) -> Iterator[str]:
    for number in range(1, max(match.seats_wanted, len(players)) + 1):
        player = players[number - 1] if number <= len(players) else None
        if player is None:
            yield words("lobby-seat-free", number=number)
        elif player.user_id == match.host_id:
            yield words("lobby-seat-host", number=number, player=escaped(player.name))
        else:
            yield words(_kind(player), number=number, player=escaped(player.name))


def _kind(player: Seating) -> str:
    """The id of the text for a seat: a person's, an AI's, or one that an AI plays for a person."""
    if player.policy is None:
        return "lobby-seat"
    return "lobby-seat-away" if player.user_id else "lobby-seat-ai"


def _options(match: Match, seats: int, words: Texts) -> str:
    label = f"{match.title}-option"
    chosen = [
        words(
            "lobby-option",
            name=words(f"{label}-{name}"),
            value=words(f"{label}-{name}-{word}"),
        )
        for name, values in choices(find(match.title), seats).items()
        for word, value in values.items()
        if value == match.options[name]
    ]
    return "\n".join((*chosen, words("lobby-match", match=match.id)))
