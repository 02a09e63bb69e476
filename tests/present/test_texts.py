"""All that is printed in Shogun has a name in all languages."""

from enum import StrEnum

import pytest

from bot.texts import LANGUAGES, texts
from rules.shogun.content import Action, Building, Effect, Season, Side, Special, board
from rules.shogun.events import Reason

TERMS: tuple[type[StrEnum], ...] = (Season, Side, Building, Action, Special, Effect, Reason)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_printed_has_a_name(language: str) -> None:
    words = texts(language)
    for kind in TERMS:
        for value in kind:
            assert words(f"shogun-{kind.__name__.lower()}-{value.value.replace('_', '-')}")
    for region in board(Side.SUN, 5).regions:
        assert words(f"shogun-region-{region}")
