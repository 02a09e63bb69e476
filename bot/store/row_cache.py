"""Rows that are read again and again, kept in memory while no other process writes to the database.

A function that reads rows of one match or person is marked by `reads` with the tables that it reads; its
arguments are named after columns, whose values all rows that it reads have.
`engine.fetch` calls it, or returns what it returned before. Each statement that writes to one of the tables,
for the same match or person, makes the cache forget that, unless it names other values for these columns.
"""

from collections import OrderedDict, defaultdict
from collections.abc import Awaitable, Callable, Iterable, Mapping
from inspect import signature
from itertools import product
from typing import Any, Concatenate, NamedTuple, ParamSpec, TypeAlias, TypeVar
from weakref import WeakKeyDictionary

from sqlalchemy import Connection, Table
from sqlalchemy.ext.asyncio import AsyncConnection

P = ParamSpec("P")
T = TypeVar("T")
Read: TypeAlias = Callable[Concatenate[AsyncConnection, P], Awaitable[T]]
Key: TypeAlias = tuple[Any, ...]
"""A marked function and its arguments, of which the first is the id of the match or person."""
Owner: TypeAlias = tuple[str, object]
"""A table's name, and the id of the match or person that owns the rows; ALL for every row."""

ALL = None
MAX_KEYS = 20_000
_OWNERS = ("match_id", "user_id")


class _Marked(NamedTuple):
    """The names of the tables that a function reads, and of its arguments."""

    tables: tuple[str, ...]
    columns: tuple[str, ...]


class _Written(NamedTuple):
    """The rows that a statement may have written: those whose `columns` have one of the values in `named`."""

    owner: Owner
    columns: frozenset[str]
    named: frozenset[tuple[str, object]]

    def calls(self) -> list[Key]:
        """All calls of functions for these rows, if a value is named for each of their arguments."""
        named: defaultdict[str, list[object]] = defaultdict(list)
        for column, value in self.named:
            named[column].append(value)
        return [
            (read, *arguments)
            for read in _readers[self.owner[0]]
            for arguments in product(*(named[column] for column in _marked[read].columns))
        ]

    def concerns(self, key: Key) -> bool:
        """Whether what a function returned for these arguments may have changed."""
        read, *arguments = key
        for pair in zip(_marked[read].columns, arguments, strict=True):
            if pair[0] in self.columns and pair not in self.named:
                return False
        return True


_marked: dict[Any, _Marked] = {}
_columns: defaultdict[str, set[str]] = defaultdict(set)
"""By table, the columns that the arguments of marked functions are named after."""
_readers: defaultdict[str, list[Any]] = defaultdict(list)
"""By table, the marked functions that read it."""


def reads(*tables: Table) -> Callable[[Read[P, T]], Read[P, T]]:
    """Mark a function: it reads rows of these tables alone, and only those with its arguments as columns."""

    def mark(read: Read[P, T]) -> Read[P, T]:
        _, *columns = signature(read).parameters  # the first one is the connection
        _marked[read] = _Marked(tuple(table.name for table in tables), tuple(columns))
        for table in tables:
            _columns[table.name].update(columns)
            _readers[table.name].append(read)
        return read

    return mark


class RowCache:
    """What marked functions have returned, up to MAX_KEYS of their calls."""

    def __init__(self) -> None:
        self._rows: OrderedDict[Key, Any] = OrderedDict()
        self._keys: defaultdict[Owner, set[Key]] = defaultdict(set)
        self._written: WeakKeyDictionary[Connection, set[_Written]] = WeakKeyDictionary()
        """The rows that the transactions under way have written."""
        self._tenure = 0
        self.changes = 0
        """The number of invalidations: what was read before one may be out of date."""

    def find(self, key: Key) -> Any:
        """What the function returned. Raises KeyError."""
        self._rows.move_to_end(key)
        return self._rows[key]

    def keep(self, key: Key, rows: Any, changes: int) -> None:
        """Cache what was read when `changes` had this value, unless it has changed since."""
        if changes == self.changes:
            self._rows[key] = rows
            for owner in _owners(key):
                self._keys[owner].add(key)
            if len(self._rows) > MAX_KEYS:
                self._drop(next(iter(self._rows)))

    def begin(self, tenure: int) -> None:
        """Forget what is from another tenure (`Standing`): others may have written since then."""
        if tenure != self._tenure:
            self._tenure = tenure
            self.clear()

    def clear(self) -> None:
        """Forget everything."""
        self.changes += 1
        self._rows.clear()
        self._keys.clear()

    def forget_written(self, connection: Connection) -> None:
        """Its transaction has ended: forget what was read while it was not committed yet, too."""
        self._forget(self._written.pop(connection, set()))

    def note_written(self, connection: Connection, _cursor: Any, _text: str, *rest: Any) -> None:
        """Listen to `after_cursor_execute`: forget the rows of those whose rows a statement has written.

        A statement that names none may have written the rows of all.
        """
        context = rest[1]
        if context.isinsert or context.isupdate or context.isdelete:
            table = context.compiled.statement.table.name
            written = {one for row in context.compiled_parameters for one in _written(table, row)}
            self._written.setdefault(connection, set()).update(written)
            self._forget(written)

    def _forget(self, written: set[_Written]) -> None:
        self.changes += bool(written)
        for one in written:
            for key in self._concerned(one):
                self._drop(key)

    def _concerned(self, one: _Written) -> list[Key]:
        table, owner = one.owner
        if one.columns == _columns[table]:  # as in most statements: a match may have hundreds of keys
            return [key for key in one.calls() if key in self._rows]
        owners = [one.owner] if owner is not ALL else [each for each in self._keys if each[0] == table]
        return [key for each in owners for key in self._keys.get(each, ()) if one.concerns(key)]

    def _drop(self, key: Key) -> None:
        del self._rows[key]
        for owner in _owners(key):
            self._keys[owner].discard(key)
            if not self._keys[owner]:
                del self._keys[owner]


def _owners(key: Key) -> list[Owner]:
    read, owner, *_ = key
    return [(table, owner) for table in _marked[read].tables]


def _written(table: str, parameters: Mapping[str, object]) -> Iterable[_Written]:
    """Yields, for each owner that a statement's parameters name, what it has written of a table."""
    columns = _columns.get(table)
    if columns is None:
        return  # nothing that is read from this table is kept
    named = frozenset(
        (column, value)
        for name, values in parameters.items()
        if (column := name.rstrip("_0123456789")) in columns
        for value in (values if isinstance(values, list | tuple) else (values,))
    )
    given = frozenset(column for column, _ in named)
    for owner in {value for column, value in named if column in _OWNERS} or {ALL}:
        yield _Written((table, owner), given, named)
