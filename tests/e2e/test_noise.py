"""The number of messages that a whole match posts at the table: few enough to be read."""

from random import Random
from typing import Any

import pytest

from sandbox.club.evening import Evening
from sandbox.club.players import controls
from tests.e2e.rigs import Rig, rigs
from tests.e2e.virtual_bot import in_virtual_time, served

MOST = {"steps": 110, "round": 30}
MOST_AT_THE_TABLE, MOST_IN_PRIVATE = 40, 25
"""Messages that a daily match of four leaves in its thread, and with each of its players."""


@pytest.mark.long
@in_virtual_time
@pytest.mark.parametrize("verbosity", MOST)
@pytest.mark.parametrize("rig", rigs()[-1:], ids=lambda rig: rig.name)
async def test_a_whole_match_posts_few_messages(
    virtual_time: None, tiny_pictures: None, rig: Rig, verbosity: str, one_database_url: str
) -> None:
    async with served(rig, one_database_url) as service:
        people = [rig.human(service, name) for name in ("Aiko", "Bruno", "Chen")]
        evening = await _evening(service, people)
        await evening.gather(title="shogun", verbosity=verbosity)
        await evening.play()
    assert 10 <= len(evening.posts()) <= MOST[verbosity]
    assert not any(controls(view, "plan") for view in evening.posts()), "nothing is told as if it went on"


async def _evening(service: Any, people: list[Any], **habits: Any) -> Evening:
    club = await service.add_guild("Club", *(person.user for person in people))
    return Evening(service, await service.add_channel(club, "table"), people, Random(7), **habits)


@pytest.mark.long
@in_virtual_time
@pytest.mark.parametrize("rig", rigs()[-1:], ids=lambda rig: rig.name)
async def test_a_daily_match_of_four_leaves_few_messages(
    virtual_time: None, tiny_pictures: None, rig: Rig, one_database_url: str
) -> None:
    """Who takes the suggestion, in two presses, is asked nothing more at the table but revolts (SH8.2)."""
    async with served(rig, one_database_url) as service:
        people = [rig.human(service, name) for name in ("Aiko", "Bruno", "Chen", "Dita")]
        evening = await _evening(service, people, revise_chance=0)
        await evening.gather(title="shogun")
        await evening.play()
    told = [view for view in evening.posts() if not view.ephemeral]
    private = {person.name: sum(not view.ephemeral for view in person.read(person.dm)) for person in people}
    assert 8 <= len(told) <= MOST_AT_THE_TABLE
    assert 6 <= min(private.values()) <= max(private.values()) <= MOST_IN_PRIVATE
