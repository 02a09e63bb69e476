"""An SQLite file is for one bot: what it keeps in memory is right while nobody else writes to the file."""

import contextlib
import fcntl
from collections.abc import Iterator
from pathlib import Path

from bot.store import connections
from bot.store.errors import DatabaseInUse


@contextlib.contextmanager
def claimed(url: str) -> Iterator[None]:
    """Keep other bots from an SQLite file; on a server they share the work by leases.

    The lock is on a file of its own, as closing another handle of the database would take SQLite's locks
    away. It goes with the process. Raises BadDatabaseUrl or DatabaseInUse.
    """
    address = connections.parse(url)
    if address.get_backend_name() != "sqlite":
        yield
        return
    with contextlib.ExitStack() as held:
        with contextlib.suppress(OSError):  # what is wrong is reported when the database itself is opened
            lock = held.enter_context(Path(f"{address.database}.lock").open("wb"))
            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                raise DatabaseInUse(f"a bot is at work on {address.database}: stop it first") from None
        yield
