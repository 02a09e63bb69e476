"""A new database for each test: SQLite, and PostgreSQL where GYOJI_TEST_POSTGRES names a server.

What is quick runs on both. Tests of whole evenings run on SQLite only. With GYOJI_TEST_ONLY, all run on the
kind that it names: `make test-postgres`.
"""

import asyncio
import os
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from uuid import uuid4

import pytest
from sqlalchemy import make_url, text
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from bot.store.engine import open_database

POSTGRES = os.environ.get("GYOJI_TEST_POSTGRES")
ONLY = os.environ.get("GYOJI_TEST_ONLY")
"""`sqlite` or `postgresql`; both without it."""

needs_postgres = pytest.mark.skipif(POSTGRES is None, reason="GYOJI_TEST_POSTGRES is not set")


@pytest.fixture(params=[ONLY] if ONLY else ["sqlite", "postgresql"])
async def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[str]:
    """The address of an empty database, of each kind."""
    async with _empty(request.param, tmp_path) as url:
        yield url


@pytest.fixture
async def one_database_url(tmp_path: Path) -> AsyncIterator[str]:
    """The address of an empty database, for a test that takes too long to be run on both kinds."""
    async with one_database(tmp_path) as url:
        yield url


@pytest.fixture
async def engine(database_url: str) -> AsyncIterator[AsyncEngine]:
    """A database with all tables."""
    engine = await open_database(database_url)
    yield engine
    await engine.dispose()


@asynccontextmanager
async def postgres(server: str) -> AsyncIterator[str]:
    """The address of an empty database on this PostgreSQL server, which is dropped in the end."""
    name = f"gyoji_test_{uuid4().hex}"
    await _on_server(server, f"CREATE DATABASE {name}")
    try:
        yield make_url(server).set(database=name).render_as_string(hide_password=False)
    finally:
        await _on_server(server, f"DROP DATABASE {name} WITH (FORCE)")


def one_database(home: Path) -> AbstractAsyncContextManager[str]:
    """The address of an empty database of the kind that is asked for; if it is a file, in this folder."""
    return _empty(ONLY or "sqlite", home)


async def spoil(url: str) -> None:
    """Let nobody connect to the database any more."""
    address = make_url(url)
    assert address.database is not None
    if address.get_backend_name() == "sqlite":
        await asyncio.to_thread(Path(address.database).write_bytes, b"no database" * 100)
    else:
        assert POSTGRES is not None
        await _on_server(POSTGRES, f"ALTER DATABASE {address.database} ALLOW_CONNECTIONS false")


@asynccontextmanager
async def _empty(kind: str, home: Path) -> AsyncIterator[str]:
    if kind == "sqlite":
        yield f"sqlite+aiosqlite:///{home}/gyoji.sqlite3"
    elif POSTGRES is None:
        pytest.skip("GYOJI_TEST_POSTGRES is not set")
    else:
        async with postgres(POSTGRES) as url:
            yield url


async def _on_server(server: str, statement: str) -> None:
    engine = create_async_engine(server, isolation_level="AUTOCOMMIT")
    async with engine.connect() as connection:
        await connection.execute(text(statement))
    await engine.dispose()
