"""How often garbage is looked for while matches are played, and that there is none."""

import gc
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

import ai
from ai.match import play
from ai.memory import OBJECTS, seldom_collected
from rules.core.registry import find, titles


def test_garbage_is_looked_for_seldom_and_then_as_before() -> None:
    before = gc.get_threshold()
    with seldom_collected():
        assert gc.get_threshold()[0] == OBJECTS
    assert gc.get_threshold() == before


@pytest.mark.parametrize("title", titles())
def test_a_match_leaves_no_cycles(title: str) -> None:
    """Whatever it leaves is freed at once, so that nothing piles up until the next look."""
    game = find(title)
    seats = game.card.seats[-1]
    play(game, seats, game.options_type(), bytes(32), [ai.policies()["uniform"]] * seats)  # modules are read
    gc.collect()
    with _not_collected():
        play(game, seats, game.options_type(), bytes(32), [ai.policies()["uniform"]] * seats)
        assert gc.collect() == 0


@contextmanager
def _not_collected() -> Iterator[None]:
    gc.disable()
    try:
        yield
    finally:
        gc.enable()
