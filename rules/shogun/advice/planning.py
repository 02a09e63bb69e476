"""Planning: the actions to plan, the bid, the special card to take (SH4, SH5)."""

from collections.abc import Collection

from rules.shogun.advice import winter
from rules.shogun.advice.marching import ARMY
from rules.shogun.advice.outlook import Outlook
from rules.shogun.advice.wishes import CHEST, RICE, Wish, wishes
from rules.shogun.content import BATTLES, Action, Special
from rules.shogun.planning import least_provinces
from rules.shogun.prompts import AskSpecial
from rules.shogun.state import Bid, Plan

BID = 0.2
"""Value of bidding a province, compared with no card or 0 chests."""

POSITION = 0.05
"""Value of one place earlier in turn order."""


def plan(outlook: Outlook) -> Plan:
    """The best wishes, each province and action once; harmless ones where cards must be laid."""
    chosen = _choose(outlook)
    return Plan(
        provinces={wish.action: wish.province for wish in chosen},
        bid=_bid(outlook, chosen),
        orders={wish.action: wish.order for wish in chosen if wish.order},
    )


def choose_special(outlook: Outlook, prompt: AskSpecial) -> int:
    """The position, 1 to 5, whose card serves the plan best."""
    plan = outlook.private.plan if outlook.private else None
    planned = set(plan.provinces) if plan else set()
    return max(prompt.positions, key=lambda position: _place(outlook, position, planned))


def _choose(outlook: Outlook) -> list[Wish]:
    """Wishes worth their province, within the chests; then harmless ones until enough cards are laid."""
    ordered = sorted(wishes(outlook), key=lambda wish: wish.gain, reverse=True)
    chosen: list[Wish] = []
    chests = outlook.player.chests + _taxes_before_spending(outlook, ordered)
    for wish in ordered:
        if wish.gain > _price_of_card(outlook, chosen) and wish.price <= chests and _fits(wish, chosen):
            chosen.append(wish)
            chests -= wish.price
    for wish in sorted(ordered, key=_harmlessness, reverse=True):
        if len(chosen) >= least_provinces(len(outlook.owned)) - 1:
            break
        if _fits(wish, chosen):
            chosen.append(wish)
    return chosen


def _fits(wish: Wish, chosen: list[Wish]) -> bool:
    """Whether the wish's action and its province are still free (SH4.1)."""
    return all(wish.action is not other.action and wish.province != other.province for other in chosen)


def _price_of_card(outlook: Outlook, chosen: list[Wish]) -> float:
    """The minimum value of a wish: the last province in hand could be bid instead."""
    return BID if len(chosen) == len(outlook.owned) - 1 else 0.0


def _harmlessness(wish: Wish) -> float:
    """An action that cannot be paid is dropped, with no effect."""
    return min(wish.gain, 0.0)


def _taxes_before_spending(outlook: Outlook, ordered: list[Wish]) -> int:
    """The taxes of this plan, if their card is open: the five open cards are carried out first."""
    if Action.COLLECT_TAXES not in outlook.public.actions:
        return 0
    worthwhile = [wish for wish in ordered if wish.action is Action.COLLECT_TAXES and wish.gain > 0]
    return outlook.content.provinces[worthwhile[0].province].chests if worthwhile else 0


def _bid(outlook: Outlook, chosen: list[Wish]) -> Bid:
    """Left-over chests, if that is worth it; else a province that is not used otherwise (SH5.1, SH5.2)."""
    spare = outlook.player.chests - sum(wish.price for wish in chosen)
    price = 0.0 if outlook.last_round else CHEST
    stake = _stake(outlook, {wish.action for wish in chosen})
    cards = outlook.content.war_chest_cards
    chests = max(number for number in cards if not number or (number <= spare and price * number <= stake))
    may_bid_chests = len(chosen) >= least_provinces(len(outlook.owned))
    planned = {wish.province for wish in chosen}
    unused = next((name for name in outlook.owned if name not in planned), min(cards))
    return chests if chests and may_bid_chests else unused


def _stake(outlook: Outlook, planned: Collection[Action]) -> float:
    """The difference between the first choice of a place and a middle one."""
    places = sorted(_place(outlook, number, planned) for number in range(1, len(outlook.public.specials) + 1))
    return places[-1] - places[len(places) // 2]


def _place(outlook: Outlook, position: int, planned: Collection[Action]) -> float:
    """The value of a place in turn order with its special card."""
    return _use(outlook, outlook.public.specials[position - 1], planned) - POSITION * position


def _use(outlook: Outlook, special: Special, planned: Collection[Action]) -> float:
    """The value of a special card with these actions planned (SH5.4)."""
    match special:
        case Special.ATTACK:
            return 0.4 * sum(action in planned for action in BATTLES)
        case Special.DEFENCE:
            return 0.1 * sum(outlook.front(name) > 1 for name in outlook.owned)
        case Special.TAX:
            return CHEST if Action.COLLECT_TAXES in planned else 0.0
        case Special.RICE:
            return RICE if Action.CONFISCATE_RICE in planned and winter.rice_wanted(outlook) else 0.0
        case Special.DEPLOY_6:
            return 2 * ARMY if Action.DEPLOY_5 in planned else 0.0
