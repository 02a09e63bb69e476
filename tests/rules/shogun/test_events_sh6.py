"""SH5.4, SH6.6, SH6.7: what special cards and events change."""

import pytest

from rules.core.errors import IllegalCommand
from rules.core.model import Seat
from rules.shogun.commands import March
from rules.shogun.content import Action, Building, Effect, ProvinceName, Special, content
from rules.shogun.events import (
    BattleFought,
    Built,
    Deployed,
    Reason,
    RevoltFought,
    TaxesCollected,
)
from rules.shogun.state import FARMER, StandingOrder
from tests.rules.shogun.luck import Luck
from tests.rules.shogun.play import (
    Play,
    battle_move,
    blue_plans,
    carry_out,
    dropped,
    march_question,
)
from tests.rules.shogun.positions import BLUE, CASTLE, RED, TEMPLE, YELLOW, Position

# ---- SH5.4, SH6.6 ----------------------------------------------------------------------------------------


def taxes(name: str, effect: Effect | None = None, special: Special | None = None) -> int:
    """The chests that Blue's taxes bring."""
    position = Position().province(name, BLUE, 2)
    if effect:
        position.event(effect)
    if special:
        position.special(BLUE, special)
    return carry_out(blue_plans(position, Action.COLLECT_TAXES, name)).before(BLUE).chests - 10


def rice(name: str, effect: Effect | None = None, special: Special | None = None) -> int:
    """The rice that Blue confiscates."""
    position = Position().province(name, BLUE, 2)
    if effect:
        position.event(effect)
    if special:
        position.special(BLUE, special)
    return carry_out(blue_plans(position, Action.CONFISCATE_RICE, name)).before(BLUE).rice


def recruits(action: Action, supply: int = 60, effect: Effect | None = None, holder: Seat = BLUE) -> Play:
    """Blue deploys in Kai, while somebody holds the card of six armies."""
    position = Position().province("Kai", BLUE, 2).supply(BLUE, supply).special(holder, Special.DEPLOY_6)
    if effect:
        position.event(effect)
    return carry_out(blue_plans(position, action, "Kai"))


def test_sh5_4_one_more_chest() -> None:
    """SH5.4: +1 chest on Collect Taxes, for its holder only."""
    assert taxes("Kai") == 5
    assert taxes("Kai", special=Special.TAX) == 6
    assert taxes("Kai", special=Special.RICE) == 5
    position = Position().province("Kai", BLUE, 2).special(RED, Special.TAX)
    play = carry_out(blue_plans(position, Action.COLLECT_TAXES, "Kai"))
    assert play.the(TaxesCollected) == TaxesCollected(BLUE, ProvinceName("Kai"), 5, bonus=0)


def test_sh5_4_one_more_rice() -> None:
    """SH5.4: +1 rice on Confiscate Rice."""
    assert rice("Kai") == 3
    assert rice("Kai", special=Special.RICE) == 4
    assert rice("Kai", special=Special.TAX) == 3


def test_sh5_4_six_armies_instead_of_five() -> None:
    """SH5.4: 6 armies instead of 5 on Deploy 5 Armies, at the same price; Deploy 3 stays 3."""
    play = recruits(Action.DEPLOY_5)
    assert (play.the(Deployed).armies, play.the(Deployed).paid) == (6, 3)
    assert recruits(Action.DEPLOY_3).the(Deployed).armies == 3
    assert recruits(Action.DEPLOY_5, holder=RED).the(Deployed).armies == 5


def test_sh6_3_five_may_be_placed_when_only_five_are_left() -> None:
    """SH6.3 [ruling]: with the 6-army card, 5 may be placed when only 5 are left; with 4 it is dropped."""
    assert recruits(Action.DEPLOY_5, supply=6).the(Deployed).armies == 6
    assert recruits(Action.DEPLOY_5, supply=5).the(Deployed).armies == 5
    assert dropped(recruits(Action.DEPLOY_5, supply=4), Reason.SUPPLY_TOO_SMALL)


