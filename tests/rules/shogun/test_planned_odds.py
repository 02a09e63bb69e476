"""The odds of planned attacks: what others may do before counts, as it was measured."""

from itertools import pairwise
from math import log
from random import Random

import pytest
from msgspec.structs import replace

from ai.arena import seed_of
from ai.match import play
from rules.core.registry import find
from rules.shogun.content import Action, Effect, ProvinceName, content
from rules.shogun.forecast import Marching, odds_of_march
from rules.shogun.planned_odds import (
    Curve,
    curves,
    growth,
    planned_odds,
    reinforcements,
)
from rules.shogun.state import Phase, Public
from scripts.planned_odds import Attack, attacks, fitted, policies, reliability
from tests.rules.shogun.positions import BLUE, RED, Position

A = Action.BATTLE_MOVE_A
MUSASHI, SURUGA, KAI = map(ProvinceName, ("Musashi", "Suruga", "Kai"))
ROW = (Action.COLLECT_TAXES, Action.DEPLOY_3, A, Action.DEPLOY_5, Action.CONFISCATE_RICE)
HIDDEN = (None,) * 5


def planned(*effects: Effect, row: tuple[Action | None, ...] = ROW) -> Public:
    """Blue holds Kai with 6 armies, Red Musashi with 2; Suruga is neutral."""
    position = Position().province("Kai", BLUE, 6).province("Musashi", RED, 2)
    events = tuple(
        next(index for index, event in enumerate(content().events) if event.effect is effect)
        for effect in effects
    )
    return replace(position.state.public, events=events, actions=(*row, *HIDDEN))


def test_sh3_5_armies_that_may_be_deployed_before_an_action_count() -> None:
    """SH6.3: known cards in their order, hidden ones after them, and half if both are hidden."""
    march = Marching(MUSASHI, 5)
    assert reinforcements(planned(), A, march) == 3, "Deploy 5 comes later, Deploy/Move 1 is hidden"
    assert reinforcements(planned(), Action.BATTLE_MOVE_B, march) == 5 + 3 + 1 / 2
    first = (A, *(action for action in ROW if action is not A))
    assert reinforcements(planned(row=first), A, march) == 0
    assert reinforcements(planned(), A, Marching(SURUGA, 5)) == 0, "nobody owns it"


def test_sh6_5_a_deployment_that_the_condition_forbids_does_not_count() -> None:
    for at_most, armies in ((2, 0), (3, 0.5), (4, 0.5), (5, 3.5), (7, 8.5)):
        march = Marching(MUSASHI, 5, at_most)
        assert reinforcements(planned(), Action.BATTLE_MOVE_B, march) == armies


def test_sh3_3_planned_odds_are_the_mean_over_the_events_by_the_curve_of_the_target() -> None:
    public = planned(Effect.CASTLE_DEFENDS, Effect.NEUTRAL_TWO_FARMERS)
    one, two = (
        odds_of_march(replace(public, phase=Phase.ACTIONS, event=event), BLUE, SURUGA, 2) or 0
        for event in public.events
    )
    owned, neutral = planned_odds(public, BLUE, A, [Marching(MUSASHI, 3), Marching(SURUGA, 2)])
    assert owned
    assert neutral
    assert one > two
    chance = odds_of_march(public, BLUE, MUSASHI, 3)
    assert chance == owned.now
    assert owned.then == curves().owned.at(chance, 3 / (2 + 2))
    assert neutral.now == odds_of_march(public, BLUE, SURUGA, 2) == (one + two) / 2
    then = curves().neutral.at(one), curves().neutral.at(two)
    assert neutral.then == sum(then) / 2
    assert planned_odds(public, BLUE, A, [Marching(KAI, 3)]) == [None], "nobody fights there"


