"""Changes of plans: always legal, small, and together they lead to every kind of plan."""

from collections.abc import Iterator

from msgspec.structs import replace

from ai.quick_chance import QuickChance
from ai.shogun.plans import Planner
from rules.core.model import all_seats
from rules.shogun.advice import advise
from rules.shogun.commands import SubmitPlan
from rules.shogun.content import Action
from rules.shogun.game import GAME
from rules.shogun.planning import problem
from rules.shogun.state import Observation, Phase, Plan, Province
from tests.ai.conftest import Moment


def plannings(moments: list[Moment]) -> Iterator[Observation]:
    for moment in moments[::7]:
        public = moment.state.public
        for seat in all_seats(public.seats):
            if public.phase is Phase.PLANNING and not public.confirmed[seat]:
                yield GAME.observe(moment.state, seat)


def changes(observation: Observation, count: int, seed: int = 0) -> list[Plan]:
    """A plan, the advised one, and one change after another."""
    planner, dice = Planner(observation), QuickChance(seed)
    plans = [planner.advised]
    for _ in range(count):
        plans.append(planner.changed(plans[-1], dice))
    return plans


def test_the_first_plan_is_the_advice(mixed_moments: list[Moment]) -> None:
    for observation in plannings(mixed_moments):
        assert SubmitPlan(Planner(observation).advised) == advise(observation)


def test_every_change_is_legal(mixed_moments: list[Moment]) -> None:
    for number, observation in enumerate(plannings(mixed_moments)):
        assert all(problem(observation, plan) is None for plan in changes(observation, 20, number))


def test_sh4_2_one_without_a_province_can_only_change_the_bid(mixed_moments: list[Moment]) -> None:
    observation = next(plannings(mixed_moments))
    provinces = {
        name: Province() if province.owner == observation.viewer else province
        for name, province in observation.public.provinces.items()
    }
    lost = replace(observation, public=replace(observation.public, provinces=provinces))
    plans = changes(lost, 20)
    assert all(problem(lost, plan) is None and not plan.provinces for plan in plans)
    assert len({plan.bid for plan in plans}) > 1


def test_changes_follow_from_the_luck(mixed_moments: list[Moment]) -> None:
    observation = next(plannings(mixed_moments))
    assert changes(observation, 10) == changes(observation, 10)
    assert changes(observation, 10) != changes(observation, 10, seed=1)


def test_everything_in_a_plan_is_changed_at_some_time(mixed_moments: list[Moment]) -> None:
    observation = next(plannings(mixed_moments))
    plans = changes(observation, 600)
    assert {action for plan in plans for action in plan.provinces} == set(Action)
    assert {type(plan.bid) for plan in plans} >= {int, str}
    owned = set(observation.public.owned_by(observation.viewer))
    assert {name for plan in plans for name in plan.provinces.values()} == owned
    orders = [order for plan in plans for order in plan.orders.values()]
    assert {order.armies is None for order in orders} == {True, False}
    assert any(order.target is None for order in orders)
    assert len({order.target for order in orders}) > 5
