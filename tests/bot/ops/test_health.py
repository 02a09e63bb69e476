"""The sign of life that Docker looks at."""

import asyncio
import os
import time
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event
from sqlalchemy.exc import OperationalError
from sqlalchemy.ext.asyncio import AsyncEngine
from structlog.testing import capture_logs

from bot.ops import health
from cli import main
from sandbox.discord.config import PATIENCE
from tests.databases import database_url, engine

__all__ = ["database_url", "engine"]


class Client:
    """As much of a connection as the watch looks at."""

    def __init__(
        self, latency: float, ready: bool = True, silent_for: float = 0.0, can_draw: bool = True
    ) -> None:
        self.latency = latency
        self.silent_for = silent_for
        self.can_draw = can_draw
        self._ready = ready
        self._looks = 0
        self.looked_at_again = asyncio.Event()

    def is_ready(self) -> bool:
        self._looks += 1
        if self._looks > 1:
            self.looked_at_again.set()
        return self._ready


async def _watched(client: Client, engine: AsyncEngine, file: Path) -> bool:
    """Whether the file was touched by the time of a second look."""
    watch = asyncio.create_task(health.watch(client, engine, file))
    async with asyncio.timeout(PATIENCE):
        await client.looked_at_again.wait()
    watch.cancel()
    await asyncio.gather(watch, return_exceptions=True)
    return health.is_fresh(file)


async def test_the_file_is_touched_while_discord_and_database_answer(
    engine: AsyncEngine, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(health, "CHECK_INTERVAL", 0.01)
    assert await _watched(Client(0.05), engine, tmp_path / "alive")
    assert not await _watched(Client(float("inf")), engine, tmp_path / "silent gateway")
    assert not await _watched(Client(0.05, ready=False), engine, tmp_path / "not ready")
    assert not await _watched(Client(0.05, silent_for=health.STALE_AFTER), engine, tmp_path / "mute")
    assert not await _watched(Client(0.05, can_draw=False), engine, tmp_path / "no easel")


async def test_a_database_that_cannot_be_written_is_a_health_problem(engine: AsyncEngine) -> None:
    """Its disk is full, or was mounted anew for reading only: people's answers would be lost."""
    assert await health.health_problem(Client(0.05), engine) is None

    def refuse(_connection: Any, _cursor: Any, statement: str, *_: Any) -> None:
        if not statement.lstrip().upper().startswith("SELECT"):
            raise OperationalError(statement, None, OSError("database or disk is full"))

    event.listen(engine.sync_engine, "before_cursor_execute", refuse)
    assert await health.can_read(engine)
    assert await health.health_problem(Client(0.05), engine) == "database"
    event.remove(engine.sync_engine, "before_cursor_execute", refuse)
    assert await health.health_problem(Client(0.05), engine) is None


async def test_a_health_problem_and_its_end_are_logged_once(
    engine: AsyncEngine, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(health, "CHECK_INTERVAL", 0.001)
    client = Client(0.05, can_draw=False)
    with capture_logs() as told:
        watch = asyncio.create_task(health.watch(client, engine, tmp_path / "alive"))
        async with asyncio.timeout(PATIENCE):
            await client.looked_at_again.wait()
            client.can_draw = True
            while len(told) < 2:  # noqa: ASYNC110 - a log tells nobody
                await asyncio.sleep(0)
        watch.cancel()
        await asyncio.gather(watch, return_exceptions=True)
    found = [(line["event"], line.get("health_problem")) for line in told]
    assert found == [("unhealthy", "drawing"), ("healthy", None)]


async def test_a_disk_that_is_full_for_a_moment_does_not_end_the_watch(
    engine: AsyncEngine, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(health, "CHECK_INTERVAL", 0.01)
    assert not await _watched(Client(0.05), engine, tmp_path / "not there" / "alive")


def test_the_command_tells_a_fresh_file_from_a_stale_or_missing_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "alive"
    monkeypatch.setenv("GYOJI_HEALTH_FILE", str(file))
    assert _exit_code("health") == 1
    file.touch()
    assert _exit_code("health") == 0
    long_ago = time.time() - 2 * health.STALE_AFTER
    os.utime(file, (long_ago, long_ago))
    assert _exit_code("health") == 1
    assert "not touched lately" in capsys.readouterr().err


def _exit_code(*arguments: str) -> Any:
    with pytest.raises(SystemExit) as left:
        main(arguments)
    return left.value.code
