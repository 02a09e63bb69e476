"""The contract of a title's rules: what the bot, the AI, the records and the tests may call.

Pure functions: the state comes in as an argument and goes out as a new value, all luck comes from a `Chance`.
Whole runs of it are in `docs/rules-api.md`.

>>> from rules.core.chance import Chance
>>> from rules.core.registry import find
>>> game, seed = find("honor"), bytes(32)
>>> state = game.setup(game.options_type(), 3, Chance(seed, row=0)).state
>>> game.prompts(state)
{2: AskTurn(id='1', seat=2, actions=2, may_declare=True, may_take_back=False)}
>>> command = game.legal(state, 2).sample(Chance(b"a policy's own luck", row=1))
>>> command in game.legal(state, 2)
True
>>> step = game.apply(state, 2, command, Chance(seed, row=1))
>>> step.state == state, game.outcome(step.state)
(False, None)
"""

from collections.abc import Iterable, Mapping
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
    """One title's rules: pure functions of their arguments."""

    @property
    def card(self) -> TitleCard:
        """The title card; key, seat counts and options type are taken from it."""
        ...

    @property
    def key(self) -> str:
        """The title's name in the registry, in records and in the database."""
        ...

    @property
    def rules_version(self) -> int:
        """Incremented whenever an old record would replay differently."""
        ...

    def of_version(self, version: int) -> "Game[S, C, E, O] | None":
        """The rules of an earlier version; None if this program no longer has them."""
        ...

    @property
    def seat_counts(self) -> range:
        """The possible numbers of players."""
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
        """Set up a match, up to the first prompt. Raises InvalidOptions."""
        ...

    def prompts(self, state: S) -> Mapping[Seat, Prompt]:
        """The open prompts by seat; several seats act simultaneously. Empty only when the match is over."""
        ...

    def legal(self, state: S, seat: Seat) -> Legal[C]:
        """The legal commands of a seat, determined from its observation alone: else refusals would leak."""
        ...

    def apply(self, state: S, seat: Seat, command: C, chance: Chance) -> Step[S, E]:
        """Apply a command, up to the next prompt. Raises CommandError, before any luck is drawn."""
        ...

    def advise(self, observation: O) -> C:
        """A sensible legal command for the viewer of the observation, who must have a prompt."""
        ...

    def default(self, state: S, seat: Seat) -> C:
        """The command that a time-out plays: sensible, legal, from the seat's observation."""
        ...

    def observe(self, state: S, viewer: Viewer) -> O:
        """Everything that the viewer may know, and nothing else.

        >>> from rules.core.chance import Chance
        >>> from rules.core.registry import find
        >>> game = find("honor")
        >>> state = game.setup(game.options_type(), 3, Chance(bytes(32), row=0)).state
        >>> len(game.observe(state, 1).private.hand)
        7
        >>> game.observe(state, None).private is None
        True
        """
        ...

    def imagine(self, observation: O, chance: Chance) -> S:
        """A full state that the viewer of the observation cannot tell from the real one (determinization).

        `observe(imagine(observation, chance), viewer) == observation`, `check` passes, and play can go on.
        What the viewer does not know is drawn at random from all that is consistent with the observation.
        """
        ...

    def redact(self, event: E, viewer: Viewer) -> E | None:
        """The event as the viewer may see it, or None if they may not."""
        ...

    def outcome(self, state: S) -> Outcome | None:
        """The result of the match, or None while it runs."""
        ...

    def check(self, state: S) -> None:
        """Raises BrokenInvariant if a piece or card was lost, duplicated or overdrawn."""
        ...


def redacted(game: Game[S, C, E, O], events: Iterable[E], viewer: Viewer) -> tuple[E, ...]:
    """Events as the viewer may see them, without those that they may not see."""
    seen = (game.redact(event, viewer) for event in events)
    return tuple(event for event in seen if event is not None)
