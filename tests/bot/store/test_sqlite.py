"""Connections to SQLite's files: what their threads are asked to do."""

import asyncio
import sqlite3
import threading
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import aiosqlite
import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.store.engine import connect, reading, writing

INNER_NAMES = frozenset(("stop", "_thread", "_tx", "_running", "_connection", "_conn", "_execute"))
"""What `bot.store.sqlite` and the simulation use of the driver, which it does not promise to keep."""
NUMBERS = text("WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n LIMIT :most) SELECT x FROM n")
COUNT = text(
    "WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n LIMIT :most) SELECT count(x) FROM n"
)
TIMEOUT = 10
"""Seconds in which a thread that has been told to end does so."""


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The names of what the threads are asked to do."""
    names: list[str] = []
    execute: Callable[..., Any] = aiosqlite.Connection._execute

    async def noted(self: Any, work: Any, *arguments: Any, **named: Any) -> Any:
        names.append(work.__name__)
        return await execute(self, work, *arguments, **named)

    monkeypatch.setattr(aiosqlite.Connection, "_execute", noted)
    return names


def test_the_driver_has_the_inner_names_that_are_used() -> None:
    """A version with other names must not be installed: the requirement has both bounds."""
    connection = aiosqlite.Connection(lambda: sqlite3.connect(":memory:"), 1)
    assert not INNER_NAMES - set(dir(connection)), f"aiosqlite {aiosqlite.__version__} lacks these"
    project = tomllib.loads((Path(__file__).parents[3] / "pyproject.toml").read_text())["project"]
    (required,) = (one for one in project["dependencies"] if one.startswith("aiosqlite"))
    assert ">=" in required
    assert "<" in required


async def test_a_statement_is_one_message(tmp_path: Path, asked: list[str]) -> None:
    engine = connect(f"sqlite+aiosqlite:///{tmp_path}/db")
    async with writing(engine) as connection:
        await connection.execute(text("CREATE TABLE t (x)"))
    asked.clear()
    async with writing(engine) as connection:
        await connection.execute(text("INSERT INTO t VALUES (:x)"), [{"x": 1}, {"x": 2}])
    async with reading(engine) as connection:
        assert list((await connection.execute(text("SELECT x FROM t"))).scalars()) == [1, 2]
    assert asked == ["carry_out", "commit", "carry_out"], "nobody waits for the end of what only read"
    asked.clear()
    async with writing(engine):
        assert not asked
    assert not asked
    await engine.dispose()


async def test_what_only_read_ends_by_itself(tmp_path: Path) -> None:
    """Else the journal could not be emptied, and what comes next would read what was there before."""
    engine = connect(f"sqlite+aiosqlite:///{tmp_path}/db")
    async with writing(engine) as connection:
        await connection.execute(text("CREATE TABLE t (x)"))
    for count in range(3):
        async with reading(engine) as connection:
            assert (await connection.execute(text("SELECT count(*) FROM t"))).scalar() == count
        async with writing(engine) as connection:
            await connection.execute(text("INSERT INTO t VALUES (1)"))
    async with engine.connect() as connection:
        sqlite: Any = (await connection.get_raw_connection()).driver_connection
        ((is_read, *_),) = await sqlite.execute_fetchall("PRAGMA wal_checkpoint(TRUNCATE)")
    assert not is_read
    await engine.dispose()


@pytest.mark.parametrize("most", [0, 63, 64, 65, 200])
async def test_all_rows_are_read(tmp_path: Path, most: int) -> None:
    engine = connect(f"sqlite+aiosqlite:///{tmp_path}/db")
    async with reading(engine) as connection:
        assert list((await connection.execute(NUMBERS, {"most": most})).scalars()) == [*range(1, most + 1)]
        streamed = await connection.stream(NUMBERS, {"most": most})
        assert [number async for number in streamed.scalars()] == [*range(1, most + 1)]
    await engine.dispose()


@pytest.mark.parametrize("seconds", [0.0, 0.05], ids=["while it connects", "in a statement"])
def test_no_thread_answers_a_closed_loop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seconds: float
) -> None:
    """Who gives up does not wait for the thread; who closes the database does."""
    failed: list[Any] = []
    monkeypatch.setattr(threading, "excepthook", failed.append)
    before = set(threading.enumerate())

    async def count(engine: AsyncEngine) -> None:
        async with reading(engine) as connection:
            await connection.execute(COUNT, {"most": 1_000_000})

    async def give_up() -> None:
        engine = connect(f"sqlite+aiosqlite:///{tmp_path}/db")
        counting = asyncio.create_task(count(engine))
        await asyncio.sleep(seconds)
        while not counting.done():
            counting.cancel()
            await asyncio.sleep(0)
        await engine.dispose()

    asyncio.run(give_up())
    for thread in set(threading.enumerate()) - before:
        thread.join(TIMEOUT)
    assert not failed
