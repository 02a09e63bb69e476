"""Opens the database, SQLite or PostgreSQL, and migrates it; transactions that read or write."""

import asyncio
import sqlite3
import time
from asyncio import Lock
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from contextlib import (
    AbstractAsyncContextManager,
    AsyncExitStack,
    asynccontextmanager,
    contextmanager,
    nullcontext,
    suppress,
)
from math import inf
from pathlib import Path
from typing import Any, Concatenate, NamedTuple, TypeAlias
from weakref import WeakKeyDictionary

from sqlalchemy import event, inspect, text
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.store import connections, errors, migrations
from bot.store.connections import idle_connections, make_engine
from bot.store.prepared import FileConnection
from bot.store.row_cache import P, RowCache, T
from bot.store.standing import Standing

_TRIES, _REFUSED_WITHIN = 5, 0.2
"""How often a file is opened that is refused within so many seconds, and how long that is.

SQLite waits for nobody while a new file gets its write-ahead log: of two programs that begin, one is refused.
"""
_READER_MILLISECONDS = 500
"""How long `compact` waits for a reader, such as a backup, while all writers wait for it."""
READABLE_BY_OWNER = 0o600
"""The mode of files with secret plans."""
_IDLE = 8
"""Connections to an SQLite file that stay as they are between two transactions; others go to the pool."""

_UNKNOWN = -1
"""Instead of a number of changes, of which some may be unknown."""
_DAMAGE_ERRORS = (
    SQLAlchemyError,
    ValueError,
    TypeError,
    LookupError,
    AttributeError,
    ArithmeticError,
    RecursionError,
)
"""Errors caused by rows that were changed outside the program, or by a bad disk."""

_turns: WeakKeyDictionary[AsyncEngine, Lock] = WeakKeyDictionary()
_readers: WeakKeyDictionary[AsyncEngine, AsyncEngine] = WeakKeyDictionary()
"""Of servers: each with the same connections, and the options of a transaction that only reads."""
_row_caches: WeakKeyDictionary[AsyncEngine, RowCache] = WeakKeyDictionary()
_standings: WeakKeyDictionary[AsyncEngine, Standing] = WeakKeyDictionary()


BeforeMigration: TypeAlias = Callable[[AsyncConnection], Awaitable[None]]
"""Is called with the connection, in the transaction, before the tables of an older version are changed."""


async def open_database(
    url: str, *, unused: bool = False, before_migration: BeforeMigration | None = None
) -> AsyncEngine:
    """Connect and migrate. With `unused`, a database that has tables is refused.

    Raises StoreError, whose text is one line for the host.
    """
    for tries_left in reversed(range(_TRIES)):
        engine, began = connect(url), time.monotonic()
        _create_for_owner(engine)
        try:
            await _migrate(engine, unused, before_migration)
        except (SQLAlchemyError, OSError, UnicodeError) as error:  # the last one: no host has such a name
            await engine.dispose()
            cause = error.orig if isinstance(error, DBAPIError) else error
            if tries_left and _is_busy(cause) and time.monotonic() - began < _REFUSED_WITHIN:
                await asyncio.sleep(_REFUSED_WITHIN)
                continue
            reason = next(iter(str(cause).splitlines()), type(cause).__name__)  # without the statement
            shown = connections.shown(engine.url)
            raise errors.DatabaseUnreachable(f"cannot use the database {shown}: {reason}") from None
        except errors.StoreError:
            await engine.dispose()
            raise
        return engine
    raise AssertionError("the last try returns or raises")


def _create_for_owner(engine: AsyncEngine) -> None:
    """Create an SQLite file that only its owner may read: secret plans lie in it. Its journals are as it is.

    What cannot be created is reported when it is opened.
    """
    if not is_shared(engine):
        with suppress(OSError):
            Path(str(engine.url.database)).touch(READABLE_BY_OWNER, exist_ok=False)


def _is_busy(cause: object) -> bool:
    return isinstance(cause, sqlite3.OperationalError) and cause.sqlite_errorcode == sqlite3.SQLITE_BUSY


async def _migrate(engine: AsyncEngine, unused: bool, before_migration: BeforeMigration | None) -> None:
    async with engine.begin() as connection:
        if unused and await connection.run_sync(lambda sync: bool(inspect(sync).get_table_names())):
            raise errors.DatabaseNotEmpty(
                f"{connections.shown(engine.url)} has tables already: make a new database"
            )
        present = await connection.run_sync(migrations.present)
        if present != migrations.newest():
            if present and before_migration:
                await before_migration(connection)
            async with migrations.turn():
                await connection.run_sync(migrations.migrate)


@asynccontextmanager
async def opened(url: str, before_migration: BeforeMigration | None = None) -> AsyncIterator[AsyncEngine]:
    """As `open_database`, closed at the end."""
    engine = await open_database(url, before_migration=before_migration)
    try:
        yield engine
    finally:
        await engine.dispose()


