"""Planning and bidding (SH4): legal plans, determined from the player's observation, and laying them."""

from collections.abc import Iterable, Iterator, Sequence
from typing import TypeAlias

from msgspec.structs import replace

from rules.core.chance import Chance
from rules.core.decision import Decision
from rules.core.errors import IllegalCommand
from rules.core.model import Choices, Legal, Seat
from rules.shogun.commands import SubmitPlan, WithdrawPlan
from rules.shogun.content import BATTLES, MARCHES, Action, ProvinceName, content
from rules.shogun.events import PlanConfirmed, PlanWithdrawn
from rules.shogun.prompts import AskPlan
from rules.shogun.state import Bid, Observation, Plan, StandingOrder
from rules.shogun.table import Table

SPACES = 11
"""Ten actions and the bid (SH4.1)."""

MAX_ALTERNATIVES = 4
"""Marches that one standing order may name, the first included."""

PlanCommand: TypeAlias = SubmitPlan | WithdrawPlan


class PlanDecision(Decision[Observation, AskPlan, PlanCommand, Table]):
    """The plan and the bid, laid in secret; they may be withdrawn while others still plan (SH3.2, SH4)."""

    prompt = AskPlan
    commands = (SubmitPlan, WithdrawPlan)

    def legal(self, observation: Observation, prompt: AskPlan) -> Legal[PlanCommand]:
        return Choices((WithdrawPlan(),)) if prompt.confirmed else Plans(observation)

    def refusal(self, observation: Observation, prompt: AskPlan, command: PlanCommand) -> IllegalCommand:
        match command:
            case WithdrawPlan():
                return IllegalCommand("plan_not_laid")
            case SubmitPlan() if prompt.confirmed:
                return IllegalCommand("plan_already_laid")
            case SubmitPlan(plan=plan):
                return problem(observation, plan) or IllegalCommand("not_asked")

    def carry_out(self, table: Table, prompt: AskPlan, command: PlanCommand) -> None:
        match command:
            case SubmitPlan(plan=plan):
                _lay(table, prompt.seat, plan)
                table.emit(PlanConfirmed(prompt.seat))
            case WithdrawPlan():
                _lay(table, prompt.seat, None)
                table.emit(PlanWithdrawn(prompt.seat))


def least_provinces(owned: int) -> int:
    """The number of province cards to lay: war chest cards fill only five of the eleven spaces (SH4.2)."""
    return min(owned, SPACES - len(content().war_chest_cards))


def may_bid_nothing(owned: int) -> bool:
    """Whether the cards can run out before the bid space is filled (SH4.2)."""
    return owned < SPACES - len(content().war_chest_cards)


def owned_provinces(observation: Observation) -> list[ProvinceName]:
    """The viewer's provinces, in the order of the board."""
    return observation.public.owned_by(observation.viewer)


def laid_provinces(plan: Plan) -> list[ProvinceName]:
    """All province cards of a plan, the bid's included."""
    return [*plan.provinces.values(), *([plan.bid] if isinstance(plan.bid, str) else [])]


def cost(plan: Plan) -> int:
    """The chests that all of a plan would cost, the bid included (SH5.1, SH6.1, SH6.3)."""
    bid = plan.bid if isinstance(plan.bid, int) else 0
    return bid + sum(content().prices[action] for action in plan.provinces)


def asks(plan: Plan, seats: int) -> Iterator[Action | None]:
    """What a plan leaves to be asked, for want of orders: marches, and None for the special card (SH5.3).

    Before the last of `seats` players chooses, one card fewer than that is taken.
    """
    if len(plan.wishes) < seats:
        yield None
    for action in MARCHES:
        if action in plan.provinces:
            order = plan.orders.get(action)
            if order is None or all(one.target for one in order.alternatives):
                yield action


def problem(observation: Observation, plan: Plan) -> IllegalCommand | None:
    """The first rule that the plan breaks, or None."""
    return next(iter(_problems(observation, plan)), None)


