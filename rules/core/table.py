"""Base class of the titles' tables: a mutable working copy of a state, which collects events and stages."""

from abc import ABC, abstractmethod
from typing import Any, Generic, TypeAlias, TypeVar

import msgspec
from msgspec.structs import replace

from rules.core.chance import Chance
from rules.core.model import Event, Prompt, Seat, Stage, Step

S = TypeVar("S")
E = TypeVar("E", bound=Event)
A = TypeVar("A", bound=Prompt)
Public = TypeVar("Public", bound=msgspec.Struct)
Hidden = TypeVar("Hidden", bound=msgspec.Struct)


class WorkingTable(ABC, Generic[S, E, Public, Hidden]):
    """The working copy of a state while one command is applied.

    The chapters change it; `step` turns it into an immutable Step. A title's public state has the fields
    `asking`, the one prompt that the table waits for, and `asked`, the number of prompts so far.
    """

    def __init__(self, public: Public, hidden: Hidden, chance: Chance) -> None:
        self.chance = chance
        self.public = public
        self.hidden = hidden
        self._key = self.stage_key(public)
        self._events: list[E] = []
        self._stages: list[Stage[S, E]] = []

    @staticmethod
    @abstractmethod
    def stage_key(public: Any) -> str:
        """The key of the stage that the public state belongs to."""

    @abstractmethod
    def closed(self) -> S:
        """The current state, immutable."""

    def emit(self, event: E) -> None:
        self._events.append(event)

    def set(self, **changes: Any) -> None:
        """Change fields of the public state."""
        self.public = replace(self.public, **changes)

    def set_hidden(self, **changes: Any) -> None:
        self.hidden = replace(self.hidden, **changes)

    def ask(self, prompt: type[Prompt], seat: Seat, **fields: Any) -> None:
        """Set the prompt of a seat; play stops until it is answered."""
        public: Any = self.public
        asked = public.asked + 1
        self.set(asking=prompt(id=str(asked), seat=seat, **fields), asked=asked)

    def answered(self, prompt: type[A]) -> A:
        """Remove the prompt that was just answered, and return it."""
        public: Any = self.public
        asking = public.asking
        assert isinstance(asking, prompt), "a legal command answers the prompt"
        self.set(asking=None)
        return asking

    def turn_page(self, **changes: Any) -> None:
        """Change fields of the public state; the current stage is closed first if that begins another."""
        following = replace(self.public, **changes)
        key = self.stage_key(following)
        if self._events and key != self._key:
            self._close_stage()
        self.public, self._key = following, key

    def step(self) -> Step[S, E]:
        """The finished step."""
        self._close_stage()
        return Step(tuple(self._stages))

    def _close_stage(self) -> None:
        self._stages.append(Stage(self._key, self.closed(), tuple(self._events)))
        self._events = []


AnyTable: TypeAlias = WorkingTable[Any, Any, Any, Any]
