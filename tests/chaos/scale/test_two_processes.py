"""Two bot processes on one PostgreSQL database, killed in turn: the short version of `make scale`."""

from pathlib import Path

import pytest

from tests.chaos.scale.clusters import Crews, Plan
from tests.databases import POSTGRES, needs_postgres, postgres


@needs_postgres
@pytest.mark.long
@pytest.mark.timeout(600)  # on a machine that has much else to do
async def test_matches_on_two_processes_end_and_verify_although_each_is_killed(tmp_path: Path) -> None:
    assert POSTGRES is not None
    plan = Plan(matches=2, every=4, kills=2)
    async with postgres(POSTGRES) as url:
        found = await Crews(plan, tmp_path, POSTGRES, url).play()
    assert found.wrong == []
    assert found.ended == plan.matches
    assert found.kills == {0: 1, 1: 1}
    assert found.blows.total() == 1
