"""Determinization: a full state that a viewer cannot tell from the real one (SH1.4, SH4.4)."""

from collections.abc import Callable
from typing import TypeAlias

from msgspec.structs import replace

from rules.core.chance import Chance
from rules.core.model import Seat, all_seats
from rules.shogun import tower
from rules.shogun.advice import planning as advice
from rules.shogun.advice.outlook import Outlook
from rules.shogun.content import Action, ProvinceName, content
from rules.shogun.planning import Plans
from rules.shogun.prompts import AskGroup, AskMarch, AskSpecial
from rules.shogun.rounds import OPEN_EVENTS
from rules.shogun.state import Bid, Hidden, Observation, Phase, Plan, Private, Public, State

Planner: TypeAlias = Callable[[Observation, Chance], Plan]
"""Draws a plan that the viewer of an observation may have laid."""


def sensible_or_random(observation: Observation, chance: Chance) -> Plan:
    """More often the advice than any legal plan."""
    sensible = chance.happens(2, 3)
    return advice.plan(Outlook(observation)) if sensible else Plans(observation).sample(chance).plan


def imagine(observation: Observation, chance: Chance, planner: Planner = sensible_or_random) -> State:
    """The tower's floors, the decks and the others' plans at random, all else as the viewer sees it."""
    public = observation.public
    private = tuple(_private(observation, seat, chance, planner) for seat in all_seats(public.seats))
    return State(public, private, _hidden(public, chance))


def _hidden(public: Public, chance: Chance) -> Hidden:
    """The number of cubes in the tower follows by subtraction; the floor of each is unknown."""
    return Hidden(
        tower=tower.scattered(content().tower, tower.inside(public), chance),
        action_deck=tuple(chance.shuffled([action for action in Action if action not in public.actions]))
        if public.actions
        else (),
        event_deck=_events(public, chance),
        province_deck=_provinces(public, chance),
    )


def _events(public: Public, chance: Chance) -> tuple[int, ...]:
    """The events of the years to come; which cards have left the game is not in the public state (SH2.5)."""
    if public.phase is Phase.DRAFT:
        return ()
    cards = range(len(content().events))
    unseen = [card for card in cards if card not in public.events and card != public.event]
    return tuple(chance.shuffled(unseen)[: len(cards) - OPEN_EVENTS * public.year])


def _provinces(public: Public, chance: Chance) -> tuple[ProvinceName, ...]:
    """The stack of the draft (SH2.3)."""
    if public.draft is None:
        return ()
    drawn = public.asking.province if isinstance(public.asking, AskGroup) else None
    elsewhere = {*public.draft.open_cards, drawn}
    neutral = [name for name, province in public.provinces.items() if province.owner is None]
    return tuple(chance.shuffled([name for name in neutral if name not in elsewhere]))


def _private(observation: Observation, seat: Seat, chance: Chance, planner: Planner) -> Private:
    """A possible plan of the player, equal to what is revealed."""
    public = observation.public
    if seat == observation.viewer and observation.private:
        return observation.private
    if not public.confirmed[seat]:
        return Private()
    plan = planner(Observation(seat, public, Private()), chance)
    if public.bids:
        plan = _with_bid(plan, public.bids[seat])
    if observation.played:
        plan = _with_played(plan, public.turned(seat), observation.played[seat])
    asking = public.asking
    if isinstance(asking, AskMarch) and asking.seat == seat:
        plan = _without_order(plan, asking.action)
    elif isinstance(asking, AskSpecial) and asking.seat == seat:
        plan = replace(plan, wishes=())  # one who has a wish left is not asked (SH5.3)
    lost = isinstance(plan.bid, str) and public.provinces[plan.bid].owner != seat
    return Private(plan, (ProvinceName(str(plan.bid)),) if lost else ())


def _with_played(plan: Plan, turned: tuple[Action, ...], played: dict[Action, ProvinceName]) -> Plan:
    """The plan with the cards that lie open on the actions so far; none of them lies there twice (SH4.4)."""
    left = {action: name for action, name in plan.provinces.items() if action not in turned}
    hidden = {action: name for action, name in left.items() if name not in played.values()}
    return _laid(plan, hidden | played, plan.bid)


def _with_bid(plan: Plan, bid: Bid) -> Plan:
    """The plan with the revealed bid; a province that the plan had bid instead moves to a free action."""
    laid = {action: name for action, name in plan.provinces.items() if name != bid}
    free = next((action for action in Action if action not in laid), None)
    if free and isinstance(plan.bid, str) and plan.bid != bid:
        laid[free] = plan.bid
    return _laid(plan, laid, bid)


def _without_order(plan: Plan, action: Action) -> Plan:
    """The plan without a standing order for the action: one who has such an order is not asked (SH6.4)."""
    return replace(plan, orders={other: order for other, order in plan.orders.items() if other is not action})


def _laid(plan: Plan, provinces: dict[Action, ProvinceName], bid: Bid) -> Plan:
    """The plan with these cards; a standing order is kept if its card is in the same place."""
    kept = {
        action: order
        for action, order in plan.orders.items()
        if provinces.get(action) == plan.provinces.get(action)
    }
    return replace(plan, provinces=provinces, bid=bid, orders=kept)
