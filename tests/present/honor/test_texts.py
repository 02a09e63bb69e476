"""The texts of Honor of the Samurai are complete in all languages."""

import re
from collections.abc import Iterator
from importlib.resources import files

import pytest
from fluent.syntax import FluentParser, ast

from bot.present.honor.words import Words
from bot.texts import LANGUAGES, texts
from rules.honor.content import Length, content
from rules.honor.deck import DAIMYOS
from rules.honor.state import Standing


def entries(language: str) -> list[ast.EntryType]:
    text = (files("data") / "locale" / language / "honor.ftl").read_text(encoding="utf-8")
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


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_unreadable_or_there_twice(language: str) -> None:
    found = entries(language)
    assert not [entry.content for entry in found if isinstance(entry, ast.Junk)]
    names = [entry.id.name for entry in found if isinstance(entry, ast.Message)]
    assert len(names) == len(set(names))


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_language_says_the_same(language: str) -> None:
    english, other = arguments("en"), arguments(language)
    assert english.keys() == other.keys()
    assert {name for name in english if english[name] != other[name]} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_name_and_an_effect(language: str) -> None:
    words = Words(texts(language))
    for key, card in content().cards.items():
        assert words.effect(key)
        translated = words.has(f"card-{key.replace('_', '-')}")
        assert translated is (card.kind not in DAIMYOS), key
        assert words.card(key) == card.name if card.kind in DAIMYOS else words.card(key)
    assert all(words.term(value) for kind in (Length, Standing) for value in kind)


def test_every_refusal_of_the_rules_has_words() -> None:
    rules = [file for file in (files("rules") / "honor").iterdir() if file.name.endswith(".py")]
    code = re.compile(r"(?:IllegalCommand|InvalidOptions)\(\"(\w+)\"")
    codes = {found for file in rules for found in code.findall(file.read_text(encoding="utf-8"))}
    assert "hand_full" in codes
    assert {code for code in codes if not texts("en").has(f"refusal-{code}")} == set()
