"""Each act of a moderator is in a public line at the table and in the audit of the server."""

from functools import partial

import pytest

from sandbox.discord import PERM
from sandbox.discord.view import View
from sandbox.discord.world import Channel
from tests.bot.conftest import Club
from tests.bot.discord.test_at_the_table import note_of

ACTS: dict[str, tuple[dict[str, object], str]] = {
    "referee pace": ({"planning": "12h", "strikes": 4}, "12 h for a plan"),
    "referee extend": ({"time": "3h", "seat": 1}, "has given Aiko more time: 3 h"),
    "referee remind": ({}, "reminds Aiko"),
    "referee pause": ({}, "Cleo has paused"),
    "referee resume": ({}, "has resumed the match"),
    "referee transfer": ({"seat": 1}, "has made Aiko the host"),
    "game table": ({"verbosity": "round"}, "how much is told here: a message for each round"),
    "referee substitute": ({"seat": 2}, "offers the seat of Bob"),
    "referee kick": ({"seat": 2}, "has removed Bob"),
}
"""The commands that act at once: their options, and what everybody and the audit are told."""


@pytest.fixture
async def moderated(club: Club) -> Club:
    """Cleo may referee."""
    club.service.add_role(club.guild, "referee", PERM["MANAGE_GUILD"], club.cleo.user)
    return club


def is_told(line: str, view: View) -> bool:
    return line in view.text


async def audit(club: Club, place: Channel, **options: str) -> str:
    return note_of(await (await club.cleo.slash(place, "referee audit", **options)).done())


async def test_each_act_is_public_and_audited(moderated: Club) -> None:
    club = moderated
    thread = await club.begin()
    for command, (options, _) in ACTS.items():
        await (await club.cleo.slash(thread, command, **options)).done()
    await (await club.cleo.slash(thread, "referee replace", seat=2, player=club.bob.user)).done()
    told = [line for _, line in ACTS.values()]
    told.append("Cleo has given the seat of Bob")
    for line in told:
        await club.aiko.wait(thread, partial(is_told, line))
    audited = await audit(club, thread)
    assert [line for line in told if line not in audited] == []
    match = club.lobby.buttons[0]["custom_id"].split(":")[1]
    assert [line for line in told if line not in await audit(club, thread, match=match)] == []


async def test_settings_and_closed_tables_are_audited_too(moderated: Club) -> None:
    club = moderated
    lobby = await club.gather()
    options = {"pace": "relaxed", "verbosity": "round", "matches": 9, "strikes": 2, "language": "fi"}
    await (await club.cleo.slash(club.channel, "referee settings", **options)).done()
    await (await club.cleo.slash(club.channel, "referee settings", channel=club.channel)).done()
    match = lobby.buttons[0]["custom_id"].split(":")[1]
    sure = await (await club.cleo.slash(club.channel, "referee end", match=match)).done()
    assert sure is not None
    await club.press(club.cleo, sure, "end")
    closed = f"Cleo closed table `{match}`"
    await club.aiko.wait(club.channel, lambda view: closed in view.text)
    audited = await audit(club, club.channel)
    assert closed in audited
    assert "pace Relaxed" in audited
    assert "verbosity a message for each round" in audited
    assert "language Suomi" in audited
    assert f"<#{club.channel.id}>" in audited


async def test_the_host_changes_how_the_table_is_told(club: Club) -> None:
    lobby = await club.gather()
    refused = await (await club.bob.slash(club.channel, "game table", private=True)).done()
    assert "Only the host" in note_of(refused)
    shown = await (await club.aiko.slash(club.channel, "game table", private=True)).done()
    assert "Only players" in note_of(shown)
    await (await club.press(club.aiko, lobby, "start")).done(20)
    thread = club.thread
    await club.see(lambda: club.aiko.user.id in thread.members)
    assert club.cleo.user.id not in thread.members
    refused = await (await club.aiko.slash(thread, "game table", private=False)).done()
    assert "can no longer be changed" in note_of(refused)
    await (await club.aiko.slash(thread, "game table", verbosity="round")).done()
    await club.bob.wait(thread, lambda view: "how much is told here" in view.text)
    for person in (club.aiko, club.bob):
        panel = await club.panel(person)
        await club.press(person, panel, "suggest")
        await club.press(person, panel, "confirm")
    season = await club.aiko.wait(thread, lambda view: "Bids, highest first:" in view.text and view.images)
    assert "Special cards:" in season.text
