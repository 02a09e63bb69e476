"""Bot factory: starts, kills and awaits the bots that `tests.chaos.victim` forks."""

import asyncio
import os
import signal
import sys
from asyncio.subprocess import PIPE, Process
from contextlib import suppress
from pathlib import Path
from typing import Self

import msgspec

from sandbox.club.process import Address, environment
from tests.chaos.faults import Mishaps
from tests.chaos.kill_point import NEVER, KillPoint
from tests.chaos.victim import Life


class BotFactory:
    """One bot at a time, always on the same database: that in `home`, or the one named by the settings."""

    def __init__(self, discord: Address, home: Path, **settings: str) -> None:
        self.home = home
        self.database = home / "gyoji.sqlite3"
        self.url = settings.get("database_url", f"sqlite+aiosqlite:///{self.database}")
        self.witness = home / "witness"
        self.log = home / "bot.log"
        self._discord = discord
        self._settings = settings
        self._program: Process | None = None
        self._life: asyncio.Task[int] | None = None
        self.pid = 0

    async def __aenter__(self) -> Self:
        self.home.mkdir(parents=True, exist_ok=True)
        command = (sys.executable, "-m", "tests.chaos.victim")
        root = Path(__file__).parents[2]
        self._program = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, cwd=root)
        await self._hear()
        return self

    async def __aexit__(self, *error: object) -> None:
        self.kill()
        if self._life:
            await asyncio.wait([self._life])
        assert self._program
        assert self._program.stdin
        self._program.stdin.close()
        await self._program.wait()

    async def start(
        self, kill_point: KillPoint = NEVER, mishaps: Mishaps | None = None, **settings: str
    ) -> None:
        """Start a bot, with settings for this process only; it may be killed at any moment."""
        assert self._program
        assert self._program.stdin
        told = environment(self._discord, self.home, **self._settings | settings)
        files = (str(self.home), str(self.log), str(self.witness))
        life = Life(told, *files, kill_point, mishaps or Mishaps())
        self._program.stdin.write(msgspec.json.encode(life) + b"\n")
        await self._program.stdin.drain()
        self.pid = (await self._hear())["born"]
        self._life = asyncio.create_task(self._outlive())

    async def _outlive(self) -> int:
        end = await self._hear()
        if end["left"]:
            raise RuntimeError(f"{end['left']} processes have outlived their bot")
        return end["dead"]

    async def _hear(self) -> dict[str, int]:
        assert self._program
        assert self._program.stdout
        line = await self._program.stdout.readline()
        if not line:
            raise RuntimeError("the bot factory has ended")
        return msgspec.json.decode(line, type=dict[str, int])

    @property
    def is_alive(self) -> bool:
        return self._life is not None and not self._life.done()

    def sworn(self) -> set[str]:
        """The log rows, as `match seq`, that these bots have reported as committed."""
        return set(self.witness.read_text().splitlines()) if self.witness.exists() else set()

    def kill(self) -> None:
        """Kill it at once (SIGKILL), like a power cut; `dead` waits for its end."""
        self._send(signal.SIGKILL)

    def freeze(self) -> None:
        """Suspend it (SIGSTOP), as on an overloaded computer; its connections stay open."""
        self._send(signal.SIGSTOP)

    def thaw(self) -> None:
        """Resume it (SIGCONT)."""
        self._send(signal.SIGCONT)

    async def dead(self) -> int:
        """Wait for the end. Returns the status of `waitpid`. Raises RuntimeError if a process is left."""
        assert self._life
        return await asyncio.shield(self._life)

    async def end(self, number: signal.Signals = signal.SIGTERM) -> None:
        """Send it a signal and wait for its end."""
        self._send(number)
        if self._life:
            await self.dead()

    def _send(self, number: signal.Signals) -> None:
        if self.is_alive:
            with suppress(ProcessLookupError):  # it is dead, and what it has left is still waited for
                os.kill(self.pid, number)
