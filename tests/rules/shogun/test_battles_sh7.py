"""SH7: who is thrown into the tower, who falls out, and what becomes of the province."""

import pytest

from rules.core.chance import Chance
from rules.shogun import tower
from rules.shogun.battle import Verdict, heap, judge
from rules.shogun.content import Action, Effect, ProvinceName, Special, content
from rules.shogun.events import (
    BattleFought,
    ProvinceConquered,
    ProvinceFreed,
    Result,
)
from rules.shogun.state import FARMER, NEUTRAL, Cubes, Province, StandingOrder
from tests.rules.shogun.luck import Fallen, Luck
from tests.rules.shogun.matches import seed_of
from tests.rules.shogun.play import Play, blue_plans, carry_out
from tests.rules.shogun.positions import BLACK, BLUE, CASTLE, RED, TEMPLE, YELLOW, Position

WIN, HOLD, DRAW = Result


def kozuke(armies: int = 5, defenders: int = 3, revolts: int = 0) -> Position:
    """The rulebook's battle: Blue in Shinano, Yellow in Kozuke."""
    position = Position().province("Shinano", BLUE, armies)
    return position.province("Kozuke", YELLOW, defenders, CASTLE, TEMPLE, revolts=revolts)


def attack(position: Position, armies: int | None = None, luck: Chance | None = None) -> Play:
    """Blue attacks Kozuke from Shinano."""
    order = StandingOrder(ProvinceName("Kozuke"), armies)
    return carry_out(blue_plans(position, Action.BATTLE_MOVE_A, "Shinano", order), luck)


def neutral(armies: int = 4, effect: Effect | None = None) -> Position:
    """Blue next to a neutral Kozuke."""
    position = Position().province("Shinano", BLUE, armies)
    return position.event(effect) if effect else position


# ---- SH7.1 -----------------------------------------------------------------------------------------------


def test_sh7_1_all_defenders_the_moved_attackers_and_the_whole_tray_are_thrown() -> None:
    """SH7.1: attacker's moved armies, all the defender's armies there, everything lying in the tray."""
    play = attack(kozuke(armies=7).tray({BLUE: 1, RED: 2}, farmers=1), armies=5)
    fought = play.the(BattleFought)
    assert (fought.armies, fought.attack_bonus) == (5, 0)
    assert (fought.defenders, fought.defence_bonus, fought.castle_bonus, fought.farmers) == (3, 0, 0, 0)
    assert fought.fallen == Cubes((6, 3, 2, 0), 1)
    assert fought.score == (6, 3 + fought.farmers_helped), "attacker, defender with the farmers who help"
    assert play.on("Shinano").armies == 2


@pytest.mark.parametrize("action", [Action.BATTLE_MOVE_A, Action.BATTLE_MOVE_B])
def test_sh7_1_attack_and_defence_cards_add_an_army_from_the_supply(action: Action) -> None:
    """SH7.1, SH5.4: +1 army when attacking, +1 when another player attacks."""
    position = kozuke().special(BLUE, Special.ATTACK).special(YELLOW, Special.DEFENCE)
    play = carry_out(blue_plans(position, action, "Shinano", StandingOrder(ProvinceName("Kozuke"))))
    fought = play.the(BattleFought)
    assert (fought.attack_bonus, fought.defence_bonus) == (1, 1)
    assert fought.fallen == Cubes((5, 4, 0, 0), 0)
    assert play.on("Kozuke") == Province(BLUE, 1, (CASTLE, TEMPLE))
    assert play.before(YELLOW).supply == 62


def test_sh7_1_an_empty_supply_adds_no_army() -> None:
    """SH7.1: from supply, if one is left."""
    position = kozuke().special(BLUE, Special.ATTACK).special(YELLOW, Special.DEFENCE)
    fought = attack(position.supply(BLUE, 0).supply(YELLOW, 0)).the(BattleFought)
    assert (fought.attack_bonus, fought.defence_bonus) == (0, 0)


