"""All texts of data/locale are readable, none is there twice, and every language says the same."""

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from importlib.resources import files

import pytest
from fluent.syntax import FluentParser, ast

from bot.views.texts import LANGUAGES, _Bundle, texts_in
from rules.core.registry import titles

LOCALE = files("data") / "locale"
FILES = sorted(file.name for file in (LOCALE / LANGUAGES[0]).iterdir() if file.name.endswith(".ftl"))
COMMENTS = ast.Comment | ast.GroupComment | ast.ResourceComment
OWN_NAMES = {f"language-{language}" for language in LANGUAGES}
"""A language is called by its own name in every language: these are there once."""
REFUSED = re.compile(r"(?:IllegalCommand|InvalidOptions)\(\s*\"(\w+)\"")
EXAMPLES = {"shogun": "plan_bid_missing", "honor": "hand_full", "spirit": "spirit_cannot_defend"}
"""A code that is found, as a proof that any are; a title may have none."""


@cache
def entries(language: str, file: str) -> list[ast.EntryType]:
    return FluentParser(with_spans=False).parse((LOCALE / language / file).read_text(encoding="utf-8")).body


def messages(language: str) -> list[ast.Message]:
    found = (entry for file in FILES for entry in entries(language, file))
    return [entry for entry in found if isinstance(entry, ast.Message)]


def variables(language: str) -> dict[str, set[str]]:
    """The variables of each message that is to be translated."""
    found = {message.id.name: set(_variables(message)) for message in messages(language)}
    return {name: named for name, named in found.items() if name not in OWN_NAMES}


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
def test_every_language_has_the_same_files(language: str) -> None:
    assert sorted(file.name for file in (LOCALE / language).iterdir() if file.name.endswith(".ftl")) == FILES


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_unreadable(language: str, file: str) -> None:
    """Fluent skips what it cannot read without a word."""
    assert [entry.content for entry in entries(language, file) if isinstance(entry, ast.Junk)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_and_term_is_the_same_alone_as_in_its_file(language: str) -> None:
    """Each is parsed when it is first asked for."""
    alone = _Bundle(language)._unparsed
    found = (entry for file in FILES for entry in entries(language, file))
    whole = [entry for entry in found if isinstance(entry, ast.Message | ast.Term)]
    assert len(alone) == len(whole)
    for entry in whole:
        name = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
        only, *comments = FluentParser(with_spans=False).parse(alone[name]).body
        assert entry.equals(only, ["comment"])
        assert all(isinstance(other, COMMENTS) for other in comments)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_there_twice(language: str) -> None:
    """In no file and in no two: of two, Fluent takes the first."""
    counted = Counter(message.id.name for message in messages(language))
    assert [name for name, count in counted.items() if count > 1] == []


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_language_says_the_same(language: str) -> None:
    english, other = variables(LANGUAGES[0]), variables(language)
    assert english.keys() == other.keys()
    assert {name for name in english if english[name] != other[name]} == set()


@pytest.mark.parametrize("title", titles())
def test_every_refusal_of_the_rules_has_words(title: str) -> None:
    rules = [file for file in (files("rules") / title).iterdir() if file.name.endswith(".py")]
    codes = {code for file in rules for code in REFUSED.findall(file.read_text(encoding="utf-8"))}
    assert title not in EXAMPLES or EXAMPLES[title] in codes
    assert {code for code in codes if not texts_in(LANGUAGES[0]).has(f"refusal-{code}")} == set()
