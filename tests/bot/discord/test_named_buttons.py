"""Texts that send somebody to a button call it what it is called at that table."""

import pytest

from bot.store.matches import Match, Status
from bot.views.match_messages import plan_label, table_buttons
from bot.views.texts import LANGUAGES, texts_in


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("title", "ids"),
    [
        ("shogun", ("lobby-play", "opening-plans")),
        ("honor", ("honor-lobby-play", "honor-opening-plans")),
    ],
)
def test_the_way_to_secrets_is_told_by_the_buttons_name(
    language: str, title: str, ids: tuple[str, ...]
) -> None:
    words = texts_in(language)
    label = plan_label(title, words)
    assert table_buttons(_match(title, "running"), words).buttons[0].label == label
    for text in ids:
        assert f"**{label}**" in words(text)


def test_a_match_that_has_ended_offers_no_plan() -> None:
    words = texts_in("en")
    verbs = {
        status: [button.verb for button in table_buttons(_match("shogun", status), words).buttons]
        for status in ("running", "over", "stopped")
    }
    assert verbs["running"] == ["plan", "board", "catchup", "status", "rules"]
    assert verbs["over"] == verbs["stopped"] == ["board", "catchup", "status", "rules"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_would_take_a_plan_back_is_sent_to_the_button_for_it(language: str) -> None:
    words = texts_in(language)
    assert f"**{words('shogun-button-change')}**" in words("refusal-cannot_undo")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lobby_names_the_buttons_for_a_seat_and_for_the_options(language: str) -> None:
    words = texts_in(language)
    assert f"**{words('lobby-join')}**" in words("lobby-how")
    assert f"**{words('lobby-options-button')}**" in words("lobby-how")


def _match(title: str, status: Status) -> Match:
    return Match("abc123", title, {}, 4, status, 1, 2, 3, 4, "en", bytes(32), 1, 0, None, None)
