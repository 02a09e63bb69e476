"""Helpers that play from a position and read the result."""

from typing import Any, TypeVar

from rules.core.chance import Chance
from rules.core.model import Seat, Step
from rules.shogun import actions, rounds, winter
from rules.shogun.commands import AnyCommand
from rules.shogun.content import Action, ProvinceName
from rules.shogun.events import ActionDropped, AnyEvent, Reason
from rules.shogun.game import GAME, Shogun
from rules.shogun.prompts import AskMarch, AskRevolts
from rules.shogun.state import Player, Province, StandingOrder, State
from rules.shogun.table import Table
from tests.rules.shogun.luck import Luck
from tests.rules.shogun.positions import BLUE, Position

E = TypeVar("E")


class Play:
    """A stretch of play: the events so far, and the position they led to, checked after every step."""

    def __init__(self, state: State, rules: Shogun = GAME) -> None:
        self.state = state
        self.rules = rules
        self.events: list[AnyEvent] = []

    def follow(self, step: Step[State, AnyEvent]) -> "Play":
        GAME.check(step.state)
        self.state = step.state
        self.events.extend(step.events)
        return self

    def give(self, seat: Seat, command: AnyCommand, luck: Chance | None = None) -> "Play":
        """A seat's command, through the public door."""
        return self.follow(self.rules.apply(self.state, seat, command, luck or Luck()))

    @property
    def asked(self) -> Any:
        """The one choice that the table waits for."""
        return self.state.public.asking

    def on(self, name: str) -> Province:
        """What stands in a province."""
        return self.state.public.provinces[ProvinceName(name)]

    def before(self, seat: Seat) -> Player:
        """What lies before a player."""
        return self.state.public.players[seat]

    def all(self, kind: type[E]) -> list[E]:
        """The events of a kind, in order."""
        return [event for event in self.events if isinstance(event, kind)]

    def the(self, kind: type[E]) -> E:
        """The only event of a kind."""
        (event,) = self.all(kind)
        return event


def carry_out(position: Position, luck: Chance | None = None) -> Play:
    """Carry out the plans of a position, from the first slot up to the first question or the next round."""
    table = Table(position.state, luck or Luck())
    actions.begin(table)
    rounds.proceed(table)
    return Play(position.state).follow(table.step())


def come_winter(position: Position, luck: Chance | None = None) -> Play:
    """Winter comes over a position, up to the first question, the next spring or the end."""
    table = Table(position.state, luck or Luck())
    winter.begin(table)
    rounds.proceed(table)
    return Play(position.state).follow(table.step())


def march_question(play: Play) -> AskMarch:
    """The question where to march, which must be the one asked now."""
    assert isinstance(play.asked, AskMarch)
    return play.asked


def revolts_question(play: Play) -> AskRevolts:
    """The question in which order to revolt, which must be the one asked now."""
    assert isinstance(play.asked, AskRevolts)
    return play.asked


def blue_plans(position: Position, action: Action, name: str, order: StandingOrder | None = None) -> Position:
    """Blue lays one province, perhaps with a standing order."""
    return position.plan(BLUE, {action: ProvinceName(name)}, {action: order} if order else {})


def battle_move(position: Position, order: StandingOrder | None = None, source: str = "Kai") -> Play:
    """Blue's Battle/Move A, from Kai by default."""
    return carry_out(blue_plans(position, Action.BATTLE_MOVE_A, source, order))


def dropped(play: Play, reason: Reason) -> bool:
    """Whether Blue's only action was dropped for this reason, and nothing was paid."""
    (drop,) = play.all(ActionDropped)
    return drop.reason is reason and drop.seat == BLUE and play.before(BLUE).chests == 10