def test_sh7_1_the_last_army_of_the_supply_comes_once() -> None:
    """SH7.1, SH6.7c: defence card and castle event, but only one army is left in supply."""
    position = kozuke().event(Effect.CASTLE_DEFENDS).special(YELLOW, Special.DEFENCE).supply(YELLOW, 1)
    fought = attack(position).the(BattleFought)
    assert (fought.defence_bonus, fought.castle_bonus) == (1, 0)
    position = kozuke().event(Effect.CASTLE_DEFENDS).special(YELLOW, Special.DEFENCE)
    fought = attack(position).the(BattleFought)
    assert (fought.defence_bonus, fought.castle_bonus) == (1, 1)


def test_sh5_4_attack_and_defence_cards_of_others_do_nothing() -> None:
    """SH5.4: the defence card does not help its holder attack, nor the attack card defend."""
    position = kozuke().special(YELLOW, Special.ATTACK).special(BLUE, Special.DEFENCE)
    fought = attack(position).the(BattleFought)
    assert (fought.attack_bonus, fought.defence_bonus, fought.castle_bonus) == (0, 0, 0)


def test_sh5_4_the_attack_card_helps_against_a_neutral_province() -> None:
    """SH5.4: +1 army when attacking by Battle/Move; nobody defends a neutral province."""
    fought = attack(neutral().special(BLUE, Special.ATTACK).special(RED, Special.DEFENCE)).the(BattleFought)
    assert (fought.attack_bonus, fought.defence_bonus, fought.farmers) == (1, 0, 1)


@pytest.mark.parametrize(
    ("left", "effect", "thrown"),
    [
        (20, None, 1),
        (0, None, 0),
        (20, Effect.NEUTRAL_TWO_FARMERS, 2),
        (1, Effect.NEUTRAL_TWO_FARMERS, 1),
    ],
)
def test_sh7_1_farmers_of_a_neutral_province(left: int, effect: Effect | None, thrown: int) -> None:
    """SH7.1: 1 farmer from the supply (2 with event b; fewer if the supply has fewer)."""
    play = attack(neutral(effect=effect).farmers(left))
    fought = play.the(BattleFought)
    assert fought.farmers == thrown
    assert fought.score == (fought.fallen.armies[BLUE], fought.fallen.farmers), "they fight for the province"


def test_sh7_1_nobody_is_left_behind_in_an_attacked_province() -> None:
    """SH7.1: all the defender's armies: where all stay in the tower, none stands in the province."""
    play = attack(kozuke(defenders=9), luck=Luck({BLUE: 1}))
    assert play.the(BattleFought).defenders == 9
    assert play.on("Kozuke") == Province(BLUE, 1, (CASTLE, TEMPLE))


# ---- SH7.2 -----------------------------------------------------------------------------------------------


def test_sh7_2_some_stay_some_fall_and_some_that_were_inside_fall_too() -> None:
    """SH7.2: some cubes stay, some fall out, some that were inside fall out too."""
    play = attack(kozuke().inside(RED, FARMER), luck=Luck({BLUE: 3, YELLOW: 1}, loosened=1))
    fought = play.the(BattleFought)
    assert fought.fallen == tower.count(fought.fell, 4) == Cubes((3, 1, 1, 0), 0)
    assert play.state.hidden.tower == ((FARMER, BLUE, YELLOW, YELLOW), ())


def test_sh7_2_the_model_of_the_tower() -> None:
    """SH7.2: a cube that passes both floors falls; with an empty tower 85 % squared of them do."""
    model, chance = content().tower, Chance(seed_of("tower"), 0)
    thrown = Cubes((10, 10), 10)
    fallen = sum(len(tower.throw(model, tower.empty(model), thrown, chance)[1]) for _ in range(200))
    assert 0.66 < fallen / (200 * 30) < 0.80


