"""Orders laid with a plan, so that nothing is asked in its season: wishes for special cards, and marches."""

from collections.abc import Collection, Iterable
from itertools import takewhile

from msgspec.structs import replace

from rules.shogun import battle
from rules.shogun.advice import planning
from rules.shogun.advice.marching import Prospect, prospects
from rules.shogun.advice.outlook import Outlook
from rules.shogun.content import BATTLES, MARCHES, Action, ProvinceName, Special
from rules.shogun.forecast import odds_if_defended
from rules.shogun.prompts import AskSpecial
from rules.shogun.state import Observation, Plan, Private, StandingOrder

LEAST_ODDS = 1 / 3
"""The odds below which an attack is not made, if something else can be done."""
MOST_MORE = 6
"""So many more defenders than now are thought of."""
STAY = StandingOrder(None)


def suggested(observation: Observation) -> Plan:
    """The advised plan with all its orders: nothing is asked in its season.

    It is made anew without the attacks whose odds are not fair, as long as another card can lie there.
    """
    outlook, avoided = Outlook(observation), set[tuple[ProvinceName, ProvinceName]]()
    while True:
        plan = secured(outlook, planning.plan(outlook, avoided))
        unfair = _unfair(outlook, plan) - avoided
        if not unfair:
            return prepared(outlook, plan)
        avoided |= unfair


def _unfair(outlook: Outlook, plan: Plan) -> set[tuple[ProvinceName, ProvinceName]]:
    """The sources and targets of a plan's attacks whose odds are not fair even now."""
    marches = ((plan.provinces[action], order) for action, order in plan.orders.items() if action in BATTLES)
    return {
        (source, order.target)
        for source, order in marches
        if order.target is not None
        and _most_defenders(outlook, order.target, _sent(outlook, source, order.armies)) == 0
    }


def prepared(outlook: Outlook, plan: Plan) -> Plan:
    """The plan with the orders that it lacks: wishes (SH5.3), and a standing order for each march.

    What it has stays as it is, if only to be asked in one case.
    """
    orders = dict(plan.orders)
    for action in MARCHES:
        if action in plan.provinces and action not in orders:
            orders[action] = _order(outlook, action, plan.provinces[action], _targets(orders.values()))
    return replace(plan, orders=orders, wishes=plan.wishes or wishes(outlook, plan))


def secured(outlook: Outlook, plan: Plan) -> Plan:
    """The plan with a condition and an alternative to each attack that could only be carried out or asked."""
    orders = dict(plan.orders)
    for action, order in plan.orders.items():
        if action in BATTLES and order.target is not None and order.otherwise is None:
            others = _targets(orders.values())
            orders[action] = _attack(outlook, plan.provinces[action], order.target, order.armies, others)
    return replace(plan, orders=orders)


def wishes(outlook: Outlook, plan: Plan) -> tuple[Special, ...]:
    """All special cards, those first that serve the plan best (SH5.4)."""
    choosing = Outlook(Observation(outlook.seat, outlook.public, Private(plan)))
    found, left = list[Special](), tuple(range(1, len(outlook.public.specials) + 1))
    while left:
        best = planning.choose_special(choosing, AskSpecial("", outlook.seat, left))
        found.append(outlook.public.specials[best - 1])
        left = tuple(position for position in left if position != best)
    return tuple(found)


def _targets(orders: Iterable[StandingOrder]) -> set[ProvinceName]:
    return {one.target for order in orders for one in order.alternatives if one.target is not None}


def _order(
    outlook: Outlook, action: Action, source: ProvinceName, taken: Collection[ProvinceName]
) -> StandingOrder:
    """The best march from a province to where no other goes; if none of Deploy/Move 1 is of use, to stay."""
    if action in BATTLES:
        found = _best(outlook, source, outlook.neighbours(source), taken)
        if found is None:
            return StandingOrder(_weakest(outlook, source), 1, otherwise=STAY)
        return _attack(outlook, source, found.target, _number(outlook, source, found), taken)
    mine = [name for name in outlook.neighbours(source) if outlook.province(name).owner == outlook.seat]
    found = _best(outlook, source, mine, ())
    if found is None or found.gain <= 0:
        return STAY
    return StandingOrder(found.target, _number(outlook, source, found), otherwise=STAY)


def _best(
    outlook: Outlook, source: ProvinceName, targets: Iterable[ProvinceName], taken: Collection[ProvinceName]
) -> Prospect | None:
    """The best march to one of these targets that is not taken; None if no army can go, or nowhere."""
    ready = outlook.province(source).armies - 1
    free = [name for name in targets if name not in taken]
    return max(prospects(outlook, source, free, ready), default=None) if ready > 0 else None


def _weakest(outlook: Outlook, source: ProvinceName) -> ProvinceName:
    """Where one army does the least: own provinces first."""

    def rank(name: ProvinceName) -> tuple[bool, int]:
        return outlook.province(name).owner != outlook.seat, outlook.province(name).armies

    return min(outlook.neighbours(source), key=rank)


def _attack(
    outlook: Outlook,
    source: ProvinceName,
    target: ProvinceName,
    armies: int | None,
    taken: Collection[ProvinceName],
) -> StandingOrder:
    """An order to this target, as long as the odds are fair; else to the next best, if any is of use.

    Where the odds are not fair even now, it goes there only if there is no other fair march of use.
    """
    found = _best(outlook, source, outlook.neighbours(source), {target, *taken})
    at_most, otherwise = _most_defenders(outlook, target, _sent(outlook, source, armies)), STAY
    if found and found.gain > 0:
        limit = _most_defenders(outlook, found.target, found.armies)
        if limit != 0:
            otherwise = StandingOrder(found.target, _number(outlook, source, found), limit, STAY)
    if at_most == 0 and otherwise != STAY:
        return otherwise
    return StandingOrder(target, armies, _defenders(outlook, target) if at_most == 0 else at_most, otherwise)


def _number(outlook: Outlook, source: ProvinceName, march: Prospect) -> int | None:
    """The armies of a march, as an order has them: None for all but one."""
    return march.armies if march.armies < outlook.province(source).armies - 1 else None


def _sent(outlook: Outlook, source: ProvinceName, armies: int | None) -> int:
    """The armies that an order sends; None for all but one."""
    return armies or max(1, outlook.province(source).armies - 1)


def _most_defenders(outlook: Outlook, target: ProvinceName, armies: int) -> int | None:
    """The most defenders against whom the odds are fair, 0 if fewer than now; None for an own province."""

    def is_fair(defenders: int) -> bool:
        chance = odds_if_defended(outlook.public, outlook.seat, target, armies, defenders)
        return chance is not None and chance >= LEAST_ODDS

    if outlook.province(target).owner == outlook.seat:
        return None
    now = _defenders(outlook, target)
    return max(takewhile(is_fair, range(now, now + MOST_MORE)), default=0)


def _defenders(outlook: Outlook, target: ProvinceName) -> int:
    """The armies or the farmers that defend a province as things are now (SH7.1)."""
    return outlook.province(target).armies or max(1, battle.neutral_farmers(outlook.public))
