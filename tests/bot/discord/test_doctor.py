"""`gyoji doctor` and `gyoji invite` on a Discord that is right, and with one planted fault after another."""

import asyncio
from collections.abc import AsyncIterator
from copy import deepcopy
from pathlib import Path
from typing import Any

import discord
import pytest
from pydantic import SecretStr

from bot.discord.app import opened
from bot.discord.application import INVITED_WITH, PERMISSIONS, address, invitation
from bot.discord.checks import Finding
from bot.discord.doctor import Doctor
from bot.settings import Settings, SettingsError
from bot.views.texts import LANGUAGES, texts_in
from cli import main
from tests.e2e.rigs import Rig, rigs

FIRST = ["token", "gateway", "servers", "application", "commands", "owner"]
IN_CHANNEL = ["channel", "permissions", "message", "thread", "picture", "edit"]

PUBLISHED: dict[str, Any] = {}
"""The commands as each rig holds them: they are the same for all tests, and take a second to publish."""


class Host:
    """Who runs a bot whose commands are published, and its server with one channel."""

    def __init__(self, home: Path, rig: Rig) -> None:
        self.home = home
        self.rig = rig

    async def open(self) -> None:
        self.service = await self.rig.start()
        self.guild = await self.service.add_guild("Club")
        self.channel = await self.service.add_channel(self.guild, "table")
        if self.rig.name not in PUBLISHED:
            await self.publish()
            PUBLISHED[self.rig.name] = self.service.commands[None]
        self.service.commands[None] = deepcopy(PUBLISHED[self.rig.name])

    def settings(self, **changes: Any) -> Settings:
        given: dict[str, Any] = {
            "token": SecretStr(self.service.token),
            "database_url": f"sqlite+aiosqlite:///{self.home}/gyoji.sqlite3",
            "discord_api": self.service.api,
            "discord_gateway": self.service.gateway_url,
            "drawing_processes": 0,
            "ai_processes": 0,
        }
        return Settings(**(given | changes))

    async def publish(self) -> None:
        """What a start of the bot publishes."""
        async with opened(self.settings()) as bot:
            await bot.login(self.service.token)

    def allow(self, permissions: int) -> None:
        """Everybody, the bot too, has these permissions from now on."""
        everyone = self.guild.roles[self.guild.id]
        if isinstance(everyone, dict):
            everyone["permissions"] = permissions
        else:
            everyone.permissions = permissions

    def left(self) -> list[Any]:
        """The messages and open threads that somebody can see."""
        places = [place for place in self.service.channels.values() if place is not self.channel]
        messages = [one for place in (self.channel, *places) for one in place.messages.values()]
        open_threads = [place for place in places if place.parent and not place.archived]
        return [
            one for one in messages if not one.deleted and not getattr(one, "is_system", False)
        ] + open_threads

    async def findings(self, channel_id: int | None = None, **changes: Any) -> list[Finding]:
        channel = channel_id or self.channel.id
        return [one async for one in Doctor(self.settings(**changes), texts_in("en"), channel).findings()]

    async def problem(self, subject: str, channel_id: int | None = None, **changes: Any) -> Finding:
        """The only problem, in this subject."""
        (found,) = [one for one in await self.findings(channel_id, **changes) if one.problem]
        assert found.subject == subject
        return found


def _cases() -> list[Any]:
    """The strict rig holds every request against a schema, which takes long."""
    marks = {"strict": [pytest.mark.long]}
    return [pytest.param(rig, id=rig.name, marks=marks.get(rig.name, [])) for rig in rigs()]


@pytest.fixture(params=_cases())
async def host(virtual_time: None, tmp_path: Path, request: pytest.FixtureRequest) -> AsyncIterator[Host]:
    host = Host(tmp_path, request.param)
    await host.open()
    yield host
    await host.service.stop()
    assert not host.service.violations
    assert not host.service.warnings
    assert not host.left()


async def test_all_is_right(host: Host) -> None:
    assert await host.findings() == [Finding(subject) for subject in FIRST + IN_CHANNEL]
    (thread,) = (place for place in host.service.channels.values() if place.parent is host.channel)
    assert thread.archived


async def test_a_bot_that_may_leaves_no_thread_either(host: Host) -> None:
    host.allow(PERMISSIONS.value | discord.Permissions(manage_threads=True).value)
    assert await host.findings() == [Finding(subject) for subject in FIRST + IN_CHANNEL]
    assert not [place for place in host.service.channels.values() if place.parent]


async def test_a_wrong_token_ends_it(host: Host) -> None:
    found = await host.findings(token=SecretStr("wrong"))
    assert found == [Finding("token", "token-refused")]
    with pytest.raises(SettingsError, match="GYOJI_TOKEN"):
        await address(host.settings(token=SecretStr("wrong")))


