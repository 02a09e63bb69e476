"""Says what is still to be said: empties the outbox of the store onto Discord, match by match.

Each match has a task of its own while it has news. A row is struck out only after its message stands, so a
crash at any moment loses nothing, and the nonce makes Discord drop what would be said twice. Of several
processes on one database, one at a time tells of a match: what comes later is not to be said first.
"""

import asyncio
import contextlib
import time
from collections.abc import Callable

import aiohttp
import discord
import structlog
from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.cluster.leases import PEER_RETRY_INTERVAL, Lease, LeaseLost, Leases, SingleProcess, under
from bot.discord.delivery.backoff import RetryPolicy, is_channel_closed
from bot.discord.delivery.dispatcher import Dispatcher
from bot.matches import RefereeError
from bot.ops.logging import begin_work
from bot.store import outbox
from bot.store.engine import reading, writing

INITIAL_BACKOFF, MAX_BACKOFF = 1.0, 60.0
"""Seconds to wait before trying again: the first time, and at most (it doubles)."""
SHUTDOWN_GRACE_SECONDS = 5.0
"""Seconds that messages under way may take when the program ends."""

_log = structlog.get_logger(__name__)


class OutboxWorker:
    """Delivers the news of all matches. `wake` is to be called after every commit."""

    def __init__(
        self,
        engine: AsyncEngine,
        delivery: Dispatcher,
        leases: Leases | None = None,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        """`now` is the time in seconds."""
        self._engine = engine
        self._delivery = delivery
        self._claims = leases or SingleProcess()
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._woken: dict[str, asyncio.Event] = {}
        self._pauses: dict[str, float] = {}
        """How long each match rests after the next failure, in seconds."""
        self._troubles: dict[str, RetryPolicy] = {}
        self._silent_since: float | None = None
        self._now = now
        self._closing = False

    @property
    def silent_for(self) -> float:
        """Seconds since when nothing could be said, though there is something to be said."""
        return 0.0 if self._silent_since is None else self._now() - self._silent_since

    def wake(self, match_id: str) -> None:
        """There may be news of this match. Returns at once."""
        self._woken.setdefault(match_id, asyncio.Event()).set()
        if match_id not in self._tasks and not self._closing:
            self._tasks[match_id] = asyncio.create_task(self._serve(match_id), name=f"courier {match_id}")

    async def start(self) -> None:
        """Say what was not said before the program ended."""
        async with reading(self._engine) as connection:
            waiting = await outbox.waiting(connection)
        for match_id in waiting:
            self.wake(match_id)

    async def close(self) -> None:
        """Finish the messages under way, and stop. What is not said yet stays in the outbox."""
        self._closing = True
        for woken in self._woken.values():
            woken.set()
        tasks = list(self._tasks.values())
        if tasks:
            await asyncio.wait(tasks, timeout=SHUTDOWN_GRACE_SECONDS)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def rest(self, match_id: str) -> None:
        """Wait until there is no more to say about the match for now."""
        if task := self._tasks.get(match_id):
            await asyncio.wait([task])

    async def _serve(self, match_id: str) -> None:
        begin_work(match_id)
        woken = self._woken[match_id]
        self._pauses[match_id], self._troubles[match_id] = INITIAL_BACKOFF, RetryPolicy(self._now)
        try:
            while woken.is_set() and not self._closing:
                woken.clear()
                if not await self._try(match_id):
                    await self._wait(woken, self._pauses[match_id])
                    woken.set()
                    self._pauses[match_id] = min(2 * self._pauses[match_id], MAX_BACKOFF)
        finally:
            del self._tasks[match_id], self._woken[match_id], self._pauses[match_id], self._troubles[match_id]

    async def _wait(self, woken: asyncio.Event, seconds: float) -> None:
        """Rest, but not beyond the next news."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await woken.wait()

    async def _try(self, match_id: str) -> bool:
        """False also if the database does not answer for the moment."""
        try:
            return await self._deliver(match_id)
        except (SQLAlchemyError, OSError) as error:
            _log.warning("delivery_delayed", match=match_id, reason=type(error).__name__)
            return False

    async def _deliver(self, match_id: str) -> bool:
        """Say all there is, unless a colleague does. False if something is left to be tried again."""
        while not self._closing:
            async with self._claims.of(match_id, "courier") as lease:
                if lease:
                    return await self._say_all(match_id, lease)
            if not await self._pending(match_id):
                self._silent_since = None
                return True
            await asyncio.sleep(PEER_RETRY_INTERVAL)
        return True

    async def _say_all(self, match_id: str, lease: Lease) -> bool:
        """Say also what others have to say meanwhile: they leave it to us."""
        while items := await self._pending(match_id):
            if not await self._say(match_id, items, lease) or self._closing:
                return False
        self._silent_since = None
        return True

    async def _pending(self, match_id: str) -> list[outbox.Item]:
        async with reading(self._engine) as connection:
            return await outbox.pending(connection, match_id)

    async def _say(self, match_id: str, items: list[outbox.Item], lease: Lease) -> bool:
        """Say these, in order. False if something is left to be tried again."""
        complete = True
        retry_policy = self._troubles[match_id]
        for item in items:
            if self._closing or not lease.stands:
                return False
            if retry_policy.holds(item):
                complete = False
                continue
            try:
                await self._deliver_under(lease, match_id, item)
            except LeaseLost:
                return False
            except Exception as error:
                if _passes(error):
                    _log.info("discord_unreachable", match=match_id, reason=repr(error))
                    self._silent_since = self._now() if self._silent_since is None else self._silent_since
                    return False
                # What comes after it must not wait for what may never be possible.
                complete, self._silent_since = False, None
                retry_policy.grow(item, error)
                await self._complain(match_id, item, error)
            else:
                self._silent_since = None
                retry_policy.end(item)
                await self._strike_out(match_id, item)
        return complete

    async def _complain(self, match_id: str, item: outbox.Item, error: Exception) -> None:
        """Tell those who can mend it. That a match is damaged was logged when it was found."""
        if not isinstance(error, RefereeError):
            _log.error("delivery_failed", match=match_id, to=item.audience, key=item.key, exc_info=error)
        if is_channel_closed(error):
            await self._delivery.warn_host(match_id)

    async def _deliver_under(self, lease: Lease, match_id: str, item: outbox.Item) -> None:
        """Say it; once more if a colleague may have said meanwhile what is newer, and we have undone that."""
        try:
            with under(lease):
                await self._delivery.deliver(match_id, item)
        finally:
            if not lease.stands:
                async with writing(self._engine) as connection:
                    await outbox.say_again(connection, match_id, item)

    async def _strike_out(self, match_id: str, item: outbox.Item) -> None:
        """Unless it was renewed meanwhile: then it stays, to be said once more."""
        async with writing(self._engine) as connection:
            await outbox.said(connection, match_id, item)
        self._pauses[match_id] = INITIAL_BACKOFF  # it goes, if with hiccups


def _passes(error: Exception) -> bool:
    """Whether the failure is for the moment: server errors, lost connections, rate limits, a busy database.

    What the database refuses (a broken constraint, a wrong value) it refuses again: that does not pass.
    """
    if isinstance(error, discord.HTTPException):
        return error.status >= 500 or error.status == 429
    if isinstance(error, DBAPIError):
        return error.connection_invalidated or isinstance(error, OperationalError | InterfaceError)
    return isinstance(error, aiohttp.ClientError | asyncio.TimeoutError | OSError | PoolTimeout)
