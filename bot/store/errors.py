"""Why a database cannot be used. Each text is one line for the host.

StoreError
├── BadDatabaseUrl         the address is none, or of a kind that is not supported
├── DatabaseUnreachable    no database answers there, or its file cannot be opened or written
├── DamagedDatabase        rows hold what this program cannot have written
├── SchemaTooNew           a newer version of this program has changed the tables
├── NoDatabase             there is nothing to be moved
├── DatabaseInUse          a bot is at work on it
├── DatabaseNotEmpty       there are rows where none may be
└── NotAlike               a copy reads differently from what was copied
"""

from bot.errors import HostError


class StoreError(HostError):
    """The root: the database cannot be used."""


class BadDatabaseUrl(StoreError):
    """The address is none, or of a kind that is not supported."""


class DatabaseUnreachable(StoreError):
    """No database answers at the address, or its file cannot be opened or written."""


class DamagedDatabase(StoreError):
    """Rows hold what this program cannot have written; the text does not quote it, for it may be a secret."""


class SchemaTooNew(StoreError):
    """A newer version of this program has changed the tables."""


class NoDatabase(StoreError):
    """There is nothing to be moved."""


class DatabaseInUse(StoreError):
    """A bot is at work on the database."""


class DatabaseNotEmpty(StoreError):
    """There are rows where none may be."""


class NotAlike(StoreError):
    """A copy reads differently from what was copied."""
