"""A dry run of a plan: what each action would do if nobody interfered, while everybody is planning (SH6).

The board is taken as it is now, but for the armies. What is hidden or drawn by lot later gives
spans, as in `rules.shogun.forecast`.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from msgspec.structs import replace

from rules.core.model import Seat
from rules.shogun.actions import recruits, rice_of
from rules.shogun.content import BATTLES, MARCHES, Action, ProvinceName, Special, content
from rules.shogun.events import Reason
from rules.shogun.forecast import (
    Marching,
    Span,
    Turn,
    goals,
    may_precede,
    odds_of_revolt,
    revolting,
    spanning,
    ways,
)
from rules.shogun.march import applying
from rules.shogun.state import Observation, Phase, Plan, Public


class Rehearsed(NamedTuple):
    """What a planned action would do."""

    slot: int | None
    """Its place in the row, from 1; None if its card is hidden."""
    action: Action
    province: ProvinceName
    armies: Span
    """What stands in the province then, if nobody fights there before: marches that are hidden, or may be
    dropped, may have come or not."""
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
    armies = {name: there.armies for name, there in public.provinces.items()}
    slots = {action: slot for slot, action in enumerate(public.actions, 1) if action}
    row = [*slots, *(action for action in Action if action not in slots)]
    money = _money(public, seat, plan)
    steps = [
        _rehearsed(public, seat, plan, slots.get(action), action, armies, money.get(action))
        for action in row
        if action in plan.provinces
    ]
    return [step._replace(armies=_joined(step, steps)) for step in steps]


def _joined(step: Rehearsed, steps: Sequence[Rehearsed]) -> Span:
    """The armies of a step, in whatever order hidden ones come (SH3.5) and whatever is dropped (SH6.0)."""
    (least, most), at = step.armies, steps.index(step)
    for number, other in enumerate(steps):
        if other.march and other.march.target == step.province:
            hidden = other.slot is None and step.slot is None
            if number < at and (hidden or other.perhaps):
                least -= other.march.armies
            elif number > at and hidden:
                most += other.march.armies
    return Span(least, most)


def doomed(public: Public, steps: Iterable[Rehearsed]) -> dict[Action, Rehearsed]:
    """The rehearsed actions that would be dropped, or perhaps (SH6.0); none once they are carried out."""
    if public.phase is not Phase.PLANNING:
        return {}
    return {step.action: step for step in steps if step.dropped}


def unrest(public: Public, seat: Seat, plan: Plan, steps: Iterable[Rehearsed]) -> dict[Action, float]:
    """The actions of a rehearsed plan that cause a revolt (SH6.2), with the odds of putting it down (SH7.6).

    The armies are those that the plan will surely have there, the cubes in the tray those of now.
    """
    causing = revolting(public, plan)
    return {
        step.action: odds_of_revolt(
            _with_armies(public, {step.province: step.armies.least}), seat, step.province
        )
        for step in steps
        if step.action in causing and (step.perhaps or not step.dropped)
    }


def without_hopeless_battles(plan: Plan, found: Mapping[Action, Rehearsed]) -> Plan:
    """The plan without the battles among the `doomed` that are surely dropped: they win nothing (SH6.5)."""
    hopeless = [action for action in BATTLES if action in found and not found[action].perhaps]
    return replace(plan, provinces={at: name for at, name in plan.provinces.items() if at not in hopeless})


def _may_be_joined(public: Public, seat: Seat, plan: Plan, action: Action) -> bool:
    """Whether a planned march that may come before an action may lead into its province (SH3.5, SH6.5)."""
    return any(
        plan.provinces[action] in goals(public, seat, plan, march)
        for march in MARCHES
        if march != action and march in plan.provinces and may_precede(public, march, action)
    )


class _Money(NamedTuple):
    gain: Span
    chests: Span
    dropped: Reason | None
    perhaps: bool


def _money(public: Public, seat: Seat, plan: Plan) -> dict[Action, _Money]:
    """What happens to the chests in all courses, by action."""
    found = dict[Action, list[Turn]]()
    for one in ways(public, seat, plan):
        for turn in one.turns:
            found.setdefault(turn.action, []).append(turn)
    return {action: _summed(ways) for action, ways in found.items()}


def _summed(ways: Sequence[Turn]) -> _Money:
    """One action in all courses; of two reasons, that chests are missing."""
    gains = [turn.gain for turn in ways if not turn.dropped] or [0]
    reason = max({turn.dropped for turn in ways if turn.dropped}, default=None)
    perhaps = not all(turn.dropped for turn in ways)
    return _Money(spanning(gains), spanning(turn.chests for turn in ways), reason, perhaps)


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
    done = Rehearsed(slot, action, name, Span(armies[name], armies[name]))
    if money is not None and (content().prices[action] or action is Action.COLLECT_TAXES):
        done = done._replace(gain=money.gain, chests=None if slot is None else money.chests)
    if public.provinces[name].owner != seat:
        return done._replace(dropped=Reason.PROVINCE_LOST)
    if action in BATTLES and armies[name] < 2:
        perhaps = _may_be_joined(public, seat, plan, action)
        return done._replace(dropped=Reason.TOO_FEW_ARMIES, perhaps=perhaps)
    if money is not None and money.dropped:
        done = done._replace(dropped=money.dropped, perhaps=money.perhaps)
        if not money.perhaps:
            return done
    if action is Action.CONFISCATE_RICE:
        done = done._replace(gain=spanning(_harvests(public, name)))
    supply = public.players[seat].supply
    recruited = recruits(action, None, None, supply)
    armies[name] += recruited if recruited <= supply else 0
    order = plan.orders.get(action)
    if action not in MARCHES or order is None:
        return done
    found = applying(_with_armies(public, armies), seat, action, name, order)
    if found is None or found.target is None:
        return done
    moved = found.armies or armies[name] - 1
    armies[name] -= moved
    if public.provinces[found.target].owner == seat:
        armies[found.target] += moved
    return done._replace(march=Marching(found.target, moved, found.at_most))


def _with_armies(public: Public, armies: Mapping[ProvinceName, int]) -> Public:
    changed = {name: replace(public.provinces[name], armies=count) for name, count in armies.items()}
    return replace(public, provinces={**public.provinces, **changed})


def _harvests(public: Public, name: ProvinceName) -> Iterator[int]:
    """What Confiscate Rice may bring (SH6.2)."""
    most = int(Special.RICE in public.specials)
    for event in public.events:
        rice = rice_of(name, content().events[event].effect)
        yield from (rice, rice + most)
