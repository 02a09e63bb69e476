"""The lobby message: who sits at the table, what is played, the way in; after the start, the way there."""

from collections.abc import Collection, Iterator, Sequence

from msgspec import convert

from ai.levels import levels_of
from bot.matches.clock.time_control import DAY, HOUR, MINUTE
from bot.matches.lessons import has_lesson
from bot.store.matches import USUAL, Match, MatchSettings, Seating
from bot.store.scheduling import TimeControl
from bot.views.match_messages import table_buttons
from bot.views.message import Button, Buttons, Divider, Field, Form, Message, Option, Select, Text
from bot.views.phrases import duration, pace_of, winners
from bot.views.references import Moment, Name, Place, people
from bot.views.table_messages import lucky_words
from bot.views.texts import Texts
from rules.core.chance import MAX_WORD, commitment
from rules.core.model import Outcome
from rules.core.registry import find

JOIN, LEAVE, ADD_AI, REMOVE_AI, START, OPTIONS = "join", "leave", "add-ai", "remove-ai", "start", "options"
LEARN = "learn"
"""Verbs of the lobby's buttons."""
WORD = "word"
"""Verb of the button that asks for a lucky word, of the form that opens, and name of its field."""
CALL = "call"
"""Verb of the button for who wants to be called when the table is full, or no longer."""
SEATS, CHOOSE, FREE, ADD_LEVEL, FULL = "seats", "choose", "free", "add-level", "full"
START_AT = "start-at"
"""Verbs of the lobby's private options: the number of seats, a title's option (the argument names it), the
person whose seat is freed, the level of a computer player that is added, what a full table does, and when
the match starts by itself; START_AT is also the verb of the form for a moment."""
CHOICES = (SEATS, CHOOSE, FREE, ADD_LEVEL, FULL, START_AT)
TYPED = "typed"
"""Value of START_AT that opens the form."""
_AHEAD = (15 * MINUTE, 30 * MINUTE, HOUR, 2 * HOUR, 4 * HOUR, 8 * HOUR, DAY, 2 * DAY, 7 * DAY)
START_IN = {"none": 0, **{str(seconds): seconds for seconds in _AHEAD}}
"""Values of START_AT: in how many seconds the match starts by itself; 0: at no certain moment."""
WAITS, STARTS = "waits", "starts"
"""What a table does when the last seat is taken."""

_ACCENT = 0xB8433A


def lobby_message(
    match: Match,
    players: Sequence[Seating],
    texts: Texts,
    pace: TimeControl | None = None,
    now: int | None = None,
    lucky: Collection[int] = (),
    settings: MatchSettings = USUAL,
) -> Message:
    """The message as the match stands. Its buttons are the lobby's, and those of the table after the start.

    `now` is the id of the table's message that is always current, once there is one; `lucky` are the ids of
    those who have given a lucky word.
    """
    if match.status == "lobby":
        return _open_table(match, players, texts, pace, lucky, settings)
    if match.seed is None or not match.started:
        return Message((Text(texts("lobby-closed")),))
    return way_to_table(match, players, commitment(match.seed), texts, now)


def word_form(given: str, texts: Texts) -> Form:
    """The form for a lucky word; `given` is the one that was given before."""
    line = Field(WORD, texts("word-form-label"), given, required=False, longest=MAX_WORD)
    return Form(texts("word-form-title"), WORD, (line,))


