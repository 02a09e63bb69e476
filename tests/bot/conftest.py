"""A club on the loopback Discord, with the real bot and a few people."""

import asyncio
from collections.abc import AsyncIterator, Callable
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from discord.state import ConnectionState
from PIL import Image

from bot.discord.app import Gyoji, opened
from bot.matches import Actor
from bot.matches.clock.time import Clock
from bot.views.pictures import pool, program
from renderer import Drawing
from renderer.encode import encode
from sandbox.club.players import controls
from sandbox.discord import PERM, Config, FakeDiscord, Human, Reply, View
from sandbox.discord.config import PATIENCE
from sandbox.discord.world import Channel
from sandbox.simulation.loop import SimulatedLoop
from tests.conftest import is_virtual
from tests.databases import database_url, engine, one_database_url
from tests.settings import settings_for

__all__ = ["database_url", "engine", "one_database_url"]

TIMEOUT = PATIENCE


class SetForward(Clock):
    """Real time, and as much more as a test lets pass."""

    def __init__(self) -> None:
        super().__init__()
        self.skew = 0.0
        self.awaited: float | None = None
        """The moment until which somebody sleeps who has asked last."""

    def __call__(self) -> float:
        return super().__call__() + self.skew

    def until(self, moment: float) -> float:
        self.awaited = moment
        return super().until(moment)


class Club:
    """Aiko hosts, Bob_*x* has a name full of markdown, Cleo is not at the table."""

    def __init__(self, home: Path, database_url: str) -> None:
        self.home = home
        self.database_url = database_url
        self.bot: Gyoji
        self.clock = SetForward()
        self._running: asyncio.Task[None] | None = None
        self._stop = asyncio.Event()

    async def open(self) -> None:
        self.service = await FakeDiscord(_config()).start()
        names = ("Aiko", "Bob_*x*", "Cleo")
        self.aiko, self.bob, self.cleo = (Human(self.service, name) for name in names)
        people = (self.aiko.user, self.bob.user, self.cleo.user)
        self.guild = await self.service.add_guild("Club", *people)
        self.channel = await self.service.add_channel(self.guild, "table")
        await self.start_bot()

    async def close(self) -> None:
        await self.stop_bot()
        await self.service.stop()
        assert not self.service.violations
        assert not self.service.warnings

    async def start_bot(self) -> None:
        """The bot on the club's database, connected."""
        self._stop.clear()
        ready = asyncio.Event()
        self._running = asyncio.create_task(self._run(ready))
        await asyncio.wait([self._running, asyncio.create_task(ready.wait())], return_when="FIRST_COMPLETED")
        if self._running.done():
            self._running.result()

    async def stop_bot(self) -> None:
        if self._running is not None:
            self._stop.set()
            await self._running

    async def gather(self, seats: int = 3, title: str = "shogun", **options: Any) -> View:
        """Aiko opens a table, told step by step; Bob joins, computer players fill it. The lobby message."""
        options = {"seats": seats, "title": title, "verbosity": "steps"} | options
        await (await self.aiko.slash(self.channel, "game new", **options)).done()
        lobby = await self.aiko.wait(self.channel, lambda view: controls(view, "join"))
        await self.press(self.bob, lobby, "join")
        await self.service.wait_for(lambda: r"Bob\_" in lobby.text, TIMEOUT)
        for count in range(1, seats - 1):
            await self.press(self.aiko, lobby, "add-ai")
            await self.service.wait_for(lambda: lobby.text.count("(computer)") == count, TIMEOUT)  # noqa: B023
        return lobby

    async def begin(self, title: str = "shogun", **options: Any) -> Channel:
        """A table of Aiko, Bob and a computer that has started; its thread."""
        self.lobby = await self.gather(title=title, **options)
        reply = await self.press(self.aiko, self.lobby, "start")
        await reply.done(TIMEOUT)
        return self.thread

    @property
    def thread(self) -> Channel:
        return next(place for place in self.service.channels.values() if place.parent is self.channel)

    @property
    def mori(self) -> Actor:
        """A moderator of this server, who acts without Discord."""
        return Actor.moderator(1, "Mori", self.guild.id)

    async def press(self, person: Human, view: View, verb: str) -> Reply:
        """Press the button with this verb; every press is answered."""
        reply = await person.click(view, controls(view, verb)[0]["custom_id"])
        assert reply.kind != "failed"
        return reply

    async def lay(self, person: Human, panel: View) -> None:
        """Lay what is suggested, but without wishes: whose turn it is will be asked for a special card."""
        await self.press(person, panel, "suggest")
        await person.choose(panel, controls(panel, "focus")[0]["custom_id"], "bid")
        await self.see(lambda: controls(panel, "wish"))
        await person.choose(panel, controls(panel, "wish")[0]["custom_id"], "ask")
        await self.press(person, panel, "confirm")

    async def panel(self, person: Human) -> View:
        """The planning panel in the person's direct messages, after the line that it begins with."""
        complete = lambda view: controls(view, "confirm") and not view.content  # noqa: E731
        return await person.wait(person.dm, complete, TIMEOUT)

    def pass_time(self, hours: float) -> None:
        """So many hours later: whatever is due by then happens."""
        self.clock.skew += hours * 3600
        self.bot.scheduler.wake()

    async def see(self, probe: Callable[[], Any]) -> Any:
        """Wait until it is so."""
        return await self.service.wait_for(probe, TIMEOUT)

    async def _run(self, ready: asyncio.Event) -> None:
        settings = settings_for(self.service, self.database_url)
        async with opened(settings, self.clock) as self.bot:
            serving = asyncio.create_task(self.bot.start(self.service.token))
            while not self.bot.guilds:  # noqa: ASYNC110 - discord.py tells of it only seconds later
                await asyncio.sleep(0.02)
            ready.set()
            await self._stop.wait()
            serving.cancel()
            await asyncio.gather(serving, return_exceptions=True)


def _config() -> Config:
    """Discord as it is; in real time it waits longer for an answer, since the machine may be busy."""
    is_virtual = isinstance(asyncio.get_running_loop(), SimulatedLoop)
    return Config() if is_virtual else Config(ack_deadline=5 * Config.ack_deadline)


@pytest.fixture(autouse=True)
def soon_ready(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """In real time discord.py waits for more servers for a moment, instead of two seconds."""
    if is_virtual(request.node):
        return
    made = ConnectionState.__init__
    waits = {"guild_ready_timeout": 0.05}
    monkeypatch.setattr(
        ConnectionState, "__init__", lambda state, **options: made(state, **(options | waits))
    )


@pytest.fixture
def tiny_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    """Instead of each picture its checksum in pixels: no time for what tests of the renderer look at.

    A module that looks at pictures overrides this fixture.
    """

    def checksum(drawing: Drawing) -> program.Drawn:
        pixels = Image.frombytes("P", (8, 4), sha256(repr(drawing).encode()).digest())
        return program.Drawn(encode(pixels, pixels), 0.0)

    monkeypatch.setattr(pool, "drawn", checksum)


@pytest.fixture
async def club(
    virtual_time: None, tiny_pictures: None, tmp_path: Path, one_database_url: str
) -> AsyncIterator[Club]:
    club = Club(tmp_path, one_database_url)
    await club.open()
    yield club
    await club.close()


@pytest.fixture
def moderated(club: Club) -> Club:
    """A club in which Cleo may referee."""
    club.service.add_role(club.guild, "referee", PERM["MANAGE_GUILD"], club.cleo.user)
    return club
