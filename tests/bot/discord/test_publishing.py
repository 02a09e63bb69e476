"""Where commands are published: for all, or in the one server that GYOJI_GUILD names."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import pytest

from bot.discord.app import opened
from bot.discord.commands.catalogue import catalogue
from bot.settings import SettingsError
from sandbox.discord.config import Fault
from tests.e2e.rigs import Rig, rigs
from tests.settings import settings_for

NAMES = {command.name for command in catalogue()}


RIGS = [
    pytest.param(rig, id=rig.name, marks=pytest.mark.long if number else ())
    for number, rig in enumerate(rigs())
]
"""The strict one takes long to check all commands."""


@pytest.fixture(params=RIGS)
async def service(request: pytest.FixtureRequest) -> AsyncIterator[Any]:
    """A Discord of each kind, whose server has the bot in it."""
    rig: Rig = request.param
    service = await rig.start()
    person = rig.human(service, "Aiko")
    service.home = await service.add_guild("Club", person.user)
    yield service
    await service.stop()


@asynccontextmanager
async def running(service: Any, home: Path, guild: int | None) -> AsyncIterator[None]:
    """The bot is started and ready."""
    settings = settings_for(service, f"sqlite+aiosqlite:///{home}/gyoji.sqlite3", guild=guild)
    async with opened(settings) as bot:
        await bot.login(service.token)
        serving = asyncio.create_task(bot.connect())
        await bot.wait_until_ready()
        yield
        await bot.close()
        await asyncio.gather(serving, return_exceptions=True)


def listed(service: Any, guild: int | None) -> set[str]:
    return {one["name"] for one in service.commands.get(guild, {}).values()}


async def test_commands_of_one_server_take_the_place_of_those_for_all_and_back(
    service: Any, tmp_path: Path
) -> None:
    guild = service.home.id
    async with running(service, tmp_path, None):
        assert listed(service, None) == NAMES
    async with running(service, tmp_path, guild):
        assert (listed(service, None), listed(service, guild)) == (set(), NAMES)
        published = service.commands[guild].values()
        assert not [one for one in published if one.get("contexts")]
    async with running(service, tmp_path, None):
        await service.wait_for(lambda: not listed(service, guild))
        assert listed(service, None) == NAMES
    assert not service.violations


@pytest.mark.parametrize("trouble", [Fault("/guilds/", delay=20.0), Fault("/guilds/", drop=True, times=9)])
async def test_what_is_left_over_is_no_trouble_where_the_bot_or_the_connection_ends(
    service: Any, tmp_path: Path, caplog: pytest.LogCaptureFixture, trouble: Fault
) -> None:
    """The commands of the server are asked for at the moment at which the bot is ready."""
    service.faults.append(trouble)
    async with running(service, tmp_path, None):
        with suppress(TimeoutError):  # the strict one counts a request when it answers
            async with asyncio.timeout(0.5):
                await service.wait_for(lambda: trouble.hits)
    left = [task for task in asyncio.all_tasks() if task.get_name() == "discord.py: on_ready"]
    await asyncio.gather(*left, return_exceptions=True)
    assert [record for record in caplog.records if record.levelname == "ERROR"] == []


async def test_a_server_without_the_bot_is_refused_in_one_line(service: Any, tmp_path: Path) -> None:
    with pytest.raises(SettingsError, match=r"^Discord refuses the commands; look at GYOJI_GUILD: .+$"):
        async with running(service, tmp_path, 5):
            raise AssertionError("it has started")
