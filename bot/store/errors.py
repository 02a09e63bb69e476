"""Why a database cannot be used. Each text is one line for the host.

StoreError
├── BadDatabaseUrl         the address is none, or of a kind that is not supported
├── DatabaseUnreachable    no database answers there, or its file cannot be opened or written
└── SchemaTooNew           a newer version of this program has changed the tables
"""


class StoreError(Exception):
    """The root: the database cannot be used."""


class BadDatabaseUrl(StoreError):
    """The address is none, or of a kind that is not supported."""


class DatabaseUnreachable(StoreError):
    """No database answers at the address, or its file cannot be opened or written."""


class SchemaTooNew(StoreError):
    """A newer version of this program has changed the tables."""
