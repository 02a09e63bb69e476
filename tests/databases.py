"""A new database for each test: SQLite, and PostgreSQL where GYOJI_TEST_POSTGRES names a server.

What depends on the database runs on both, on PostgreSQL as a long test. Tests of whole evenings run on
SQLite only. With GYOJI_TEST_ONLY, all run on the kind that it names: `make test-postgres`. The tables are
made once in each process of the tests: a file is a copy of another one, a database of the server is emptied
and used again.
"""

import asyncio
import os
import shutil
import sqlite3
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager, closing
from pathlib import Path
from tempfile import TemporaryDirectory
from uuid import uuid1

import pytest
from sqlalchemy import make_url, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from bot.store.engine import connect, open_database
from bot.store.schema import metadata

POSTGRES = os.environ.get("GYOJI_TEST_POSTGRES")
ONLY = os.environ.get("GYOJI_TEST_ONLY")
"""`sqlite` or `postgresql`; both without it."""

KINDS = [ONLY] if ONLY else ["sqlite", pytest.param("postgresql", marks=pytest.mark.long)]

needs_postgres = pytest.mark.skipif(POSTGRES is None, reason="GYOJI_TEST_POSTGRES is not set")


_spare: list[str] = []
"""Addresses of databases on the server with all tables and no rows, which no test uses now."""
_home = TemporaryDirectory(prefix="gyoji-test-")
_TEMPLATE = Path(_home.name) / "template.sqlite3"
"""A file with all tables and no rows, once there is one."""


@pytest.fixture(params=KINDS)
async def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[str]:
    """The address of a database of each kind: empty, or with all tables where a test wants its `engine`."""
    async with _database(request.param, tmp_path, tables="engine" in request.fixturenames) as url:
        yield url


@pytest.fixture
async def one_database_url(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[str]:
    """The address of a database for a test that takes too long to be run on both kinds.

    Empty, or with all tables where a test wants its `club`.
    """
    async with one_database(tmp_path, tables="club" in request.fixturenames) as url:
        yield url


@pytest.fixture
async def engine(database_url: str) -> AsyncIterator[AsyncEngine]:
    """A database with all tables."""
    engine = connect(database_url)
    yield engine
    await engine.dispose()


@asynccontextmanager
async def postgres(server: str) -> AsyncIterator[str]:
    """The address of an empty database on this PostgreSQL server, which is dropped in the end."""
    url = await _create(server)
    try:
        yield url
    finally:
        await _drop(server, url)


@asynccontextmanager
async def postgres_with_tables() -> AsyncIterator[str]:
    """The address of a database of the server that has all tables and no rows: a spare one, or a new one."""
    url = _spare.pop() if _spare else await _create_with_tables()
    try:
        yield url
    finally:
        try:
            await _empty(url)
            _spare.append(url)
        except (SQLAlchemyError, OSError):  # the test has spoilt it
            await _drop(_server(), url)


def one_database(home: Path, *, tables: bool = False) -> AbstractAsyncContextManager[str]:
    """The address of a database of the kind that is asked for; if it is a file, in this folder."""
    return _database(ONLY or "sqlite", home, tables=tables)


async def drop_spare() -> None:
    """Drop the databases that this process has kept on the server."""
    while _spare:
        await _drop(_server(), _spare.pop())


async def spoil(url: str) -> None:
    """Let nobody connect to the database any more."""
    address = make_url(url)
    assert address.database is not None
    if address.get_backend_name() == "sqlite":
        await asyncio.to_thread(Path(address.database).write_bytes, b"no database" * 100)
    else:
        await on_server(_server(), f"ALTER DATABASE {address.database} ALLOW_CONNECTIONS false")


@asynccontextmanager
async def _database(kind: str, home: Path, *, tables: bool) -> AsyncIterator[str]:
    if kind == "sqlite":
        file = home / "gyoji.sqlite3"
        if tables:
            shutil.copyfile(await _template(), file)
        yield f"sqlite+aiosqlite:///{file}"
    elif POSTGRES is None:
        pytest.skip("GYOJI_TEST_POSTGRES is not set")
    else:
        async with postgres_with_tables() if tables else postgres(POSTGRES) as url:
            yield url


async def _template() -> Path:
    if not _TEMPLATE.exists():
        engine = await open_database(f"sqlite+aiosqlite:///{_TEMPLATE}")
        await engine.dispose()
        bring_into_file(_TEMPLATE)
    return _TEMPLATE


def bring_into_file(database: Path) -> None:
    """Bring everything from the journal into the file itself, so that a copy of the file is whole.

    Closing the last connection does so, too, but not before a thread of the driver has ended.
    """
    with closing(sqlite3.connect(database)) as connection:
        busy, *_ = connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
    assert not busy, f"{database} is in use"


async def _empty(url: str) -> None:
    """Disconnect everybody from the database, and delete all rows."""
    await on_server(
        url,
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
        " WHERE datname = current_database() AND pid <> pg_backend_pid()",
        *(f"DELETE FROM {table.name}" for table in reversed(metadata.sorted_tables)),
    )


async def _create_with_tables() -> str:
    url = await _create(_server())
    # No test lets the server's computer fail: a commit need not wait for the disk.
    await on_server(url, f"ALTER DATABASE {make_url(url).database} SET synchronous_commit = off")
    engine = await open_database(url)
    await engine.dispose()
    return url


async def _create(server: str) -> str:
    name = f"gyoji_test_{uuid1().hex}"  # by clock and machine: luck is the same in each run
    await on_server(server, f"CREATE DATABASE {name}")
    return make_url(server).set(database=name).render_as_string(hide_password=False)


async def _drop(server: str, url: str) -> None:
    await on_server(server, f"DROP DATABASE {make_url(url).database} WITH (FORCE)")


def _server() -> str:
    assert POSTGRES is not None
    return POSTGRES


async def on_server(url: str, *statements: str) -> None:
    """Send statements to a PostgreSQL server, each of them outside a transaction."""
    engine = create_async_engine(url, isolation_level="AUTOCOMMIT")
    try:
        async with engine.connect() as connection:
            for statement in statements:
                await connection.execute(text(statement))
    finally:
        await engine.dispose()
