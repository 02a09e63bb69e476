"""Each language has one word a thing, that of its published rulebook, in texts, captions and rules.

`data/locale/<language>/glossary.toml` lists the words, and what no text says in their place.
"""

import re
import tomllib
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import fields
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

import pytest
from fluent.syntax import FluentParser, ast

from bot.views.registry import labels_of
from bot.views.texts import LANGUAGES, texts_in
from rules.core.registry import titles

DATA = Path(__file__).parents[1] / "data"
_TWO, _THREE = {"one", "other"}, {"one", "few", "other"}
CATEGORIES = {"en": _TWO, "cs": _THREE, "fi": _TWO, "ru": _THREE}
"""The forms that a word takes after whole numbers; what Russian calls "many" is `other` in the texts."""
COUNTED = {
    "en": "(seats|players|people|chests|provinces|armies|farmers|revolts|markers|barricades|farms|families"
    "|raiders|steps|points|actions|marches|warriors|channels)\\b",
    "cs": "míst|hráč|truhlič|provinci|armád|sedlá|revolt|žeton|barikád|farm|rodin|nájezdní|krok|bod|akc"
    "|přesun|válečn",
    "fi": "paik|pelaaj|ark|maaku|armeij|maanvilj|kapin|barrika|maatil|perhe|ryöst|askel|pist|toimin|siirto"
    "|soturi",
    "ru": "мест|игрок|человек|сундук|провинц|арми|крестьян|восстан|маркер|баррикад|ферм|сем[ье]|разбойник"
    "|шаг|очк|действ|перемещ|воин",
}
"""By language: the beginnings of words that are counted."""
NAMES = frozenset(("player", "actor", "was", "name"))
"""Arguments that are people."""
ALWAYS_MANY = {
    *("shogun-match-began", "lobby-heading", "refusal-seats", "refusal-wrong_seat_count"),
    *("refusal-order_too_long", "refusal-too_many_channels", "honor-effect-elite-thief", "honor-match-began"),
    *("spirit-round-began", "spirit-would-pass"),
    *(f"spirit-effect-{effect}" for effect in ("discard-stack", "discard-intruders", "order-stack")),
}
"""Texts with a number that is fixed, or always large enough, before a word in its one form."""


class Entry(NamedTuple):
    language: str
    key: str
    word: str
    title: str
    wrong: tuple[str, ...]


def glossary(language: str) -> list[Entry]:
    listed = tomllib.loads((DATA / "locale" / language / "glossary.toml").read_text("utf-8"))
    return [
        Entry(language, key, entry["word"], "" if title == "all" else title, tuple(entry["not"]))
        for title, entries in listed.items()
        for key, entry in entries.items()
    ]


def texts(language: str, title: str) -> Iterator[Path]:
    """All texts and rules of a language; of one title, if one is given."""
    yield from (DATA / "locale" / language).glob(f"{title}*.ftl")
    suffix = "" if language == "en" else f".{language}"
    yield from DATA.glob(f"{title or '*'}/rules{suffix}.md")


def captions(language: str, title: str) -> Iterator[tuple[str, str]]:
    """The words on a title's pictures, each with where it stands."""
    labels = labels_of(title, language)
    for field in fields(labels) if labels else ():
        match getattr(labels, field.name):
            case str(caption):
                yield field.name, caption
            case Mapping() as named:
                yield from ((f"{field.name} {key}", caption) for key, caption in named.items())
            case listed:
                yield from ((field.name, caption) for caption in listed)


@cache
def entries(file: Path) -> list[ast.EntryType]:
    """The messages and comments of a file of texts, and what cannot be read of it."""
    return list(FluentParser(with_spans=False).parse(file.read_text("utf-8")).body)


@cache
def said(language: str, title: str) -> tuple[tuple[str, str], ...]:
    return tuple(lines(language, title))


def lines(language: str, title: str) -> Iterator[tuple[str, str]]:
    """Where a line stands, and what it says; comments, ids and the keys of variants say nothing."""
    for drawn in (title,) if title else titles():
        yield from captions(language, drawn)
    for file in texts(language, title):
        for number, line in enumerate(file.read_text("utf-8").splitlines(), 1):
            if file.suffix == ".md" or not line.startswith("#"):
                yield f"{file.name}:{number}", re.sub(r"^[\w-]+ =|^ *\*?\[\w+\]|\{[^}]*\}?", "", line)


