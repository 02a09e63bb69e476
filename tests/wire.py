"""The wire between the bot and a PostgreSQL server, which a test may cut: all of it, or at a commit."""

import asyncio
import itertools
from asyncio import StreamReader, StreamWriter
from collections.abc import AsyncIterator
from contextlib import suppress

import pytest
from sqlalchemy import make_url

from tests.databases import postgres_with_tables

_COMMIT = b"COMMIT;"
_CHUNK = 2**16


class Wire:
    """Passes on what is said between those who connect to `url` and the server at the address."""

    def __init__(self, server: str) -> None:
        self._server = make_url(server)
        self._connections: set[_Connection] = set()
        self._loses = False
        self._flows = asyncio.Event()
        self._flows.set()
        self.url = ""

    async def lay(self) -> None:
        """Begin to listen."""
        self._listener = await asyncio.start_server(self._serve, "127.0.0.1")
        port = self._listener.sockets[0].getsockname()[1]
        self.url = self._server.set(host="127.0.0.1", port=port).render_as_string(hide_password=False)

    async def take_away(self) -> None:
        """Break all connections, and let nobody in any more."""
        self._listener.close()
        self.cut()
        await self._listener.wait_closed()

    def cut(self) -> None:
        """Break all connections, whatever they are in the middle of."""
        for connection in self._connections:
            connection.cut()

    def lose_answer(self) -> None:
        """The next commit reaches the server; instead of an answer, the end of the connection comes back."""
        self._loses = True

    def freeze(self) -> None:
        """Pass nothing on any more, and break nothing either: the server's computer has lost its power."""
        self._flows.clear()

    def thaw(self) -> None:
        """Let everything through again."""
        self._flows.set()

    async def trouble(self, every: float) -> None:
        """Cut the wire or lose an answer in turn, every so many seconds, until cancelled."""
        for strike in itertools.cycle((self.lose_answer, self.cut)):
            await asyncio.sleep(every)
            strike()

    async def _serve(self, client: StreamReader, to_client: StreamWriter) -> None:
        server, to_server = await asyncio.open_connection(self._server.host, self._server.port or 5432)
        connection = _Connection(to_client, to_server)
        self._connections.add(connection)
        await asyncio.gather(self._ask(client, connection), self._answer(server, connection))
        self._connections.discard(connection)

    async def _ask(self, client: StreamReader, connection: "_Connection") -> None:
        with suppress(OSError):
            while said := await client.read(_CHUNK):
                if self._loses and _COMMIT in said:
                    self._loses, connection.loses_answer = False, True
                await self._flows.wait()
                connection.to_server.write(said)
        connection.cut()

    async def _answer(self, server: StreamReader, connection: "_Connection") -> None:
        with suppress(OSError):
            while said := await server.read(_CHUNK):
                if connection.loses_answer:
                    break
                await self._flows.wait()
                connection.to_client.write(said)
        connection.cut()


class _Connection:
    """One connection to the server, and the one that is passed on to it."""

    def __init__(self, to_client: StreamWriter, to_server: StreamWriter) -> None:
        self.to_client = to_client
        self.to_server = to_server
        self.loses_answer = False

    def cut(self) -> None:
        self.to_client.transport.abort()
        self.to_server.transport.abort()


@pytest.fixture
async def wire() -> AsyncIterator[Wire]:
    """A wire to a database without rows; for tests that are marked with `needs_postgres`."""
    async with postgres_with_tables() as url:
        laid = Wire(url)
        await laid.lay()
        yield laid
        await laid.take_away()
