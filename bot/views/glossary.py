"""What readers may ask about: cards, events, samurai and other terms, each with its rule.

`data/<title>/terms.toml` lists them with the numbers of their rules; a title's texts say the rest.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache

from rapidfuzz import fuzz, process

from bot.views import rulebook
from bot.views.message import MAX_OPTIONS, Option, Select
from bot.views.rulebook import Rule
from bot.views.texts import Texts

TERM = "term"
"""Verb of the menu of terms; the chosen value is a term's key."""

_MIN_SIMILARITY = 86  # per cent: a typing error in a word of seven letters


@dataclass(frozen=True)
class Term:
    """A thing of a title: what it is called, what it does in one sentence, and the number of its rule."""

    key: str
    name: str
    meaning: str
    rule: str


@cache
def listed(title: str) -> Mapping[str, str]:
    """The numbers of the rules by the terms' keys; none for a title that lists no terms."""
    return rulebook.read_toml(title, "terms.toml")


def menu(terms: Iterable[Term], texts: Texts) -> tuple[Select, ...]:
    """A menu of the first terms, where there are any."""
    options = tuple(Option(capitalized(term.name), term.key) for term in terms)[:MAX_OPTIONS]
    return (Select(texts("terms-ask"), TERM, options),) if options else ()


def explained(term: Term, texts: Texts) -> str:
    """A term in two lines: its name and the number of its rule, and what it does."""
    return texts("terms-entry", name=capitalized(term.name), rule=term.rule, meaning=term.meaning)


def told(term: Term, title: str, texts: Texts) -> str:
    """The same with the rule itself below it."""
    (rule,) = rulebook.search(title, term.rule, texts.language)
    return f"{explained(term, texts)}\n{quoted(rule, texts)}"


def quoted(rule: Rule, texts: Texts) -> str:
    """A rule with its number and heading."""
    return texts("rules-entry", number=rule.number, heading=rule.heading, text=rule.text)


def named(terms: Sequence[Term], query: str) -> Term | None:
    """The term with the name that was typed, but for accents, capitals and small typing errors."""
    names = [rulebook.folded(term.name.casefold()) for term in terms]
    typed = rulebook.folded(query.strip().casefold())
    found = process.extractOne(typed, names, scorer=fuzz.ratio, score_cutoff=_MIN_SIMILARITY)
    return terms[found[2]] if found else None


def answers(terms: Sequence[Term], title: str, query: str, language: str) -> tuple[Term | None, list[Rule]]:
    """The term that is asked for, if one is, and the rules that answer the question: its own rule first."""
    found, term = rulebook.search(title, query, language), named(terms, query)
    if term is None:
        return None, found
    (own,) = rulebook.search(title, term.rule, language)
    return term, [own, *(rule for rule in found if rule != own)]


def capitalized(name: str) -> str:
    """As it begins a line."""
    return name[:1].upper() + name[1:]
