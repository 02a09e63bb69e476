"""The scheduler: lets the referee look at clocks that are due, and runs other jobs at their moments.

Each kind of job has a task of its own: one that hangs or fails must not hold up the clocks.
"""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Sequence
from typing import Protocol, TypeAlias

import structlog
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.matches.actor import Actor
from bot.matches.clock.time import Clock
from bot.matches.errors import DamagedMatch
from bot.matches.referee import Referee
from bot.store import people, scheduling
from bot.store.engine import reading, writing
from rules.core.model import Seat

MAX_SLEEP = 3600.0
"""Real seconds after which a runner looks again in any case: the computer's clock may be set."""
MIN_SLEEP = 0.05
INITIAL_BACKOFF, MAX_BACKOFF = 1.0, 300.0
"""Real seconds to wait after a failure: the first time, and at most (it doubles)."""

CLAIM_SECONDS = 10
"""Seconds for which a clock that is due is left to the process that has claimed it."""
RETRY_SECONDS = 300
"""Seconds until a clock is looked at again whose match could not be played."""

Run: TypeAlias = Callable[[], Awaitable[None]]
NextAt: TypeAlias = Callable[[], Awaitable[int | None]]
Act: TypeAlias = Callable[[Actor, str, Seat], Awaitable[None]]
Claim: TypeAlias = Callable[[AsyncConnection, int, int], Awaitable[list[tuple[str, Seat]]]]

_log = structlog.get_logger(__name__)


class Job(Protocol):
    """Work that is due at certain moments."""

    async def run(self) -> None:
        """Do what is due by now."""
        ...

    async def next_at(self) -> int | None:
        """When something is due next, in Unix seconds."""
        ...


class JobRunner:
    """Runs a job, sleeps until `next_at` (in Unix seconds) or until it is woken, and so on."""

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
        seconds = MAX_SLEEP if moment is None else min(self._clock.until(moment), MAX_SLEEP)
        return max(seconds, MIN_SLEEP)

    async def _rest(self, seconds: float) -> None:
        """Not beyond the next commit."""
        # Not `wait_for`: before Python 3.12 it loses a cancellation that comes together with the wake-up.
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._woken.wait()


class Scheduler:
    """Looks at each clock when it is due, and runs `jobs`. `wake` is to be called after every commit."""

    def __init__(self, engine: AsyncEngine, referee: Referee, clock: Clock, jobs: Sequence[Job] = ()) -> None:
        self._engine = engine
        self._referee = referee
        self._clock = clock
        self._runners = [
            JobRunner("scheduler", self.expire, self.next_at, clock),
            *(JobRunner(type(job).__name__.lower(), job.run, job.next_at, clock) for job in jobs),
        ]

    def start(self) -> None:
        """Begin, also with what became due while the program was not running."""
        for runner in self._runners:
            runner.start()

    def wake(self) -> None:
        """A clock may have been set. Returns at once."""
        for runner in self._runners:
            runner.wake()

    async def close(self) -> None:
        """Stop; whatever is under way is either committed or comes again at the next start."""
        for runner in self._runners:
            await runner.close()

    async def expire(self) -> None:
        """Let the referee look at every clock that is due by now, the longest overdue first."""
        async with reading(self._engine) as connection:
            now = int(self._clock())
            timer_at, return_at = await scheduling.next_wake(connection), await people.next_return(connection)
        if timer_at is not None and timer_at <= now:
            await self._do_all(now, scheduling.claim_timers, self._referee.expire)
        if return_at is not None and return_at <= now:
            await self._do_all(now, people.claim_returns, self._referee.end_vacation)

    async def next_at(self) -> int | None:
        """When a clock is due next, in Unix seconds."""
        async with reading(self._engine) as connection:
            moments = [await scheduling.next_wake(connection), await people.next_return(connection)]
        return min((moment for moment in moments if moment is not None), default=None)

    async def _do_all(self, now: int, claim: Claim, act: Act) -> None:
        """Some at a time, so that other processes on the same database get some, too."""
        while True:
            async with writing(self._engine) as connection:
                due = await claim(connection, now, now + CLAIM_SECONDS)
            if not due:
                return
            for match_id, seat in due:
                await self._do(act, match_id, seat)

    async def _do(self, act: Act, match_id: str, seat: Seat) -> None:
        """One match that cannot be played must not keep the others waiting."""
        try:
            await act(Actor.clock(), match_id, seat)
        except Exception as error:
            if not isinstance(error, DamagedMatch):  # that was logged when it was found
                _log.exception("clock_failed", match=match_id, seat=seat)
            later = int(self._clock()) + RETRY_SECONDS
            # One row at a time: the referee may be at both, and in the other order.
            for postpone in (scheduling.postpone_timer, people.postpone_return):
                async with writing(self._engine) as connection:
                    await postpone(connection, match_id, seat, later)
