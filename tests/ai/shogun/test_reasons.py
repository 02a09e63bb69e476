"""The reasons for a plan: each number can be found again, and none tells what the asker does not know."""

from collections.abc import Iterator
from typing import NamedTuple

import pytest
from msgspec.structs import replace

from ai.quick_chance import QuickChance
from ai.shogun.reasons import MOST, WORLDS, Kind, Reason, reasons
from ai.shogun.worlds import Worlds
from rules.core.chance import Chance
from rules.core.model import Seat
from rules.shogun import scoring
from rules.shogun.commands import SubmitPlan
from rules.shogun.content import BUILDS, Action, content
from rules.shogun.events import AnyEvent, RiceShort
from rules.shogun.game import GAME
from rules.shogun.state import Observation, Plan, Public, State
from rules.shogun.table import Table
from scripts.reasons_accuracy import Accuracy, Compared, deviations, matches
from scripts.reasons_accuracy import suggestions as suggestions_of
from tests.ai.conftest import Moment, with_other_secrets


class Told(NamedTuple):
    """A suggestion, and its reasons."""

    state: State
    observation: Observation
    plan: Plan
    reasons: list[Reason]


def told(state: State, seat: Seat) -> Told:
    command = GAME.default(state, seat)
    assert isinstance(command, SubmitPlan)
    observation = GAME.observe(state, seat)
    return Told(state, observation, command.plan, reasons(GAME, observation, command.plan))


@pytest.fixture(scope="module")
def suggestions(mixed_moments: list[Moment]) -> list[Told]:
    """Some of each kind of table and each season."""
    plannings = [moment for moment in mixed_moments if isinstance(moment.move.command, SubmitPlan)]
    return [told(moment.state, moment.move.seat) for moment in plannings[::11]]


def ends(observation: Observation, plan: Plan) -> Iterator[tuple[Public, bool]]:
    """The worlds' ends again, and whether the viewer was short of rice."""
    worlds = Worlds(GAME, observation, QuickChance(observation.public.asked))
    for number in range(WORLDS):
        events: list[AnyEvent] = []
        end = worlds.outcome(SubmitPlan(plan), number, events)
        short = [event.seat for event in events if isinstance(event, RiceShort)]
        yield end, observation.viewer in short


def test_every_suggestion_has_one_to_three_reasons(suggestions: list[Told]) -> None:
    for one in suggestions:
        assert bool(one.plan.provinces) <= len(one.reasons) <= MOST
    assert {reason.kind for one in suggestions for reason in one.reasons} == set(Kind)


def test_numbers_of_worlds_can_be_counted_again(suggestions: list[Told]) -> None:
    for one in suggestions[::3]:
        played = list(ends(one.observation, one.plan))
        for reason in one.reasons:
            if reason.kind in (Kind.CONQUERS, Kind.HOLDS):
                assert reason.province
                owners = [end.provinces[reason.province].owner for end, _ in played]
                assert reason.number == owners.count(one.observation.viewer)
            if reason.kind is Kind.FEEDS:
                assert reason.number == sum(not short for _, short in played)


def test_points_of_a_building_are_those_of_the_scoring(suggestions: list[Told]) -> None:
    """SH8.3: one for the building, and what changes in the majorities."""
    buildings = 0
    for state, observation, _, found in suggestions:
        for reason in found:
            if reason.kind is Kind.BUILDS:
                assert reason.action
                assert reason.province
                assert observation.viewer is not None
                public = observation.public
                province = public.provinces[reason.province]
                built = replace(province, buildings=(*province.buildings, BUILDS[reason.action]))
                after = replace(public, provinces={**public.provinces, reason.province: built})
                more = _points(replace(state, public=after), observation.viewer)
                assert reason.number == more - _points(state, observation.viewer)
                buildings += 1
    assert buildings > 10


def _points(state: State, seat: Seat) -> int:
    table = Table(state, Chance(b"", 0), GAME.rules_version)
    scoring.score(table)
    return table.players[seat].points


def test_taxes_are_the_least_that_may_come(suggestions: list[Told]) -> None:
    for one in suggestions:
        for reason in one.reasons:
            if reason.kind is Kind.TAXES:
                assert reason.province == one.plan.provinces[Action.COLLECT_TAXES]
                assert 0 < reason.number <= content().provinces[reason.province].chests


def test_no_reason_depends_on_what_others_hide(suggestions: list[Told]) -> None:
    for state, observation, _, found in suggestions[::3]:
        seat = observation.viewer
        assert seat is not None
        assert told(with_other_secrets(state, seat), seat).reasons == found


@pytest.mark.long
def test_reasons_of_whole_matches_are_found_again() -> None:
    """By the script that measures them, in matches of each number of players at each kind of table."""
    accuracy = Accuracy()
    for match in matches(9, series=2):
        for one in suggestions_of(match):
            accuracy.note(one, others=0)
    assert set(accuracy.again) == set(Kind)
    assert not any(difference for found in accuracy.again.values() for difference in found)


def test_shares_of_other_worlds_are_held_against_those_of_more_and_more_worlds() -> None:
    compared = [Compared((0.5, 0.25, 0.5, 0.5), 0.25), Compared((0.25, 0.25, 0.25, 0.3), 0.25)]
    first, second, *_ = deviations(compared)
    assert first.strip() == (
        "8 worlds: mean 0.125, largest 0.250, lean +0.125; 50% within 0.05, 100% within two standard errors"
    )
    assert second.strip().startswith("16 worlds: mean 0.000, largest 0.000")
