"""Turning points: which fight is named, and its odds."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from ai.shogun.played_rounds import remaining, rounds_of
from ai.shogun.turning_points import Stretch, decisive, odds
from rules.core.model import Outcome, Seat
from rules.core.record import load
from rules.shogun import tower
from rules.shogun.content import Action, ProvinceName
from rules.shogun.events import BattleFought, Result, RevoltFought
from rules.shogun.game import GAME
from rules.shogun.state import Cubes

RECORD = Path("tests") / "records" / "shogun-sun-preset-5.json"
NONE = Cubes((0,) * 5, 0)


def attack(armies: int, defenders: int) -> BattleFought:
    return BattleFought(
        Seat(0), Action.BATTLE_MOVE_A, ProvinceName("Mutsu"), ProvinceName("Kozuke"), Seat(1),
        armies, 0, defenders, 0, 0, 0, NONE, NONE, False, Result.DRAW, NONE, 0, NONE,
    )  # fmt: skip


def test_odds_follow_the_armies_and_the_tower() -> None:
    empty = odds(attack(8, 2), NONE), odds(attack(4, 4), NONE), odds(attack(2, 8), NONE)
    assert empty[0] > 0.9 > empty[1] > 0.1 > empty[2]
    helped = odds(attack(4, 4), Cubes((8, 0, 0, 0, 0), 0))
    assert helped > empty[1]
    assert helped == odds(attack(4, 4), Cubes((8, 0, 0, 0, 0), 0))


def test_farmers_count_against_who_puts_a_revolt_down() -> None:
    few, many = (
        RevoltFought(Seat(0), ProvinceName("Hoki"), 4, farmers, NONE, NONE, False, NONE, 0, NONE)
        for farmers in (1, 6)
    )
    assert odds(few, NONE) > 0.8
    assert odds(many, NONE) < 0.2


@pytest.fixture(scope="module")
def conquest() -> tuple[Stretch, BattleFought]:
    """A round in which a province went from one player to another and stayed there."""
    for one in rounds_of(GAME, remaining(load(RECORD.read_bytes()))):
        for event in one.events:
            if isinstance(event, BattleFought) and event.result is Result.ATTACKER_WINS:
                owners = [public.provinces[event.target].owner for public in (one.start.public, one.end)]
                if owners == [event.defender, event.seat] and event.defender is not None:
                    return Stretch(one.start.public, one.end, [event]), event
    raise LookupError("nobody conquers anything")


def test_the_conquest_explains_the_rise_and_the_fall(conquest: tuple[Stretch, BattleFought]) -> None:
    stretch, fought = conquest
    assert fought.defender is not None
    for seat, after in ((fought.seat, 0.9), (fought.defender, 0.0)):
        curve = [[0.3] * 5, [after if other == seat else 0.3 for other in range(5)]]
        (turn,) = decisive(curve, [stretch])
        assert (turn.seat, turn.fight) == (seat, fought)
        assert turn.odds == odds(fought, tower.inside(stretch.before))


def test_a_fight_explains_no_change_to_the_contrary(conquest: tuple[Stretch, BattleFought]) -> None:
    stretch, fought = conquest
    curve = [[0.3] * 5, [0.0 if other == fought.seat else 0.3 for other in range(5)]]
    (turn,) = decisive(curve, [stretch])
    assert (turn.seat, turn.fight) == (fought.seat, None)


@pytest.mark.parametrize(("ahead", "decides"), [(1, True), (20, False)])
def test_at_the_end_a_fight_is_named_if_it_has_decided_who_wins(
    conquest: tuple[Stretch, BattleFought], ahead: int, decides: bool
) -> None:
    """With the points of the last winter, which count the province."""
    stretch, fought = conquest
    points = [20 + ahead * (seat == fought.seat) for seat in range(5)]
    players = tuple(replace(player, points=points[seat]) for seat, player in enumerate(stretch.after.players))
    ended = replace(stretch.after, players=players, outcome=Outcome((fought.seat,), tuple(points), "points"))
    curve = [[0.3] * 5, [float(other == fought.seat) for other in range(5)]]
    (turn,) = decisive(curve, [stretch._replace(after=ended)])
    assert (turn.fight == fought) is decides


def test_at_the_end_chests_part_those_with_the_same_points(conquest: tuple[Stretch, BattleFought]) -> None:
    """The province was worth nothing to the winner: another one had fewer chests."""
    stretch, fought = conquest
    players = tuple(
        replace(player, points=60 - 40 * (seat == fought.defender), chests=3 - (seat != fought.seat))
        for seat, player in enumerate(stretch.after.players)
    )
    ended = replace(stretch.after, players=players, outcome=Outcome((fought.seat,), (60,) * 5, "chests"))
    curve = [[0.3] * 5, [float(other == fought.seat) for other in range(5)]]
    (turn,) = decisive(curve, [stretch._replace(after=ended)])
    assert turn.fight == fought, "without the province it would not be a tie"
    alone = replace(
        ended, players=tuple(replace(each, points=60 * (each.chests == 3)) for each in ended.players)
    )
    (turn,) = decisive(curve, [stretch._replace(after=alone)])
    assert turn.fight is None


def test_a_fight_that_did_little_of_a_change_is_not_named(conquest: tuple[Stretch, BattleFought]) -> None:
    stretch, fought = conquest
    curve = [[0.0] * 5, [1.0 if other == fought.seat else 0.0 for other in range(5)]]
    (turn,) = decisive(curve, [stretch])
    assert turn.fight is None


def test_a_fight_is_the_cause_alone_if_it_did_most_of_a_change(
    conquest: tuple[Stretch, BattleFought],
) -> None:
    stretch, fought = conquest
    found = []
    for percent in range(1, 100):
        curve = [[0.0] * 5, [percent / 100 if other == fought.seat else 0.0 for other in range(5)]]
        (turn,) = decisive(curve, [stretch])
        found.append((turn.fight is not None, turn.mostly))
    assert sorted(found, reverse=True) == found, "the larger the change, the less a fight did of it"
    assert set(found) == {(True, True), (True, False), (False, False)}
