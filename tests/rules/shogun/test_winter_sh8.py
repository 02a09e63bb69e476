"""SH8: rice, revolts, victory points, and who becomes shogun."""

from collections.abc import Sequence
from itertools import permutations
from typing import Any

import pytest

from rules.core.chance import Chance
from rules.core.errors import IllegalCommand
from rules.core.model import Outcome, Seat, all_seats
from rules.shogun.commands import OrderRevolts
from rules.shogun.content import Building, ProvinceName, Side
from rules.shogun.events import (
    BattleFought,
    Majority,
    MatchEnded,
    RevoltFought,
    RevoltMarkerAdded,
    RiceShort,
    Scored,
    WinterCame,
)
from rules.shogun.game import GAME
from rules.shogun.state import FARMER, Phase
from tests.rules.shogun.luck import Luck
from tests.rules.shogun.matches import seed_of
from tests.rules.shogun.play import Play, come_winter, revolts_question
from tests.rules.shogun.positions import BLACK, BLUE, CASTLE, RED, TEMPLE, THEATER, YELLOW, Position

NAMES = ("Aki", "Bingo", "Bitchu", "Bizen", "Harima", "Hida", "Hoki", "Ise", "Iwami", "Iyo")
"""In the order of the board, in which `Luck` lets provinces revolt."""


def hungry(short: int) -> Position:
    """Blue has ten provinces with four armies each, and is short of this much rice."""
    return Position().winter().provinces(BLUE, *NAMES, armies=4).rice(BLUE, 10 - short)


# ---- SH8.1, SH8.2 ----------------------------------------------------------------------------------------


def test_sh8_1_everyone_loses_the_number_of_the_last_event() -> None:
    """SH8.1: the last event card's number is lost in rice by everyone (not below 0)."""
    play = come_winter(Position().winter(year=2, loss=5).rice(BLUE, 8).rice(YELLOW, 5).rice(RED, 2))
    assert play.the(WinterCame).lost == (5, 5, 2, 0)
    assert [player.rice for player in play.state.public.players] == [3, 0, 0, 0]


@pytest.mark.parametrize("short", [-3, 0])
def test_sh8_2_enough_rice_no_revolt(short: int) -> None:
    """SH8.2: each player needs 1 rice a province."""
    play = come_winter(hungry(short))
    assert not play.all(RiceShort)
    assert not play.all(RevoltFought)


@pytest.mark.parametrize(
    ("short", "revolts", "farmers"),
    [(1, 1, 1), (2, 1, 2), (3, 2, 2), (4, 2, 2), (5, 2, 3), (6, 2, 3), (7, 3, 3), (8, 3, 3), (10, 3, 3)],
)
def test_sh8_2_every_row_of_the_provisions_table(short: int, revolts: int, farmers: int) -> None:
    """SH8.2: short by 1 / 2 / 3–4 / 5–6 / 7+: revolts in 1 / 1 / 2 / 2 / 3 with 1 / 2 / 2 / 3 / 3 farmers."""
    play = come_winter(hungry(short))
    told = play.the(RiceShort)
    assert (told.seat, told.short, len(told.provinces), told.farmers) == (BLUE, short, revolts, farmers)
    if revolts > 1:
        question = revolts_question(play)
        assert (question.seat, question.provinces, question.farmers) == (BLUE, told.provinces, farmers)
        play.give(BLUE, OrderRevolts(told.provinces))
    assert [revolt.farmers for revolt in play.all(RevoltFought)] == [farmers] * revolts


def test_sh8_2_example_nine_provinces_and_six_rice() -> None:
    """SH8.2: 9 provinces, 6 rice: 3 without rice, revolts in 2 provinces, each with 2 extra farmers."""
    position = Position().winter().provinces(BLUE, *NAMES[:8], armies=4).rice(BLUE, 6)
    play = come_winter(position.province("Iwami", BLUE, 4, revolts=1))
    told = play.the(RiceShort)
    assert (told.short, len(told.provinces), told.farmers) == (3, 2, 2)
    play.give(BLUE, OrderRevolts(told.provinces))
    assert [revolt.farmers for revolt in play.all(RevoltFought)] == [2, 2]


def test_sh7_7_example_kai_in_winter_with_three_farmers() -> None:
    """SH7.6: 2 rice are missing: 3 farmers in Kai, 2 by the table and 1 by the marker."""
    position = Position().winter().province("Kai", BLUE, 6, revolts=1).province("Izu", BLUE, 1)
    play = come_winter(position, luck=OnlyKai())
    assert play.the(RiceShort).provinces == ("Kai",)
    assert play.the(RevoltFought).farmers == 3
    assert play.on("Kai").armies == 3


class OnlyKai(Luck):
    """Kai is drawn first."""

    def shuffled(self, items: Sequence[Any]) -> list[Any]:
        return sorted(super().shuffled(items), key=lambda item: item != "Kai")


