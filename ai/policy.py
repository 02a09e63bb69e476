"""The interface of a policy, which plays the seats of computer players."""

from typing import Any, Protocol

from rules.core.chance import Chance
from rules.core.model import Legal, Prompt
from rules.core.registry import AnyGame


class Policy(Protocol):
    """Chooses a legal command for the seat that is asked, from that seat's observation alone."""

    def __call__(
        self, game: AnyGame, observation: Any, prompt: Prompt, legal: Legal[Any], chance: Chance
    ) -> Any:
        """Returns the command. `chance` is the policy's own luck, independent of the match's."""
        ...
