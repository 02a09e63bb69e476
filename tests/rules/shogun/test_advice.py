"""Advice in simple positions; how good it is on the whole, tests/ai measures."""

import gc
import weakref

import pytest
from msgspec.structs import replace

from rules.core.model import Seat
from rules.shogun.advice import advise, marching, odds, threats
from rules.shogun.advice.heaps import more
from rules.shogun.advice.outlook import Outlook
from rules.shogun.advice.weights import REFERENCE, learned
from rules.shogun.advice.wishes import RECRUITS, Wish, wishes
from rules.shogun.commands import (
    OrderRevolts,
    PlaceGroup,
    SubmitPlan,
    TakeOpenCard,
    TakeSpecial,
    TakeUnseenCard,
)
from rules.shogun.content import Action, Building, Effect, ProvinceName, Season, Special
from rules.shogun.events import Deployed
from rules.shogun.game import GAME
from rules.shogun.prompts import AskSpecial
from rules.shogun.state import Phase, Plan, Province, State
from tests.rules.shogun.luck import Luck
from tests.rules.shogun.matches import MOON_DRAFT
from tests.rules.shogun.play import Play, blue_plans, carry_out, come_winter, revolts_question
from tests.rules.shogun.positions import BLUE, CASTLE, RED, TEMPLE, YELLOW, Position

# ---- the draft (SH2.3) -----------------------------------------------------------------------------------


def drafting(*cards: str, near: tuple[int, ...] = ()) -> State:
    """Blue chooses between cards; neighbours of the last one belong to these seats."""
    state = GAME.setup(MOON_DRAFT, 3, Luck()).state
    provinces, neighbours = (
        dict(state.public.provinces),
        state.public.board.neighbours[ProvinceName(cards[-1])],
    )
    for seat, name in zip(near, neighbours, strict=False):
        provinces[name] = Province(seat, 2)  # type: ignore[arg-type]
    asking = replace(state.public.asking, cards=tuple(map(ProvinceName, cards)))  # type: ignore[type-var]
    return replace(state, public=replace(state.public, provinces=provinces, asking=asking))


@pytest.mark.parametrize(
    ("cards", "better"),
    [
        (("Bizen", "Tajima"), "Tajima"),  # two rice more
        (("Bizen", "Settsu"), "Settsu"),  # three chests and a rice more
        (("Echizen", "Kaga"), "Kaga"),  # room for one building more
    ],
)
def test_sh2_3_of_two_cards_the_richer_one_is_taken(cards: tuple[str, str], better: str) -> None:
    for order in (cards, cards[::-1]):
        command = GAME.default(drafting(*order), BLUE)
        assert isinstance(command, TakeOpenCard)
        assert command.province == better


def test_sh2_3_a_province_next_to_ones_own_is_worth_more() -> None:
    """Even if it yields a little less."""
    alone, joined = (GAME.default(drafting("Kaga", "Echizen", near=near), BLUE) for near in ((), (BLUE,) * 3))
    assert isinstance(alone, TakeOpenCard)
    assert isinstance(joined, TakeOpenCard)
    assert (alone.province, joined.province) == ("Kaga", "Echizen")


@pytest.mark.parametrize(
    ("near", "size"), [((), 3), ((BLUE, BLUE), 3), ((YELLOW,), 3), ((YELLOW, RED), 5), ((RED, RED, RED), 5)]
)
def test_sh2_3_the_largest_group_goes_where_there_are_two_rivals(near: tuple[int, ...], size: int) -> None:
    """Elsewhere one of a middle size."""
    command = GAME.default(drafting("Echizen", near=near), BLUE)
    assert command == TakeOpenCard(ProvinceName("Echizen"), size)


def test_sh2_3_a_group_for_an_unseen_province_is_found_alike() -> None:
    play = Play(drafting("Echizen")).give(BLUE, TakeUnseenCard())
    assert GAME.default(play.state, BLUE) == PlaceGroup(3)


# ---- plans (SH4) -----------------------------------------------------------------------------------------


def planned(*row: Action, chests: int) -> Plan:
    """Blue's plan for four provinces, with the action row beginning like this."""
    position = Position(3).provinces(BLUE, "Kai", "Aki", "Omi", "Izu", armies=3).chests(BLUE, chests)
    command = advise(GAME.observe(position.row(*row).state, BLUE), REFERENCE)
    assert isinstance(command, SubmitPlan)
    return command.plan


