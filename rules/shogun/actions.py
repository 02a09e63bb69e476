"""The ten actions (SH6): slot by slot, and within a slot in turn order."""

from collections.abc import Callable, Mapping
from functools import partial

from rules.core.model import Seat
from rules.shogun import battle, building, march
from rules.shogun.content import BATTLES, BUILDS, Action, Effect, ProvinceName, Special, content
from rules.shogun.events import (
    ActionBegan,
    ActionDropped,
    Deployed,
    NoAction,
    Reason,
    RevoltMarkerAdded,
    RiceConfiscated,
    TaxesCollected,
)
from rules.shogun.state import Phase
from rules.shogun.table import Table


def begin(table: Table) -> None:
    """Begin the first slot, after the turn order is set (SH3.5)."""
    _begin_slot(table, 0)


def run(table: Table) -> bool:
    """Carry out actions until a seat is asked (False) or all ten slots are done (True)."""
    while _run_slot(table):
        following = table.public.slot + 1
        if following == len(table.public.actions):
            return True
        _begin_slot(table, following)
    return False


def _run_slot(table: Table) -> bool:
    """The turns of the current slot that are still to come. Returns False if a seat is asked."""
    action, begun = current(table), table.public.acted
    for turn, seat in enumerate(table.public.turn_order[begun:], start=begun):
        carry_out(table, seat, action)
        if table.public.asking:
            table.set(acted=turn)
            return False
    table.set(acted=table.seats)
    return True


def current(table: Table) -> Action:
    """The action of the current slot."""
    action = table.public.actions[table.public.slot]
    assert action is not None, "the card of the current slot is open"
    return action


def _begin_slot(table: Table, slot: int) -> None:
    """Begin a slot, and reveal its card if it is hidden."""
    table.turn_page(phase=Phase.ACTIONS, slot=slot, acted=0)
    row = list(table.public.actions)
    if row[slot] is None:
        row[slot], *rest = table.hidden.action_deck
        table.set_hidden(action_deck=tuple(rest))
        table.set(actions=tuple(row))
    table.emit(ActionBegan(slot + 1, current(table)))


def carry_out(table: Table, seat: Seat, action: Action) -> None:
    """A player's action, if one is planned and completely possible (SH6.0). May ask where to march."""
    plan = table.private[seat].plan
    province = plan.provinces.get(action) if plan else None
    if province is None:
        table.emit(NoAction(seat, action))
        return
    if province in table.private[seat].void:
        reason: Reason | None = Reason.PROVINCE_LOST
    else:
        reason = _ACTIONS[action](table, seat, province)
    if reason:
        table.emit(ActionDropped(seat, action, province, reason))


def _build(action: Action, table: Table, seat: Seat, name: ProvinceName) -> Reason | None:
    return building.build(table, seat, action, name)


def rice_of(name: ProvinceName, effect: Effect | None) -> int:
    """What Confiscate Rice brings there under an event, without the special card (SH6.2)."""
    rice = content().provinces[name].rice
    if effect is Effect.RICE_AT_LEAST_4:
        return max(rice, 4)
    return min(rice, 3) if effect is Effect.RICE_AT_MOST_3 else rice


def taxes_of(name: ProvinceName, effect: Effect | None) -> int:
    """The chests that Collect Taxes brings there under an event, without the special card (SH6.2)."""
    chests = content().provinces[name].chests
    if effect is Effect.TAX_AT_LEAST_6:
        return max(chests, 6)
    return min(chests, 5) if effect is Effect.TAX_AT_MOST_5 else chests


def recruits(action: Action, effect: Effect | None, special: Special | None, supply: int) -> int:
    """The armies that an action deploys (SH6.3). The special card's 6 count even under an event (SH6.6)."""
    fewer = effect is Effect.FEWER_RECRUITS
    match action:
        case Action.DEPLOY_5 if special is Special.DEPLOY_6 and supply >= 6:
            return 6
        case Action.DEPLOY_5:
            return 3 if fewer else 5
        case Action.DEPLOY_3:
            return 2 if fewer else 3
        case Action.DEPLOY_1_MOVE:
            return 1
    return 0


def _confiscate_rice(table: Table, seat: Seat, name: ProvinceName) -> Reason | None:
    """SH6.2, SH6.6: first the event, then the special card."""
    bonus = int(table.holds(seat, Special.RICE))
    rice = rice_of(name, table.public.effect) + bonus
    table.set_player(seat, rice=table.players[seat].rice + rice)
    table.emit(RiceConfiscated(seat, name, rice, bonus))
    _provoke(table, name)
    return None


def _collect_taxes(table: Table, seat: Seat, name: ProvinceName) -> Reason | None:
    """SH6.2, SH6.6: first the event, then the special card."""
    bonus = int(table.holds(seat, Special.TAX))
    chests = taxes_of(name, table.public.effect) + bonus
    table.pay(seat, -chests)
    table.emit(TaxesCollected(seat, name, chests, bonus))
    _provoke(table, name)
    return None


def _provoke(table: Table, name: ProvinceName) -> None:
    """A marker already there causes a revolt; one more marker is laid unless the revolt succeeds (SH6.2)."""
    if table.provinces[name].revolts and not battle.revolt(table, name):
        return
    if table.revolt_markers_left():
        revolts = table.provinces[name].revolts + 1
        table.set_province(name, revolts=revolts)
        table.emit(RevoltMarkerAdded(name, revolts))


def _deploy(action: Action, table: Table, seat: Seat, name: ProvinceName) -> Reason | None:
    price, player = table.content.prices[action], table.players[seat]
    armies = recruits(action, table.public.effect, table.public.special_of(seat), player.supply)
    if player.chests < price:
        return Reason.TOO_FEW_CHESTS
    if player.supply < armies:
        return Reason.SUPPLY_TOO_SMALL
    table.pay(seat, price)
    table.take_from_supply(seat, armies)
    table.set_province(name, armies=table.provinces[name].armies + armies)
    table.emit(Deployed(seat, action, name, armies, price))
    return None


def _deploy_1_move(table: Table, seat: Seat, name: ProvinceName) -> Reason | None:
    """SH6.4: one army, then the player may move."""
    reason = _deploy(Action.DEPLOY_1_MOVE, table, seat, name)
    if reason is None:
        march.offer(table, seat, Action.DEPLOY_1_MOVE, name)
    return reason


def _battle_move(action: Action, table: Table, seat: Seat, name: ProvinceName) -> Reason | None:
    """SH6.5: mandatory if possible."""
    if reason := march.obstacle(table, seat, action, name):
        return reason
    march.offer(table, seat, action, name)
    return None


_ACTIONS: Mapping[Action, Callable[[Table, Seat, ProvinceName], Reason | None]] = {
    **{action: partial(_build, action) for action in BUILDS},
    **{action: partial(_battle_move, action) for action in BATTLES},
    Action.CONFISCATE_RICE: _confiscate_rice,
    Action.COLLECT_TAXES: _collect_taxes,
    **{action: partial(_deploy, action) for action in (Action.DEPLOY_5, Action.DEPLOY_3)},
    Action.DEPLOY_1_MOVE: _deploy_1_move,
}
