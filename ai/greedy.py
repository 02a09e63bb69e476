"""The greedy policy: plays the title's own advice (`Game.advise`), or that for computer players."""

from typing import Any

from ai.titles import module_of
from rules.core.chance import Chance
from rules.core.model import Legal, Prompt
from rules.core.registry import AnyGame


def choose(game: AnyGame, observation: Any, prompt: Prompt, legal: Legal[Any], chance: Chance) -> Any:
    """The command that `ai.<key>.advice` advises, where a title has that, or the title. Deterministic."""
    own = module_of(game.key, "advice")
    return own.advise(observation) if own else game.advise(observation)
