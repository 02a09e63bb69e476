"""The lessons' records and stops: that they are what the scripts make, and that each stop asks its seat."""

import pytest
from msgspec import to_builtins

from bot.matches.lessons import Lesson, Script, has_lesson, lesson, matches
from rules.core.record import verify
from rules.core.registry import find, titles
from rules.honor.events import BattleFought
from scripts.lesson_records import made

TAUGHT = [title for title in titles() if has_lesson(title)]


def taught(title: str) -> Lesson:
    found = lesson(title)
    assert found
    return found


def test_every_title_has_a_lesson() -> None:
    assert set(TAUGHT) == {"shogun", "spirit", "honor"}
    assert [len(taught(title).stops) for title in ("shogun", "spirit", "honor")] == [6, 4, 5]


@pytest.mark.parametrize("title", TAUGHT)
def test_the_record_is_a_valid_one_of_these_rules(title: str) -> None:
    """Else: python -m scripts.lesson_records, then read the lesson's texts beside the new positions."""
    match = taught(title).match
    assert match.rules_version == find(title).rules_version
    verify(match)


def test_the_script_makes_a_match_as_it_is_told() -> None:
    instead = {"1": {"kind": "Pass"}}
    script = Script("any", ("Ann", "Bob", "Cleo"), 3, {"difficulty": "easy"}, instead)
    match = made("spirit", script)
    verify(match)
    assert (match.players, len(match.entries)) == (script.players, 4)
    assert match.entries[1].data == instead["1"]
    assert made("spirit", script) == match


@pytest.mark.parametrize("title", TAUGHT)
def test_each_stop_asks_its_seat_and_its_answers_exclude_each_other(title: str) -> None:
    for stop in taught(title).stops:
        moment = taught(title).moment(stop)
        assert moment.prompt
        assert moment.prompt.seat == stop.seat
        assert not matches(stop.goal, {"draft": stop.draft})
        assert not any(wrong.when == stop.goal for wrong in stop.wrong)
        assert len({wrong.key for wrong in stop.wrong}) == len(stop.wrong)


@pytest.mark.parametrize("title", TAUGHT)
def test_the_learner_sees_no_more_than_the_seat(title: str) -> None:
    """Positions, outcomes and stages that are shown come from `observe` and `redact`."""
    for stop in taught(title).stops:
        assert taught(title).moment(stop).observation.viewer == stop.seat
        if stop.shown:
            assert taught(title).shown(stop, stop.shown).observation.viewer == stop.seat


def test_the_outcome_is_that_of_the_record_where_the_answer_is_the_same() -> None:
    honor = taught("honor")
    [stop] = [stop for stop in honor.stops if stop.key == "attack"]
    command = find("honor").advise(honor.moment(stop).observation)
    assert to_builtins(command) == honor.match.entries[stop.row + 1].data
    [fought] = honor.outcome(stop, command).events
    assert isinstance(fought, BattleFought)
    assert fought.winner == stop.seat


def test_the_learner_has_a_name_of_their_own() -> None:
    shogun = taught("shogun")
    assert shogun.names(shogun.stops[0], "Zoe") == ("Zoe", "Kenji", "Yuki")
