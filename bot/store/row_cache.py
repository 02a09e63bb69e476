"""Row cache: rows that are read often are kept in memory while no other process writes to the database.

That is always so with an SQLite file, and on a server while the process is alone (`bot.cluster.leases`).

A function that reads rows of one match or person is marked by `reads` with the tables that it reads.
`engine.fetch` calls it, or returns its cached result. Each statement that writes to one of the tables, for
the same match or person, invalidates that result.
"""

import time
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
    """The results of marked functions, up to MAX_KEYS; valid until a moment of `time.monotonic`."""

    def __init__(self, valid_until: float) -> None:
        self._valid_until = valid_until
        self._epoch = 0
        self._rows: OrderedDict[Key, Any] = OrderedDict()
        self._keys: defaultdict[Owner, set[Key]] = defaultdict(set)
        self._written: defaultdict[Connection, set[Owner]] = defaultdict(set)
        """Whose rows each open transaction has written."""
        self.changes = 0
        """The number of invalidations: what was read before one may be out of date."""

    @property
    def epoch(self) -> int | None:
        """A number that changes whenever another process may have written; None while one may write."""
        return self._epoch if time.monotonic() < self._valid_until else None

    def extend(self, until: float) -> None:
        """No other process writes before this moment. What was cached before a gap is dropped."""
        if self.epoch is None:
            self._rows.clear()
            self._keys.clear()
            self.changes += 1
            self._epoch += 1
        self._valid_until = until

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

    def forget_written(self, connection: Connection | None) -> None:
        """A transaction has ended: also invalidate what was read before its commit."""
        self._forget(self._written.pop(connection, set()) if connection else set())

    def note_written(self, connection: Connection, _cursor: Any, _text: str, *rest: Any) -> None:
        """Listen to `after_cursor_execute`: invalidate the rows of the matches or people that it names.

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
            self._written[connection] |= owners
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
