"""What a plan may bring (SH4 to SH8): each number that can come true, and no other."""

import pytest
from msgspec.structs import replace

from rules.core.chance import Chance
from rules.shogun.commands import SubmitPlan
from rules.shogun.content import Action, Building, Effect, ProvinceName, content
from rules.shogun.forecast import (
    Marching,
    Span,
    forbidding,
    forecast,
    is_mean,
    odds_if_defended,
    odds_of_march,
    reinforced,
)
from rules.shogun.game import GAME
from rules.shogun.state import Bid, Observation, Options, Phase, Plan, StandingOrder
from tests.rules.shogun.positions import BLUE, RED, Position

A, B = Action.BATTLE_MOVE_A, Action.BATTLE_MOVE_B
NAMES = "Kai", "Shinano", "Musashi", "Suruga", "Sagami", "Kozuke", "Echigo"
TAX, RICE, CASTLE, DEPLOY = (
    Action.COLLECT_TAXES,
    Action.CONFISCATE_RICE,
    Action.BUILD_CASTLE,
    Action.DEPLOY_5,
)


def seen(position: Position, *events: int) -> Observation:
    """What the first player sees while planning, with these event cards open."""
    found = GAME.observe(position.state, BLUE)
    return replace(found, public=replace(found.public, events=events))


def plan(*actions: Action, bid: Bid = 0) -> Plan:
    return Plan({action: ProvinceName(name) for action, name in zip(actions, NAMES, strict=False)}, bid)


def card(effect: Effect) -> int:
    return next(index for index, event in enumerate(content().events) if event.effect is effect)


PLAIN = card(Effect.CASTLE_DEFENDS), card(Effect.TEMPLE_UNTOUCHABLE)
"""Events that change no yield; winter takes 2 or 3 rice."""


def owning(count: int = 7) -> Position:
    return Position().provinces(BLUE, *NAMES[:count], armies=3)


def test_sh5_1_a_bid_takes_no_more_chests_than_there_are() -> None:
    position = owning().chests(BLUE, 3)
    assert forecast(seen(position, *PLAIN), plan(bid=4)).chests == Span(0, 0)
    assert forecast(seen(position, *PLAIN), plan(bid=2)).chests == Span(1, 1)
    assert forecast(seen(position, *PLAIN), plan(bid=ProvinceName("Kai"))).chests == Span(3, 3)


def test_sh6_2_taxes_by_event_and_special_card() -> None:
    """SH6.2, SH6.6: the event first, then the special card."""
    printed = content().provinces[ProvinceName("Kai")].chests
    assert forecast(seen(owning(), *PLAIN), plan(TAX)).taxes == Span(printed, printed + 1)
    few = seen(owning(), card(Effect.TAX_AT_MOST_5), PLAIN[0])
    assert forecast(few, plan(TAX)).taxes == Span(min(printed, 5), printed + 1)
    many = seen(owning(), card(Effect.TAX_AT_LEAST_6), PLAIN[0])
    assert forecast(many, plan(TAX)).taxes == Span(printed, max(printed, 6) + 1)


def test_sh3_5_an_action_before_the_taxes_cannot_be_paid_with_them() -> None:
    """SH3.5, SH6.0: actions come in the order of the row."""
    poor = owning().chests(BLUE, 1).row(CASTLE, TAX, DEPLOY)
    found = forecast(seen(poor, *PLAIN), plan(TAX, CASTLE, DEPLOY))
    assert found.unpaid == {CASTLE}
    assert found.risky == frozenset()
    taxes = found.taxes
    assert found.chests == Span(1 + taxes.least - 3, 1 + taxes.most - 3)


def test_sh3_5_a_hidden_action_may_come_before_the_taxes() -> None:
    poor = owning().chests(BLUE, 1).row(TAX, Action.BATTLE_MOVE_A, RICE, DEPLOY, Action.DEPLOY_3)
    assert not forecast(seen(poor, *PLAIN), plan(TAX, CASTLE)).risky
    both_hidden = owning().chests(BLUE, 1).row(*(action for action in Action if action not in (TAX, CASTLE)))
    found = forecast(seen(both_hidden, *PLAIN), plan(TAX, CASTLE))
    assert found.risky == {CASTLE}
    assert found.unpaid == frozenset()


def test_sh6_1_a_building_that_cannot_be_built_costs_nothing() -> None:
    position = owning().province("Kai", BLUE, 3, Building.CASTLE)
    found = forecast(seen(position, *PLAIN), plan(CASTLE))
    assert found.chests == Span(10, 10)
    assert found.costs == Span(0, 0)
    assert not found.unpaid