def options_panel(
    match: Match, players: Sequence[Seating], texts: Texts, settings: MatchSettings = USUAL
) -> Message:
    """The private message in which the host changes the number of seats and the title's options.

    There the host also frees the seat of somebody who does not come, and adds computer players by level. Once
    the match has started, or the table was closed, there is nothing to choose.
    """
    heading = [texts("options-heading", match=match.id), *_start_line(settings, texts)]
    if match.status != "lobby":
        return Message((Text(heading[0]),))
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
    others = [(player.name, player.user_id) for player in players if player.user_id != match.host_id]
    if people := tuple(Option(str(Name(name)), str(user_id)) for name, user_id in others if user_id):
        selects.append(Select(texts("options-free-placeholder"), FREE, people))
    if len(players) < match.seats_wanted:
        levels = tuple(Option(texts(f"level-{name}"), name) for name in levels_of(match.title))
        selects.append(Select(texts("options-level-placeholder"), ADD_LEVEL, levels))
    does = [(one, settings.auto_start == (one == STARTS)) for one in (WAITS, STARTS)]
    full = tuple(Option(texts(f"options-full-{one}"), one, chosen=chosen) for one, chosen in does)
    selects.append(Select(texts("options-full-placeholder"), FULL, full))
    never, typed = Option(texts("options-start-none"), "none"), Option(texts("options-start-typed"), TYPED)
    times = [
        Option(texts("options-start-in", time=duration(seconds, texts)), str(seconds)) for seconds in _AHEAD
    ]
    selects.append(Select(texts("options-start-placeholder"), START_AT, (never, *times, typed)))
    return Message((Text("\n".join(heading)), *selects))


def start_form(zone: str, texts: Texts) -> Form:
    """The form for the moment at which the match starts by itself, in the person's time zone."""
    line = Field("at", texts("start-form-label", zone=zone), placeholder=texts("start-form-example"))
    return Form(texts("options-start-placeholder"), START_AT, (line,))


def table_full(
    match: Match, players: Sequence[Seating], wanted: Collection[int], texts: Texts, *, fewer: bool = False
) -> Message:
    """Calls the host, and those who want it, but not the person who has just taken or filled the last seat.

    That is the host, if there are `fewer` seats now. Whoever plays is called by the first question instead,
    if the match has started by itself. It has no blocks if nobody is left to be called, or a seat is free by
    now.
    """
    seated = {player.user_id for player in players if player.user_id}
    last = match.host_id if fewer else players[-1].user_id or match.host_id
    called = sorted(set(wanted) - seated if match.started else {match.host_id, *wanted} - {last})
    if not called or match.ended or len(players) < match.seats_wanted:
        return Message(())
    key = "lobby-full-started" if match.started else "lobby-full-now"
    place = Place(match.guild_id, match.place_id)
    return _calling(called, texts(key, people=people(called), place=place))


def start_missed(match: Match, players: Sequence[Seating], texts: Texts) -> Message:
    """It is time, but the match could not start. No blocks if it has begun or is closed."""
    if match.status != "lobby":
        return Message(())
    least = find(match.title).seat_counts[0]
    few = "lobby-start-few" if len(players) < least else "lobby-start-missed"
    told = texts(few, people=people([match.host_id]), seated=len(players), least=least)
    return _calling([match.host_id], told)


def _calling(called: Sequence[int], told: str) -> Message:
    return Message((Text(told),), calls=tuple(called), push=told)


def _start_line(settings: MatchSettings, texts: Texts) -> list[str]:
    return [texts("lobby-starts-at", moment=Moment(settings.start_at))] if settings.start_at else []


def _open_table(
    match: Match,
    players: Sequence[Seating],
    texts: Texts,
    pace: TimeControl | None,
    lucky: Collection[int],
    settings: MatchSettings,
) -> Message:
    how = [
        _options(match, match.seats_wanted, texts),
        texts("lobby-pace", pace=pace_of(pace, match.title, texts)),
    ]
    how += [texts("lobby-private")] if settings.players_only else []
    how += [texts("lobby-starts-full")] if settings.auto_start else []
    how += _start_line(settings, texts)
    others = (Button(texts(f"lobby-{verb}"), verb) for verb in (LEAVE, ADD_AI, REMOVE_AI, CALL))
    luck = "" if match.seed is None else commitment(match.seed)  # a table opened without a seed has none yet
    sealed = [Text(texts("luck-sealed", commitment=luck), "small")] if luck else []
    options = Button(texts("lobby-options-button"), OPTIONS)
    word = Button(texts("lobby-word"), WORD)
    learn = (Button(texts("lobby-learn"), LEARN),) if has_lesson(match.title) else ()
    is_full = len(players) >= match.seats_wanted
    to_do = [] if is_full and settings.start_at else [texts("lobby-how-full" if is_full else "lobby-how")]
    return Message(
        (
            Text("\n".join((_heading(match, texts), *_seats(match, players, texts, lucky)))),
            Text("\n".join(how)),
            Divider(),
            Text(" ".join((*to_do, texts.first(f"{match.title}-lobby-play", "lobby-play")))),
            *sealed,
            Buttons((Button(texts("lobby-join"), JOIN, style="primary"), *others)),
            Buttons((Button(texts("lobby-start"), START, style="success"), options, word, *learn)),
        ),
        accent=_ACCENT,
    )


