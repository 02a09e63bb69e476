"""Shogun's implementation of the contract `rules.core.game.Game`."""

from collections.abc import Mapping
from typing import Self, TypeAlias

from rules.core.chance import Chance
from rules.core.decision import by_prompt
from rules.core.model import Prompt, Seat, Step, Viewer
from rules.core.title import Title
from rules.shogun import conservation, rounds, setup
from rules.shogun.advice import advise
from rules.shogun.advice.orders import suggested
from rules.shogun.auction import SpecialDecision
from rules.shogun.card import CARD
from rules.shogun.commands import AnyCommand, SubmitPlan
from rules.shogun.draft import GroupDecision, ProvinceDecision
from rules.shogun.events import AnyEvent
from rules.shogun.imagine import imagine
from rules.shogun.march import MarchDecision
from rules.shogun.observation import observe, redact
from rules.shogun.planning import PlanDecision
from rules.shogun.prompts import AskPlan
from rules.shogun.state import Observation, Options, State
from rules.shogun.table import RULES_VERSION, Table
from rules.shogun.winter import RevoltsDecision

ShogunStep: TypeAlias = Step[State, AnyEvent]


class Shogun(Title[State, AnyCommand, AnyEvent, Observation]):
    """The rules of Shogun. Its only attribute is their version; every result follows from the arguments."""

    card = CARD
    state_type = State
    command_type = AnyCommand
    event_type = AnyEvent
    decisions = by_prompt(
        ProvinceDecision(),
        GroupDecision(),
        PlanDecision(),
        SpecialDecision(),
        MarchDecision(),
        RevoltsDecision(),
    )

    def __init__(self, rules_version: int = RULES_VERSION) -> None:
        self.rules_version = rules_version

    def of_version(self, version: int) -> Self | None:
        return type(self)(version) if 1 <= version <= RULES_VERSION else None

    def setup(self, options: Options, seats: int, chance: Chance) -> ShogunStep:
        table = setup.begin(options, seats, chance, self.rules_version)
        rounds.proceed(table)
        return table.step()

    def prompts(self, state: State) -> Mapping[Seat, Prompt]:
        return state.public.prompts

    def carry_out(self, state: State, seat: Seat, command: AnyCommand, chance: Chance) -> ShogunStep:
        table = Table(state, chance, self.rules_version)
        prompt = state.public.prompt_of(seat)
        assert prompt, "a legal command answers a prompt"
        self.answer(table, prompt, command)
        rounds.proceed(table)
        return table.step()

    def advise(self, observation: Observation) -> AnyCommand:
        return advise(observation)

    def default(self, state: State, seat: Seat) -> AnyCommand:
        """The advice; to a plan also its orders, for whoever is late is asked nothing more in its season."""
        observation = self.observe(state, seat)
        if isinstance(observation.prompt, AskPlan) and observation.prompt.owed:
            return SubmitPlan(suggested(observation))
        return self.advise(observation)

    def observe(self, state: State, viewer: Viewer) -> Observation:
        return observe(state, viewer)

    def imagine(self, observation: Observation, chance: Chance) -> State:
        return imagine(observation, chance)

    def redact(self, event: AnyEvent, viewer: Viewer) -> AnyEvent | None:
        return redact(event, viewer)

    def check(self, state: State) -> None:
        conservation.check(state)


GAME = Shogun()
