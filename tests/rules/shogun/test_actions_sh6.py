"""SH6.0 to SH6.3: building, rice, taxes, recruits, and why an action is dropped."""

import pytest

from rules.shogun.content import BUILDS, Action, Building, ProvinceName, content
from rules.shogun.events import (
    ActionDropped,
    BattleFought,
    Built,
    Deployed,
    NoAction,
    Reason,
    RevoltFought,
    RevoltMarkerAdded,
    RiceConfiscated,
    TaxesCollected,
)
from rules.shogun.state import StandingOrder
from tests.rules.shogun.play import blue_plans, carry_out, dropped
from tests.rules.shogun.positions import BLUE, CASTLE, RED, TEMPLE, THEATER, YELLOW, Position

BUILD_OF = {building: action for action, building in BUILDS.items()}
PRICES = {CASTLE: 3, TEMPLE: 2, THEATER: 1}
DEPLOYMENTS = [(Action.DEPLOY_5, 5, 3), (Action.DEPLOY_3, 3, 2), (Action.DEPLOY_1_MOVE, 1, 1)]
"""Action, armies, price."""


# ---- SH6.0 -----------------------------------------------------------------------------------------------


def test_sh6_0_without_a_province_on_the_space_nothing_is_done() -> None:
    """SH6.0: a player without a province on the space does nothing."""
    play = carry_out(Position().province("Kai", BLUE, 3))
    assert len(play.all(NoAction)) == 40
    assert not play.all(ActionDropped)


def test_sh6_0_an_action_in_a_lost_province_is_dropped() -> None:
    """SH6.0: if the planned province was lost before, it is dropped; the new owner does not get it."""
    position = Position().province("Kai", BLUE, 1).province("Sagami", YELLOW, 5)
    position.row(Action.BATTLE_MOVE_A, Action.COLLECT_TAXES).plan(
        BLUE, {Action.COLLECT_TAXES: ProvinceName("Kai")}
    )
    position.plan(
        YELLOW,
        {Action.BATTLE_MOVE_A: ProvinceName("Sagami")},
        {Action.BATTLE_MOVE_A: StandingOrder(ProvinceName("Kai"), 4)},
    )
    play = carry_out(position)
    assert play.on("Kai").owner == YELLOW
    assert dropped(play, Reason.PROVINCE_LOST)
    assert not play.all(TaxesCollected)


def test_sh7_5_a_plan_stays_void_when_the_province_is_won_back_in_the_same_round() -> None:
    """SH7.5: the old owner's plan there is void: the card came back to the hand, not to the plan."""
    position = Position().province("Kai", BLUE, 1).province("Sagami", YELLOW, 3).province("Suruga", BLUE, 9)
    position.row(Action.BATTLE_MOVE_A, Action.BATTLE_MOVE_B, Action.DEPLOY_5)
    position.plan(
        YELLOW,
        {Action.BATTLE_MOVE_A: ProvinceName("Sagami")},
        {Action.BATTLE_MOVE_A: StandingOrder(ProvinceName("Kai"), 2)},
    )
    position.plan(
        BLUE,
        {Action.BATTLE_MOVE_B: ProvinceName("Suruga"), Action.DEPLOY_5: ProvinceName("Kai")},
        {Action.BATTLE_MOVE_B: StandingOrder(ProvinceName("Kai"), 8)},
    )
    play = carry_out(position)
    assert [fought.seat for fought in play.all(BattleFought)] == [YELLOW, BLUE]
    assert play.on("Kai").owner == BLUE
    assert dropped(play, Reason.PROVINCE_LOST)


def test_sh7_5_a_plan_is_void_when_the_province_became_neutral() -> None:
    """SH7.5, SH6.0: after a draw the card is in the stock."""
    position = Position().province("Kai", BLUE, 1).province("Sagami", YELLOW, 5)
    position.row(Action.BATTLE_MOVE_A, Action.CONFISCATE_RICE).plan(
        BLUE, {Action.CONFISCATE_RICE: ProvinceName("Kai")}
    )
    position.plan(
        YELLOW,
        {Action.BATTLE_MOVE_A: ProvinceName("Sagami")},
        {Action.BATTLE_MOVE_A: StandingOrder(ProvinceName("Kai"), 1)},
    )
    play = carry_out(position)
    assert play.on("Kai").owner is None
    assert dropped(play, Reason.PROVINCE_LOST)


