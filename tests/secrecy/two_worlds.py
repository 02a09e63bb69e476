"""Two worlds on one bot and one loopback Discord, played in parallel, with a recording of all output.

The worlds are servers with people of the same names and a match each. The recording is the traffic on the
wire, with ids of Discord and of the match replaced by names that are the same in both.
"""

import asyncio
import hashlib
import json
import re
from collections import deque
from collections.abc import AsyncIterator, Iterable, Iterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.discord.app import Gyoji, opened
from bot.discord.delivery import outbox_worker
from bot.discord.delivery.message_gateway import MessageKey, _nonce
from bot.matches.clock.time import Clock
from bot.matches.clock.time_control import HOUR
from renderer import Rendered, draw
from rules.core.model import Seat
from rules.core.registry import AnyGame, find, titles
from sandbox.discord import Config, FakeDiscord, Human
from sandbox.discord.config import Seen
from sandbox.discord.permissions import PERM
from sandbox.discord.world import Channel, Guild, Interaction
from tests.databases import one_database
from tests.secrecy.world import (
    LATECOMER,
    MODERATOR,
    PLAYERS,
    SHY,
    TABLE,
    TIMEOUT,
    WATCHER,
    Artefact,
    World,
)
from tests.settings import settings_for

PLENTY = 100_000
MARKS = 1 << 20
"""The lowest number of a component that the bot has numbered itself."""
_MARK = re.compile("(?<=-)[0-9a-f]{12}$")
"""Tells the people of a match apart in a key (`outbox.person_mark`); ids are not the same in both worlds."""


class SetClock(Clock):
    """A clock that stands until it is set forward."""

    def __init__(self) -> None:
        super().__init__()
        self.now = 1_800_014_400.0

    def __call__(self) -> float:
        return self.now


class Prompter:
    """A title whose next step may be written down beforehand; without that it plays by its rules."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game
        self.script: deque[Any] = deque()

    def __getattr__(self, name: str) -> Any:
        return getattr(self._game, name)

    def of_version(self, version: int) -> Any:
        return self if version == self._game.rules_version else self._game.of_version(version)

    def setup(self, options: Any, seats: int, chance: Any) -> Any:
        return self.script.popleft() if self.script else self._game.setup(options, seats, chance)

    def apply(self, state: Any, seat: Seat, command: Any, chance: Any) -> Any:
        return self.script.popleft() if self.script else self._game.apply(state, seat, command, chance)


class TwoWorlds:
    """The service, the bot, and how its pictures are drawn: as sketches, unless it `paints`."""

    def __init__(self, service: FakeDiscord, bot: Gyoji, clock: SetClock) -> None:
        self.service = service
        self.bot = bot
        self.clock = clock
        self.prompters: dict[str, Prompter] = {}
        self.letters: dict[str, str] = {}
        """What was sent, by its nonce."""
        self.checksums: dict[int, str] = {}
        """Of the files that were taken down."""
        self.paints = False
        self.fault: Exception | None = None

    async def world(self) -> World:
        """Another server with people of the same names."""
        names = (*PLAYERS, WATCHER, MODERATOR, LATECOMER)
        people = {name: Human(self.service, name) for name in names}
        people[SHY].user.dms_open = False
        guild = await self.service.add_guild("Club", *(human.user for human in people.values()))
        self.service.add_role(guild, "Staff", PERM["MANAGE_GUILD"], people[MODERATOR].user)
        channel = await self.service.add_channel(guild, "table")
        async with asyncio.timeout(TIMEOUT):
            while not self._knows(guild, channel):  # noqa: ASYNC110 - discord.py tells of servers late
                await asyncio.sleep(0.005)
        return World(self, guild, channel, people)

    def _knows(self, guild: Guild, channel: Channel) -> bool:
        """Whether the bot has heard of the server and its channel."""
        known = self.bot.get_guild(guild.id)
        return known is not None and known.get_channel(channel.id) is not None

    async def pass_time(self, hours: float) -> None:
        """Let some hours pass, with all reminders that are due by then."""
        self.clock.now += hours * HOUR
        await self.bot.scheduler.expire()

    def record(self, world: World) -> None:
        """Take down what was said in this world since the last time."""
        fresh, world.read = self.service.log[world.read :], len(self.service.log)
        for seen in fresh:
            if audience := self._audience(world, seen):
                way = f"{seen.method} {seen.op}"
                world.seen.append(Artefact(audience, way, world.plain(self._content(seen), audience)))

    def forget_pictures(self) -> None:
        """Clear the picture cache: what one world has seen is drawn again for the other."""
        self.bot.picture_service._cache.clear()

    def sketch(self, drawing: Any) -> Rendered:
        """What a picture is made from, which may tell more than it shows; where it is painted, behind it.

        Or what shall go wrong does.
        """
        if self.fault:
            raise self.fault
        painted = draw(drawing) if self.paints else Rendered(b"", "png", (1, 1))
        return replace(painted, data=painted.data + repr(drawing).encode())

    def nonce(self, message_key: MessageKey, replaced: int, calls: Iterable[int]) -> str:
        """The nonce of a message. Its message key can be found by trial: so that is what is recorded."""
        made = _nonce(message_key, replaced, calls)
        self.letters[made] = _MARK.sub("", f"{message_key.audience}/{message_key.key}")
        return made

    def _audience(self, world: World, seen: Seen) -> str | None:
        """Who gets to see it: the table or one person; None if nobody does."""
        parts = seen.path.split("?")[0].strip("/").split("/")
        if parts[0] == "channels" and "messages" in parts:
            channel = self.service.channels[int(parts[1])]
            return TABLE if channel is world.channel else world.name_of(channel.recipient)
        if parts[0] in ("interactions", "webhooks"):
            interaction = self.service.interactions[parts[2]]
            person = world.name_of(interaction.user)
            return TABLE if person and _is_public(interaction, parts[-1]) else person
        return None

    def _content(self, seen: Seen) -> str:
        """What was said, whom it notifies, and its files."""
        body = self._unnumbered(seen.body or {})
        files = [self._checksum(one) for one in _files(seen.answer)]
        return json.dumps([body, files], sort_keys=True, ensure_ascii=False)

    def _checksum(self, file: int) -> str:
        """The checksum of a file, whose bytes are forgotten then: those of a whole match are 70 MB."""
        if file not in self.checksums:
            self.checksums[file] = hashlib.sha256(self.service.files.pop(file)).hexdigest()
        return self.checksums[file]

    def _unnumbered(self, sent: Any) -> Any:
        """What was sent, with the letter's name for its nonce, and without the mark made from that."""
        if isinstance(sent, list):
            return [self._unnumbered(one) for one in sent]
        if not isinstance(sent, dict):
            return sent
        marked = "id" if "type" in sent and int(sent.get("id") or 0) >= MARKS else ""
        shown = {name: self._unnumbered(value) for name, value in sent.items() if name != marked}
        return shown | ({"nonce": self.letters.get(sent["nonce"])} if "nonce" in sent else {})


