"""Retention: removes matches that ended long ago, where the host or the server wants that.

Also finishes deletions: a large database file is rewritten at night.
"""

from collections.abc import Callable
from datetime import UTC, datetime

from bot.matches.clock.time_control import DAY
from bot.matches.referee import Referee
from bot.store import matches
from bot.store.engine import compact, read, write

NIGHT = 4
"""The hour (UTC) in which a file is rewritten, for which writers have to wait."""
BATCH = 20
"""Matches that are removed in one transaction."""


class Retention:
    """A job that is due every hour. `days` is the host's limit; None: matches are kept."""

    def __init__(self, referee: Referee, days: int | None, now: Callable[[], float]) -> None:
        """`now` is the time in Unix seconds."""
        self._referee = referee
        self._days = days
        self._now = now

    async def run(self) -> None:
        """Remove what is old by now: by the host's limit or the server's, whichever is shorter."""
        engine, now = self._referee.engine, int(self._now())
        old = await read(engine, matches.ended_before, now, DAY, self._days)
        for first in range(0, len(old), BATCH):
            await write(engine, matches.remove, old[first : first + BATCH])
            self._referee.forget_rows()
        if datetime.fromtimestamp(now, UTC).hour == NIGHT:
            await compact(engine)

    async def next_at(self) -> None:
        """No certain moment: every MAX_SLEEP seconds."""
