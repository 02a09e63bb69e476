"""What the planning sheet computes: the dry run, what others lack, and filling what is empty (SH4 to SH8)."""

import pytest
from msgspec.structs import replace

from rules.core.chance import Chance
from rules.shogun.advice.filling import filled
from rules.shogun.advice.orders import suggested
from rules.shogun.commands import March, SubmitPlan
from rules.shogun.content import Action, Building, Effect, ProvinceName, content
from rules.shogun.events import ActionDropped, Reason
from rules.shogun.forecast import Lacking, Marching, Span, forecast, hunger, lacking
from rules.shogun.game import GAME
from rules.shogun.planning import Plans, laid_provinces, problem
from rules.shogun.prompts import AskMarch
from rules.shogun.rehearsal import Rehearsed, doomed, rehearse, unrest, without_hopeless_battles
from rules.shogun.state import Options, Phase, Plan, StandingOrder
from tests.rules.shogun.play import carry_out
from tests.rules.shogun.positions import BLUE, RED, Position
from tests.rules.shogun.test_forecast import CASTLE, PLAIN, RICE, TAX, A, B, card, owning, seen

KAI, SHINANO, MUSASHI, SURUGA = map(ProvinceName, ("Kai", "Shinano", "Musashi", "Suruga"))


def one(position: Position, plan: Plan, *events: int) -> Rehearsed:
    (only,) = rehearse(seen(position, *(events or PLAIN)), plan)
    return only


def test_sh3_5_known_actions_come_in_order_and_hidden_ones_after_them() -> None:
    position = owning().row(Action.DEPLOY_3, Action.COLLECT_TAXES)
    plan = Plan({Action.BUILD_CASTLE: KAI, Action.COLLECT_TAXES: SHINANO, Action.DEPLOY_3: MUSASHI}, 0)
    hidden = seen(position, *PLAIN)
    hidden = replace(
        hidden, public=replace(hidden.public, actions=(*position.state.public.actions[:2], None))
    )
    steps = rehearse(hidden, plan)
    assert [(step.slot, step.action) for step in steps] == [
        (1, Action.DEPLOY_3),
        (2, Action.COLLECT_TAXES),
        (None, Action.BUILD_CASTLE),
    ]
    assert steps[0].chests == Span(8, 8)


def test_sh6_0_what_cannot_be_done_says_why() -> None:
    poor = owning().chests(BLUE, 1).row(Action.BUILD_CASTLE)
    assert one(poor, Plan({Action.BUILD_CASTLE: KAI}, 0)).dropped is Reason.TOO_FEW_CHESTS
    built = owning().province("Kai", BLUE, 3, Building.CASTLE)
    assert one(built, Plan({Action.BUILD_CASTLE: KAI}, 0)).dropped is Reason.ALREADY_BUILT
    full = owning().province("Kai", BLUE, 3, Building.TEMPLE)
    assert one(full, Plan({Action.BUILD_CASTLE: KAI}, 0)).dropped is Reason.NO_BUILDING_SPACE
    assert forecast(seen(full, *PLAIN), Plan({Action.BUILD_CASTLE: KAI}, 0)).costs == Span(0, 0)
    few = one(owning().supply(BLUE, 4), Plan({Action.DEPLOY_5: KAI}, 0))
    assert (few.dropped, few.perhaps) == (Reason.SUPPLY_TOO_SMALL, True), "armies may come back in time"
    weak = owning().province("Kai", BLUE, 1)
    plan = Plan({Action.BATTLE_MOVE_A: KAI}, 0, {Action.BATTLE_MOVE_A: StandingOrder(SHINANO)})
    assert one(weak, plan).dropped is Reason.TOO_FEW_ARMIES


def test_sh6_0_what_would_be_dropped_is_told_while_planning_alone() -> None:
    observation = seen(owning().chests(BLUE, 1).row(Action.BUILD_CASTLE), *PLAIN)
    steps = rehearse(observation, Plan({Action.BUILD_CASTLE: KAI}, 0))
    assert doomed(observation.public, steps) == {Action.BUILD_CASTLE: steps[0]}
    assert doomed(replace(observation.public, phase=Phase.ACTIONS), steps) == {}


