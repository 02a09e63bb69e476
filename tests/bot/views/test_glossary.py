"""Every card, event, samurai and other term is named, explained in a sentence, and leads to its rule."""

from typing import Any

import pytest

from bot.discord.commands.views import excerpts
from bot.views import glossary, rulebook
from bot.views.glossary import Term
from bot.views.message import MAX_OPTIONS, Select
from bot.views.presenter import View
from bot.views.registry import glossary_of, presenter_of
from bot.views.texts import LANGUAGES, texts_in
from rules.core.model import Seat
from rules.core.registry import find, titles
from rules.honor.deck import Kind
from rules.shogun.content import Action, Effect, Special
from rules.spirit.content import Name
from tests.luck import Ordered

EVERYWHERE = [(title, language) for title in titles() for language in LANGUAGES]


def terms_of(title: str, language: str = "en") -> dict[str, Term]:
    return {term.key: term for term in glossary_of(title, texts_in(language))}


@pytest.mark.parametrize(("title", "language"), EVERYWHERE)
def test_every_term_has_a_name_of_its_own_a_sentence_and_a_rule(title: str, language: str) -> None:
    terms = glossary_of(title, texts_in(language))
    assert len({term.key for term in terms}) == len({term.name for term in terms}) == len(terms)
    numbers = {rule.number for rule in rulebook.rules(title, language)}
    assert {term.rule for term in terms} <= numbers
    for term in terms:
        assert term.meaning, term
        assert len(glossary.told(term, title, texts_in(language))) <= 2000


@pytest.mark.parametrize(("title", "language"), EVERYWHERE)
def test_the_name_of_a_term_finds_it_and_its_rule_first(title: str, language: str) -> None:
    texts = texts_in(language)
    for term in glossary_of(title, texts):
        answer = excerpts(title, term.name.upper(), texts)
        explained, rule = glossary.explained(term, texts), f"**{term.rule}** · "
        assert 0 < answer.index(explained) < answer.index(rule), term


def test_a_typing_error_finds_the_term_too() -> None:
    term, found = glossary.answers(glossary_of("honor", texts_in("en")), "honor", "boddyguard", "en")
    assert term is not None
    assert term.key == "card-bodyguard"
    assert found[0].number == "HO6.3"
    assert glossary.named(glossary_of("honor", texts_in("en")), "spaceship") is None


def test_everything_that_is_printed_is_explained() -> None:
    shogun = terms_of("shogun")
    for printed in (*Action, *Effect, *Special):
        assert f"{type(printed).__name__.lower()}-{printed.replace('_', '-')}" in shogun
    assert {f"name-{name}" for name in Name} <= terms_of("spirit").keys()
    rules = {term.rule for term in terms_of("honor").values()}
    assert len(terms_of("honor")) > 40
    assert rules >= {"HO3.3", "HO3.4", "HO6.2", "HO6.3"}
    assert rulebook.read_toml("honor", "terms.toml").keys() >= {
        f"effect-{kind.replace('_', '-')}" for kind in Kind
    }


def state_of(title: str) -> Any:
    """The position after the set-up for four."""
    game: Any = find(title)
    return game.setup(game.options_type(), 4, Ordered()).state


def menu_of(title: str, viewer: Seat | None) -> list[Term]:
    state = state_of(title)
    seen = find(title).observe(state, viewer)
    names = tuple("ABCDEFG")
    return presenter_of(title)(View(seen, names, texts_in("en"))).terms()


@pytest.mark.parametrize("title", titles())
def test_the_menu_has_what_lies_there_and_keeps_the_limit(title: str) -> None:
    terms = menu_of(title, None)
    assert len({term.key for term in terms}) == len(terms)
    (select,) = glossary.menu(terms, texts_in("en"))
    assert isinstance(select, Select)
    assert 5 < len(select.options) <= MAX_OPTIONS


@pytest.mark.parametrize("title", titles())
@pytest.mark.parametrize("viewer", [None, Seat(0)])
def test_no_term_of_the_first_position_is_cut_off(title: str, viewer: Seat | None) -> None:
    """In the first plan of all there are four events, and whoever plans wants help most."""
    terms = menu_of(title, viewer)
    assert len(terms) <= MAX_OPTIONS
    if title == "shogun":
        assert terms[0].key == "term-province-card"
        assert {"term-majority", "term-special-card"} <= {term.key for term in terms}


def test_the_menu_of_a_hand_begins_with_its_cards_and_no_other_menu_has_them() -> None:
    game: Any = find("honor")
    state = state_of("honor")
    mine = {f"card-{card.replace('_', '-')}" for card in game.observe(state, Seat(0)).private.hand}
    assert {term.key for term in menu_of("honor", Seat(0))[: len(mine)]} == mine
    laid = {f"card-{player.daimyo.replace('_', '-')}" for player in state.public.players}
    assert {term.key for term in menu_of("honor", None) if term.key.startswith("card-")} == laid


def test_a_title_that_lists_no_terms_has_no_menu() -> None:
    assert glossary.listed("nothing") == {}
    assert glossary.menu([], texts_in("en")) == ()