def test_sh6_3_armies_missing_in_the_supply_may_come_back_from_battles() -> None:
    """SH6.3, SH7.4: then the chests are spent, otherwise not."""
    position = owning().supply(BLUE, 2)
    assert forecast(seen(position, *PLAIN), plan(DEPLOY)).chests == Span(7, 10)
    assert forecast(seen(position, *PLAIN), plan(DEPLOY)).costs == Span(0, 3)
    assert forecast(seen(owning(), *PLAIN), plan(DEPLOY)).chests == Span(7, 7)


FIVE, THREE, ONE = Action.DEPLOY_5, Action.DEPLOY_3, Action.DEPLOY_1_MOVE
NO_BATTLES = FIVE, TAX, CASTLE, THREE, ONE
QUIET = card(Effect.TAX_AT_MOST_5), card(Effect.RICE_AT_MOST_3)
"""Events under which no castle takes an army from a supply."""


def test_sh6_3_what_cannot_be_paid_takes_no_army_from_the_supply() -> None:
    """SH6.0: an unpaid castle and unpaid armies leave three armies for the action after them."""
    position = owning().chests(BLUE, 2).supply(BLUE, 3)
    for unpaid in (DEPLOY, Action.BUILD_TEMPLE):
        row = (unpaid, Action.DEPLOY_3)
        found = forecast(seen(position.row(*row), *PLAIN), plan(*row))
        assert found.costs == Span(2, 2), "of the second"


def test_sh6_3_before_any_fight_the_supply_is_as_it_is() -> None:
    """SH6.0, SH6.3: open deployments before all battles are carried out as long as armies are left."""
    found = forecast(seen(owning().supply(BLUE, 10).row(*NO_BATTLES), *QUIET), plan(FIVE, THREE, ONE))
    assert found.chests == Span(10 - 6, 10 - 6)
    few = seen(owning().supply(BLUE, 7).row(*NO_BATTLES), *QUIET)
    assert forecast(few, plan(FIVE, THREE, ONE)).chests == Span(10 - 4, 10 - 4), "no 3 are left after 5 or 6"


def test_sh6_3_with_6_armies_instead_of_5_fewer_are_left() -> None:
    """SH5.4, SH6.3: after 6 of 8 armies, 3 are missing."""
    found = seen(owning().supply(BLUE, 8).row(*NO_BATTLES), *QUIET)
    assert forecast(found, plan(FIVE, THREE)).chests == Span(10 - 5, 10 - 3)


@pytest.mark.parametrize(("supply", "least_spent"), [(5, 0), (6, 0), (7, 3), (11, 3)])
def test_sh7_1_cards_take_few_armies_before_a_deployment(supply: int, least_spent: int) -> None:
    """SH5.4, SH7.1: the attack or the defence card takes one in each battle that may come before."""
    position = owning().supply(BLUE, supply).row(B, A, FIVE, TAX, RICE)
    assert forecast(seen(position, *QUIET), plan(FIVE)).chests == Span(10 - 3, 10 - least_spent)


def test_sh6_1_armies_that_came_back_do_not_stop_what_needs_none() -> None:
    """SH6.0, SH7.4: after a deployment from what a battle brought back, a castle is built as well."""
    position = owning().supply(BLUE, 2).row(A, THREE, CASTLE)
    found = forecast(seen(position, *QUIET), plan(THREE, CASTLE))
    assert found.costs == Span(3, 5)


def test_sh6_2_a_revolt_before_a_deployment_may_bring_armies_back() -> None:
    """SH6.2, SH7.6: no battle comes before, but taxes where a marker lies."""
    position = owning().supply(BLUE, 4).province("Kai", BLUE, 3, revolts=1).row(TAX, FIVE)
    found = forecast(seen(position, *PLAIN), plan(TAX, FIVE))
    assert found.costs == Span(0, 3)
    quiet = owning().supply(BLUE, 4).row(TAX, FIVE)
    assert forecast(seen(quiet, *PLAIN), plan(TAX, FIVE)).costs == Span(0, 0)


def test_sh8_1_no_event_is_drawn_and_left_for_winter_at_once() -> None:
    """SH6.7, SH8.1: of two open cards, one changes the yield, and the other takes rice."""
    name = ProvinceName("Kai")
    printed = content().provinces[name].rice
    least, other = card(Effect.RICE_AT_LEAST_4), PLAIN[0]
    found = forecast(seen(owning().rice(BLUE, 3), least, other), plan(RICE))
    losses = {index: content().events[index].winter_rice_loss for index in (least, other)}
    after_least = 3 + max(printed, 4) - losses[other]
    after_other = 3 + printed - losses[least]
    assert found.short == Span(7 - max(after_least, after_other) - 1, 7 - min(after_least, after_other))
    low, high = sorted((after_least, after_other))
    assert found.winter_rice == Span(low, high + 1), "the special card of one more rice may come"