def test_sh6_0_whatever_the_sums_suppose_to_be_dropped_is_named() -> None:
    """SH6.3: fights may leave 8 armies too few for 5 and 3; both spans and reasons say so."""
    position = owning().supply(BLUE, 8).row(A, B, Action.DEPLOY_5, Action.DEPLOY_3)
    plan = Plan({Action.DEPLOY_5: KAI, Action.DEPLOY_3: SHINANO}, 0)
    first, second = rehearse(seen(position, *PLAIN), plan)
    assert forecast(seen(position, *PLAIN), plan).costs == Span(3, 5)
    assert (first.dropped, first.perhaps) == (None, False)
    assert (second.dropped, second.perhaps) == (Reason.SUPPLY_TOO_SMALL, True)
    early = owning().supply(BLUE, 7).row(Action.DEPLOY_5, Action.DEPLOY_3)
    _, second = rehearse(seen(early, *PLAIN), plan)
    assert (second.dropped, second.perhaps) == (Reason.SUPPLY_TOO_SMALL, False), "no fight comes before"


def test_sh6_2_sh6_7_spans_of_taxes_and_rice_are_those_of_the_forecast() -> None:
    events = card(Effect.TAX_AT_MOST_5), card(Effect.RICE_AT_LEAST_4)
    taxes = one(owning(), Plan({Action.COLLECT_TAXES: KAI}, 0), *events)
    assert taxes.gain == forecast(seen(owning(), *events), Plan({Action.COLLECT_TAXES: KAI}, 0)).taxes
    rice = content().provinces[KAI].rice
    assert one(owning(), Plan({Action.CONFISCATE_RICE: KAI}, 0), *events).gain == Span(
        min(rice, rice), max(rice, 4) + 1
    )


def test_sh6_2_only_a_marker_makes_taxes_and_rice_provoke_a_revolt() -> None:
    """SH7.6: put down by the armies that the plan's deployments and marches will have left there."""
    rice, taxes = Action.CONFISCATE_RICE, Action.COLLECT_TAXES
    position = (
        owning(3).province("Shinano", BLUE, 3, revolts=1).row(Action.DEPLOY_3, Action.DEPLOY_1_MOVE, taxes)
    )

    def odds(**more: ProvinceName) -> dict[Action, float]:
        laid = {rice: SURUGA, taxes: SHINANO, **{Action(name): at for name, at in more.items()}}
        march = {Action.DEPLOY_1_MOVE: StandingOrder(KAI)}
        observation, plan = seen(position, *PLAIN), Plan(laid, 0, march)
        return unrest(observation.public, BLUE, plan, rehearse(observation, plan))

    alone, stronger, weaker = odds(), odds(deploy_3=SHINANO), odds(deploy_1_move=SHINANO)
    assert set(alone) == {taxes}
    assert weaker[taxes] < alone[taxes] < stronger[taxes] < 1


def test_sh6_5_marches_take_armies_along_and_battles_have_odds() -> None:
    position = owning(3).province("Suruga", RED, 2)
    orders = {Action.BATTLE_MOVE_A: StandingOrder(KAI), Action.BATTLE_MOVE_B: StandingOrder(SURUGA)}
    plan = Plan({Action.BATTLE_MOVE_A: SHINANO, Action.BATTLE_MOVE_B: KAI}, 0, orders)
    position.row(Action.BATTLE_MOVE_A, Action.BATTLE_MOVE_B)
    first, second = rehearse(seen(position, *PLAIN), plan)
    assert first.march == Marching(KAI, 2)
    assert second.march == Marching(SURUGA, 4), "two armies came, and one stays"


def test_sh3_5_armies_that_march_to_a_deployment_may_be_there_before_it() -> None:
    """SH6.3, SH6.5: of open cards the order is known; of two hidden ones either may come first."""
    position = owning(2)
    plan = Plan({Action.DEPLOY_3: KAI, A: SHINANO}, 0, {A: StandingOrder(KAI)})

    def standing(*row: Action) -> Span:
        observation = seen(position.row(*row), *PLAIN)
        known = (*row, *(None,) * (10 - len(row)))
        observation = replace(observation, public=replace(observation.public, actions=known))
        [step] = [step for step in rehearse(observation, plan) if step.action is Action.DEPLOY_3]
        assert step.gain == Span(3, 3)
        return step.armies

    assert standing(A, Action.DEPLOY_3) == standing(A) == Span(5, 5)
    assert standing(Action.DEPLOY_3, A) == standing(Action.DEPLOY_3) == Span(3, 3)
    assert standing(B) == Span(3, 5), "both hidden"


