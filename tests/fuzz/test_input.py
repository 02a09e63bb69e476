"""Typed text, custom ids and hosts' settings: parsed, or refused with a typed error."""

from functools import cache
from importlib.resources import files
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import settings as effort
from hypothesis import strategies as st

from bot.views.message import Form, Play, Press, Redraft, Refuse
from bot.views.presenter import View
from bot.views.registry import presenter_of
from bot.views.texts import texts_in
from rules.core import codec
from rules.core.chance import Chance
from rules.core.errors import CommandError
from rules.core.model import Prompt, Seat
from rules.core.registry import find, titles
from tests.fuzz import targets

DECK = (files("data") / "honor" / "deck.toml").read_text(encoding="utf-8")
TIMES = st.from_regex(r"[0-9]{1,5}\s?[smhd:TZ.+-]{0,2}[0-9]{0,3}", fullmatch=True)
ENGLISH = texts_in("en")


@given(
    st.one_of(
        st.text(max_size=120),
        st.from_regex(r"(ask|panel|table|lobby):[\w.-]{0,9}:\w*:\w*:[\w.-]*", fullmatch=True),
    )
)
@example("table:k3v9qd::agree:" + "9" * 60)
@example("table:k3v9qd::take:²")
def test_custom_ids(text: str) -> None:
    targets.custom_id(text)


@given(st.one_of(st.text(max_size=200), TIMES, st.dates().map(str), st.datetimes().map(str)))
@example("9" * 5000)
@example("٢٢:٣٠")
@example("0001-01-01")
@example("9999-12-31T23:59:59.999999-23:59")
def test_times_words_and_names(text: str) -> None:
    targets.typed(text)


@given(
    st.sampled_from(targets.NAMES),
    st.text(st.characters(blacklist_characters="\0", codec="utf-8"), max_size=60),
)
@example("SANDBOX_SPEED", "nan")
@example("SANDBOX_SPEED", "inf")
@example("DISCORD_API", "http://[")
@example("DATABASE_URL", "postgresql+asyncpg://[")
@example("DATABASE_URL", "sqlite:///x?check_same_thread=maybe&timeout=x")
@example("DATABASE_URL", "postgresql://u:p@h:port/x")
@example("SHARDS", "0/0")
@example("SHARDS", "٠/٤")
@example("GUILD", "9" * 5000)
@example("BACKUP_KEEP", "1e400")
def test_settings(name: str, value: str) -> None:
    targets.settings(name, value)


@given(st.one_of(st.binary(max_size=80), st.text(max_size=80).map(str.encode)))
@example(b"\xff\xfeG\0")
@example(b"GYOJI_GUILD=${GYOJI_GUILD}\nGYOJI_TOKEN='")
def test_settings_files(data: bytes) -> None:
    targets.settings_file(data)


@given(st.data())
def test_deck_files(data: st.DataObject) -> None:
    """The shipped one with some of it cut out, doubled or overwritten."""
    begin = data.draw(st.integers(0, len(DECK)))
    end = data.draw(st.integers(begin, min(len(DECK), begin + 200)))
    written = data.draw(st.one_of(st.text(max_size=40), st.just(DECK[begin:end] * 2), st.sampled_from(SLIPS)))
    targets.deck(DECK[:begin] + written + DECK[end:])


SLIPS = (
    "nan",
    "-1",
    "9" * 5000,
    "[[cards]]",
    "[cards]",
    '"""',
    "[" * 2000,
    "{",
    "0x1",
    "1979-05-27",
    "\u2028",
    "\r",
)


@pytest.mark.parametrize(
    "text", ["cards = [1]", 'cards = ["""\n[[cards]]\n"""]', "cards = " + "[" * 5000, "", "cards = {}"]
)
def test_decks_that_look_like_none(text: str) -> None:
    assert targets.deck(text) is None


@cache
def questions(title: str) -> list[tuple[Any, int, Prompt]]:
    """The first question of each kind in a short match played at random, with the state in which it stood."""
    game, row = find(title), 0
    found: dict[str, tuple[Any, int, Prompt]] = {}
    options = codec.decode_options(game, {})
    step = game.setup(options, game.seat_counts[1], Chance(bytes(32), 0))
    while not game.outcome(step.state) and row < 150:
        for seat, prompt in game.prompts(step.state).items():
            found.setdefault(prompt.kind, (step.state, seat, prompt))
        seat = next(seat for seat, prompt in game.prompts(step.state).items() if prompt.owed)
        row += 1
        command = game.legal(step.state, seat).sample(Chance(bytes(32), 1000 + row))
        step = game.apply(step.state, seat, command, Chance(bytes(32), row))
    return list(found.values())


VERBS = [
    *(
        "suggest",
        "confirm",
        "change",
        "clear",
        "erase",
        "undo",
        "switch",
        "mode",
        "replace",
        "last",
        "focus",
        "lay",
        "page",
        "target",
        "number",
        "march",
        "stay",
    ),
    *("let", "play", "draw", "attack", "lose", "seppuku", "take", "raze", "special", "fight", "pass"),
    *("0", "-1", "9" * 50),
]
WORDS = st.one_of(st.text(max_size=30), st.sampled_from(VERBS))
PRESSES = st.builds(
    Press,
    WORDS,
    WORDS,
    st.lists(WORDS, max_size=3).map(tuple),
    st.dictionaries(st.sampled_from(["armies", "word", "amount"]), st.one_of(st.text(max_size=60), WORDS)),
)


@pytest.mark.parametrize("title", titles())
@effort(deadline=None)
@given(press=PRESSES)
def test_presses_that_no_control_makes(title: str, press: Press) -> None:
    """To each kind of question the answer is a form, a draft, a refusal, or a command for the rules."""
    game = find(title)
    for state, seat, prompt in questions(title):
        answer = presenter_of(title)(View(game.observe(state, Seat(seat)), (), ENGLISH)).press(
            prompt, {}, press
        )
        assert isinstance(answer, Form | Play | Redraft | Refuse)
        if isinstance(answer, Play):
            with_luck = Chance(bytes(32), 99)
            try:
                game.check(
                    game.apply(
                        state, Seat(seat), codec.decode_command(game, codec.encode(answer.command)), with_luck
                    ).state
                )
            except CommandError:
                continue