# ---- SH6.1 -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("building", Building)
def test_sh6_1_build(building: Building) -> None:
    """SH6.1: castle 3, temple 2, theater 1 chests."""
    play = carry_out(blue_plans(Position().province("Aki", BLUE, 2), BUILD_OF[building], "Aki"))
    assert play.the(Built) == Built(BLUE, ProvinceName("Aki"), building, PRICES[building])
    assert play.on("Aki").buildings == (building,)
    assert play.before(BLUE).chests == 10 - PRICES[building]


@pytest.mark.parametrize("building", [CASTLE, THEATER])
def test_sh6_1_example_temple_in_aki_then_a_castle_or_a_theater(building: Building) -> None:
    """SH6.1: a temple stands in Aki; one more building fits: a castle or a theater."""
    position = Position().province("Aki", BLUE, 2, TEMPLE)
    assert carry_out(blue_plans(position, BUILD_OF[building], "Aki")).on("Aki").buildings == (
        TEMPLE,
        building,
    )


@pytest.mark.parametrize("building", Building)
def test_sh6_1_one_of_a_kind(building: Building) -> None:
    """SH6.1: none of that kind there, even if a space is free."""
    position = Position().province("Aki", BLUE, 2, building)
    assert dropped(carry_out(blue_plans(position, BUILD_OF[building], "Aki")), Reason.ALREADY_BUILT)


def test_sh6_1_no_free_building_space() -> None:
    """SH6.1: needs a free building space."""
    position = Position().province("Aki", BLUE, 2, TEMPLE, CASTLE)
    assert dropped(carry_out(blue_plans(position, Action.BUILD_THEATER, "Aki")), Reason.NO_BUILDING_SPACE)


@pytest.mark.parametrize("building", Building)
def test_sh6_1_no_tile_left(building: Building) -> None:
    """SH6.1, SH1.3: a tile left: 28 castles, 26 temples, 26 theaters."""
    position = Position(5)
    names = [name for name in position.state.public.provinces if name != "Aki"]
    for name in names[: content().pieces_of(building) - 1]:
        position.province(name, RED, 1, building)
    position.province("Aki", BLUE, 1)
    assert carry_out(blue_plans(position, BUILD_OF[building], "Aki")).on("Aki").buildings == (building,)
    position.province(names[-1], RED, 1, building)
    assert dropped(carry_out(blue_plans(position, BUILD_OF[building], "Aki")), Reason.NO_TILE_LEFT)


@pytest.mark.parametrize("building", Building)
def test_sh6_1_too_few_chests(building: Building) -> None:
    """SH6.1, SH6.0: what cannot be paid in full is dropped whole."""
    position = Position().province("Aki", BLUE, 1).chests(BLUE, PRICES[building] - 1)
    play = carry_out(blue_plans(position, BUILD_OF[building], "Aki"))
    assert play.the(ActionDropped).reason is Reason.TOO_FEW_CHESTS
    assert play.before(BLUE).chests == PRICES[building] - 1


# ---- SH6.2 -----------------------------------------------------------------------------------------------


def test_sh6_2_confiscate_rice() -> None:
    """SH6.2: the card's rice; there was no marker, so one is laid and no revolt breaks out."""
    play = carry_out(
        blue_plans(Position().province("Kaga", BLUE, 2).rice(BLUE, 3), Action.CONFISCATE_RICE, "Kaga")
    )
    assert play.the(RiceConfiscated) == RiceConfiscated(BLUE, ProvinceName("Kaga"), 5)
    assert play.before(BLUE).rice == 8
    assert play.on("Kaga").revolts == 1
    assert not play.all(RevoltFought)


def test_sh6_2_collect_taxes() -> None:
    """SH6.2: the card's chests; the example of the rulebook: Settsu brings 7."""
    play = carry_out(blue_plans(Position().province("Settsu", BLUE, 2), Action.COLLECT_TAXES, "Settsu"))
    assert play.the(TaxesCollected) == TaxesCollected(BLUE, ProvinceName("Settsu"), 7)
    assert play.before(BLUE).chests == 17
    assert play.the(RevoltMarkerAdded) == RevoltMarkerAdded(ProvinceName("Settsu"), 1)


