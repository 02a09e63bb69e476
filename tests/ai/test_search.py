"""Searches: what is found, what it costs, and that the start is never left for something worse."""

import time
from random import Random

import pytest

from ai.search import WORLDS, Budget, choose, climb

BEST = 50


def noisy(candidate: int, world: int) -> float:
    """The nearer to BEST the better; each world adds its own luck, and some for the pair of both."""
    luck = Random(world).gauss(0, 20) + Random(world * 1000 + candidate).gauss(0, 1)
    return luck - abs(candidate - BEST)


class Counted:
    """A value that counts how often it is asked for."""

    def __init__(self) -> None:
        self.rollouts = 0

    def __call__(self, candidate: int, world: int) -> float:
        self.rollouts += 1
        return noisy(candidate, world)


@pytest.mark.parametrize("seed", range(5))
def test_climbing_finds_the_top_despite_the_luck(seed: int) -> None:
    dice = Random(seed)
    found = climb(0, lambda number: number + dice.choice((-10, -3, 3, 10)), noisy, Budget(600))
    assert abs(found - BEST) <= 10


@pytest.mark.parametrize("rollouts", [40, 100, 300])
def test_climbing_keeps_to_its_budget(rollouts: int) -> None:
    value, dice = Counted(), Random(1)
    climb(0, lambda number: number + dice.choice((-3, 3)), value, Budget(rollouts))
    one_more = 24  # a comparison that has begun is finished
    assert rollouts - one_more <= value.rollouts <= rollouts + one_more


def test_a_start_that_cannot_be_improved_stays() -> None:
    dice = Random(2)
    assert climb(BEST, lambda number: number + dice.choice((-20, 20)), noisy, Budget(300)) == BEST


def test_what_was_only_lucky_is_dropped_for_the_start() -> None:
    """In the worlds of the climb the change is better, in fresh ones it is worse."""

    def lucky(candidate: int, world: int) -> float:
        return candidate if world < WORLDS else -candidate

    assert climb(0, lambda _: 1, lucky, Budget(300)) == 0


def test_where_nothing_can_be_changed_the_search_ends() -> None:
    assert climb(0, lambda number: number, noisy, Budget(300)) == 0


def test_no_time_means_the_start() -> None:
    assert climb(0, lambda number: number + 1, noisy, Budget(500, seconds=0.0)) == 0
    assert choose([3, 50], noisy, Budget(500, seconds=0.0)) == 3


@pytest.mark.parametrize(("passed", "is_spent"), [(2.9, False), (3.1, True)])
def test_on_a_busy_machine_a_search_ends_by_the_clock(
    monkeypatch: pytest.MonkeyPatch, passed: float, is_spent: bool
) -> None:
    """A tenth of a core was left for it."""
    clock, processor = time.monotonic(), time.thread_time()
    monkeypatch.setattr(time, "monotonic", lambda: clock)
    budget = Budget(500, seconds=1.0)
    monkeypatch.setattr(time, "monotonic", lambda: clock + passed)
    monkeypatch.setattr(time, "thread_time", lambda: processor + passed / 10)
    assert budget.is_spent is is_spent


@pytest.mark.parametrize("candidates", [[BEST], [0, BEST], [BEST, 0], [*range(0, 100, 10)]])
def test_choosing_finds_the_best_of_a_list(candidates: list[int]) -> None:
    value = Counted()
    assert choose(candidates, value, Budget(120)) == BEST
    assert value.rollouts <= 120


def test_of_equals_the_first_is_chosen() -> None:
    assert choose(["advised", "other", "third"], lambda candidate, world: 0.0, Budget(30)) == "advised"
