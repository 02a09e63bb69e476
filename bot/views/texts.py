"""All words the bot says, in Project Fluent: data/locale/<language>/*.ftl."""

from collections.abc import Iterable
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser

import data
from bot.views.references import Reference

LANGUAGES = ("en", "cs", "fi", "ru")
"""Languages with texts; the first one is complete and stands in for what others lack."""
MAX_KEPT = 8192
"""Texts of one language that are kept as they were said last: most are said again and again."""


class Texts:
    """The texts of one language, falling back to English message by message."""

    def __init__(self, language: str, bundles: Iterable[FluentBundle]) -> None:
        self.language = language
        self._bundles = tuple(bundles)
        self._said = lru_cache(MAX_KEPT, typed=True)(self._format)

    def __call__(self, message_id: str, **arguments: Any) -> str:
        """The text with this id; its arguments are numbers, strings and references.

        Raises KeyError if there is no such text, ValueError if an argument is missing.
        """
        given = {name: str(it) if isinstance(it, Reference) else it for name, it in arguments.items()}
        return self._said(message_id, **given)

    def _format(self, message_id: str, **given: Any) -> str:
        bundle = next((one for one in self._bundles if one.has_message(message_id)), None)
        if bundle is None:
            raise KeyError(message_id)
        pattern = bundle.get_message(message_id).value
        assert pattern is not None, f"{message_id} has no text of its own"
        text, errors = bundle.format_pattern(pattern, given)
        if errors:
            raise ValueError(f"{message_id}: {errors[0]}")
        return str(text)

    def first(self, *message_ids: str, **arguments: Any) -> str:
        """The first of these texts that there is: a title's own, then the one for all titles."""
        return self(next(one for one in message_ids if self.has(one)), **arguments)

    def has(self, message_id: str) -> bool:
        return any(bundle.has_message(message_id) for bundle in self._bundles)


@cache
def texts_in(locale: str) -> Texts:
    """The texts for a locale such as "cs" or "en-GB"; English for languages without texts."""
    language = locale.split("-")[0]
    chosen = language if language in LANGUAGES else LANGUAGES[0]
    return Texts(chosen, [_bundle(name) for name in dict.fromkeys((chosen, LANGUAGES[0]))])


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    parser = FluentParser(with_spans=False)  # where words stand in the files is 6 MB of every process
    found = (Path(root) / "locale" / language for root in data.__path__)
    for file in sorted(file for folder in found for file in folder.glob("*.ftl")):
        bundle.add_resource(parser.parse(file.read_text(encoding="utf-8")))
    return bundle
