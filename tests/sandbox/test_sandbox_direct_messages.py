"""Direct messages that Discord refuses (topics/opcodes-and-status-codes; resources/user, "Create DM")."""

import pytest

from sandbox.discord import Human
from sandbox.discord.notes import RULES
from sandbox.discord.world import Member
from tests.sandbox.desk import Desk

REFUSALS = {
    "dm-closed": (403, 50007),
    "dm-quarantine": (403, 20026),
    "dm-verification": (403, 50009),
    "dm-too-fast": (400, 40003),
    "dm-unreachable": (400, 50007),
}
ACCEPTED = 200, 0


async def write(desk: Desk, person: Human) -> tuple[int, int]:
    """Open the channel and write. Returns status and code of the first refusal, if there is one."""
    opened = await desk.request("POST", "/users/@me/channels", {"recipient_id": str(person.id)})
    if opened.status != 200:
        return opened.status, opened.code
    sent = await desk.request("POST", f"/channels/{opened.body['id']}/messages", {"content": "psst"})
    return sent.status, int(sent.body.get("code", 0))


@pytest.mark.parametrize("rule", REFUSALS)
async def test_one_person_refuses(desk: Desk, rule: str) -> None:
    desk.alice.user.dm_refusal = rule
    assert await write(desk, desk.alice) == REFUSALS[rule]
    assert await write(desk, desk.bob) == ACCEPTED
    (note,) = desk.service.notes.noted(rule)
    assert note in desk.service.refusals
    assert note.source == RULES[rule].source
    assert desk.service.violations == []


@pytest.mark.parametrize("rule", REFUSALS)
async def test_everybody_refuses_but_for_some_rules_not_those_who_are_known(desk: Desk, rule: str) -> None:
    assert await write(desk, desk.bob) == ACCEPTED
    desk.service.config.dm_refusal = rule
    assert await write(desk, desk.alice) == REFUSALS[rule]
    is_known = rule in ("dm-quarantine", "dm-too-fast")
    assert await write(desk, desk.bob) == (ACCEPTED if is_known else REFUSALS[rule])


async def test_many_new_channels_bring_a_quarantine(desk: Desk) -> None:
    desk.service.config.dm_quarantine = 2, 600.0
    people = [Human(desk.service, f"P{at}") for at in range(4)]
    desk.guild.members |= {person.id: Member(person.user) for person in people}
    answers = [await write(desk, person) for person in people]
    assert answers == [ACCEPTED, ACCEPTED, (403, 20026), (403, 20026)]
    assert desk.service.direct_messages.is_quarantined
    assert await write(desk, people[0]) == ACCEPTED


async def test_a_rule_that_there_is_not_is_a_fault_of_the_test(desk: Desk) -> None:
    desk.alice.user.dm_refusal = "closed"
    assert (await write(desk, desk.alice))[0] == 500
    assert "is none of" in desk.service.fake_errors.pop()