def way_to_table(
    match: Match, players: Sequence[Seating], sealed: str, texts: Texts, now: int | None
) -> Message:
    """The message after the start: where the game is, and the commitment to its luck, `sealed`."""
    names = [player.name for player in players]
    luck = (
        texts.first(f"{match.title}-opening-luck", "opening-luck", commitment=sealed),
        *lucky_words(match.words or (), names, texts),
    )
    return Message(
        (
            Text("\n".join((_heading(match, texts), *_seats(match, players, texts)))),
            Text(_options(match, len(players), texts)),
            Text(_whereabouts(match, names, texts, now)),
            Divider(),
            Text("\n".join(luck)),
            *(() if match.ended else (Text(texts.first(f"{match.title}-opening-plans", "opening-plans")),)),
            table_buttons(match, texts),
        ),
        accent=_ACCENT,
    )


def _whereabouts(match: Match, names: Sequence[str], texts: Texts, now: int | None) -> str:
    """Where the match is played; once it has ended, who has won it."""
    if match.ended:
        over = texts("lobby-ended", place=Place(match.guild_id, match.place_id))
        outcome = convert(match.outcome, Outcome | None)
        return f"{over}\n{winners(outcome, names, texts)}" if outcome else over
    place = texts("lobby-running-here")
    if match.thread_id is not None:
        place = texts("lobby-running", place=Place(match.guild_id, match.thread_id))
    link = None if now is None else Place(match.guild_id, match.place_id, now)
    return f"{place}\n{texts('table-now', link=link)}" if link else place


def _heading(match: Match, texts: Texts) -> str:
    return texts("lobby-heading", title=texts(f"title-{match.title}"), seats=match.seats_wanted)


def _seats(
    match: Match, players: Sequence[Seating], texts: Texts, lucky: Collection[int] = ()
) -> Iterator[str]:
    """The seats, with a mark for each player who has given a lucky word."""
    for number in range(1, max(match.seats_wanted, len(players)) + 1):
        if number > len(players):
            yield texts("lobby-seat-free", number=number)
            continue
        player, level = players[number - 1], {}
        if player.user_id == match.host_id:
            kind = "lobby-seat-host"
        elif player.policy is None:
            kind = "lobby-seat"
        elif player.user_id:
            kind = "lobby-seat-away"
        elif texts.has(f"level-{player.policy}"):
            kind, level = "lobby-seat-level", {"level": texts(f"level-{player.policy}")}
        else:
            kind = "lobby-seat-ai"
        seat = texts(kind, number=number, player=Name(player.name), **level)
        yield texts("lobby-seat-word", seat=seat) if player.user_id in lucky else seat


def _options(match: Match, seats: int, texts: Texts) -> str:
    """The options as chosen; a value may have a note of its own (`<title>-option-<option>-<value>-note`)."""
    lines = []
    for name, values in find(match.title).card.choices(seats).items():
        label = f"{match.title}-option-{name}"
        chosen = [f"{label}-{word}" for word, value in values.items() if value == match.options[name]]
        lines += [texts("lobby-option", name=texts(label), value=texts(value)) for value in chosen]
        lines += [texts(f"{value}-note") for value in chosen if texts.has(f"{value}-note")]
    return "\n".join((*lines, texts("lobby-match", match=match.id)))
