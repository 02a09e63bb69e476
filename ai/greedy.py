"""The greedy policy: plays the title's own advice (`Game.advise`)."""

from typing import Any

from rules.core.chance import Chance
from rules.core.model import Legal, Prompt
from rules.core.registry import AnyGame


def choose(game: AnyGame, observation: Any, prompt: Prompt, legal: Legal[Any], chance: Chance) -> Any:
    """The command that the title advises. Deterministic."""
    return game.advise(observation)
