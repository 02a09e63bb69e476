"""The texts of this layer: complete in all languages, with the same arguments."""

import re
from importlib.resources import files

import pytest

from bot.texts import LANGUAGES, texts

MESSAGE = re.compile(r"^(?P<id>[a-z][\w-]*) =(?P<text>(?:.*\n)(?:[ }].*\n|\n(?= ))*)", re.MULTILINE)
ARGUMENT = re.compile(r"\{ \$(\w+)")
OWN_NAMES = {f"language-{language}" for language in LANGUAGES}
"""A language is called by its own name in every language."""
FILES = ("bot.ftl", "clock.ftl", "fairness.ftl")
"""Those of no title."""


def messages(language: str) -> dict[str, str]:
    folder = files("data") / "locale" / language
    found = (MESSAGE.finditer((folder / name).read_text(encoding="utf-8")) for name in FILES)
    return {message["id"]: message["text"] for each in found for message in each}


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_message_is_translated(language: str) -> None:
    assert set(messages(language)) == set(messages("en")) - OWN_NAMES


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_translations_use_the_arguments_of_the_original(language: str) -> None:
    original = messages("en")
    for message_id, text in messages(language).items():
        assert set(ARGUMENT.findall(text)) == set(ARGUMENT.findall(original[message_id])), message_id


@pytest.mark.parametrize("language", LANGUAGES)
def test_luck_that_a_title_does_not_have_is_not_counted(language: str) -> None:
    words = texts(language)
    counted = {"entries": 5, "shuffles": 6, "chances": 7, "singles": 8}
    whole = words("verify-computed", **counted)
    assert [int(number) for number in re.findall(r"\d+", whole)] == [5, 6, 7, 8]
    without_tower = words("verify-computed", **{**counted, "chances": 0})
    assert [int(number) for number in re.findall(r"\d+", without_tower)] == [5, 6, 8]
    assert without_tower.count(" · ") == whole.count(" · ") - 1
