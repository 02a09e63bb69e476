"""Base class of the titles' rules: legality is determined from the seat's observation alone."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any, Generic, Self, TypeVar

import msgspec

from rules.core.card import TitleCard
from rules.core.chance import Chance
from rules.core.decision import Decisions
from rules.core.errors import IllegalCommand, MalformedCommand, MatchOver, NotPrompted
from rules.core.model import Choices, Legal, Outcome, Prompt, Seat, Step, Viewer
from rules.core.table import AnyTable

S = TypeVar("S")
C = TypeVar("C")
E = TypeVar("E")
O = TypeVar("O")  # noqa: E741 - the contract's four letters: state, command, event, observation


class Title(ABC, Generic[S, C, E, O]):
    """The part of `rules.core.game.Game` that is the same for every title. Stateless.

    A title's states have a field `public` with a field `outcome`, its observations a property `prompt`.
    """

    card: TitleCard
    """The title card."""

    rules_version: int
    """Incremented whenever an old record would replay differently."""

    command_type: Any
    """The union of the title's commands."""

    decisions: Decisions
    """All decisions of the title, by the type of the prompt."""

    @property
    def key(self) -> str:
        return self.card.key

    @property
    def seat_counts(self) -> range:
        return self.card.seats

    @property
    def options_type(self) -> type[msgspec.Struct]:
        return self.card.options

    def of_version(self, version: int) -> Self | None:
        """Most titles keep only their current rules."""
        return self if version == self.rules_version else None

    @abstractmethod
    def prompts(self, state: S) -> Mapping[Seat, Prompt]: ...

    @abstractmethod
    def observe(self, state: S, viewer: Viewer) -> O: ...

    @abstractmethod
    def advise(self, observation: O) -> C: ...

    @abstractmethod
    def carry_out(self, state: S, seat: Seat, command: C, chance: Chance) -> Step[S, E]:
        """Apply a legal command, up to the next prompt."""

    def prompt_of(self, observation: O) -> Prompt | None:
        """The prompt of the observation's viewer, if any."""
        whole: Any = observation
        prompt: Prompt | None = whole.prompt
        return prompt

    def legal_for(self, observation: O) -> Legal[C]:
        """The legal commands of the observation's viewer; none without a prompt."""
        prompt = self.prompt_of(observation)
        return self.decisions[type(prompt)].legal(observation, prompt) if prompt else Choices(())

    def refusal(self, observation: O, command: C) -> IllegalCommand:
        """Why a command is illegal. Called for illegal commands only."""
        prompt = self.prompt_of(observation)
        decision = self.decisions.get(type(prompt)) if prompt else None
        if decision is None or not isinstance(command, decision.commands):
            return IllegalCommand("not_asked")
        return decision.refusal(observation, prompt, command)

    def answer(self, table: AnyTable, prompt: Prompt, command: C) -> None:
        """Remove the prompt and apply its legal answer."""
        table.set(asking=None)
        self.decisions[type(prompt)].carry_out(table, prompt, command)

    def legal(self, state: S, seat: Seat) -> Legal[C]:
        return self.legal_for(self.observe(state, seat))

    def apply(self, state: S, seat: Seat, command: C, chance: Chance) -> Step[S, E]:
        """Check legality, then apply; parsing was the codec's part. Raises CommandError."""
        if self.outcome(state):
            raise MatchOver("match_over")
        if seat not in self.prompts(state):
            raise NotPrompted("not_prompted")
        if not isinstance(command, self.command_type):
            raise MalformedCommand(
                "malformed", reason=f"{type(command).__name__} is no command of this title"
            )
        observation = self.observe(state, seat)
        if command not in self.legal_for(observation):
            raise self.refusal(observation, command)
        return self.carry_out(state, seat, command, chance)

    @abstractmethod
    def imagine(self, observation: O, chance: Chance) -> S: ...

    def default(self, state: S, seat: Seat) -> C:
        return self.advise(self.observe(state, seat))

    def outcome(self, state: S) -> Outcome | None:
        whole: Any = state
        outcome: Outcome | None = whole.public.outcome
        return outcome
