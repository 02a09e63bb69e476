"""Titles that are dropped in while tests run: folders laid over those of the repository."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

import bot.views
import data
import rules
from bot.matches import lessons, topics
from bot.views import registry as presenters
from bot.views import rulebook, texts
from rules.core import registry

PLACES = ((rules, "rules"), (bot.views, "bot/views"), (data, "data"))
CACHES = (
    *(registry.cards, registry.find, presenters.presenter_of),
    *(texts._texts, texts._bundle, rulebook.rules, rulebook.index),
    *(lessons.lesson, lessons.has_lesson, topics.topics, topics.example),
)


@contextmanager
def dropped_in(overlay: Path) -> Iterator[None]:
    """As if the folders of `overlay`, a tree like the repository's, had been copied into it."""
    with pytest.MonkeyPatch.context() as patch:
        for package, folder in PLACES:
            patch.setattr(package, "__path__", [*package.__path__, str(overlay / folder)])
        _forget(overlay)
        yield
    _forget(overlay)


def _forget(overlay: Path) -> None:
    """Forget what was found, and the overlay's modules: another one may have a title of the same name."""
    for cache in CACHES:
        cache.cache_clear()
    places = tuple(f"{overlay / folder}{os.sep}" for _, folder in PLACES)
    for name, module in list(sys.modules.items()):
        if name.startswith(("rules.", "bot.views.")) and (module.__file__ or "").startswith(places):
            del sys.modules[name]