def test_sh7_2_the_tower_settles() -> None:
    """SH7.2: about twelve cubes stay inside, whatever the size of the throws, and none is lost."""
    model, chance = content().tower, Chance(seed_of("settle"), 0)
    inside = tower.empty(model)
    sizes = []
    for _ in range(300):
        thrown = Cubes((3, 4), 1)
        before = sum(map(len, inside))
        inside, fell = tower.throw(model, inside, thrown, chance)
        assert before + thrown.total == sum(map(len, inside)) + len(fell)
        sizes.append(sum(map(len, inside)))
    assert 9 < sum(sizes[50:]) / 250 < 16


# ---- SH7.3, SH7.4, SH7.5: reading the tray ---------------------------------------------------------------

OWNED = Province(YELLOW, 3)
UNREST = Province(YELLOW, 3, revolts=1)


@pytest.mark.parametrize(
    ("target", "fallen", "result", "remaining", "returned"),
    [
        # The attacker has more than the defender and the farmers who help.
        (OWNED, (3, 1, 1), WIN, 1, (2, 1, 1)),
        (OWNED, (4, 0, 0), WIN, 4, (0, 0, 0)),
        (OWNED, (1, 0, 0), WIN, 1, (0, 0, 0)),
        (OWNED, (5, 0, 3), WIN, 2, (3, 0, 3)),
        # The defender has more: farmers are lost first, then own armies.
        (OWNED, (1, 3, 0), HOLD, 2, (1, 1, 0)),
        (OWNED, (2, 2, 1), HOLD, 1, (2, 1, 1)),
        (OWNED, (2, 1, 3), HOLD, 1, (2, 0, 3)),
        (OWNED, (0, 1, 0), HOLD, 1, (0, 0, 0)),
        (OWNED, (0, 2, 4), HOLD, 2, (0, 0, 4)),
        # Draws, farmers counted; and farmers who win without one army of the defender.
        (OWNED, (2, 2, 0), DRAW, 0, (2, 2, 0)),
        (OWNED, (3, 2, 1), DRAW, 0, (3, 2, 1)),
        (OWNED, (0, 0, 0), DRAW, 0, (0, 0, 0)),
        (OWNED, (0, 0, 2), DRAW, 0, (0, 0, 2)),
        (OWNED, (1, 0, 2), DRAW, 0, (1, 0, 2)),
        (OWNED, (2, 0, 2), DRAW, 0, (2, 0, 2)),
        # With a revolt marker farmers belong to nobody, and stay in the tray.
        (UNREST, (3, 1, 5), WIN, 2, (1, 1, 0)),
        (UNREST, (1, 1, 5), DRAW, 0, (1, 1, 0)),
        (UNREST, (0, 0, 5), DRAW, 0, (0, 0, 0)),
        (UNREST, (1, 2, 5), HOLD, 1, (1, 1, 0)),
        # A neutral province: the attacker needs more cubes than the farmers.
        (NEUTRAL, (2, 0, 1), WIN, 1, (1, 0, 1)),
        (NEUTRAL, (1, 0, 0), WIN, 1, (0, 0, 0)),
        (NEUTRAL, (1, 0, 1), DRAW, 0, (1, 0, 1)),
        (NEUTRAL, (1, 0, 3), HOLD, 0, (1, 0, 3)),
        (NEUTRAL, (0, 0, 0), DRAW, 0, (0, 0, 0)),
        (NEUTRAL, (0, 0, 2), HOLD, 0, (0, 0, 2)),
        (NEUTRAL, (3, 4, 1), WIN, 2, (1, 0, 1)),
    ],
)
def test_sh7_3_to_7_5_every_reading_of_the_tray(
    target: Province,
    fallen: tuple[int, int, int],
    result: Result,
    remaining: int,
    returned: tuple[int, int, int],
) -> None:
    """SH7.3 to SH7.5: Blue attacks; fallen and returned are blue, yellow, farmers; two red are bystanders."""
    blue, yellow, farmers = fallen
    verdict = judge(BLUE, target, Cubes((blue, yellow, 2, 0), farmers))
    helped = farmers > 0 and target is not UNREST
    back = Cubes((returned[0], returned[1], 0, 0), returned[2])
    assert verdict == Verdict(result, helped, remaining, back)


