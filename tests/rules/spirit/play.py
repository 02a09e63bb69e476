"""Helpers that play from a position and read the result."""

from typing import Any, TypeVar

import pytest

from rules.core.chance import Chance
from rules.core.errors import IllegalCommand
from rules.core.model import Step
from rules.spirit import rounds
from rules.spirit.commands import AnyCommand
from rules.spirit.events import AnyEvent
from rules.spirit.game import GAME
from rules.spirit.prompts import Place
from rules.spirit.state import Board, Public, State
from rules.spirit.table import Table
from tests.luck import Forbidden
from tests.rules.spirit.luck import Luck
from tests.rules.spirit.positions import Position

E = TypeVar("E")


class Play:
    """A stretch of play: the events so far, and the position they led to, checked after every step."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.events: list[AnyEvent] = []
        self.stages: list[str] = []

    def follow(self, step: Step[State, AnyEvent]) -> "Play":
        for stage in step.stages:
            GAME.check(stage.state)
            self.stages.append(stage.key)
        self.state = step.state
        self.events.extend(step.events)
        return self

    def give(self, *commands: AnyCommand, luck: Chance | None = None) -> "Play":
        """Answers of the seat that is asked, through `Game.apply`."""
        for command in commands:
            (seat,) = GAME.prompts(self.state)
            self.follow(GAME.apply(self.state, seat, command, luck or Luck()))
        return self

    def refuses(self, command: AnyCommand, code: str) -> "Play":
        """The answer is illegal for this reason, and draws no luck."""
        (seat,) = GAME.prompts(self.state)
        with pytest.raises(IllegalCommand) as refused:
            GAME.apply(self.state, seat, command, Forbidden())
        assert refused.value.code == code
        return self

    @property
    def public(self) -> Public:
        return self.state.public

    @property
    def asked(self) -> Any:
        """The one choice that the table waits for."""
        return self.state.public.asking

    def choices(self) -> list[AnyCommand]:
        """All legal answers."""
        (seat,) = GAME.prompts(self.state)
        legal: Any = GAME.legal(self.state, seat)
        return list(legal)

    def board(self, place: Place) -> Board:
        return self.state.public.boards[place]

    def all(self, kind: type[E]) -> list[E]:
        """The events of a kind, in order."""
        return [event for event in self.events if isinstance(event, kind)]

    def the(self, kind: type[E]) -> E:
        """The only event of a kind."""
        (event,) = self.all(kind)
        return event


def begin(position: Position, luck: Chance | None = None) -> Play:
    """Go on from a position to its first question."""
    table = Table(position.state, luck or Luck())
    with rounds.village_at_stake(table):
        rounds.proceed(table)
    return Play(position.state).follow(table.step())
