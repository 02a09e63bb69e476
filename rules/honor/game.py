"""Honor of the Samurai through the contract of the rules core."""

from collections.abc import Mapping
from typing import TypeAlias

from rules.core.chance import Chance
from rules.core.errors import IllegalCommand
from rules.core.model import Legal, Prompt, Seat, Step, Viewer
from rules.core.title import Title
from rules.honor import conservation, effects, setup, turn
from rules.honor import legal as legality
from rules.honor.advice import advise
from rules.honor.card import CARD
from rules.honor.commands import AnyCommand
from rules.honor.events import AnyEvent
from rules.honor.imagine import imagine
from rules.honor.observation import observe, redact
from rules.honor.state import Observation, Options, State
from rules.honor.table import Table

HonorStep: TypeAlias = Step[State, AnyEvent]


class Honor(Title[State, AnyCommand, AnyEvent, Observation]):
    """The rules of Honor of the Samurai. It holds nothing: every answer follows from the arguments."""

    card = CARD
    rules_version = 1
    state_type = State
    command_type = AnyCommand
    event_type = AnyEvent

    def setup(self, options: Options, seats: int, chance: Chance) -> HonorStep:
        table = setup.begin(options, seats, chance)
        turn.begin(table, table.public.first, 1)
        turn.proceed(table)
        return table.step()

    def prompts(self, state: State) -> Mapping[Seat, Prompt]:
        return legality.prompts(state)

    def legal_for(self, observation: Observation) -> Legal[AnyCommand]:
        return legality.legal(observation)

    def refusal(self, observation: Observation, command: AnyCommand) -> IllegalCommand:
        return legality.refusal(observation, command)

    def carry_out(self, state: State, seat: Seat, command: AnyCommand, chance: Chance) -> HonorStep:
        table = Table(state, chance)
        effects.carry_out(table, seat, command)
        turn.proceed(table)
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


GAME = Honor()
"""Honor of the Samurai; `rules.core.registry` finds it here."""
