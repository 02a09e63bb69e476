"""The short version of `make chaos`: a few kills and other faults in the shortest title."""

from pathlib import Path

import pytest

from tests.chaos.run import Case, chaos_run

KILLS, BLOWS = 6, 5


@pytest.mark.long
@pytest.mark.timeout(900)  # seconds: a slow machine takes long for a whole match, and is none the worse
async def test_a_match_survives_kills_and_all_else_that_may_befall_it(tmp_path: Path) -> None:
    found = await chaos_run(Case("spirit", seed=1, kills=KILLS, blows=BLOWS), tmp_path)
    assert found.wrong is None
    assert found.kills == KILLS
    assert found.blows.total() > 0
