"""Shogun by search: whole plans by hill climbing, the choices inside a round by comparing all of them."""

from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from ai import search
from ai.policy import Effort
from ai.shogun.plans import Planner
from ai.shogun.worlds import Worlds
from rules.core.chance import Chance
from rules.core.model import Legal, Prompt
from rules.core.registry import AnyGame
from rules.shogun.commands import AnyCommand, OrderRevolts, SubmitPlan
from rules.shogun.content import BATTLES
from rules.shogun.prompts import AskMarch, AskPlan, AskRevolts
from rules.shogun.state import Observation, Plan

CHOICE = 4
"""A choice inside the round gets one of so many rollouts of a plan."""
MAX_ORDERS = 12
"""Orders of revolts that are compared, of up to 120."""


def choose(
    game: AnyGame, observation: Observation, legal: Legal[AnyCommand], chance: Chance, effort: Effort
) -> AnyCommand:
    """The best command that is found. It is never one that seems worse than the advice."""
    prompt = observation.prompt
    assert prompt, "somebody who is asked decides"
    worlds = Worlds(game, observation, chance)
    if isinstance(prompt, AskPlan) and prompt.owed:
        return SubmitPlan(_without_targets(plan(worlds, observation, chance, effort)))
    advised: AnyCommand = game.advise(observation)
    others = [command for command in _candidates(prompt, legal, chance) if command != advised]
    return search.choose([advised, *others], worlds.value, effort.budget(CHOICE))


def plan(worlds: Worlds, observation: Observation, chance: Chance, effort: Effort) -> Plan:
    """The best plan that is found, with the standing orders that it was judged with."""
    planner = Planner(observation)
    return search.climb(
        planner.advised,
        lambda plan: planner.changed(plan, chance),
        lambda plan, world: worlds.value(SubmitPlan(plan), world),
        effort.budget(),
    )


def _without_targets(plan: Plan) -> Plan:
    """The plan without standing orders for battles: more is known when the card comes."""
    kept = {action: order for action, order in plan.orders.items() if action not in BATTLES}
    return replace(plan, orders=kept)


def _candidates(prompt: Prompt, legal: Legal[AnyCommand], chance: Chance) -> Iterable[AnyCommand]:
    if isinstance(prompt, AskRevolts):
        return (OrderRevolts(tuple(chance.shuffled(prompt.provinces))) for _ in range(MAX_ORDERS))
    assert isinstance(legal, Iterable), "all but plans can be listed"
    if isinstance(prompt, AskMarch):
        numbers = {None, *_numbers(prompt.most)}
        return (command for command in legal if getattr(command, "armies", None) in numbers)
    return legal


def _numbers(most: int) -> Sequence[int]:
    """All armies, one or two fewer, or about half."""
    return most, most - 1, most - 2, (most + 1) // 2
