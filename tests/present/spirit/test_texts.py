"""The texts of Samurai Spirit are complete in all languages."""

import re
from enum import StrEnum
from importlib.resources import files

import pytest
from fluent.syntax import FluentParser, ast

from bot.invitation import choices
from bot.texts import LANGUAGES, texts
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


def entries(language: str) -> list[ast.EntryType]:
    text = (files("data") / "locale" / language / "spirit.ftl").read_text(encoding="utf-8")
    return FluentParser().parse(text).body


def arguments(language: str) -> dict[str, set[str]]:
    """The variables of each message."""
    found: dict[str, set[str]] = {}
    for entry in entries(language):
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, "no message is there twice"
            text = (files("data") / "locale" / language / "spirit.ftl").read_text(encoding="utf-8")
            start, end = entry.span.start, entry.span.end  # type: ignore[union-attr]  # parsed with spans
            found[entry.id.name] = set(re.findall(r"\$(\w+)", text[start:end]))
    return found


def test_nothing_is_unreadable() -> None:
    """Fluent skips what it cannot read without a word."""
    for language in LANGUAGES:
        assert not [entry.content for entry in entries(language) if isinstance(entry, ast.Junk)]


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_language_says_the_same(language: str) -> None:
    english, other = arguments("en"), arguments(language)
    assert english.keys() == other.keys()
    assert {name for name in english if english[name] != other[name]} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_printed_has_a_name(language: str) -> None:
    words = texts(language)
    for kind in TERMS:
        for value in kind:
            assert words(f"spirit-{kind.__name__.lower()}-{value.value.replace('_', '-')}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lobby_has_words_for_every_option(language: str) -> None:
    words = texts(language)
    assert words("title-spirit")
    for name, values in choices(GAME).items():
        assert words(f"spirit-option-{name}")
        for value in values:
            assert words(f"spirit-option-{name}-{value}")


def test_every_refusal_of_the_rules_has_words() -> None:
    rules = [file for file in (files("rules") / "spirit").iterdir() if file.name.endswith(".py")]
    codes = {
        code
        for file in rules
        for code in re.findall(
            r"(?:IllegalCommand|InvalidOptions)\(\s*\"(\w+)\"", file.read_text(encoding="utf-8")
        )
    }
    assert "spirit_cannot_defend" in codes
    assert {code for code in codes if not texts("en").has(f"refusal-{code}")} == set()
