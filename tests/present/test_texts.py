"""The texts of Shogun are complete in all languages."""

import re
from collections.abc import Iterator
from enum import StrEnum
from importlib.resources import files

import pytest
from fluent.syntax import FluentParser, ast

from bot.texts import LANGUAGES, texts
from rules.shogun.content import Action, Building, Effect, Season, Side, Special, board
from rules.shogun.events import Reason

TERMS: tuple[type[StrEnum], ...] = (Season, Side, Building, Action, Special, Effect, Reason)


def entries(language: str) -> list[ast.EntryType]:
    text = (files("data") / "locale" / language / "shogun.ftl").read_text(encoding="utf-8")
    return FluentParser().parse(text).body


def arguments(language: str) -> dict[str, set[str]]:
    """The variables of each message."""
    return {
        entry.id.name: set(_variables(entry)) for entry in entries(language) if isinstance(entry, ast.Message)
    }


def _variables(node: object) -> Iterator[str]:
    if isinstance(node, ast.VariableReference):
        yield node.id.name
    elif isinstance(node, list):
        for item in node:
            yield from _variables(item)
    elif isinstance(node, ast.BaseNode):
        for value in vars(node).values():
            yield from _variables(value)


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
def test_no_message_is_there_twice(language: str) -> None:
    names = [entry.id.name for entry in entries(language) if isinstance(entry, ast.Message)]
    assert len(names) == len(set(names))


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_printed_has_a_name(language: str) -> None:
    words = texts(language)
    for kind in TERMS:
        for value in kind:
            assert words(f"shogun-{kind.__name__.lower()}-{value.value.replace('_', '-')}")
    for region in board(Side.SUN, 5).regions:
        assert words(f"shogun-region-{region}")


def test_every_refusal_of_the_rules_has_words() -> None:
    rules = [file for file in (files("rules") / "shogun").iterdir() if file.name.endswith(".py")]
    codes = {
        code
        for file in rules
        for code in re.findall(
            r"(?:IllegalCommand|InvalidOptions)\(\"(\w+)\"", file.read_text(encoding="utf-8")
        )
    }
    assert "plan_bid_missing" in codes
    assert {code for code in codes if not texts("en").has(f"refusal-{code}")} == set()
