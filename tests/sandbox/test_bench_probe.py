"""The benchmark's reading of the bot's metrics."""

import os
from pathlib import Path

import pytest

from sandbox.bench.probe import Reading, processor_seconds


def _reading(counts: dict[str, float], kind: str = "news") -> Reading:
    start = f"gyoji_delivery_seconds_bucket kind={kind} le="
    return Reading({start + le: value for le, value in counts.items()})


@pytest.mark.parametrize(("share", "seconds"), [(0.5, 1.0), (0.75, 1.5), (0.25, 0.5), (0.99, 2.0)])
def test_a_quantile_is_interpolated_in_its_bucket(share: float, seconds: float) -> None:
    """40 deliveries came since the earlier reading: 20 below a second, 20 between one and two but for one."""
    earlier = _reading({"1.0": 10, "2.0": 10, "+Inf": 10})
    later = _reading({"1.0": 30, "2.0": 50 if share < 0.9 else 49, "+Inf": 50})
    assert later.delivery_quantile(earlier, "news", share) == pytest.approx(seconds)


def test_decisions_of_a_level_are_counted_and_timed() -> None:
    bucket, count = "gyoji_decision_seconds_bucket policy=master le=", "gyoji_decision_seconds_count policy="
    buckets: dict[str, float] = {f"{bucket}0.5": 4, f"{bucket}1.0": 8, f"{bucket}+Inf": 8}
    counts = {f"{count}master": 8, f"{count}easy": 3, "gyoji_decision_defaults_total policy=master": 1}
    seen = Reading(buckets | counts)
    assert seen.decisions("master") == 8
    assert [seen.decision_defaults(policy) for policy in ("master", "easy")] == [1, 0]
    assert seen.decision_quantile(Reading({}), "master", 0.75) == pytest.approx(0.75)


def test_without_deliveries_a_quantile_is_0() -> None:
    same = _reading({"1.0": 3, "+Inf": 3})
    assert same.delivery_quantile(same, "news", 0.99) == 0
    assert same.delivery_quantile(Reading({}), "edit", 0.99) == 0


def test_refusals_of_all_limits_are_counted() -> None:
    name = "gyoji_discord_limits_total reason="
    assert Reading({f"{name}global": 3, f"{name}30046": 2}).refusals == 5


def test_a_thread_that_ends_while_they_are_counted_is_no_error(monkeypatch: pytest.MonkeyPatch) -> None:
    mine = processor_seconds(os.getpid())
    gone = Path("/proc/self/task/0/schedstat")
    listed = [*Path(f"/proc/{os.getpid()}/task").glob("*/schedstat"), gone]
    monkeypatch.setattr(Path, "glob", lambda *_: iter(listed))
    assert processor_seconds(os.getpid()) >= mine > 0
