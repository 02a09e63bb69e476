"""One decision of a policy as a function of plain data, so that another process can make it."""

from collections.abc import Iterable, Iterator, Mapping
from math import inf
from time import thread_time
from typing import Any, NamedTuple

import ai
from ai.policy import Policy
from rules.core.chance import Chance
from rules.core.model import Legal, Prompt, Seat
from rules.core.registry import AnyGame, find


class Question(NamedTuple):
    """The input of a decision: only what the policy's seat may know.

    `seed` (32 bytes) and `row` are those of the policy's own luck. `share` (0 to 1) is the part of a level's
    rollouts that there is time for, `seconds` the limit of processor time.
    """

    title: str
    rules_version: int
    policy: str
    observation: Any
    prompt: Prompt
    seed: bytes
    row: int
    share: float = 1.0
    seconds: float = inf


class Decision(NamedTuple):
    """A policy's command, and the seconds of processor time that it took."""

    command: Any
    seconds: float


def decide(question: Question, policies: Mapping[str, Policy] | None = None) -> Decision:
    """What a policy of `ai`, or of `policies`, does. Raises LookupError, and what the policy raises."""
    began = thread_time()
    known = ai.policies(question.share, question.seconds) if policies is None else policies
    policy = known.get(question.policy)
    if policy is None:
        raise LookupError(f"no policy is called {question.policy}")
    newest, chance = find(question.title), Chance(question.seed, question.row)
    game = newest.of_version(question.rules_version) or newest
    legal = ImaginedLegal(game, question.observation, question.prompt.seat, chance)
    command = policy(game, question.observation, question.prompt, legal, chance)
    return Decision(command, thread_time() - began)


class ImaginedLegal:
    """The legal commands of a seat, from its observation alone: every imagined state allows the same ones."""

    def __init__(self, game: AnyGame, observation: Any, seat: Seat, chance: Chance) -> None:
        self._game = game
        self._observation = observation
        self._seat = seat
        self._chance = chance
        self._found: Legal[Any] | None = None

    def __contains__(self, command: object) -> bool:
        return command in self._legal

    def __iter__(self) -> Iterator[Any]:
        """Raises TypeError where there is no short list of them (`Choices`)."""
        legal: Any = self._legal
        if not isinstance(legal, Iterable):
            raise TypeError("these commands cannot be listed")
        return iter(legal)

    def sample(self, chance: Chance) -> Any:
        return self._legal.sample(chance)

    @property
    def _legal(self) -> Legal[Any]:
        """Computed on demand: most policies do not need it."""
        if self._found is None:
            state = self._game.imagine(self._observation, self._chance)
            self._found = self._game.legal(state, self._seat)
        return self._found
