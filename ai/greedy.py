"""The sensible player: takes the advice that the title's rules give to everybody."""

from typing import Any

from rules.core.chance import Chance
from rules.core.model import Legal, Prompt
from rules.core.registry import AnyGame


def choose(game: AnyGame, observation: Any, prompt: Prompt, legal: Legal[Any], chance: Chance) -> Any:
    """What the title advises; no luck is used."""
    return game.advise(observation)