def test_sh3_5_what_the_taxes_bring_is_spent_after_them() -> None:
    """Only if their card is open, and only by actions that come later."""
    buying = (Action.BUILD_CASTLE, Action.BUILD_TEMPLE, Action.DEPLOY_5, Action.DEPLOY_3)
    assert set(planned(Action.COLLECT_TAXES, *buying, chests=0).provinces) & set(buying)
    assert not set(planned(*buying, Action.COLLECT_TAXES, chests=0).provinces) & set(buying)
    assert not set(planned(*buying, Action.BUILD_THEATER, chests=0).provinces) & set(buying)


def test_sh6_7_a_castle_that_defends_makes_a_conquest_less_likely() -> None:
    """By as much as one army more."""

    def chance(*buildings: Building, armies: int = 2, effect: Effect = Effect.CASTLE_DEFENDS) -> float:
        position = Position(3).province("Kai", BLUE, 6).province("Musashi", YELLOW, armies, *buildings)
        outlook = Outlook(GAME.observe(position.event(effect).state, BLUE))
        return odds.of_battle(outlook, ProvinceName("Musashi"))[5]

    assert chance(CASTLE) == chance(armies=3) < chance()
    assert chance(armies=1) > 0.9  # five against one, and nobody in the tower
    assert chance(CASTLE, effect=Effect.THEATER_CALMS) == chance(effect=Effect.THEATER_CALMS)


def test_sh7_1_each_cube_in_the_tray_is_counted_once() -> None:
    """With the attackers, with the defenders, or with the others whose cubes are thrown, too."""
    outlook = outlook_of(Position(3).tray(farmers=4).province("Kai", BLUE, 6))
    field, target = outlook.field, ProvinceName("Suruga")
    mine, theirs = field.lying(BLUE), field.lying(None)
    assert theirs.thrown == 4
    others = field.tray - mine.thrown - theirs.thrown
    thrown, against = 5 + mine.thrown, theirs.thrown + 1
    assert odds.of_battle(outlook, target)[5] == more(thrown, mine.inside, against, theirs.inside, others)


def test_sh7_1_special_cards_add_an_army_from_the_supply_to_the_odds() -> None:
    """As far as there is one left; both to who has the card of the defence and a castle (SH6.7)."""

    def position() -> Position:
        return Position(3).province("Kai", BLUE, 6).province("Musashi", YELLOW, 3, CASTLE)

    def chance(position: Position, armies: int) -> float:
        state = position.state
        state = replace(state, public=replace(state.public, phase=Phase.ACTIONS, slot=1))
        return odds.of_battle(Outlook(GAME.observe(state, BLUE)), ProvinceName("Musashi"))[armies]

    assert chance(position().special(BLUE, Special.ATTACK), 4) == chance(position(), 5)
    defended, castle = position().special(YELLOW, Special.DEFENCE), Effect.CASTLE_DEFENDS
    assert chance(defended, 5) == chance(position().event(castle), 5) < chance(position(), 5)
    assert chance(defended.event(castle), 5) < chance(position().event(castle), 5)
    assert chance(position().special(BLUE, Special.DEFENCE), 5) == chance(position(), 5)
    spent = position().supply(BLUE, 0)
    assert chance(spent.special(BLUE, Special.ATTACK), 4) == chance(position().supply(BLUE, 0), 4)
    nobody = position().supply(YELLOW, 0).event(castle)
    assert chance(nobody, 5) == chance(position().supply(YELLOW, 0), 5)


# ---- special cards (SH5.4) -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("action", "special"),
    [
        (Action.BATTLE_MOVE_A, Special.ATTACK),
        (Action.COLLECT_TAXES, Special.TAX),
        (Action.CONFISCATE_RICE, Special.RICE),
        (Action.DEPLOY_5, Special.DEPLOY_6),
    ],
)
def test_sh5_4_the_special_card_is_taken_that_serves_the_plan(action: Action, special: Special) -> None:
    state = choosing({action: ProvinceName("Kai")})
    command = GAME.default(state, BLUE)
    assert isinstance(command, TakeSpecial)
    assert state.public.specials[command.position - 1] is special


