"""Discord's limits for all that the bot says about whole recorded matches, in every language.

Commands and their options are checked in `test_commands`.
"""

import re
from dataclasses import replace
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

import data
from bot.discord.commands.audit import entry_line, row_line
from bot.discord.commands.errors import Refusal, explanation
from bot.discord.commands.registration import MAX_CHOICE
from bot.discord.commands.settings import table_shown
from bot.discord.commands.views import excerpts
from bot.discord.ids import Address, Route
from bot.discord.layout import paged
from bot.discord.markdown import CONTENT, listed, markdown
from bot.matches import StageLog, StageView
from bot.matches.clock.time_control import TIME_CONTROLS
from bot.store.administration import LOBBY_ACTS, AuditEntry
from bot.store.log import Row, UndoRequest
from bot.store.matches import MatchSettings
from bot.views import lobby_message, reminder_message, rulebook, table_messages
from bot.views.listing import entry
from bot.views.message import Text
from bot.views.presenter import Look
from bot.views.table_messages import ending
from bot.views.texts import LANGUAGES, Texts, texts_in
from rules.core.model import Seat
from rules.core.record import MatchRecord, Replayed, load, replay
from rules.core.registry import cards, find, titles
from rules.core.title import Title
from tests.bot.discord.message_corpus import BIG, Tale, check, lucky_words, names

RECORDS = Path(__file__).parents[2] / "records"
MATCHES = ("shogun-moon-draft-5", "shogun-sun-preset-3", "honor/honor-short-6", "spirit/spirit-chosen-7-a")
LOOKS = 15
"""So many steps of a match are looked at in each language, evenly spread, and the last one."""

_ENGLISH = "\n".join(
    file.read_text(encoding="utf-8") for file in (Path(data.__path__[0]) / "locale" / "en").iterdir()
)
NOTES = re.findall(r"^note-([a-z-]+) =", _ENGLISH, re.MULTILINE)
REFUSALS = re.findall(r"^refusal-(\w+) =", _ENGLISH, re.MULTILINE)

LONG = names(1)[0]
FACTS: dict[str, Any] = {
    **dict.fromkeys(("actor", "name", "was"), LONG),
    **dict.fromkeys(("seconds", "planning", "choices"), 30 * 86400 - 1),
    "names": names(7),
    "until": BIG,
    "quiet": 12,
    "away": "clock",
    "verbosity": "round",
    "shape": "landscape",
    "animation": False,
    "to": 9_999,
    "strikes": 20,
    "most": 20,
    "seat": 0,
    "prompt": "",
    "asked": "AskPlan",
}
"""What notes tell, as long as it comes."""
SETTINGS = {
    "referee_role_id": BIG,
    "locale": "fi",
    "channels": BIG,
    "pace": "relaxed",
    "verbosity": "round",
    "most_matches": 100,
    "strikes": 20,
}


@pytest.fixture(params=LANGUAGES)
def words(request: pytest.FixtureRequest) -> Texts:
    return texts_in(request.param)


@pytest.fixture(params=MATCHES)
def record(request: pytest.FixtureRequest) -> MatchRecord:
    return load((RECORDS / f"{request.param}.json").read_bytes())


@pytest.fixture
def steps(record: MatchRecord) -> list[Replayed]:
    return list(replay(record, strict=False))


def plain(text: str) -> None:
    """Raise AssertionError if Discord would refuse a message of this text alone."""
    assert 1 <= len(markdown(text)) <= CONTENT


