"""What an artificial player is."""

from typing import Any, Protocol

from rules.core.chance import Chance
from rules.core.model import Legal, Prompt
from rules.core.registry import AnyGame


class Policy(Protocol):
    """Chooses a legal command for the seat that is asked, from what that seat may know."""

    def __call__(
        self, game: AnyGame, observation: Any, prompt: Prompt, legal: Legal[Any], chance: Chance
    ) -> Any:
        """The command. `chance` is the player's own dice, apart from the luck of the match."""
        ...
