"""What one reads in the gallery is what a player reads."""

from typing import Any

import pytest

from bot.views.honor.texts import HonorTexts
from bot.views.registry import labels_of
from bot.views.texts import LANGUAGES, texts_in
from renderer.honor import Hand
from renderer.shogun import Fall
from tests.renderer.titles import exhibits, titles


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", titles())
def test_all_exhibits_have_the_words_of_the_bot(title: str, language: str) -> None:
    for exhibit in exhibits(title, language).values():
        drawing: Any = exhibit.drawing
        shown = drawing.battle if isinstance(drawing, Fall) else drawing
        assert shown.labels == labels_of(title, language), exhibit.caption
        if isinstance(shown, Hand):
            words = HonorTexts(texts_in(language))
            names = [name for name, _ in shown.captions]
            assert names == [words.card(card) for card in shown.hand]


@pytest.mark.parametrize("title", titles())
def test_each_language_has_words_of_its_own(title: str) -> None:
    spoken = [labels_of(title, language) for language in LANGUAGES]
    assert all(one != other for one in spoken for other in spoken if one is not other)
