"""What is to be done at certain moments, each kind of it in a task of its own."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from typing import Protocol, TypeAlias

import structlog

from bot.matches.clock.time import Clock

MAX_NAP = 3600.0
"""Real seconds after which a runner looks again in any case: a computer's clock may be set anew."""
MIN_NAP = 0.05
INITIAL_BACKOFF, MAX_BACKOFF = 1.0, 300.0
"""Real seconds to wait after a failure: the first time, and at most (it doubles)."""

Run: TypeAlias = Callable[[], Awaitable[None]]
NextAt: TypeAlias = Callable[[], Awaitable[int | None]]

_log = structlog.get_logger(__name__)


class Job(Protocol):
    """Something that is to be done at certain moments."""

    async def run(self) -> None:
        """Do what is due by now."""
        ...

    async def next_at(self) -> int | None:
        """When something is due next, in Unix seconds."""
        ...


class JobRunner:
    """Does what is due by now, rests until `next_at` (in Unix seconds) or until it is woken, and so on."""

    def __init__(self, name: str, run: Run, next_at: NextAt, clock: Clock) -> None:
        self._name = name
        self._run = run
        self._next_at = next_at
        self._clock = clock
        self._woken = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin, also with what became due before."""
        self._task = asyncio.create_task(self._serve(), name=self._name)

    def wake(self) -> None:
        """There may be something to do earlier than was known. Returns at once."""
        self._woken.set()

    async def close(self) -> None:
        """Stop."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _serve(self) -> None:
        pause = INITIAL_BACKOFF
        while True:
            self._woken.clear()
            try:
                await self._run()
                seconds, pause = self._until(await self._next_at()), INITIAL_BACKOFF
            except Exception:
                _log.exception("job_failed", job=self._name)
                seconds, pause = pause, min(2 * pause, MAX_BACKOFF)
            await self._rest(seconds)

    def _until(self, moment: int | None) -> float:
        seconds = MAX_NAP if moment is None else min(self._clock.until(moment), MAX_NAP)
        return max(seconds, MIN_NAP)

    async def _rest(self, seconds: float) -> None:
        """Not beyond the next commit."""
        # Not `wait_for`: before Python 3.12 it loses a cancellation that comes together with the wake-up.
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._woken.wait()
