"""Base class of the decisions of Samurai Spirit: few answers, all determined by the open prompt."""

from abc import abstractmethod
from typing import TypeVar

from rules.core.decision import Decision
from rules.core.model import Choices
from rules.spirit.prompts import Question
from rules.spirit.state import Observation
from rules.spirit.table import Table

Q = TypeVar("Q", bound=Question)
C = TypeVar("C")


class SpiritDecision(Decision[Observation, Q, C, Table]):
    """One kind of prompt, its answers in the order of the rules, and their effect."""

    @abstractmethod
    def choices(self, prompt: Q) -> tuple[C, ...]:
        """All legal answers."""

    def legal(self, observation: Observation, prompt: Q) -> Choices[C]:
        return Choices(self.choices(prompt))
