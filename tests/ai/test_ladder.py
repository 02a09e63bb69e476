"""The ladder of policies."""

import pytest

from ai.ladder import Ranking, ladder, rankings, strengths
from rules.core.chance import Chance
from rules.shogun.game import GAME
from rules.shogun.state import Options


def dice() -> Chance:
    return Chance(b"ladder", 2)


def drawn(true: dict[str, float], matches: int) -> list[Ranking]:
    """Rankings as the model draws them."""
    found, luck = [], dice()
    for _ in range(matches):
        left, ranking = list(true), list[str]()
        while left:
            point = luck.below(1 << 20) / (1 << 20) * sum(true[name] for name in left)
            for name in left:
                point -= true[name]
                if point < 0:
                    break
            left.remove(name)
            ranking.append(name)
        found.append(tuple(ranking))
    return found


def test_strengths_by_which_rankings_were_drawn_are_found_again() -> None:
    true = {"a": 1.0, "b": 3.0, "c": 10.0}
    found = strengths(true, drawn(true, 2000))
    assert found["b"] / found["a"] == pytest.approx(3, rel=0.2)
    assert found["c"] / found["a"] == pytest.approx(10, rel=0.2)


def test_the_first_name_has_no_points_and_intervals_hold_the_truth() -> None:
    """400 points are odds of ten to one."""
    true = {"a": 1.0, "b": 10.0, "c": 0.1}
    rungs = {rung.policy: rung for rung in ladder(tuple(true), drawn(true, 300), dice())}
    assert list(rungs) == ["b", "a", "c"]
    assert (rungs["a"].points, rungs["a"].low, rungs["a"].high) == (0, 0, 0)
    assert rungs["b"].low < 400 < rungs["b"].high
    assert rungs["c"].low < -400 < rungs["c"].high


def test_who_always_wins_has_finite_strength() -> None:
    best, worst = strengths(["a", "b"], [("a", "b")] * 20).values()
    assert best / worst < 1000


def test_two_alike_at_one_table_are_as_strong_as_one_alone() -> None:
    """One that wins half of the matches against two of another is twice as strong."""
    seen: list[Ranking] = [*[("a", "b", "b")] * 500, *[("b", "a", "b")] * 250, *[("b", "b", "a")] * 250]
    found = strengths(["a", "b"], seen)
    assert found["a"] / found["b"] == pytest.approx(1.6, rel=0.1)


def test_every_policy_is_seated_and_the_better_one_is_above() -> None:
    seen = list(rankings(GAME, Options(), ("uniform", "greedy", "novice"), 3, 6, series=5))
    assert [sorted(ranking) for ranking in seen] == [["greedy", "novice", "uniform"]] * 6
    assert {ranking[0] for ranking in seen} == {"greedy"}
    assert ladder(("uniform", "greedy", "novice"), seen, dice())[0].policy == "greedy"


def test_where_there_are_too_few_policies_some_sit_twice() -> None:
    first, again = (list(rankings(GAME, Options(), ("uniform", "greedy"), 3, 2, series=5)) for _ in range(2))
    assert first == again
    assert all(set(ranking) == {"uniform", "greedy"} for ranking in first)
