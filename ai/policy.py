"""The interface of a policy, which plays the seats of computer players."""

from math import inf
from typing import Any, NamedTuple, Protocol

from ai.search import Budget
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


class Effort(NamedTuple):
    """What a decision may cost: rollouts of a whole plan, and seconds of processor time."""

    rollouts: int
    seconds: float = inf

    def budget(self, part: int = 1) -> Budget:
        """The budget of a decision, or of one that is worth only a part (1/n) of a plan."""
        return Budget(self.rollouts // part, self.seconds / part)


class Searcher(Protocol):
    """What a title's module `ai.<key>.player` has as `choose`."""

    def __call__(
        self, game: AnyGame, observation: Any, legal: Legal[Any], chance: Chance, effort: Effort
    ) -> Any:
        """Returns the best command that a search finds: the same for the same luck, given time."""
        ...
