"""Texts that say only what there is to say."""

import re
from collections import Counter
from pathlib import Path

import pytest

from bot.views.texts import LANGUAGES, texts_in

LOCALES = Path(__file__).parents[3] / "data" / "locale"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_stands_twice(language: str) -> None:
    """The files are merged by union, which keeps both of two versions of a text."""
    files = [file.read_text("utf-8") for file in (LOCALES / language).glob("*.ftl")]
    keys = Counter(re.findall(r"^([\w-]+) =", "\n".join(files), re.MULTILINE))
    assert [key for key, count in keys.items() if count > 1] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_luck_that_a_title_does_not_have_is_not_counted(language: str) -> None:
    words = texts_in(language)
    counted = {"entries": 5, "shuffles": 6, "chances": 7, "singles": 8}
    whole = words("verify-computed", **counted)
    assert [int(number) for number in re.findall(r"\d+", whole)] == [5, 6, 7, 8]
    without_tower = words("verify-computed", **{**counted, "chances": 0})
    assert [int(number) for number in re.findall(r"\d+", without_tower)] == [5, 6, 8]
    assert without_tower.count(" · ") == whole.count(" · ") - 1
