"""The messages of lessons: short texts, the real question, and an answer to each answer."""

import re
from collections.abc import Iterator

import pytest

from bot.matches.lessons import has_lesson, lesson
from bot.views.lesson_messages import NEXT, SKIP, LessonMessages
from bot.views.message import Buttons, Link, Message, Play, Press, Redraft, Refuse, Select, Text
from bot.views.references import Place
from bot.views.texts import LANGUAGES, texts_in
from rules.core.registry import titles

MAX_WORDS = 60
"""Words of a stop, its task included."""
MAX_DONE, MAX_REASON = 46, 35
"""Words of what is told when the stop is done, and of why an answer is wrong."""
_WORD = re.compile(r"[^\W_]+(?:[’'–-][^\W_]+)*")


def messages_of(title: str, language: str = "en") -> LessonMessages:
    taught = lesson(title)
    assert taught
    return LessonMessages(taught, "Zoe", texts_in(language))


def every_lesson() -> Iterator[LessonMessages]:
    for title in filter(has_lesson, titles()):
        for language in LANGUAGES:
            yield messages_of(title, language)


def words(text: str) -> int:
    return len(_WORD.findall(text))


def text_of(message: Message) -> str:
    return "\n".join(block.content for block in message.blocks if isinstance(block, Text))


def verbs(message: Message) -> set[str]:
    rows = (block.buttons for block in message.blocks if isinstance(block, Buttons))
    selects = {block.verb for block in message.blocks if isinstance(block, Select)}
    return selects | {button.verb for row in rows for button in row}


def test_no_stop_has_more_than_sixty_words() -> None:
    checked = 0
    for messages in every_lesson():
        for stop in messages.lesson.stops:
            key = f"{messages.lesson.title}-lesson-{stop.key}"
            told = {part: messages.texts(f"{key}{part}") for part in ("", "-task", "-done", "-answer")}
            assert words(told[""]) + words(told["-task"]) <= MAX_WORDS, (messages.texts.language, key)
            assert words(told["-done"]) <= MAX_DONE, (messages.texts.language, key)
            assert all(words(messages.texts(f"{key}-{wrong.key}")) <= MAX_REASON for wrong in stop.wrong)
            checked += 1
        assert words(messages.texts(f"{messages.lesson.title}-lesson-end")) <= MAX_WORDS
    assert checked == len(LANGUAGES) * (6 + 4 + 5)


def test_a_stop_has_the_controls_of_the_real_question_below_its_task() -> None:
    for messages in every_lesson():
        for number, stop in enumerate(messages.lesson.stops):
            message = messages.stop(number, None)
            assert verbs(message) - {NEXT, SKIP}
            task = messages.texts(f"{messages.lesson.title}-lesson-{stop.key}-task")
            [at] = [n for n, it in enumerate(message.blocks) if isinstance(it, Text) and task in it.content]
            assert isinstance(message.blocks[at + 1], Select | Buttons)


def lay(space: str, card: str) -> Press:
    return Press("lay", space, (card,))


def test_a_wrong_answer_is_told_why_once_and_the_panel_keeps_it() -> None:
    messages = messages_of("shogun")
    poor = messages.press(2, None, lay("collect_taxes", "Izu"))
    assert isinstance(poor, Redraft)
    assert "revolt at once" in messages.verdict(2, None, poor).reason
    turned = messages.press(2, poor.draft, Press("focus", values=("build_castle",)))
    verdict = messages.verdict(2, poor.draft, turned)
    assert (verdict.right, verdict.reason) == (False, "")
    better = messages.press(2, poor.draft, lay("collect_taxes", "Hoki"))
    assert messages.verdict(2, poor.draft, better).right


def test_a_wrong_command_is_told_what_is_wrong_with_it_and_any_other_where_to_look() -> None:
    messages = messages_of("spirit")
    confronted = messages.press(0, None, Press("confront"))
    assert isinstance(confronted, Play)
    assert "would stand in your line" in messages.verdict(0, None, confronted).reason
    other = messages_of("honor")
    drawn = other.press(3, None, Press("end"))
    assert other.verdict(3, None, drawn).reason == ""  # prepared, not confirmed
    assert isinstance(drawn, Redraft)
    confirmed = other.press(3, drawn.draft, Press("confirm"))
    assert "Read the task" in other.verdict(3, drawn.draft, confirmed).reason


def test_what_the_rules_refuse_is_wrong_for_the_rules_reason() -> None:
    messages = messages_of("shogun")
    refused = messages.press(1, None, Press("confirm"))
    assert isinstance(refused, Refuse)
    assert messages.verdict(1, None, refused).reason == refused.text


def test_after_two_wrong_answers_the_right_one_is_told_and_the_stop_may_be_left() -> None:
    messages = messages_of("shogun")
    answer = messages.texts("shogun-lesson-unrest-answer")
    once, twice = (messages.stop(2, None, faults, "Why.") for faults in (1, 2))
    assert answer not in text_of(once)
    assert SKIP not in verbs(once)
    assert answer in text_of(twice)
    assert SKIP in verbs(twice)


def test_the_right_command_is_shown_with_what_it_leads_to() -> None:
    messages = messages_of("shogun")
    march = messages.press(3, None, Press("march", "Musashi", fields={"armies": "5"}))
    assert isinstance(march, Play)
    assert messages.verdict(3, None, march).right
    done = messages.done(3, march.command)
    assert "takes neutral Musashi 5:2" in text_of(done)
    assert "attacks Hida" not in text_of(done)
    assert verbs(done) == {NEXT}


@pytest.mark.parametrize("place", [None, Place(1, 2)])
def test_the_end_leads_to_the_lobby_or_to_a_new_table(place: Place | None) -> None:
    message = messages_of("spirit").end(place)
    links = [block for block in message.blocks if isinstance(block, Link)]
    assert links == ([Link("To your table", place)] if place else [])
    assert ("/game new" in text_of(message)) == (place is None)
