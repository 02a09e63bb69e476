"""Texts that send somebody to a button call it what it is called at that table."""

import pytest

from bot.announcer import plan_label, table_buttons
from bot.texts import LANGUAGES, texts


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
    words = texts(language)
    label = plan_label(title, words)
    assert table_buttons(title, words).buttons[0].label == label
    for text in ids:
        assert f"**{label}**" in words(text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lobby_names_the_buttons_for_a_seat_and_for_the_options(language: str) -> None:
    words = texts(language)
    assert f"**{words('lobby-join')}**" in words("lobby-how")
    assert f"**{words('lobby-options-button')}**" in words("lobby-how")
