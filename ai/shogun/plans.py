"""Changes of plans: one step from a plan to a similar legal one (SH4)."""

from collections import defaultdict
from collections.abc import Mapping
from functools import cached_property
from math import exp

from msgspec.structs import replace

from rules.core.chance import Chance
from rules.shogun.advice import planning as advice
from rules.shogun.advice.outlook import Outlook
from rules.shogun.advice.wishes import Wish, wishes
from rules.shogun.content import MARCHES, Action, ProvinceName, content
from rules.shogun.planning import problem
from rules.shogun.state import Bid, Observation, Plan, StandingOrder

TRIES = 8
"""Changes that are tried before a plan stays as it is."""
WARMTH = 1.0
"""Points of advice by which one province is e times as likely as another to be tried for an action."""
PRECISION = 1 << 16


class Planner:
    """The plans of one player: the advised one, and changes of any plan."""

    def __init__(self, observation: Observation) -> None:
        self._observation = observation
        self._outlook = Outlook(observation)
        self._actions = tuple(Action)

    @cached_property
    def advised(self) -> Plan:
        """The plan that the title advises."""
        return advice.plan(self._outlook)

    def changed(self, plan: Plan, chance: Chance) -> Plan:
        """A legal plan that differs in one thing: what lies where, the bid, or a standing order."""
        for _ in range(TRIES):
            step = chance.below(10)
            if step < 5:
                other = self._with_another(plan, chance)
            elif step < 7:
                other = self._with_other_order(plan, chance)
            elif step < 9:
                other = self._with_other_bid(plan, chance)
            else:
                other = self._without_one(plan, chance)
            if other != plan and problem(self._observation, other) is None:
                return other
        return plan

    def _with_another(self, plan: Plan, chance: Chance) -> Plan:
        """Another province for an action, in exchange with where that lies, if anywhere."""
        if not self._outlook.owned:
            return plan  # who has lost everything still bids
        action = chance.pick(self._actions)
        wish = self._draw(action, chance)
        return self._exchanged(plan, action, wish.province, chance)

    def _exchanged(self, plan: Plan, action: Action, name: ProvinceName, chance: Chance) -> Plan:
        before = plan.provinces.get(action)
        if before == name:
            return plan
        laid, bid = dict(plan.provinces), plan.bid
        source = next((other for other, lying in laid.items() if lying == name), None)
        laid[action] = name
        if source is not None:
            del laid[source]
            if before is not None:
                laid[source] = before
        elif bid == name:
            bid = before if before is not None else self._chests(chance)
        touched = {action, source}
        orders = {kept: order for kept, order in plan.orders.items() if kept not in touched}
        for march in MARCHES:
            if march in touched and march in laid and (order := self._first_order(march, laid[march])):
                orders[march] = order
        return replace(plan, provinces=laid, bid=bid, orders=orders)

    def _without_one(self, plan: Plan, chance: Chance) -> Plan:
        """No action in one of the provinces."""
        if not plan.provinces:
            return plan
        dropped = chance.pick(tuple(plan.provinces))
        laid = {action: name for action, name in plan.provinces.items() if action is not dropped}
        orders = {action: order for action, order in plan.orders.items() if action is not dropped}
        return replace(plan, provinces=laid, orders=orders)

    def _with_other_bid(self, plan: Plan, chance: Chance) -> Plan:
        """War chests, or a province in exchange with where it lies."""
        laid = set(plan.provinces.values())
        unused = [name for name in self._outlook.owned if name not in laid and name != plan.bid]
        bids: list[Bid] = [self._chests(chance), *unused[:1]]
        return replace(plan, bid=chance.pick(bids))

    def _chests(self, chance: Chance) -> int:
        most = self._outlook.player.chests
        return chance.pick([number for number in content().war_chest_cards if number <= most])

    def _with_other_order(self, plan: Plan, chance: Chance) -> Plan:
        """Another target or number of armies of a march."""
        marches = [action for action in MARCHES if action in plan.provinces]
        if not marches:
            return plan
        action = chance.pick(marches)
        source = plan.provinces[action]
        armies = self._outlook.province(source).armies
        target: ProvinceName | None = chance.pick(self._outlook.targets(source))
        if action is Action.DEPLOY_1_MOVE and chance.happens(1, 2):
            target = None
        number = None if chance.happens(1, 2) else 1 + chance.below(max(1, armies))
        orders = {**plan.orders, action: StandingOrder(target, None if target is None else number)}
        return replace(plan, orders=orders)

    def _first_order(self, action: Action, name: ProvinceName) -> StandingOrder | None:
        """The order that the advice would give in this province, if any."""
        return next((wish.order for wish in self._by_action[action] if wish.province == name), None)

    def _draw(self, action: Action, chance: Chance) -> Wish:
        """A wish for the action: the better, the more often."""
        found, weights = self._by_action[action], self._weights[action]
        point = chance.below(PRECISION) / PRECISION * weights[-1]
        return next(wish for wish, weight in zip(found, weights, strict=True) if point < weight)

    @cached_property
    def _by_action(self) -> Mapping[Action, list[Wish]]:
        found = defaultdict(list)
        for wish in wishes(self._outlook):
            found[wish.action].append(wish)
        for several in found.values():
            several.sort(key=lambda wish: wish.gain, reverse=True)
        return found

    @cached_property
    def _weights(self) -> Mapping[Action, list[float]]:
        """Sums of the weights of an action's wishes up to each of them."""
        sums: dict[Action, list[float]] = {}
        for action, several in self._by_action.items():
            total, sums[action] = 0.0, []
            for wish in several:
                total += exp((wish.gain - several[0].gain) / WARMTH)
                sums[action].append(total)
        return sums
