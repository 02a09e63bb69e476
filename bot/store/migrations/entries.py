"""Entries of the log that an older release has no words for: it reads another one, which keeps the first."""

from collections.abc import Container
from typing import Any

from sqlalchemy import Connection, Text, cast, select, update

from bot.store.schema import log

_KNOWN = "restored"
"""The entry that is read instead; every release has words for it."""
_WAS = "newer"
"""Where it keeps the other one."""

_entries = select(log.c.match_id, log.c.seq, log.c.data).where(log.c.kind == "note")


def reword(connection: Connection, known: Container[str]) -> int:
    """Before a downgrade: replace all but the known entries. Returns the number of those replaced."""
    found = [row for row in connection.execute(_entries) if row.data["note"] not in known]
    for row in found:
        _rewrite(connection, row, {"note": _KNOWN, _WAS: row.data})
    return len(found)


def restore(connection: Connection) -> None:
    """After an upgrade: the entries are what they were."""
    for row in connection.execute(_entries.where(cast(log.c.data, Text).contains(f'"{_WAS}":'))).all():
        _rewrite(connection, row, row.data.get(_WAS, row.data))


def _rewrite(connection: Connection, row: Any, data: dict[str, Any]) -> None:
    this_one = log.c.match_id == row.match_id, log.c.seq == row.seq
    connection.execute(update(log).where(*this_one).values(data=data))
