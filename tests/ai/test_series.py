"""A series of matches and its tally."""

from collections.abc import Mapping
from typing import Any

import pytest

from ai.match import DeadEnd
from ai.series import Tally, begin, series
from rules.core.registry import find


def played(seed: int, games: int) -> Tally:
    game = find("spirit")
    tally = begin(game, game.options_type(), 3, "uniform", seed)
    for _, trouble in series(game, game.options_type(), tally, games):
        assert trouble is None
    return tally


def results(tally: Tally) -> Mapping[str, Any]:
    """What does not depend on the machine."""
    return {name: getattr(tally, name) for name in ("games", "commands", "mean_scores", "wins", "endings")}


def test_the_same_seed_gives_the_same_matches() -> None:
    assert results(played(1, 3)) == results(played(1, 3))
    assert results(played(1, 3)) != results(played(2, 3))


def test_each_match_is_counted_once() -> None:
    tally = played(1, 4)
    assert (tally.games, tally.failures) == (4, 0)
    assert sum(tally.endings.values()) == 4
    assert tally.games_per_second == pytest.approx(4 / tally.seconds)


def test_a_match_that_breaks_is_a_failure_and_the_series_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ai.match.MAX_COMMANDS", 2)
    game = find("spirit")
    tally = begin(game, game.options_type(), 3, "uniform", 1)
    troubles = [trouble for _, trouble in series(game, game.options_type(), tally, 2)]
    assert [type(trouble) for trouble in troubles] == [DeadEnd, DeadEnd]
    assert (tally.games, tally.failures, tally.dead_ends) == (2, 2, 2)
