"""The unfinished plan of one seat, as it is kept between two presses."""

from typing import Any

import msgspec
from msgspec.structs import replace

from rules.shogun.content import Action
from rules.shogun.planning import laid_provinces, owned_provinces
from rules.shogun.state import Bid, Observation, Plan, StandingOrder

BID = "bid"
SPACES: tuple[str, ...] = (*Action, BID)
"""The eleven spaces of a planning board (SH4.1)."""


class Sheet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A planning board being filled: the plan so far, the space in hand, the page of cards shown for it.

    At first the war chest card 0 lies on the bid, for a plan without a bid is refused (SH4.3).
    """

    plan: Plan = Plan(bid=0)
    focus: str | None = None
    page: int = 0

    @property
    def action(self) -> Action | None:
        """The action in hand; None while it is the bid, or nothing."""
        return Action(self.focus) if self.focus not in (None, BID) else None

    @property
    def draft(self) -> dict[str, Any]:
        """This sheet as plain data."""
        data: dict[str, Any] = msgspec.to_builtins(self)
        return data


def read(draft: dict[str, Any], observation: Observation) -> Sheet:
    """The sheet kept in a draft; an empty one if the draft is broken or of another board."""
    try:
        sheet = msgspec.convert(draft, Sheet)
    except msgspec.ValidationError:
        return Sheet()
    known = sheet.focus is None or sheet.focus in SPACES
    mine = set(laid_provinces(sheet.plan)) <= set(owned_provinces(observation))
    return sheet if known and mine else Sheet()


def card_on(plan: Plan, space: str) -> Bid:
    """What lies on a space; None where no province does, and for no bid."""
    return plan.bid if space == BID else plan.provinces.get(Action(space))


def space_of(plan: Plan, province: str) -> str | None:
    """The space where a province lies, or None."""
    return next((space for space in SPACES if card_on(plan, space) == province), None)


def lay(plan: Plan, space: str, card: Bid) -> Plan:
    """The plan with a card on a space. A province leaves the space where it lay, and its standing order."""
    bid = None if space == BID or plan.bid == card else plan.bid
    provinces = {action: name for action, name in plan.provinces.items() if space != action and name != card}
    if space == BID:
        bid = card
    elif isinstance(card, str):
        provinces[Action(space)] = card
    orders = {
        action: order
        for action, order in plan.orders.items()
        if provinces.get(action) == plan.provinces.get(action)
    }
    return Plan(provinces, bid, orders)


def order(plan: Plan, action: Action, order: StandingOrder | None) -> Plan:
    """The plan with this standing order for an action, or with none."""
    others = {other: kept for other, kept in plan.orders.items() if other is not action}
    return replace(plan, orders=others if order is None else {**others, action: order})
