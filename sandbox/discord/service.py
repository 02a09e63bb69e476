"""A strict loopback Discord: REST v10 and gateway v10 in one process. Independent of the bot."""

import asyncio
import base64
import secrets
import time
from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any, Self, TypeVar

from aiohttp import web

from sandbox.discord.config import PATIENCE, Config, Fault, Seen
from sandbox.discord.direct_messages import DirectMessages
from sandbox.discord.gateway import Gateway
from sandbox.discord.notes import Notes
from sandbox.discord.notifications import notify_people
from sandbox.discord.permissions import EVERYONE, PERM
from sandbox.discord.rate_limits import RateLimiter
from sandbox.discord.rest import RestApi
from sandbox.discord.threads import Threads
from sandbox.discord.vocabulary import MEBIBYTE, CallbackType, ChannelType, Intent, Wire
from sandbox.discord.wire.entities import channel_wire, guild_create_wire
from sandbox.discord.wire.interactions import interaction_wire
from sandbox.discord.wire.messages import message_wire
from sandbox.discord.world import (
    Act,
    Channel,
    Guild,
    Interaction,
    Member,
    Message,
    Overwrite,
    Push,
    Role,
    User,
    snowflake,
)

T = TypeVar("T")
_API = "/api/v10"


class FakeDiscord:
    """The loopback Discord: its world, its REST and gateway endpoints, and the observed behaviour of the bot.

    violations, refusals, warnings, tolerated: see Notes. fake_errors and unimplemented: gaps of the sandbox
    itself, never the bot's fault.
    """

    def __init__(self, config: Config | None = None) -> None:
        self.config = config or Config()
        self._make_world()
        self.token = _token(self.bot)
        self.notes = Notes(self.config)
        self.gateway = Gateway(self)
        self.limiter = RateLimiter(self.config, self.notes)
        self.rest = RestApi(self)
        self.threads = Threads(self)
        self.direct_messages = DirectMessages(self)
        self.faults: list[Fault] = []
        self.log: list[Seen] = []
        self.acts: list[Act] = []
        self.pushes: list[Push] = []
        """The notifications on all phones, oldest first."""
        self.violations = self.notes.violations
        self.refusals = self.notes.refusals
        self.warnings = self.notes.warnings
        self.tolerated = self.notes.tolerated
        self.fake_errors: list[str] = []
        self.unimplemented: list[str] = []
        self.skew = 0.0
        self.changed = asyncio.Condition()

    def _make_world(self) -> None:
        self.bot = User("Referee", bot=True)
        self.owner = User("Owner")
        self.users: dict[int, User] = {user.id: user for user in (self.bot, self.owner)}
        self.guilds: dict[int, Guild] = {}
        self.channels: dict[int, Channel] = {}
        self._direct: dict[int, Channel] = {}
        """The direct messages with each person, by their id."""
        self.interactions: dict[str, Interaction] = {}
        """By token, in order of arrival."""
        self.commands: dict[int | None, dict[str, Wire]] = {None: {}}
        """Commands by id, for each server id; None: global commands."""
        self.files: dict[int, bytes] = {}

    # Lifecycle --------------------------------------------------------------------------------------------

    async def start(self, port: int = 0) -> Self:
        """Listen on 127.0.0.1; port 0 picks a free one. Sets `url`, `api` and `gateway_url`."""
        app = web.Application(client_max_size=64 * MEBIBYTE)
        app.router.add_get("/gateway/", self.gateway.handle)
        app.router.add_get("/attachments/{channel}/{id}/{name}", self._attachment)
        app.router.add_route("*", _API + "/{path:.*}", self.rest.handle)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.5)
        await self._runner.setup()
        await web.TCPSite(self._runner, "127.0.0.1", port).start()
        self.port: int = self._runner.addresses[0][1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.api = self.url + _API
        self.gateway_url = f"ws://127.0.0.1:{self.port}/gateway/"
        return self

    async def stop(self) -> None:
        await self.gateway.drop()
        await self._runner.cleanup()

    async def _attachment(self, request: web.Request) -> web.Response:
        data = self.files.get(int(request.match_info["id"]))
        if data is None:
            raise web.HTTPNotFound
        return web.Response(body=data, content_type="application/octet-stream")

    # Time and change --------------------------------------------------------------------------------------

    def now(self) -> float:
        """Returns the Unix time in seconds, including what `advance` has added."""
        return time.time() + self.skew

    def advance(self, seconds: float) -> None:
        """Advance the clock by `seconds`, so that interaction tokens, messages and threads age."""
        self.skew += seconds

    def age(self, message: Message, seconds: float) -> None:
        """Make one message older."""
        message.created -= seconds

    async def notify(self) -> None:
        """Wake all waiters for a change of the world."""
        async with self.changed:
            self.changed.notify_all()

    async def wait_for(self, probe: Callable[[], T | None], seconds: float = PATIENCE) -> T:
        """Returns the first truthy probe(), called after each change. Raises TimeoutError after `seconds`."""
        async with asyncio.timeout(seconds), self.changed:
            while not (found := probe()):
                await self.changed.wait()
            return found

    # The world --------------------------------------------------------------------------------------------

    def user(self, name: str, **attributes: Any) -> User:
        """A new person; `attributes` as of User."""
        user = User(name, **attributes)
        self.users[user.id] = user
        return user

    async def add_guild(
        self, name: str, *members: User, bot_permissions: int = 0, **attributes: Any
    ) -> Guild:
        """A new server; the bot is in it unless has_bot=False."""
        guild = Guild(name, self.owner, **attributes)
        guild.roles[guild.id] = Role("@everyone", EVERYONE)
        guild.members = {user.id: Member(user) for user in (self.owner, *members)}
        self.guilds[guild.id] = guild
        if guild.has_bot:
            role = snowflake()
            guild.roles[role] = Role(self.bot.name, bot_permissions, managed=True)
            guild.members[self.bot.id] = Member(self.bot, [role])
            data = guild_create_wire(guild, list(self.channels.values()), self.bot)
            await self.emit("GUILD_CREATE", data, guild=guild)
        return guild

    def add_role(self, guild: Guild, name: str, permissions: int, *members: User) -> int:
        """A new role held by `members`; returns its id."""
        role = snowflake()
        guild.roles[role] = Role(name, permissions)
        for user in members:
            guild.members[user.id].roles.append(role)
        return role

    async def add_channel(
        self,
        guild: Guild,
        name: str,
        private_to: Iterable[User] | None = None,
        type: int = ChannelType.TEXT,  # noqa: A002 - Discord's word
        **attributes: Any,
    ) -> Channel:
        """A new text or announcement channel, visible to everybody or only to `private_to`."""
        channel = Channel(ChannelType(type), guild, name, **attributes)
        if private_to is not None:
            view = PERM["VIEW_CHANNEL"]
            channel.overwrites[guild.id] = Overwrite(0, allow=0, deny=view)
            channel.overwrites |= {user.id: Overwrite(1, allow=view, deny=0) for user in private_to}
        self.channels[channel.id] = channel
        await self.emit("CHANNEL_CREATE", channel_wire(channel), guild=guild)
        return channel

    def dm(self, user: User) -> Channel:
        """The direct messages between the bot and `user`."""
        if user.id not in self._direct:
            channel = self._direct[user.id] = Channel(ChannelType.DM, recipient=user)
            self.channels[channel.id] = channel
        return self._direct[user.id]

    def shares_guild_with_bot(self, user: User) -> bool:
        return any(user.id in guild.members and guild.has_bot for guild in self.guilds.values())

    def store_file(self, channel_id: int, name: str, data: bytes) -> tuple[int, str]:
        """Store an upload. Returns its id and URL."""
        file_id = snowflake()
        self.files[file_id] = data
        return file_id, f"{self.url}/attachments/{channel_id}/{file_id}/{name}"

    # Messages ---------------------------------------------------------------------------------------------

    async def post(self, message: Message) -> Message:
        """Add a new message to its channel, send the gateway event, and notify those whom it concerns.

        It unarchives its thread, and makes whom it mentions members (threads topic).
        """
        message.created, message.pushed, channel = self.now(), message.content, message.channel
        if channel.is_thread and not message.ephemeral_to:
            self.threads.note_activity(channel)
            if channel.archived:
                await self.threads.unarchive(channel)
        channel.messages[message.id] = message
        if not message.ephemeral_to:
            notify_people(self, message)
        await self.announce("MESSAGE_CREATE", message)
        await self.threads.join_mentioned(message)
        return message

    async def announce_edit(self, message: Message) -> Wire:
        """Send the gateway event of an edit; whom it mentions is made a member, but not notified.

        Returns the message as the event has it.
        """
        wire = await self.announce("MESSAGE_UPDATE", message)
        await self.threads.join_mentioned(message)
        return wire

    async def archive(self, thread: Channel, locked: bool | None = None) -> None:
        """Archive a thread as a moderator does; `locked` is set, too, unless it is None."""
        await self.threads.archive(thread, locked)

    async def announce(self, event: str, message: Message) -> Wire:
        """Send the gateway event of a message; ephemeral ones have none. Returns the message in it."""
        wire = message_wire(self, message)
        if message.ephemeral_to:
            await self.notify()
        else:
            await self._emit_in(event, wire, message.channel)
        return wire

    async def erase(self, message: Message) -> None:
        message.deleted = True
        message.channel.messages.pop(message.id, None)
        if message.ephemeral_to:
            return await self.notify()
        guild = message.channel.guild
        data = {"id": str(message.id), "channel_id": str(message.channel.id)}
        if guild:
            data["guild_id"] = str(guild.id)
        return await self._emit_in("MESSAGE_DELETE", data, message.channel)

    async def _emit_in(self, event: str, data: Wire, channel: Channel) -> None:
        intent = Intent.GUILD_MESSAGES if channel.guild else Intent.DIRECT_MESSAGES
        await self.emit(event, data, guild=channel.guild, channel=channel, intent=intent)

    # Interactions -----------------------------------------------------------------------------------------

    async def interact(self, interaction: Interaction) -> Interaction:
        """Send an interaction to the bot and wait for its initial response or the deadline."""
        await self.threads.archive_inactive()
        interaction.created = self.now()
        self.interactions[interaction.token] = interaction
        wire = interaction_wire(self, interaction)
        await self.emit("INTERACTION_CREATE", wire, guild=interaction.channel.guild)
        try:
            async with asyncio.timeout(self.config.ack_deadline):
                await interaction.answered.wait()
        except TimeoutError:
            assert interaction.response is CallbackType.NONE_YET
        return interaction

    # The gateway ------------------------------------------------------------------------------------------

    async def emit(self, event: str, data: Wire, **where: Any) -> None:
        """Send a gateway event; `where` as for Gateway.emit."""
        await self.notify()
        await self.gateway.emit(event, data, **where)

    async def drop_gateway(self, code: int | None = None, op: int | None = None, d: Any = None) -> None:
        """Interrupt every gateway connection; see Gateway.drop."""
        await self.gateway.drop(code, op, d)

    @property
    def identifies(self) -> int:
        """Number of IDENTIFYs of the bot."""
        return self.gateway.identifies

    @property
    def sent(self) -> Counter[str]:
        """Number of gateway events sent so far, by name."""
        return self.gateway.sent


def _token(bot: User) -> str:
    """Returns a token in Discord's format: the bot's id, a time and a secret."""
    key = base64.b64encode(str(bot.id).encode()).decode().rstrip("=")
    return f"{key}.Gfakeo.{secrets.token_urlsafe(28)}"
