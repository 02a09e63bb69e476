"""The lobby message: who sits at the table, what is played, the way in; after the start, the way there."""

from collections.abc import Collection, Iterator, Sequence
from itertools import zip_longest

from bot.store.matches import Match, Seating
from bot.store.scheduling import TimeControl
from bot.views.match_messages import table_buttons
from bot.views.message import Button, Buttons, Divider, Field, Form, Message, Option, Select, Text
from bot.views.references import MessageLink, Name, Place
from bot.views.table_messages import lucky_words
from bot.views.texts import Texts
from bot.views.timetable import pace_of
from rules.core.chance import LONGEST_WORD, commitment
from rules.core.registry import find

JOIN, LEAVE, ADD_AI, REMOVE_AI, START, OPTIONS = "join", "leave", "add-ai", "remove-ai", "start", "options"
"""Verbs of the lobby's buttons."""
WORD = "word"
"""Verb of the button that asks for a lucky word, of the form that opens, and name of its field."""
SEATS, CHOOSE = "seats", "choose"
"""Verbs of the lobby's private options: the number of seats, and a title's option (the argument names it)."""

_ACCENT = 0xB8433A


def lobby_message(
    match: Match,
    players: Sequence[Seating],
    texts: Texts,
    pace: TimeControl | None = None,
    now: int | None = None,
    lucky: Collection[int] = (),
) -> Message:
    """The message as the match stands. Its buttons are the lobby's, and those of the table after the start.

    `now` is the id of the table's message that is always current, once there is one; `lucky` are the ids of
    those who have given a lucky word.
    """
    if match.status == "lobby":
        return _open_table(match, players, texts, pace, lucky)
    if match.seed is None or not match.started:
        return Message((Text(texts("lobby-closed")),))
    return _way_to_table(match, players, match.seed, texts, now)


def word_form(given: str, texts: Texts) -> Form:
    """The form for a lucky word; `given` is the one that was given before."""
    line = Field(WORD, texts("word-form-label"), given, required=False, longest=LONGEST_WORD)
    return Form(texts("word-form-title"), WORD, (line,))


def options_panel(match: Match, texts: Texts) -> Message:
    """The private message in which the host changes the number of seats and the title's options."""
    game = find(match.title)
    seats = tuple(
        Option(texts("options-seats", seats=count), str(count), chosen=count == match.seats_wanted)
        for count in game.seat_counts
    )
    selects = [Select(texts("options-seats-placeholder"), SEATS, seats)]
    for name, values in game.card.choices(match.seats_wanted).items():
        label = f"{match.title}-option-{name}"
        options = tuple(
            Option(texts(f"{label}-{word}"), word, chosen=value == match.options[name])
            for word, value in values.items()
        )
        selects.append(Select(texts(label), CHOOSE, options, name))
    return Message((Text(texts("options-heading", match=match.id)), *selects))


def _open_table(
    match: Match, players: Sequence[Seating], texts: Texts, pace: TimeControl | None, lucky: Collection[int]
) -> Message:
    how = (_options(match, match.seats_wanted, texts), texts("lobby-pace", pace=pace_of(pace, texts)))
    return Message(
        (
            Text("\n".join((_heading(match, texts), *_seats_and_words(match, players, texts, lucky)))),
            Text("\n".join(how)),
            Divider(),
            Text(f"{texts('lobby-how')} {texts(_of_title('lobby-play', match, texts))}"),
            *_sealed(match, texts),
            Buttons(
                (
                    Button(texts("lobby-join"), JOIN, style="primary"),
                    Button(texts("lobby-leave"), LEAVE),
                    Button(texts("lobby-add-ai"), ADD_AI),
                    Button(texts("lobby-remove-ai"), REMOVE_AI),
                )
            ),
            Buttons(
                (
                    Button(texts("lobby-start"), START, style="success"),
                    Button(texts("lobby-options-button"), OPTIONS),
                    Button(texts("lobby-word"), WORD),
                )
            ),
        ),
        accent=_ACCENT,
    )


def _way_to_table(
    match: Match, players: Sequence[Seating], seed: bytes, texts: Texts, now: int | None
) -> Message:
    """Where the game is, and the commitment to its luck."""
    names = [player.name for player in players]
    luck = (
        texts(_of_title("opening-luck", match, texts), commitment=commitment(seed)),
        *lucky_words(match.words or (), names, texts),
    )
    return Message(
        (
            Text("\n".join((_heading(match, texts), *_seats(match, players, texts)))),
            Text(_options(match, len(players), texts)),
            Text(_whereabouts(match, texts, now)),
            Divider(),
            Text("\n".join(luck)),
            *(() if match.ended else (Text(texts(_of_title("opening-plans", match, texts))),)),
            table_buttons(match, texts),
        ),
        accent=_ACCENT,
    )


def _sealed(match: Match, texts: Texts) -> tuple[Text, ...]:
    """The commitment to the luck; tables that were opened without a seed have none yet."""
    if match.seed is None:
        return ()
    return (Text(texts("luck-sealed", commitment=commitment(match.seed)), "small"),)


def _of_title(key: str, match: Match, texts: Texts) -> str:
    """The id of the title's own text, where it has one."""
    own = f"{match.title}-{key}"
    return own if texts.has(own) else key


def _whereabouts(match: Match, texts: Texts, now: int | None) -> str:
    place = _place(match, texts)
    if now is None or match.ended:
        return place
    link = MessageLink.at_table(match, now)
    return f"{place}\n{texts('table-now', link=link)}"


def _place(match: Match, texts: Texts) -> str:
    if match.ended:
        return texts("lobby-ended", place=Place(match.place_id))
    if match.thread_id is None:
        return texts("lobby-running-here")
    return texts("lobby-running", place=Place(match.thread_id))


def _heading(match: Match, texts: Texts) -> str:
    return texts("lobby-heading", title=texts(f"title-{match.title}"), seats=match.seats_wanted)


def _seats_and_words(
    match: Match, players: Sequence[Seating], texts: Texts, lucky: Collection[int]
) -> Iterator[str]:
    """The seats, with a mark for each player who has given a lucky word."""
    for seat, player in zip_longest(_seats(match, players, texts), players):
        yield texts("lobby-seat-word", seat=seat) if player and player.user_id in lucky else seat


def _seats(match: Match, players: Sequence[Seating], texts: Texts) -> Iterator[str]:
    for number in range(1, max(match.seats_wanted, len(players)) + 1):
        player = players[number - 1] if number <= len(players) else None
        if player is None:
            yield texts("lobby-seat-free", number=number)
        elif player.user_id == match.host_id:
            yield texts("lobby-seat-host", number=number, player=Name(player.name))
        else:
            yield texts(_kind(player), number=number, player=Name(player.name))


def _kind(player: Seating) -> str:
    """The id of the text for a seat: a person's, an AI's, or one that an AI plays for a person."""
    if player.policy is None:
        return "lobby-seat"
    return "lobby-seat-away" if player.user_id else "lobby-seat-ai"


def _options(match: Match, seats: int, texts: Texts) -> str:
    label = f"{match.title}-option"
    chosen = [
        texts(
            "lobby-option",
            name=texts(f"{label}-{name}"),
            value=texts(f"{label}-{name}-{word}"),
        )
        for name, values in find(match.title).card.choices(seats).items()
        for word, value in values.items()
        if value == match.options[name]
    ]
    return "\n".join((*chosen, texts("lobby-match", match=match.id)))
