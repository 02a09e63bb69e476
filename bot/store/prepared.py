"""Prepared statements: compiled once, then handed to SQLite's driver as text and values.

Between a statement and its rows SQLAlchemy takes six times as long as the driver with its thread. So what the
program reads and writes all the time is marked by `prepare`, and a FileConnection carries it out directly:
the text, the types of parameters and columns, the errors and the events are SQLAlchemy's, the rest of its way
is left out. Whatever else is executed takes that way, in the same transaction.
"""

from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, TypeVar

from sqlalchemy import Delete, Executable, Insert, Select, Update
from sqlalchemy.engine.interfaces import Dialect
from sqlalchemy.engine.result import IteratorResult, SimpleResultMetaData
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine
from sqlalchemy.types import TypeEngine

from bot.store.sqlite import SqliteConnection

READING = "gyoji_reading"
"""The option of a connection whose transactions only read."""
S = TypeVar("S", bound=Executable)
Values = Mapping[str, Any]
Converter = Callable[[Any], Any] | None

_CLOSED = "no active connection", "connection closed"
"""The driver's errors, in small letters, for a connection that has been closed."""

_prepared: "dict[Executable, dict[tuple[str, ...], _Prepared]]" = {}
"""Marked statements, as compiled for the names of parameters that were given so far."""


def prepare(statement: S) -> S:
    """Mark a statement of the program: it is executed again and again, and kept for good."""
    _prepared[statement] = {}
    return statement


class Written(NamedTuple):
    """What came of a statement that returns no rows."""

    rowcount: int


@dataclass
class _Execution:
    """What listeners are told of an execution, as in SQLAlchemy's ExecutionContext."""

    compiled: Any
    compiled_parameters: list[dict[str, Any]]
    isinsert: bool
    isupdate: bool
    isdelete: bool


class _Prepared:
    """A statement with parameters of these names."""

    def __init__(self, statement: Any, names: Iterable[str], dialect: Dialect) -> None:
        self.compiled = compiled = statement.compile(dialect=dialect, column_keys=list(names))
        unfit = compiled.post_compile_params or compiled.literal_execute_params
        assert not unfit, f"its text would depend on its values: {compiled}"
        self.text = str(compiled)
        given: dict[str, Any] = compiled.params
        self.fixed = {name: given[name] for name in given if name not in names}
        self.fixed |= {column.key: column.default.arg for column in compiled.prefetch}
        converters = {name: _writer(compiled.binds[name].type, dialect) for name in compiled.positiontup}
        self._values = [(name, converters[name]) for name in compiled.positiontup]
        columns: Any = statement.selected_columns if isinstance(statement, Select) else {}
        self._readers = [_reader(column.type, dialect) for column in columns.values()]
        self._converts = any(self._readers)
        extra = [(column,) for column in columns.values()]
        self._columns = SimpleResultMetaData(list(columns.keys()), extra) if extra else None
        self._kinds = [isinstance(statement, kind) for kind in (Insert, Update, Delete)]

    def execution(self, rows: Iterable[Values]) -> _Execution:
        return _Execution(self.compiled, [{**self.fixed, **row} for row in rows], *self._kinds)

    def values(self, row: Values) -> tuple[Any, ...]:
        """The values of a row of parameters, as the driver takes them. Raises KeyError if one is missing."""
        return tuple([convert(row[name]) if convert else row[name] for name, convert in self._values])

    def result(self, rows: Sequence[Sequence[Any]], count: int) -> Any:
        """The rows that were found, or the number of those that were written."""
        if self._columns is None:
            return Written(count)
        if self._converts:
            rows = [self._read(row) for row in rows]
        return IteratorResult(self._columns, iter(rows))

    def _read(self, row: Sequence[Any]) -> tuple[Any, ...]:
        pairs = zip(self._readers, row, strict=True)
        return tuple([read(value) if read else value for read, value in pairs])


def _writer(kind: TypeEngine[Any], dialect: Dialect) -> Converter:
    return kind.dialect_impl(dialect).bind_processor(dialect)


