"""Search: tries answers in determinizations of the public state."""

import hashlib
from collections.abc import Iterable
from statistics import fmean

from msgspec.structs import replace

from rules.core import codec
from rules.core.chance import Chance
from rules.spirit.advice.choosing import LAST, offhand
from rules.spirit.advice.judgement import judge
from rules.spirit.advice.odds import odds
from rules.spirit.commands import AnyCommand, SendRaider
from rules.spirit.decisions import carry_out, choices
from rules.spirit.imagine import worlds
from rules.spirit.prompts import AskAction, AskFace, AskKiai, AskPenalty, AskSecondFight
from rules.spirit.state import Observation, Phase, Public, State
from rules.spirit.table import Table

MANY, FEW = 16, 6
"""The number of determinizations where only the next raider matters, and for other decisions."""
BRANCHES = 6
"""A kiai with more uses than this is not searched."""


class Foresight:
    """The expected value of each answer, for an observation."""

    def __init__(self, observation: Observation) -> None:
        public = observation.public
        self._ending = len(public.stack) <= LAST
        self._turn = (public.round, public.turn.number)
        self._seed = hashlib.sha256(
            codec.encode(replace(public, opponent=None, asking=None, asked=0))
        ).digest()
        self._odds = odds(observation)
        count = MANY if isinstance(public.asking, AskAction | AskSecondFight) else FEW
        self._worlds = tuple(worlds(observation, Chance(self._seed, 0), count))

    def best(self, commands: Iterable[AnyCommand]) -> AnyCommand:
        """The command with the best evaluation, on average over the determinizations."""
        return max(commands, key=self._hope)

    def _hope(self, *plan: AnyCommand) -> float:
        """The evaluation of commands in a row, on average.

        Whoever is sent a raider knows no more than who sends it (SS4.3): their answer is the same in all
        determinizations.
        """
        *first, last = plan
        if isinstance(last, SendRaider):
            asking = self._carried_out(self._worlds[0], plan, 1).public.asking
            if isinstance(asking, AskFace):
                return max(self._hope(*plan, answer) for answer in choices(asking))
        rows = enumerate(self._worlds, start=1)
        return fmean(self._worth(self._carried_out(world, first, row), last, row) for row, world in rows)

    def _carried_out(self, state: State, commands: Iterable[AnyCommand], row: int) -> State:
        for command in commands:
            table = Table(state, Chance(self._seed, row))
            carry_out(table, command)
            state = table.step().state
        return state

    def _worth(self, state: State, command: AnyCommand, row: int) -> float:
        """The evaluation after a command and the best commands that follow it in the same turn."""
        after = self._carried_out(state, [command], row)
        following = self._following(after.public)
        if not following:
            return judge(self._played_out(after, row).public, self._odds)
        return max(self._worth(after, answer, row) for answer in following)

    def _played_out(self, state: State, row: int) -> State:
        """The state after the round, if its end is near (SS2.6): what is left of it is played offhand."""
        while self._ending and (state.public.round, state.public.phase) == (self._turn[0], Phase.ROUND):
            state = self._carried_out(state, [offhand(state.public)], row)
        return state

    def _following(self, public: Public) -> tuple[AnyCommand, ...]:
        """The answers to try next: only within the same turn, and if they are few."""
        if (public.round, public.turn.number) != self._turn:
            return ()
        match public.asking:
            case AskFace() | AskPenalty() as prompt:
                return choices(prompt)
            case AskKiai() as prompt:
                return uses if len(uses := choices(prompt)) <= BRANCHES else ()
            case AskAction() as prompt:
                return choices(prompt)
            case _:
                return ()
