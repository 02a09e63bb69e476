"""Who does what where several processes share a database: one at a time tells of a match, or plays its AIs.

On SQLite there is one process, and everything is its own. On PostgreSQL each process signs a row once a
second. Whoever finds a row that was not renewed strikes it off, which frees the claims of the dead, and looks
for what is undone, as at a start of the program.
"""

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager, contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from typing import Literal, Protocol, TypeAlias
from uuid import uuid4

import structlog
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.store import leases
from bot.store.engine import writing

Work: TypeAlias = Literal["courier", "driver"]
"""The kinds of work on a match of which each is done by one process at a time."""

HEARTBEAT_INTERVAL = 1.0
"""Seconds between two signatures."""
LEASE_TTL = 5
"""Seconds after which a process that has not signed is taken for dead."""
PEER_RETRY_INTERVAL = 0.5
"""Seconds after which to look again whether a colleague has done what is to be done."""

_log = structlog.get_logger(__name__)


class Lease(Protocol):
    """A kind of work on a match, which one process has claimed."""

    @property
    def stands(self) -> bool:
        """Whether the work is still this process's own, as far as it knows."""
        ...


class LeaseLost(Exception):
    """The claim under which something was to be done stands no more: what was prepared may be out of date."""


_claim: ContextVar[Lease | None] = ContextVar("claim", default=None)


@contextmanager
def under(lease: Lease) -> Iterator[None]:
    """Whatever this task does within the block, it does by right of the claim."""
    token = _claim.set(lease)
    try:
        yield
    finally:
        _claim.reset(token)


def lease_lost() -> bool:
    """Whether this task works under a claim that stands no more."""
    lease = _claim.get()
    return lease is not None and not lease.stands


def require_lease() -> None:
    """Raise Lapsed if this task works under a claim that stands no more."""
    if lease_lost():
        raise LeaseLost


class Leases(Protocol):
    """Lets one process at a time do a kind of work on a match."""

    def of(self, match_id: str, work: Work) -> AbstractAsyncContextManager[Lease | None]:
        """The claim, which is given up at the end of the block; None if a colleague is at the work."""
        ...

    async def start(self) -> None:
        """Begin: to be called before anything is claimed."""
        ...

    async def close(self) -> None:
        """Stop; colleagues may take over what is left undone."""
        ...


class SingleProcess:
    """The only process on its database: whatever it claims is its own."""

    stands = True

    @asynccontextmanager
    async def of(self, match_id: str, work: Work) -> AsyncIterator[Lease | None]:
        """Always: nobody else is there."""
        yield self

    async def start(self) -> None:
        """There is nothing to do."""

    async def close(self) -> None:
        """There is nobody to tell."""


class Cluster:
    """This process among others. When one has died, `inherit` is called: it is to look for what is undone."""

    def __init__(self, engine: AsyncEngine, on_peer_death: Callable[[], Awaitable[None]]) -> None:
        self._engine = engine
        self._on_peer_death = on_peer_death
        self._id = uuid4().hex
        self._last_heartbeat = float("-inf")
        self._takeover_pending = False
        self._tasks: list[asyncio.Task[None]] = []

    def knows(self, process_id: str) -> bool:
        """Whether this is who we are: not if we could not sign for so long that we may be struck off."""
        return (
            process_id == self._id
            and time.monotonic() - self._last_heartbeat < LEASE_TTL - HEARTBEAT_INTERVAL
        )

    @asynccontextmanager
    async def of(self, match_id: str, work: Work) -> AsyncIterator[Lease | None]:
        """Claim the work, do the block, and leave the work to others."""
        lease = ClusterLease(self, match_id, work, self._id)
        mine = await self._claim(lease)
        try:
            yield lease if mine else None
        finally:
            if mine:
                await self._release(lease)

    async def start(self) -> None:
        """Sign, and go on signing."""
        await self._heartbeat()
        # Two tasks, for to take over may take longer than a life lasts without a signature.
        self._tasks = [
            asyncio.create_task(self._repeat(self._heartbeat), name="crew signs"),
            asyncio.create_task(self._repeat(self._take_over), name="crew takes over"),
        ]

    async def close(self) -> None:
        """Stop; a colleague takes over at once."""
        if self._tasks:
            for task in self._tasks:
                task.cancel()
            await asyncio.gather(*self._tasks, return_exceptions=True)
            try:
                async with writing(self._engine) as connection:
                    await leases.leave(connection, self._id)
            except (SQLAlchemyError, OSError) as error:
                _log.warning("leave_failed", reason=type(error).__name__)

    async def take_over_from_dead(self) -> None:
        """Strike off who is gone, and take over. If that fails, it is tried again the next time.

        Should we die in between, whoever strikes us off looks for all that is undone, theirs as well.
        """
        async with writing(self._engine) as connection:
            gone = await leases.expire_dead(connection)
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
        """Not while we may be among the dead ourselves."""
        if self.knows(self._id):
            await self.take_over_from_dead()

    async def _heartbeat(self) -> None:
        now = time.monotonic()
        async with writing(self._engine) as connection:
            if not await leases.renew(connection, self._id, LEASE_TTL):
                # What we had claimed may be a colleague's by now, so from here on we are somebody else.
                self._id = uuid4().hex
                await leases.enter(connection, self._id, LEASE_TTL)
        self._last_heartbeat = now

    async def _claim(self, lease: "ClusterLease") -> bool:
        try:
            async with writing(self._engine) as connection:
                return await leases.claim(connection, lease.match, lease.work, lease.process)
        except IntegrityError:
            return False  # struck off by mistake: the next signature mends it

    async def _release(self, lease: "ClusterLease") -> None:
        try:
            async with writing(self._engine) as connection:
                await leases.release(connection, lease.match, lease.work, lease.process)
        except (SQLAlchemyError, OSError) as error:
            # It stays our own: we may take it up again, and with our end it is free.
            _log.warning("lease_release_failed", match=lease.match, reason=type(error).__name__)


@dataclass(frozen=True)
class ClusterLease:
    """What a process of a crew has claimed, under the id that it had then."""

    cluster: Cluster
    match: str
    work: Work
    process: str

    @property
    def stands(self) -> bool:
        """Not if colleagues may have struck the process off since."""
        return self.cluster.knows(self.process)
