"""Helpers that play from a position and read the result."""

from typing import Any, TypeVar

import pytest

from rules.core.chance import Chance
from rules.core.errors import IllegalCommand
from rules.core.model import Seat, Step
from rules.honor.commands import AnyCommand, LetBe
from rules.honor.events import AnyEvent
from rules.honor.game import GAME
from rules.honor.state import Player, State
from tests.rules.honor.luck import Luck
from tests.rules.honor.positions import Position

E = TypeVar("E")


class Play:
    """A stretch of play: the events so far, and the position they led to, checked after every step."""

    def __init__(self, start: State | Position) -> None:
        self.state = start.state if isinstance(start, Position) else start
        self.events: list[AnyEvent] = []

    def follow(self, step: Step[State, AnyEvent]) -> "Play":
        GAME.check(step.state)
        self.state = step.state
        self.events.extend(step.events)
        return self

    def give(self, seat: Seat, command: AnyCommand, luck: Chance | None = None) -> "Play":
        """A seat's command, through the public door."""
        return self.follow(GAME.apply(self.state, seat, command, luck or Luck()))

    def refused(self, seat: Seat, command: AnyCommand) -> str:
        """The code with which a command is refused."""
        with pytest.raises(IllegalCommand) as raised:
            GAME.apply(self.state, seat, command, Luck())
        assert command not in GAME.legal(self.state, seat)
        return raised.value.code

    def nobody_saves(self) -> "Play":
        """Everybody who is asked lets it be."""
        for seat in list(GAME.prompts(self.state)):
            self.give(seat, LetBe())
        return self

    @property
    def asked(self) -> Any:
        """The one choice that the table waits for."""
        return self.state.public.asking

    @property
    def actions(self) -> int:
        """Card actions left in the turn."""
        left: int = self.asked.actions
        return left

    def at(self, seat: Seat) -> Player:
        """What lies before a player."""
        return self.state.public.players[seat]

    def hand(self, seat: Seat) -> tuple[str, ...]:
        return self.state.private[seat].hand

    @property
    def discards(self) -> tuple[str, ...]:
        return self.state.public.discards

    def all(self, kind: type[E]) -> list[E]:
        """The events of a kind, in order."""
        return [event for event in self.events if isinstance(event, kind)]

    def the(self, kind: type[E]) -> E:
        """The only event of a kind."""
        (event,) = self.all(kind)
        return event