@pytest.mark.parametrize("attackers", range(5))
@pytest.mark.parametrize("defenders", range(5))
@pytest.mark.parametrize("farmers", range(4))
@pytest.mark.parametrize("target", [OWNED, UNREST, NEUTRAL])
def test_sh7_4_both_sides_lose_equally(
    target: Province, attackers: int, defenders: int, farmers: int
) -> None:
    """SH7.4: the loser's cubes return to their supplies; the winner loses as many."""
    if target is NEUTRAL:
        defenders = 0
    verdict = judge(BLUE, target, heap(4, {BLUE: attackers, YELLOW: defenders}, farmers))
    helpers = 0 if target is UNREST else farmers
    lost_blue, lost_yellow = verdict.returned.armies[BLUE], verdict.returned.armies[YELLOW]
    if verdict.result is WIN:
        assert lost_blue == lost_yellow + helpers == defenders + helpers
        assert verdict.remaining == attackers - lost_blue > 0
    elif verdict.result is HOLD and target is not NEUTRAL:
        assert lost_blue == attackers
        assert lost_yellow == max(0, attackers - helpers)
        assert verdict.remaining == defenders - lost_yellow > 0
    else:
        assert verdict.remaining == 0
        assert (lost_blue, lost_yellow) == (attackers, defenders)
    assert verdict.returned.farmers == helpers


# ---- SH7.4, SH7.5: what becomes of the province ----------------------------------------------------------


def test_sh7_7_example_four_blue_attack_three_yellow_in_kozuke() -> None:
    """SH7.7: no marker; 3 blue, 1 yellow, 1 green fall: blue wins with 1; the card goes to Blue."""
    play = attack(kozuke().tray(farmers=1), luck=Luck({BLUE: 3, YELLOW: 1, FARMER: 1}))
    fought = play.the(BattleFought)
    assert (fought.armies, fought.defenders, fought.fallen) == (4, 3, Cubes((3, 1, 0, 0), 1))
    assert (fought.result, fought.farmers_helped, fought.remaining) == (WIN, True, 1)
    assert fought.returned == Cubes((2, 1, 0, 0), 1)
    assert fought.tray == play.state.public.tray == Cubes((0, 0, 0, 0), 0)
    assert play.on("Kozuke") == Province(BLUE, 1, (CASTLE, TEMPLE))
    assert play.the(ProvinceConquered) == ProvinceConquered(ProvinceName("Kozuke"), BLUE, YELLOW)
    assert play.before(BLUE).supply == 62 - 5 + 2
    assert play.before(YELLOW).supply == 62 - 3 + 1
    assert play.state.public.farmers == 20


def test_sh7_4_the_winner_keeps_what_remains() -> None:
    """SH7.4: a defender who wins: the remaining cubes go back to the province; buildings stay."""
    play = attack(kozuke(), luck=Luck({BLUE: 1, YELLOW: 3}))
    assert play.on("Kozuke") == Province(YELLOW, 2, (CASTLE, TEMPLE))
    assert play.on("Shinano").armies == 1
    assert not play.all(ProvinceConquered)


def test_sh7_3_cubes_of_other_players_stay_in_the_tray() -> None:
    """SH7.3: cubes of other players stay in the tray, and are thrown in again with the next battle."""
    play = attack(kozuke().tray({RED: 2, BLACK: 1}), luck=Luck({BLUE: 4, YELLOW: 1, RED: 1, BLACK: 1}))
    assert play.state.public.tray == Cubes((0, 0, 1, 1), 0)
    assert play.before(RED).supply == 60


