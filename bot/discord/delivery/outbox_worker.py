"""Outbox worker: delivers at least once, in order per destination, deduplicated by nonce.

It retries with backoff. Each match has its own task while it has items: the news of the table are delivered
in their order, and those of each seat beside the other seats' (`delivery_order`). An item is removed only
after its message was posted, so a crash at any moment loses nothing, and the nonce makes Discord drop a
duplicate. Of several processes on one database, the one with the match's lease delivers, which keeps the
order.

Discord limits edits of messages older than an hour (error 30046; about three in 6 s and channel), and
discord.py waits in silence. So these edits, and all of the table's current message, are made by another task
when everything else is delivered, and what comes then does not wait for them. It waits for spare time, too:
what other matches say comes first.
"""

import asyncio
import contextlib
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Collection, Coroutine, Iterable, Iterator
from functools import partial
from typing import Any, Literal

import structlog
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.cluster.leases import PEER_RETRY_INTERVAL, Lease, LeaseLost, Leases, SingleProcess
from bot.discord.delivery.delivery_order import is_story, next_lanes
from bot.discord.delivery.dispatcher import Dispatcher
from bot.discord.delivery.poster import at_once
from bot.discord.delivery.retry_policy import (
    MAX_OUTAGE_BACKOFF,
    RetryPolicy,
    is_channel_closed,
    is_transient,
)
from bot.matches import RefereeError
from bot.ops.logging import begin_work
from bot.store import messages, outbox
from bot.store.engine import changes_of, has_peers, keep_rows, read, write, writing

EDIT_INTERVAL = 10.0
"""Seconds between two rounds of the edits that may wait, at least."""
SHUTDOWN_GRACE_SECONDS = 5.0
"""Seconds that deliveries in progress may take at shutdown."""
_UNKNOWN_CHANNEL = 10003
"""Discord's error code for a thread or channel that was deleted."""

_log = structlog.get_logger(__name__)


class _Overtaken(Exception):
    """What was drawn for an edit is older than what is being told in that message."""


