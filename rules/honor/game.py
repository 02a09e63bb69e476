"""Honor of the Samurai's implementation of the contract `rules.core.game.Game`."""

from collections.abc import Mapping
from typing import TypeAlias

from rules.core.chance import Chance
from rules.core.decision import by_prompt
from rules.core.model import Prompt, Seat, Step, Viewer, by_seat
from rules.core.title import Title
from rules.honor import conservation, setup, turn
from rules.honor.advice import advise
from rules.honor.battle import ChooseCastle
from rules.honor.card import CARD
from rules.honor.commands import AnyCommand
from rules.honor.dishonor import BearDishonor
from rules.honor.events import AnyEvent
from rules.honor.imagine import imagine
from rules.honor.moves import TakeTurn
from rules.honor.observation import observe, redact
from rules.honor.saving import ChooseToSave
from rules.honor.state import Observation, Options, State, asked
from rules.honor.table import Table

HonorStep: TypeAlias = Step[State, AnyEvent]


class Honor(Title[State, AnyCommand, AnyEvent, Observation]):
    """The rules of Honor of the Samurai. Stateless: every result follows from the arguments."""

    card = CARD
    rules_version = 1
    state_type = State
    command_type = AnyCommand
    event_type = AnyEvent
    decisions = by_prompt(TakeTurn(), ChooseToSave(), BearDishonor(), ChooseCastle())

    def setup(self, options: Options, seats: int, chance: Chance) -> HonorStep:
        table = setup.begin(options, seats, chance)
        turn.begin(table, table.public.first, 1)
        turn.proceed(table)
        return table.step()

    def prompts(self, state: State) -> Mapping[Seat, Prompt]:
        """One seat's choice, or the question whether to save face for each seat that has not answered."""
        prompts = ((seat, asked(state.public, seat, private)) for seat, private in by_seat(state.private))
        return {seat: prompt for seat, prompt in prompts if prompt}

    def carry_out(self, state: State, seat: Seat, command: AnyCommand, chance: Chance) -> HonorStep:
        table = Table(state, chance)
        self.answer(table, self.prompts(state)[seat], command)
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
