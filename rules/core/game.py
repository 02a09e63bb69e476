"""The contract between a title's rules and everything that runs it."""

from collections.abc import Mapping
from typing import Any, Protocol, TypeVar

import msgspec

from rules.core.card import TitleCard
from rules.core.chance import Chance
from rules.core.model import Legal, Outcome, Prompt, Seat, Step, Viewer

S = TypeVar("S")
C = TypeVar("C")
E = TypeVar("E")
O = TypeVar("O")  # noqa: E741 - the contract's four letters: state, command, event, observation


class Game(Protocol[S, C, E, O]):
    """One title's rules: pure functions of what they are given."""

    @property
    def card(self) -> TitleCard:
        """What the title says about itself; key, seat counts and options type are taken from it."""
        ...

    @property
    def key(self) -> str:
        """The title's name in the registry, in records and in the database."""
        ...

    @property
    def rules_version(self) -> int:
        """Grows whenever an old record would replay differently."""
        ...

    def of_version(self, version: int) -> "Game[S, C, E, O] | None":
        """The rules as they were in a version; None if they cannot be played any more."""
        ...

    @property
    def seat_counts(self) -> range:
        """How many may play."""
        ...

    @property
    def options_type(self) -> type[msgspec.Struct]:
        """The options of `setup`, all with defaults."""
        ...

    @property
    def state_type(self) -> type[S]: ...

    @property
    def command_type(self) -> Any:
        """The union of the title's commands, for the codec."""
        ...

    @property
    def event_type(self) -> Any:
        """The union of the title's events, for the codec."""
        ...

    def setup(self, options: Any, seats: int, chance: Chance) -> Step[S, E]:
        """The first state, up to the first prompt. Raises InvalidOptions."""
        ...

    def prompts(self, state: S) -> Mapping[Seat, Prompt]:
        """Who is asked what; several at once act simultaneously. Empty only when the match is over."""
        ...

    def legal(self, state: S, seat: Seat) -> Legal[C]:
        """What the seat may do now, judged from its own observation alone, or refusals would leak."""
        ...

    def apply(self, state: S, seat: Seat, command: C, chance: Chance) -> Step[S, E]:
        """Carry out a command, up to the next prompt. Raises CommandError and then changes nothing."""
        ...

    def advise(self, observation: O) -> C:
        """A sensible legal command for the viewer of the observation, who must be asked something."""
        ...

    def default(self, state: S, seat: Seat) -> C:
        """What a time-out does: a sensible legal command, from what the seat knows."""
        ...

    def observe(self, state: S, viewer: Viewer) -> O:
        """All that the viewer may know, and nothing else."""
        ...

    def imagine(self, observation: O, chance: Chance) -> S:
        """A full state that the viewer of the observation cannot tell from the real one (determinization).

        `observe(imagine(observation, chance), viewer) == observation`, `check` passes, and play can go on.
        What the viewer does not know is drawn from all that agrees with what the viewer knows.
        """
        ...

    def redact(self, event: E, viewer: Viewer) -> E | None:
        """The event as the viewer may know it, or None."""
        ...

    def outcome(self, state: S) -> Outcome | None:
        """How the match ended, or None while it runs."""
        ...

    def check(self, state: S) -> None:
        """Raise BrokenInvariant if a piece or card was lost, doubled or overdrawn."""
        ...
