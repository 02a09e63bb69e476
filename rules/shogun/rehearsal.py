"""A dry run of a plan: what each action would do if nobody interfered, while everybody is planning (SH6).

The board is taken as it is now, but for the player's own armies. What is hidden or drawn by lot later gives
spans, as in `rules.shogun.forecast`; battles give the odds of winning them.
"""

from collections.abc import Iterator
from typing import NamedTuple

from rules.core.model import Seat
from rules.shogun.actions import recruits, rice_of
from rules.shogun.building import obstacle
from rules.shogun.content import BATTLES, BUILDS, MARCHES, Action, ProvinceName, Special, content
from rules.shogun.events import Reason
from rules.shogun.forecast import Span, courses, odds_of_march, spanning, turns
from rules.shogun.state import Observation, Plan, Public


class Marching(NamedTuple):
    """A march by standing order: armies, where to, and the odds of a battle there."""

    target: ProvinceName
    armies: int
    odds: float | None


class Rehearsed(NamedTuple):
    """What a planned action would do."""

    slot: int | None
    """Its place in the row, from 1; None if its card is hidden."""
    action: Action
    province: ProvinceName
    gain: Span = Span(0, 0)
    """The chests, the rice or the armies that it brings."""
    chests: Span | None = None
    """What the player has after it; None where it does not matter, or the order is unknown."""
    dropped: Reason | None = None
    """Why it would be dropped (SH6.0)."""
    perhaps: bool = False
    """Whether it would be dropped only if cards or the event come badly."""
    march: Marching | None = None


def rehearse(observation: Observation, plan: Plan) -> list[Rehearsed]:
    """The planned actions of the viewer: the known ones in order, then the hidden ones (SH3.5)."""
    public, seat = observation.public, observation.viewer
    assert seat is not None, "only a seat plans"
    armies = {name: public.provinces[name].armies for name in public.owned_by(seat)}
    slots = {action: slot for slot, action in enumerate(public.actions, 1) if action}
    row = [*slots, *(action for action in Action if action not in slots)]
    money = _money(public, seat, plan)
    return [
        _rehearsed(public, seat, plan, slots.get(action), action, armies, money.get(action))
        for action in row
        if action in plan.provinces
    ]


class _Money(NamedTuple):
    gain: Span
    chests: Span
    unpaid: bool
    perhaps: bool


def _money(public: Public, seat: Seat, plan: Plan) -> dict[Action, _Money]:
    """What happens to the chests in all courses, by action."""
    found: dict[Action, list[tuple[int, int, bool]]] = {}
    for course in courses(public, seat, plan):
        for turn in turns(public, seat, plan, course):
            found.setdefault(turn.action, []).append((turn.gain, turn.chests, turn.unpaid))
    summed = {}
    for action, ways in found.items():
        gains, chests, unpaid = zip(*ways, strict=True)
        paid = [gain for gain, missing in zip(gains, unpaid, strict=True) if not missing] or [0]
        summed[action] = _Money(spanning(paid), spanning(chests), all(unpaid), any(unpaid))
    return summed


def _rehearsed(
    public: Public,
    seat: Seat,
    plan: Plan,
    slot: int | None,
    action: Action,
    armies: dict[ProvinceName, int],
    money: _Money | None,
) -> Rehearsed:
    """One action; `armies` are those of the player so far, and are changed."""
    name = plan.provinces[action]
    done = Rehearsed(slot, action, name)
    if money is not None and (content().prices[action] or action is Action.COLLECT_TAXES):
        done = done._replace(gain=money.gain, chests=None if slot is None else money.chests)
    if reason := _obstacle(public, seat, action, name, armies, unpaid=money is not None and money.unpaid):
        return done._replace(dropped=reason)
    if money is not None and money.perhaps:
        done = done._replace(dropped=Reason.TOO_FEW_CHESTS, perhaps=True)
    if action is Action.CONFISCATE_RICE:
        done = done._replace(gain=spanning(_harvests(public, name)))
    supply = public.players[seat].supply
    recruited = recruits(action, None, None, supply)
    armies[name] += recruited if recruited <= supply else 0
    order = plan.orders.get(action)
    if action not in MARCHES or order is None or order.target is None:
        return done
    most = armies[name] - 1
    moved = min(order.armies or most, most)
    if moved < 1:
        return done
    odds = odds_of_march(public, seat, order.target, moved)
    armies[name] -= moved
    if odds is None:
        armies[order.target] += moved
    return done._replace(march=Marching(order.target, moved, odds))


def _obstacle(
    public: Public,
    seat: Seat,
    action: Action,
    name: ProvinceName,
    armies: dict[ProvinceName, int],
    unpaid: bool,
) -> Reason | None:
    """Why an action cannot be carried out, as far as is known (SH6.0)."""
    if action in BUILDS and (reason := obstacle(public.provinces, name, BUILDS[action])):
        return reason
    if action in BATTLES and armies[name] < 2:
        return Reason.TOO_FEW_ARMIES
    return Reason.TOO_FEW_CHESTS if unpaid else None


def _harvests(public: Public, name: ProvinceName) -> Iterator[int]:
    """What Confiscate Rice may bring (SH6.2)."""
    most = int(Special.RICE in public.specials)
    for event in public.events:
        rice = rice_of(name, content().events[event].effect)
        yield from (rice, rice + most)