def test_sh6_0_armies_whose_march_may_be_dropped_come_perhaps() -> None:
    """SH5.4, SH6.4: only with the chest of the special card is there one left for Deploy/Move 1 Army."""
    move = Action.DEPLOY_1_MOVE
    laid = {TAX: ProvinceName("Kozuke"), CASTLE: KAI, move: SHINANO, RICE: MUSASHI}
    plan = Plan(laid, 0, {move: StandingOrder(MUSASHI)})
    for chests, armies in (0, Span(3, 6)), (1, Span(6, 6)):
        position = owning(6).chests(BLUE, chests).row(TAX, CASTLE, move, RICE)
        *_, last = rehearse(seen(position, *PLAIN), plan)
        assert (last.action, last.armies) == (RICE, armies)


KOZUKE = ProvinceName("Kozuke")
STAY = StandingOrder(None)


@pytest.mark.parametrize(
    ("order", "perhaps"),
    [
        (StandingOrder(KOZUKE, at_most=9, otherwise=StandingOrder(KAI)), True),
        (StandingOrder(KOZUKE, at_most=1), True),
        (StandingOrder(KOZUKE, at_most=9, otherwise=STAY), True),
        (StandingOrder(KOZUKE, 2, otherwise=StandingOrder(KAI)), True),
        (StandingOrder(KOZUKE, otherwise=StandingOrder(KAI)), False),
        (None, True),
    ],
)
def test_sh6_5_a_battle_is_perhaps_dropped_if_an_earlier_march_may_join_it(
    order: StandingOrder | None, perhaps: bool
) -> None:
    """SH6.5: alternatives are tried in turn, and whoever has none left is asked."""
    position = owning(3).province("Kai", BLUE, 1).province("Kozuke", RED, 9).row(B, A)
    orders = {A: StandingOrder(SURUGA)} | ({B: order} if order else {})
    plan = Plan({B: MUSASHI, A: KAI}, 0, orders)
    step = rehearse(seen(position, *PLAIN), plan)[-1]
    assert (step.action, step.dropped, step.perhaps) == (A, Reason.TOO_FEW_ARMIES, perhaps)
    later = rehearse(seen(position.row(A, B), *PLAIN), plan)[0]
    assert (later.dropped, later.perhaps) == (Reason.TOO_FEW_ARMIES, False), "nobody comes before it"
    mouths = forecast(seen(position.row(B, A), *PLAIN), without_hopeless_battles(plan, {A: step})).mouths
    assert mouths.most == 3 + 1 + perhaps


@pytest.mark.parametrize(
    ("order", "march"),
    [
        (StandingOrder(KOZUKE, at_most=8, otherwise=StandingOrder(KAI)), Marching(KAI, 2)),
        (StandingOrder(KOZUKE, at_most=9, otherwise=StandingOrder(KAI)), Marching(KOZUKE, 2, at_most=9)),
        (StandingOrder(KOZUKE, 5, otherwise=StandingOrder(KAI, 1)), Marching(KAI, 1)),
        (StandingOrder(KOZUKE, at_most=8, otherwise=STAY), Marching(KAI, 1)),
        (StandingOrder(KOZUKE, at_most=8), None),
        (StandingOrder(KOZUKE, 5), None),
    ],
)
def test_sh6_5_the_dry_run_follows_the_first_alternative_that_applies(
    order: StandingOrder, march: Marching | None
) -> None:
    position = owning(3).province("Kai", BLUE, 1).province("Kozuke", RED, 9).row(B)
    assert one(position, Plan({B: MUSASHI}, 0, {B: order})).march == march


