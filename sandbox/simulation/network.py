"""The network in memory: TCP connections between clients and servers on one loop, with random latencies.

Bytes arrive in order, after a latency that is drawn for each segment; what is written at the same moment
travels together. A connection has no limit on what is under way.
"""

import asyncio
from collections.abc import Callable
from contextvars import Context, copy_context
from itertools import count
from random import Random
from typing import TYPE_CHECKING, Any

from sandbox.simulation.process import CURRENT, Process
from sandbox.simulation.trace import Trace

if TYPE_CHECKING:
    from sandbox.simulation.loop import SimulatedLoop

LATENCY = 0.001, 0.03
"""Seconds that a segment travels."""
_FIRST_PORT = 20_000
_HOST = "127.0.0.1"


class Network:
    """All servers and connections of a simulation."""

    def __init__(self, loop: "SimulatedLoop", luck: Random, trace: Trace) -> None:
        self.loop = loop
        self.trace = trace
        self._luck = luck
        self._servers: dict[int, Server] = {}
        self._ports = count(_FIRST_PORT)
        self._numbers = count(1)
        self._addressed: dict[Any, int] = {}
        self.lag = 0.0
        """Seconds that each segment travels longer than usual."""

    def latency(self) -> float:
        return self.lag + self._luck.uniform(*LATENCY)

    def listen(self, factory: Callable[[], Any], port: int) -> "Server":
        server = Server(self, factory, port or next(self._ports))
        self._servers[server.port] = server
        return server

    def forget(self, server: "Server") -> None:
        self._servers.pop(server.port, None)

    async def reach(self, sock: Any, address: tuple[str, int]) -> None:
        """Let a socket that the system has made stand for a connection. Raises ConnectionRefusedError."""
        await asyncio.sleep(self.latency())
        if address[1] not in self._servers:
            raise ConnectionRefusedError(111, "Connection refused")
        self._addressed[sock] = address[1]

    async def connect(self, factory: Callable[[], Any], sock: Any) -> tuple["Transport", Any]:
        """Connect the two ends. Returns the client's."""
        port = self._addressed.pop(sock)
        sock.close()
        server = self._servers.get(port)
        if server is None:
            raise ConnectionRefusedError(111, "Connection refused")
        number = next(self._numbers)
        near, far = (
            Transport(self, f"{number}>", copy_context()),
            Transport(self, f"{number}<", server.context),
        )
        near.peer, far.peer = far, near
        far.begin(server.context.run(server.factory))
        protocol = factory()
        near.begin(protocol)
        return near, protocol


class Server:
    """A listening port, as asyncio.Server."""

    def __init__(self, network: Network, factory: Callable[[], Any], port: int) -> None:
        self._network = network
        self.factory = factory
        self.port = port
        self.context = copy_context()

    @property
    def sockets(self) -> list["Server"]:
        return [self]

    def getsockname(self) -> tuple[str, int]:
        return _HOST, self.port

    def is_serving(self) -> bool:
        return True

    def close(self) -> None:
        self._network.forget(self)

    async def wait_closed(self) -> None:
        """All connections end by themselves."""


class Transport(asyncio.Transport):
    """One end of a connection."""

    def __init__(self, network: Network, name: str, context: Context) -> None:
        super().__init__({"peername": (_HOST, 1), "sockname": (_HOST, 2)})
        self.peer: Transport
        self._network = network
        self._loop = network.loop
        self._name = name
        self._context = context
        self._process: Process | None = context.get(CURRENT)
        self._protocol: Any = None
        self._closing = False
        self._lost = False
        self._outgoing: list[bytes] = []
        self._arrives = 0.0
        self._paused = False
        self._held: list[bytes] = []
        self._eof_held = False

    def begin(self, protocol: Any) -> None:
        self._protocol = protocol
        if self._process:
            self._process.owns(self, self.cut)
        self._context.run(protocol.connection_made, self)

    # Writing ----------------------------------------------------------------------------------------------

    def write(self, data: bytes | bytearray | memoryview) -> None:
        if self._closing or not data:
            return
        if not self._outgoing:
            self._send_later(self._flush)
        self._outgoing.append(bytes(data))

    def _send_later(self, act: Callable[[], None]) -> None:
        """Have something arrive at the peer, after all that was sent before."""
        self._arrives = max(self._arrives, self._loop.time() + self._network.latency())
        self._loop.call_at(self._arrives, act, context=self.peer._context)

    def _flush(self) -> None:
        data, self._outgoing = b"".join(self._outgoing), []
        self.peer._receive(data)

    def write_eof(self) -> None:
        self._send_later(self._end_peer)

    def can_write_eof(self) -> bool:
        return True

    def get_write_buffer_size(self) -> int:
        return 0

    def get_write_buffer_limits(self) -> tuple[int, int]:
        return 0, 1 << 16

    def set_write_buffer_limits(self, high: int | None = None, low: int | None = None) -> None:
        """There is no limit."""

    # Reading ----------------------------------------------------------------------------------------------

    def _receive(self, data: bytes) -> None:
        if self._lost or self._closing:
            return
        if self._paused:
            self._held.append(data)
            return
        self._network.trace.add(self._name, data)
        self._protocol.data_received(data)

    def _end_peer(self) -> None:
        self.peer._receive_eof()

    def _receive_eof(self) -> None:
        if self._paused:
            self._eof_held = True
        elif not self._lost and not self._closing and not self._protocol.eof_received():
            self.close()

    def is_reading(self) -> bool:
        return not self._paused

    def pause_reading(self) -> None:
        self._paused = True

    def resume_reading(self) -> None:
        if not self._paused:
            return
        self._paused = False
        held, self._held = self._held, []
        if held:
            self._loop.call_soon(self._receive, b"".join(held), context=self._context)
        if self._eof_held:
            self._eof_held = False
            self._loop.call_soon(self._receive_eof, context=self._context)

    # Ending -----------------------------------------------------------------------------------------------

    def is_closing(self) -> bool:
        return self._closing

    def close(self) -> None:
        """Close after what was written has been sent."""
        if not self._closing:
            self._closing = True
            self._send_later(self._end_peer)
            self._lose(None)

    def abort(self) -> None:
        """Cut the connection at once; the peer notices."""
        if not self._lost:
            self._closing = True
            self._reset_peer()
            self._lose(None)

    def cut(self) -> None:
        """The process of this end is dead."""
        self._closing = self._lost = True
        self._reset_peer()

    def _reset_peer(self) -> None:
        self._send_later(lambda: self.peer._lose(ConnectionResetError("the connection was reset")))

    def _lose(self, error: Exception | None) -> None:
        if not self._lost:
            self._closing = self._lost = True
            if self._process:
                self._process.disowns(self)
            self._loop.call_soon(self._protocol.connection_lost, error, context=self._context)

    # Protocols --------------------------------------------------------------------------------------------

    def set_protocol(self, protocol: Any) -> None:
        self._protocol = protocol

    def get_protocol(self) -> Any:
        return self._protocol
