"""The numbered rules of a title in the reader's language, and the search that answers questions about them.

`data/<title>/rules.<language>.md` (English: `rules.md`) opens each rule with its topic in bold type. Words
are compared as stems without accents. `data/stopwords.toml` has those that say nothing in a question, and
`data/<title>/synonyms.toml` what people say for the words of the rules; for others the most similar count.
A topic's words count for its rules, too, most for the first of them.
"""

import re
import tomllib
from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from math import log, sqrt
from typing import Any, TypeAlias
from unicodedata import combining, normalize

from rapidfuzz import fuzz, process

from bot.matches.lessons import file_of
from bot.matches.topics import topics
from bot.views.texts import texts_in

ENGLISH = "en"
_STEMMERS = {"en": "english", "cs": "czech", "fi": "finnish", "ru": "russian"}

_RULE = re.compile(r"^- (?P<number>[A-Z]{2,3}\d+\.\d+) (?P<text>.+)$")
_HEADING = re.compile(r"^## [A-Z]{2,3}\d+ (?P<title>.+)$")
_TOPIC = re.compile(r"^\*\*(.+?)\*\*")
_WORD = re.compile(r"\w+")

# Measured with the questions in tests/bot/views/rulebook_questions.toml.
_IN_TOPIC, _IN_HEADING, _IN_TEXT = 6.0, 0.5, 1.0
_IN_NAME_OF_TOPIC, _IN_TEXT_OF_TOPIC, _FURTHER_RULE = 0.5, 0.2, 0.5
_SYNONYM, _AKIN, _SIMILAR = 0.9, 0.6, 0.7
_MIN_AKIN = 4
_MIN_SIMILARITY = 75  # per cent


@dataclass(frozen=True)
class Rule:
    """One numbered rule, with the heading it stands under. A ruling is marked in square brackets."""

    number: str
    heading: str
    text: str


def search(title: str, query: str, language: str = ENGLISH) -> list[Rule]:
    """Returns all rules that answer a question, best first; a number finds its rule or its chapter.

    If no rule does in this language, the question may have been asked in English.
    """
    digest = rules(title, language)
    if numbered := numbered_rules(title, query, language):
        return numbered
    found = index(title, language).ranked(query) or index(title, ENGLISH).ranked(query)
    by_number = {rule.number: rule for rule in digest}
    return [by_number[number] for number in found]


def numbered_rules(title: str, number: str, language: str = ENGLISH) -> list[Rule]:
    """The rule of a number such as SH4.1, or the rules of a chapter such as SH4; none if there is none."""
    asked = number.strip().upper()
    return [rule for rule in rules(title, language) if asked in (rule.number, rule.number.partition(".")[0])]


def is_translated(title: str, language: str) -> bool:
    """Whether the rules of a title can be read in a language."""
    return read_file(title, _name(language)) is not None


@cache
def rules(title: str, language: str = ENGLISH) -> tuple[Rule, ...]:
    """All numbered rules of the title, in order; in English if need be, and none if it has no digest."""
    found, heading = [], ""
    for line in (read_file(title, _name(language)) or read_file(title, _name(ENGLISH)) or "").splitlines():
        if opened := _HEADING.match(line):
            heading = opened["title"]
        elif rule := _RULE.match(line):
            found.append(Rule(rule["number"], heading, rule["text"]))
    return tuple(found)


def chapters(title: str, language: str = ENGLISH) -> dict[str, str]:
    """The headings of the chapters by their numbers, such as SH4, in order."""
    return {rule.number.partition(".")[0]: rule.heading for rule in rules(title, language)}


Described: TypeAlias = tuple[str, str, tuple[str, ...]]
"""A topic: its name, its text, and the numbers of its rules."""


