"""Shogun through the contract of the rules core."""

from collections.abc import Mapping
from typing import TypeAlias

from rules.core.chance import Chance
from rules.core.errors import IllegalCommand
from rules.core.model import Legal, Prompt, Seat, Step, Viewer
from rules.core.title import Title
from rules.shogun import conservation, rounds, setup
from rules.shogun import legal as legality
from rules.shogun.advice import advise
from rules.shogun.card import CARD
from rules.shogun.commands import AnyCommand
from rules.shogun.effects import EFFECTS
from rules.shogun.events import AnyEvent
from rules.shogun.imagine import imagine
from rules.shogun.observation import observe, redact
from rules.shogun.state import Observation, Options, State
from rules.shogun.table import Table

ShogunStep: TypeAlias = Step[State, AnyEvent]


class Shogun(Title[State, AnyCommand, AnyEvent, Observation]):
    """The rules of Shogun. It holds nothing: every answer follows from the arguments."""

    card = CARD
    rules_version = 1
    state_type = State
    command_type = AnyCommand
    event_type = AnyEvent

    def setup(self, options: Options, seats: int, chance: Chance) -> ShogunStep:
        table = setup.begin(options, seats, chance)
        rounds.proceed(table)
        return table.step()

    def prompts(self, state: State) -> Mapping[Seat, Prompt]:
        return legality.prompts(state.public)

    def legal_for(self, observation: Observation) -> Legal[AnyCommand]:
        return legality.legal(observation)

    def refusal(self, observation: Observation, command: AnyCommand) -> IllegalCommand:
        return legality.refusal(observation, command)

    def carry_out(self, state: State, seat: Seat, command: AnyCommand, chance: Chance) -> ShogunStep:
        table = Table(state, chance)
        EFFECTS[type(command)](table, seat, command)
        rounds.proceed(table)
        return table.step()

    def advise(self, observation: Observation) -> AnyCommand:
        return advise(observation)

    def observe(self, state: State, viewer: Viewer) -> Observation:
        return observe(state, viewer)

    def imagine(self, observation: Observation, chance: Chance) -> State:
        return imagine(observation, chance)

    def redact(self, event: AnyEvent, viewer: Viewer) -> AnyEvent | None:
        return redact(event, viewer)

    def check(self, state: State) -> None:
        conservation.check(state)


GAME = Shogun()
