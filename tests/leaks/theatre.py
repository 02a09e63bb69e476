"""One bot on one loopback Discord, on which two worlds are played side by side and everything is recorded.

The worlds are servers with people of the same names and a match each. What is recorded is what went over the
wire, with ids of Discord and of the match named alike in both.
"""

import asyncio
import hashlib
import json
import re
from collections import deque
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import msgspec
import pytest
from pydantic import SecretStr

from bot.app import Gyoji, opened
from bot.artist import KEPT_BYTES
from bot.clock.pace import HOUR, Pace
from bot.clock.time import Clock
from bot.lobby import Lobby, Place
from bot.portfolio import Portfolio
from bot.referee import Person
from bot.sandbox import Config, FakeDiscord, Human
from bot.sandbox.config import Seen
from bot.sandbox.permissions import PERM
from bot.sandbox.players import controls
from bot.sandbox.view import Reply, View
from bot.sandbox.vocabulary import ComponentType
from bot.sandbox.world import Channel, Guild, Interaction, Message, User
from bot.settings import Settings
from renderer import Rendered, draw
from rules.core.model import Seat
from rules.core.registry import TITLES, AnyGame, find
from tests.attacks.intruder import Intruder
from tests.databases import one_database

TABLE, WATCHER, MODERATOR, LATECOMER = "table", "Watcher", "Moderator", "Dita"
PLAYERS = ("Aiko", "Bruno", "Chen")
SHY = PLAYERS[2]
"""Takes no direct messages."""
PATIENCE = 20.0
PLENTY = 100_000
SLOW = Pace(24 * HOUR, 12 * HOUR)

_ID = re.compile(r"(?<![0-9a-f])\d{17,20}(?![0-9a-f])")


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

    def setup(self, options: Any, seats: int, chance: Any) -> Any:
        return self.script.popleft() if self.script else self._game.setup(options, seats, chance)

    def apply(self, state: Any, seat: Seat, command: Any, chance: Any) -> Any:
        return self.script.popleft() if self.script else self._game.apply(state, seat, command, chance)


@dataclass(frozen=True)
class Artefact:
    """Something that somebody gets to see: by which request, with what in it."""

    audience: str
    way: str
    content: str


