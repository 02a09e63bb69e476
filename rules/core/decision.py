"""A decision of a title, one a chapter: what is asked, what is legal, why not, and what the answer does."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any, Generic, TypeAlias, TypeVar

from rules.core.errors import IllegalCommand
from rules.core.model import Legal, Prompt
from rules.core.table import AnyTable

O = TypeVar("O")  # noqa: E741 - the contract's four letters: state, command, event, observation
P = TypeVar("P", bound=Prompt)
C = TypeVar("C")
T = TypeVar("T", bound=AnyTable)


class Decision(ABC, Generic[O, P, C, T]):
    """One kind of prompt and the commands that answer it. It holds nothing; `Title` finds it by the prompt.

    The wire types, prompt and commands, stand in the title's `prompts.py` and `commands.py`.
    """

    prompt: type[P]
    """What is asked."""
    commands: tuple[type[C], ...]
    """What answers it, legal or not."""

    @abstractmethod
    def legal(self, observation: O, prompt: P) -> Legal[C]:
        """What the viewer may answer, judged from the observation alone."""

    @abstractmethod
    def refusal(self, observation: O, prompt: P, command: C) -> IllegalCommand:
        """Why a command that answers this prompt, and is not legal, is not."""

    @abstractmethod
    def carry_out(self, table: T, prompt: P, command: C) -> None:
        """The effect of a legal answer. The prompt is off the table by then."""


AnyDecision: TypeAlias = Decision[Any, Any, Any, Any]
Decisions: TypeAlias = Mapping[type[Prompt], AnyDecision]


def by_prompt(*decisions: AnyDecision) -> Decisions:
    """The decisions of a title, by the type of their prompts."""
    return {decision.prompt: decision for decision in decisions}
