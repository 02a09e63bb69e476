"""Policies that are advised in another style: `reference`, as in version 0.1, and characters."""

from typing import Any

from ai.policy import Policy
from ai.titles import module_of
from rules.core.chance import Chance
from rules.core.model import Legal, Prompt
from rules.core.registry import AnyGame

REFERENCE = "reference"
CHARACTERS = ("builder", "raider", "miser", "farmer", "guard")


def characters_of(title: str) -> tuple[str, ...]:
    """The characters that a title has."""
    return tuple(name for name in CHARACTERS if _has(title, name))


def in_style(name: str) -> Policy:
    """The policy of a style (`ai.<title>.styles`); a title without it takes its advice."""

    def choose(game: AnyGame, observation: Any, prompt: Prompt, legal: Legal[Any], chance: Chance) -> Any:
        styles = module_of(game.key, "styles")
        return styles.advise(name, observation) if styles else game.advise(observation)

    return choose


def _has(title: str, name: str) -> bool:
    styles = module_of(title, "styles")
    return styles is not None and name in styles.NAMES
