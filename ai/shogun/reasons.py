"""Why a plan is sensible: numbers from the rules, and from rounds that are played in imagined worlds.

They follow from the viewer's observation and the plan alone, and the same worlds give the same numbers.
"""

from collections.abc import Iterator
from enum import StrEnum
from typing import NamedTuple

from ai.quick_chance import QuickChance
from ai.shogun.worlds import Worlds
from rules.core.registry import AnyGame
from rules.shogun.actions import taxes_of
from rules.shogun.advice.outlook import Outlook
from rules.shogun.advice.wishes import points_of_building
from rules.shogun.commands import SubmitPlan
from rules.shogun.content import BATTLES, BUILDS, Action, ProvinceName, Season
from rules.shogun.events import AnyEvent, RiceShort
from rules.shogun.state import Observation, Plan

WORLDS = 8
"""The worlds in which the round is played."""
MOST = 3
"""The reasons that are given."""
CHEST = 0.4
"""Points of a chest, and of a hungry winter, by which reasons are chosen."""


class Kind(StrEnum):
    """What a reason is about, and its number."""

    CONQUERS = "conquers"
    """In how many worlds the target of a battle is the viewer's afterwards."""
    HOLDS = "holds"
    """In how many worlds a threatened province with recruits stays the viewer's."""
    BUILDS = "builds"
    """What a building brings each winter in points, majorities included (SH8.3)."""
    FEEDS = "feeds"
    """In how many worlds there is rice for all provinces in winter (SH8.2)."""
    TAXES = "taxes"
    """The chests that taxes bring at least (SH6.2)."""


class Reason(NamedTuple):
    """A reason, its action and province where it has one, and its number."""

    kind: Kind
    number: int
    action: Action | None = None
    province: ProvinceName | None = None


def reasons(game: AnyGame, observation: Observation, plan: Plan) -> list[Reason]:
    """Up to three reasons for a legal plan of the viewer, the weightiest first. It takes some 20 ms."""
    found = sorted(_weighed(game, observation, plan), key=lambda pair: pair[0], reverse=True)
    return [reason for weight, reason in found[:MOST] if weight > 0]


def _weighed(game: AnyGame, observation: Observation, plan: Plan) -> Iterator[tuple[float, Reason]]:
    """All reasons, each with about the points that it is about."""
    outlook = Outlook(observation)
    yield from _from_rules(outlook, plan)
    ends, hungry = [], 0
    worlds = Worlds(game, observation, QuickChance(observation.public.asked))
    for number in range(WORLDS):
        events: list[AnyEvent] = []
        ends.append(worlds.outcome(SubmitPlan(plan), number, events))
        hungry += any(isinstance(event, RiceShort) and event.seat == outlook.seat for event in events)

    def kept(name: ProvinceName) -> int:
        return sum(end.provinces[name].owner == outlook.seat for end in ends)

    for action, order in plan.orders.items():
        if action in BATTLES and order.target and outlook.province(order.target).owner != outlook.seat:
            times = kept(order.target)
            weight = outlook.worth[order.target] * times / WORLDS
            yield weight, Reason(Kind.CONQUERS, times, action, order.target)
    for action in (Action.DEPLOY_5, Action.DEPLOY_3):
        name = plan.provinces.get(action)
        if name and outlook.front[name]:
            times = kept(name)
            yield outlook.worth[name] * times / WORLDS / 2, Reason(Kind.HOLDS, times, action, name)
    if observation.public.season is Season.FALL:
        yield CHEST * (1 + hungry), Reason(Kind.FEEDS, WORLDS - hungry)


def _from_rules(outlook: Outlook, plan: Plan) -> Iterator[tuple[float, Reason]]:
    """Those that need no luck."""
    for action, building in BUILDS.items():
        name = plan.provinces.get(action)
        if name and outlook.has_room(name, building):
            points = points_of_building(outlook, outlook.board.region_of[name], building)
            yield points * outlook.winters, Reason(Kind.BUILDS, points, action, name)
    if name := plan.provinces.get(Action.COLLECT_TAXES):
        events = outlook.content.events
        taxes = min(taxes_of(name, events[event].effect) for event in outlook.public.events)
        yield CHEST * taxes * (not outlook.last_round), Reason(Kind.TAXES, taxes, Action.COLLECT_TAXES, name)
