"""Leases: of several processes on one database, one at a time delivers a match's messages, or plays its AIs.

On SQLite there is one process, which holds every lease. On PostgreSQL each process renews a row once a second
(the heartbeat). A process that finds a row which was not renewed in time expires it, which frees the leases
of the dead process, and resumes its work, as at a start of the program. A worker checks before each outward
act that its lease is still valid.

A process that is alone holds every lease, too, and keeps in memory what it reads, as on SQLite: its heartbeat
tells that no other process is entered and that nobody else is connected. Whoever comes waits until that has
ended before it writes anything (decision 52).
"""

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from dataclasses import dataclass
from functools import partial
from typing import Literal, Protocol, TypeAlias
from uuid import uuid4

import structlog
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.store import leases
from bot.store.engine import standing, write

Work: TypeAlias = Literal["courier", "driver", "editor"]
"""The kinds of work on a match; each is done by one process at a time."""

HEARTBEAT_INTERVAL = 1.0
"""Seconds between two heartbeats."""
LEASE_TTL = 5
"""Seconds without a heartbeat after which a process is considered dead."""
ALONE_TTL = 2.5
"""Seconds after a heartbeat for which a process that was alone then may believe that nobody else writes."""
PEER_RETRY_INTERVAL = 0.5
"""Seconds between two checks whether a peer has finished the work."""
_ENTRY_INTERVAL = 0.1
"""Seconds between two heartbeats of a process that may not write yet."""

_log = structlog.get_logger(__name__)


class Lease(Protocol):
    """The right to do one kind of work on one match."""

    @property
    def stands(self) -> bool:
        """Whether the lease is still valid, as far as this process knows."""


@dataclass(frozen=True)
class HeldLease:
    """A lease of one process among others; `is_valid` says whether no peer may have it now."""

    is_valid: Callable[[], bool]

    @property
    def stands(self) -> bool:
        return self.is_valid()


class LeaseLost(Exception):
    """The lease has expired: what was prepared under it may be out of date."""


class Leases(Protocol):
    """Grants one process at a time the right to do a kind of work on a match."""

    def of(self, match_id: str, work: Work) -> AbstractAsyncContextManager[Lease | None]:
        """The lease, which is released at the end of the block; None while a peer holds it."""

    async def start(self) -> None:
        """Start; has to be called before the first lease."""

    async def close(self) -> None:
        """Stop; peers may take over unfinished work."""


class SingleProcess:
    """The only process on its database, and its lease for everything, which is always valid."""

    stands = True

    @asynccontextmanager
    async def of(self, match_id: str, work: Work) -> AsyncIterator[Lease | None]:
        """Always granted."""
        yield self

    async def start(self) -> None:
        """There is nothing to do."""

    async def close(self) -> None:
        """There is nothing to do."""


