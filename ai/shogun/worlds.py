"""Imagined worlds of Shogun, and what a decision is worth in them."""

from functools import cache

from msgspec.structs import replace

from ai.quick_chance import QuickChance
from ai.rollout import play_on
from ai.shogun.plans import Planner
from ai.shogun.value import Value, learned
from rules.core.chance import Chance
from rules.core.model import Seat
from rules.core.registry import AnyGame
from rules.shogun.commands import AnyCommand
from rules.shogun.events import AnyEvent
from rules.shogun.imagine import imagine
from rules.shogun.state import Observation, Phase, Plan, Public, State

ADVISED = (2, 3)
"""How often the others are thought to plan exactly as advised."""
CHANGES = 3
"""The changes in which another plan differs from the advised one, at most."""


class Worlds:
    """The worlds that a player may be in, by number, each with its luck. `value` judges where they lead."""

    def __init__(
        self, game: AnyGame, observation: Observation, chance: Chance, value: Value | None = None
    ) -> None:
        assert observation.viewer is not None, "only a seat decides"
        self._game = game
        self._value = value or learned()
        self._observation = observation
        self._seat: Seat = observation.viewer
        self._series = chance.below(1 << 32) << 20
        self._state = cache(self._imagined)
        self._planner = cache(lambda seat: Planner(replace(observation, viewer=seat, private=None)))

    def value(self, command: AnyCommand, number: int) -> float:
        """The player's chance of winning after a command in a world, as the learned value estimates it."""
        return self._value.chances(self.outcome(command, number))[self._seat]

    def outcome(self, command: AnyCommand, number: int, events: list[AnyEvent] | None = None) -> Public:
        """The position at the next planning, or at the end, after a command in a world.

        What happens on the way is added to `events`.
        """
        luck = self._series + number
        state: State = play_on(self._game, self._state(number), self._seat, command, luck, is_over, events)
        return state.public

    def _imagined(self, number: int) -> State:
        return imagine(self._planned(), QuickChance(self._series + number), self._plan)

    def _planned(self) -> Observation:
        """Where all plan, everybody else has laid a plan."""
        public = self._observation.public
        if public.phase is not Phase.PLANNING:
            return self._observation
        confirmed = tuple(seat != self._seat for seat in range(public.seats))
        return replace(self._observation, public=replace(public, confirmed=confirmed))

    def _plan(self, observation: Observation, chance: Chance) -> Plan:
        """A plan that another player may have laid."""
        planner: Planner = self._planner(observation.viewer)
        plan = planner.advised
        if not chance.happens(*ADVISED):
            for _ in range(1 + chance.below(CHANGES)):
                plan = planner.changed(plan, chance)
        return plan


def is_over(state: State) -> bool:
    """Where a rollout ends: at the next planning, or with the match."""
    public = state.public
    return public.phase is Phase.OVER or (public.phase is Phase.PLANNING and not any(public.confirmed))
