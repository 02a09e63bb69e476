"""Outbox worker: delivers at least once, in order per match, deduplicated by nonce; retries with backoff.

Each match has a task of its own while it has items. An item is removed only after its message stands, so a
crash at any moment loses nothing, and the nonce makes Discord drop a second message. Of several processes on
one database, the one with the match's lease delivers: what comes later is not delivered first.
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

from bot.cluster.leases import PEER_RETRY_INTERVAL, Lease, LeaseLost, Leases, SingleProcess
from bot.discord.delivery.dispatcher import Dispatcher
from bot.discord.delivery.retry_policy import RetryPolicy, is_channel_closed
from bot.matches import RefereeError
from bot.ops.logging import begin_work
from bot.store import outbox
from bot.store.engine import reading, writing

INITIAL_BACKOFF, MAX_BACKOFF = 1.0, 60.0
"""Seconds until a match is tried again: the first time, and at most; it doubles each time."""
SHUTDOWN_GRACE_SECONDS = 5.0
"""Seconds that messages under way may take when the program ends."""

_log = structlog.get_logger(__name__)


class OutboxWorker:
    """Delivers the outbox items of all matches. `wake` is to be called after every commit."""

    def __init__(
        self,
        engine: AsyncEngine,
        dispatcher: Dispatcher,
        leases: Leases | None = None,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        """`now` is the time in seconds."""
        self._engine = engine
        self._dispatcher = dispatcher
        self._leases = leases or SingleProcess()
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._woken: dict[str, asyncio.Event] = {}
        self._backoffs: dict[str, float] = {}
        """Seconds until each match is tried again after its next failure."""
        self._retry_policies: dict[str, RetryPolicy] = {}
        self._silent_since: float | None = None
        self._now = now
        self._closing = False

    @property
    def silent_for(self) -> float:
        """Seconds for which nothing could be delivered although there are items."""
        return 0.0 if self._silent_since is None else self._now() - self._silent_since

    def wake(self, match_id: str) -> None:
        """This match may have items. Returns at once."""
        self._woken.setdefault(match_id, asyncio.Event()).set()
        if match_id not in self._tasks and not self._closing:
            self._tasks[match_id] = asyncio.create_task(self._serve(match_id), name=f"outbox {match_id}")

    async def start(self) -> None:
        """Deliver what was not delivered before the program ended."""
        async with reading(self._engine) as connection:
            waiting = await outbox.waiting(connection)
        for match_id in waiting:
            self.wake(match_id)

    async def close(self) -> None:
        """Finish the messages under way, and stop. The other items stay in the outbox."""
        self._closing = True
        for woken in self._woken.values():
            woken.set()
        tasks = list(self._tasks.values())
        if tasks:
            await asyncio.wait(tasks, timeout=SHUTDOWN_GRACE_SECONDS)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def drain(self, match_id: str) -> None:
        """Wait until the match has no more items that can be delivered now."""
        if task := self._tasks.get(match_id):
            await asyncio.wait([task])

    async def _serve(self, match_id: str) -> None:
        begin_work(match_id)
        woken = self._woken[match_id]
        self._backoffs[match_id], self._retry_policies[match_id] = INITIAL_BACKOFF, RetryPolicy(self._now)
        try:
            while woken.is_set() and not self._closing:
                woken.clear()
                if not await self._try(match_id):
                    await self._wait(woken, self._backoffs[match_id])
                    woken.set()
                    self._backoffs[match_id] = min(2 * self._backoffs[match_id], MAX_BACKOFF)
        finally:
            del (
                self._tasks[match_id],
                self._woken[match_id],
                self._backoffs[match_id],
                self._retry_policies[match_id],
            )

    async def _wait(self, woken: asyncio.Event, seconds: float) -> None:
        """Sleep, but wake for the next item."""
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
        """Deliver all items, unless a peer does. False if something is left to be tried again."""
        while not self._closing:
            async with self._leases.of(match_id, "courier") as lease:
                if lease:
                    return await self._deliver_all(match_id, lease)
            if not await self._pending(match_id):
                self._silent_since = None
                return True
            await asyncio.sleep(PEER_RETRY_INTERVAL)
        return True

    async def _deliver_all(self, match_id: str, lease: Lease) -> bool:
        """Deliver also what peers add while we hold the lease: they leave it to us."""
        while items := await self._pending(match_id):
            if not await self._deliver_items(match_id, items, lease) or self._closing:
                return False
        self._silent_since = None
        return True

    async def _pending(self, match_id: str) -> list[outbox.Item]:
        async with reading(self._engine) as connection:
            return await outbox.pending(connection, match_id)

    async def _deliver_items(self, match_id: str, items: list[outbox.Item], lease: Lease) -> bool:
        """Deliver these, in order. False if something is left to be tried again."""
        complete = True
        retry_policy = self._retry_policies[match_id]
        for item in items:
            if self._closing or not lease.stands:
                return False
            if retry_policy.must_wait(item):
                complete = False
                continue
            try:
                await self._deliver_item(match_id, item, lease)
            except LeaseLost:
                return False
            except Exception as error:
                if _is_transient(error):
                    _log.info("discord_unreachable", match=match_id, reason=repr(error))
                    self._silent_since = self._now() if self._silent_since is None else self._silent_since
                    return False
                # What comes after it must not wait for what may never be possible.
                complete, self._silent_since = False, None
                retry_policy.failed(item, error)
                await self._report(match_id, item, error)
            else:
                self._silent_since = None
                retry_policy.succeeded(item)
                await self._remove(match_id, item)
        return complete

    async def _report(self, match_id: str, item: outbox.Item, error: Exception) -> None:
        """Log the failure, and write to the host. That a match is damaged was logged when it was found."""
        if not isinstance(error, RefereeError):
            _log.error("delivery_failed", match=match_id, to=item.audience, key=item.key, exc_info=error)
        if is_channel_closed(error):
            await self._dispatcher.warn_host(match_id)

    async def _deliver_item(self, match_id: str, item: outbox.Item, lease: Lease) -> None:
        """Deliver it; once more if the lease was lost: we may have undone what a peer delivered."""
        try:
            await self._dispatcher.deliver(match_id, item, lease)
        finally:
            if not lease.stands:
                async with writing(self._engine) as connection:
                    await outbox.say_again(connection, match_id, item)

    async def _remove(self, match_id: str, item: outbox.Item) -> None:
        """Remove a delivered item, unless it was renewed during the delivery: then it stays."""
        async with writing(self._engine) as connection:
            await outbox.said(connection, match_id, item)
        self._backoffs[match_id] = INITIAL_BACKOFF  # not everything fails


def _is_transient(error: Exception) -> bool:
    """Whether it is a failure of the moment: a server error, a lost connection, a rate limit, a busy
    database.

    What the database refuses (a broken constraint, a wrong value) it refuses again: that is not transient.
    """
    if isinstance(error, discord.HTTPException):
        return error.status >= 500 or error.status == 429
    if isinstance(error, DBAPIError):
        return error.connection_invalidated or isinstance(error, OperationalError | InterfaceError)
    return isinstance(error, aiohttp.ClientError | asyncio.TimeoutError | OSError | PoolTimeout)
