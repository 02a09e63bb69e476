"""All that is printed in Samurai Spirit, and its options, have names in all languages."""

from enum import StrEnum

import pytest

from bot.views.texts import LANGUAGES, texts_in
from rules.spirit.content import Difficulty, Family, Farm, Name, Penalty, Symbol, Talent
from rules.spirit.events import Cause, Ending
from rules.spirit.game import GAME

TERMS: tuple[type[StrEnum], ...] = (
    Cause,
    Difficulty,
    Ending,
    Family,
    Farm,
    Name,
    Penalty,
    Symbol,
    Talent,
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_printed_has_a_name(language: str) -> None:
    words = texts_in(language)
    for kind in TERMS:
        for value in kind:
            assert words(f"spirit-{kind.__name__.lower()}-{value.value.replace('_', '-')}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lobby_has_words_for_every_option(language: str) -> None:
    words = texts_in(language)
    assert words("title-spirit")
    for name, values in GAME.card.choices().items():
        assert words(f"spirit-option-{name}")
        for value in values:
            assert words(f"spirit-option-{name}-{value}")