@pytest.mark.parametrize("action", [Action.COLLECT_TAXES, Action.CONFISCATE_RICE])
def test_sh6_2_a_marker_brings_a_revolt_and_another_marker_if_it_is_put_down(action: Action) -> None:
    """SH6.2: 2 a revolt breaks out, 3 put down: add one revolt marker."""
    play = carry_out(blue_plans(Position().province("Kaga", BLUE, 4, revolts=1), action, "Kaga"))
    assert play.the(RevoltFought).put_down
    assert play.on("Kaga").revolts == 2
    assert play.on("Kaga").armies == 3


@pytest.mark.parametrize("action", [Action.COLLECT_TAXES, Action.CONFISCATE_RICE])
def test_sh6_2_what_was_received_is_kept_even_if_the_revolt_is_lost(action: Action) -> None:
    """SH6.2 [ruling]: what was received is kept even if the revolt is lost; no marker is laid."""
    play = carry_out(blue_plans(Position().province("Kaga", BLUE, 2, revolts=2), action, "Kaga"))
    assert not play.the(RevoltFought).put_down
    assert play.before(BLUE).chests + play.before(BLUE).rice == 10 + (
        4 if action is Action.COLLECT_TAXES else 5
    )
    assert play.on("Kaga").owner is None
    assert not play.all(RevoltMarkerAdded)


def test_sh6_2_the_yield_comes_before_the_revolt() -> None:
    """SH6.2: 1 receive, 2 revolt, 3 marker."""
    play = carry_out(
        blue_plans(Position().province("Kaga", BLUE, 4, revolts=1), Action.COLLECT_TAXES, "Kaga")
    )
    kinds = [type(event) for event in play.events]
    order = [kinds.index(kind) for kind in (TaxesCollected, RevoltFought, RevoltMarkerAdded)]
    assert order == sorted(order)


def test_sh6_2_revolt_markers_run_out() -> None:
    """SH6.2, SH1.3: of 42 revolt markers the 43rd is not laid; the taxes are collected all the same."""
    position = Position().province("Settsu", BLUE, 2).province("Kai", RED, 1, revolts=41)
    play = carry_out(blue_plans(position, Action.COLLECT_TAXES, "Settsu"))
    assert play.on("Settsu").revolts == 1
    position.province("Kai", RED, 1, revolts=42)
    play = carry_out(blue_plans(position, Action.COLLECT_TAXES, "Settsu"))
    assert play.before(BLUE).chests == 17
    assert play.on("Settsu").revolts == 0
    assert not play.all(RevoltMarkerAdded)


# ---- SH6.3 -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("action", "armies", "price"), DEPLOYMENTS)
def test_sh6_3_deploy(action: Action, armies: int, price: int) -> None:
    """SH6.3, SH6.4: 5 armies 3 chests; 3 armies 2 chests; 1 army 1 chest; from the player's supply."""
    play = carry_out(blue_plans(Position().province("Kai", BLUE, 2), action, "Kai"))
    assert play.the(Deployed) == Deployed(BLUE, action, ProvinceName("Kai"), armies, price)
    assert play.on("Kai").armies == 2 + armies
    assert play.before(BLUE).chests == 10 - price
    assert play.before(BLUE).supply == 60 - armies


@pytest.mark.parametrize(("action", "armies", "price"), DEPLOYMENTS)
def test_sh6_3_fewer_armies_in_supply_than_the_action_places(action: Action, armies: int, price: int) -> None:
    """SH6.3 [ruling]: fewer cubes in supply than the action places: dropped, and nothing is paid."""
    position = Position().province("Kai", BLUE, 2).supply(BLUE, armies)
    assert carry_out(blue_plans(position, action, "Kai")).before(BLUE).supply == 0
    position.supply(BLUE, armies - 1)
    assert dropped(carry_out(blue_plans(position, action, "Kai")), Reason.SUPPLY_TOO_SMALL)


@pytest.mark.parametrize(("action", "armies", "price"), DEPLOYMENTS)
def test_sh6_3_too_few_chests(action: Action, armies: int, price: int) -> None:
    """SH6.3, SH6.0: dropped whole."""
    position = Position().province("Kai", BLUE, 2).chests(BLUE, price - 1)
    play = carry_out(blue_plans(position, action, "Kai"))
    assert play.the(ActionDropped).reason is Reason.TOO_FEW_CHESTS
    assert play.on("Kai").armies == 2
