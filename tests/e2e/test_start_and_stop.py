"""Start and stop of the bot during an outage of Discord."""

import asyncio
from pathlib import Path
from typing import Any

import aiohttp
import discord
import pytest
from aiohttp import web

from bot.discord.app import Gyoji, opened
from bot.ops import memory
from cli import main
from sandbox.club.process import BotProcess
from sandbox.discord import Config, FakeDiscord
from sandbox.discord.config import Fault
from tests.e2e.rigs import Rig, rigs
from tests.e2e.virtual_bot import in_virtual_time
from tests.settings import settings_for


class Busy:
    """A gateway that from some moment on lets everybody wait for its first word."""

    def __init__(self, service: FakeDiscord) -> None:
        self._serve = service.gateway.handle
        self.is_slow = False
        self.was_asked = asyncio.Event()

    async def handle(self, request: web.Request) -> web.WebSocketResponse:
        if self.is_slow:
            self.was_asked.set()
            await asyncio.Event().wait()
        return await self._serve(request)


async def test_a_bot_that_waits_for_the_gateway_can_be_stopped(tmp_path: Path) -> None:
    """discord.py takes being cancelled in the middle of a reconnect for the end of that reconnect only."""
    service: Any = FakeDiscord(Config.hurried())
    service.gateway.handle = (busy := Busy(service)).handle
    await service.start()
    bot = BotProcess(service, tmp_path)
    try:
        await bot.start()
        busy.is_slow = True
        await service.gateway.drop(op=7)
        async with asyncio.timeout(30):
            await busy.was_asked.wait()
            await bot.stop()
    finally:
        await bot.kill()
        await service.stop()
    log = bot.log.read_text("utf-8")
    assert '"event": "stopped"' in log
    assert "voice" not in log


@in_virtual_time
@pytest.mark.parametrize("rig", rigs(), ids=lambda rig: rig.name)
async def test_a_bot_that_is_ready_only_while_it_is_stopped_asks_nothing_more(
    virtual_time: None,
    rig: Rig,
    one_database_url: str,
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The commands left over on servers are looked for at that moment; the connection ends meanwhile."""
    service = await rig.start()
    person = rig.human(service, "Aiko")
    for name in ("Club", "Other club"):
        await service.add_guild(name, person.user)
    service.faults.append(asked := Fault("/guilds/", delay=20.0))
    settings = settings_for(service, one_database_url)
    async with opened(settings) as bot:

        async def deliver_the_last() -> None:
            await bot.wait_until_ready()
            await asyncio.sleep(1)

        monkeypatch.setattr(bot.dispatcher, "close", deliver_the_last)
        serving = asyncio.ensure_future(bot.start(service.token))
        while not bot.guilds:  # noqa: ASYNC110 - in virtual time
            await asyncio.sleep(0.01)
        assert not bot.is_ready()
        serving.cancel()
    left = [task for task in asyncio.all_tasks() if task.get_name() == "discord.py: on_ready"]
    await asyncio.gather(serving, *left, return_exceptions=True)
    await service.stop()
    assert asked.hits == 0
    assert [record for record in caplog.records if record.levelname == "ERROR"] == []


class Answer:
    """As much of Discord's answer as an error wants to see."""

    status, reason = 503, "Service Unavailable"


@pytest.mark.parametrize(
    "trouble",
    [
        discord.DiscordServerError(Answer(), "upstream connect error"),
        discord.GatewayNotFound(),  # type: ignore[no-untyped-call]
        aiohttp.ServerDisconnectedError(),
    ],
    ids=lambda trouble: type(trouble).__name__,
)
@pytest.mark.usefixtures("restored_logging")
def test_a_discord_that_does_not_answer_at_the_start_is_one_line(
    trouble: Exception, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async def start(*_: Any) -> None:
        raise trouble

    monkeypatch.setattr(Gyoji, "start", start)
    # The bot's process ends; that of the tests goes on, and would never collect what is frozen.
    monkeypatch.setattr(memory, "freeze_objects", lambda: None)
    monkeypatch.setenv("GYOJI_TOKEN", "x.y.z")
    monkeypatch.setenv("GYOJI_DATABASE_URL", f"sqlite+aiosqlite:///{tmp_path / 'gyoji.sqlite3'}")
    with pytest.raises(SystemExit) as ended:
        main(["run"])
    assert ended.value.code == 2
    said = capsys.readouterr().err
    assert said.splitlines()[-1].startswith("gyoji: Discord does not answer")
    assert "Traceback" not in said
