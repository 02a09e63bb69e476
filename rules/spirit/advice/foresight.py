"""Search: tries answers in determinizations of the public state."""

import hashlib
from collections.abc import Iterable
from statistics import fmean
from typing import TypeVar

from msgspec.structs import replace

from rules.core import codec
from rules.core.chance import Chance
from rules.spirit.advice.choosing import LAST, offhand
from rules.spirit.advice.judgement import judge
from rules.spirit.advice.odds import odds
from rules.spirit.advice.trial import Trial
from rules.spirit.commands import AnyCommand
from rules.spirit.decisions import choices
from rules.spirit.imagine import worlds
from rules.spirit.prompts import AskAction, AskFace, AskKiai, AskPenalty, AskSecondFight
from rules.spirit.state import Observation, Phase, Public, State

C = TypeVar("C", bound=AnyCommand)

MANY, FEW = 16, 6
"""The number of determinizations where only the next raider matters, and for other decisions.

Twice as many where the round is played out: there a farm more or less is all, and chance decides about it.
"""
BRANCHES = 6
"""A kiai with more uses than this is not searched."""


class Foresight:
    """The expected value of each answer, for an observation."""

    def __init__(self, observation: Observation) -> None:
        public = observation.public
        self._ending = len(public.stack) <= LAST or _is_one_left(public)
        self._turn = (public.round, public.turn.number)
        self._seed = hashlib.sha256(
            codec.encode(replace(public, opponent=None, asking=None, asked=0))
        ).digest()
        self._odds = odds(observation)
        count = MANY if isinstance(public.asking, AskAction | AskSecondFight) else FEW
        count *= 2 if self._ending else 1
        self._worlds = tuple(worlds(observation, Chance(self._seed, 0), count))

    def best(self, commands: Iterable[AnyCommand]) -> AnyCommand:
        """The command with the best evaluation, on average over the determinizations."""
        return self.ranked(commands)[0]

    def ranked(self, commands: Iterable[C]) -> list[C]:
        """The commands, the best first; of equal ones the first given.

        Where all seems lost whatever comes, those by which it is not lost at once are better (SS5.6).
        """
        return sorted(commands, key=self._prospect, reverse=True)

    def foreseen(self, plan: Iterable[AnyCommand]) -> State:
        """The state after commands in a row, in one of the determinizations."""
        state = self._worlds[0]
        for command in plan:
            state = self._after(state, command, 1)
        return state

    def is_turn(self, public: Public) -> bool:
        """Whether the turn is still the one that is looked at."""
        return (public.round, public.turn.number) == self._turn

    def _prospect(self, command: AnyCommand) -> tuple[float, int]:
        hope = self._hope(command)
        return hope, 0 if hope else self._lasting(command)

    def _lasting(self, command: AnyCommand) -> int:
        """In how many determinizations the match goes on after a command, or has been won."""
        after = (self._after(state, command, row) for row, state in enumerate(self._worlds, start=1))
        return sum(state.public.outcome is None or bool(state.public.outcome.winners) for state in after)

    def _hope(self, command: AnyCommand) -> float:
        return self._average(self._worlds, command)

    def _average(self, states: tuple[State, ...], command: AnyCommand) -> float:
        """The evaluation of a command in states that look alike, and of the best ones that follow it.

        `states` has one for each determinization. While they look alike, whoever is asked can only give the
        same answer in all: one who was sent a raider (SS4.3), or who used a token before the action (SS1.4).
        """
        trial = self._tried(states[0], command, 1)
        first = trial.closed()
        following = self._following(first.public)
        if trial.foregone and not following and not self._goes_on(first.public):
            return fmean([judge(first.public, self._odds)] * len(states))
        others = (self._after(state, command, row) for row, state in enumerate(states[1:], start=2))
        after = (first, *others)
        if following and all(state.public == first.public for state in after):
            return max(self._average(after, answer) for answer in following)
        return fmean(self._worth(state, row) for row, state in enumerate(after, start=1))

    def _after(self, state: State, command: AnyCommand, row: int) -> State:
        return self._tried(state, command, row).closed()

    def _tried(self, state: State, command: AnyCommand, row: int) -> Trial:
        return Trial(state, command, Chance(self._seed, row))

    def _worth(self, state: State, row: int) -> float:
        """The evaluation of a state and the best commands that follow it in the same turn."""
        following = self._following(state.public)
        if not following:
            return judge(self._played_out(state, row).public, self._odds)
        return max(self._worth(self._after(state, answer, row), row) for answer in following)

    def _played_out(self, state: State, row: int) -> State:
        """The state after the round, if its end is near: what is left of it is played offhand."""
        while self._goes_on(state.public):
            state = self._after(state, offhand(state.public), row)
        return state

    def _goes_on(self, public: Public) -> bool:
        """Whether the round whose end is near (SS2.6) is not over yet."""
        return self._ending and (public.round, public.phase) == (self._turn[0], Phase.ROUND)

    def _following(self, public: Public) -> tuple[AnyCommand, ...]:
        """The answers to try next: only within the same turn, and if they are few."""
        if not self.is_turn(public):
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


def _is_one_left(public: Public) -> bool:
    """Whether all samurai but one have passed, so that one pass ends the round (SS2.5)."""
    return sum(not board.passed for board in public.boards) == 1