def test_whole_matches(record: MatchRecord, steps: list[Replayed], words: Texts) -> None:
    tale, every = Tale(record, words), max(1, len(steps) // LOOKS)
    for step in (*steps[::every], steps[-1]):
        for message, address in tale.messages(step):
            check(message, address)
        assert 1 <= len(tale.label(step)[:MAX_CHOICE]) <= MAX_CHOICE


def test_each_kind_of_question_is_looked_at(record: MatchRecord, steps: list[Replayed]) -> None:
    """Questions are rare in some titles: the steps that are looked at must not pass them by."""
    tale = Tale(record, texts_in("fi"))
    seen: set[str] = set()
    for step in steps:
        messages = tale.match_messages(step)
        if {prompt.kind for prompt in messages.position.prompts.values()} <= seen:
            continue
        seen |= {prompt.kind for prompt in messages.position.prompts.values()}
        for message, address in tale.asked(messages, step):
            check(message, address)


def test_HO3_4_what_is_new_says_only_the_readers_own_time_while_it_is_secret_who_is_asked() -> None:
    """As Status does."""
    record = load((RECORDS / "honor/honor-short-6.json").read_bytes())
    tale = Tale(record, texts_in("en"))
    step = next(one for one in replay(record, strict=False) if _asks_save_face(tale, one))
    messages = tale.match_messages(step)
    seat = next(iter(messages.position.prompts))
    for viewer, times in ((seat, 1), (None, 0)):
        shown = messages.catch_up(viewer, [])
        said = "\n".join(block.content for block in shown.blocks if isinstance(block, Text))
        due = messages.deadlines(viewer)
        assert len(due) == times
        assert all(line in said for line in due)
        assert times or not any(line in said for line in messages.deadlines(seat))


def _asks_save_face(tale: Tale, step: Replayed) -> bool:
    prompts = tale.match_messages(step).position.prompts
    return any(prompt.kind == "AskSaveFace" for prompt in prompts.values())


def test_lobbies_endings_and_requests(record: MatchRecord, steps: list[Replayed], words: Texts) -> None:
    tale = Tale(record, words)
    messages, events = tale.match_messages(steps[-1]), tuple(event for step in steps for event in step.events)
    lobby = replace(tale.match, status="lobby")
    away = tuple(replace(player, policy="greedy") for player in tale.seats)
    for match in (lobby, tale.match, replace(tale.match, status="over")):
        message = lobby_message.lobby_message(match, away, words, TIME_CONTROLS["relaxed"], BIG)
        check(message, Address(Route.LOBBY if match is lobby else Route.TABLE, match.id))
    check(lobby_message.options_panel(lobby, away, words), Address(Route.LOBBY, lobby.id))
    table = Address(Route.TABLE, tale.match.id)
    worded = msgspec.structs.replace(record, words=lucky_words(record.seats))
    check(ending(messages, worded, [StageLog("all", 1, events)]), table)
    for request in (
        UndoRequest(9_999, Seat(0), 1, messages.position.step),
        UndoRequest(9_999, Seat(0), 1, 2, declined_by=Seat(1)),
    ):
        check(table_messages.undo_request(messages, request, granted=False), table)


def test_notes_and_reminders(record: MatchRecord, steps: list[Replayed], words: Texts) -> None:
    tale = Tale(record, words)
    messages, table = tale.match_messages(steps[0]), Address(Route.TABLE, tale.match.id)
    events = tuple(event for step in steps[:40] for event in tale.seen(step))
    played = StageView("all", 1, events, messages.position.observation)
    for note in NOTES:
        row = Row(9_999, "note", Seat(0), "moderator", {**FACTS, "note": note}, "", 0)
        check(messages.entry(row, played), table)
    for prompt in messages.position.prompts.values():
        reminded = Address(Route.TABLE, tale.match.id, prompt.id)
        for begun in (None, *get_args(reminder_message.Progress)):
            check(reminder_message.reminder(messages, prompt, messages.place, begun), reminded)
        check(messages.unreachable(prompt), reminded)
    told = (messages.about(key, Seat(0)) for key in ("player-gone", "player-not-added"))
    for message in (*told, messages.closed_panel(None)):
        check(message, table)


def test_looks_and_accounts(record: MatchRecord, steps: list[Replayed], words: Texts) -> None:
    tale = Tale(record, words)
    everybody, table = tale.game.observe(steps[-1].state, None), Address(Route.TABLE, tale.match.id)
    messages = tale.match_messages(steps[-1])
    for view in tale.game.card.views or (None,):
        check(messages.board(everybody, Look(view, "contrast")), table)
    for page in paged(messages.text_board(everybody)):
        check(page, table)


@pytest.mark.parametrize("title", titles())
def test_each_kind_of_question_is_named_in_reminders(title: str) -> None:
    game = find(title)
    assert isinstance(game, Title)
    kinds = [kind.__name__ for kind in game.decisions]
    assert kinds
    for language in LANGUAGES:
        named = (Path(data.__path__[0]) / "locale" / language).iterdir()
        own = "".join(file.read_text(encoding="utf-8") for file in named)
        assert [kind for kind in kinds if f"{title}-owed-{kind} =" not in own] == []


def test_answers_without_components(words: Texts) -> None:
    for title in titles():
        for rule in rulebook.rules(title):
            plain(excerpts(title, rule.number, words))
        plain(excerpts(title, "a" * 100, words))
    plain(words("help-text"))
    audited: list[dict[str, Any]] = [SETTINGS, *({act: "zzzzzz"} for act in LOBBY_ACTS)]
    entries = [AuditEntry(0, names(1)[0], facts) for facts in audited]
    lines = [entry_line(entry, words) for entry in entries]
    rows = [Row(1, "note", Seat(0), "moderator", {**FACTS, "note": note}, "", 0) for note in NOTES]
    lines += [row_line(row, "honor", words) for row in rows]
    lines.append(row_line(Row(1, "rewind", None, "moderator", FACTS, "", 0), "honor", words))
    for line in lines:
        plain(line)
    plain(listed(words("audit-heading"), lines))
    plain(table_shown(MatchSettings("round", players_only=True), cards()["shogun"], words))


def test_lists_end_with_a_whole_entry(words: Texts) -> None:
    tale = Tale(load((RECORDS / f"{MATCHES[0]}.json").read_bytes()), words)
    entries = [entry(tale.match, tale.seats, True, words)] * 15
    told = listed(words("list-heading"), entries)
    plain(told)
    assert told.endswith(markdown(entries[0]))


def test_refusals(words: Texts) -> None:
    """Each code's text, with long parameters."""
    parameters = dict.fromkeys(re.findall(r"\{ \$(\w+)", _ENGLISH), LONG * 3)
    assert len(REFUSALS) > 40
    for code in REFUSALS:
        plain(explanation(Refusal(code, **parameters), words) or "")