@dataclass
class World:
    """A server with its people and one match."""

    theatre: "Theatre"
    guild: Guild
    channel: Channel
    people: dict[str, Human]
    match: str = ""
    seen: list[Artefact] = field(default_factory=list)
    read: int = 0
    """How many of the bot's requests have been looked through."""
    _labels: dict[str, str] = field(default_factory=dict)
    _secrets: dict[str, str] = field(default_factory=dict)

    async def begin(self, title: str, options: Any, seats: int, setup: Any) -> None:
        """Seat the players and start; the set-up is the one that is written down."""
        bot = self.theatre.bot
        lobby = Lobby(bot.referee, now=bot.clock)
        people = [Person(self.people[name].user.id, name) for name in PLAYERS[:seats]]
        place = Place(self.guild.id, self.channel.id)
        match = await lobby.create(title, msgspec.to_builtins(options), seats, people[0], place, SLOW)
        self.match = match.id
        for person in people[1:]:
            await self.settle()
            await lobby.join(match.id, person)
        await self.settle()
        self.theatre.prompters[title].script.append(setup)
        position = await lobby.start(match.id, people[0])
        self._secrets = {match.id: "MATCH", position.commitment: "COMMITMENT"}
        await self.settle()

    async def settle(self) -> None:
        """Wait until all is said that there is to say."""
        bot = self.theatre.bot
        async with asyncio.timeout(PATIENCE):
            while self.match in bot.courier._tasks:
                await bot.courier.rest(self.match)

    async def submit(self, seat: Seat, command: Any, step: Any = None) -> None:
        """A seat's answer to what it is asked; what comes of it is written down, or as the rules say."""
        referee = self.theatre.bot.referee
        position = await referee.position(self.match)
        if step is not None:
            self.theatre.prompters[position.match.title].script.append(step)
        await referee.submit(self.match, seat, position.prompts[seat].id, command)
        await self.settle()

    async def use(self, name: str, line: str, **options: Any) -> Reply:
        """Somebody uses a command at the table, and gets the answer."""
        reply = await self.people[name].slash(self.channel, line, **options)
        await reply.done(PATIENCE)
        await self.settle()
        return reply

    async def use_in_private(self, name: str, line: str) -> None:
        """Somebody uses a command in their direct messages, also one that their client does not offer."""
        person = self.people[name]
        reply = await Intruder(person).command(person.dm, line, match=self.match)
        await reply.done(PATIENCE)

    async def confirm(self, asked: Reply, verb: str) -> None:
        """Whoever used a command presses the button below the answer."""
        view = asked.message
        assert view is not None, "the answer is there"
        await self._press(asked.human, view.message, controls(view, verb)[0]["custom_id"], ())

    async def type_into(self, name: str, line: str, option: str) -> list[Any]:
        """Somebody begins to fill in an option of a command, and gets these suggestions."""
        return await self.people[name].autocomplete(self.channel, line, option, "") or []

    async def press(self, name: str, verb: str, values: Sequence[str] = (), argument: str = "") -> None:
        """Somebody presses a control of the panel in their direct messages, or chooses there."""
        panel = self._panel(name, verb)
        before = len(panel.revisions)
        await self.press_in_vain(name, verb, values, argument)
        await self.theatre.service.wait_for(lambda: len(panel.revisions) > before, PATIENCE)

    async def press_in_vain(
        self, name: str, verb: str, values: Sequence[str] = (), argument: str = ""
    ) -> None:
        """The same where nothing needs to come of it."""
        panel = self._panel(name, verb)
        prompt = controls(panel, verb)[0]["custom_id"].split(":")[2]
        custom_id = f"panel:{self.match}:{prompt}:{verb}:{argument}"
        await self._press(self.people[name], panel.message, custom_id, values)

    async def press_at_table(self, name: str, verb: str) -> None:
        """Somebody presses the newest button of a kind that there is for everybody."""
        views = [view for view in self.people[name].read(self.channel) if controls(view, verb)]
        custom_id = controls(views[-1], verb)[0]["custom_id"]
        await self._press(self.people[name], views[-1].message, custom_id, ())

    async def forge(self, name: str, route: str, prompt: str, verb: str) -> None:
        """Somebody presses a control that their client does not show them."""
        message = next(reversed(self.channel.messages.values()))
        await self._press(self.people[name], message, f"{route}:{self.match}:{prompt}:{verb}:", ())

    def _panel(self, name: str, verb: str) -> View:
        """The newest panel in somebody's direct messages that has such a control."""
        person = self.people[name]
        return [view for view in person.read(person.dm) if controls(view, verb)][-1]

    async def _press(self, person: Human, message: Message, custom_id: str, values: Sequence[str]) -> None:
        reply = await Intruder(person).press(message.channel, custom_id, *values, message=message)
        await reply.done(PATIENCE)
        await self.settle()

    def name_of(self, user: User | None) -> str | None:
        """The name of a person of this world."""
        return next((name for name, human in self.people.items() if human.user is user), None)

    def note(self, audience: str, way: str, content: object) -> None:
        """Something that can be had without Discord."""
        shown = content if isinstance(content, str) else msgspec.json.encode(content).decode()
        self.seen.append(Artefact(audience, way, self.plain(shown)))

    def plain(self, text: str) -> str:
        """The text with ids and the promise of the seed by names that are the same in both worlds."""
        for secret, name in self._secrets.items():
            text = text.replace(secret, name)
        return _ID.sub(self._label, text)

    def _label(self, found: re.Match[str]) -> str:
        known = {str(human.user.id): name for name, human in self.people.items()}
        known |= {str(self.guild.id): "GUILD", str(self.channel.id): "CHANNEL"}
        if found[0] in known:
            return known[found[0]]
        return self._labels.setdefault(found[0], f"ID-{len(self._labels)}")


