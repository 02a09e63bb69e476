"""Levels of computer players: how much they think ahead, and how often they slip; and characters.

Titles without a search (`ai.<key>.player`) are played by their advice, and have the lower levels only.
"""

from collections.abc import Mapping
from math import inf
from typing import Any, NamedTuple

from ai import greedy
from ai.policy import Effort, Policy, Searcher
from ai.styles import characters_of
from ai.titles import module_of
from rules.core.chance import Chance
from rules.core.model import Legal, Prompt
from rules.core.registry import AnyGame


class Level(NamedTuple):
    """A level: rollouts of a whole plan, and how many of a hundred commands are drawn at random."""

    rollouts: int = 0
    slips: int = 0


ADVISED: Mapping[str, Level] = {"novice": Level(slips=60), "easy": Level(slips=25), "medium": Level()}
"""The levels by name, from the weakest, of a title that only has advice: its best level takes it."""
LEVELS: Mapping[str, Level] = {
    "novice": Level(slips=60),
    "easy": Level(slips=36),
    "medium": Level(slips=12),
    "hard": Level(),
    "master": Level(400),
}
"""Those of a title with a search: hard takes the advice, as the best of the other titles do."""


def levels_of(title: str) -> tuple[str, ...]:
    """The names of the levels that a title has, from the weakest, and of its characters."""
    return (*_levels(title), *characters_of(title))


def level_policy(name: str, share: float = 1.0, seconds: float = inf) -> Policy:
    """The policy of a level by name; a title without it plays its best."""

    def choose(game: AnyGame, observation: Any, prompt: Prompt, legal: Legal[Any], chance: Chance) -> Any:
        level = _levels(game.key).get(name, Level())
        return policy(level, share, seconds)(game, observation, prompt, legal, chance)

    return choose


def _levels(title: str) -> Mapping[str, Level]:
    own = module_of(title, "levels")
    return own.LEVELS if own else LEVELS if searcher(title) else ADVISED


def policy(level: Level, share: float = 1.0, seconds: float = inf) -> Policy:
    """The policy of a level, with a share (0 to 1) of its rollouts, and `seconds` of processor time."""
    effort = Effort(int(level.rollouts * share), seconds)

    def choose(game: AnyGame, observation: Any, prompt: Prompt, legal: Legal[Any], chance: Chance) -> Any:
        if chance.happens(level.slips, 100):
            return legal.sample(chance)
        if effort.rollouts and (search := searcher(game.key)):
            return search(game, observation, legal, chance, effort)
        return greedy.choose(game, observation, prompt, legal, chance)

    return choose


def searcher(title: str) -> Searcher | None:
    """The search of a title, if it has one."""
    player = module_of(title, "player")
    return player.choose if player else None
