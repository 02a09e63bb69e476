"""Goofspiel among the titles: its folders are added to those of the rules, the views and the data."""

from collections.abc import Iterator
from pathlib import Path

import pytest

import bot.views
import data
import rules
from bot.views import registry as presenters
from bot.views import texts
from rules.core import registry

HERE = Path(__file__).parent
CACHES = (registry.cards, registry.find, presenters.presenter_of, texts.texts_in, texts._bundle)


@pytest.fixture(scope="module", autouse=True)
def goofspiel() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        for package, folder in ((rules, "rules"), (bot.views, "views"), (data, "data")):
            patch.setattr(package, "__path__", [*package.__path__, str(HERE / folder)])
        _forget()
        yield
    _forget()


def _forget() -> None:
    for cache in CACHES:
        cache.cache_clear()
