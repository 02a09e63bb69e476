"""Connections to SQLite and PostgreSQL: addresses, settings, time-outs, errors."""

import asyncio
import time
from asyncio import Future
from collections.abc import Iterable
from functools import partial
from inspect import signature
from math import inf
from pathlib import Path
from typing import Any
from urllib.parse import quote, unquote
from uuid import uuid4
from weakref import WeakKeyDictionary, WeakSet

from sqlalchemy import Connection, Engine, event, make_url
from sqlalchemy.engine import URL
from sqlalchemy.engine.interfaces import DBAPIConnection, Dialect, ExceptionContext
from sqlalchemy.exc import (
    ArgumentError,
    DBAPIError,
    InternalError,
    InvalidatePoolError,
    OperationalError,
)
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry, PoolProxiedConnection
from sqlalchemy.util import await_only

from bot.store import errors
from bot.store.prepared import READING, FileConnection
from bot.store.sqlite import SqliteConnection

_DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg"}
"""The kinds of databases, and the driver for each."""


BUSY_MILLISECONDS = 10_000
_SETTINGS = (f"busy_timeout={BUSY_MILLISECONDS}", "journal_mode=WAL", "foreign_keys=ON", "secure_delete=ON")
"""Of each connection to an SQLite file; what is deleted is overwritten with zeros.

The time-out first: whoever closes the last connection to a file has it for itself until it is one file.
"""
_SERVER_POOL, _FILE_POOL = 5, 15
"""Numbers of connections kept open; one to a file has a thread, and reads the schema when it is opened."""

_TIMEOUT = 10.0, 60.0
"""Time-outs in seconds: of a connection to a server, and of a statement."""
_KEEPALIVE = {"tcp_keepalives_idle": "30", "tcp_keepalives_interval": "10", "tcp_keepalives_count": "3"}
"""A server frees the locks of a client whose computer is lost after a minute, not after hours."""
_IDLE_TIMEOUT = 60.0
"""Seconds after which a server frees the locks of a program that is idle in a transaction."""
_ASKED_AFTER = 1.0
"""Seconds without use after which a connection to a server is asked whether it is alive."""
_USED = "gyoji_used"
_MAX_PORT = 65_535
_NO_TEXT = {
    "loop",
    "connection_class",
    "record_class",
    "statement_cache_size",
    "max_cached_statement_lifetime",
    "max_cacheable_statement_size",
}
"""Options of asyncpg that are objects or numbers: an address has only text."""
_OPERATIONAL = ("08", "40", "53", "55", "57", "58")
"""Classes of SQLSTATE: connection, rollback, resources, object state, operator intervention, system."""


_idle: WeakKeyDictionary[AsyncEngine, list[FileConnection]] = WeakKeyDictionary()
"""Of SQLite's files: connections between two transactions."""


def make_engine(url: str) -> AsyncEngine:
    """An engine with the settings of its kind of database; nothing is opened yet. Raises BadDatabaseUrl."""
    parsed = parse(url)
    remote = parsed.get_backend_name() != "sqlite"
    ends = WeakSet[Future[Any]]()
    open_file = partial(SqliteConnection, ends=ends)
    try:
        # Errors would quote the parameters of a statement: plans and seeds, which no log may show.
        engine = create_async_engine(
            parsed,
            hide_parameters=True,
            pool_use_lifo=True,
            pool_size=_SERVER_POOL if remote else _FILE_POOL,
            connect_args=_asyncpg_arguments() if remote else {"async_creator_fn": open_file},
        )
    except ModuleNotFoundError as error:
        reason = f"{parsed.drivername} needs the Python package {error.name}, which is not installed"
        raise errors.BadDatabaseUrl(reason) from None
    except (ArgumentError, TypeError, ValueError):
        # What is wrong is quoted from the address, and the password is in that.
        raise errors.BadDatabaseUrl(
            "the database URL has an option behind its ? that cannot be read"
        ) from None
    if remote:
        _require_options(parsed)
        event.listen(engine.sync_engine, "handle_error", _sort_out, retval=True)
        event.listen(engine.sync_engine, "checkin", _note_use)
        event.listen(engine.sync_engine, "checkout", partial(_require_alive, engine.dialect))
    else:
        idle = _idle[engine] = []
        event.listen(engine.sync_engine, "connect", _prepare_sqlite)
        event.listen(engine.sync_engine, "begin", _begin_sqlite)
        event.listen(engine.sync_engine, "engine_disposed", partial(_close_idle, idle, ends))
    return engine


def idle_connections(engine: AsyncEngine) -> list[FileConnection]:
    """The connections to an SQLite file that are open between two transactions."""
    return _idle[engine]


def file_url(file: Path) -> str:
    """The address of an SQLite file, whatever signs its name has, as ? and %. Raises BadDatabaseUrl."""
    try:
        return f"sqlite+aiosqlite:///{quote(str(file))}"
    except UnicodeEncodeError:
        raise errors.BadDatabaseUrl(f"{file} is no name for a database: it is no UTF-8 text") from None


