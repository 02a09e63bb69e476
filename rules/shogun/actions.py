"""The ten actions (SH6): slot by slot, and within a slot in turn order."""

from collections.abc import Callable, Mapping
from functools import partial

from rules.core.model import Seat
from rules.shogun import battle, building, march
from rules.shogun.content import BATTLES, BUILDS, Action, Effect, ProvinceName, Special
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


def _confiscate_rice(table: Table, seat: Seat, name: ProvinceName) -> Reason | None:
    """SH6.2, SH6.6: first the event, then the special card."""
    rice = table.content.provinces[name].rice
    if table.effect_is(Effect.RICE_AT_LEAST_4):
        rice = max(rice, 4)
    elif table.effect_is(Effect.RICE_AT_MOST_3):
        rice = min(rice, 3)
    bonus = int(table.holds(seat, Special.RICE))
    table.set_player(seat, rice=table.players[seat].rice + rice + bonus)
    table.emit(RiceConfiscated(seat, name, rice + bonus, bonus))
    _provoke(table, name)
    return None


def _collect_taxes(table: Table, seat: Seat, name: ProvinceName) -> Reason | None:
    """SH6.2, SH6.6: first the event, then the special card."""
    chests = table.content.provinces[name].chests
    if table.effect_is(Effect.TAX_AT_MOST_5):
        chests = min(chests, 5)
    elif table.effect_is(Effect.TAX_AT_LEAST_6):
        chests = max(chests, 6)
    bonus = int(table.holds(seat, Special.TAX))
    table.pay(seat, -(chests + bonus))
    table.emit(TaxesCollected(seat, name, chests + bonus, bonus))
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


def _deploy_5(table: Table, seat: Seat, name: ProvinceName) -> Reason | None:
    """SH6.3, SH6.6: the special card's 6 count even where the event says 3."""
    armies = 3 if table.effect_is(Effect.FEWER_RECRUITS) else 5
    if table.holds(seat, Special.DEPLOY_6) and table.players[seat].supply >= 6:
        armies = 6
    return _deploy(table, seat, Action.DEPLOY_5, name, armies)


def _deploy_3(table: Table, seat: Seat, name: ProvinceName) -> Reason | None:
    armies = 2 if table.effect_is(Effect.FEWER_RECRUITS) else 3
    return _deploy(table, seat, Action.DEPLOY_3, name, armies)


def _deploy_1_move(table: Table, seat: Seat, name: ProvinceName) -> Reason | None:
    """SH6.4: one army, then the player may move."""
    reason = _deploy(table, seat, Action.DEPLOY_1_MOVE, name, 1)
    if reason is None:
        march.offer(table, seat, Action.DEPLOY_1_MOVE, name)
    return reason


def _deploy(table: Table, seat: Seat, action: Action, name: ProvinceName, armies: int) -> Reason | None:
    price = table.content.prices[action]
    if table.players[seat].chests < price:
        return Reason.TOO_FEW_CHESTS
    if table.players[seat].supply < armies:
        return Reason.SUPPLY_TOO_SMALL
    table.pay(seat, price)
    table.take_from_supply(seat, armies)
    table.set_province(name, armies=table.provinces[name].armies + armies)
    table.emit(Deployed(seat, action, name, armies, price))
    return None


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
    Action.DEPLOY_5: _deploy_5,
    Action.DEPLOY_3: _deploy_3,
    Action.DEPLOY_1_MOVE: _deploy_1_move,
}
