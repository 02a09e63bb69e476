"""The benchmark measures what it says."""

from bot.views.registry import labels_of
from renderer.bench import measure


def test_the_benchmark_draws_a_large_board() -> None:
    measured = measure("shogun", labels_of("shogun", "en"), 2)
    assert measured["width"] >= 1600
    assert measured["encode_ms"] > 0
    assert measured["kilobytes"] <= 235
    assert measured["portrait_kilobytes"] <= 250
    for kind in ("next_ms", "closeup_ms", "first_ms", "median_ms", "portrait_ms", "portrait_next_ms"):
        assert measured[kind] > 0, kind