def parse(url: str) -> URL:
    try:
        parsed = make_url(url)
        if "\0" in unquote(url) or not 0 <= (parsed.port or 0) <= _MAX_PORT:
            raise ValueError("no address has that")
        url.encode()
    except (ArgumentError, ValueError):
        raise errors.BadDatabaseUrl(
            "the database URL cannot be read; e.g. sqlite+aiosqlite:///gyoji.sqlite3"
        ) from None
    driver = _DRIVERS.get(parsed.get_backend_name())
    if driver is None or parsed.drivername not in (parsed.get_backend_name(), driver):
        supported = " and ".join(_DRIVERS.values())
        raise errors.BadDatabaseUrl(f"{parsed.drivername} is not supported as a database; {supported} are")
    if mistake := _mistake(url, parsed):
        raise errors.BadDatabaseUrl(mistake)
    return parsed.set(drivername=driver)


def _mistake(url: str, parsed: URL) -> str | None:
    """What is usually wrong with an address. Quotes nothing: any part may have some of the password."""
    if parsed.get_backend_name() != "sqlite":
        more = url.partition("?")[0].count("@") > 1
        return "the database URL has more than one @; one in a password is written %40" if more else None
    if parsed.host or parsed.username:
        return (
            "the database URL of a file has three slashes, and a fourth if its path begins with one;"
            " e.g. sqlite+aiosqlite:///gyoji.sqlite3"
        )
    if parsed.database in (None, "", ":memory:"):
        return "the database URL names no file; e.g. sqlite+aiosqlite:///gyoji.sqlite3"
    return "the database URL of a file takes no options behind a ?" if parsed.query else None


def _require_options(url: URL) -> None:
    """Check that the driver takes all options of a server's address as text. Raises BadDatabaseUrl."""
    import asyncpg  # only who needs it has it

    known = {*signature(asyncpg.connect).parameters, "prepared_statement_cache_size"} - _NO_TEXT
    if url.query.keys() - known:
        raise errors.BadDatabaseUrl(
            "the database URL has an option behind its ? that asyncpg does not take as text;"
            " for sslmode=require, it has ssl=require"
        )
    repeated = {option for option, value in url.query.items() if isinstance(value, tuple)}
    if repeated - {"host", "port"}:  # of several servers, the first one that answers is taken
        raise errors.BadDatabaseUrl("the database URL has an option behind its ? twice")


def _asyncpg_arguments() -> dict[str, Any]:
    to_connect, to_answer = _TIMEOUT
    idle = {"idle_in_transaction_session_timeout": f"{int(1000 * _IDLE_TIMEOUT)}"}
    # By its name a process tells its own sessions from those of others (`bot.store.leases.renew`).
    named = {"application_name": f"gyoji {uuid4().hex}"}
    return {"timeout": to_connect, "command_timeout": to_answer, "server_settings": _KEEPALIVE | idle | named}


def _sort_out(context: ExceptionContext) -> OperationalError | None:
    # asyncpg has one class for almost all errors; what may succeed at a retry must be an OperationalError, as
    # with other drivers.
    error = context.sqlalchemy_exception
    state = getattr(context.original_exception, "sqlstate", None) or ""
    if isinstance(error, InternalError) and not state:
        context.is_disconnect = True  # asyncpg itself has failed: an error of the server has a state
    elif not isinstance(error, DBAPIError) or not state.startswith(_OPERATIONAL):
        return None
    return OperationalError(
        error.statement,
        error.params,
        context.original_exception,
        hide_parameters=True,
        connection_invalidated=context.is_disconnect,
    )


def _note_use(_connection: DBAPIConnection | None, record: ConnectionPoolEntry) -> None:
    record.info[_USED] = time.monotonic()


def _require_alive(
    dialect: Dialect, connection: DBAPIConnection, record: ConnectionPoolEntry, _proxy: PoolProxiedConnection
) -> None:
    """Replace a connection that the server has closed; it tells so, unless it is lost or was just restarted.

    A question costs as much as most transactions: what was used a moment ago is not asked.
    """
    if connection.driver_connection.is_closed():
        raise InvalidatePoolError
    if time.monotonic() - record.info.get(_USED, inf) > _ASKED_AFTER:
        try:
            dialect.do_ping(connection)
        except dialect.loaded_dbapi.Error as error:
            raise InvalidatePoolError from error


def _prepare_sqlite(connection: DBAPIConnection, _record: Any) -> None:
    # Python's driver must not begin transactions: it would begin them late, and as readers.
    connection.isolation_level = None
    cursor = connection.cursor()
    try:
        for setting in _SETTINGS:
            cursor.execute(f"PRAGMA {setting}")
        cursor.close()
    except Exception:
        # The pool does not have this connection yet, and its thread would outlive the program.
        connection.close()
        raise


def _close_idle(idle: list[FileConnection], ends: Iterable[Future[Any]], _engine: Engine) -> None:
    while idle:
        idle.pop().close_for_good()
    await_only(_ended(ends))


async def _ended(ends: Iterable[Future[Any]]) -> None:
    """Wait for threads whose tasks were cancelled: they would answer a loop that may be closed by then."""
    await asyncio.gather(*ends, return_exceptions=True)


def _begin_sqlite(connection: Connection) -> None:
    driver = connection.connection.driver_connection
    assert isinstance(driver, SqliteConnection), "it was made for this engine"
    driver.begin_with_next(reads=connection.get_execution_options().get(READING, False))


def shown(url: URL) -> str:
    return url.render_as_string(hide_password=True)
