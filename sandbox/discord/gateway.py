"""The gateway: sessions of the bot, events sent to them, and connection faults on demand.

https://docs.discord.com/developers/events/gateway
"""

import asyncio
import secrets
import time
from collections import Counter, deque
from typing import TYPE_CHECKING, Any

import msgspec
from aiohttp import web

from sandbox.discord.connection import CloseCode, Connection
from sandbox.discord.vocabulary import PRIVILEGED, Intent, Wire
from sandbox.discord.wire.entities import guild_create_wire, member_wire, own_user_wire
from sandbox.discord.world import Channel, Guild

if TYPE_CHECKING:
    from sandbox.discord.service import FakeDiscord

_KEPT_EVENTS = 2000


class Session:
    """One identified shard, with the recent events for a RESUME."""

    def __init__(self, shard: tuple[int, int], intents: int) -> None:
        self.id = secrets.token_hex(16)
        self.shard = shard
        self.intents = intents
        self.sequence = 0
        self.sent: deque[tuple[int, str]] = deque(maxlen=_KEPT_EVENTS)
        """Sequence numbers and events, as they were then."""
        self.connection: Connection | None = None

    def serves(self, guild: Guild | None) -> bool:
        """Whether this shard receives the events of a server; direct messages go to shard 0."""
        number, count = self.shard
        return (guild.id >> 22) % count == number if guild else number == 0

    def can_resume_after(self, sequence: int) -> bool:
        return not self.sent or self.sent[0][0] <= sequence + 1


