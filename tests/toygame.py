"""A tiny title, for tests of what runs titles.

Each round everybody secretly picks a number; dice are added, and the highest chooses, before all eyes, how
many points to take. After some rounds the match is over.
"""

import sys
from collections.abc import Mapping
from typing import Any, TypeAlias

import msgspec
import pytest

from rules.core import registry
from rules.core.card import TitleCard
from rules.core.chance import Chance
from rules.core.errors import BrokenInvariant, IllegalCommand, InvalidOptions, MatchOver, NotPrompted
from rules.core.model import (
    Choices,
    Command,
    Event,
    Legal,
    Outcome,
    Prompt,
    Seat,
    Stage,
    Step,
    Viewer,
    by_seat,
)


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    rounds: int = 2
    highest: int = 6


class Pick(Command, frozen=True):
    number: int


class Take(Command, frozen=True):
    points: int


AnyCommand: TypeAlias = Pick | Take


class AskPick(Prompt, frozen=True):
    picked: bool

    @property
    def owed(self) -> bool:
        return not self.picked


class AskTake(Prompt, frozen=True):
    most: int


class Started(Event, frozen=True):
    first_die: int


class Picked(Event, frozen=True):
    seat: Seat
    number: int | None


class Revealed(Event, frozen=True):
    numbers: tuple[int, ...]
    dice: tuple[int, ...]


class Took(Event, frozen=True):
    seat: Seat
    points: int


AnyEvent: TypeAlias = Started | Picked | Revealed | Took


class State(msgspec.Struct, frozen=True):
    options: Options
    round: int
    picks: tuple[int | None, ...]
    points: tuple[int, ...]
    taker: Seat | None = None


class Observation(msgspec.Struct, frozen=True):
    viewer: Seat | None
    round: int
    points: tuple[int, ...]
    picked: tuple[bool, ...]
    own_pick: int | None
    taker: Seat | None


ToyStage: TypeAlias = Stage[State, AnyEvent]
ToyStep: TypeAlias = Step[State, AnyEvent]


CARD = TitleCard("toy", range(2, 5), Options)


class ToyGame:
    card = CARD
    key = CARD.key
    rules_version = 1
    seat_counts = CARD.seats
    options_type = CARD.options
    state_type = State
    command_type = AnyCommand
    event_type = AnyEvent

    def of_version(self, version: int) -> "ToyGame | None":
        return self if version == self.rules_version else None

    def setup(self, options: Options, seats: int, chance: Chance) -> ToyStep:
        if options.rounds < 1:
            raise InvalidOptions("no_rounds", rounds=options.rounds)
        state = State(options, 1, (None,) * seats, (0,) * seats)
        return Step((Stage("start", state, (Started(chance.below(6)),)),))

    def prompts(self, state: State) -> Mapping[Seat, Prompt]:
        if self.outcome(state):
            return {}
        if state.taker is not None:
            return {state.taker: AskTake(f"take-{state.round}", state.taker, state.options.highest)}
        return {
            seat: AskPick(f"pick-{state.round}-{seat}", seat, pick is not None)
            for seat, pick in by_seat(state.picks)
        }

    def legal(self, state: State, seat: Seat) -> Legal[AnyCommand]:
        numbers = range(1, state.options.highest + 1)
        if state.taker is not None:
            return Choices(tuple(Take(number) for number in numbers if state.taker == seat))
        return Choices(tuple(Pick(number) for number in numbers))

    def apply(self, state: State, seat: Seat, command: AnyCommand, chance: Chance) -> ToyStep:
        if self.outcome(state):
            raise MatchOver("match_over")
        if seat not in self.prompts(state):
            raise NotPrompted("not_prompted")
        if command not in self.legal(state, seat):
            raise IllegalCommand("not_offered")
        if isinstance(command, Take):
            return self._take(state, seat, command.points)
        return self._pick(state, seat, command.number, chance)

    def advise(self, observation: Observation) -> AnyCommand:
        return Take(1) if observation.taker == observation.viewer else Pick(1)

    def default(self, state: State, seat: Seat) -> AnyCommand:
        return self.advise(self.observe(state, seat))

    def observe(self, state: State, viewer: Viewer) -> Observation:
        own_pick = None if viewer is None else state.picks[viewer]
        picked = tuple(pick is not None for pick in state.picks)
        return Observation(viewer, state.round, state.points, picked, own_pick, state.taker)

    def imagine(self, observation: Observation, chance: Chance) -> State:
        """The options cannot be seen and are the usual ones; others may have picked any number."""
        options = Options()
        picks: list[int | None] = [
            chance.below(options.highest) + 1 if picked else None for picked in observation.picked
        ]
        if observation.viewer is not None:
            picks[observation.viewer] = observation.own_pick
        return State(options, observation.round, tuple(picks), observation.points, observation.taker)

    def redact(self, event: AnyEvent, viewer: Viewer) -> AnyEvent | None:
        if isinstance(event, Picked) and event.seat != viewer:
            return Picked(event.seat, None)
        return event

    def outcome(self, state: State) -> Outcome | None:
        if state.round <= state.options.rounds:
            return None
        best = max(state.points)
        winners = tuple(seat for seat, points in by_seat(state.points) if points == best)
        return Outcome(winners, state.points, "most_points")

    def check(self, state: State) -> None:
        if min(state.points) < 0:
            raise BrokenInvariant("negative points")

    def _pick(self, state: State, seat: Seat, number: int, chance: Chance) -> ToyStep:
        picks = (*state.picks[:seat], number, *state.picks[seat + 1 :])
        after = msgspec.structs.replace(state, picks=picks)
        picked: ToyStage = Stage(f"round-{state.round}", after, (Picked(seat, number),))
        numbers = tuple(pick for pick in picks if pick is not None)
        if len(numbers) < len(picks):
            return Step((picked,))
        dice = tuple(chance.below(6) for _ in picks)
        sums = [number + die for number, die in zip(numbers, dice, strict=True)]
        revealed = msgspec.structs.replace(after, taker=sums.index(max(sums)))
        return Step((picked, Stage(f"reveal-{state.round}", revealed, (Revealed(numbers, dice),))))

    def _take(self, state: State, seat: Seat, points: int) -> ToyStep:
        total = (*state.points[:seat], state.points[seat] + points, *state.points[seat + 1 :])
        after = State(state.options, state.round + 1, (None,) * len(total), total)
        return Step((Stage(f"reveal-{state.round}", after, (Took(seat, points),)),))


GAME = ToyGame()


@pytest.fixture
def toygame(monkeypatch: pytest.MonkeyPatch) -> Any:
    """The toy game, listed among the titles while a test runs."""
    known = {**registry.cards(), CARD.key: CARD}
    monkeypatch.setattr(registry, "cards", lambda: known)
    monkeypatch.setitem(sys.modules, f"rules.{GAME.key}.game", sys.modules[__name__])
    yield GAME
    registry.find.cache_clear()