class Index:
    """The stems of a digest: which rules have them, and how much they say about each."""

    def __init__(
        self, digest: tuple[Rule, ...], language: str, synonyms: dict[str, str], topics: Sequence[Described]
    ) -> None:
        import snowballstemmer  # of thirty languages: the bot is ready sooner without

        self._stemmer = snowballstemmer.stemmer(_STEMMERS[language])
        self._ignored = {folded(word) for word in read_toml("", "stopwords.toml")[language]}
        said = {rule.number: self._weigh(rule) for rule in digest}
        self._rules_with = Counter(stem for weights in said.values() for stem in weights)
        for name, told, numbers in topics:
            for words, weight in ((name, _IN_NAME_OF_TOPIC), (told, _IN_TEXT_OF_TOPIC)):
                for place, number in enumerate(numbers):
                    for stem in set(self._stems(words)):
                        said[number][stem] += weight * (_FURTHER_RULE if place else 1)
        self._weights = {
            number: {stem: weight / (weight + 1) for stem, weight in weights.items()}
            for number, weights in said.items()
        }
        self._meant: dict[str, set[str]] = {}
        for word, others in synonyms.items():
            for stem in self._stems(others):
                self._meant.setdefault(stem, set()).update(self._stems(word))

    def has(self, word: str) -> bool:
        """Whether a rule has a form of the word."""
        return set(self._stems(word)) <= self._rules_with.keys()

    def ranked(self, query: str) -> list[str]:
        """Returns the numbers of the rules that have something to do with the query, best first."""
        asked = [self._alike(stem) for stem in dict.fromkeys(self._stems(query))]
        scores = {
            number: sum(
                max(alike[stem] * weights.get(stem, 0.0) for stem in alike) for alike in asked if alike
            )
            for number, weights in self._weights.items()
        }
        return sorted((number for number in scores if scores[number]), key=lambda number: -scores[number])

    def _alike(self, asked: str) -> dict[str, float]:
        """The stems of the rules that a stem asked for may mean; the rarer, the more each counts."""
        alike = dict.fromkeys((stem for stem in self._rules_with if _is_akin(asked, stem)), _AKIN)
        alike |= dict.fromkeys(self._meant.get(asked, ()), _SYNONYM)
        if asked in self._rules_with:
            alike[asked] = 1.0
        if not alike:
            known = (*self._rules_with, *self._meant)
            similar = process.extract(asked, known, scorer=fuzz.ratio, score_cutoff=_MIN_SIMILARITY)
            for stem, ratio, _ in reversed(similar):
                alike |= dict.fromkeys(self._meant.get(stem, (stem,)), _SIMILAR * ratio / 100)
        counts = self._rules_with
        return {
            stem: alike[stem] * log(1 + len(self._weights) / counts[stem]) for stem in alike if counts[stem]
        }

    def _weigh(self, rule: Rule) -> dict[str, float]:
        """How much each stem says about the rule."""
        opening = _TOPIC.match(rule.text)
        said: dict[str, float] = defaultdict(float, dict.fromkeys(self._stems(rule.text), _IN_TEXT))
        for stem in set(self._stems(rule.heading)):
            said[stem] += _IN_HEADING
        for place, stem in enumerate(dict.fromkeys(self._stems(opening[1] if opening else ""))):
            said[stem] += _IN_TOPIC / sqrt(1 + place)
        return said

    def _stems(self, text: str) -> list[str]:
        words = [word for word in _WORD.findall(text.casefold()) if folded(word) not in self._ignored]
        return [folded(self._stemmer.stemWord(word)) for word in words]


@cache
def index(title: str, language: str) -> Index:
    """The index of a title's rules in a language, or in English if they are not translated."""
    spoken = language if is_translated(title, language) else ENGLISH
    texts = texts_in(spoken)
    described = [
        (texts(f"{title}-topic-{key}-name"), texts(f"{title}-topic-{key}"), topic.rules)
        for key, topic in topics(title).items()
    ]
    return Index(rules(title, spoken), spoken, read_toml(title, "synonyms.toml").get(spoken, {}), described)


def _is_akin(asked: str, stem: str) -> bool:
    """Whether a stem goes on where the one asked for ends, as compounds do, or ends a little earlier."""
    if len(asked) < _MIN_AKIN:
        return False
    return stem.startswith(asked) or (asked.startswith(stem) and 3 * len(stem) >= 2 * len(asked))


def folded(word: str) -> str:
    """The word without accents, as many people type it."""
    return "".join(sign for sign in normalize("NFD", word) if not combining(sign))


def _name(language: str) -> str:
    return "rules.md" if language == ENGLISH else f"rules.{language}.md"


def read_file(title: str, name: str) -> str | None:
    """The text of a file of the title's data; None if there is none."""
    file = file_of(title, name)
    return file.read_text(encoding="utf-8") if file else None


def read_toml(title: str, name: str) -> dict[str, Any]:
    """A file of the title's data, "" for that of all titles; empty if there is none."""
    return tomllib.loads(read_file(title, name) or "")
