"""Connections to SQLite's files, each with a thread: one message to it for each statement.

aiosqlite sends four (a cursor, the statement, its rows, the cursor's end), and each costs more than most
statements.
"""

import sqlite3
from asyncio import Future
from contextlib import suppress
from typing import Any
from weakref import WeakSet

import aiosqlite

_ROWS = 64
"""Rows that are fetched with a statement. If there are more, its cursor stays open."""


class _File(sqlite3.Connection):
    """Closes its cursors with it.

    SQLite keeps a closed connection, with its locks, as long as one of its statements is not finalized
    (https://www.sqlite.org/c3ref/close.html). A task that was cancelled leaves its cursor to the garbage
    collector; until that comes by, nobody else could write, or leave the write-ahead log.
    """

    def __init__(self, *arguments: Any, **options: Any) -> None:
        super().__init__(*arguments, **options)
        self._cursors = WeakSet[sqlite3.Cursor]()

    def cursor(self, factory: Any = sqlite3.Cursor) -> Any:
        cursor = super().cursor(factory)
        self._cursors.add(cursor)
        return cursor

    def close(self) -> None:
        for cursor in tuple(self._cursors):
            with suppress(sqlite3.Error):  # of a disk that is full or gone
                cursor.close()
        super().close()


class SqliteConnection(aiosqlite.Connection):
    """A connection without messages for what changes nothing: the begin and end of an empty transaction."""

    def __init__(self, file: str, *, ends: WeakSet[Future[Any]], **options: Any) -> None:
        """Open `file` with the options of `sqlite3.connect`, as soon as it is awaited.

        Into `ends` goes what is done when the thread has ended.
        """
        super().__init__(lambda: sqlite3.connect(file, factory=_File, **options), _ROWS)
        self._thread.daemon = True  # it would outlive a program that does not close it
        self._begin = ""
        self._reads = False
        self._is_used = False
        self._has_begun = False
        self._ends = ends
        self._end: Future[Any] | None = None

    def stop(self) -> Future[Any] | None:
        """Let the thread close the file and end, after all that it was asked before.

        A cancelled task does not wait for it, and may come here once more while it closes the connection.
        """
        if self._end is None:
            self._end = super().stop()
            if self._end:
                self._ends.add(self._end)
        return self._end

    @property
    def is_begun(self) -> bool:
        """Whether there is a transaction, or one begins with the next statement."""
        return self._has_begun or bool(self._begin)

    def begin_with_next(self, *, reads: bool) -> None:
        """Begin a transaction just before the next statement; without one there is none."""
        if self._has_begun:
            return
        # A writer that began as a reader fails as soon as another one has written; an immediate one waits.
        self._begin = "BEGIN" if reads else "BEGIN IMMEDIATE"
        self._reads = reads

    async def commit(self) -> None:
        self._begin = ""
        if self._is_used:
            await super().commit()
            self._is_used = self._has_begun = False

    async def rollback(self) -> None:
        self._begin = ""
        if not self._is_used:
            return
        if self._reads:  # there is nothing to wait for: whatever comes next is done after it
            self._tx.put_nowait((None, self._conn.rollback))
        else:
            await super().rollback()
        self._is_used = self._has_begun = False

    def cursor(self) -> Any:
        return _Cursor(self)

    async def run(self, work: Any, *arguments: Any) -> Any:
        """Let the thread do something in a transaction."""
        self._is_used = True
        self._has_begun |= bool(self._begin)
        return await self._execute(work, *arguments)  # type: ignore[no-untyped-call]

    def carry_out(self, statement: str, parameters: Any, many: bool) -> tuple[sqlite3.Cursor, list[Any]]:
        """In the thread. Returns the statement's cursor, closed if that is all, and its first rows."""
        cursor = self._conn.cursor()
        if self._begin:
            cursor.execute(self._begin)
            self._begin = ""
        (cursor.executemany if many else cursor.execute)(statement, parameters)
        rows = cursor.fetchmany(_ROWS) if cursor.description else []
        if len(rows) < _ROWS:
            cursor.close()
        return cursor, rows


class _Cursor:
    """A statement and its rows, the first of which are fetched with it."""

    arraysize = 1

    def __init__(self, connection: SqliteConnection) -> None:
        self._connection = connection
        self._rows: list[Any] = []
        self._open: sqlite3.Cursor | None = None
        self.description: Any = None
        self.rowcount = -1
        self.lastrowid: int | None = None

    async def __aenter__(self) -> "_Cursor":
        return self

    async def execute(self, statement: str, parameters: Any = (), *, many: bool = False) -> None:
        run, carry_out = self._connection.run, self._connection.carry_out
        cursor, self._rows = await run(carry_out, statement, parameters, many)
        self._open = cursor if len(self._rows) == _ROWS else None
        self.description, self.rowcount = cursor.description, cursor.rowcount
        self.lastrowid = cursor.lastrowid

    async def executemany(self, statement: str, parameters: Any) -> None:
        await self.execute(statement, parameters, many=True)

    async def fetchmany(self, size: int = arraysize) -> list[Any]:
        if self._open and not self._rows:
            self._rows = await self._connection.run(self._open.fetchmany, size)
        rows, self._rows = self._rows[:size], self._rows[size:]
        return rows

    async def fetchall(self) -> list[Any]:
        rows, self._rows = self._rows, []
        if self._open:
            rows += await self._connection.run(self._open.fetchall)
            await self.close()
        return rows

    async def close(self) -> None:
        if self._open:
            cursor, self._open = self._open, None
            await self._connection.run(cursor.close)
