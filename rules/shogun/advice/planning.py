"""Planning: the actions to plan, the bid, the special card to take (SH4, SH5)."""

from collections.abc import Collection, Sequence
from functools import partial
from heapq import nlargest
from math import inf
from operator import attrgetter

from msgspec.structs import replace

from rules.shogun.advice import winter
from rules.shogun.advice.outlook import Outlook
from rules.shogun.advice.wishes import Wish, wishes
from rules.shogun.content import BATTLES, Action, Effect, ProvinceName, Special
from rules.shogun.planning import least_provinces
from rules.shogun.prompts import AskSpecial
from rules.shogun.state import Bid, Plan

_ALL_ACTIONS = frozenset(Action)
_gain = attrgetter("gain")


def plan(outlook: Outlook, avoided: Collection[tuple[ProvinceName, ProvinceName]] = ()) -> Plan:
    """The best wishes, each province and action once; harmless ones where cards must be laid.

    Marches to be `avoided`, as source and target, are planned only if nothing else can lie there.
    """
    chosen = _choose(outlook, avoided)
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


def _choose(outlook: Outlook, avoided: Collection[tuple[ProvinceName, ProvinceName]]) -> list[Wish]:
    """The best of some sets of wishes: as good as they come, or with taxes first, for what they pay for."""
    ordered = sorted(_without(avoided, wishes(outlook)), key=_gain, reverse=True)
    taxes = [wish for wish in ordered if wish.action is Action.COLLECT_TAXES]
    gainful = next((wish for wish in taxes if wish.gain > 0), None)
    sets = [_chosen(outlook, ordered, _Board(outlook, gainful))]
    for wish in nlargest(int(outlook.weights.taxes_tried), taxes, key=partial(_printed_chests, outlook)):
        board = _Board(outlook, wish)
        board.choose(wish)
        sets.append(_chosen(outlook, ordered, board))
    return max(sets, key=lambda chosen: sum(wish.gain for wish in chosen))


def _without(avoided: Collection[tuple[ProvinceName, ProvinceName]], found: list[Wish]) -> list[Wish]:
    """The wishes, with marches to be avoided as the least of all."""
    if not avoided:
        return found
    return [
        replace(wish, gain=-inf) if wish.order and (wish.province, wish.order.target) in avoided else wish
        for wish in found
    ]


def _printed_chests(outlook: Outlook, wish: Wish) -> int:
    return outlook.content.provinces[wish.province].chests


def _chosen(outlook: Outlook, ordered: Sequence[Wish], board: "_Board") -> list[Wish]:
    """Wishes worth their province, within the chests; then harmless ones until enough cards are laid.

    The last province in hand could be bid instead.
    """
    useful = [wish for wish in ordered if wish.gain > 0]
    for wish in useful:
        last_card = len(board.chosen) == len(outlook.owned) - 1
        if board.fits(wish) and board.affords(wish) and (wish.gain > outlook.weights.bid or not last_card):
            board.choose(wish)
    required = least_provinces(len(outlook.owned)) - 1
    if len(board.chosen) < required:
        for wish in sorted(ordered, key=_harmlessness, reverse=True):
            if len(board.chosen) < required and board.fits(wish):
                board.choose(wish)
    return list(board.chosen.values())


def _harmlessness(wish: Wish) -> tuple[float, int]:
    """An action that cannot be paid is dropped, with no effect; better one that costs nothing."""
    return (wish.gain if wish.gain < 0 else 0.0), -wish.price


class _Board:
    """A planning board while it is filled: each action, province and target once, within the chests.

    `taxes` is the wish for taxes that is counted upon.
    """

    def __init__(self, outlook: Outlook, taxes: Wish | None) -> None:
        self.chosen: dict[Action, Wish] = {}
        self._provinces = set[str]()
        self._targets = set[str]()
        self._before_taxes = _before_taxes(outlook)
        self._purse = outlook.player.chests
        self._total = self._purse + _yield_of(outlook, taxes)

    def fits(self, wish: Wish) -> bool:
        """Whether the wish's action and its province are still free (SH4.1), and so is its target."""
        taken = wish.action in self.chosen or wish.province in self._provinces
        return not taken and (wish.order is None or wish.order.target not in self._targets)

    def affords(self, wish: Wish) -> bool:
        """Whether there are chests for it when its card comes, for all that is known."""
        purse = self._purse if wish.action in self._before_taxes else self._total
        return wish.price <= min(purse, self._total)

    def choose(self, wish: Wish) -> None:
        self.chosen[wish.action] = wish
        self._provinces.add(wish.province)
        self._total -= wish.price
        if wish.action in self._before_taxes:
            self._purse -= wish.price
        if wish.order and wish.order.target:
            self._targets.add(wish.order.target)


def _before_taxes(outlook: Outlook) -> frozenset[Action]:
    """The actions that may be carried out before taxes are collected (SH3.5): hidden cards come last."""
    row = outlook.public.actions
    if Action.COLLECT_TAXES not in row:
        return _ALL_ACTIONS
    return frozenset(action for action in row[: row.index(Action.COLLECT_TAXES)] if action)


def _yield_of(outlook: Outlook, taxes: Wish | None) -> int:
    """The chests that taxes bring at least, if their card is open."""
    if taxes is None or Action.COLLECT_TAXES not in outlook.public.actions:
        return 0
    effects = [outlook.content.events[event].effect for event in outlook.public.events]
    chests = _printed_chests(outlook, taxes)
    return min(chests, 5) if Effect.TAX_AT_MOST_5 in effects else chests


def _bid(outlook: Outlook, chosen: list[Wish]) -> Bid:
    """Left-over chests, if that is worth it; else a province that is not used otherwise (SH5.1, SH5.2)."""
    spare = outlook.player.chests - sum(wish.price for wish in chosen)
    price = outlook.weights.chest
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
    return _use(outlook, outlook.public.specials[position - 1], planned) - outlook.weights.place * position


def _use(outlook: Outlook, special: Special, planned: Collection[Action]) -> float:
    """The value of a special card with these actions planned (SH5.4)."""
    weights = outlook.weights
    match special:
        case Special.ATTACK:
            return weights.attack * sum(action in planned for action in BATTLES)
        case Special.DEFENCE:
            return weights.defence * sum(outlook.front[name] > 1 for name in outlook.owned)
        case Special.TAX:
            return weights.more_taxes if Action.COLLECT_TAXES in planned else 0.0
        case Special.RICE:
            return (
                weights.more_rice
                if Action.CONFISCATE_RICE in planned and winter.rice_wanted(outlook)
                else 0.0
            )
        case Special.DEPLOY_6:
            return weights.more_armies if Action.DEPLOY_5 in planned else 0.0
