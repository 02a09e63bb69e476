"""Registry of titles: every package of `rules` with a module `card`.

A new title edits no existing file. Its rules, `rules.<key>.game.GAME`, are imported on first use.

>>> titles()
('shogun', 'honor', 'spirit')
>>> find("shogun").seat_counts
range(3, 6)
"""

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pkgutil import iter_modules
from typing import Any, TypeAlias

import rules
from rules.core.card import TitleCard
from rules.core.errors import UnknownGame
from rules.core.game import Game

AnyGame: TypeAlias = Game[Any, Any, Any, Any]


@cache
def cards() -> Mapping[str, TitleCard]:
    """The title cards by key, in the order of lists of titles."""
    packages = (module.name for module in iter_modules(rules.__path__) if module.ispkg)
    names = (f"rules.{name}.card" for name in packages if name != "core")
    found: list[TitleCard] = [import_module(name).CARD for name in names if find_spec(name)]
    return {card.key: card for card in sorted(found, key=lambda card: (card.order, card.key))}


def titles() -> tuple[str, ...]:
    """Keys of all titles; the first one is the default."""
    return tuple(cards())


def is_known(key: str) -> bool:
    """Whether there is a title with this key. An old match's title may have been removed."""
    return key in cards()


@cache
def find(key: str) -> AnyGame:
    """The rules of the title with this key. Raises UnknownGame.

    >>> find("go")
    Traceback (most recent call last):
    rules.core.errors.UnknownGame: no game is called 'go'; there are: shogun, honor, spirit
    """
    if key not in cards():
        raise UnknownGame(f"no game is called {key!r}; there are: {', '.join(titles())}")
    game: AnyGame = import_module(f"rules.{key}.game").GAME
    return game
