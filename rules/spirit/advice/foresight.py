"""Trying answers out in imagined worlds."""

import hashlib
from collections.abc import Iterable

from rules.core import codec
from rules.core.chance import Chance
from rules.spirit.advice.judgement import judge
from rules.spirit.advice.worlds import imagine
from rules.spirit.commands import AnyCommand, Fight
from rules.spirit.effects import carry_out
from rules.spirit.legal import choices
from rules.spirit.prompts import AskAction, AskFace, AskPenalty
from rules.spirit.state import Public, State
from rules.spirit.table import Table

WORLDS = 6
"""How many worlds are imagined for a decision."""


class Foresight:
    """What would come of each answer, for a table as everybody sees it."""

    def __init__(self, public: Public) -> None:
        self._turn = (public.round, public.turn.number)
        self._seed = hashlib.sha256(codec.encode(public)).digest()
        self._worlds = [imagine(public, Chance(self._seed, number)) for number in range(WORLDS)]

    def best(self, commands: Iterable[AnyCommand]) -> AnyCommand:
        """The command after which the village stands best, on average over the worlds."""
        return max(commands, key=self._hope)

    def _hope(self, command: AnyCommand) -> float:
        return sum(self._worth(world, command, number) for number, world in enumerate(self._worlds))

    def _worth(self, state: State, command: AnyCommand, world: int) -> float:
        """How the village stands after a command and the best that follows in the same turn."""
        table = Table(state, Chance(self._seed, WORLDS + world))
        carry_out(table, command)
        after = table.step().state
        following = self._following(after.public)
        if not following:
            return judge(after.public)
        return max(self._worth(after, answer, world) for answer in following)

    def _following(self, public: Public) -> tuple[AnyCommand, ...]:
        """The answers that are tried next: while the turn lasts, and without branching at every kiai."""
        if (public.round, public.turn.number) != self._turn:
            return ()
        match public.asking:
            case AskFace() | AskPenalty() as prompt:
                return choices(prompt)
            case AskAction():
                return (Fight(),)
            case _:
                return ()
