"""`/referee check`: a simulated moderator goes through the guide, on a right Discord and on others."""

import asyncio
import re
from collections.abc import Callable
from datetime import timedelta
from typing import Any

import pytest

from bot.discord.commands import check
from bot.discord.commands.check import CLIENTS, OLD_EDITS, SUBJECT
from bot.views.texts import LANGUAGES, texts_in
from sandbox.club.players import controls
from sandbox.discord import PERM, Cannot, Fault
from sandbox.discord.world import Overwrite
from tests.bot.conftest import Club
from tests.bot.discord.test_at_the_table import note_of
from tests.databases import ONLY
from tests.e2e.rigs import Rig, rigs
from tests.e2e.virtual_bot import VirtualBot

CHECKS = 9
"""Application, commands, direct message, channel, permissions, message, thread, picture, edit."""


class Guided:
    """A moderator and the guide, on any rig."""

    def __init__(self, person: Any) -> None:
        self.person = person
        self.guide: Any
        self.told = ""
        """What the moderator was told in private."""

    async def begin(self, place: Any) -> None:
        self.told = note_of(await (await self.person.slash(place, "referee check")).done())
        self.guide = await self.person.wait(place, lambda view: controls(view, "press"))

    @property
    def report(self) -> dict[str, str]:
        """The report's lines about presses, by their subjects."""
        lines = re.findall(r"```\n(.*?)\n```", self.guide.text, re.DOTALL)[0].split("\n")[2:]
        measured = (line for line in lines if line[0] not in "✅❌")
        return {line[:SUBJECT].strip(): line[SUBJECT:] for line in measured}

    async def see(self, probe: Callable[[], Any]) -> None:
        await self.person.service.wait_for(probe, 60.0)

    async def offered(self, verb: str) -> str:
        """The custom id of a control, once it is there."""
        await self.see(lambda: controls(self.guide, verb))
        return str(controls(self.guide, verb)[0]["custom_id"])

    async def press(self, verb: str) -> Any:
        return await self.person.click(self.guide, await self.offered(verb))

    async def choose(self, value: str) -> None:
        await self.person.choose(self.guide, await self.offered("select"), value)

    async def go_to_the_form(self) -> None:
        await self.press("press")
        await self.choose("desktop")
        await self.press("stuck")
        await self.offered("form")

    async def fill_in(self, word: str = "sumo") -> None:
        opened = await self.press("form")
        await self.see(lambda: "opened" in self.report.get("form", ""))
        await self.person.submit(opened, word=word)
        await self.offered("picture")

    async def go_through(self) -> dict[str, str]:
        """Do all that the guide asks for; the report."""
        await self.press("press")
        await self.choose("android")
        await self.offered("stuck")
        await self.choose("android")
        await self.fill_in()
        await self.press("picture")
        await self.offered("seen")
        assert self.guide.images
        await self.press("seen")
        await self.offered("old")
        assert not self.guide.images
        return self.report


@pytest.fixture
async def cleo(club: Club) -> Guided:
    """Cleo may referee."""
    club.service.add_role(club.guild, "referee", PERM["MANAGE_GUILD"], club.cleo.user)
    return Guided(club.cleo)


async def test_a_moderator_is_led_through_everything(club: Club, cleo: Guided) -> None:
    club.service.config.latency_ms = (200.0, 200.0)
    await cleo.begin(club.channel)
    assert cleo.told.count("✅") == CHECKS
    assert "❌" not in cleo.told
    assert f"/{club.channel.id}/{cleo.guide.id}" in cleo.told
    found = await cleo.go_through()
    for subject in ("button", "select", "changed default", "form sent in", "picture"):
        assert re.search(r"arrived \d+ ms, acknowledged 2\d\d ms", found[subject]), found
    assert re.search(r"opened 2\d\d ms", found["form"])
    assert "edited 2" in found["button"]
    assert found["select"].startswith("android; ")
    assert found["changed default"].startswith("followed; ")
    assert re.match(r"\d+ bytes; it came; .* edited 2\d\d ms", found["picture"])
    assert found["picture seen"] == "yes"
    assert found["limits met"].startswith("none")
    assert found["old edits"] == "not tried"
    assert not [str(person.id) for person in (club.cleo, club.aiko) if str(person.id) in cleo.guide.text]
    assert "Cleo" not in cleo.guide.text
    await cleo.press("remove")
    await club.see(lambda: cleo.guide.deleted)
    assert not [one for one in club.channel.messages.values() if not one.ephemeral_to]
    assert not club.cleo.push


async def test_the_guide_goes_on_after_a_restart(club: Club, cleo: Guided) -> None:
    await cleo.begin(club.channel)
    await cleo.press("press")
    await cleo.offered("select")
    before = cleo.report
    await club.stop_bot()
    await club.start_bot()
    await cleo.choose("ios")
    await cleo.offered("stuck")
    assert cleo.report.items() >= before.items()


async def test_a_select_that_does_not_follow(club: Club, cleo: Guided) -> None:
    await cleo.begin(club.channel)
    await cleo.go_to_the_form()
    assert cleo.report["changed default"].startswith("not followed")