@pytest.mark.parametrize("seed", range(150))
def test_sh6_5_what_is_surely_dropped_is_dropped_if_nobody_interferes(seed: int) -> None:
    """SH6.0: plans with conditions and alternatives, carried out while all others do nothing."""
    chance = Chance(seed.to_bytes(32, "big"), 0)
    position = Position().row(*chance.shuffled(list(Action)))
    for name in chance.shuffled(list(position.state.public.provinces))[:18]:
        position.province(name, chance.pick((BLUE, BLUE, RED)), chance.pick((1, 1, 2, 3)))
    position.event(chance.pick((Effect.CASTLE_DEFENDS, Effect.TEMPLE_UNTOUCHABLE)))
    plan = replace(Plans(GAME.observe(position.state, BLUE)).sample(chance).plan, bid=None)
    effect = position.state.public.event
    assert effect is not None
    steps = rehearse(seen(position, effect, *PLAIN), plan)
    sure = {step.action for step in steps if step.dropped and not step.perhaps}
    play = carry_out(position.plan(BLUE, plan.provinces, plan.orders), chance)
    while isinstance(play.asked, AskMarch):
        target, armies = chance.pick(play.asked.targets), 1 + chance.below(play.asked.most)
        play.give(BLUE, March(target, armies), chance)
    assert sure <= {event.action for event in play.all(ActionDropped)}


def test_sh6_4_sh6_5_one_army_may_march_also_one_that_has_just_come() -> None:
    order = {Action.DEPLOY_1_MOVE: StandingOrder(SHINANO)}
    position = owning().province("Kai", BLUE, 1)
    assert one(position, Plan({Action.DEPLOY_1_MOVE: KAI}, 0, order)).march == Marching(SHINANO, 1)
    battle = {Action.BATTLE_MOVE_A: StandingOrder(SHINANO)}
    position.province("Kai", BLUE, 2)
    assert one(position, Plan({Action.BATTLE_MOVE_A: KAI}, 0, battle)).march == Marching(SHINANO, 1)


def test_sh6_3_who_is_not_in_supply_does_not_march() -> None:
    order = {Action.DEPLOY_1_MOVE: StandingOrder(SHINANO)}
    exhausted = owning().province("Kai", BLUE, 1).supply(BLUE, 0)
    assert one(exhausted, Plan({Action.DEPLOY_1_MOVE: KAI}, 0, order)).march is None


def test_sh8_2_what_a_seat_is_short_of_now() -> None:
    events = card(Effect.CASTLE_DEFENDS), card(Effect.TEMPLE_UNTOUCHABLE)
    losses = [content().events[event].winter_rice_loss for event in events]
    hungry = seen(owning(7).rice(BLUE, 5), *events).public
    assert hunger(hungry, BLUE) == Span(7 - 5 + min(losses), 7 - 5 + max(losses))
    assert hunger(hungry, RED) == Span(0, 0), "who owns nothing needs nothing"


def test_sh8_3_the_buildings_that_a_majority_still_needs() -> None:
    position = Position().province("Kai", BLUE, 1).province("Suruga", RED, 1, Building.CASTLE)
    region = position.state.public.board.region_of[KAI]
    assert region == position.state.public.board.region_of[SURUGA]
    public = position.state.public
    assert Lacking(region, Building.TEMPLE, 1) in lacking(public, BLUE)
    assert all(found.building is not Building.CASTLE for found in lacking(public, BLUE)), "no room for two"
    assert Lacking(region, Building.CASTLE, 2) not in lacking(public, RED), "it has this majority"


@pytest.mark.parametrize("owned", range(2, 9))
def test_sh4_3_filling_a_plan_without_a_bid_makes_it_one_that_may_be_laid(owned: int) -> None:
    """SH4.2: also where just as many cards lie as have to."""
    poor = seen(owning(owned).chests(BLUE, 0), *PLAIN)
    whole = filled(poor, Plan({Action.CONFISCATE_RICE: KAI}))
    assert problem(poor, whole) is None
    assert whole.bid == 0


def test_sh4_2_filling_leaves_what_lies_and_gives_a_legal_plan() -> None:
    state = GAME.setup(Options(), 5, Chance(bytes(32), 0)).state
    for seat, _ in GAME.prompts(state).items():
        there = GAME.observe(state, seat)
        assert filled(there, Plan(bid=0)) == suggested(there)
        random = GAME.legal(state, seat).sample(Chance(bytes(32), int(seat)))
        assert isinstance(random, SubmitPlan)
        begun = Plan(dict(list(random.plan.provinces.items())[:2]), 3)
        whole = filled(there, begun)
        assert problem(there, whole) is None
        assert begun.provinces.items() <= whole.provinces.items()
        assert whole.bid == 3
        assert len(set(laid_provinces(whole))) == len(laid_provinces(whole))
