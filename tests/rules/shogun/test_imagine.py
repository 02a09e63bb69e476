"""Determinization: what a viewer cannot know is drawn at random, the rest is unchanged (SH1.4, SH4.4)."""

import pytest
from msgspec.structs import replace

from rules.core.chance import Chance
from rules.core.model import Seat, all_seats, by_seat
from rules.shogun import planning
from rules.shogun.content import Special
from rules.shogun.game import GAME
from rules.shogun.imagine import imagine, sensible_or_random
from rules.shogun.prompts import AskMarch, AskSpecial
from rules.shogun.state import Observation, Options, Phase, Plan, Private, State
from tests.rules.shogun.matches import SUN_PRESET, TABLES, owing, random_match, seed_of

SEED = seed_of("imagine")


@pytest.mark.parametrize(("options", "seats"), TABLES)
def test_the_viewer_cannot_tell_what_is_imagined_from_what_is(options: Options, seats: int) -> None:
    for row in random_match(options, seats, "imagine"):
        state = row.step.state
        for viewer in (None, Seat(row.number % seats)):
            observation = GAME.observe(state, viewer)
            imagined = GAME.imagine(observation, Chance(SEED, row.number))
            assert GAME.observe(imagined, viewer) == observation
            assert [len(deck) for deck in _decks(imagined)] == [len(deck) for deck in _decks(state)]
            GAME.check(imagined)


@pytest.mark.parametrize(("options", "seats"), TABLES)
def test_play_goes_on_from_what_is_imagined(options: Options, seats: int) -> None:
    for row in random_match(options, seats, "imagine"):
        if row.number % 60 == 0 and not GAME.outcome(row.step.state):
            observation = GAME.observe(row.step.state, Seat(row.number % seats))
            _play_to_the_end(GAME.imagine(observation, Chance(SEED, row.number)))


@pytest.mark.parametrize(("options", "seats"), TABLES)
def test_others_have_legal_plans_with_the_bid_that_was_revealed(options: Options, seats: int) -> None:
    for row in random_match(options, seats, "imagine"):
        public = row.step.state.public
        if public.phase in (Phase.PLANNING, Phase.AUCTION):  # all provinces are still those of planning
            imagined = GAME.imagine(GAME.observe(row.step.state, None), Chance(SEED, row.number))
            for seat, private in by_seat(imagined.private):
                assert (private.plan is not None) is public.confirmed[seat]
                if private.plan:
                    theirs = Observation(seat, public, Private())
                    assert planning.problem(theirs, private.plan) is None
                    assert not public.bids or private.plan.bid == public.bids[seat]


def test_a_player_who_is_marching_has_planned_that() -> None:
    asked = 0
    for row in random_match(SUN_PRESET, 4, "imagine"):
        asking = row.step.state.public.asking
        if isinstance(asking, AskMarch):
            asked += 1
            plan = (
                GAME.imagine(GAME.observe(row.step.state, None), Chance(SEED, asked))
                .private[asking.seat]
                .plan
            )
            assert plan is not None
            assert plan.provinces[asking.action] == asking.source
            assert asking.action not in plan.orders
    assert asked > 5


def test_sh5_3_who_is_asked_for_a_special_card_is_imagined_without_wishes() -> None:
    """SH5.3: the first wish that is left is taken without asking."""
    wish = Special.RICE

    def planner(observation: Observation, chance: Chance) -> Plan:
        return replace(sensible_or_random(observation, chance), wishes=(wish,))

    asked = 0
    for row in random_match(SUN_PRESET, 4, "imagine"):
        asking = row.step.state.public.asking
        if isinstance(asking, AskSpecial):
            asked += 1
            imagined = imagine(GAME.observe(row.step.state, None), Chance(SEED, asked), planner)
            plans = [private.plan for private in imagined.private]
            assert [plan.wishes for plan in plans if plan] == [
                () if seat == asking.seat else (wish,) for seat in all_seats(4)
            ]
    assert asked > 5


def test_what_nobody_knows_is_imagined_in_many_ways() -> None:
    for row in random_match(SUN_PRESET, 4, "imagine"):
        if row.step.state.public.phase is Phase.AUCTION:
            observation = GAME.observe(row.step.state, Seat(0))
            imagined = [GAME.imagine(observation, Chance(SEED, number)) for number in range(20)]
            assert len({state.hidden for state in imagined}) == 20
            assert len({repr(state.private[1]) for state in imagined}) > 3
            return


def _decks(state: State) -> tuple[tuple[object, ...], ...]:
    hidden = state.hidden
    inside = tuple(cube for floor in hidden.tower for cube in floor)
    return hidden.tower, inside, hidden.action_deck, hidden.event_deck, hidden.province_deck


def _play_to_the_end(state: State) -> None:
    dice = Chance(SEED, 1)
    while not GAME.outcome(state):
        seat = owing(state)[0]
        state = GAME.apply(state, seat, GAME.legal(state, seat).sample(dice), dice).state
        GAME.check(state)
