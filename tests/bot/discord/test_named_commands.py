"""Texts that send somebody to a command call it what the picker of that language calls it."""

import re
import unicodedata
from collections.abc import Iterator
from importlib.resources import files

import pytest
from discord import app_commands

from bot.discord.commands.catalogue import catalogue
from bot.views.texts import LANGUAGES, texts_in


def lines(language: str) -> Iterator[str]:
    """All lines of the language's texts but the comments."""
    for file in (files("data") / "locale" / language).iterdir():
        yield from (line for line in file.read_text(encoding="utf-8").splitlines() if line[:1] != "#")


def unaccented(name: str) -> str:
    return "".join(sign for sign in unicodedata.normalize("NFD", name) if not unicodedata.combining(sign))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_spells_a_command_or_its_option_out(language: str) -> None:
    """It refers to the name instead, so that both are always the same."""
    spelt = re.compile(r"/(game|referee|help)\b|`(match|to|status|hand|plan|log)`")
    assert [line for line in lines(language) if spelt.search(line)] == []


@pytest.mark.parametrize(
    ("language", "new", "back"),
    [
        ("en", "`/game new`", "`/game back`"),
        ("cs", "`/hra nová`", "`/hra zpět`"),
        ("fi", "`/peli uusi`", "`/peli takaisin`"),
        ("ru", "`/игра новая`", "`/игра вернуться`"),
    ],
)
def test_commands_are_told_as_they_are_offered(language: str, new: str, back: str) -> None:
    words = texts_in(language)
    assert new in words("list-empty")
    assert back in words("refusal-played_by_ai")
    assert new in words("help-text")
    assert back in words("help-text")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("group", catalogue()[:2], ids=["game", "referee"])
def test_commands_of_a_group_differ_by_more_than_accents(language: str, group: app_commands.Group) -> None:
    words = texts_in(language)
    names = [words(command._locale_name.extras["message_id"]) for command in group.commands]  # type: ignore[union-attr]
    bare = [unaccented(name) for name in names]
    assert len(set(bare)) == len(bare)
