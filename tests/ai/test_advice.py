"""Whether the advice is any good."""

from collections import Counter

import pytest
from msgspec.structs import replace

from ai.arena import compete
from rules.core.chance import SEED_BYTES, Chance
from rules.core.model import Seat, all_seats
from rules.shogun.advice import marching
from rules.shogun.advice.outlook import Outlook
from rules.shogun.commands import SubmitPlan
from rules.shogun.content import BATTLES, BUILDS, YEARS, Action, Building, ProvinceName, Season, content
from rules.shogun.events import ActionDropped, Built, TaxesCollected
from rules.shogun.game import GAME
from rules.shogun.state import NEUTRAL, Options, Plan, Province, State
from tests.ai.conftest import Moment, match_between


@pytest.fixture
def spring() -> State:
    """The first planning of a match of four from the printed tables."""
    return GAME.setup(Options(), 4, Chance(b"\1" * SEED_BYTES, 0)).state


def _plan(state: State, seat: Seat = Seat(0)) -> Plan:
    command = GAME.advise(GAME.observe(state, seat))
    assert isinstance(command, SubmitPlan)
    return command.plan


def _in_summer(state: State) -> State:
    return replace(state, public=replace(state.public, season=Season.SUMMER))


def _with_province(state: State, name: ProvinceName, province: Province) -> State:
    provinces = {**state.public.provinces, name: province}
    return replace(state, public=replace(state.public, provinces=provinces))


def _with_recruits(state: State, seat: Seat, name: str, armies: int) -> State:
    """So many armies more in a province, from the seat's supply."""
    province, players = state.public.provinces[ProvinceName(name)], list(state.public.players)
    players[seat] = replace(players[seat], supply=players[seat].supply - armies)
    reinforced = _with_province(state, ProvinceName(name), replace(province, armies=province.armies + armies))
    return replace(reinforced, public=replace(reinforced.public, players=tuple(players)))


def _owned(state: State, seat: Seat) -> list[str]:
    return [name for name, province in state.public.provinces.items() if province.owner == seat]


def test_the_first_plan_taxes_takes_rice_and_conquers(spring: State) -> None:
    """The chests are kept: buildings score in winter only, two rounds later (SH8.3)."""
    for seat in all_seats(4):
        planned = _plan(spring, seat).provinces
        assert {Action.COLLECT_TAXES, Action.CONFISCATE_RICE, *BATTLES} <= set(planned)
        assert not set(BUILDS) & set(planned)


def test_later_plans_build(spring: State) -> None:
    for seat in all_seats(4):
        assert Action.BUILD_CASTLE in _plan(_in_summer(spring), seat).provinces


def test_taxes_are_taken_where_no_marker_lies(spring: State) -> None:
    calm = _plan(spring).provinces[Action.COLLECT_TAXES]
    restless = replace(spring.public.provinces[calm], revolts=4)
    assert _plan(_with_province(spring, calm, restless)).provinces[Action.COLLECT_TAXES] != calm


def test_nothing_is_built_where_it_stands_already(spring: State) -> None:
    summer = _in_summer(spring)
    place = _plan(summer).provinces[Action.BUILD_CASTLE]
    built = replace(summer.public.provinces[place], buildings=(Building.CASTLE,))
    assert _plan(_with_province(summer, place, built)).provinces[Action.BUILD_CASTLE] != place


def test_a_strong_army_attacks_a_weak_neighbour(spring: State) -> None:
    for source in _owned(spring, Seat(0)):
        strong = Outlook(GAME.observe(_with_recruits(spring, Seat(0), source, 12), Seat(0)))
        march = marching.best(
            strong,
            ProvinceName(source),
            strong.neighbours(ProvinceName(source)),
            strong.province(ProvinceName(source)).armies - 1,
        )
        assert march.gain > 0
        assert strong.province(march.target).owner != 0


def test_the_two_battles_have_two_targets(mixed_moments: list[Moment]) -> None:
    plans = [_plan(moment.state, moment.move.seat) for moment in mixed_moments if _is_planning(moment)]
    targets = [[order.target for order in plan.orders.values()] for plan in plans]
    assert sum(len(ordered) == 2 for ordered in targets) > 20
    assert all(len(set(ordered)) == len(ordered) for ordered in targets)


