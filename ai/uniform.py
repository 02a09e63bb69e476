"""The uniform policy: plays random legal commands."""

from typing import Any

from rules.core.chance import Chance
from rules.core.model import Legal, Prompt
from rules.core.registry import AnyGame


def choose(game: AnyGame, observation: Any, prompt: Prompt, legal: Legal[Any], chance: Chance) -> Any:
    """A random legal command, drawn with the policy's own luck."""
    return legal.sample(chance)
