"""Decisions: one kind of prompt with its legal commands, its refusals and its effect; one per chapter."""

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
    """One kind of prompt and the commands that answer it. Stateless; `Title` finds it by the prompt's type.

    The wire types, prompt and commands, are in the title's `prompts.py` and `commands.py`.
    """

    prompt: type[P]
    """The type of the prompt."""
    commands: tuple[type[C], ...]
    """The types of the commands that answer it, legal or not."""

    @abstractmethod
    def legal(self, observation: O, prompt: P) -> Legal[C]:
        """The legal answers, determined from the observation alone."""

    def refusal(self, observation: O, prompt: P, command: C) -> IllegalCommand:
        """Why a command that answers this prompt is illegal. Called for illegal commands only."""
        return IllegalCommand("not_asked")

    @abstractmethod
    def carry_out(self, table: T, prompt: P, command: C) -> None:
        """Apply a legal answer. The prompt has been removed from the state before."""


AnyDecision: TypeAlias = Decision[Any, Any, Any, Any]
Decisions: TypeAlias = Mapping[type[Prompt], AnyDecision]


def by_prompt(*decisions: AnyDecision) -> Decisions:
    """The decisions of a title, by the type of their prompts."""
    return {decision.prompt: decision for decision in decisions}
