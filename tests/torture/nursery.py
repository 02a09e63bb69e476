"""The torturer's side of `tests.torture.victim`: starts lives, ends them, and waits for their end."""

import asyncio
import os
import signal
import sys
from asyncio.subprocess import PIPE, Process
from pathlib import Path
from typing import Any, Self

import msgspec

from bot.sandbox.process import READY, environment
from tests.torture.doom import NEVER, Doom
from tests.torture.mishaps import Mishaps
from tests.torture.victim import Life


class Nursery:
    """One bot at a time, always over the same database in `home`."""

    def __init__(self, discord: Any, home: Path, **settings: str) -> None:
        self.home = home
        self.database = home / "gyoji.sqlite3"
        self.witness = home / "witness"
        self.log = home / "bot.log"
        self._environment = environment(discord, home, **settings)
        self._program: Process | None = None
        self._life: asyncio.Task[int] | None = None
        self._began = 0
        self.pid = 0

    async def __aenter__(self) -> Self:
        self.home.mkdir(parents=True, exist_ok=True)
        command = (sys.executable, "-m", "tests.torture.victim")
        root = Path(__file__).parents[2]
        self._program = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, cwd=root)
        return self

    async def __aexit__(self, *error: object) -> None:
        await self.end(signal.SIGKILL)
        assert self._program
        assert self._program.stdin
        self._program.stdin.close()
        await self._program.wait()

    async def bear(self, doom: Doom = NEVER, mishaps: Mishaps | None = None) -> None:
        """Start a bot; it may be dead any moment."""
        assert self._program
        assert self._program.stdin
        self._began = self.log.stat().st_size if self.log.exists() else 0
        files = (str(self.home), str(self.log), str(self.witness))
        life = Life(self._environment, *files, doom, mishaps or Mishaps())
        self._program.stdin.write(msgspec.json.encode(life) + b"\n")
        await self._program.stdin.drain()
        self.pid = (await self._hear())["born"]
        self._life = asyncio.create_task(self._outlive())

    async def _outlive(self) -> int:
        return (await self._hear())["dead"]

    async def _hear(self) -> dict[str, int]:
        assert self._program
        assert self._program.stdout
        line = await self._program.stdout.readline()
        if not line:
            raise RuntimeError("the nursery is gone")
        return msgspec.json.decode(line, type=dict[str, int])

    @property
    def is_alive(self) -> bool:
        return self._life is not None and not self._life.done()

    async def ready(self, seconds: float = 60) -> bool:
        """Wait until the bot is connected; False if it dies before."""
        async with asyncio.timeout(seconds):
            while self.is_alive:
                if READY in self._said().replace(" ", ""):
                    return True
                await asyncio.sleep(0.02)
        return False

    def kill(self) -> None:
        """End it at once, as a power cut would; `dead` waits until it is gone."""
        if self.is_alive:
            os.kill(self.pid, signal.SIGKILL)

    async def dead(self) -> int:
        """Wait for the end; the status is that of `waitpid`."""
        assert self._life
        return await asyncio.shield(self._life)

    async def end(self, number: signal.Signals = signal.SIGTERM) -> None:
        """Send it a signal and wait for its end."""
        if self.is_alive:
            os.kill(self.pid, number)
            await self.dead()

    def _said(self) -> str:
        """What this life has logged so far."""
        if not self.log.exists():
            return ""
        with self.log.open("rb") as log:
            log.seek(self._began)
            return log.read().decode("utf-8", "replace")