class OutboxWorker:
    """Delivers the outbox items of all matches. Call `wake` after every commit."""

    def __init__(
        self,
        engine: AsyncEngine,
        dispatcher: Dispatcher,
        leases: Leases | None = None,
        now: Callable[[], float] = time.monotonic,
        spare_time: Callable[[], Coroutine[Any, Any, None]] = at_once,
        delivered: Callable[[Literal["news", "edit"], float], None] = lambda _kind, _seconds: None,
    ) -> None:
        """`now` is the time in seconds; `spare_time` waits for a moment for what may wait.

        `delivered` is called with each delivery's kind and its delay in seconds since the change.
        """
        self._engine = engine
        self._dispatcher = dispatcher
        self._leases = leases or SingleProcess()
        self._spare_time = spare_time
        self._delivered = delivered
        self._changed: dict[str, float] = {}
        """By match, the time of the first change whose items were not read yet."""
        self._since: dict[str, dict[outbox.Item, float]] = {}
        """By match, the times of the changes that its items tell."""
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._editors: dict[str, asyncio.Task[None]] = {}
        self._waiting_edits: dict[str, list[outbox.Item]] = {}
        """By match, the edits that may wait."""
        self._woken: dict[str, asyncio.Event] = {}
        self._holds = Counter[str]()
        """By match, how often it is held."""
        self._retry_policies: dict[str, RetryPolicy] = {}
        self._silent_since: float | None = None
        self._now = now
        self._closing = False
        self._closed = asyncio.Event()

    @property
    def silent_for(self) -> float:
        """Seconds since the outbox could last deliver, if it has items; else 0."""
        return 0.0 if self._silent_since is None else self._now() - self._silent_since

    def wake(self, match_id: str) -> None:
        """This match may have items. Returns at once."""
        self._changed.setdefault(match_id, self._now())
        if self._holds[match_id]:  # it is woken at the end
            return
        self._woken.setdefault(match_id, asyncio.Event()).set()
        if match_id not in self._tasks and not self._closing:
            self._tasks[match_id] = asyncio.create_task(self._serve(match_id), name=f"outbox {match_id}")

    @contextlib.contextmanager
    def held(self, match_id: str) -> Iterator[None]:
        """Deliver what is committed meanwhile in the end: several commands then change a message once."""
        self._holds[match_id] += 1
        try:
            yield
        finally:
            self._holds -= Counter([match_id])
            self.wake(match_id)

    def retry(self, match_id: str) -> None:
        """Deliver the match's items without backoff: it has another place now. Returns at once."""
        if match_id in self._retry_policies:
            self._retry_policies[match_id] = RetryPolicy(self._now)
        self.wake(match_id)

    async def start(self) -> None:
        """Deliver what was not delivered before the program ended."""
        waiting = await read(self._engine, outbox.waiting)
        for match_id in waiting:
            self.wake(match_id)

    async def close(self) -> None:
        """Finish the deliveries in progress, and stop. The other items stay in the outbox."""
        self._closing = True
        for woken in (self._closed, *self._woken.values()):
            woken.set()
        tasks = [*self._tasks.values(), *self._editors.values()]
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
        self._retry_policies[match_id] = RetryPolicy(self._now)
        try:
            while woken.is_set() and not self._closing:
                woken.clear()
                if not await self._try(match_id):
                    await self._wait(woken, self._retry_policies[match_id].next_backoff())
                    woken.set()
        finally:
            del self._tasks[match_id], self._woken[match_id], self._retry_policies[match_id]

    async def _wait(self, woken: asyncio.Event, seconds: float) -> None:
        """Sleep, but wake for the next item."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await woken.wait()

    async def _try(self, match_id: str) -> bool:
        """Returns False also if the database does not answer."""
        try:
            return await self._deliver(match_id)
        except (SQLAlchemyError, OSError) as error:
            _log.warning("delivery_delayed", match=match_id, reason=type(error).__name__)
            return False

    async def _deliver(self, match_id: str) -> bool:
        """Deliver all items, unless a peer does. Returns False if something has to be retried."""
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
        """Also delivers what comes meanwhile, by peers too: they leave it to the holder of the lease.

        A long story is told beside what comes meanwhile for the seats, and lets their calls pass.
        """
        story: asyncio.Task[bool] | None = None
        asked = asyncio.Event()
        asked.set()
        woken, items, delivered = self._woken[match_id], list[outbox.Item](), list[outbox.Item]()
        woken.set()
        try:
            while not self._closing and lease.stands:
                if story and story.done():
                    told, story = await story, None
                    if not told:
                        woken.clear()  # by the end of the story: an outage is waited out
                        break
                if woken.is_set() or has_peers(self._engine):  # which wake nobody
                    woken.clear()
                    await self._remove(match_id, delivered)
                    items = await self._pending(match_id)
                ready = [item for item in items if not self._retry_policies[match_id].must_wait(item)]
                if not items:
                    self._silent_since = None
                if not ready and story is None:
                    self._start_editor(match_id)
                lanes = next_lanes(ready, telling=story is not None)
                if story is None and is_story(lanes):
                    story = asyncio.create_task(self._tell(match_id, lanes, lease, asked.wait))
                    story.add_done_callback(lambda _: self.wake(match_id))
                elif lanes:
                    asked.clear()
                    try:
                        if not await self._deliver_lanes(match_id, lanes, lease, delivered):
                            break
                    finally:
                        asked.set()
                    items = [item for item in items if item not in delivered]
                elif story:
                    await self._remove(match_id, delivered)
                    await self._news(match_id)
                else:
                    return not items
            return False
        finally:
            try:
                await self._remove(match_id, delivered)
            finally:
                if story:
                    await asyncio.gather(story, return_exceptions=True)

    async def _tell(
        self,
        match_id: str,
        lanes: Iterable[Iterable[outbox.Item]],
        lease: Lease,
        turn: Callable[[], Awaitable[object]],
    ) -> bool:
        """Deliver a story, waiting for `turn` before each message. Returns False after an outage."""
        delivered: list[outbox.Item] = []
        try:
            [lane] = lanes
            return await self._deliver_lane(match_id, lane, lease, delivered, turn)
        finally:
            await self._remove(match_id, delivered)

    async def _news(self, match_id: str) -> None:
        """Wait until the match has changed, or may have: a peer wakes nobody."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(PEER_RETRY_INTERVAL):
                await self._woken[match_id].wait()

    def _start_editor(self, match_id: str) -> None:
        if match_id in self._waiting_edits and match_id not in self._editors:
            self._editors[match_id] = asyncio.create_task(self._edit(match_id), name=f"editor {match_id}")

    async def _edit(self, match_id: str) -> None:
        """Make the edits that may wait, all at once and the next ones later, until there are no more."""
        begin_work(match_id)
        pause = EDIT_INTERVAL
        try:
            while match_id in self._waiting_edits and not self._closing:
                try:
                    async with self._leases.of(match_id, "editor") as lease:
                        if lease:
                            await self._edit_all(match_id, lease)
                    pause = EDIT_INTERVAL
                except Exception as error:
                    _log.info("edits_delayed", match=match_id, reason=repr(error))
                    pause = min(2 * pause, MAX_OUTAGE_BACKOFF)
                await self._wait(self._closed, pause)
        finally:
            del self._editors[match_id]

    async def _edit_all(self, match_id: str, lease: Lease) -> None:
        for known in self._waiting_edits.get(match_id, ()):
            await self._unless_closed(self._spare_time())
            if self._closing:
                return
            item = self._waiting_edit(match_id, known)
            if item is None:  # delivered meanwhile
                continue
            if not self._dispatcher.may_wait(match_id, item, True):  # any more
                self.wake(match_id)
                continue
            try:
                await self._deliver_item(match_id, item, lease, partial(self._require_wait, match_id, item))
            except _Overtaken:  # the news tell it
                continue
            self._observe("edit", match_id, item)
            async with writing(self._engine) as connection:
                overtaken = not await outbox.remove_one(connection, match_id, item)
                if overtaken:  # what was delivered meanwhile may have been newer than this edit
                    await outbox.put_again(connection, match_id, item)
            left = self._waiting_edits.get(match_id, ())
            self._keep_waiting(match_id, (one for one in left if one != item))
            if overtaken:
                self.wake(match_id)

    async def _unless_closed(self, work: Coroutine[Any, Any, None]) -> None:
        """Wait for work; `close` cancels it."""
        tasks = asyncio.create_task(work), asyncio.create_task(self._closed.wait())
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()

    def _waiting_edit(self, match_id: str, known: outbox.Item) -> outbox.Item | None:
        """The edit of the same message as it is wanted now; None if it does not wait any more."""
        waiting = self._waiting_edits.get(match_id, ())
        return next((one for one in waiting if (one.audience, one.key) == (known.audience, known.key)), None)

    async def _require_wait(self, match_id: str, item: outbox.Item) -> None:
        """Raise _Overtaken if news, which are newer, are told in this message by now."""
        if self._waiting_edit(match_id, item) is None:
            raise _Overtaken

    def _keep_waiting(self, match_id: str, edits: Iterable[outbox.Item]) -> None:
        if items := list(edits):
            self._waiting_edits[match_id] = items
        else:
            self._waiting_edits.pop(match_id, None)

    def _may_wait(self, match_id: str, item: outbox.Item) -> bool:
        waits = self._waiting_edit(match_id, item) is not None
        return self._dispatcher.may_wait(match_id, item, waits)

    async def _pending(self, match_id: str) -> list[outbox.Item]:
        """What is to be delivered now, with the messages that it is about."""
        changes = changes_of(self._engine)
        changed = self._changed.pop(match_id, self._now())
        items = await read(self._engine, outbox.pending, match_id)
        known = self._since.pop(match_id, {})
        if items:
            self._since[match_id] = {item: known.get(item, changed) for item in items}
        for item in items:
            keep_rows(self._engine, changes, item.posted, messages.find, match_id, item.audience, item.key)
        waiting = [item for item in items if self._may_wait(match_id, item)]
        self._keep_waiting(match_id, waiting)
        return [item for item in items if item not in waiting]

    async def _deliver_lanes(
        self,
        match_id: str,
        lanes: Iterable[Iterable[outbox.Item]],
        lease: Lease,
        delivered: list[outbox.Item],
    ) -> bool:
        """Deliver lanes beside each other, and note what was `delivered`. Returns False after an outage.

        What they post in public waits for its turn: in another order it could tell how long something took
        that is secret.
        """
        tasks: list[asyncio.Task[bool]] = []
        for lane in lanes:
            work = self._deliver_lane(match_id, lane, lease, delivered, partial(_end_of, tuple(tasks)))
            tasks.append(asyncio.create_task(work))
        outcomes = await asyncio.gather(*tasks, return_exceptions=True)
        for outcome in outcomes:
            if isinstance(outcome, BaseException):
                raise outcome
        return all(outcomes)

    async def _deliver_lane(
        self,
        match_id: str,
        lane: Iterable[outbox.Item],
        lease: Lease,
        delivered: list[outbox.Item],
        turn: Callable[[], Awaitable[object]],
    ) -> bool:
        """Deliver these, in order, until there are others: then what comes next is decided anew.

        One that is impossible holds up no others. Returns False after an outage.
        """
        for item in lane:
            retry_policy = self._retry_policies[match_id]
            if self._closing or not lease.stands:
                return False
            if retry_policy.must_wait(item):  # its channel has just turned out to be closed
                continue
            try:
                await self._deliver_item(match_id, item, lease, turn)
            except LeaseLost:
                return False
            except Exception as error:
                if is_transient(error):
                    _log.info("discord_unreachable", match=match_id, reason=repr(error))
                    self._silent_since = self._now() if self._silent_since is None else self._silent_since
                    return False
                # Later items must not wait for one that may never be possible.
                self._silent_since = None
                retry_policy.failed(item, error)
                await self._report(match_id, item, error)
            else:
                self._silent_since = None
                retry_policy.succeeded(item)
                self._observe("news", match_id, item)
                delivered.append(item)
            if self._woken[match_id].is_set() or has_peers(self._engine):  # which wake nobody
                break
        return True

    async def _report(self, match_id: str, item: outbox.Item, error: Exception) -> None:
        """Log the failure, and notify the host. A damaged match was logged when it was found."""
        if not isinstance(error, RefereeError):
            _log.error("delivery_failed", match=match_id, to=item.audience, key=item.key, exc_info=error)
        if getattr(error, "code", None) == _UNKNOWN_CHANNEL:
            await self._dispatcher.place_lost(match_id)
        elif is_channel_closed(error):
            await self._dispatcher.warn_host(match_id)

    async def _deliver_item(
        self, match_id: str, item: outbox.Item, lease: Lease, turn: Callable[[], Awaitable[object]]
    ) -> None:
        """Deliver it; schedule it again if the lease was lost: this may have undone a peer's delivery."""
        try:
            if await self._dispatcher.deliver(match_id, item, lease, turn):
                self.wake(match_id)
        finally:
            if not lease.stands:
                await write(self._engine, outbox.put_again, match_id, item)

    def _observe(self, kind: Literal["news", "edit"], match_id: str, item: outbox.Item) -> None:
        changes = self._since.get(match_id, {})
        since = changes.pop(item, None)
        if not changes:
            self._since.pop(match_id, None)
        if since is not None:  # else it was renewed during the delivery
            self._delivered(kind, self._now() - since)

    async def _remove(self, match_id: str, delivered: list[outbox.Item]) -> None:
        """Remove delivered items, except for those that were renewed during the delivery; then forget them.

        One statement for all that is delivered in turn. What is delivered once more after a crash is an edit.
        """
        if delivered:
            await write(self._engine, outbox.remove, match_id, delivered)
            delivered.clear()
            self._retry_policies[match_id].reset_backoff()  # not everything fails


async def _end_of(tasks: Collection[asyncio.Task[bool]]) -> None:
    if tasks:
        await asyncio.wait(tasks)