async def test_stale_and_surplus_commands(host: Host) -> None:
    commands = host.service.commands[None]
    commands["1"] = next(iter(commands.values())) | {"name": "old", "id": "1"}
    found = await host.problem("commands")
    assert (found.problem, found.facts) == ("surplus", {"commands": "old"})
    game = next(one for one in commands.values() if one["name"] == "game")
    game["options"][0]["description_localizations"]["cs"] = "jinak"
    found = await host.problem("commands")
    assert (found.problem, found.facts) == ("stale", {"commands": "game"})


async def test_commands_for_all_beside_those_of_one_server(host: Host) -> None:
    assert (await host.problem("commands", guild=host.guild.id)).problem == "stale"
    async with opened(host.settings(guild=host.guild.id)) as bot:
        await bot.login(host.service.token)
    assert not [one for one in await host.findings(guild=host.guild.id) if one.problem]


async def test_each_missing_permission(host: Host) -> None:
    for name in INVITED_WITH:
        host.allow(PERMISSIONS.value & ~discord.Permissions(**{name: True}).value)
        if name == "view_channel":
            assert (await host.problem("channel")).problem == "no-channel"
        else:  # who may not write may attach nothing either, which comes after it
            found = await host.problem("permissions")
            assert found.facts["permissions"].split(", ")[0] == texts_in("en")(f"permission-{name}")


async def test_a_channel_that_is_not_there(host: Host) -> None:
    assert (await host.problem("channel", 123)).problem == "no-channel"


async def test_no_network(host: Host) -> None:
    (found,) = await host.findings(discord_api="http://127.0.0.1:9/api/v10")
    assert (found.subject, found.problem) == ("token", "unreachable")
    assert "127.0.0.1" in found.line(texts_in("en"))


async def test_an_owner_with_closed_messages(host: Host) -> None:
    host.service.owner.dms_open = False
    found = await host.problem("owner")
    assert (found.problem, found.facts["number"]) == ("no-message", "50007")


async def test_a_server_without_the_bot(host: Host) -> None:
    problems = {one.subject: one for one in await host.findings(guild=5) if one.problem}
    assert problems["servers"].facts == {"address": invitation(host.service.bot.id)}
    async with opened(host.settings(guild=5)) as bot:
        with pytest.raises(SettingsError, match="GYOJI_GUILD"):
            await bot.login(host.service.token)


async def test_a_gateway_that_does_not_answer(host: Host) -> None:
    assert await host.findings(discord_gateway="ws://127.0.0.1:9/") == [
        Finding("token"),
        Finding("gateway", "no-gateway"),
    ]


@pytest.mark.parametrize(
    ("operation", "subject"),
    [
        ("create_message .*/CHANNEL/messages", "message"),
        ("create_thread_from_message", "thread"),
        ("update_message", "edit"),
    ],
)
async def test_what_else_discord_refuses(host: Host, operation: str, subject: str) -> None:
    operation = operation.replace("CHANNEL", str(host.channel.id))
    host.service.faults.append(host.rig.module.Fault(operation, status=403))
    found = await host.problem(subject)
    assert (found.problem, found.facts["status"]) == ("refused", "403")


async def test_what_cannot_be_taken_away_is_told(host: Host) -> None:
    host.service.faults.append(host.rig.module.Fault("delete_message", status=403, code=50013))
    found = await host.problem("removal")
    assert found.facts["status"] == "403"
    for place in host.service.channels.values():
        place.messages.clear()


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_finding_is_one_line(language: str) -> None:
    texts = texts_in(language)
    assert Finding("token").line(texts).startswith("✅ ")
    line = Finding("edit", "refused", {"status": "400", "reason": "Invalid Form Body\nIn name"}).line(texts)
    assert line.startswith("❌ ")
    assert "400" in line
    assert "\n" not in line


def test_an_invitation_asks_for_no_more_than_it_needs() -> None:
    assert f"permissions={PERMISSIONS.value}" in invitation(7)
    assert not PERMISSIONS.administrator
    assert not PERMISSIONS.manage_messages


@pytest.mark.real_time
async def test_the_commands_of_the_shell(
    host: Host, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("GYOJI_TOKEN", host.service.token)
    monkeypatch.setenv("GYOJI_DISCORD_API", host.service.api)
    monkeypatch.setenv("GYOJI_DISCORD_GATEWAY", host.service.gateway_url)
    for arguments, code in (
        (["invite"], 0),
        (["doctor", "--channel", str(host.channel.id)], 0),
        (["doctor", "--channel", "5"], 1),
    ):
        with pytest.raises(SystemExit) as left:
            await asyncio.to_thread(main, arguments)
        assert left.value.code == code
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == invitation(host.service.bot.id)
    assert [line[0] for line in lines[1:]] == ["✅"] * 18 + ["❌"]