def _reader(kind: TypeEngine[Any], dialect: Dialect) -> Converter:
    return kind.dialect_impl(dialect).result_processor(dialect, None)


class FileConnection(AsyncConnection):
    """A connection to an SQLite file, which is used for one transaction after another."""

    def __init__(self, engine: AsyncEngine) -> None:
        super().__init__(engine)
        self._reads = False
        self._driver: SqliteConnection
        self._events: Any

    async def open(self) -> "FileConnection":
        """Connect, or take a connection of the engine's pool."""
        await self.start()
        assert self.sync_connection
        driver = self.sync_connection.connection.driver_connection
        assert isinstance(driver, SqliteConnection), "it was made for this engine"
        self._driver = driver
        self._events = self.sync_connection.dispatch
        return self

    def use(self, *, reads: bool) -> None:
        """Let the next transaction only read, or write, too."""
        if self._reads != reads:
            assert self.sync_connection
            self.sync_connection.execution_options(**{READING: reads})
            self._reads = reads

    def close_for_good(self) -> None:
        """Close the file, and not only give it back to the pool; within SQLAlchemy's own greenlet."""
        assert self.sync_connection
        self.sync_connection.detach()
        self.sync_connection.close()

    async def execute(self, statement: Any, parameters: Any = None, **options: Any) -> Any:
        """As AsyncConnection; what is prepared is carried out by the driver."""
        forms = _prepared.get(statement)
        if forms is None:
            return await super().execute(statement, parameters, **options)
        rows = parameters if isinstance(parameters, list | tuple) else [parameters or {}]
        names = tuple(rows[0])
        form = forms.get(names)
        if form is None:
            form = forms[names] = _Prepared(statement, names, self.dialect)
        return await self._carry_out(form, rows)

    async def _carry_out(self, form: _Prepared, rows: Sequence[Values]) -> Any:
        connection, events, many = self.sync_connection, self._events, len(rows) > 1
        if not self._driver.is_begun:
            events.begin(connection)
        execution = form.execution(rows)
        values: Any = [form.values(row) for row in execution.compiled_parameters]
        if not many:
            (values,) = values
        cursor = self._driver.cursor()
        told = connection, cursor, form.text, values, execution, many
        for listener in events.before_cursor_execute:
            listener(*told)
        try:
            await cursor.execute(form.text, values, many=many)
            found = await cursor.fetchall() if cursor.description else ()
        except Exception as error:
            raise await self._sorted_out(error, form.text, values) from error
        events.after_cursor_execute(*told)
        return form.result(found, cursor.rowcount)

    async def _sorted_out(self, error: Exception, text: str | None, values: Any) -> Exception:
        """The error as SQLAlchemy has it; a connection that is closed is not used again."""
        dbapi: Any = self.dialect.loaded_dbapi
        if is_closed := isinstance(error, ValueError) and str(error).lower() in _CLOSED:
            error = dbapi.OperationalError(str(error))
            await self.invalidate(error)
        if not isinstance(error, dbapi.Error):
            return error
        sorted_out: Exception = DBAPIError.instance(
            text,
            values,
            error,
            dbapi.Error,
            hide_parameters=self.engine.sync_engine.hide_parameters,
            connection_invalidated=is_closed,
            dialect=self.dialect,
        )
        return sorted_out

    async def commit(self) -> None:
        """End the transaction; what it has written lasts."""
        if self.in_transaction():
            await super().commit()
        elif self._driver.is_begun:
            self._events.commit(self.sync_connection)
            await self._end(self._driver.commit)

    async def rollback(self) -> None:
        """End the transaction, if there is one; what it has written is gone."""
        if self.in_transaction():
            await super().rollback()
        elif self._driver.is_begun:
            await self._end(self._driver.rollback)

    async def _end(self, end: Callable[[], Awaitable[None]]) -> None:
        try:
            await end()
        except Exception as error:
            raise await self._sorted_out(error, None, None) from error
