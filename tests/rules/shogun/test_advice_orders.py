"""Suggested orders: wishes (SH5.3), and marches with conditions and alternatives (SH6.4, SH6.5)."""

from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from rules.core.chance import Chance
from rules.core.model import Seat
from rules.shogun.advice import odds
from rules.shogun.advice import planning as advice
from rules.shogun.advice.orders import LEAST_ODDS, STAY, prepared, secured, suggested
from rules.shogun.advice.outlook import Outlook
from rules.shogun.commands import AnyCommand, SubmitPlan
from rules.shogun.content import (
    BATTLES,
    MARCHES,
    Action,
    Effect,
    ProvinceName,
    Season,
    Side,
    Special,
    board,
    content,
)
from rules.shogun.forecast import odds_if_defended
from rules.shogun.game import GAME
from rules.shogun.planning import asks, owned_provinces, problem
from rules.shogun.prompts import AskMarch, AskPlan, AskSpecial
from rules.shogun.state import Observation, Options, Plan, StandingOrder, State
from rules.shogun.tower import inside
from tests import rows
from tests.rules.shogun.matches import MOST_ROWS, TABLES, Row, owing
from tests.rules.shogun.play import carry_out
from tests.rules.shogun.positions import BLUE, CASTLE, RED, TEMPLE, YELLOW, Position

KAI = ProvinceName("Kai")
KAI_NEIGHBOURS = board(Side.SUN, 4).neighbours[KAI]


def as_suggested(state: State, whims: Chance) -> tuple[Seat, AnyCommand]:
    """Everybody lays what is suggested; other questions have the advised answer."""
    seat = owing(state)[0]
    return seat, GAME.default(state, seat)


def match(options: Options, seats: int) -> Iterator[Row]:
    return rows.play(GAME, options, seats, f"orders {seats} {options}", as_suggested, MOST_ROWS)


@pytest.mark.parametrize(("options", "seats"), TABLES)
def test_in_a_season_whose_orders_were_all_given_nothing_is_asked(options: Options, seats: int) -> None:
    """SH5.3, SH6.4, SH6.5: whole matches; only winter asks, for the order of revolts (SH8.2)."""
    plans = 0
    for row in match(options, seats):
        for prompt in GAME.prompts(row.step.state).values():
            assert not isinstance(prompt, AskSpecial | AskMarch)
            plans += isinstance(prompt, AskPlan) and prompt.owed
        if row.before and isinstance(row.command, SubmitPlan):
            assert list(asks(row.command.plan, seats)) == []
            assert problem(GAME.observe(row.before, row.seat), row.command.plan) is None
    assert plans


def planning(position: Position) -> Observation:
    return GAME.observe(position.state, BLUE)


def _spare(observation: Observation, plan: Plan) -> list[ProvinceName]:
    return [name for name in owned_provinces(observation) if name not in plan.provinces.values()]


def orders_of(position: Position, plan: Plan) -> dict[Action, StandingOrder]:
    observation = planning(position)
    done = prepared(Outlook(observation), plan)
    free = [action for action in Action if action not in plan.provinces]
    provinces = {**plan.provinces, **dict(zip(free, _spare(observation, plan), strict=False))}
    assert problem(observation, replace(done, bid=0, provinces=provinces)) is None
    return done.orders


def test_what_a_plan_says_already_stays_as_it_is() -> None:
    """Who wants to be asked in one case, is: `prepared` fills what is empty."""
    position = Position().province("Kai", BLUE, 5).province("Suruga", YELLOW, 1)
    order = StandingOrder(ProvinceName("Suruga"), 2, 1)
    plan = Plan({Action.BATTLE_MOVE_A: KAI}, 0, {Action.BATTLE_MOVE_A: order}, (Special.RICE,))
    assert prepared(Outlook(planning(position)), plan) == plan


def test_sh6_4_deploy_and_move_stays_where_nothing_is_gained() -> None:
    """SH6.4: without an own neighbour, or with all its armies needed."""
    position = Position().province("Kai", BLUE, 2).province("Suruga", YELLOW, 6)
    assert orders_of(position, Plan({Action.DEPLOY_1_MOVE: KAI})) == {Action.DEPLOY_1_MOVE: STAY}


def test_sh6_5_an_attack_is_made_while_the_odds_are_fair() -> None:
    """SH6.5: five armies against one: also against some more, but not against any number."""
    position = Position().province("Kai", BLUE, 6).province("Suruga", YELLOW, 1)
    order = orders_of(position, Plan({Action.BATTLE_MOVE_A: KAI}))[Action.BATTLE_MOVE_A]
    assert order.at_most is not None
    assert 2 <= order.at_most <= 6
    assert order.otherwise is not None


