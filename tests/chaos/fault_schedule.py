"""Fault schedule: random external faults of a running bot, at Discord, the disk and the database."""

import asyncio
import resource
import sqlite3
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from random import Random

from sandbox.discord import FakeDiscord, Fault
from tests.chaos.bot_factory import BotFactory

PLAYING = r"^(create|update|delete)_message|interaction_response|webhook|create_dm|thread"
"""The requests that fail: those of a match, not those of the bot's start-up."""
PAUSES = (0.1, 1.0)
"""Seconds between two faults, and seconds for which Discord fails."""
MAX_LOCK = 1.0
"""Seconds for which another program locks the database; the bot waits up to ten."""
MAX_FULL = 1.0
"""Seconds for which nothing can be written."""
MIN_FILE = 128 * 1024
"""Maximum size of a file on a full disk, in bytes: less than the database, more than the log."""


class FaultSchedule:
    """Injects faults at random moments; `blows` counts them by kind."""

    def __init__(self, service: FakeDiscord, bot_factory: BotFactory, luck: Random) -> None:
        self.service = service
        self.bot_factory = bot_factory
        self.luck = luck
        self.blows: Counter[str] = Counter()
        self._kinds: dict[str, Callable[[], Awaitable[None]]] = {
            "gateway": self._lose_gateway,
            "server": self._fail,
            "limit": self._exhaust,
            "disk": self._fill_disk,
            "lock": self._lock,
        }

    @asynccontextmanager
    async def running(self, most: int) -> AsyncIterator[None]:
        """Inject faults while the block runs, at most `most`."""
        task = asyncio.create_task(self._run(most))
        try:
            yield
        finally:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)

    async def _run(self, most: int) -> None:
        for _ in range(most):
            await asyncio.sleep(self.luck.uniform(*PAUSES))
            kind = self.luck.choice(list(self._kinds))
            self.blows[kind] += 1
            await self._kinds[kind]()
            self.service.faults.clear()  # those that nothing met: the bot rests longer after each in a row

    async def _lose_gateway(self) -> None:
        """The wire is cut, Discord closes it, asks to reconnect, or forgets the session."""
        how = self.luck.choice(({}, {"code": 4000}, {"op": 7}, {"op": 9, "d": True}, {"op": 9, "d": False}))
        await self.service.drop_gateway(**how)

    async def _fail(self) -> None:
        """For a moment requests fail: nothing happens, or all happens and only the answer is lost."""
        status, drop = self.luck.choice((500, 502, 503)), self.luck.random() < 0.3
        times, after = self.luck.randint(1, 3), self.luck.random() < 0.5
        self.service.faults.append(Fault(PLAYING, status, times, after=after, drop=drop))
        await asyncio.sleep(self.luck.uniform(*PAUSES))

    async def _exhaust(self) -> None:
        """Another client has exhausted a channel's rate limit for sending, editing or deleting."""
        channel = self.luck.choice(list(self.service.channels.values()))
        bucket = self.luck.choice(("message", "edit", "delete"))
        self.service.limiter.exhaust(bucket, channel.id, self.luck.uniform(0.2, 2))

    async def _fill_disk(self) -> None:
        with suppress(ProcessLookupError), _full_disk(self.bot_factory.pid):
            await asyncio.sleep(self.luck.uniform(0.2, MAX_FULL))

    async def _lock(self) -> None:
        with suppress(sqlite3.OperationalError), _locked(self.bot_factory):
            await asyncio.sleep(self.luck.uniform(0.2, MAX_LOCK))


@contextmanager
def _full_disk(pid: int) -> Iterator[None]:
    """The system lets no file of the process grow; what it says is EFBIG where a full disk says ENOSPC."""
    _, hard = resource.prlimit(pid, resource.RLIMIT_FSIZE)
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (MIN_FILE, hard))
    try:
        yield
    finally:
        with suppress(ProcessLookupError):
            resource.prlimit(pid, resource.RLIMIT_FSIZE, (hard, hard))


@contextmanager
def _locked(bot_factory: BotFactory) -> Iterator[None]:
    """Another program writes to the database, and takes its time."""
    connection = sqlite3.connect(bot_factory.database, timeout=0.05, isolation_level=None)
    try:
        connection.execute("BEGIN IMMEDIATE")
        yield
        connection.execute("ROLLBACK")
    finally:
        connection.close()