class Cluster:
    """This process among others. `on_peer_death` is called to resume the work of a dead peer."""

    def __init__(self, engine: AsyncEngine, on_peer_death: Callable[[], Awaitable[None]]) -> None:
        self._engine = engine
        self._on_peer_death = on_peer_death
        self._id = uuid4().hex
        self._standing = standing(engine)
        self._last_heartbeat = self._entered = float("-inf")
        """When the last heartbeat began, and from when on every peer knows of this process."""
        self._has_peers = True
        self._takeover_pending = False
        self._tasks: list[asyncio.Task[None]] = []

    def knows(self, process_id: str) -> bool:
        """Whether the id is this process's, and its last heartbeat so recent that no peer has expired it."""
        silent = time.monotonic() - self._last_heartbeat
        return process_id == self._id and silent < LEASE_TTL - HEARTBEAT_INTERVAL

    @asynccontextmanager
    async def of(self, match_id: str, work: Work) -> AsyncIterator[Lease | None]:
        """Claim the lease for the block; None while a peer holds it. Who is alone need not claim it."""
        tenure = self._standing.tenure
        if tenure is not None:
            yield HeldLease(lambda: self._standing.tenure == tenure)
            return
        claim = match_id, work, self._id
        try:
            mine = await write(self._engine, leases.claim, *claim)
        except IntegrityError:
            mine = False  # expired by mistake: the next heartbeat enters the process again
        try:
            yield HeldLease(partial(self.knows, claim[-1])) if mine else None
        finally:
            if mine:
                await self._release(*claim)

    async def start(self) -> None:
        """Start sending heartbeats, as soon as every peer knows of this process."""
        self._standing.require_entry(self._entered_until)
        await self._heartbeat()
        while not self._standing.may_write:
            await asyncio.sleep(_ENTRY_INTERVAL)
            await self._heartbeat()
        # Two tasks: taking over may take longer than LEASE_TTL.
        self._tasks = [
            asyncio.create_task(self._repeat(self._heartbeat), name="cluster heartbeat"),
            asyncio.create_task(self._repeat(self._take_over), name="cluster takeover"),
        ]

    async def close(self) -> None:
        """Stop; a peer takes over at once."""
        if self._tasks:
            for task in self._tasks:
                task.cancel()
            await asyncio.gather(*self._tasks, return_exceptions=True)
            self._entered = float("inf")  # what is still to be written is not
            self._standing.share()
            try:
                async with self._engine.begin() as connection:
                    await leases.leave(connection, self._id)
            except (SQLAlchemyError, OSError) as error:
                _log.warning("leave_failed", reason=type(error).__name__)

    async def take_over_from_dead(self) -> None:
        """Expire dead peers and take over their work. After a failure it is retried at the next call.

        If this process dies in between, the peer that expires it resumes all unfinished work.
        """
        gone = await write(self._engine, leases.expire_dead)
        for process in gone:
            _log.info("peer_expired", process=process)
        self._takeover_pending = self._takeover_pending or bool(gone)
        if self._takeover_pending:
            await self._on_peer_death()
            self._takeover_pending = False

    async def _repeat(self, act: Callable[[], Awaitable[None]]) -> None:
        while True:
            await asyncio.sleep(HEARTBEAT_INTERVAL)
            try:
                await act()
            except Exception as error:
                _log.warning("heartbeat_failed", reason=type(error).__name__)

    async def _take_over(self) -> None:
        """Not while a peer may have expired this process."""
        if self.knows(self._id) and (self._has_peers or self._takeover_pending):
            await self.take_over_from_dead()

    async def _heartbeat(self) -> None:
        now, doubtful = time.monotonic(), frozenset(self._standing.doubtful)
        # Not `write`: that waits for this.
        async with self._engine.begin() as connection:
            others = await leases.renew(connection, self._id, LEASE_TTL, doubtful)
            if others is None:
                # A peer may hold these leases now: the new id invalidates all of them.
                self._id = uuid4().hex
                await leases.enter(connection, self._id, LEASE_TTL)
        self._last_heartbeat = now
        self._look_around(now, others, doubtful)

    def _look_around(self, now: float, others: leases.Others | None, doubtful: frozenset[int]) -> None:
        """Note who else there was at a heartbeat that began `now`; None if it entered the process."""
        self._has_peers = others is None or others.processes > 0
        is_alone = others is not None and not any(others) and doubtful == self._standing.doubtful
        if others is None:
            self._entered = time.monotonic() + ALONE_TTL
        elif is_alone:  # nobody else can believe to be
            self._entered = min(self._entered, now)
            self._standing.doubtful.clear()
        if is_alone and self._standing.may_write:
            self._standing.stay_alone(now + ALONE_TTL)
        else:
            self._standing.share()
        self._standing.note_entry()

    def _entered_until(self) -> float:
        """Until when this process may write, unless it sends another heartbeat."""
        is_known = time.monotonic() >= self._entered
        return self._last_heartbeat + LEASE_TTL - HEARTBEAT_INTERVAL if is_known else float("-inf")

    async def _release(self, match_id: str, work: Work, process_id: str) -> None:
        try:
            await write(self._engine, leases.release, match_id, work, process_id)
        except (SQLAlchemyError, OSError) as error:
            # It stays with this process until it claims it again or ends.
            _log.warning("lease_release_failed", match=match_id, reason=type(error).__name__)