def connect(url: str) -> AsyncEngine:
    """An engine for the address; nothing is opened yet. Raises BadDatabaseUrl."""
    engine = make_engine(url)
    if is_shared(engine):
        _readers[engine] = engine.execution_options(isolation_level="REPEATABLE READ")
    _standings[engine] = Standing() if is_shared(engine) else Standing(alone_until=inf)
    cache = _row_caches[engine] = RowCache()
    event.listen(engine.sync_engine, "after_cursor_execute", cache.note_written)
    return engine


def is_shared(engine: AsyncEngine) -> bool:
    """Whether several processes may work on the database: a server's, not a file."""
    return engine.dialect.name != "sqlite"


def standing(engine: AsyncEngine) -> Standing:
    """What this process may take for granted of the others on the database."""
    return _standings[engine]


def has_peers(engine: AsyncEngine) -> bool:
    """Whether another process may write to the database now."""
    return _standings[engine].tenure is None


@asynccontextmanager
async def writing(engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
    """A connection in a transaction that may write; committed at the end, or rolled back by an error."""
    # SQLite has one writer at a time and wakes any of those that wait; this lock is first in, first out.
    turn = nullcontext() if is_shared(engine) else _turns.setdefault(engine, Lock())
    async with turn, _transaction(engine) as connection:
        yield connection


@asynccontextmanager
async def _transaction(engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
    """`writing`, for whoever has the turn."""
    shared, made_by = is_shared(engine), None
    ends = has_ended = False
    server_process = 0
    try:
        async with _entered(engine) if shared else _connected(engine) as connection:
            made_by = connection.sync_connection
            if shared:
                server_process = _server_process(connection)
            yield connection
            ends = True
            await connection.commit()
            has_ended = True
    finally:
        if made_by:
            _row_caches[engine].forget_written(made_by)
        if shared and ends and not has_ended:
            _standings[engine].doubt(server_process)


def _server_process(connection: AsyncConnection) -> int:
    """The id of the server's process behind a connection to PostgreSQL."""
    assert connection.sync_connection, "it is open"
    driver: Any = connection.sync_connection.connection.driver_connection
    return int(driver.get_server_pid())


@asynccontextmanager
async def _entered(engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
    """A connection to a server through which this process may write. Raises TimeoutError.

    A peer that is alone sees each connection, but not the process that has none: so the right to write is
    looked at once there is one, and holds as long as the connection does.
    """
    standing = _standings[engine]
    while True:
        await standing.entry()
        async with _connected(engine) as connection:
            if standing.may_write:
                yield connection
                return


async def write(
    engine: AsyncEngine,
    change: Callable[Concatenate[AsyncConnection, P], Awaitable[T]],
    *args: P.args,
    **kwargs: P.kwargs,
) -> T:
    """Make one change and commit it. Returns what `change` does, and raises what it raises.

    In an SQLite file, changes that wait for their turn at the same time are committed together: of what a
    small change takes, most is the commit. If one of them fails, each is made in a transaction of its own, so
    a change may be made twice.
    """

    async def make(connection: AsyncConnection) -> T:
        return await change(connection, *args, **kwargs)

    if is_shared(engine):
        async with writing(engine) as connection:
            return await make(connection)
    waiting = _waiting.setdefault(engine, [])
    mine = _Change(make, asyncio.get_running_loop().create_future())
    waiting.append(mine)
    if len(waiting) == 1:
        task = asyncio.create_task(_write_waiting(engine), name="write")
        _writers.add(task)
        task.add_done_callback(_writers.discard)
    made: T = await mine.outcome
    return made


class _Change(NamedTuple):
    """A change that waits for its turn, and the future of its outcome, which is cancelled with its caller."""

    make: Callable[[AsyncConnection], Awaitable[Any]]
    outcome: asyncio.Future[Any]


_waiting: WeakKeyDictionary[AsyncEngine, list[_Change]] = WeakKeyDictionary()
_writers: set[asyncio.Task[None]] = set()


async def _write_waiting(engine: AsyncEngine) -> None:
    """Make all changes that have come when it is their turn, in one transaction if none of them fails."""
    async with _turns.setdefault(engine, Lock()):
        changes = [change for change in _waiting.pop(engine) if not change.outcome.done()]
        if not await _write_together(engine, changes):
            for change in changes:
                await _write_together(engine, [change])


async def _write_together(engine: AsyncEngine, changes: Sequence[_Change]) -> bool:
    """Make changes in one transaction. Returns False if that failed and each is to be made alone."""
    try:
        async with _transaction(engine) as connection:
            made = [await change.make(connection) for change in changes]
    except asyncio.CancelledError:
        for change in changes:
            change.outcome.cancel()
        raise
    except Exception as error:
        if len(changes) > 1:
            return False
        for change in changes:
            if not change.outcome.done():
                change.outcome.set_exception(error)
    else:
        for change, result in zip(changes, made, strict=True):
            if not change.outcome.done():
                change.outcome.set_result(result)
    return True


async def fetch(engine: AsyncEngine, look: Callable[..., Awaitable[T]], *arguments: Any) -> T:
    """As `read`; while only this process writes, from memory."""
    cache, key = _row_cache(engine), (look, *arguments)
    if cache:
        with suppress(KeyError):
            found: T = cache.find(key)
            return found
    changes = changes_of(engine)
    rows = await read(engine, look, *arguments)
    keep_rows(engine, changes, rows, look, *arguments)
    return rows


def changes_of(engine: AsyncEngine) -> int:
    """The number of changes that `keep_rows` is given: what is read from now on is as old as this."""
    cache = _row_cache(engine)
    return cache.changes if cache else _UNKNOWN


def keep_rows(
    engine: AsyncEngine, changes: int, rows: object, look: Callable[..., Awaitable[Any]], *arguments: Any
) -> None:
    """Let `fetch` return these rows, which were read or committed since `changes`, unless others changed."""
    if cache := _row_cache(engine):
        cache.keep((look, *arguments), rows, changes)


def _row_cache(engine: AsyncEngine) -> RowCache | None:
    """What may be kept now; None if others may write."""
    tenure = _standings[engine].tenure
    if tenure is None:
        return None
    cache = _row_caches[engine]
    cache.begin(tenure)
    return cache


def reading(engine: AsyncEngine) -> AbstractAsyncContextManager[AsyncConnection]:
    """A connection that only reads, from one snapshot. On SQLite it waits for no writer."""
    return _connected(_readers.get(engine, engine), reads=True)


@asynccontextmanager
async def _connected(engine: AsyncEngine, *, reads: bool = False) -> AsyncIterator[AsyncConnection]:
    """As `engine.connect()`, but closed in a task of its own only after an error or a cancellation.

    What has ended its transaction is closed at once: nobody can be cancelled meanwhile. Or it is kept as it
    is for the next transaction, which begins in half the time.
    """
    async with AsyncExitStack() as unless_ended:
        if is_shared(engine):
            connection = await unless_ended.enter_async_context(engine.connect())
        else:
            idle = idle_connections(engine)
            connection = idle.pop() if idle else await FileConnection(engine).open()
            connection.use(reads=reads)
            unless_ended.push_async_exit(connection)
        yield connection
        await connection.rollback()
        unless_ended.pop_all()
    if isinstance(connection, FileConnection) and len(idle) < _IDLE:
        idle.append(connection)
    else:
        await connection.close()


async def read(
    engine: AsyncEngine,
    look: Callable[Concatenate[AsyncConnection, P], Awaitable[T]],
    *args: P.args,
    **kwargs: P.kwargs,
) -> T:
    """What `look` finds, in a transaction of its own."""
    async with reading(engine) as connection:
        return await look(connection, *args, **kwargs)


@contextmanager
def damage_reported(database: Path | str) -> Iterator[None]:
    """Raises DamagedDatabase for every error caused by the rows of a database."""
    try:
        yield
    except _DAMAGE_ERRORS as error:
        cause = error.orig if isinstance(error, DBAPIError) else error
        # Only messages of SQLite itself are known not to quote what was read.
        reason = str(cause) if hasattr(cause, "sqlite_errorname") else type(cause).__name__
        shown = database if isinstance(database, Path) else connections.shown(connections.parse(database))
        raise errors.DamagedDatabase(f"the database {shown} cannot be read or copied: {reason}") from error


async def compact(engine: AsyncEngine, most: float = inf) -> bool:
    """Rewrite an SQLite file of at most so many bytes if a person was erased: nothing is left of them then.

    A page keeps copies of rows that were moved out of it; and the journal is emptied, which has the pages as
    they were. Other writers wait meanwhile. Returns False if that is still to be done, for instance because
    the disk is full. PostgreSQL sees to it by itself.
    """
    if is_shared(engine):
        return True
    async with _turns.setdefault(engine, Lock()), engine.connect() as connection:
        sqlite: Any = (await connection.get_raw_connection()).driver_connection

        async def ask(statement: str) -> int:
            (found, *_), *_ = await sqlite.execute_fetchall(statement)
            return int(found)

        await sqlite.execute_fetchall(f"PRAGMA busy_timeout = {_READER_MILLISECONDS}")
        due = bool(await ask("PRAGMA user_version"))
        small = await ask("PRAGMA page_count") * await ask("PRAGMA page_size") <= most
        with suppress(sqlite3.OperationalError):
            if due and small:
                await sqlite.execute_fetchall("VACUUM")
            is_read = await ask("PRAGMA wal_checkpoint(TRUNCATE)")  # by somebody, who needs the journal
            if due and small and not is_read:
                await sqlite.execute_fetchall("PRAGMA user_version = 0")
                due = False
        await sqlite.execute_fetchall(f"PRAGMA busy_timeout = {connections.BUSY_MILLISECONDS}")
        return not due


def forget_rows(engine: AsyncEngine) -> None:
    """Empty the cache of rows."""
    _row_caches[engine].clear()


async def take_time(connection: AsyncConnection) -> None:
    """Exempt this transaction from the idle time-out: it waits for other work of the program."""
    if connection.dialect.name == "postgresql":
        await connection.execute(text("SET LOCAL idle_in_transaction_session_timeout = 0"))