class Gateway:
    """All sessions and connections of the bot."""

    def __init__(self, service: "FakeDiscord") -> None:
        self.service = service
        self.sessions: dict[str, Session] = {}
        self.connections: set[Connection] = set()
        self.is_down = False
        self.lag = 0.0
        """Delay of every event, in seconds."""
        self.doubles = False
        """Whether each interaction is sent twice, under two sequence numbers."""
        self.identifies = 0
        self.sent: Counter[str] = Counter()
        """Number of events sent so far, by name."""
        self._last_identify = float("-inf")

    # Events -----------------------------------------------------------------------------------------------

    async def emit(
        self,
        event: str,
        data: Wire,
        guild: Guild | None = None,
        channel: Channel | None = None,
        intent: int = 0,
    ) -> None:
        """Send an event to every session that may receive it."""
        if self._is_hidden(event, guild, channel):
            return
        if event.startswith("MESSAGE_") and "author" in data:
            data = _with_guild(data, guild)
        for session in list(self.sessions.values()):
            if session.serves(guild) and (not intent or session.intents & intent):
                for _ in range(2 if self.doubles and event == "INTERACTION_CREATE" else 1):
                    await self.push(session, event, data)

    def _is_hidden(self, event: str, guild: Guild | None, channel: Channel | None) -> bool:
        if channel and channel.guild and not channel.permissions(self.service.bot):
            return True
        return bool(guild and not guild.has_bot and event != "INTERACTION_CREATE")

    async def push(self, session: Session, event: str, data: Wire) -> None:
        session.sequence += 1
        frame = msgspec.json.encode({"op": 0, "t": event, "s": session.sequence, "d": data}).decode()
        session.sent.append((session.sequence, frame))
        self.sent[event] += 1
        if session.connection:
            if self.lag:
                await asyncio.sleep(self.lag)
            await session.connection.write(frame)

    # Faults -----------------------------------------------------------------------------------------------

    async def drop(self, code: int | None = None, op: int | None = None, data: Any = None) -> None:
        """Interrupt every connection.

        No argument: abort the TCP connection. code: close with it. op 7: request a reconnect; op 9: invalid
        session, `data` is whether it may be resumed.
        """
        if op == 9 and not data:
            self.sessions.clear()
        for connection in list(self.connections):
            if op is not None:
                await connection.send(op, data)
            elif code is not None:
                await connection.close(code)
            else:
                connection.cut()

    # Connections ------------------------------------------------------------------------------------------

    async def handle(self, request: web.Request) -> web.WebSocketResponse:
        """Serve one websocket until it is closed."""
        if self.is_down:
            raise web.HTTPServiceUnavailable
        connection = Connection(self, request)
        self.connections.add(connection)
        try:
            return await connection.serve()
        finally:
            self.connections.discard(connection)
            if connection.session and connection.session.connection is connection:
                connection.session.connection = None

    async def identify(self, connection: Connection, data: Wire) -> Session | None:
        """Start a session. Returns None if the IDENTIFY came too early. Raises CloseCode."""
        self.identifies += 1
        previous, self._last_identify = self._last_identify, time.monotonic()
        if self._last_identify - previous < self.service.config.identify_gap:
            await connection.send(9, False)
            return None
        intents = self._checked_intents(data.get("intents"))
        number, count = data.get("shard") or (0, 1)
        if not 0 <= number < count:
            raise CloseCode(4010)
        session = Session((number, count), intents)
        session.connection = connection
        await self._send_ready(session)
        self.sessions[session.id] = session
        return session

    def _checked_intents(self, intents: Any) -> int:
        if not isinstance(intents, int) or intents >> 26:
            raise CloseCode(4013)
        if denied := intents & PRIVILEGED & ~self.service.config.privileged:
            raise CloseCode(4014, f"privileged intents {denied} are not switched on")
        return intents

    async def _send_ready(self, session: Session) -> None:
        bot = self.service.bot
        guilds = [guild for guild in self.service.guilds.values() if guild.has_bot and session.serves(guild)]
        ready = {
            "v": 10,
            "user": own_user_wire(bot),
            "session_id": session.id,
            "guilds": [{"id": str(guild.id), "unavailable": True} for guild in guilds],
            "resume_gateway_url": self.service.gateway_url,
            "shard": session.shard,
            "application": {"id": str(bot.id), "flags": 0},
        }
        await self.push(session, "READY", ready)
        for guild in guilds if session.intents & Intent.GUILDS else ():
            channels = list(self.service.channels.values())
            await self.push(session, "GUILD_CREATE", guild_create_wire(guild, channels, bot))

    async def resume(self, connection: Connection, data: Wire) -> Session | None:
        """Replay missed events. Returns None, after sending opcode 9, if that is impossible."""
        session = self.sessions.get(data.get("session_id", ""))
        if not session or not session.can_resume_after(data["seq"]):
            await connection.send(9, False)
            return None
        for frame in [frame for sequence, frame in session.sent if sequence > data["seq"]]:
            await connection.write(frame)
        session.connection = connection
        await self.push(session, "RESUMED", {"_trace": []})
        return session

    async def send_members(self, session: Session, data: Wire) -> None:
        """Answer "Request Guild Members". Raises CloseCode if the intent for it is missing."""
        guild = self.service.guilds[int(data["guild_id"])]
        wants_all = data.get("query") == "" and data.get("limit") == 0
        if wants_all and not session.intents & Intent.GUILD_MEMBERS:
            raise CloseCode(4013, "whole member list asked without GUILD_MEMBERS")
        wanted = [int(key) for key in data.get("user_ids") or guild.members]
        chunk = {
            "guild_id": str(guild.id),
            "members": [member_wire(guild, key) for key in wanted if key in guild.members],
            "chunk_index": 0,
            "chunk_count": 1,
            "not_found": [str(key) for key in wanted if key not in guild.members],
        }
        nonce = {"nonce": data["nonce"]} if data.get("nonce") else {}
        await self.push(session, "GUILD_MEMBERS_CHUNK", chunk | nonce)


def _with_guild(data: Wire, guild: Guild | None) -> Wire:
    if not guild:
        return data
    author = int(data["author"]["id"])
    member = {"member": member_wire(guild, author, with_user=False)} if author in guild.members else {}
    return data | {"guild_id": str(guild.id)} | member
