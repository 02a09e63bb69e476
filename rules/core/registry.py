"""Which titles there are. A title's module is imported when it is first asked for."""

from functools import cache
from importlib import import_module
from typing import Any, TypeAlias

from rules.core.errors import UnknownGame
from rules.core.game import Game

AnyGame: TypeAlias = Game[Any, Any, Any, Any]

TITLES = ("shogun", "honor", "spirit")
"""Keys of all titles; `rules.<key>.game.GAME` is the game."""


def is_known(key: str) -> bool:
    """Whether there is a title with this key: it may have been taken out since."""
    return key in TITLES


@cache
def find(key: str) -> AnyGame:
    """The title with this key. Raises UnknownGame."""
    if key not in TITLES:
        raise UnknownGame(f"no game is called {key!r}; there are: {', '.join(TITLES)}")
    game: AnyGame = import_module(f"rules.{key}.game").GAME
    return game
