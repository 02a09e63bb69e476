"""A match with absent players: one never answers, one has closed direct messages, one is replaced."""

from random import Random
from typing import Any

import pytest

from rules.core.record import load, verify
from sandbox.club.evening import Evening
from sandbox.club.players import TIMEOUT, controls, play_all
from tests.e2e.rigs import Rig, rigs
from tests.e2e.virtual_bot import in_virtual_time, served

SPEED = 6000.0
"""A day of the bot's clock is fourteen seconds: nobody who answers waits for long."""

SUMMER = "Summer, year 1"
"""When a seat changes hands: while Bruno's time still runs out each season, the table is told in time."""


@pytest.mark.long
@in_virtual_time
@pytest.mark.parametrize("rig", rigs()[-1:], ids=lambda rig: rig.name)
async def test_a_match_ends_with_absent_players_and_names_what_was_played_for_them(
    virtual_time: None, tiny_pictures: None, rig: Rig, one_database_url: str
) -> None:
    async with served(rig, one_database_url, seed="5", speed=SPEED) as service:
        evening, dita = await _seated(rig, service)
        await play_all(evening.players(), lambda: any(SUMMER in view.text for view in evening.posts()))
        await _replace(evening, dita)
        await evening.play()
        address = evening.record()
        assert address is not None
        record = load(await evening.people[0].download(address))
    assert verify(record) is not None
    _check_log(evening)


async def _seated(rig: Rig, service: Any) -> tuple[Evening, Any]:
    """Aiko takes no direct messages, Chen will leave, Bruno never answers. Dita looks on."""
    people = [rig.human(service, name) for name in ("Aiko", "Chen", "Bruno")]
    people[0].user.dms_open = False
    dita = rig.human(service, "Dita")
    club = await service.add_guild("Club", *(person.user for person in (*people, dita)))
    table = await service.add_channel(club, "table")
    evening = Evening(service, table, people, Random(5), absent=1)
    await evening.gather(title="shogun", pace="daily", verbosity="steps")
    return evening, dita


async def _replace(evening: Evening, dita: Any) -> None:
    """Chen offers the seat, and Dita takes it with one click."""
    host, leaver, absent = evening.people
    await (await leaver.slash(evening.place, "game substitute")).done(TIMEOUT)
    offer = await dita.wait(evening.place, lambda view: controls(view, "take"), TIMEOUT)
    await dita.click(offer, controls(offer, "take")[0]["custom_id"])
    await dita.wait(evening.place, lambda view: "Dita takes over the seat of Chen" in view.text, TIMEOUT)
    evening.people = [host, dita, absent]


def _check_log(evening: Evening) -> None:
    """What was played for Bruno is said at the table, each time; nothing was played for the others."""
    late = [view.text for view in evening.posts() if "ran out of time" in view.text]
    assert [text.split("(")[1][:10] for text in late if "Bruno" in text] == [
        f"time-out {n}" for n in (1, 2, 3)
    ]
    assert any("A computer now plays for Bruno" in view.text for view in evening.posts())
    assert any("Chen offers the seat of Chen" in view.text for view in evening.posts())