def test_sh5_3_without_any_use_for_a_card_the_first_place_is_taken() -> None:
    assert GAME.default(choosing({Action.BUILD_THEATER: ProvinceName("Kai")}), BLUE) == TakeSpecial(1)


def test_sh5_4_more_rice_is_not_taken_by_who_has_enough() -> None:
    state = choosing({Action.CONFISCATE_RICE: ProvinceName("Kai")}, rice=30)
    assert GAME.default(state, BLUE) == TakeSpecial(1)


def choosing(planned: dict[Action, ProvinceName], rice: int = 0) -> State:
    """Blue has bid most, planned one action in Kai, and is the first to choose a special card."""
    play = Play(Position(3).province("Kai", BLUE, 2).chests(BLUE, 10).rice(BLUE, rice).state)
    play.give(BLUE, SubmitPlan(Plan(planned, 4)))
    for seat in (YELLOW, RED):
        play.give(seat, SubmitPlan(Plan({}, 0)))
    assert isinstance(play.asked, AskSpecial)
    assert play.asked.seat == BLUE
    return play.state


# ---- winter (SH8.2) --------------------------------------------------------------------------------------


def test_sh8_2_the_strongest_province_revolts_first() -> None:
    """Armies less the markers that lie there: its throw may help the weaker ones."""
    position = Position().winter().province("Kai", BLUE, 2).province("Aki", BLUE, 5, revolts=4)
    play = come_winter(position.province("Omi", BLUE, 3))
    asked = revolts_question(play)
    strength = {"Kai": 2, "Aki": 1, "Omi": 3}
    expected = tuple(sorted(asked.provinces, key=strength.__getitem__, reverse=True))
    assert len(expected) > 1
    assert GAME.default(play.state, BLUE) == OrderRevolts(expected)


# ---- what the wishes of a plan are worth -----------------------------------------------------------------


def outlook_of(position: Position, **changes: object) -> Outlook:
    """Weighed as by the reference, whose figures are printed in these tests."""
    state = position.state
    return Outlook(GAME.observe(replace(state, public=replace(state.public, **changes)), BLUE), REFERENCE)


def wish(outlook: Outlook, action: Action, name: str) -> Wish:
    """The first one for an action in a province."""
    return next(one for one in wishes(outlook) if (one.action, one.province) == (action, name))


@pytest.mark.parametrize(
    ("others", "points"),
    [
        ({}, 1 + 3),
        ({"Suruga": YELLOW}, 1 + 2),
        ({"Suruga": YELLOW, "Musashi": YELLOW}, 1),
        ({"Suruga": YELLOW, "Musashi": RED}, 1 + 2),
        ({"Suruga": BLUE}, 1),
    ],
)
def test_sh8_3_a_castle_is_worth_its_point_and_the_majority_in_two_winters(
    others: dict[str, Seat], points: int
) -> None:
    """Three points for the majority in a region, two if it is shared; three chests are worth 1.5."""
    position = Position(3).province("Kai", BLUE, 2)
    for name, seat in others.items():
        position.province(name, seat, 1, CASTLE)
    assert wish(outlook_of(position), Action.BUILD_CASTLE, "Kai").gain == pytest.approx(2 * points - 1.5)


@pytest.mark.parametrize("action", list(RECRUITS))
def test_sh6_3_as_many_recruits_are_reckoned_with_as_come(action: Action) -> None:
    play = carry_out(blue_plans(Position(3).province("Kai", BLUE, 2), action, "Kai"))
    assert play.the(Deployed).armies == RECRUITS[action]


def test_sh6_3_recruits_make_the_next_attack_stronger() -> None:
    """Beyond what five armies are worth as such, less three chests."""
    outlook = outlook_of(Position(3).province("Kai", BLUE, 1))
    weights = outlook.weights
    assert wish(outlook, Action.DEPLOY_5, "Kai").gain > 5 * weights.army - 3 * weights.chest


def test_sh6_5_a_march_is_free_of_charge() -> None:
    outlook = outlook_of(Position(3).province("Kai", BLUE, 4))
    assert {one.price for one in wishes(outlook) if one.order} == {0}