def test_sh6_6_example_settsu_with_taxes_of_at_most_5_and_one_more() -> None:
    """SH6.6: Settsu 7 chests, the event allows at most 5, the special card adds 1: 6."""
    assert taxes("Settsu", Effect.TAX_AT_MOST_5, Special.TAX) == 6


def test_sh6_6_event_first_then_special_card() -> None:
    """SH6.6: also where the event sets a least, and for rice."""
    assert taxes("Aki", Effect.TAX_AT_LEAST_6, Special.TAX) == 7
    assert rice("Kai", Effect.RICE_AT_LEAST_4, Special.RICE) == 5
    assert rice("Kaga", Effect.RICE_AT_MOST_3, Special.RICE) == 4


def test_sh6_6_six_armies_even_where_the_event_says_three() -> None:
    """SH6.6 [ruling]: event "3 instead of 5" with the 6-army card: 6."""
    assert recruits(Action.DEPLOY_5, effect=Effect.FEWER_RECRUITS).the(Deployed).armies == 6


# ---- SH6.7 -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("revolts", "left"), [(0, 0), (1, 0), (3, 2)])
def test_sh6_7a_a_theater_calms(revolts: int, left: int) -> None:
    """SH6.7a: building a theater removes 1 revolt marker from that province."""
    position = Position().province("Aki", BLUE, 2, revolts=revolts).event(Effect.THEATER_CALMS)
    play = carry_out(blue_plans(position, Action.BUILD_THEATER, "Aki"))
    assert play.on("Aki").revolts == left
    assert play.the(Built).calmed == revolts - left


def test_sh6_7a_only_a_theater_and_only_with_the_event() -> None:
    """SH6.7a: a temple calms nobody, nor does a theater under another event."""
    position = Position().province("Aki", BLUE, 2, revolts=2)
    assert carry_out(blue_plans(position, Action.BUILD_THEATER, "Aki")).on("Aki").revolts == 2
    position.event(Effect.THEATER_CALMS)
    assert carry_out(blue_plans(position, Action.BUILD_TEMPLE, "Aki")).on("Aki").revolts == 2


@pytest.mark.parametrize(("effect", "farmers"), [(None, 1), (Effect.NEUTRAL_TWO_FARMERS, 2)])
def test_sh6_7b_a_neutral_province_defends_with_two(effect: Effect | None, farmers: int) -> None:
    """SH6.7b, SH7.1: a neutral province defends with 1 farmer; with the event, with 2."""
    position = Position().province("Kai", BLUE, 5)
    if effect:
        position.event(effect)
    play = battle_move(position, StandingOrder(ProvinceName("Sagami")))
    assert play.the(BattleFought).farmers == farmers
    assert play.on("Sagami").armies == 4 - farmers


@pytest.mark.parametrize(
    ("building", "effect", "supply", "bonus"),
    [
        (CASTLE, Effect.CASTLE_DEFENDS, 50, 1),
        (CASTLE, Effect.CASTLE_DEFENDS, 0, 0),
        (TEMPLE, Effect.CASTLE_DEFENDS, 50, 0),
        (CASTLE, Effect.TAX_AT_MOST_5, 50, 0),
    ],
)
def test_sh6_7c_a_castle_defends(building: Building, effect: Effect, supply: int, bonus: int) -> None:
    """SH6.7c: an attacked province with a castle gets +1 army from its owner's supply, if one is left."""
    position = Position().province("Kai", BLUE, 5).province("Sagami", RED, 2, building).supply(RED, supply)
    play = battle_move(position.event(effect), StandingOrder(ProvinceName("Sagami")))
    assert play.the(BattleFought).castle_bonus == bonus
    assert play.on("Sagami").armies == 4 - 2 - bonus


