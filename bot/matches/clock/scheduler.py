"""The scheduler: calls the referee for clocks that are due, and runs other jobs at their times.

Each kind of job has its own task: a job that hangs or fails must not delay the clocks.
"""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Sequence
from math import inf
from typing import Protocol, TypeAlias

import structlog
from sqlalchemy import Column
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.matches.actor import Actor
from bot.matches.clock.time import Clock
from bot.matches.errors import DamagedMatch
from bot.matches.referee import Referee
from bot.store import sql
from bot.store.engine import read, write
from bot.store.scheduling import CLOCKS, VACATIONS
from rules.core.model import Seat

MAX_SLEEP = 3600.0
"""Real seconds after which a runner checks again in any case: the system clock may be changed."""
MIN_SLEEP = 0.05
JOB_BACKOFF, MAX_JOB_BACKOFF = 1.0, 300.0
"""Real seconds until a job that failed is retried: the first time, and at most (it doubles)."""

CLAIM_SECONDS = 10
"""Seconds for which a due clock is reserved for the process that has claimed it."""
RETRY_SECONDS = 300
"""Seconds before the retry of a clock whose match could not be played."""

Run: TypeAlias = Callable[[], Awaitable[None]]
NextAt: TypeAlias = Callable[[], Awaitable[int | None]]
Act: TypeAlias = Callable[[Actor, str, Seat], Awaitable[None]]

_log = structlog.get_logger(__name__)


class Job(Protocol):
    """Work that is due at certain times."""

    async def run(self) -> None:
        """Do what is due by now."""

    async def next_at(self) -> int | None:
        """When something is due next, in Unix seconds."""


class JobRunner:
    """Runs a job, sleeps until `next_at` (in Unix seconds) or until it is woken, and repeats."""

    def __init__(self, name: str, run: Run, next_at: NextAt, clock: Clock) -> None:
        self._name = name
        self._run = run
        self._next_at = next_at
        self._clock = clock
        self._woken = asyncio.Event()
        self._rests_until = inf
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Start; overdue work is done first."""
        self._task = asyncio.create_task(self._serve(), name=self._name)

    def wake(self, moment: float = -inf) -> None:
        """There may be something to do at that moment, in Unix seconds. Returns at once."""
        if moment < self._rests_until:
            self._woken.set()

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _serve(self) -> None:
        pause = JOB_BACKOFF
        while True:
            self._woken.clear()
            self._rests_until = inf
            try:
                await self._run()
                moment = await self._next_at()
                seconds = MAX_SLEEP if moment is None else min(self._clock.until(moment), MAX_SLEEP)
                seconds, pause = max(seconds, MIN_SLEEP), JOB_BACKOFF
                self._rests_until = inf if moment is None else moment
            except Exception:
                _log.exception("job_failed", job=self._name)
                seconds, pause = pause, min(2 * pause, MAX_JOB_BACKOFF)
            # Not `wait_for`: before Python 3.12 it loses a cancellation that comes together with the wake-up.
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(seconds):
                    await self._woken.wait()


class Scheduler:
    """Checks each clock when it is due, and runs `jobs`.

    `wake_at` must be called after every commit with the time at which the match's first clock is due.
    """

    def __init__(self, engine: AsyncEngine, referee: Referee, clock: Clock, jobs: Sequence[Job] = ()) -> None:
        self._engine = engine
        self._clock = clock
        self._acts: dict[Column[int | None], Act] = {CLOCKS: referee.expire, VACATIONS: referee.end_vacation}
        self._runners = [
            JobRunner("scheduler", self.expire, self.next_at, clock),
            *(JobRunner(type(job).__name__.lower(), job.run, job.next_at, clock) for job in jobs),
        ]

    def start(self) -> None:
        """Start, including what became due while the program was not running."""
        for runner in self._runners:
            runner.start()

    def wake(self) -> None:
        """Check everything again, since it may be due earlier than was known. Returns at once."""
        for runner in self._runners:
            runner.wake()

    def wake_at(self, moment: float) -> None:
        """A clock is due at that moment, in Unix seconds. Returns at once."""
        self._runners[0].wake(moment)

    async def close(self) -> None:
        """Stop; work in progress is either committed or repeated after the next start."""
        for runner in self._runners:
            await runner.close()

    async def expire(self) -> None:
        """Call the referee for every clock that is due by now, the longest overdue first."""
        now = int(self._clock())
        for moment, due_at in zip(self._acts, await self._due(), strict=True):
            if due_at is not None and due_at <= now:
                await self._do_all(now, moment)

    async def next_at(self) -> int | None:
        """When a clock is due next, in Unix seconds."""
        return min((moment for moment in await self._due() if moment is not None), default=None)

    async def _due(self) -> Sequence[int | None]:
        return await read(self._engine, sql.next_due, *self._acts)

    async def _do_all(self, now: int, moment: Column[int | None]) -> None:
        """Claims in batches, so that other processes on the same database get a share."""
        while True:
            due = await write(self._engine, sql.claim_due, moment, now, now + CLAIM_SECONDS)
            if not due:
                return
            for match_id, seat in due:
                await self._do(self._acts[moment], match_id, seat)

    async def _do(self, act: Act, match_id: str, seat: Seat) -> None:
        """One match that cannot be played must not delay the others."""
        try:
            await act(Actor.clock(), match_id, seat)
        except Exception as error:
            if not isinstance(error, DamagedMatch):  # that was logged when it was found
                _log.exception("clock_failed", match=match_id, seat=seat)
            later = int(self._clock()) + RETRY_SECONDS
            # One row per transaction: the referee may lock both in the opposite order.
            for moment in self._acts:
                await write(self._engine, sql.postpone_due, moment, match_id, seat, later)
