"""One websocket connection of the bot to the gateway: heartbeats, opcodes, compression."""

import asyncio
import importlib
import json
import time
import zlib
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from aiohttp import WSMessage, WSMsgType, web

from sandbox.discord.vocabulary import Wire

if TYPE_CHECKING:
    from sandbox.discord.gateway import Gateway, Session

_MAX_PAYLOAD = 4096
_MAX_MESSAGES, _MESSAGE_SECONDS = 120, 60.0


def _compressor(name: str | None) -> Callable[[bytes], bytes] | None:
    """Returns the requested transport compression (events/gateway, "Transport Compression")."""
    if name == "zlib-stream":
        stream = zlib.compressobj()
        return lambda raw: stream.compress(raw) + stream.flush(zlib.Z_SYNC_FLUSH)
    if name == "zstd-stream":
        # The bot requests it only if this package is installed.
        zstandard = importlib.import_module("zstandard")
        packer = zstandard.ZstdCompressor().compressobj()
        return lambda raw: bytes(packer.compress(raw) + packer.flush(zstandard.COMPRESSOBJ_FLUSH_BLOCK))
    return None


class CloseCode(Exception):
    """Closes the connection after a violation by the bot (topics, "Gateway Close Event Codes")."""

    def __init__(self, code: int, violation: str = "") -> None:
        super().__init__(code)
        self.code = code
        self.violation = violation


class Connection:
    """A websocket and, once identified or resumed, its session."""

    def __init__(self, gateway: "Gateway", request: web.Request) -> None:
        self.gateway = gateway
        self.session: Session | None = None
        self._request = request
        self._socket = web.WebSocketResponse(max_msg_size=0)
        self._pack = _compressor(request.query.get("compress"))
        self._heartbeat = asyncio.Event()
        self._times: deque[float] = deque(maxlen=_MAX_MESSAGES)

    async def serve(self) -> web.WebSocketResponse:
        """Run the protocol until either side closes the connection."""
        await self._socket.prepare(self._request)
        reaper = asyncio.create_task(self._close_without_heartbeat())
        try:
            if (self._request.query.get("v"), self._request.query.get("encoding")) != ("10", "json"):
                await self._close_with_violation(4012, f"connected with {dict(self._request.query)}")
            interval = int(self.gateway.service.config.heartbeat * 1000)
            await self.send(10, {"heartbeat_interval": interval, "_trace": []})
            async for message in self._socket:
                await self._receive(message)
        finally:
            reaper.cancel()
        return self._socket

    async def send(self, op: int, data: Any = None) -> None:
        await self.write(json.dumps({"op": op, "d": data, "t": None, "s": None}))

    async def write(self, frame: str) -> None:
        """Send an event or an answer, in JSON."""
        # A disconnected bot gets missed events by RESUME.
        with suppress(ConnectionError, RuntimeError):
            if self._pack:
                await self._socket.send_bytes(self._pack(frame.encode()))
            else:
                await self._socket.send_str(frame)

    async def close(self, code: int) -> None:
        await self._socket.close(code=code)

    def cut(self) -> None:
        """Abort the TCP connection without a close frame."""
        if self._request.transport:
            self._request.transport.abort()

    async def _close_with_violation(self, code: int, violation: str) -> None:
        if violation:
            self.gateway.service.violations.append(f"gateway: {violation}")
        await self.close(code)

    async def _close_without_heartbeat(self) -> None:
        interval = self.gateway.service.config.heartbeat
        with suppress(TimeoutError):
            while True:
                async with asyncio.timeout(2 * interval):
                    await self._heartbeat.wait()
                self._heartbeat.clear()
        await self._close_with_violation(4009, "heartbeat missed")

    async def _receive(self, message: WSMessage) -> None:
        self._times.append(time.monotonic())
        is_full = len(self._times) == _MAX_MESSAGES
        if is_full and self._times[-1] - self._times[0] < _MESSAGE_SECONDS:
            return await self._close_with_violation(4008, "more than 120 events in 60 s")
        if message.type not in (WSMsgType.TEXT, WSMsgType.BINARY) or len(message.data) > _MAX_PAYLOAD:
            return await self._close_with_violation(4002, "payload over 4096 bytes")
        payload = json.loads(message.data)
        try:
            await self._handle_opcode(payload.get("op"), payload.get("d"))
        except CloseCode as error:
            await self._close_with_violation(error.code, error.violation)
        return None

    async def _handle_opcode(self, op: int, data: Any) -> None:
        """Topics, "Gateway Opcodes": 1 heartbeat, 2 identify, 3 presence, 4 voice, 6 resume, 8 members."""
        if op == 1:
            self._heartbeat.set()
            await self.send(11)
        elif op in (2, 6):
            await self._authenticate(op, data)
        elif op not in (3, 4, 8):
            await self.close(4001)
        elif not self.session:
            await self.close(4003)
        elif op == 8:
            await self.gateway.send_members(self.session, data)

    async def _authenticate(self, op: int, data: Wire) -> None:
        if self.session:
            return await self.close(4005)
        if data.get("token") != self.gateway.service.token:
            return await self.close(4004)
        start = self.gateway.identify if op == 2 else self.gateway.resume
        self.session = await start(self, data)
        await self.gateway.service.notify()
        return None