@pytest.mark.parametrize("owner", [None, YELLOW])
def test_sh6_5_a_conquest_is_worth_a_province_and_what_another_loses(owner: Seat | None) -> None:
    """Less the armies that fall: one more than stand there, or all; they count until the last round."""
    kai, target = ProvinceName("Kai"), ProvinceName("Suruga")
    position = Position(3).province("Kai", BLUE, 6)
    if owner is not None:
        position.province("Suruga", owner, 1)
    for last in (False, True):
        outlook = outlook_of(position, **({"year": 2, "season": Season.FALL} if last else {}))
        found = marching.best(outlook, kai, [target], 5)
        gain, armies = found.gain, found.armies
        won = odds.of_battle(outlook, target)[armies]
        lost = min(armies, outlook.province(target).armies + 1) * won + armies * (1 - won)
        share = 1 if owner is None else 1 + outlook.weights.spite
        assert gain == pytest.approx(won * share * outlook.worth[target] - outlook.weights.casualty * lost)
        assert bool(outlook.weights.casualty) != last


def weighed(position: Position, **weights: float) -> Outlook:
    """By the reference with some other weights."""
    style = [replace(row, **weights) for row in REFERENCE]
    return Outlook(GAME.observe(position.state, BLUE), style)


def test_sh6_5_what_is_nobodys_best_target_is_feared_for_less() -> None:
    """Yellow has two battles a round, and three weak provinces of blue's before it: two have a castle."""
    position = Position(3).province("Kai", YELLOW, 9).province("Owari", YELLOW, 9)
    position.province("Suruga", BLUE, 1, CASTLE).province("Mino", BLUE, 1, CASTLE)
    position.province("Shinano", BLUE, 1)
    outlook = weighed(position, unlikely=0.4)
    fears = {name: threats.fear(outlook, ProvinceName(name)) for name in ("Suruga", "Mino", "Shinano")}
    most = outlook.weights.fear
    assert fears == {"Suruga": most, "Mino": most, "Shinano": pytest.approx(0.4 * most)}


def test_sh6_5_nobody_is_feared_for_a_third_battle() -> None:
    """Yellow has three strong provinces and three targets of blue's; the poorest of them is left."""
    position = Position(3).provinces(YELLOW, "Kai", "Owari", "Musashi", armies=9)
    position.province("Suruga", BLUE, 1, CASTLE, TEMPLE).province("Ise", BLUE, 1, CASTLE, TEMPLE)
    outlook = weighed(position.province("Sagami", BLUE, 1, CASTLE), unlikely=0.4)
    feared = {
        name: threats.fear(outlook, ProvinceName(name)) / outlook.weights.fear
        for name in ("Suruga", "Ise", "Sagami")
    }
    assert feared == {"Suruga": 1, "Ise": 1, "Sagami": pytest.approx(0.4)}


def test_sh7_5_farmers_help_to_hold_a_conquest_unless_a_marker_lies_there() -> None:
    """The marker stays when the province changes hands, so its farmers help nobody."""

    def chance(revolts: int) -> float:
        position = Position(3).tray(farmers=4).province("Kai", BLUE, 6).province("Totomi", RED, 5)
        outlook = outlook_of(position.province("Suruga", YELLOW, 1, revolts=revolts))
        return odds.of_holding_conquered(outlook, ProvinceName("Suruga"))[3]

    assert chance(revolts=0) > chance(revolts=1)


def test_sh7_5_a_conquest_that_another_can_take_is_worth_less() -> None:
    """By how likely the armies that are left would lose it."""

    def gain(threat: int, keep: float) -> float:
        position = Position(3).province("Kai", BLUE, 6).province("Suruga", YELLOW, 1)
        outlook = weighed(position.province("Totomi", RED, threat), keep=keep)
        return marching.best(outlook, ProvinceName("Kai"), [ProvinceName("Suruga")], 5).gain

    assert gain(9, keep=0.4) < gain(9, keep=0.0)
    assert gain(1, keep=0.4) == pytest.approx(gain(1, keep=0.0))


def test_sh7_4_a_conquest_by_no_more_armies_than_stood_there_is_held_by_one() -> None:
    """Its worth is what one army can hold."""
    kai, suruga = ProvinceName("Kai"), ProvinceName("Suruga")
    position = Position(3).province("Kai", BLUE, 6).province("Suruga", YELLOW, 3).province("Totomi", RED, 4)
    gains = []
    for keep in (0.0, 0.4):
        outlook = weighed(position, keep=keep)
        gains.append(marching.best(outlook, kai, [suruga], 1).gain)
    share = (1 + outlook.spite[YELLOW]) * outlook.worth[suruga]
    won, held = (of(outlook, suruga)[1] for of in (odds.of_battle, odds.of_holding_conquered))
    assert gains[0] - gains[1] == pytest.approx(won * share * 0.4 * (1 - held))
    assert held < odds.of_holding_conquered(outlook, suruga)[2]