def test_sh8_2_the_provinces_are_random() -> None:
    """SH8.2: revolts in random provinces of theirs."""
    state = hungry(7).state
    rising = [
        set(come_winter(hungry(7), Chance(seed_of("rising"), row)).the(RiceShort).provinces)
        for row in range(60)
    ]
    assert set.union(*rising) == {name for name, it in state.public.provinces.items() if it.owner == BLUE}


def test_sh8_2_players_in_turn_order_of_fall() -> None:
    """SH8.2: players in turn order of fall; each is asked when it is their turn."""
    position = Position().winter().turn_order(RED, BLUE, BLACK, YELLOW)
    position.provinces(BLUE, *NAMES[:3], armies=4).provinces(RED, *NAMES[3:6], armies=4)
    position.province("Kai", YELLOW, 4)
    play = come_winter(position)
    assert [told.seat for told in play.all(RiceShort)] == [RED]
    play.give(RED, OrderRevolts(revolts_question(play).provinces))
    play.give(BLUE, OrderRevolts(revolts_question(play).provinces))
    assert [revolt.seat for revolt in play.all(RevoltFought)] == [RED, RED, BLUE, BLUE, YELLOW]


@pytest.mark.parametrize("order", list(permutations(("Aki", "Bingo", "Bitchu"))))
def test_sh8_2_the_player_chooses_the_order_of_their_own_revolts(order: tuple[ProvinceName, ...]) -> None:
    """SH8.2: the player chooses the order of their own revolts."""
    play = come_winter(hungry(7))
    assert OrderRevolts(order) in GAME.legal(play.state, BLUE)
    play.give(BLUE, OrderRevolts(order))
    assert tuple(revolt.province for revolt in play.all(RevoltFought)) == order


@pytest.mark.parametrize(
    "order",
    [
        (),
        ("Aki", "Bingo"),
        ("Aki", "Bingo", "Bingo"),
        ("Aki", "Bingo", "Iyo"),
        ("Aki", "Bingo", "Bitchu", "Aki"),
    ],
)
def test_sh8_2_all_of_them_and_no_others(order: tuple[ProvinceName, ...]) -> None:
    """SH8.2: the provinces that were drawn revolt, all of them, once."""
    play = come_winter(hungry(7))
    with pytest.raises(IllegalCommand, match="revolts_not_these"):
        play.give(BLUE, OrderRevolts(order))


def test_sh8_2_no_marker_is_added_in_winter() -> None:
    """SH8.2 [ruling]: no marker is added for a revolt put down in winter."""
    play = come_winter(Position().winter(year=2).province("Kai", BLUE, 9, revolts=1))
    assert play.the(RevoltFought).put_down
    assert play.on("Kai").revolts == 1
    assert not play.all(RevoltMarkerAdded)


def test_sh7_6_farmers_can_run_out_between_revolts() -> None:
    """SH7.6 [ruling]: farmers that stay in the tower are missing in the next revolt."""
    play = come_winter(hungry(7).farmers(5), Luck({BLUE: 4}, {BLUE: 4}))
    play.give(
        BLUE,
        OrderRevolts((ProvinceName("Aki"), ProvinceName("Bingo"), ProvinceName("Bitchu"))),
        Luck({BLUE: 4}, {BLUE: 4}),
    )
    assert [revolt.farmers for revolt in play.all(RevoltFought)] == [3, 2, 0]
    assert play.state.hidden.tower[0].count(FARMER) == 20


def test_sh8_1_the_last_events_text_has_no_effect_in_winter() -> None:
    """SH6.7: text has no effect in winter, only the rice number."""
    position = Position().winter(loss=2).province("Kai", BLUE, 9, CASTLE)
    play = come_winter(position)
    assert play.the(RevoltFought).fallen.armies[BLUE] == 9
    assert not play.all(BattleFought)


# ---- SH8.3 -----------------------------------------------------------------------------------------------


def fed(side: Side = Side.SUN) -> Position:
    """The end of fall, and rice for all."""
    position = Position(side=side).winter()
    for seat in all_seats(4):
        position.rice(seat, 20)
    return position


def scored(position: Position) -> Scored:
    return come_winter(position).the(Scored)


def test_sh8_3_a_point_for_each_province_and_each_building() -> None:
    """SH8.3: 1 VP a province, 1 a building."""
    position = fed().provinces(BLUE, "Aki", "Kai").province("Izu", BLUE, 3, CASTLE, TEMPLE, THEATER)
    told = scored(position.province("Omi", YELLOW, 1))
    assert told.provinces == (3, 1, 0, 0)
    assert told.buildings == (3, 0, 0, 0)
    assert told.totals == (3 + 3 + 3 + 2 + 1, 1, 0, 0)


