"""Levels of computer players: how much they think ahead, and how often they slip; and characters.

Titles without a search (`ai.<key>.player`) are played by their advice, and have the lower levels only.
"""

from collections.abc import Mapping
from math import inf
from typing import Any, NamedTuple

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


LEVELS: Mapping[str, Level] = {
    "novice": Level(slips=60),
    "easy": Level(slips=25),
    "medium": Level(),
    "hard": Level(50),
    "master": Level(200),
}
"""The levels by name, from the weakest. The medium one plays the title's advice."""


def levels_of(title: str) -> tuple[str, ...]:
    """The names of the levels that differ in a title, from the weakest, and of its characters."""
    searches = searcher(title) is not None
    levels = (name for name, level in LEVELS.items() if searches or not level.rollouts)
    return (*levels, *characters_of(title))


def policy(level: Level, share: float = 1.0, seconds: float = inf) -> Policy:
    """The policy of a level, with a share (0 to 1) of its rollouts, and `seconds` of processor time."""
    effort = Effort(int(level.rollouts * share), seconds)

    def choose(game: AnyGame, observation: Any, prompt: Prompt, legal: Legal[Any], chance: Chance) -> Any:
        if chance.happens(level.slips, 100):
            return legal.sample(chance)
        search = searcher(game.key) if effort.rollouts else None
        return search(game, observation, legal, chance, effort) if search else game.advise(observation)

    return choose


def searcher(title: str) -> Searcher | None:
    """The search of a title, if it has one."""
    player = module_of(title, "player")
    return player.choose if player else None