def _files(answer: Any) -> Iterator[int]:
    """The ids of a message's files, which for Components V2 stand in its components alone."""
    if isinstance(answer, list):
        for part in answer:
            yield from _files(part)
    elif isinstance(answer, dict):
        if "attachment_id" in answer:
            yield int(answer["attachment_id"])
        yield from (int(one["id"]) for one in answer.get("attachments", ()))
        yield from _files([part for name, part in answer.items() if name != "attachments"])


def _is_public(interaction: Interaction, request: str) -> bool:
    """Whether the answer to an interaction, or what is written later, is there for everybody."""
    answer = interaction.original
    if answer is None or answer.ephemeral_to or answer.channel.recipient:
        return False
    # To be told that a press was noted is for the person alone; what it changes in the message is not.
    return not (answer is interaction.message and request == "callback")


@asynccontextmanager
async def two_worlds(
    home: Path, patch: pytest.MonkeyPatch, *, keep_tables: bool = True
) -> AsyncIterator[TwoWorlds]:
    """The real bot, connected, with a clock that stands and titles that can be told what happens.

    Who changes tables does not `keep_tables`: nobody else is to get that database.
    """
    async with one_database(home, tables=keep_tables) as url, _opened(url, patch) as played:
        yield played


@asynccontextmanager
async def _opened(database_url: str, patch: pytest.MonkeyPatch) -> AsyncIterator[TwoWorlds]:
    config = Config(global_limit=PLENTY, default_bucket=(PLENTY, 1.0))
    config.buckets = {name: bucket and (bucket[0], PLENTY, 1.0) for name, bucket in config.buckets.items()}
    service, clock = await FakeDiscord(config).start(), SetClock()
    settings = settings_for(service, database_url)
    patch.setattr(outbox_worker, "EDIT_INTERVAL", 0.0)
    async with opened(settings, clock) as bot:
        played = TwoWorlds(service, bot, clock)
        played.prompters = {title: Prompter(find(title)) for title in titles()}
        for title, prompter in played.prompters.items():
            patch.setattr(f"rules.{title}.game.GAME", prompter)
        find.cache_clear()
        patch.setattr("bot.views.pictures.program.draw", played.sketch)
        patch.setattr("bot.discord.delivery.message_gateway._nonce", played.nonce)
        serving = asyncio.create_task(bot.start(service.token))
        async with asyncio.timeout(TIMEOUT):
            while not service.commands[None]:  # noqa: ASYNC110 - discord.py tells nobody
                await asyncio.sleep(0.005)
        yield played
        serving.cancel()
        await asyncio.gather(serving, return_exceptions=True)
    patch.undo()
    find.cache_clear()
    await service.stop()
