"""aiosqlite inside the loop: what its threads would do is done here, after some virtual time.

Of aiosqlite.core the thread and its queue are replaced, and what only handles cursors and their rows
does not wait; the driver itself runs as it is.
"""

import sqlite3
from asyncio import Future, get_running_loop
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from random import Random
from typing import Any

import aiosqlite.core

from sandbox.simulation.process import CURRENT, Process
from sandbox.simulation.trace import Trace

LATENCY = 0.0002, 0.004
"""Seconds that a statement takes."""
BUSY_SECONDS = 10.0
"""Seconds for which SQLite would wait for another writer, as the bot asks it to."""
_RETRY = 0.05
_NO_WAITING = "PRAGMA busy_timeout=0"
_NO_PAGES = "PRAGMA max_page_count=1"
_ALL_PAGES = "PRAGMA max_page_count=1073741823"

REPLACED: Sequence[tuple[object, str]] = (
    (aiosqlite.core, "SimpleQueue"),
    (aiosqlite.core, "Thread"),
    (aiosqlite.Connection, "_execute"),
)
"""Owners and names of what is replaced of the library."""

Work = tuple[Future[Any] | None, Callable[[], Any]]


class Disk:
    """The disk of the database. While it is full, no file can grow."""

    def __init__(self, luck: Random, trace: Trace) -> None:
        self.luck = luck
        self.trace = trace
        self.is_full = False
        self.slowness = 1.0
        """Factor on the time that a statement takes."""

    def install(self) -> None:
        """Let aiosqlite work on this disk, in this process, until somebody puts back what is REPLACED."""
        disk = self

        class DiskQueue(_Queue):
            def __init__(self) -> None:
                super().__init__(disk)

        for (owner, name), stand_in in zip(REPLACED, (DiskQueue, _NoThread, _execute), strict=True):
            setattr(owner, name, stand_in)


async def _execute(self: Any, function: Callable[..., Any], *arguments: Any, **named: Any) -> Any:
    """Stand in for aiosqlite.Connection._execute: most of its calls need no turn of the loop."""
    if not self._running or not self._connection:
        raise ValueError("Connection closed")
    if self._tx.is_idle and _is_at_once(function, self._connection):
        return function(*arguments, **named)
    future = get_running_loop().create_future()
    self._tx.put_nowait((future, partial(function, *arguments, **named)))
    return await future


_HANDLING = frozenset(("cursor", "close", "fetchall", "fetchone", "fetchmany"))


def _is_at_once(function: Callable[..., Any], connection: sqlite3.Connection) -> bool:
    """Whether it takes no time: what only handles cursors and rows, and the end of no transaction."""
    name = function.__name__
    return name in _HANDLING or (name == "rollback" and not connection.in_transaction)


class _NoThread:
    daemon = True

    def __init__(self, target: Any, args: Any) -> None:
        """The queue needs none."""

    def start(self) -> None:
        """Nothing is to be started."""


class _Queue:
    """The work of one connection, done one after another."""

    def __init__(self, disk: Disk) -> None:
        self._disk = disk
        self._work: deque[Work] = deque()
        self._process: Process | None = CURRENT.get()
        self._connection: sqlite3.Connection | None = None
        self._waited = 0.0

    @property
    def is_idle(self) -> bool:
        return not self._work

    def put_nowait(self, work: Work) -> None:
        self._work.append(work)
        if len(self._work) == 1:
            self._later(self._disk.luck.uniform(*LATENCY) * self._disk.slowness)

    def _later(self, seconds: float) -> None:
        get_running_loop().call_later(seconds, self._next)

    def _next(self) -> None:
        future, function = self._work[0]
        try:
            result = self._do(function)
        except sqlite3.OperationalError as error:
            if self._is_busy(error):
                self._waited += _RETRY
                return self._later(_RETRY)
            self._settle(future, None, error)
        except BaseException as error:
            self._settle(future, None, error)
        else:
            self._settle(future, result, None)
        return None

    def _is_busy(self, error: sqlite3.OperationalError) -> bool:
        return "locked" in str(error) and self._waited < BUSY_SECONDS

    def _settle(self, future: Future[Any] | None, result: Any, error: BaseException | None) -> None:
        self._waited = 0.0
        self._work.popleft()
        if self._process and not self._process.alive:
            return
        if self._work:
            self._later(self._disk.luck.uniform(*LATENCY) * self._disk.slowness)
        if future is None or future.done():
            return
        if error is None:
            future.set_result(result)
        else:
            future.set_exception(error)

    def _do(self, function: Any) -> Any:
        if self._connection is None:
            return self._open(function)
        call = getattr(function, "func", function)
        if _text(function).startswith("PRAGMA busy_timeout"):
            done = function()
            self._connection.execute(_NO_WAITING)
            return done
        if getattr(call, "__name__", "") == "commit" and self._connection.in_transaction:
            return self._commit(function)
        if self._disk.is_full:
            return self._on_full_disk(function)
        return function()

    def _open(self, function: Callable[[], Any]) -> Any:
        result = function()
        if isinstance(result, sqlite3.Connection):
            self._connection = result
            result.execute(_NO_WAITING)
            result.execute("PRAGMA synchronous=OFF")  # the machine of the simulation does not lose power
            if self._process:
                self._process.owns(self, result.close)
        return result

    def _commit(self, function: Callable[[], Any]) -> Any:
        self._disk.trace.add("commit")
        return self._process.commit(function) if self._process else function()

    def _on_full_disk(self, function: Callable[[], Any]) -> Any:
        assert self._connection
        self._connection.execute(_NO_PAGES)
        try:
            return function()
        finally:
            with suppress(sqlite3.ProgrammingError):  # it was closed
                self._connection.execute(_ALL_PAGES)


def _text(function: Any) -> str:
    """Returns the SQL of a statement that is to be carried out, or ""."""
    arguments = getattr(function, "args", ())
    return arguments[0] if arguments and isinstance(arguments[0], str) else ""
