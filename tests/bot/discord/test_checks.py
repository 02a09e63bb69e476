"""`gyoji doctor` and `gyoji invite` on a Discord that is right, and with one planted fault after another."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from pydantic import SecretStr

from bot.cli import main
from bot.discord.app import opened
from bot.discord.application import PERMISSIONS, address, invitation
from bot.discord.checks import Examination, Finding
from bot.settings import Settings, SettingsError
from bot.views.texts import LANGUAGES, texts_in
from sandbox.discord import Config, FakeDiscord
from sandbox.discord.config import Fault
from sandbox.discord.permissions import PERM
from sandbox.discord.world import Channel, Guild, Overwrite

CHECKS = ["token", "application", "commands", "owner", "gateway", "servers", "permissions", "thread"]


class Host:
    """Who runs a bot whose commands are published, and its server with one channel."""

    def __init__(self, home: Path) -> None:
        self.home = home
        self.service: FakeDiscord
        self.guild: Guild
        self.channel: Channel

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

    async def findings(self, channel_id: int | None = None, **changes: Any) -> list[Finding]:
        channel = channel_id or self.channel.id
        return [
            one async for one in Examination(self.settings(**changes), texts_in("en"), channel).findings()
        ]

    async def problem(self, subject: str, channel_id: int | None = None, **changes: Any) -> Finding:
        """The only problem, in this subject."""
        (found,) = [one for one in await self.findings(channel_id, **changes) if one.problem]
        assert found.subject == subject
        return found


@pytest.fixture
async def host(tmp_path: Path) -> AsyncIterator[Host]:
    host = Host(tmp_path)
    host.service = await FakeDiscord(Config()).start()
    host.guild = await host.service.add_guild("Club")
    host.channel = await host.service.add_channel(host.guild, "table")
    await host.publish()
    yield host
    await host.service.stop()
    assert not host.service.violations


async def test_all_is_right(host: Host) -> None:
    assert await host.findings() == [Finding(subject) for subject in CHECKS]
    assert not [one for one in host.channel.messages.values() if not one.deleted], "left behind"
    (thread,) = (place for place in host.service.channels.values() if place.parent is host.channel)
    assert thread.extra["archived"]


async def test_a_wrong_token_ends_it(host: Host) -> None:
    found = await host.findings(token=SecretStr("wrong"))
    assert found == [Finding("token", "token-refused")]
    with pytest.raises(SettingsError, match="GYOJI_TOKEN"):
        await address(host.settings(token=SecretStr("wrong")))


async def test_stale_and_surplus_commands(host: Host) -> None:
    commands = host.service.commands[None]
    game = next(one for one in commands.values() if one["name"] == "game")
    game["options"][0]["description_localizations"]["cs"] = "jinak"
    assert (await host.problem("commands")).facts == {"commands": "game"}
    await host.publish()
    commands = host.service.commands[None]
    extra = next(iter(commands.values())) | {"name": "old", "id": "1"}
    commands["1"] = extra
    found = await host.problem("commands")
    assert (found.problem, found.facts) == ("surplus", {"commands": "old"})


async def test_commands_for_all_beside_those_of_one_server(host: Host) -> None:
    assert (await host.problem("commands", guild=host.guild.id)).problem == "stale"
    async with opened(host.settings(guild=host.guild.id)) as bot:
        await bot.login(host.service.token)
    assert not [one for one in await host.findings(guild=host.guild.id) if one.problem]


async def test_missing_permissions(host: Host) -> None:
    mine = next(iter(host.guild.members[host.service.bot.id].roles))
    host.channel.overwrites[mine] = Overwrite(0, 0, PERM["ATTACH_FILES"] | PERM["CREATE_PUBLIC_THREADS"])
    subjects = {one.subject: one for one in await host.findings() if one.problem}
    assert subjects["permissions"].facts == {"permissions": "Attach Files, Create Public Threads"}
    assert subjects["thread"].problem == "refused"


async def test_a_channel_that_is_not_there(host: Host) -> None:
    problems = [one for one in await host.findings(123) if one.problem]
    assert problems == [Finding("permissions", "no-channel"), Finding("thread", "no-channel")]


async def test_an_owner_with_closed_messages(host: Host) -> None:
    host.service.owner.dms_open = False
    found = await host.problem("owner")
    assert (found.problem, found.facts["number"]) == ("no-message", "50007")


async def test_a_server_without_the_bot(host: Host) -> None:
    problems = {one.subject: one for one in await host.findings(guild=5) if one.problem}
    assert problems["servers"].facts == {"address": invitation(host.service.bot.id)}


async def test_a_gateway_that_does_not_answer(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.discord.checks._READY_SECONDS", 0.5)
    *_, last = await host.findings(discord_gateway="ws://127.0.0.1:9/")
    assert last == Finding("gateway", "no-gateway")


async def test_what_else_discord_refuses(host: Host) -> None:
    host.service.faults.append(Fault("create_thread_from_message", status=403))
    found = await host.problem("thread")
    assert (found.problem, found.facts["status"]) == ("refused", "403")


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_finding_is_one_line(language: str) -> None:
    texts = texts_in(language)
    assert Finding("token").line(texts).startswith("✅ ")
    line = Finding("owner", "no-message", {"name": "Aiko", "number": "50007"}).line(texts)
    assert line.startswith("❌ ")
    assert "Aiko" in line
    assert "50007" in line
    assert "\n" not in line


def test_an_invitation_asks_for_no_more_than_it_needs() -> None:
    assert f"permissions={PERMISSIONS.value}" in invitation(7)
    assert not PERMISSIONS.administrator
    assert not PERMISSIONS.manage_messages


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
    assert [line[0] for line in lines[1:]] == ["✅"] * 14 + ["❌"] * 2