def test_nobody_marches_home_in_the_last_round(mixed_moments: list[Moment]) -> None:
    """SH8.3: armies are worth nothing at the end."""
    marches = 0
    for moment in mixed_moments:
        public = moment.state.public
        if _is_planning(moment) and (public.year, public.season) == (YEARS, Season.FALL):
            for order in _plan(moment.state, moment.move.seat).orders.values():
                assert order.target not in _owned(moment.state, moment.move.seat)
                marches += 1
    assert marches


def test_what_is_bought_before_the_taxes_is_paid_from_the_chests_at_hand(spring: State) -> None:
    """SH3.5: the open cards come in their order, the hidden ones last."""
    hidden = (None,) * 5
    row = (Action.BUILD_CASTLE, Action.COLLECT_TAXES, Action.BUILD_TEMPLE, Action.DEPLOY_5, Action.DEPLOY_3)
    for chests in range(6):
        players = list(spring.public.players)
        players[0] = replace(players[0], chests=chests)
        public = replace(spring.public, players=tuple(players), actions=(*row, *hidden))
        plan = _plan(replace(spring, public=public)).provinces
        taxes = content().provinces[plan[Action.COLLECT_TAXES]].chests
        assert (Action.BUILD_CASTLE in plan) <= (chests >= 3)
        assert sum(content().prices[action] for action in plan) <= chests + taxes


def _is_planning(moment: Moment) -> bool:
    return isinstance(moment.move.command, SubmitPlan)


def test_standing_orders_are_given_for_battles_only(spring: State) -> None:
    for seat in all_seats(4):
        plan = _plan(spring, seat)
        assert set(plan.orders) <= set(BATTLES) & set(plan.provinces)


def test_the_bid_is_chests_left_over_or_a_province_with_nothing_to_do(mixed_moments: list[Moment]) -> None:
    """SH5.1, SH5.2: what is promised can be paid, and no card that could outrank no chests stays in hand."""
    plans = 0
    for moment in mixed_moments:
        if isinstance(moment.move.command, SubmitPlan) and moment.move.seat % 2 == 0:  # the sensible players
            plan, owned = moment.move.command.plan, _owned(moment.state, moment.move.seat)
            spare = set(owned) - set(plan.provinces.values())
            if isinstance(plan.bid, int) and plan.bid > 0:
                assert plan.bid + _prices(plan) <= moment.state.public.players[moment.move.seat].chests
            else:
                assert plan.bid in spare if spare else plan.bid == 0
            plans += 1
    assert plans > 100


def test_left_over_chests_are_bid_in_the_last_round(spring: State) -> None:
    """SH5.1, SH8.4: there is nothing else to buy."""
    players = tuple(replace(player, chests=30) for player in spring.public.players)
    last = replace(spring.public, year=YEARS, season=Season.FALL, players=players)
    bids = [_plan(replace(spring, public=last), seat).bid for seat in all_seats(4)]
    assert all(isinstance(bid, int) and bid > 0 for bid in bids)


def _prices(plan: Plan) -> int:
    return sum(content().prices.get(action, 0) for action in plan.provinces)


@pytest.mark.parametrize("left", range(7))
def test_a_player_with_few_provinces_or_none_has_a_legal_plan(spring: State, left: int) -> None:
    state = spring
    for name in _owned(spring, Seat(0))[left:]:
        state = _with_province(state, ProvinceName(name), NEUTRAL)
    assert GAME.default(state, Seat(0)) in GAME.legal(state, Seat(0))


def test_greedy_wins_against_random_players() -> None:
    """The whole measure, 200 matches, is `gyoji arena`; a few tell already."""
    *_, result = compete(GAME, Options(), ["greedy", "uniform", "uniform", "uniform"], games=12, series=5)
    assert result.standings[0].wins >= 11
    assert result.standings[0].mean_score > 2 * max(rival.mean_score for rival in result.standings[1:])


def test_sensible_players_use_most_of_what_they_plan() -> None:
    played = match_between("greedy", "greedy", "greedy", "greedy", options=Options())
    state, seen = GAME.setup(Options(), 4, Chance(played.seed, 0)).state, Counter[type]()
    for row, move in enumerate(played.moves, start=1):
        step = GAME.apply(state, move.seat, move.command, Chance(played.seed, row))
        seen.update(type(event) for event in step.events)
        state = step.state
    assert seen[Built] > 30
    assert seen[TaxesCollected] > 12
    assert seen[ActionDropped] < 30
