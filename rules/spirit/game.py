"""Samurai Spirit's implementation of the contract `rules.core.game.Game`."""

from collections.abc import Mapping
from typing import TypeAlias

from rules.core.chance import Chance
from rules.core.model import Prompt, Seat, Step, Viewer
from rules.core.title import Title
from rules.spirit import conservation, rounds, setup
from rules.spirit.advice import advise
from rules.spirit.card import CARD
from rules.spirit.commands import AnyCommand
from rules.spirit.decisions import DECISIONS, carry_out
from rules.spirit.events import AnyEvent
from rules.spirit.imagine import imagine
from rules.spirit.observation import observe, redact
from rules.spirit.state import Observation, Options, State
from rules.spirit.table import Table

SpiritStep: TypeAlias = Step[State, AnyEvent]


class Spirit(Title[State, AnyCommand, AnyEvent, Observation]):
    """The rules of Samurai Spirit. Stateless: every result follows from the arguments."""

    card = CARD
    rules_version = 1
    state_type = State
    command_type = AnyCommand
    event_type = AnyEvent
    decisions = DECISIONS

    def setup(self, options: Options, seats: int, chance: Chance) -> SpiritStep:
        table = setup.begin(options, seats, chance)
        rounds.proceed(table)
        return table.step()

    def prompts(self, state: State) -> Mapping[Seat, Prompt]:
        asking = state.public.asking
        return {asking.seat: asking} if asking else {}

    def carry_out(self, state: State, seat: Seat, command: AnyCommand, chance: Chance) -> SpiritStep:
        table = Table(state, chance)
        carry_out(table, command)
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


GAME = Spirit()
