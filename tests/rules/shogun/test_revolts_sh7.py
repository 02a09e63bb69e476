"""SH7.6: the farmers of a province rise."""

import pytest

from rules.core.chance import Chance
from rules.shogun.battle import rebels
from rules.shogun.content import Action, Effect, ProvinceName, Special
from rules.shogun.events import (
    BattleFought,
    ProvinceFreed,
    RevoltFought,
    RevoltMarkerAdded,
)
from rules.shogun.state import FARMER, NEUTRAL, Cubes, Province, StandingOrder
from tests.rules.shogun.luck import Fallen, Luck
from tests.rules.shogun.play import Play, blue_plans, carry_out
from tests.rules.shogun.positions import BLUE, CASTLE, RED, Position


def tax_mikawa(position: Position, luck: Chance | None = None) -> Play:
    """Blue collects taxes in Mikawa."""
    return carry_out(blue_plans(position, Action.COLLECT_TAXES, "Mikawa"), luck)


def mikawa(armies: int = 4, revolts: int = 2) -> Position:
    return Position().province("Mikawa", BLUE, armies, CASTLE, revolts=revolts)


def test_sh7_7_example_taxes_in_mikawa_with_two_markers() -> None:
    """SH7.7: 2 farmers are thrown with the 4 armies and the tray; won → a third marker."""
    play = tax_mikawa(mikawa().tray({RED: 1}), Luck({BLUE: 3, FARMER: 2, RED: 1}))
    revolt = play.the(RevoltFought)
    assert (revolt.armies, revolt.farmers) == (4, 2)
    assert (revolt.put_down, revolt.remaining, revolt.returned) == (True, 1, Cubes((2, 0, 0, 0), 2))
    assert play.on("Mikawa") == Province(BLUE, 1, (CASTLE,), revolts=3)
    assert play.the(RevoltMarkerAdded) == RevoltMarkerAdded(ProvinceName("Mikawa"), 3)
    assert play.state.public.tray == Cubes((0, 0, 1, 0), 0)


@pytest.mark.parametrize(
    ("fallen", "remaining"),
    [({BLUE: 4}, 4), ({BLUE: 3, FARMER: 1}, 2), ({BLUE: 2, FARMER: 1}, 1), ({BLUE: 1}, 1)],
)
def test_sh7_6_the_owner_must_have_more(fallen: Fallen, remaining: int) -> None:
    """SH7.6: owner and farmers lose equally, the rest of the owner's cubes back, farmers to supply."""
    play = tax_mikawa(mikawa(), Luck(fallen))
    assert play.on("Mikawa").armies == remaining
    assert play.on("Mikawa").buildings == (CASTLE,)
    assert play.state.public.tray.total == 0


@pytest.mark.parametrize("fallen", [{BLUE: 2, FARMER: 2}, {BLUE: 1, FARMER: 2}, {FARMER: 1}, {}])
def test_sh7_6_otherwise_the_province_becomes_neutral(fallen: Fallen) -> None:
    """SH7.6: otherwise (draw too) the province becomes neutral, all cubes of both in the tray to supply."""
    play = tax_mikawa(mikawa().tray({RED: 1}), Luck({RED: 1, **fallen}))
    assert not play.the(RevoltFought).put_down
    assert play.the(ProvinceFreed) == ProvinceFreed(ProvinceName("Mikawa"), BLUE, (CASTLE,), 2)
    assert play.on("Mikawa") == NEUTRAL
    assert play.state.public.tray == Cubes((0, 0, 1, 0), 0)


def test_sh7_6_farmers_of_the_tray_fight_against_the_owner() -> None:
    """SH7.6: farmers fallen out count against the owner, wherever they come from."""
    play = tax_mikawa(mikawa(revolts=1).tray(farmers=3))
    revolt = play.the(RevoltFought)
    assert (revolt.farmers, revolt.fallen.farmers, revolt.put_down) == (1, 4, False)


def test_sh7_6_own_cubes_of_the_tray_fight_for_the_owner() -> None:
    """SH7.6, SH7.3: all of the owner's cubes in the tray count, wherever they come from."""
    play = tax_mikawa(mikawa(armies=1).tray({BLUE: 3}))
    assert play.the(RevoltFought).armies == 1
    assert play.on("Mikawa").armies == 2


@pytest.mark.parametrize(("left", "thrown"), [(5, 3), (3, 3), (2, 2), (0, 0)])
def test_sh7_6_farmers_are_limited_to_those_in_supply(left: int, thrown: int) -> None:
    """SH7.6 [ruling]: farmers thrown are limited to those in supply."""
    play = tax_mikawa(mikawa(revolts=3).farmers(left))
    assert play.the(RevoltFought).farmers == thrown
    assert play.on("Mikawa").armies == 4 - thrown


def test_sh7_6_cards_and_castles_do_not_help_against_farmers() -> None:
    """SH7.6: attack and defence cards and the castle event do not apply."""
    position = mikawa().special(BLUE, Special.DEFENCE).event(Effect.CASTLE_DEFENDS)
    play = tax_mikawa(position)
    assert play.the(RevoltFought).fallen == Cubes((4, 0, 0, 0), 2)
    assert play.on("Mikawa").armies == 2


def test_sh7_6_a_lost_province_loses_its_other_plans_too() -> None:
    """SH7.6, SH7.5: the card goes to the stock: armies that come from elsewhere find it neutral."""
    position = mikawa(armies=1).province("Mino", BLUE, 3).row(Action.COLLECT_TAXES, Action.BATTLE_MOVE_A)
    position.plan(
        BLUE,
        {Action.COLLECT_TAXES: ProvinceName("Mikawa"), Action.BATTLE_MOVE_A: ProvinceName("Mino")},
        {Action.BATTLE_MOVE_A: StandingOrder(ProvinceName("Mikawa"))},
    )
    fought = carry_out(position).the(BattleFought)
    assert (fought.target, fought.defender, fought.farmers) == ("Mikawa", None, 1)


def test_sh7_6_as_many_rebel_as_there_are_markers_if_there_are_farmers() -> None:
    """SH7.6, SH8.2: more of them in winter; nobody where no marker lies."""
    public = Position().farmers(5).state.public
    calm, restless = Province(BLUE, 3), Province(BLUE, 3, revolts=4)
    assert (rebels(public, calm), rebels(public, restless)) == (0, 4)
    assert (rebels(public, calm, 3), rebels(public, restless, 3)) == (3, 5)
