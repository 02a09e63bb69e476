"""Faults of a database server: cut connections, and restarts during which it refuses connections."""

import asyncio

from sqlalchemy import make_url

from tests.databases import on_server


class Server:
    """The administrator of one database on a PostgreSQL server.

    server: the address of another database there, from which statements are sent. url: the one in question.
    """

    def __init__(self, server: str, url: str) -> None:
        self._server = server
        self._name = make_url(url).database

    async def cut(self) -> None:
        """End all connections to the database, in any state."""
        await on_server(self._server, _CUT.format(self._name))

    async def restart(self, seconds: float) -> None:
        """End all connections, and refuse new ones for some seconds."""
        await on_server(
            self._server, f"ALTER DATABASE {self._name} ALLOW_CONNECTIONS false", _CUT.format(self._name)
        )
        try:
            await asyncio.sleep(seconds)
        finally:
            await on_server(self._server, f"ALTER DATABASE {self._name} ALLOW_CONNECTIONS true")


_CUT = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{}'"