def test_sh6_7d_provinces_with_a_temple_may_not_be_attacked() -> None:
    """SH6.7d: provinces with a temple may not be attacked; armies may still join their own there."""
    position = Position().province("Kai", BLUE, 3).province("Sagami", RED, 1, TEMPLE)
    position.province("Suruga", BLUE, 1, TEMPLE).province("Totomi", RED, 1, CASTLE)
    play = battle_move(position.event(Effect.TEMPLE_UNTOUCHABLE))
    assert march_question(play).targets == ("Musashi", "Shinano", "Suruga", "Totomi")
    with pytest.raises(IllegalCommand, match="march_target"):
        play.give(BLUE, March(ProvinceName("Sagami"), 1))


def test_sh6_7d_where_no_target_is_left_the_action_is_dropped() -> None:
    """SH6.7d, SH6.0: every neighbour has a temple of somebody else."""
    position = Position().province("Awa-Boso", BLUE, 3).event(Effect.TEMPLE_UNTOUCHABLE)
    position.province("Izu", RED, 1, TEMPLE).province("Kazusa", YELLOW, 1, TEMPLE)
    assert dropped(battle_move(position, source="Awa-Boso"), Reason.NO_TARGET)


@pytest.mark.parametrize(("name", "printed", "chests"), [("Settsu", 7, 5), ("Kai", 5, 5), ("Aki", 4, 4)])
def test_sh6_7e_taxes_at_most_5(name: str, printed: int, chests: int) -> None:
    """SH6.7e: taxes at most 5."""
    assert content().provinces[ProvinceName(name)].chests == printed
    assert taxes(name, Effect.TAX_AT_MOST_5) == chests


@pytest.mark.parametrize(("name", "chests"), [("Settsu", 7), ("Hoki", 6), ("Aki", 6)])
def test_sh6_7f_taxes_at_least_6(name: str, chests: int) -> None:
    """SH6.7f: taxes at least 6."""
    assert taxes(name, Effect.TAX_AT_LEAST_6) == chests


@pytest.mark.parametrize(("name", "units"), [("Kaga", 5), ("Kii", 4), ("Izu", 4)])
def test_sh6_7g_rice_at_least_4(name: str, units: int) -> None:
    """SH6.7g: rice at least 4."""
    assert rice(name, Effect.RICE_AT_LEAST_4) == units


@pytest.mark.parametrize(("name", "units"), [("Kaga", 3), ("Kai", 3), ("Izu", 2)])
def test_sh6_7h_rice_at_most_3(name: str, units: int) -> None:
    """SH6.7h: rice at most 3."""
    assert rice(name, Effect.RICE_AT_MOST_3) == units


@pytest.mark.parametrize(
    ("action", "armies", "price"),
    [(Action.DEPLOY_5, 3, 3), (Action.DEPLOY_3, 2, 2), (Action.DEPLOY_1_MOVE, 1, 1)],
)
def test_sh6_7i_fewer_recruits_at_the_same_price(action: Action, armies: int, price: int) -> None:
    """SH6.7i: Deploy 5 places 3 and Deploy 3 places 2, at the same price; Deploy/Move 1 is not named."""
    position = Position().province("Kai", BLUE, 2).event(Effect.FEWER_RECRUITS).supply(BLUE, armies)
    deployed = carry_out(blue_plans(position, action, "Kai")).the(Deployed)
    assert (deployed.armies, deployed.paid) == (armies, price)


def test_sh6_7_event_and_yield_do_not_touch_each_other() -> None:
    """SH6.7: an event on taxes leaves rice as it is, and the other way round."""
    assert rice("Kaga", Effect.TAX_AT_MOST_5) == 5
    assert taxes("Settsu", Effect.RICE_AT_MOST_3) == 7


def test_sh6_2_taxes_and_rice_cannot_come_from_farmers_that_rise_and_win() -> None:
    """SH6.2, SH7.6: a revolt in the tower's favour: only the armies that fall out count."""
    position = Position().province("Kaga", BLUE, 6, revolts=1).inside(FARMER, FARMER)
    luck = Luck({BLUE: 2, FARMER: 1}, loosened=2)
    play = carry_out(blue_plans(position, Action.COLLECT_TAXES, "Kaga"), luck)
    assert play.the(RevoltFought).fallen.farmers == 3
    assert play.on("Kaga").owner is None
