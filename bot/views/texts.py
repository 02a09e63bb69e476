"""All words the bot says, in Project Fluent: data/locale/<language>/*.ftl."""

import re
from collections.abc import Iterable
from functools import cache, lru_cache
from pathlib import Path
from threading import Lock
from typing import Any

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser

import data
from bot.views.references import Reference

LANGUAGES = ("en", "cs", "fi", "ru")
"""Languages with texts; the first one is complete and stands in for what others lack."""
MAX_KEPT = 8192
"""Texts of one language that are kept as they were said last: most are said again and again."""

_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=.*\n(?:(?!-?[a-zA-Z]).*\n)*", re.MULTILINE)
"""A message or term (with its dash) up to the next one; other lines of it begin with a space or a brace."""
_REFERENCE = re.compile(r"[{(,]\s*(-?[a-zA-Z][\w-]*)")
"""What may be the name of another message or term."""


class _Bundle:
    """A language's messages, each parsed when it is first asked for: all of them take 0.7 s at a start."""

    def __init__(self, language: str) -> None:
        self._bundle = FluentBundle([language], use_isolating=False)
        self._parser = FluentParser(with_spans=False)
        self._unparsed: dict[str, str] = {}
        """Messages and terms in Fluent, by name."""
        self._lock = Lock()
        """One thread parses: another one must not miss what is neither here nor there."""
        found = (Path(root) / "locale" / language for root in data.__path__)
        for file in sorted(file for folder in found for file in folder.glob("*.ftl")):
            for entry in _ENTRY.finditer(file.read_text(encoding="utf-8") + "\n"):
                self._unparsed.setdefault(entry[1], entry[0])
        self._names = frozenset(self._unparsed)

    def has(self, message_id: str) -> bool:
        return message_id in self._names

    def format(self, message_id: str, given: dict[str, Any]) -> str:
        """Raises ValueError if an argument is missing."""
        with self._lock:
            self._parse(message_id)
        pattern = self._bundle.get_message(message_id).value
        assert pattern is not None, f"{message_id} has no text of its own"
        text, errors = self._bundle.format_pattern(pattern, given)
        if errors:
            raise ValueError(f"{message_id}: {errors[0]}")
        return str(text)

    def _parse(self, name: str) -> None:
        """Add an entry to the bundle after those that it refers to, unless that was done before."""
        if source := self._unparsed.pop(name, None):
            for other in _REFERENCE.findall(source):
                self._parse(other)
            self._bundle.add_resource(self._parser.parse(source))


class Texts:
    """The texts of one language, falling back to English message by message."""

    def __init__(self, language: str, bundles: Iterable[_Bundle]) -> None:
        self.language = language
        self._bundles = tuple(bundles)
        self._said = lru_cache(MAX_KEPT, typed=True)(self._format)

    def __call__(self, message_id: str, **arguments: Any) -> str:
        """The text with this id; its arguments are numbers, strings and references.

        Raises KeyError if there is no such text, ValueError if an argument is missing.
        """
        return self._said(message_id, **arguments)

    def _format(self, message_id: str, **arguments: Any) -> str:
        bundle = next((one for one in self._bundles if one.has(message_id)), None)
        if bundle is None:
            raise KeyError(message_id)
        given = {name: str(it) if isinstance(it, Reference) else it for name, it in arguments.items()}
        return bundle.format(message_id, given)

    def first(self, *message_ids: str, **arguments: Any) -> str:
        """The first of these texts that there is: a title's own, then the one for all titles."""
        return self(next(one for one in message_ids if self.has(one)), **arguments)

    def has(self, message_id: str) -> bool:
        return any(bundle.has(message_id) for bundle in self._bundles)


def texts_in(locale: str) -> Texts:
    """The texts for a locale such as "cs" or "en-GB"; English for languages without texts."""
    language = locale.partition("-")[0]
    return _texts(language if language in LANGUAGES else LANGUAGES[0])


@cache
def _texts(language: str) -> Texts:
    return Texts(language, [_bundle(name) for name in dict.fromkeys((language, LANGUAGES[0]))])


_bundle = cache(_Bundle)