def test_sh6_3_a_deployment_means_less_to_a_large_garrison() -> None:
    public, march = planned(), Marching(MUSASHI, 3)
    there = {**public.provinces, MUSASHI: replace(public.provinces[MUSASHI], armies=10)}
    large = replace(public, provinces=there)
    assert (growth(public, A, march), growth(large, A, march)) == (3 / 4, 3 / 12)
    assert growth(public, A, Marching(SURUGA, 5)) == 0


def test_sh3_5_once_all_have_planned_the_odds_are_those_on_the_board() -> None:
    public = replace(planned(), phase=Phase.ACTIONS)
    for odds in planned_odds(public, BLUE, A, [Marching(MUSASHI, 3), Marching(SURUGA, 2)]):
        assert odds
        assert odds.then == odds.now


def test_sh3_5_nothing_comes_before_the_first_action() -> None:
    """A long shot remains one: 23 % on the board were told as 42, and about a quarter of them are won."""
    public = planned(row=(A, *(action for action in ROW if action is not A)))
    for march in (Marching(MUSASHI, 1), Marching(SURUGA, 2)):
        for action, is_first in ((A, True), (Action.BATTLE_MOVE_B, False)):
            [odds] = planned_odds(public, BLUE, action, [march])
            assert odds
            assert (odds.then == odds.now) == is_first


def test_sh7_2_more_armies_and_fewer_to_come_never_make_odds_worse() -> None:
    public = planned(Effect.CASTLE_DEFENDS, Effect.NEUTRAL_TWO_FARMERS)
    for target in (MUSASHI, SURUGA):
        by_armies = planned_odds(public, BLUE, A, [Marching(target, armies) for armies in range(1, 9)])
        assert all(less and more and less.then <= more.then for less, more in pairwise(by_armies))
    limits = [Marching(MUSASHI, 3, at_most) for at_most in range(2, 9)]
    by_limit = planned_odds(public, BLUE, Action.BATTLE_MOVE_B, limits)
    assert all(strict and loose and strict.then >= loose.then for strict, loose in pairwise(by_limit))


@pytest.mark.parametrize("policy", ["advised", "suggest"])
def test_sh3_5_planned_odds_come_true_more_often_than_those_on_the_board(policy: str) -> None:
    """In matches that had no part in the fit."""
    game, players, found = find("shogun"), policies(), list[Attack]()
    for number in range(12):
        seats = 3 + number % 3
        table = [players[policy]] * seats
        found += attacks(play(game, seats, game.options_type(), seed_of(77, number), table))
    owned = [attack for attack in found if not attack.is_neutral]
    board, shown = (
        sum((attack.shown[place] - attack.won) ** 2 for attack in owned) / len(owned) for place in (1, 0)
    )
    assert len(owned) > 100
    assert shown < board
    won = sum(attack.won for attack in owned) / len(owned)
    assert abs(sum(attack.shown.then for attack in owned) / len(owned) - won) < 0.06


def test_a_fit_finds_the_curve_that_attacks_follow() -> None:
    random, curve = Random(5), Curve(0.4, 0.5, -0.4)
    found = []
    for _ in range(20_000):
        chance, more = random.random(), random.choice((0.0, 0.8, 2.0))
        now = random.random() < curve.at(chance, more)
        found.append(Attack(False, False, more, chance, None, now))  # type: ignore[arg-type]
    assert fitted(found) == pytest.approx([0.4, 0.5, -0.4], abs=0.05)
    assert curve.at(0.5) == pytest.approx(1 / (1 + 1 / 1.4918), abs=1e-3), "log odds of 0.4"
    assert log(curve.at(0.5, 1) / (1 - curve.at(0.5, 1))) == pytest.approx(0.0)


def test_odds_are_told_by_tenths_beside_what_came() -> None:
    pairs = [(0.91, True), (0.95, False), (1.0, True), (0.5, True)]
    assert list(reliability("revolts", pairs)) == [
        "revolts: 4 fights, Brier 0.290",
        "   50 % on: 1, foretold 50.0%, won 100.0%",
        "   90 % on: 3, foretold 95.3%, won 66.7%",
    ]
