"""aiosqlite inside the loop: a full disk, another writer, a death in a transaction."""

import asyncio
import sqlite3
from pathlib import Path
from random import Random

import aiosqlite
import pytest

from sandbox.simulation.clock import VirtualClock
from sandbox.simulation.database import REPLACED, Disk
from sandbox.simulation.loop import SimulatedLoop
from sandbox.simulation.process import Process
from sandbox.simulation.trace import Trace


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> Disk:
    for owner, name in REPLACED:
        monkeypatch.setattr(owner, name, getattr(owner, name))
    made = Disk(Random(1), Trace(VirtualClock()))
    made.install()
    return made


async def _table(file: Path) -> aiosqlite.Connection:
    connection = await aiosqlite.connect(file, isolation_level=None)
    await connection.execute("CREATE TABLE t (x BLOB)")
    return connection


def test_statements_take_virtual_time(loop: SimulatedLoop, disk: Disk, tmp_path: Path) -> None:
    async def scene() -> list[int]:
        connection = await _table(tmp_path / "db")
        for number in range(100):
            await connection.execute("INSERT INTO t VALUES (?)", (number,))
        rows = await connection.execute_fetchall("SELECT x FROM t ORDER BY x")
        await connection.close()
        return [row[0] for row in rows]

    assert loop.run_until_complete(scene()) == list(range(100))
    assert 0.01 < loop.time() < 1


def test_a_full_disk_refuses_what_needs_room(loop: SimulatedLoop, disk: Disk, tmp_path: Path) -> None:
    async def scene() -> int:
        connection = await _table(tmp_path / "db")
        disk.is_full = True
        with pytest.raises(sqlite3.OperationalError, match="full"):
            await connection.execute("INSERT INTO t VALUES (?)", (bytes(100_000),))
        disk.is_full = False
        await connection.execute("INSERT INTO t VALUES (?)", (bytes(100_000),))
        rows = await connection.execute_fetchall("SELECT count(*) FROM t")
        await connection.close()
        return int(next(iter(rows))[0])

    assert loop.run_until_complete(scene()) == 1


@pytest.mark.parametrize(("seconds", "waits"), [(3.0, True), (30.0, False)])
def test_another_writer_is_waited_for(
    loop: SimulatedLoop, disk: Disk, tmp_path: Path, seconds: float, waits: bool
) -> None:
    async def scene() -> bool:
        connection = await _table(tmp_path / "db")
        other = sqlite3.connect(tmp_path / "db", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        loop.call_later(seconds, other.close)
        try:
            await connection.execute("BEGIN IMMEDIATE")
        except sqlite3.OperationalError:
            return False
        finally:
            await connection.close()
        return True

    assert loop.run_until_complete(scene()) is waits
    assert loop.time() == pytest.approx(min(seconds, 10), abs=0.2)


def test_what_a_dead_process_did_not_commit_never_happened(
    loop: SimulatedLoop, disk: Disk, tmp_path: Path
) -> None:
    async def life() -> None:
        connection = await _table(tmp_path / "db")
        await connection.execute("BEGIN IMMEDIATE")
        await connection.execute("INSERT INTO t VALUES (1)")
        await connection.commit()
        await connection.execute("BEGIN IMMEDIATE")
        await connection.execute("INSERT INTO t VALUES (2)")
        await asyncio.sleep(60)

    async def scene() -> None:
        process = Process(loop)
        process.start(life())
        await asyncio.sleep(30)
        process.kill()

    loop.run_until_complete(scene())
    with sqlite3.connect(tmp_path / "db", timeout=0) as after:
        assert after.execute("SELECT x FROM t").fetchall() == [(1,)]
        after.execute("INSERT INTO t VALUES (3)")  # nothing is locked
