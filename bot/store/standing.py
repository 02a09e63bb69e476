"""What a process may take for granted of the others on its database: that nobody else writes, or that it may.

An SQLite file has one process: it may always write, and nobody else does. On PostgreSQL a process learns by
its heartbeat (`bot.cluster.leases`) how long both hold; without a heartbeat it may write, as others may.
"""

import asyncio
import time
from collections.abc import Callable
from math import inf

PATIENCE = 10.0
"""Seconds for which a writer waits to be entered among the processes."""


class Standing:
    """Of one process on one database. Times are those of `time.monotonic`.

    Alone, it may keep in memory what it has read. Whoever joins it writes nothing until it has stopped; when
    it is alone again, another `tenure` begins, with nothing kept.
    """

    def __init__(self, alone_until: float = -inf) -> None:
        self._alone_until = alone_until
        self._entered_until: Callable[[], float] = lambda: inf
        self._tenure = 0
        self._renewed = asyncio.Event()
        self.doubtful: set[int] = set()
        """The server's processes whose last COMMIT was not answered: it may be carried out later."""

    @property
    def tenure(self) -> int | None:
        """The number of the span in which nobody else has written; None if somebody may have."""
        return self._tenure if time.monotonic() < self._alone_until else None

    def stay_alone(self, until: float) -> None:
        """Nobody else writes until then. If that was not so all the time, a new tenure begins."""
        self._tenure += self.tenure is None
        self._alone_until = until

    def share(self) -> None:
        """Others may write from now on."""
        self._alone_until = -inf

    def doubt(self, server_process: int) -> None:
        """A COMMIT was not answered: until that has ended, the rows may still change."""
        self.doubtful.add(server_process)
        self.share()

    def require_entry(self, entered_until: Callable[[], float]) -> None:
        """Let writers wait from now on while the time is past what this returns."""
        self._entered_until = entered_until

    def note_entry(self) -> None:
        """Wake the writers that wait."""
        self._renewed.set()

    @property
    def may_write(self) -> bool:
        """Whether whoever is alone on the database knows of this process."""
        return time.monotonic() < self._entered_until()

    async def entry(self) -> None:
        """Wait until the process may write. Raises TimeoutError."""
        if self.may_write:
            return
        async with asyncio.timeout(PATIENCE):
            while not self.may_write:
                self._renewed.clear()
                await self._renewed.wait()
