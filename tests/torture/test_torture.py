"""The short version of `make torture`: a few deaths and other blows in one match of each title."""

from pathlib import Path

import pytest

from rules.core.registry import TITLES
from tests.torture.torture import Case, torture

KILLS, BLOWS = 6, 5


@pytest.mark.timeout(900)  # seconds: a slow machine takes long for three whole matches, and is none the worse
@pytest.mark.parametrize("title", TITLES)
async def test_a_match_survives_kills_and_all_else_that_may_befall_it(title: str, tmp_path: Path) -> None:
    found = await torture(Case(title, seed=1, kills=KILLS, blows=BLOWS), tmp_path)
    assert found.wrong is None
    assert found.kills == KILLS
    assert found.blows.total() > 0
