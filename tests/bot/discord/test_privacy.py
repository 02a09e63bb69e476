"""/privacy at the clients: everybody gets and deletes what is theirs, and nobody what is another's."""

import io
import json
import zipfile

import pytest
from sqlalchemy import select

from bot.ops.logging import configure
from bot.store.engine import reading
from bot.store.schema import metadata
from sandbox.club.players import controls
from sandbox.discord import Human
from sandbox.discord.view import View
from sandbox.discord.world import Channel
from tests.bot.conftest import Club
from tests.bot.discord.test_at_the_table import note_of

pytestmark = pytest.mark.usefixtures("restored_logging")


async def everything(club: Club, *names: str) -> str:
    """The rows of the tables with these names, or of all tables."""
    found = [table for table in metadata.sorted_tables if not names or table.name in names]
    async with reading(club.bot.engine) as connection:
        return repr([list(await connection.execute(select(table))) for table in found])


async def asked(person: Human, place: Channel, what: str) -> View:
    view = await (await person.slash(place, f"privacy {what}")).done()
    assert view is not None
    return view


async def delete(club: Club, person: Human, place: Channel) -> View:
    """Both steps. What the person is told in the end."""
    sure = await asked(person, place, "delete")
    await club.press(person, sure, "delete")
    await club.see(lambda: "Everything is deleted" in sure.text)
    return sure


async def test_everybody_gets_their_own_data_as_a_file(club: Club) -> None:
    await club.begin()
    await club.panel(club.bob)
    for place in (club.channel, club.bob.dm):
        answer = await asked(club.bob, place, "export")
        assert answer.ephemeral
        assert "records of your matches: 1" in answer.text
        [attached] = answer.attachments
        with zipfile.ZipFile(io.BytesIO(await club.bob.download(attached))) as archive:
            rows = json.loads(archive.read("data.json"))
            assert len(archive.namelist()) == 2
        assert [row["user_id"] for row in rows["seats"]] == [club.bob.id]
        assert str(club.aiko.id) not in json.dumps(rows)
        assert rows["messages"], "there is a panel in the direct messages"
        refused = await asked(club.bob, place, "export")
        assert "Please wait 10 minutes" in note_of(refused)
        club.pass_time(1)


async def test_a_deletion_says_first_what_it_means(club: Club) -> None:
    await club.begin()
    await club.panel(club.bob)
    match = club.lobby.buttons[0]["custom_id"].split(":")[1]
    await club.bot.outbox_worker.drain(match)
    shown = "seats", "log", "named_people", "messages", "users"
    before = await everything(club, *shown)
    sure = await asked(club.bob, club.bob.dm, "delete")
    assert f"seats in running matches:** `{match}`" in sure.text
    assert "Former player" in sure.text
    assert "cannot be undone" in sure.text
    assert [button["label"] for button in sure.buttons] == ["Delete everything"]
    assert await everything(club, *shown) == before


async def test_a_deleted_person_leaves_nothing_and_the_table_goes_on(
    club: Club, capsys: pytest.CaptureFixture[str]
) -> None:
    configure("debug", "json")
    thread = await club.begin()
    panel = await club.panel(club.bob)
    await club.press(club.bob, panel, "suggest")
    await delete(club, club.bob, club.bob.dm)
    await club.see(lambda: "Former player (computer)" in club.lobby.text)
    planning = await club.aiko.wait(thread, lambda view: "Plan in: Former player" in view.text)
    await club.see(lambda: not controls(panel, "confirm"))
    stored = await everything(club)
    for trace in (club.bob.id, club.bob.dm.id, club.bob.name):
        assert str(trace) not in stored
    reply = await club.press(club.bob, planning, "plan")
    assert "no seat" in note_of(await reply.done())
    logged = capsys.readouterr().err
    assert '"event": "interaction_refused"' in logged
    for trace in (club.bob.id, club.bob.name, club.aiko.id, club.aiko.name):
        assert str(trace) not in logged
    again = await asked(club.bob, club.channel, "delete")
    assert "Please wait 10 minutes" in note_of(again)
    mine = await club.panel(club.aiko)
    await club.press(club.aiko, mine, "suggest")
    await club.press(club.aiko, mine, "confirm")
    await club.aiko.wait(thread, lambda view: "Bids, highest first:" in view.text and view.images)


async def test_a_forged_press_is_about_the_one_who_presses(club: Club) -> None:
    """The custom id names nobody: whoever sends it deletes their own data at most."""
    await club.begin()
    sure = await asked(club.cleo, club.channel, "delete")
    [button] = sure.buttons
    assert button["custom_id"] == "privacy:me::delete:"
    await club.press(club.cleo, sure, "delete")
    await club.see(lambda: "Everything is deleted" in sure.text)
    stored = await everything(club)
    assert str(club.bob.id) in stored
    assert str(club.aiko.id) in stored
    assert str(club.cleo.id) not in stored


async def test_the_addresses_of_the_host_are_shown(club: Club) -> None:
    assert "http" not in note_of(await asked(club.cleo, club.channel, "about"))
    club.bot.settings.privacy_url = "https://example.org/privacy"
    club.bot.settings.terms_url = "https://example.org/terms"
    helped = await (await club.cleo.slash(club.channel, "help")).done()
    for view in (await asked(club.cleo, club.channel, "about"), helped):
        assert "https://example.org/privacy" in note_of(view)
        assert "https://example.org/terms" in note_of(view)
