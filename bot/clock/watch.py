"""The one task that waits for the next clock of all matches, and has the referee look at it."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Sequence
from typing import Protocol, TypeAlias

import structlog
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.clock.time import Clock
from bot.referee import Referee
from bot.store import absences, timers
from bot.store.engine import reading, writing
from rules.core.model import Seat

LONGEST_NAP = 3600.0
"""Real seconds after which the watch looks again in any case: a computer's clock may be set anew."""
SHORTEST_NAP = 0.05
CLAIM = 10
"""Seconds for which a clock that is due is left to the process that has taken it up."""
TRY_AGAIN = 300
"""Seconds until a clock is looked at again whose match could not be played."""

Act: TypeAlias = Callable[[str, Seat], Awaitable[None]]
Claim: TypeAlias = Callable[[AsyncConnection, int, int], Awaitable[list[tuple[str, Seat]]]]

_log = structlog.get_logger(__name__)


class Errand(Protocol):
    """Something else that is to be done at certain moments."""

    async def run(self) -> None:
        """Do what is due by now."""
        ...

    async def next_at(self) -> int | None:
        """When something is due next, in Unix seconds."""
        ...


class Watch:
    """Looks at each clock when it is due. `wake` is to be called after every commit."""

    def __init__(
        self, engine: AsyncEngine, referee: Referee, clock: Clock, errands: Sequence[Errand] = ()
    ) -> None:
        self._engine = engine
        self._errands = errands
        self._referee = referee
        self._clock = clock
        self._woken = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin, also with what became due while the program was not running."""
        self._task = asyncio.create_task(self._serve(), name="watch")

    def wake(self) -> None:
        """A clock may have been set. Returns at once."""
        self._woken.set()

    async def close(self) -> None:
        """Stop; whatever is under way is either committed or comes again at the next start."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def ring(self) -> None:
        """Have everything done that is due by now, the longest overdue first."""
        async with reading(self._engine) as connection:
            now = int(self._clock())
            ringing = bool(await timers.ringing(connection, now))
            returning = bool(await absences.returning(connection, now))
        if ringing:
            await self._do_all(now, timers.claim, self._referee.ring)
        if returning:
            await self._do_all(now, absences.claim, self._referee.welcome_back)
        for errand in self._errands:
            await errand.run()

    async def _serve(self) -> None:
        while True:
            try:
                self._woken.clear()
                await self.ring()
                await self._nap(await self._next())
            except Exception:
                _log.exception("watch_disturbed")
                await asyncio.sleep(self._clock.until(self._clock() + TRY_AGAIN))

    async def _do_all(self, now: int, claim: Claim, act: Act) -> None:
        """Some at a time, so that other processes on the same database have their part."""
        while True:
            async with writing(self._engine) as connection:
                due = await claim(connection, now, now + CLAIM)
            if not due:
                return
            for match_id, seat in due:
                await self._do(act, match_id, seat)

    async def _do(self, act: Act, match_id: str, seat: Seat) -> None:
        """One match that cannot be played must not keep the others waiting."""
        try:
            await act(match_id, seat)
        except Exception:
            _log.exception("clock_failed", match=match_id, seat=seat)
            later = int(self._clock()) + TRY_AGAIN
            async with writing(self._engine) as connection:
                await timers.postpone(connection, match_id, seat, later)
                await absences.postpone(connection, match_id, seat, later)

    async def _next(self) -> int | None:
        async with reading(self._engine) as connection:
            moments = [await timers.next_wake(connection), await absences.next_return(connection)]
        moments += [await errand.next_at() for errand in self._errands]
        return min((moment for moment in moments if moment is not None), default=None)

    async def _nap(self, moment: int | None) -> None:
        """Rest until then, but not beyond the next commit."""
        seconds = LONGEST_NAP if moment is None else min(self._clock.until(moment), LONGEST_NAP)
        # Not `wait_for`: before Python 3.12 it loses a cancellation that comes together with the wake-up.
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(max(seconds, SHORTEST_NAP)):
                await self._woken.wait()
