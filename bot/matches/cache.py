"""Where the matches stand that were looked at lately, as this process knows: looking again costs no query.

Only for a database that no other process changes: an SQLite file.
"""

from collections import OrderedDict
from weakref import WeakKeyDictionary

from sqlalchemy.ext.asyncio import AsyncEngine

from bot.matches.match_view import LoadedMatch
from bot.store.engine import is_shared

_REMEMBERED = 256
"""Matches; the states are those that `States` keeps anyway."""

_known: WeakKeyDictionary[AsyncEngine, "Known"] = WeakKeyDictionary()


def known(engine: AsyncEngine) -> "Known":
    """What is known of this database: the same for all referees that share it."""
    return _known.setdefault(engine, Known(0 if is_shared(engine) else _REMEMBERED))


class Known:
    """Standings by match, up to `most`; each is forgotten when its match changes."""

    def __init__(self, most: int = _REMEMBERED) -> None:
        self._most = most
        self._standings: OrderedDict[str, LoadedMatch] = OrderedDict()
        self.changes = 0
        """How often a match has changed: what was read before a change may be out of date after it."""

    def find(self, match_id: str) -> LoadedMatch | None:
        """Where the match stands, if it is known."""
        if loaded := self._standings.get(match_id):
            self._standings.move_to_end(match_id)
            return loaded
        return None

    def keep(self, loaded: LoadedMatch, changes: int) -> None:
        """Remember what was read when so many changes had been made, unless there were others meanwhile."""
        if changes != self.changes:
            return
        self._standings[loaded.table.match.id] = loaded
        while len(self._standings) > self._most:
            self._standings.popitem(last=False)

    def forget_all(self) -> None:
        """A referee begins with what the database says."""
        self.changes += 1
        self._standings.clear()

    def forget(self, match_id: str) -> None:
        """The match has changed, or perhaps has."""
        self.changes += 1
        self._standings.pop(match_id, None)
