"""Shrinking: the fewest faults and tables that break the same invariant."""

from dataclasses import replace
from typing import Any

import pytest

from sandbox.simulation import series
from sandbox.simulation.faults import CALM, DAY, draw_schedule
from sandbox.simulation.month import Plan
from sandbox.simulation.randomness import RealRandom


def _run(plan: Plan) -> dict[str, Any]:
    """A double of a simulation: fails if the third and the eighth fault meet at table 5."""
    drawn = Plan.drawn("7", 10, 20).schedule
    broken = drawn[2] in plan.schedule and drawn[7] in plan.schedule and 5 in plan.tables
    return {"findings": [{"day": 9.5, "what": "clock late: by a minute"}] if broken else []}


def test_the_fewest_faults_and_tables_remain() -> None:
    plan = Plan.drawn("7", 10, 20)
    smallest, result = series.shrink(plan, _run, budget=200)
    assert smallest == replace(plan, tables=(5,), schedule=(plan.schedule[2], plan.schedule[7]))
    assert series.kind_of(result) == "clock late"


def test_what_does_not_fail_stays_as_it_is() -> None:
    plan = replace(Plan.drawn("7", 10, 20), tables=(1, 2))
    assert series.shrink(plan, _run)[0] is plan


def test_a_plan_survives_its_file() -> None:
    plan = Plan.drawn("7", 5, 3)
    assert series.load(series.dump(plan)) == plan


def test_nothing_goes_wrong_in_the_calm_hours() -> None:
    faults = draw_schedule(RealRandom(3), 60)
    assert len(faults) > 200
    assert not [fault for fault in faults if CALM[0] <= fault.at % DAY < CALM[1]]


@pytest.mark.parametrize(
    "spoilt",
    [
        b"",
        b"[1]",
        b"[" * 10_000 + b"]" * 10_000,
        b'{"seed": "1", "days": %s, "tables": [0], "schedule": []}' % (b"9" * 5000),
        b'{"seed": "1", "days": 1e300, "tables": [0], "schedule": []}',
        b'{"seed": "1", "days": -1, "tables": [0], "schedule": []}',
        b'{"seed": "1", "days": "long", "tables": "ab", "schedule": []}',
        b'{"seed": "1", "days": 1, "tables": [0], "schedule": [{"at": 1, "kind": "nonsense", "how": {}}]}',
    ],
)
def test_what_is_no_plan_is_refused_in_one_line(spoilt: bytes) -> None:
    with pytest.raises(ValueError, match=r"no plan|no such faults") as refused:
        series.load(spoilt)
    assert "\n" not in str(refused.value)
