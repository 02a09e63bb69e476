"""The table on which an answer is only tried."""

from rules.core.chance import Chance
from rules.spirit.commands import AnyCommand
from rules.spirit.decisions import carry_out
from rules.spirit.events import REVEALING
from rules.spirit.state import Public, State
from rules.spirit.table import Table


class Trial(Table):
    """A working copy of a state that makes no stages: nobody is told of what happens on it."""

    def __init__(self, state: State, command: AnyCommand, chance: Chance) -> None:
        super().__init__(state, chance)
        carry_out(self, command)

    @staticmethod
    def stage_key(public: Public) -> str:
        return ""

    @property
    def foregone(self) -> bool:
        """Whether the public state after it follows from the one before it, without luck or hidden cards."""
        return not (self.chance.drawn or any(isinstance(event, REVEALING) for event in self._events))
