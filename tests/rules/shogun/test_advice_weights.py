"""The weights of the advice."""

import pytest
from msgspec.structs import replace

from rules.core.chance import Chance
from rules.shogun.advice.weights import REFERENCE, learned, round_of
from rules.shogun.content import ROUNDS, YEARS, Season
from rules.shogun.game import GAME
from rules.shogun.state import Options


def test_there_are_weights_for_each_round() -> None:
    assert len(learned(5)) == len(REFERENCE) == YEARS * len(ROUNDS)


def test_tables_of_three_keep_the_reference_before_the_last_round() -> None:
    """One player with the tuned first spring wins less there than par (docs/measured.md)."""
    assert learned(3)[:-1] == REFERENCE[:-1]
    assert learned(3)[-1] == learned(5)[-1] != REFERENCE[-1]
    assert learned(4) == learned(5) != REFERENCE


def test_nothing_is_kept_beyond_the_last_round() -> None:
    """SH8.4: chests only break ties, and armies count for nothing."""
    for style in (learned(5), REFERENCE):
        last = style[-1]
        assert (last.chest, last.army, last.casualty, last.yields) == (0, 0, 0, 0)
        assert all(weights.chest > 0 and weights.army > 0 for weights in style[:-1])


@pytest.mark.parametrize(
    ("year", "season", "number"),
    [(1, Season.SPRING, 0), (1, Season.WINTER, 2), (2, Season.SPRING, 3), (2, Season.FALL, 5)],
)
def test_the_winter_belongs_to_the_fall(year: int, season: Season, number: int) -> None:
    public = GAME.setup(Options(), 3, Chance(bytes(32), 0)).state.public
    assert round_of(replace(public, year=year, season=season)) == number
