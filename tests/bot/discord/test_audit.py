"""Each act of a moderator is in a public line at the table and in the audit of the server."""

from functools import partial

import pytest

from bot.discord import commands
from sandbox.club.players import controls
from sandbox.discord.view import View
from sandbox.discord.world import Channel
from tests.bot.conftest import Club
from tests.bot.discord.moderation import end, match_in, told
from tests.bot.discord.test_at_the_table import note_of

ACTS: dict[str, tuple[dict[str, object], str]] = {
    "referee pace": ({"planning": "12h", "strikes": 4}, "12 h for a plan"),
    "referee extend": ({"time": "3h", "seat": 1}, "has given Aiko more time: 3 h"),
    "referee remind": ({}, "reminds Aiko"),
    "referee pause": ({}, "Cleo has paused"),
    "referee resume": ({}, "has resumed the match"),
    "referee transfer": ({"seat": 2}, "has made Bob"),
    "game table": ({"verbosity": "round"}, "how much is told here: a message for each round"),
    "referee substitute": ({"seat": 2}, "offers the seat of Bob"),
    "referee kick": ({"seat": 2}, "has removed Bob"),
}
"""The commands that act at once: their options, and what everybody and the audit are told."""


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


async def test_the_audit_of_a_table_tells_that_it_was_closed(moderated: Club) -> None:
    club = moderated
    lobby = await club.gather()
    match = match_in(lobby)
    await end(club, club.channel, match=match)
    assert "closed table" in await told(club.cleo, club.channel, "referee audit")
    assert "closed table" in await told(club.cleo, club.channel, "referee audit", match=match)


async def test_the_audit_tells_what_a_moderator_did_to_a_table_that_is_open(moderated: Club) -> None:
    club = moderated
    lobby = await club.gather()
    panel = await (await club.press(club.cleo, lobby, "options")).done()
    assert panel is not None
    [free] = controls(panel, "free")
    await club.cleo.choose(panel, free["custom_id"], str(club.bob.id))
    await club.see(lambda: "Bob" not in lobby.text)
    freed = f"Cleo freed the seat of <@{club.bob.id}>"
    assert freed in await told(club.cleo, club.channel, "referee audit")
    assert freed in await told(club.cleo, club.channel, "referee audit", match=match_in(lobby))


async def test_the_audit_names_who_withdrew_an_offer(moderated: Club) -> None:
    club = moderated
    thread = await club.begin()
    for withdraw in (False, True):
        await told(club.cleo, thread, "referee substitute", seat=2, withdraw=withdraw)
    lines = (await told(club.cleo, thread, "referee audit")).splitlines()
    [line] = [line for line in lines if "no longer on offer" in line]
    assert "Cleo" in line


async def test_the_audit_shows_more_than_the_newest_acts(
    moderated: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    club = moderated
    thread = await club.begin()
    await told(club.cleo, thread, "referee ban", player=club.bob)
    club.pass_time(0.1)
    for withdraw in (False, True) * 10:
        await told(club.cleo, thread, "referee substitute", seat=2, withdraw=withdraw)
    shown = await told(club.cleo, thread, "referee audit")
    assert "can no longer take a seat" in shown
    monkeypatch.setattr(commands.audit, "MAX_AUDITED", 15)
    shown = await told(club.cleo, thread, "referee audit")
    assert shown.count("<t:") == 15
    assert "There is more" in shown


async def test_the_audit_of_a_match_shows_all_acts(moderated: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    """As the audit of the server says."""
    club = moderated
    thread = await club.begin()
    for withdraw in (False, True) * 10:
        await told(club.cleo, thread, "referee substitute", seat=2, withdraw=withdraw)
    monkeypatch.setattr(commands.audit, "MAX_AUDITED", 15)
    shown = await told(club.cleo, thread, "referee audit", match=match_in(club.lobby))
    assert shown.count("<t:") == 20
    assert "There is more" not in shown


async def test_the_ban_of_somebody_is_no_change_of_settings(moderated: Club) -> None:
    club = moderated
    await told(club.cleo, club.channel, "referee ban", player=club.bob)
    audit = await told(club.cleo, club.channel, "referee audit")
    assert "settings" not in audit, audit


async def test_the_audit_tells_whether_a_channel_was_added_or_removed(moderated: Club) -> None:
    club = moderated
    for _ in range(2):
        await told(club.cleo, club.channel, "referee settings", channel=club.channel)
    _, *lines = (await told(club.cleo, club.channel, "referee audit")).splitlines()
    assert len({line.partition("> ")[2] for line in lines}) == 2, lines


async def test_the_audit_tells_of_a_pace_in_the_words_of_its_title(moderated: Club) -> None:
    club = moderated
    thread = await club.begin(title="honor")
    await told(club.cleo, thread, "referee pace", pace="live")
    line = await club.aiko.wait(thread, lambda view: "has changed the pace" in view.text)
    assert line.text in await told(club.cleo, thread, "referee audit")


async def test_the_audit_says_in_words_that_there_is_no_limit_any_more(moderated: Club) -> None:
    club = moderated
    await told(club.cleo, club.channel, "referee settings", matches=0, retention=0)
    audit = await told(club.cleo, club.channel, "referee audit")
    assert "matches 0" not in audit, audit


async def test_the_audit_is_silent_about_what_a_host_does_to_their_own_table(moderated: Club) -> None:
    club = moderated
    await told(club.cleo, club.channel, "game new", title="spirit", seats=2)
    lobby = await club.cleo.wait(club.channel, lambda view: controls(view, "start"))
    await club.press(club.cleo, lobby, "add-ai")
    assert "Nothing yet" in await told(club.cleo, club.channel, "referee audit")