class Theatre:
    """The service, the bot, and how its pictures are drawn: as sketches, unless it `paints`."""

    def __init__(self, service: FakeDiscord, bot: Gyoji, clock: SetClock) -> None:
        self.service = service
        self.bot = bot
        self.clock = clock
        self.prompters: dict[str, Prompter] = {}
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
        async with asyncio.timeout(PATIENCE):
            while not self._knows(guild, channel):  # noqa: ASYNC110 - discord.py tells of servers late
                await asyncio.sleep(0.005)
        return World(self, guild, channel, people)

    def _knows(self, guild: Guild, channel: Channel) -> bool:
        """Whether the bot has heard of the server and its channel."""
        known = self.bot.get_guild(guild.id)
        return known is not None and known.get_channel(channel.id) is not None

    async def pass_time(self, hours: float) -> None:
        """So many hours later, with all reminders that are due by then."""
        self.clock.now += hours * HOUR
        await self.bot.watch.ring()

    def record(self, world: World) -> None:
        """Take down what was said in this world since the last time."""
        fresh, world.read = self.service.log[world.read :], len(self.service.log)
        for seen in fresh:
            if audience := self._audience(world, seen):
                way = f"{seen.method} {seen.op}"
                world.seen.append(Artefact(audience, way, world.plain(self._content(seen))))

    def forget_pictures(self) -> None:
        """What one world has seen is drawn anew for the other."""
        self.bot.artist._portfolio = Portfolio(KEPT_BYTES)

    def sketch(self, drawing: Any) -> Rendered:
        """What a picture is made from, which may tell more than it shows; where it is painted, behind it.

        Or what shall go wrong does.
        """
        if self.fault:
            raise self.fault
        painted = draw(drawing) if self.paints else Rendered(b"", "png", (1, 1))
        return replace(painted, data=painted.data + repr(drawing).encode())

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
        body = _unnumbered(seen.body or {})
        answer = seen.answer if isinstance(seen.answer, dict) else {}
        files = [
            (one["filename"], hashlib.sha256(self.service.files[int(one["id"])]).hexdigest())
            for one in answer.get("attachments", ())
        ]
        return json.dumps([body, files], sort_keys=True, ensure_ascii=False)


def _unnumbered(sent: Any) -> Any:
    """What was sent, without the numbers by which the bot knows a message again: it comes of its place."""
    if isinstance(sent, list):
        return [_unnumbered(one) for one in sent]
    if isinstance(sent, dict):
        marked = ("nonce", "id") if sent.get("type") == ComponentType.CONTAINER else ("nonce",)
        return {name: _unnumbered(value) for name, value in sent.items() if name not in marked}
    return sent


def _is_public(interaction: Interaction, request: str) -> bool:
    """Whether the answer to an interaction, or what is written later, is there for everybody."""
    answer = interaction.original
    if answer is None or answer.ephemeral_to or answer.channel.recipient:
        return False
    # To be told that a press was noted is for the person alone; what it changes in the message is not.
    return not (answer is interaction.message and request == "callback")


@asynccontextmanager
async def theatre(home: Path, patch: pytest.MonkeyPatch) -> AsyncIterator[Theatre]:
    """The real bot, connected, with a clock that stands and titles that can be told what happens."""
    async with one_database(home) as url, _opened(url, patch) as played:
        yield played


@asynccontextmanager
async def _opened(database_url: str, patch: pytest.MonkeyPatch) -> AsyncIterator[Theatre]:
    config = Config(global_limit=PLENTY, default_bucket=(PLENTY, 1.0))
    config.buckets = {name: bucket and (bucket[0], PLENTY, 1.0) for name, bucket in config.buckets.items()}
    service, clock = await FakeDiscord(config).start(), SetClock()
    settings = Settings(
        token=SecretStr(service.token),
        database_url=database_url,
        discord_api=service.api,
        discord_gateway=service.gateway_url,
        drawing_processes=0,
    )
    async with opened(settings, clock) as bot:
        played = Theatre(service, bot, clock)
        played.prompters = {title: Prompter(find(title)) for title in TITLES}
        for title, prompter in played.prompters.items():
            patch.setattr(f"rules.{title}.game.GAME", prompter)
        find.cache_clear()
        patch.setattr("bot.easel.draw", played.sketch)
        serving = asyncio.create_task(bot.start(service.token))
        async with asyncio.timeout(PATIENCE):
            while not service.commands[None]:  # noqa: ASYNC110 - discord.py tells nobody
                await asyncio.sleep(0.005)
        yield played
        serving.cancel()
        await asyncio.gather(serving, return_exceptions=True)
    patch.undo()
    find.cache_clear()
    await service.stop()