def test_sh8_1_the_card_that_raises_the_yield_cannot_be_the_mild_winter_as_well() -> None:
    """SH6.7, SH8.1: drawn for the round, it is not left for winter: the other card is, and takes more."""
    name = next(ProvinceName(name) for name in NAMES if content().provinces[ProvinceName(name)].rice < 4)
    printed, raising = content().provinces[name].rice, card(Effect.RICE_AT_LEAST_4)
    losses = [event.winter_rice_loss for event in content().events]
    harsh = losses.index(max(losses))
    found = forecast(seen(owning().rice(BLUE, 3), raising, harsh), Plan({RICE: name}, 0))
    bonus = 1
    most = max(3 + 4 + bonus - losses[harsh], 3 + printed + bonus - losses[raising])
    assert most < 3 + 4 + bonus - losses[raising]
    assert found.short.least == 7 - max(0, most)


@pytest.mark.parametrize(
    ("rice", "short", "revolts"), [(9, 0, 0), (8, 0, 0), (7, 1, 1), (4, 4, 2), (0, 5, 2)]
)
def test_sh8_2_hunger_and_its_revolts(rice: int, short: int, revolts: int) -> None:
    """SH8.1, SH8.2: winter takes the least first; nobody has less than no rice."""
    events = tuple(index for index, event in enumerate(content().events) if event.winter_rice_loss == 3)[:2]
    found = forecast(seen(owning(5).rice(BLUE, rice), *events), plan())
    left = max(0, rice - 3)
    assert found.winter_rice == Span(left, left)
    assert found.mouths == Span(5, 5)
    assert found.short == Span(short, short)
    assert found.revolts == Span(revolts, revolts)


@pytest.mark.parametrize(
    ("targets", "won"),
    [
        ({A: "Mikawa", B: "Izu"}, 2),
        ({A: "Mikawa", B: "Suruga"}, 1),
        ({A: "Kai", B: "Suruga"}, 0),
        ({A: "Mikawa", B: None}, 2),
        ({A: None}, 1),
        ({}, 0),
    ],
)
def test_sh8_2_planned_conquests_eat_too(targets: dict[Action, str | None], won: int) -> None:
    """SH6.5, SH8.2: each province that a battle may win eats a rice; without a target it may be any."""
    events = tuple(index for index, event in enumerate(content().events) if event.winter_rice_loss == 3)[:2]
    sources = {A: ProvinceName("Totomi"), B: ProvinceName("Suruga")}
    position = Position().provinces(BLUE, "Kai", "Totomi", "Suruga", armies=4).rice(BLUE, 6)
    orders = {
        action: StandingOrder(ProvinceName(target), otherwise=StandingOrder(None))
        for action, target in targets.items()
        if target
    }
    found = forecast(seen(position, *events), Plan({at: sources[at] for at in targets}, 0, orders))
    assert found.mouths == Span(3, 3 + won)
    assert found.short == Span(0, won)
    row = content().shortage(won)
    assert found.revolts == Span(0, row.revolts if row else 0)


def test_sh8_2_two_battles_for_one_province_win_one() -> None:
    """SH6.5: whoever comes second joins the armies there."""
    position = Position().provinces(BLUE, "Suruga", "Totomi", armies=4)
    orders = {action: StandingOrder(ProvinceName("Kai")) for action in (A, B)}
    both = Plan({A: ProvinceName("Suruga"), B: ProvinceName("Totomi")}, 0, orders)
    assert forecast(seen(position, *PLAIN), both).mouths == Span(2, 3)


def test_sh6_5_who_only_holds_back_wins_a_province_only_without_a_home_near() -> None:
    """SH6.5: one army must march; it goes to an own province where there is one."""
    for homes, won in ((("Kai", "Suruga"), 0), (("Kai",), 1)):
        position = Position().provinces(BLUE, *homes, armies=4)
        plan = Plan({A: ProvinceName("Kai")}, 0, {A: StandingOrder(None)})
        assert forecast(seen(position, *PLAIN), plan).mouths == Span(len(homes), len(homes) + won)


def test_sh7_nobody_fights_for_an_own_province() -> None:
    position = owning(2).province("Musashi", RED, 2)
    public = position.state.public
    assert odds_of_march(public, BLUE, ProvinceName("Shinano"), 2) is None
    weak, strong = (odds_of_march(public, BLUE, ProvinceName("Musashi"), armies) for armies in (1, 9))
    assert weak is not None
    assert strong is not None
    assert weak < 0.5 < strong


