"""The analysis of an ended match: its sums, what it calls a decision, and its turning points."""

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

import ai
from ai import analysis as any_analysis
from ai.arena import seed_of
from ai.match import play
from ai.shogun import division
from ai.shogun.analysis import Analysis, analyse
from ai.shogun.played_rounds import remaining, rounds_of
from ai.shogun.value import learned
from rules.core.chance import Chance
from rules.core.model import Legal, Prompt, all_seats
from rules.core.record import Entry, MatchRecord, load
from rules.core.registry import AnyGame
from rules.shogun.content import ROUNDS, YEARS
from rules.shogun.game import GAME
from rules.shogun.state import Options

RECORD = Path("tests") / "records" / "shogun-sun-draft-3.json"


@pytest.fixture(autouse=True, scope="module")
def _few_worlds() -> Iterator[None]:
    """What holds in many worlds holds in few."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(division, "EXPECTED", 6)
        patch.setattr(division, "COMPARED", 2)
        yield


@pytest.fixture(scope="module")
def record() -> MatchRecord:
    """A match with a draft, between random players."""
    return load(RECORD.read_bytes())


def analysed(record: MatchRecord) -> Analysis:
    found = analyse(record)
    assert found
    return found


@pytest.fixture(scope="module")
def found(record: MatchRecord) -> Analysis:
    return analysed(record)


def test_the_parts_add_up_to_each_change(found: Analysis, record: MatchRecord) -> None:
    for one, (before, after) in zip(found.rounds, pairwise(found.curve), strict=True):
        for seat in all_seats(record.seats):
            parts = sum(part[seat] for part in one.division)
            assert parts == pytest.approx(after[seat] - before[seat])
        assert sum(one.division.luck) == pytest.approx(0)
    for seat in all_seats(record.seats):
        whole = sum(part[seat] for part in found.whole)
        assert whole == pytest.approx(found.end[seat] - found.rounds[0].chances[seat])


def test_the_curve_is_the_learned_value_and_then_who_won(found: Analysis, record: MatchRecord) -> None:
    played = list(rounds_of(GAME, remaining(record)))
    assert len(played) == len(ROUNDS) * YEARS
    assert [list(one) for one in found.curve[:-1]] == [learned().chances(one.start.public) for one in played]
    assert record.outcome
    assert found.end == tuple(float(seat in record.outcome.winners) for seat in all_seats(record.seats))


def test_a_shared_win_is_a_part_for_each() -> None:
    shared = analysed(load((RECORD.parent / "shogun-sun-preset-4.json").read_bytes()))
    assert shared.end == (0.0, 0.5, 0.0, 0.5)


def test_the_same_record_gives_the_same_analysis(found: Analysis, record: MatchRecord) -> None:
    assert analysed(record) == found


def test_who_follows_the_advice_gains_and_loses_nothing_by_own_decisions() -> None:
    played = play(GAME, 3, Options(), seed_of(0, 0), [_advised, _advised, ai.policies()["uniform"]])
    own = analysed(played.record()).whole.own
    assert own[:2] == (0.0, 0.0)
    assert own[2] < -0.1


def _advised(game: AnyGame, observation: Any, prompt: Prompt, legal: Legal[Any], chance: Chance) -> Any:
    return game.advise(observation)


def test_turning_points_are_the_largest_changes(found: Analysis) -> None:
    changes = [
        max(abs(now - was) for was, now in zip(before, after, strict=True))
        for before, after in pairwise(found.curve)
    ]
    told = [turn.round for turn in found.turning_points]
    assert told == sorted(told)
    assert {changes[number] for number in told} == set(sorted(changes)[-3:])
    for turn in found.turning_points:
        before, after = (found.curve[turn.round + step][turn.seat] for step in (0, 1))
        assert abs(after - before) == changes[turn.round]


def test_what_was_taken_back_is_not_analysed(record: MatchRecord) -> None:
    """After a rewind the entries since the one that it goes back to are none of the match's."""
    last = len(record.entries) - 1
    rewound = Entry(last + 1, "rewind", record.entries[last - 9].digest, data={"to": last - 9})
    kept = remaining(replace(record, entries=(*record.entries, rewound)))
    assert [one.entry.seq for one in kept] == list(range(last - 8))
    assert kept == remaining(record)[: last - 8]


def test_the_worlds_of_rounds_are_not_the_same(record: MatchRecord) -> None:
    first, *_ = rounds_of(GAME, remaining(record))
    before = tuple(learned().chances(first.start.public))
    one, other = (division.divided(GAME, first, number, before, before) for number in (0, 1))
    assert one != other


def test_only_what_ended_in_a_title_with_an_analysis_is_analysed(record: MatchRecord) -> None:
    assert any_analysis.analyse(replace(record, outcome=None)) is None
    spirit = load((RECORD.parent / "spirit" / "spirit-easy-5.json").read_bytes())
    assert any_analysis.analyse(spirit) is None
