"""The texts of Honor of the Samurai are complete in all languages."""

import re
from collections.abc import Iterator
from importlib.resources import files

import pytest
from fluent.syntax import FluentParser, ast
from msgspec.structs import replace

from bot.present.honor.words import Words
from bot.texts import LANGUAGES, texts
from rules.honor.content import Length, content, shipped_deck
from rules.honor.deck import DAIMYOS, Card, Deck, Kind
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


@pytest.mark.parametrize("language", LANGUAGES)
def test_HO3_3_cards_say_what_the_hosts_deck_says(language: str) -> None:
    """The figures of Dishonor are told as the deck in use has them, on Save Face too."""
    ours = Deck(tuple(_harsher(card) for card in shipped_deck().cards))
    words = Words(texts(language), deck=ours)
    assert "4" in words.effect("dishonor").split(":")[0]
    assert "41" in words.effect("save_face")
    assert "30" not in words.effect("save_face")


def _harsher(card: Card) -> Card:
    return replace(card, actions=4, loss_with_save_face=41) if card.kind is Kind.DISHONOR else card


def test_HO4_3_who_is_asked_to_save_a_loser_learns_that_a_castle_goes() -> None:
    """The daimyo's house is kept, all but its castle."""
    for language, castle in zip(LANGUAGES, ("castle", "hradu", "linna", "замка"), strict=True):
        assert castle in Words(texts(language))("ask-face-battle", by="A", victim="B")


def test_every_refusal_of_the_rules_has_words() -> None:
    rules = [file for file in (files("rules") / "honor").iterdir() if file.name.endswith(".py")]
    code = re.compile(r"(?:IllegalCommand|InvalidOptions)\(\"(\w+)\"")
    codes = {found for file in rules for found in code.findall(file.read_text(encoding="utf-8"))}
    assert "hand_full" in codes
    assert {code for code in codes if not texts("en").has(f"refusal-{code}")} == set()
