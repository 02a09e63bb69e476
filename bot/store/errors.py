"""Why a database cannot be used. Each text is one line for the host."""

from bot.errors import HostError


class StoreError(HostError):
    """The root: the database cannot be used."""


class BadDatabaseUrl(StoreError):
    """The address is none, or of a kind that is not supported."""


class DatabaseUnreachable(StoreError):
    """No database answers at the address, or its file cannot be opened or written."""


class DamagedDatabase(StoreError):
    """Rows hold data that this program cannot have written; the text never quotes it: it may be secret."""


class SchemaTooNew(StoreError):
    """A newer version of this program has changed the tables."""


class SchemaTooOld(StoreError):
    """The tables are older than the oldest that this program can migrate."""


class NoDatabase(StoreError):
    """There is nothing to be moved."""


class DatabaseInUse(StoreError):
    """A bot is at work on the database."""


class DatabaseNotEmpty(StoreError):
    """There are rows where none may be."""


class NotAlike(StoreError):
    """A copy reads differently from what was copied."""
