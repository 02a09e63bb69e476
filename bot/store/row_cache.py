"""Rows that are read again and again, kept in memory where no other process writes to the database.

A function that reads rows of one match or person is marked by `reads` with the tables that it reads.
`engine.fetch` calls it, or returns what it returned before. Each statement that writes to one of the tables,
for the same match or person, makes the cache forget that.
"""

from collections import OrderedDict, defaultdict
from collections.abc import Awaitable, Callable
from typing import Any, Concatenate, ParamSpec, TypeAlias, TypeVar

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

_tables: dict[Any, tuple[str, ...]] = {}


def reads(*tables: Table) -> Callable[[Read[P, T]], Read[P, T]]:
    """Mark a function: it reads rows of these tables alone, and only those of its first argument."""

    def mark(read: Read[P, T]) -> Read[P, T]:
        _tables[read] = tuple(table.name for table in tables)
        return read

    return mark


class RowCache:
    """What marked functions have returned, up to MAX_KEYS of their calls."""

    def __init__(self) -> None:
        self._rows: OrderedDict[Key, Any] = OrderedDict()
        self._keys: defaultdict[Owner, set[Key]] = defaultdict(set)
        self._written: set[Owner] = set()
        """Whose rows the transaction under way has written: there is one at a time."""
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

    def clear(self) -> None:
        """Forget everything."""
        self.changes += 1
        self._rows.clear()
        self._keys.clear()

    def forget_written(self) -> None:
        """A transaction has ended: forget what was read while it was not committed yet, too."""
        self._forget(self._written)
        self._written = set()

    def note_written(self, _connection: Connection, _cursor: Any, _text: str, *rest: Any) -> None:
        """Listen to `after_cursor_execute`: forget the rows of those whose rows a statement has written.

        A statement that names none may have written the rows of all.
        """
        context = rest[1]
        if context.isinsert or context.isupdate or context.isdelete:
            table = context.compiled.statement.table.name
            ids = {
                value
                for row in context.compiled_parameters
                for name, value in row.items()
                if name.rstrip("_0123456789") in _OWNERS
            }
            owners: set[Owner] = {(table, one) for one in ids or {ALL}}
            self._written |= owners
            self._forget(owners)

    def _forget(self, owners: set[Owner]) -> None:
        self.changes += bool(owners)
        tables = {table for table, one in owners if one is ALL}
        if tables:
            owners = owners | {owner for owner in self._keys if owner[0] in tables}
        for owner in owners:
            for key in list(self._keys.get(owner, ())):
                self._drop(key)

    def _drop(self, key: Key) -> None:
        del self._rows[key]
        for owner in _owners(key):
            self._keys[owner].discard(key)
            if not self._keys[owner]:
                del self._keys[owner]


def _owners(key: Key) -> list[Owner]:
    read, owner, *_ = key
    return [(table, owner) for table in _tables[read]]
