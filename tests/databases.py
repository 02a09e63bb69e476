"""A new database for each test: SQLite, and PostgreSQL where GYOJI_TEST_POSTGRES names a server."""

import os
from collections.abc import AsyncIterator
from pathlib import Path
from uuid import uuid4

import pytest
from sqlalchemy import make_url, text
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from bot.store.engine import open_database

POSTGRES = os.environ.get("GYOJI_TEST_POSTGRES")


@pytest.fixture(params=["sqlite", "postgresql"])
async def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[str]:
    """The address of an empty database."""
    if request.param == "sqlite":
        yield f"sqlite+aiosqlite:///{tmp_path}/gyoji.sqlite3"
    elif POSTGRES is None:
        pytest.skip("GYOJI_TEST_POSTGRES is not set")
    else:
        name = f"gyoji_test_{uuid4().hex}"
        await _on_server(f"CREATE DATABASE {name}")
        yield make_url(POSTGRES).set(database=name).render_as_string(hide_password=False)
        await _on_server(f"DROP DATABASE {name} WITH (FORCE)")


@pytest.fixture
async def engine(database_url: str) -> AsyncIterator[AsyncEngine]:
    """A database with all tables."""
    engine = await open_database(database_url)
    yield engine
    await engine.dispose()


async def _on_server(statement: str) -> None:
    assert POSTGRES is not None
    server = create_async_engine(POSTGRES, isolation_level="AUTOCOMMIT")
    async with server.connect() as connection:
        await connection.execute(text(statement))
    await server.dispose()
