"""The short version of `make torture`: a few deaths and other blows in one match of two titles."""

from pathlib import Path

import pytest

from tests.torture.torture import Case, torture

KILLS, BLOWS = 6, 5
TITLES = ("spirit", "shogun")
"""A match of Honor of the Samurai takes as long as both together: `make torture` plays it."""


@pytest.mark.timeout(900)  # seconds: a slow machine takes long for three whole matches, and is none the worse
@pytest.mark.parametrize("title", TITLES)
async def test_a_match_survives_kills_and_all_else_that_may_befall_it(title: str, tmp_path: Path) -> None:
    found = await torture(Case(title, seed=1, kills=KILLS, blows=BLOWS), tmp_path)
    assert found.wrong is None
    assert found.kills == KILLS
    assert found.blows.total() > 0
