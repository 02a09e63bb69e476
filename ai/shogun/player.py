"""Shogun by search: whole plans by hill climbing, the choices inside a round by comparing all of them."""

from collections.abc import Iterable, Sequence

from ai import search
from ai.policy import Effort
from ai.shogun.advice import without_targets
from ai.shogun.plans import Planner
from ai.shogun.worlds import Worlds
from rules.core.chance import Chance
from rules.core.model import Legal, Prompt
from rules.core.registry import AnyGame
from rules.shogun.advice.marching import prospects
from rules.shogun.advice.outlook import Outlook
from rules.shogun.commands import AnyCommand, March, OrderRevolts, Stay, SubmitPlan
from rules.shogun.prompts import AskMarch, AskPlan, AskRevolts
from rules.shogun.state import Observation, Plan

CHOICE = 2
"""A choice inside the round gets one of so many rollouts of a plan."""
MAX_ORDERS = 12
"""Orders of revolts that are compared, of up to 120."""
MAX_MARCHES = 6
"""Marches that are compared, of some fifty: more would each be seen in one world only."""


def choose(
    game: AnyGame, observation: Observation, legal: Legal[AnyCommand], chance: Chance, effort: Effort
) -> AnyCommand:
    """The best command that is found. It is never one that seems worse than the advice."""
    prompt = observation.prompt
    assert prompt, "somebody who is asked decides"
    worlds = Worlds(game, observation, chance)
    if isinstance(prompt, AskPlan) and prompt.owed:
        return SubmitPlan(without_targets(plan(worlds, observation, chance, effort)))
    advised: AnyCommand = game.advise(observation)
    others = [command for command in _candidates(observation, prompt, legal, chance) if command != advised]
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


def _candidates(
    observation: Observation, prompt: Prompt, legal: Legal[AnyCommand], chance: Chance
) -> Iterable[AnyCommand]:
    match prompt:
        case AskRevolts(provinces=provinces):
            return (OrderRevolts(tuple(chance.shuffled(provinces))) for _ in range(MAX_ORDERS))
        case AskMarch():
            return _marches(observation, prompt)
    assert isinstance(legal, Iterable), "all other answers can be listed"
    return legal


def _marches(observation: Observation, prompt: AskMarch) -> Sequence[AnyCommand]:
    """To stay, and the best marches by the advice: each target with its best number of armies, or all."""
    found: list[AnyCommand] = [Stay()] if prompt.optional else []
    outlook = Outlook(observation)
    useful = set(outlook.targets(prompt.source))
    targets = [name for name in prompt.targets if name in useful] or prompt.targets
    for prospect in sorted(prospects(outlook, prompt.source, targets, prompt.most), reverse=True):
        numbers = {prospect.armies, prompt.most}
        found += [March(prospect.target, armies) for armies in sorted(numbers)]
    return found[:MAX_MARCHES]
