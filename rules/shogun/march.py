"""Moving armies to one adjacent province (SH6.4, SH6.5): by standing order or by asking."""

from collections.abc import Collection

from rules.core.decision import Decision
from rules.core.errors import IllegalCommand
from rules.core.model import Choices, Legal, Seat
from rules.shogun import battle
from rules.shogun.commands import March, Stay
from rules.shogun.content import BATTLES, Action, Building, Effect, ProvinceName
from rules.shogun.events import Moved, Reason, Stayed
from rules.shogun.prompts import AskMarch
from rules.shogun.state import Observation, Public, StandingOrder
from rules.shogun.table import Table


class MarchDecision(Decision[Observation, AskMarch, March | Stay, Table]):
    """Target and number of armies; the move of Deploy/Move 1 is optional (SH6.4, SH6.5)."""

    prompt = AskMarch
    commands = (March, Stay)

    def legal(self, observation: Observation, prompt: AskMarch) -> Legal[March | Stay]:
        numbers = range(1, prompt.most + 1)
        moves = [March(target, armies) for target in prompt.targets for armies in numbers]
        return Choices((*moves, *([Stay()] if prompt.optional else [])))

    def refusal(self, observation: Observation, prompt: AskMarch, command: March | Stay) -> IllegalCommand:
        match command:
            case Stay():
                return IllegalCommand("march_must_move")
            case March(target=target) if target not in prompt.targets:
                return IllegalCommand("march_target", target=target, source=prompt.source)
            case March(armies=armies):
                return IllegalCommand("march_armies", armies=armies, most=prompt.most)

    def carry_out(self, table: Table, prompt: AskMarch, command: March | Stay) -> None:
        match command:
            case Stay():
                table.emit(Stayed(prompt.seat, prompt.source))
            case March(target=target, armies=armies):
                _move(table, prompt.seat, prompt.action, prompt.source, target, armies)
        table.end_turn()


def obstacle(table: Table, seat: Seat, action: Action, source: ProvinceName) -> Reason | None:
    """Why Battle/Move has no effect here: it needs two armies and a target (SH6.5); None if it has both."""
    if table.provinces[source].armies < 2:
        return Reason.TOO_FEW_ARMIES
    return None if targets(table.as_it_stands(), seat, action, source) else Reason.NO_TARGET


def targets(public: Public, seat: Seat, action: Action, source: ProvinceName) -> tuple[ProvinceName, ...]:
    """The provinces that armies from `source` may go to now."""
    near = public.board.neighbours[source]
    return tuple(name for name in near if _may_enter(public, seat, action, name))


def offer(table: Table, seat: Seat, action: Action, source: ProvinceName) -> None:
    """Carry out the standing order as far as it is still legal, else the only legal choice; else ask."""
    public = table.as_it_stands()
    where, most = targets(public, seat, action, source), public.provinces[source].armies - 1
    if not where:
        return
    order = _standing_order(table, seat, action)
    if order and (possible := applying(public, seat, action, source, order)):
        if possible.target is None:
            table.emit(Stayed(seat, source, standing=True))
        else:
            armies = possible.armies or most
            _move(table, seat, action, source, possible.target, armies, standing=True)
    elif action in BATTLES and len(where) == 1 and most == 1:
        _move(table, seat, action, source, where[0], 1)
    else:
        table.ask(AskMarch, seat, action=action, source=source, targets=where, most=most)


def applying(
    public: Public, seat: Seat, action: Action, source: ProvinceName, order: StandingOrder
) -> StandingOrder | None:
    """The first alternative of a standing order that can be carried out now (SH6.5); None if it asks.

    Who holds back with a Battle/Move moves one army.
    """
    where, most = targets(public, seat, action, source), public.provinces[source].armies - 1
    found = next((one for one in order.alternatives if _applies(public, seat, one, where, most)), None)
    if found and found.target is None and action in BATTLES and where:
        return StandingOrder(_least_target(public, seat, where), 1)
    return found


def _applies(
    public: Public, seat: Seat, order: StandingOrder, where: Collection[ProvinceName], most: int
) -> bool:
    """Whether a standing order can be carried out now, and its condition holds."""
    if order.target is None:
        return True
    if order.target not in where or not 1 <= (order.armies or most) <= most:
        return False
    is_mine = public.provinces[order.target].owner == seat
    return order.at_most is None or is_mine or _standing_in(public, order.target) <= order.at_most


def _standing_in(public: Public, name: ProvinceName) -> int:
    """The armies in a province, or the farmers that defend a neutral one (SH7.1)."""
    province = public.provinces[name]
    return battle.neutral_farmers(public) if province.owner is None else province.armies


def _least_target(public: Public, seat: Seat, where: Collection[ProvinceName]) -> ProvinceName:
    """Where one army goes that must march (SH6.5) [ruling].

    Into the own province with the fewest armies; without one, where the fewest defend; in the board's order.
    """

    def rank(name: ProvinceName) -> tuple[bool, int, int]:
        is_foreign = public.provinces[name].owner != seat
        return is_foreign, _standing_in(public, name), public.board.provinces.index(name)

    return min(where, key=rank)


def _move(
    table: Table,
    seat: Seat,
    action: Action,
    source: ProvinceName,
    target: ProvinceName,
    armies: int,
    *,
    standing: bool = False,
) -> None:
    """Move armies: they join own armies, or a battle is fought."""
    table.set_province(source, armies=table.provinces[source].armies - armies)
    if table.provinces[target].owner == seat:
        table.set_province(target, armies=table.provinces[target].armies + armies)
        table.emit(Moved(seat, action, source, target, armies, standing))
    else:
        battle.fight(table, battle.Attack(seat, action, source, target, armies, standing))


def _may_enter(public: Public, seat: Seat, action: Action, name: ProvinceName) -> bool:
    province = public.provinces[name]
    if province.owner == seat:
        return True
    if action is Action.DEPLOY_1_MOVE:
        return False
    return not (Building.TEMPLE in province.buildings and public.effect is Effect.TEMPLE_UNTOUCHABLE)


def _standing_order(table: Table, seat: Seat, action: Action) -> StandingOrder | None:
    plan = table.private[seat].plan
    return plan.orders.get(action) if plan else None