def _problems(observation: Observation, plan: Plan) -> Iterable[IllegalCommand]:
    owned = owned_provinces(observation)
    laid = laid_provinces(plan)
    for name in laid:
        if name not in owned:
            yield IllegalCommand("plan_not_owned", province=name)
        if laid.count(name) > 1:
            yield IllegalCommand("plan_province_twice", province=name)
    if isinstance(plan.bid, int) and plan.bid not in content().war_chest_cards:
        yield IllegalCommand("plan_no_such_war_chest", chests=plan.bid)
    if plan.bid is None and not may_bid_nothing(len(owned)):
        yield IllegalCommand("plan_bid_missing")
    if len(laid) < least_provinces(len(owned)):
        yield IllegalCommand("plan_too_few_provinces", laid=len(laid), least=least_provinces(len(owned)))
    if len(set(plan.wishes)) < len(plan.wishes):
        yield IllegalCommand("wish_twice")
    for action, order in plan.orders.items():
        source = plan.provinces.get(action)
        if action not in MARCHES:
            yield IllegalCommand("order_not_a_march", action=action)
        elif source is None:
            yield IllegalCommand("order_without_province", action=action)
        elif order.target is None and action in BATTLES:
            yield IllegalCommand("order_must_move", action=action)
        else:
            yield from _order_problems(observation, source, list(order.alternatives))


def _order_problems(
    observation: Observation, source: ProvinceName, orders: Sequence[StandingOrder]
) -> Iterable[IllegalCommand]:
    if len(orders) > MAX_ALTERNATIVES:
        yield IllegalCommand("order_too_long", most=MAX_ALTERNATIVES)
    for order in orders:
        if order.target is not None and order.target not in _near(observation, source):
            yield IllegalCommand("order_not_adjacent", source=source, target=order.target)
        for armies in (order.armies, order.at_most):
            if armies is not None and armies < 1:
                yield IllegalCommand("order_no_armies", armies=armies)


def _near(observation: Observation, source: ProvinceName) -> tuple[ProvinceName, ...]:
    return observation.public.board.neighbours.get(source, ())


def _lay(table: Table, seat: Seat, plan: Plan | None) -> None:
    table.set_private(seat, plan=plan)
    marks = list(table.public.confirmed)
    marks[seat] = plan is not None
    table.set(confirmed=tuple(marks))


class Plans:
    """The legal plans of one player: too many to list."""

    def __init__(self, observation: Observation) -> None:
        self._observation = observation

    def __contains__(self, command: object) -> bool:
        return isinstance(command, SubmitPlan) and problem(self._observation, command.plan) is None

    def sample(self, chance: Chance) -> SubmitPlan:
        """A random plan: bid, number of provinces laid, where they lie, and standing orders."""
        hand = chance.shuffled(owned_provinces(self._observation))
        bids: list[Bid] = [*content().war_chest_cards, *hand[:1]]
        if may_bid_nothing(len(hand)):
            bids.append(None)
        bid = chance.pick(bids)
        cards = [name for name in hand if name != bid]
        least = least_provinces(len(hand)) - (len(hand) - len(cards))
        laid = least + chance.below(min(len(cards), len(Action)) - least + 1)
        provinces = dict(zip(chance.shuffled(list(Action))[:laid], cards, strict=False))
        orders = self._orders(provinces, chance)
        wishes = chance.shuffled(content().specials)[: chance.below(len(content().specials) + 1)]
        return SubmitPlan(Plan(provinces, bid, orders, tuple(wishes)))

    def _orders(self, provinces: dict[Action, ProvinceName], chance: Chance) -> dict[Action, StandingOrder]:
        orders = {}
        for action in MARCHES:
            if action in provinces and chance.happens(1, 2):
                where = _near(self._observation, provinces[action])
                targets: list[ProvinceName | None] = [*where, *([] if action in BATTLES else [None])]
                first = StandingOrder(chance.pick(targets), chance.pick((None, 1, 2, 3)))
                orders[action] = self._with_alternatives(first, where, chance)
        return orders

    def _with_alternatives(
        self, first: StandingOrder, where: Sequence[ProvinceName], chance: Chance
    ) -> StandingOrder:
        """The order with a condition, with something to do otherwise, or as it is."""
        others = (
            None,
            StandingOrder(None),
            StandingOrder(chance.pick(where), 1, otherwise=StandingOrder(None)),
        )
        return replace(first, at_most=chance.pick((None, 1, 2)), otherwise=chance.pick(others))