async def test_another_option_tells_nothing(club: Club, cleo: Guided) -> None:
    await cleo.begin(club.channel)
    await cleo.press("press")
    await cleo.offered("select")
    await cleo.choose("desktop")
    await cleo.offered("stuck")
    with pytest.raises(Cannot):  # it shows what it was set back to
        await cleo.choose(CLIENTS[1])
    await cleo.choose("ios")
    await cleo.offered("form")
    assert cleo.report["changed default"].startswith("unknown, ios")


async def test_a_form_that_was_closed_is_opened_again(club: Club, cleo: Guided) -> None:
    await cleo.begin(club.channel)
    await cleo.go_to_the_form()
    await cleo.press("form")
    await club.see(lambda: "form" in cleo.report)
    await cleo.fill_in()
    assert cleo.guide.text.count("opened ") == 1


async def test_a_refused_picture_ends_it_with_discords_words(club: Club, cleo: Guided) -> None:
    await cleo.begin(club.channel)
    await cleo.go_to_the_form()
    await cleo.fill_in()
    club.service.faults.append(Fault("update_original_webhook_message", status=400))
    await cleo.press("picture")
    await cleo.offered("old")
    assert cleo.report["picture"].startswith("REFUSED: 400")


@pytest.mark.parametrize("limited", [True, False])
async def test_edits_of_an_old_message(
    club: Club, cleo: Guided, limited: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(check, "OLD", timedelta(seconds=30))
    club.service.config.old_edits_by_token = limited
    await cleo.begin(club.channel)
    await cleo.go_through()
    early = await cleo.press("old")
    await club.see(lambda: early.message and "not old enough" in early.message.text)
    club.service.age(cleo.guide.message, 3600)
    await asyncio.sleep(30)
    await cleo.press("old")
    await club.see(lambda: cleo.report["old edits"] != "not tried")
    times, met = cleo.report["old edits"].split("; ")
    assert len(times.split(", ")) == OLD_EDITS
    assert (met != "30046 met 0 times") == limited
    assert ("30046" in cleo.report["limits met"]) == limited


async def test_only_moderators_begin_it_and_press(club: Club, cleo: Guided) -> None:
    refused = await (await club.bob.slash(club.channel, "referee check")).done()
    assert "Manage Server" in note_of(refused)
    await cleo.begin(club.channel)
    reply = await club.press(club.bob, cleo.guide, "press")
    await club.see(lambda: any("Manage Server" in view.text for view in reply.followups))
    assert controls(cleo.guide, "press")


async def test_what_is_missing_is_told_and_reported(club: Club, cleo: Guided) -> None:
    mine = next(iter(club.guild.members[club.service.bot.id].roles))
    denied = {mine: Overwrite(0, 0, PERM["CREATE_PUBLIC_THREADS"])}
    place = await club.service.add_channel(club.guild, "narrow", overwrites=denied)
    await cleo.begin(place)
    assert "❌ Permissions in the channel: Missing: Create Public Threads." in cleo.told
    assert "❌ Permissions in the channel: Missing: Create Public Threads." in cleo.guide.text


async def test_without_a_guide_the_report_is_private(club: Club, cleo: Guided) -> None:
    mine = next(iter(club.guild.members[club.service.bot.id].roles))
    denied = {mine: Overwrite(0, 0, PERM["SEND_MESSAGES"])}
    place = await club.service.add_channel(club.guild, "silent", overwrites=denied)
    told = note_of(await (await club.cleo.slash(place, "referee check")).done())
    assert "Missing: Send Messages" in told
    assert "```\nGyoji " in told


async def test_in_a_thread_its_channel_is_tried(club: Club, cleo: Guided) -> None:
    thread = await club.begin()
    await cleo.begin(thread)
    assert cleo.told.count("✅") == CHECKS


async def test_closed_messages_are_told_without_a_name(club: Club, cleo: Guided) -> None:
    club.cleo.user.dms_open = False
    await cleo.begin(club.channel)
    assert "❌ Direct message to you: They are refused (Discord’s code 50007)." in cleo.told
    assert "Cleo" not in cleo.guide.text


async def test_the_moderators_language_and_an_english_report(club: Club, cleo: Guided) -> None:
    for language in LANGUAGES[1:]:
        club.cleo.user.locale, texts = language, texts_in(language)
        await cleo.begin(await club.service.add_channel(club.guild, language))
        assert texts("check-person") in cleo.told
        assert texts("check-guide-press") in cleo.guide.text
        assert "✅ Direct message to you" in cleo.guide.text


@pytest.mark.skipif(ONLY == "postgresql", reason="there is no virtual time")
@pytest.mark.long
@pytest.mark.parametrize("rig", rigs()[1:], ids=lambda rig: rig.name)
async def test_on_a_stricter_discord(virtual_time: None, rig: Rig, one_database_url: str) -> None:
    service = await rig.start()
    mori = Guided(rig.human(service, "Mori"))
    guild = await service.add_guild("Club", mori.person.user)
    guild.roles[guild.id]["permissions"] |= PERM["MANAGE_GUILD"]
    channel = await service.add_channel(guild, "table")
    bot = VirtualBot(service, one_database_url, seed="1")
    await bot.start()
    await mori.begin(channel)
    assert mori.told.count("✅") == CHECKS
    found = await mori.go_through()
    await bot.stop()
    await service.stop()
    assert found["changed default"].startswith("followed; ")
    assert "it came" in found["picture"]
    assert not [*service.violations, *service.warnings, *service.refusals]