def test_sh6_5_a_conquest_from_the_strongest_of_the_others_is_worth_more() -> None:
    """By the rivalry, which fades until six points behind."""
    position = Position(3).province("Kai", BLUE, 6).province("Suruga", YELLOW, 1)
    outlook = weighed(position.province("Musashi", RED, 1, CASTLE), rivalry=0.8)
    spite, behind = outlook.weights.spite, outlook.weights.building * outlook.winters
    assert outlook.spite[RED] == pytest.approx(spite + 0.8)
    assert spite < outlook.spite[YELLOW] == pytest.approx(spite + 0.8 * (1 - behind / 6), abs=0.1)


def test_sh6_5_armies_are_of_half_their_use_more_at_the_front() -> None:
    """Not behind it, where all neighbours are the player's own."""
    kai, suruga = ProvinceName("Kai"), ProvinceName("Suruga")
    position = Position(3).province("Kai", BLUE, 5).province("Suruga", BLUE, 1)
    outlook = outlook_of(position)
    best = marching.best(outlook, kai, [suruga], 4)
    assert (best.target, best.armies) == (suruga, 4)
    assert best.gain == pytest.approx(4 * outlook.weights.army / 2)
    for name in position.state.public.board.neighbours[suruga]:
        position.province(name, BLUE, 5)
    assert marching.best(outlook_of(position), kai, [suruga], 4).gain == 0


@pytest.mark.parametrize(("armies", "threatened"), [(2, False), (3, True)])
def test_sh5_4_the_card_of_the_defence_is_for_who_is_threatened(armies: int, threatened: bool) -> None:
    """By a neighbour who can attack with two armies."""
    position = Position(3).province("Musashi", YELLOW, armies)
    for name in position.state.public.board.neighbours[ProvinceName("Musashi")]:
        position.province(name, BLUE, 1)
    special = Special.DEFENCE if threatened else None
    state = position.state
    asking = AskSpecial("1", BLUE, positions=(1, 2, 3, 4, 5))
    command = GAME.default(
        replace(state, public=replace(state.public, phase=Phase.AUCTION, asking=asking)), BLUE
    )
    assert isinstance(command, TakeSpecial)
    taken = state.public.specials[command.position - 1]
    assert taken is special if special else command.position == 1


# ---- taxes that pay for what is planned (SH6.0, SH6.2) -----------------------------------------------------


@pytest.mark.parametrize(("chests", "taxed"), [(0, True), (10, False)])
def test_sh6_2_in_the_last_round_taxes_are_planned_for_what_they_pay_for(chests: int, taxed: bool) -> None:
    """Chests only break ties afterwards (SH8.4), but a castle counts in winter."""
    position = Position(4).provinces(BLUE, "Kai", "Settsu", "Aki", armies=2).chests(BLUE, chests)
    state = position.row(Action.COLLECT_TAXES, Action.BUILD_CASTLE).state
    last = replace(state, public=replace(state.public, year=2, season=Season.FALL))
    provinces = {}
    for style in (learned(4), REFERENCE):
        command = advise(GAME.observe(last, BLUE), style)
        assert isinstance(command, SubmitPlan)
        assert GAME.apply(last, BLUE, command, Luck())
        provinces[style is REFERENCE] = command.plan.provinces
    assert Action.COLLECT_TAXES not in provinces[True]
    assert (Action.COLLECT_TAXES in provinces[False]) is taxed
    assert (Action.BUILD_CASTLE in provinces[False]) or not taxed


def test_an_outlook_that_nobody_needs_is_freed_at_once() -> None:
    """A search makes thousands: they are not to wait for the garbage collector."""
    gc.disable()
    try:
        outlook = outlook_of(Position())
        assert outlook.built == {}
        outlook.built["Kinai", CASTLE]  # a number for each seat, made when it is asked for
        left = weakref.ref(outlook)
        del outlook
        assert left() is None
    finally:
        gc.enable()
