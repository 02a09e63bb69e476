"""The number of messages that a whole match posts at the table: few enough to be read."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

from sandbox.club.evening import Evening
from sandbox.club.process import BotProcess
from tests.e2e.rigs import Rig, rigs

MOST = {"steps": 110, "round": 30}


@pytest.mark.long
@pytest.mark.parametrize("verbosity", MOST)
@pytest.mark.parametrize("rig", rigs()[-1:], ids=lambda rig: rig.name)
async def test_a_whole_match_posts_few_messages(
    rig: Rig, verbosity: str, tmp_path: Path, one_database_url: str
) -> None:
    service = await rig.start()
    bot = BotProcess(service, tmp_path, database_url=one_database_url)
    try:
        await bot.start()
        evening = await _seated(rig, service, verbosity)
        await evening.play()
    finally:
        await bot.stop()
        await service.stop()
    assert service.violations == []
    assert 10 <= len(evening.posts()) <= MOST[verbosity]


async def _seated(rig: Rig, service: Any, verbosity: str) -> Evening:
    people = [rig.human(service, name) for name in ("Aiko", "Bruno", "Chen")]
    club = await service.add_guild("Club", *(person.user for person in people))
    evening = Evening(service, await service.add_channel(club, "table"), people, Random(7))
    await evening.gather(title="shogun", verbosity=verbosity)
    return evening
