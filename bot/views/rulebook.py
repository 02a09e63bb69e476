"""A title's numbered rules, searched by word: data/<title>/rules.md."""

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import data

_RULE = re.compile(r"^- (?P<number>[A-Z]{2,3}\d+\.\d+) (?P<text>.+)$")
_HEADING = re.compile(r"^## [A-Z]{2,3}\d+ (?P<title>.+)$")
_WORD = re.compile(r"\w+")


@dataclass(frozen=True)
class Rule:
    """One numbered rule, with the heading it stands under."""

    number: str
    heading: str
    text: str


def search(title: str, words: str, most: int = 3) -> list[Rule]:
    """The rules that fit the words best, best first; a rule's number finds that rule.

    Rules with more of the words come first; among equals those that open with a word or say it often.
    """
    wanted = {word.casefold() for word in _WORD.findall(words)}
    numbered = [rule for rule in rules(title) if rule.number.casefold() == words.strip().casefold()]
    ranked = [(_rank(rule, wanted), rule) for rule in rules(title)]
    ranked.sort(key=lambda entry: entry[0], reverse=True)
    return (numbered or [rule for (met, _), rule in ranked if met])[:most]


@cache
def rules(title: str) -> tuple[Rule, ...]:
    """All numbered rules of the title, in order; none if the title has no digest."""
    found, heading = [], ""
    for line in _lines(title):
        if opened := _HEADING.match(line):
            heading = opened["title"]
        elif rule := _RULE.match(line):
            found.append(Rule(rule["number"], heading, rule["text"]))
    return tuple(found)


def _lines(title: str) -> list[str]:
    files = (Path(root) / title / "rules.md" for root in data.__path__)
    found = next((file for file in files if file.is_file()), None)
    return found.read_text(encoding="utf-8").splitlines() if found else []


def _rank(rule: Rule, wanted: set[str]) -> tuple[int, float]:
    """How many of the words the rule meets, and how much it says about them."""
    text, opening, heading = _words(rule.text), _words(rule.text)[:1], _words(rule.heading)
    met = [word for word in wanted if _said(word, text + heading)]
    weight = sum(_said(word, text) / (1 + len(text) / 50) + 3 * _said(word, opening) for word in met)
    return len(met), weight


def _said(word: str, words: list[str]) -> int:
    """How often a word is said, whatever its ending: "temples" meets "temple"."""
    stem = word[: max(4, len(word) - 2)]
    return sum(said.startswith(stem) for said in words)


def _words(text: str) -> list[str]:
    return [word.casefold() for word in _WORD.findall(text)]