@pytest.mark.parametrize("event", [Effect.NEUTRAL_TWO_FARMERS, Effect.TAX_AT_MOST_5])
def test_sh6_7_no_condition_goes_below_fair_odds(event: Effect) -> None:
    """SH6.7b: two farmers count as long as that event may come; else so many are somebody's armies."""
    effects = [card.effect for card in content().events]
    events = effects.index(event), effects.index(Effect.CASTLE_DEFENDS)
    position = Position().province("Kai", BLUE, 5)
    target = ProvinceName("Suruga")
    for armies in (2, 3, 4):
        plan = Plan({Action.BATTLE_MOVE_A: KAI}, 0, {Action.BATTLE_MOVE_A: StandingOrder(target, armies)})
        seen = planning(position)
        seen = replace(seen, public=replace(seen.public, events=events))
        order = secured(Outlook(seen), plan).orders[Action.BATTLE_MOVE_A]
        defenders = order.at_most or 0
        fair = [
            (odds_if_defended(seen.public, BLUE, target, armies, count) or 0) >= LEAST_ODDS
            for count in (defenders, defenders + 1)
        ]
        assert fair == [True, False]


def test_sh6_5_a_weak_attack_gives_way_to_a_fair_one() -> None:
    """SH6.5: but it is made where nothing else is of use."""
    position = Position().province("Kai", BLUE, 3).province("Suruga", YELLOW, 9)
    plan = Plan({Action.BATTLE_MOVE_A: KAI}, 0, {Action.BATTLE_MOVE_A: StandingOrder(ProvinceName("Suruga"))})
    order = secured(Outlook(planning(position)), plan).orders[Action.BATTLE_MOVE_A]
    assert order.target in KAI_NEIGHBOURS
    assert "Suruga" not in [one.target for one in order.alternatives]
    for name in KAI_NEIGHBOURS:
        position.province(name, YELLOW, 9)
    order = secured(Outlook(planning(position)), plan).orders[Action.BATTLE_MOVE_A]
    assert (order.target, order.at_most, order.otherwise) == ("Suruga", 9, STAY)


@pytest.mark.parametrize(
    "others", [(), ("Aki", "Bingo", "Bizen", "Iwami", "Izumo", "Hoki", "Mimasaka")], ids=len
)
def test_sh6_5_no_hopeless_attack_is_suggested_where_something_else_can_be_done(
    others: tuple[str, ...],
) -> None:
    """Not even in the last round, where armies count for nothing more, nor where cards must lie (SH4.2)."""
    position = Position().province("Kai", BLUE, 3).provinces(BLUE, *others).chests(BLUE, 0).rice(BLUE, 30)
    for name in KAI_NEIGHBOURS:
        position.province(name, YELLOW, 9)
    state = position.province("Suruga", YELLOW, 3, CASTLE, TEMPLE).state
    last = replace(state, public=replace(state.public, year=2, season=Season.FALL, events=(0, 1)))
    observation = GAME.observe(last, BLUE)
    marches = advice.plan(Outlook(observation)).orders
    assert any(order.target in KAI_NEIGHBOURS for order in marches.values()), "it would be of some use"
    plan = suggested(observation)
    assert KAI not in [plan.provinces[action] for action in BATTLES if action in plan.provinces]
    assert problem(observation, plan) is None


def test_sh6_5_two_marches_do_not_have_one_target() -> None:
    """SH6.5: the second would find the first's armies there."""
    position = Position().province("Kai", BLUE, 6).province("Sagami", BLUE, 6).province("Suruga", YELLOW, 1)
    plan = Plan({Action.BATTLE_MOVE_A: KAI, Action.BATTLE_MOVE_B: ProvinceName("Sagami")})
    first, second = orders_of(position, plan).values()
    assert first.target != second.target


def test_sh6_5_one_army_that_cannot_march_has_an_order_too() -> None:
    """SH6.5: it needs 2 armies, and may have them by then."""
    position = Position().province("Kai", BLUE, 1).province("Sagami", BLUE, 2).province("Suruga", RED, 2)
    order = orders_of(position, Plan({Action.BATTLE_MOVE_B: KAI}))[Action.BATTLE_MOVE_B]
    assert (order.target, order.armies, order.otherwise) == ("Sagami", 1, STAY)


def test_sh6_5_the_suggested_order_is_carried_out() -> None:
    position = Position().province("Kai", BLUE, 6).province("Suruga", YELLOW, 1)
    plan = Plan(dict.fromkeys(MARCHES[1:2], KAI))
    play = carry_out(position.plan(BLUE, plan.provinces, orders_of(position, plan)))
    assert play.asked is None


def test_sh5_3_wishes_serve_the_plan() -> None:
    """SH5.4: who collects taxes and deploys nothing wants that chest rather than the six armies."""
    position = Position().province("Kai", BLUE, 2)
    done = prepared(Outlook(planning(position)), Plan({Action.COLLECT_TAXES: KAI}, 0))
    assert set(done.wishes) == set(Special)
    assert done.wishes.index(Special.TAX) < done.wishes.index(Special.DEPLOY_6)


@pytest.mark.parametrize("name", ["Kai", "Sagami"])
def test_more_defenders_come_from_the_supply_and_not_from_the_tower(name: str) -> None:
    """SH7.2: the cubes inside are found by subtraction; the odds are those of who really holds so many."""
    [row, *_] = [row for row in match(Options(), 4) if row.step.state.public.year == 2]
    public, target = row.step.state.public, ProvinceName(name)
    for owner in map(Seat, range(4)):
        for armies in (1, 9):
            then = odds.if_defended(public, target, owner, armies)
            assert inside(then).armies[owner] == inside(public).armies[owner]
            assert (then.provinces[target].owner, then.provinces[target].armies) == (owner, armies)