@pytest.mark.parametrize(("building", "points"), [(CASTLE, 3), (TEMPLE, 2), (THEATER, 1)])
def test_sh8_3_most_of_a_building_in_a_region(building: Building, points: int) -> None:
    """SH8.3: per region most castles 3, temples 2, theaters 1."""
    position = fed().province("Izu", BLUE, 1, building).province("Kai", BLUE, 1, building)
    told = scored(position.province("Suruga", YELLOW, 1, building))
    assert told.majorities == (Majority("yellow", building, (BLUE,), points),)
    assert told.totals == (4 + points, 2, 0, 0)


@pytest.mark.parametrize(("building", "points"), [(CASTLE, 2), (TEMPLE, 1), (THEATER, 0)])
def test_sh8_3_tied_for_most_each_one_less(building: Building, points: int) -> None:
    """SH8.3: tied for most: each one less (2, 1, 0)."""
    position = fed().province("Izu", BLUE, 1, building).province("Kai", RED, 1, building)
    told = scored(position.province("Sagami", BLACK, 1, building).province("Suruga", YELLOW, 1))
    assert told.majorities == (Majority("yellow", building, (BLUE, RED, BLACK), points),)
    assert told.totals == (2 + points, 1, 2 + points, 2 + points)


def test_sh8_3_no_majority_without_a_building() -> None:
    """SH8.3: a region majority needs at least one such building."""
    assert scored(fed().provinces(BLUE, "Izu", "Kai", "Sagami")).majorities == ()


def test_sh8_3_each_region_and_kind_by_itself() -> None:
    """SH8.3: per region and per building."""
    position = fed().province("Izu", BLUE, 1, CASTLE, TEMPLE).province("Aki", BLUE, 1, CASTLE)
    told = scored(position.province("Kai", YELLOW, 1, TEMPLE).province("Bingo", YELLOW, 1, THEATER))
    assert told.majorities == (
        Majority("green", CASTLE, (BLUE,), 3),
        Majority("green", THEATER, (YELLOW,), 1),
        Majority("yellow", CASTLE, (BLUE,), 3),
        Majority("yellow", TEMPLE, (BLUE, YELLOW), 1),
    )


@pytest.mark.parametrize(("side", "points"), [(Side.SUN, [2]), (Side.MOON, [3, 3])])
def test_sh8_3_regions_are_those_of_the_side(side: Side, points: list[int]) -> None:
    """SH8.3, SH1.1: Kai is yellow like Izu by the sun, and red by the moon."""
    position = fed(side).province("Kai", BLUE, 1, CASTLE).province("Izu", YELLOW, 1, CASTLE)
    assert [won.points for won in scored(position).majorities] == points


def test_sh8_3_points_come_after_the_revolts() -> None:
    """SH8.3: scoring after the revolts: a province that was lost counts no more."""
    position = fed().province("Izu", BLUE, 1, CASTLE).province("Kai", BLUE, 9).rice(BLUE, 0)
    told = scored(position)
    assert told.totals[BLUE] == 1


def test_sh8_3_both_winters_add_up() -> None:
    """SH8.3: points of the second winter are added to those of the first."""
    position = Position().winter(year=2).rice(BLUE, 1).province("Kai", BLUE, 1).points(BLUE, 7)
    assert come_winter(position).the(Scored).totals[BLUE] == 8


# ---- SH8.4 -----------------------------------------------------------------------------------------------


def finished(*standings: tuple[int, int]) -> Play:
    """The end of a match without provinces; each seat's points and chests."""
    position = Position(len(standings)).winter(year=2)
    for seat, (points, chests) in enumerate(standings):
        position.points(Seat(seat), points).chests(Seat(seat), chests)
    return come_winter(position)


@pytest.mark.parametrize(
    ("standings", "winners", "reason"),
    [
        (((9, 0), (12, 0), (11, 30)), (YELLOW,), "points"),
        (((9, 4), (9, 6), (8, 30)), (YELLOW,), "chests"),
        (((9, 4), (5, 9), (9, 4), (9, 3)), (BLUE, RED), "shared"),
        (((0, 0), (0, 0), (0, 0)), (BLUE, YELLOW, RED), "shared"),
        (((0, 1), (0, 0), (0, 0), (0, 0), (0, 0)), (BLUE,), "chests"),
    ],
)
def test_sh8_4_most_points_then_most_chests_then_shared(
    standings: tuple[tuple[int, int], ...], winners: tuple[Seat, ...], reason: str
) -> None:
    """SH8.4: the most VP win; tie: most chests; still tied: they share it."""
    play = finished(*standings)
    outcome = Outcome(winners, tuple(points for points, _ in standings), reason)
    assert play.state.public.outcome == GAME.outcome(play.state) == outcome
    assert play.events[-1] == MatchEnded(outcome)
    assert play.state.public.phase is Phase.OVER
    assert not GAME.prompts(play.state)


def test_sh8_4_after_the_first_winter_nobody_has_won() -> None:
    """SH8.4: after the *second* winter."""
    assert GAME.outcome(come_winter(Position().winter(year=1).points(BLUE, 50)).state) is None