def test_sh7_3_farmers_stay_in_the_tray_where_a_revolt_marker_lies() -> None:
    """SH7.3: with a revolt marker they belong to nobody; SH7.4: so they stay in the tray."""
    play = attack(kozuke(revolts=1).tray(farmers=3), luck=Luck({BLUE: 2, YELLOW: 1, FARMER: 3}))
    fought = play.the(BattleFought)
    assert (fought.result, fought.farmers_helped, fought.remaining) == (WIN, False, 1)
    assert play.state.public.tray == Cubes((0, 0, 0, 0), 3)


def test_sh7_5_buildings_and_revolt_markers_stay_with_the_conqueror() -> None:
    """SH7.5: attacker wins: province and card change hands; buildings and revolt markers stay."""
    play = attack(kozuke(revolts=2))
    assert play.on("Kozuke") == Province(BLUE, 1, (CASTLE, TEMPLE), revolts=2)


@pytest.mark.parametrize(
    "fallen",
    [
        {BLUE: 2, YELLOW: 2},
        {BLUE: 3, YELLOW: 1, FARMER: 2},
        {BLUE: 1, FARMER: 2},
        {FARMER: 2},
        {},
    ],
)
def test_sh7_5_after_a_draw_the_province_is_neutral(fallen: Fallen) -> None:
    """SH7.5: draw, or a defender's side that won by farmers alone: all off, both sides' cubes to supply."""
    play = attack(kozuke().tray({RED: 1}, farmers=2), luck=Luck({RED: 1, **fallen}))
    assert play.the(BattleFought).result is DRAW
    assert play.the(ProvinceFreed) == ProvinceFreed(ProvinceName("Kozuke"), YELLOW, (CASTLE, TEMPLE), 0)
    assert play.on("Kozuke") == NEUTRAL
    assert play.state.public.tray == Cubes((0, 0, 1, 0), 0)


def test_sh7_5_a_draw_takes_the_revolt_markers_off() -> None:
    """SH7.5: buildings, armies and revolt markers off; farmers in the tray are nobody's and stay."""
    luck = Luck({BLUE: 2, YELLOW: 2, FARMER: 1})
    play = attack(kozuke(revolts=2).tray(farmers=1), luck=luck)
    assert play.the(ProvinceFreed).revolts == 2
    assert play.on("Kozuke") == NEUTRAL
    assert play.state.public.tray.farmers == 1


@pytest.mark.parametrize("fallen", [{BLUE: 1, FARMER: 1}, {FARMER: 1}, {}])
def test_sh7_5_a_neutral_province_stays_neutral_without_more_cubes_than_farmers(fallen: Fallen) -> None:
    """SH7.5: neutral province: attacker needs more cubes than the farmers; otherwise it stays neutral."""
    play = attack(neutral(), luck=Luck(fallen))
    assert play.on("Kozuke") == NEUTRAL
    assert play.on("Shinano").armies == 1
    assert play.state.public.tray.total == 0
    assert not play.all(ProvinceFreed)


def test_sh7_5_a_neutral_province_is_conquered() -> None:
    """SH7.5, SH7.4: the card comes from the stock; nobody loses it."""
    play = attack(neutral())
    assert play.on("Kozuke") == Province(BLUE, 2)
    assert play.the(ProvinceConquered) == ProvinceConquered(ProvinceName("Kozuke"), BLUE, None)
    assert play.state.public.farmers == 20


def test_sh7_5_a_conquered_province_acts_for_the_conqueror_in_the_next_round_only() -> None:
    """SH7.5, SH6.0: the old owner's plan there is void, and the conqueror has not planned it."""
    position = (
        kozuke()
        .row(Action.BATTLE_MOVE_A, Action.DEPLOY_3)
        .plan(YELLOW, {Action.DEPLOY_3: ProvinceName("Kozuke")})
    )
    play = attack(position)
    assert play.on("Kozuke").armies == 1
    assert play.before(YELLOW).chests == 10
