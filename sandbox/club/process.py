"""The bot under test as a separate process: started, killed and restarted as on a host."""

import asyncio
import os
import sys
from asyncio.subprocess import Process
from pathlib import Path
from typing import Protocol

from sandbox.discord.config import PATIENCE

READY = '"event":"ready"'
"""In the bot's log once it is connected and its commands are registered."""


class Address(Protocol):
    """The URLs and the bot's token of a loopback Discord."""

    token: str
    api: str
    gateway_url: str


class BotProcess:
    """`python -m cli` against a loopback Discord, with its database and its log in `home`."""

    def __init__(self, discord: Address, home: Path, **settings: str) -> None:
        self.home = home
        self.log = home / "bot.log"
        self._environment = environment(discord, home, **settings)
        self._process: Process | None = None

    async def start(self, seconds: float = PATIENCE) -> None:
        """Start it and wait until it is ready. Raises RuntimeError with the end of its log if it exits."""
        self.home.mkdir(parents=True, exist_ok=True)
        already_said = len(self._said())
        with self.log.open("ab") as log:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "cli",
                "run",
                cwd=self.home,
                env=self._environment,
                stdout=log,
                stderr=log,
            )
        async with asyncio.timeout(seconds):
            while READY not in self._said()[already_said:].replace(" ", ""):
                if self._process.returncode is not None:
                    raise RuntimeError(f"the bot ended at its start:\n{self._said()[-2000:]}")
                await asyncio.sleep(0.02)

    @property
    def pid(self) -> int:
        """The process's id, once it has been started."""
        assert self._process is not None, "it was started"
        return self._process.pid

    async def kill(self) -> None:
        """Kill it (SIGKILL), as a power cut would."""
        await self._end("kill")

    async def stop(self) -> None:
        """Terminate it (SIGTERM), as Docker does, and wait."""
        await self._end("terminate")

    async def _end(self, signal: str) -> None:
        if self._process and self._process.returncode is None:
            getattr(self._process, signal)()
            await self._process.wait()

    def _said(self) -> str:
        return self.log.read_text("utf-8", "replace") if self.log.exists() else ""


def environment(discord: Address, home: Path, **settings: str) -> dict[str, str]:
    """Returns the bot's environment: its Discord, its database in `home`, and other settings by name."""
    database = settings.pop("database_url", f"sqlite+aiosqlite:///{home / 'gyoji.sqlite3'}")
    return _without_settings() | {
        "GYOJI_TOKEN": discord.token,
        "GYOJI_DISCORD_API": discord.api,
        "GYOJI_DISCORD_GATEWAY": discord.gateway_url,
        "GYOJI_DATABASE_URL": database,
        "GYOJI_LOG_FORMAT": "json",
        **{f"GYOJI_{name.upper()}": value for name, value in settings.items()},
    }


def _without_settings() -> dict[str, str]:
    """Returns our environment without settings of the bot."""
    ours = ("GYOJI_", "DISCORD_")
    return {name: value for name, value in os.environ.items() if not name.startswith(ours)}
