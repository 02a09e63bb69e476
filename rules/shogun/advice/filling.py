"""Filling the empty spaces of a planning board (SH4): what lies there stays."""

from collections.abc import Iterator

from msgspec.structs import replace

from rules.shogun.actions import taxes_of
from rules.shogun.advice.orders import prepared, suggested
from rules.shogun.advice.outlook import Outlook
from rules.shogun.advice.wishes import Wish, wishes
from rules.shogun.content import MARCHES, Action, content
from rules.shogun.planning import cost, laid_provinces, least_provinces
from rules.shogun.state import Observation, Plan


def filled(observation: Observation, plan: Plan) -> Plan:
    """The plan with what the advice would do with cards in hand, and as many as must be laid (SH4.2).

    An empty plan becomes the suggested one; what lacks orders or wishes gets them. A bid that lies stays; a
    missing one becomes 0 chests (SH4.3).
    """
    outlook = Outlook(observation)
    advised = suggested(observation)
    if not laid_provinces(plan):
        return advised
    least, quiet = least_provinces(len(outlook.owned)), _harmless(outlook)
    for wish in _advised(advised):
        if _is_free(plan, wish) and _affords(outlook, plan, wish):
            plan = _with(plan, wish)
    # What cannot be paid is dropped, with no effect (SH6.0): better than a plan that may not be laid.
    for wish in (*(one for one in quiet if _affords(outlook, plan, one)), *quiet):
        if len(laid_provinces(plan)) < least and _is_free(plan, wish):
            plan = _with(plan, wish)
    if plan.bid is None and len(laid_provinces(plan)) >= least:
        plan = replace(plan, bid=0)
    return prepared(outlook, plan)


def _with(plan: Plan, wish: Wish) -> Plan:
    orders = {**plan.orders, **({wish.action: wish.order} if wish.order else {})}
    return replace(plan, provinces={**plan.provinces, wish.action: wish.province}, orders=orders)


def _advised(plan: Plan) -> Iterator[Wish]:
    for action, name in plan.provinces.items():
        yield Wish(0.0, action, name, content().prices[action], plan.orders.get(action))


def _harmless(outlook: Outlook) -> list[Wish]:
    """Wishes for cards that must lie somewhere, the best of those that cost nothing first."""
    quiet = (wish for wish in wishes(outlook) if wish.action not in MARCHES)
    return sorted(quiet, key=lambda wish: (not wish.price, wish.gain), reverse=True)


def _is_free(plan: Plan, wish: Wish) -> bool:
    """Whether space and card are free (SH4.1), and no other march has the target."""
    if wish.action in plan.provinces or wish.province in laid_provinces(plan):
        return False
    targets = {order.target for order in plan.orders.values()} - {None}
    return wish.order is None or wish.order.target not in targets


def _affords(outlook: Outlook, plan: Plan, wish: Wish) -> bool:
    """Whether there are chests for it, printed taxes included."""
    taxed = plan.provinces.get(Action.COLLECT_TAXES)
    chests = outlook.player.chests + (taxes_of(taxed, None) if taxed else 0)
    return not wish.price or cost(plan) + wish.price <= chests