ENTRIES = [entry for language in LANGUAGES for entry in glossary(language)]


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: f"{entry.language}-{entry.title}-{entry.key}")
def test_one_word_a_thing(entry: Entry) -> None:
    everything = said(entry.language, entry.title)
    assert any(entry.word in line.casefold() for _, line in everything), f"nobody says {entry.word}"
    found = [
        f"{place}: {line.strip()}"
        for wrong in entry.wrong
        for place, line in everything
        if re.search(wrong, line, re.IGNORECASE)
    ]
    assert not found, f"say {entry.word}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_languages_list_the_same_things(language: str) -> None:
    assert [(entry.key, entry.title) for entry in glossary(language)] == [
        (entry.key, entry.title) for entry in glossary("en")
    ]


def words(text: str) -> set[str]:
    return set(re.findall(r"\w+", text.casefold()))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_has_one_name_in_text_and_picture(language: str) -> None:
    """Where it is short of space, a picture leaves words of the name out, but has no others."""
    say = texts_in(language)
    names = {
        key: say(f"shogun-action-{key}")
        for key in (
            *("build-castle", "build-temple", "build-theater", "collect-taxes", "confiscate-rice"),
            *("deploy-5", "deploy-3", "deploy-1-move", "battle-move-a", "battle-move-b"),
        )
    }
    for key, name in names.items():
        caption = f"shogun-card-{key}"
        if say.has(caption):
            assert words(say(caption)) <= words(name)
    summary = say("shogun-summary").split("## ")[2].splitlines()[1:]
    shown = [re.split(r" [|@]", line)[0] for line in summary]
    assert all(words(short) <= words(name) for short, name in zip(shown, names.values(), strict=True))


def inside(node: object, visit: Callable[[ast.BaseNode], None]) -> None:
    """Visit all nodes of a text."""
    if isinstance(node, ast.BaseNode):
        visit(node)
        for child in vars(node).values():
            for one in child if isinstance(child, list) else (child,):
                inside(one, visit)


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_text_is_whole_and_written_once(language: str) -> None:
    """Of two texts with one name the later is said, of a broken one nothing; a merge by union leaves both."""
    found = [entry for file in sorted((DATA / "locale" / language).glob("*.ftl")) for entry in entries(file)]
    names = Counter(entry.id.name for entry in found if isinstance(entry, ast.Message))
    assert [entry.content for entry in found if isinstance(entry, ast.Junk)] == []
    assert [name for name, times in names.items() if times > 1] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_after_numbers_have_all_their_forms(language: str) -> None:
    found: list[str] = []
    for file in texts(language, ""):
        for entry in entries(file) if file.suffix == ".ftl" else ():

            def visit(node: ast.BaseNode, where: object = entry) -> None:
                if not isinstance(node, ast.SelectExpression):
                    return
                forms = {one.key.name for one in node.variants if isinstance(one.key, ast.Identifier)}
                if forms & {"one", "few", "many"} and counts(node) and forms != CATEGORIES[language]:
                    assert isinstance(where, ast.Message)
                    found.append(where.id.name)

            inside(entry, visit)
    assert found == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_in_one_form_follows_any_number(language: str) -> None:
    """Say "provinces 1", or choose the form by the number."""
    begins = re.compile(rf"\**[ \u00a0]({COUNTED[language]})", re.IGNORECASE)
    found = {
        entry.id.name
        for file in (DATA / "locale" / language).glob("*.ftl")
        for entry in entries(file)
        if isinstance(entry, ast.Message)
        and entry.value
        and any(begins.match(text) for text in after_numbers(entry.value, NAMES))
    }
    assert found <= ALWAYS_MANY


def after_numbers(pattern: ast.Pattern, chosen_by: frozenset[str]) -> Iterator[str]:
    """The texts after arguments by which no variant around them was chosen."""
    for place, following in pairwise((*pattern.elements, ast.TextElement(""))):
        match place:
            case ast.Placeable(expression=ast.VariableReference(id=name)):
                if name.name not in chosen_by and isinstance(following, ast.TextElement):
                    yield following.value
            case ast.Placeable(expression=ast.SelectExpression(selector=by, variants=variants)):
                names = {by.id.name} if isinstance(by, ast.VariableReference) else set()
                for variant in variants:
                    yield from after_numbers(variant.value, chosen_by | names)


def counts(chosen: ast.SelectExpression) -> bool:
    """Whether the variants say the number by which they are chosen."""
    assert isinstance(chosen.selector, ast.VariableReference)
    placed = [
        element.expression.id.name
        for variant in chosen.variants
        for element in variant.value.elements
        if isinstance(element, ast.Placeable) and isinstance(element.expression, ast.VariableReference)
    ]
    return chosen.selector.id.name in placed
