"""All that is printed in Shogun has a name in all languages."""

from enum import StrEnum

import pytest

from bot.views.shogun.texts import ShogunTexts
from bot.views.texts import LANGUAGES, texts_in
from renderer.text import paragraph
from rules.shogun.content import Action, Building, Effect, Season, Side, Special, board
from rules.shogun.events import Reason

TERMS: tuple[type[StrEnum], ...] = (Season, Side, Building, Action, Special, Effect, Reason)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_printed_has_a_name(language: str) -> None:
    words = texts_in(language)
    for kind in TERMS:
        for value in kind:
            assert words(f"shogun-{kind.__name__.lower()}-{value.value.replace('_', '-')}", building="")
    for region in board(Side.SUN, 5).regions:
        assert words(f"shogun-region-{region}")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("action", Action)
def test_an_action_card_is_read_on_a_telephone(language: str, action: Action) -> None:
    """At most two lines, none of them cut."""
    name = ShogunTexts(texts_in(language)).card(action)
    lines, _ = paragraph(name, "bold", 18, (80, 43), 11)
    assert len(lines) <= 2
    assert " ".join(lines) == name