def test_an_advised_plan_is_foretold_at_every_table() -> None:
    for seats in (3, 4, 5):
        state = GAME.setup(Options(), seats, Chance(bytes(32), 0)).state
        observation = GAME.observe(state, BLUE)
        advised = GAME.advise(observation)
        assert isinstance(advised, SubmitPlan)
        found = forecast(observation, advised.plan)
        assert found.chests.least <= found.chests.most
        assert not found.unpaid


def test_sh6_7_events_that_forbid_an_attack_are_counted_until_one_is_drawn() -> None:
    """SH6.7: two cards protect temples; after the drawing, targets are what is allowed."""
    position = owning(3).province("Suruga", RED, 2, Building.TEMPLE).province("Sagami", RED, 2)
    both = [at for at, event in enumerate(content().events) if event.effect is Effect.TEMPLE_UNTOUCHABLE]
    public = seen(position, PLAIN[0], *both).public
    assert forbidding(public, ProvinceName("Suruga")) == len(both) == 2
    assert forbidding(public, ProvinceName("Sagami")) == 0, "no temple is there"
    assert forbidding(replace(public, phase=Phase.ACTIONS), ProvinceName("Suruga")) == 0
    assert forbidding(seen(position, PLAIN[0]).public, ProvinceName("Suruga")) == 0


def test_sh6_7_odds_while_planning_are_the_mean_over_the_events_that_may_come() -> None:
    """SH3.3, SH6.7b: each open event is as likely; once one is drawn, only that one counts."""
    target, farmers = ProvinceName("Musashi"), card(Effect.NEUTRAL_TWO_FARMERS)
    public = seen(owning(2), farmers, *QUIET, PLAIN[0]).public
    drawn = [replace(public, phase=Phase.ACTIONS, event=event) for event in public.events]
    chances = [odds_of_march(then, BLUE, target, 2) or 0 for then in drawn]
    assert chances[0] < chances[1] == chances[2] == chances[3]
    assert odds_of_march(public, BLUE, target, 2) == pytest.approx(sum(chances) / 4)
    assert is_mean(public, Marching(target, 2))
    assert not any(is_mean(then, Marching(target, 2)) for then in drawn)
    assert reinforced(public, BLUE, Marching(target, 2)) == (1, chances[0])
    assert [odds_if_defended(public, BLUE, target, 2, count) for count in (1, 2)] == [chances[1], chances[0]]
    assert reinforced(drawn[0], BLUE, Marching(target, 2)) is None
    assert reinforced(seen(owning(2), *PLAIN).public, BLUE, Marching(target, 2)) is None


def test_sh6_5_odds_leave_out_events_in_which_the_condition_of_an_order_forbids_the_attack() -> None:
    """SH6.7b: with two farmers an order for at most one is not carried out, one for two is."""
    target, farmers = ProvinceName("Musashi"), card(Effect.NEUTRAL_TWO_FARMERS)
    public = seen(owning(2), farmers, *QUIET, PLAIN[0]).public
    quiet = odds_of_march(replace(public, phase=Phase.ACTIONS, event=public.events[1]), BLUE, target, 2)
    assert odds_of_march(public, BLUE, target, 2, at_most=1) == quiet
    assert odds_of_march(public, BLUE, target, 2, at_most=2) == odds_of_march(public, BLUE, target, 2)
    assert not is_mean(public, Marching(target, 2, at_most=1)), "the others change no defence"
    assert reinforced(public, BLUE, Marching(target, 2, at_most=1)) == (1, None)
    certain = seen(owning(2), farmers).public
    assert odds_of_march(certain, BLUE, target, 2, at_most=1) == odds_of_march(certain, BLUE, target, 2)


def test_sh6_7_odds_count_castles_and_leave_out_events_that_forbid_the_attack() -> None:
    """SH6.7c, SH6.7d: the attack is made, or it is not; the odds are those if it is."""
    target = ProvinceName("Musashi")
    position = owning(2).province("Musashi", RED, 2, Building.CASTLE, Building.TEMPLE)
    public = seen(position, *PLAIN, QUIET[0]).public
    castle, _, plain = (
        odds_of_march(replace(public, phase=Phase.ACTIONS, event=event), BLUE, target, 3) or 0
        for event in public.events
    )
    assert castle < plain
    assert odds_of_march(public, BLUE, target, 3) == pytest.approx((castle + plain) / 2)
