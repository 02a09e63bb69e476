"""The player who does anything that is allowed."""

from typing import Any

from rules.core.chance import Chance
from rules.core.model import Legal, Prompt
from rules.core.registry import AnyGame


def choose(game: AnyGame, observation: Any, prompt: Prompt, legal: Legal[Any], chance: Chance) -> Any:
    """Any legal command, by the player's own dice."""
    return legal.sample(chance)
