"""Errors of the database. Each text is one line for the host."""

from bot.errors import HostError


class StoreError(HostError):
    """The root: the database cannot be used."""


class BadDatabaseUrl(StoreError):
    """The URL is invalid, or its kind of database is not supported."""


class DatabaseUnreachable(StoreError):
    """No database answers at the URL, or its file cannot be opened or written."""


class DamagedDatabase(StoreError):
    """Rows hold data that this program cannot have written; the text never quotes it: it may be secret."""


class SchemaTooNew(StoreError):
    """A newer version of this program has changed the tables."""


class SchemaTooOld(StoreError):
    """The tables are older than the oldest that this program can migrate."""


class NoBackupFolder(StoreError):
    """It is not said where the database is to be copied before its tables are changed."""


class UnknownRelease(StoreError):
    """No release of this number is known, or the database cannot go back to it."""


class NoDatabase(StoreError):
    """There is no database, or it is another program's."""


class DatabaseInUse(StoreError):
    """A bot uses the database."""


class DatabaseNotEmpty(StoreError):
    """The target has tables or rows already."""


class NotAlike(StoreError):
    """A copy differs from its original."""
