"""Everything can be played by words alone: whole matches by people who are told what stands on the screen."""

from random import Random
from typing import Any

import pytest

from rules.core.record import load, verify
from sandbox.club.evening import Evening
from sandbox.club.players import Player, play_all
from tests.databases import ONLY
from tests.e2e.blind import BlindPlayer
from tests.e2e.rigs import Rig, rigs
from tests.e2e.virtual_bot import VirtualBot

MOST = 1.5
"""Times as many presses as people who see the pictures need."""
TABLES: dict[str, dict[str, Any]] = {
    "shogun": {"people": 3},
    "honor": {"people": 3},
    "spirit": {"people": 2},
}
NAMES = "Aiko", "Bruno", "Chen"


async def presses_a_command(rig: Rig, service: Any, title: str, kind: type[Player]) -> float:
    """Play a whole match, and return the presses that each entry of its record took.

    The second player takes no direct messages.
    """
    options = dict(TABLES[title])
    names = NAMES[: options.pop("people")]
    people = [rig.human(service, f"{name} {kind.__name__}", locale="en-US") for name in names]
    people[1].user.dms_open = False
    club = await service.add_guild("Club", *(person.user for person in people))
    evening = Evening(service, await service.add_channel(club, "table"), people, Random(4))
    await evening.gather(title=title, **options)
    before = len(service.acts)
    players = [
        kind(person, evening.place, Random(number), revise_chance=0.15)
        for number, person in enumerate(people)
    ]
    await play_all(players, evening.over)
    presses = len(service.acts) - before
    address = evening.record()
    assert address is not None
    record = load(await people[0].download(address))
    assert verify(record) is not None
    print(f"{title}, {kind.__name__}: {presses} presses, {len(record.entries)} entries")  # noqa: T201 - a figure
    return presses / len(record.entries)


@pytest.mark.long
@pytest.mark.timeout(900)
@pytest.mark.skipif(ONLY == "postgresql", reason="there is no virtual time")
@pytest.mark.parametrize("title", TABLES)
async def test_a_whole_match_by_words_alone_takes_few_more_presses(
    title: str, virtual_time: None, tiny_pictures: None, one_database_url: str
) -> None:
    rig = rigs()[0]
    service = await rig.start()
    bot = VirtualBot(service, one_database_url, seed="4")
    try:
        await bot.start()
        blind = await presses_a_command(rig, service, title, BlindPlayer)
        seeing = await presses_a_command(rig, service, title, Player)
    finally:
        await bot.stop()
        await service.stop()
    assert service.violations == service.fake_errors == []
    assert blind <= MOST * seeing
