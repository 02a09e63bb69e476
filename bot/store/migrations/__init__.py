"""Brings the tables of a database to the newest version, makes them, or takes them back to an older version.

A new database gets the tables of `schema` at once. A migration changes those of an older one; its downgrade
undoes that. All run in the caller's transaction.
"""

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from bot.store.errors import SchemaTooNew, SchemaTooOld
from bot.store.migrations import entries
from bot.store.schema import metadata

_LOCK = 0x676F796A69
"""PostgreSQL's number of the lock that lets one of several starting programs migrate; SQLite needs none."""
_BASELINE = "0011"
"""The oldest tables that can be migrated (docs/decisions/0023-one-baseline-of-the-tables.md)."""


def migrate(connection: Connection) -> None:
    """Run what is missing. `present` has found the database to be ours, and holds the lock."""
    config = _config(connection)
    if _revision(connection):
        command.upgrade(config, "head")
        entries.restore(connection)
    else:
        metadata.create_all(connection)
        command.stamp(config, "head")


def downgrade(connection: Connection, revision: str) -> None:
    """Take the tables back to an older revision, which loses what only newer ones hold."""
    command.downgrade(_config(connection), revision)


def present(connection: Connection) -> str | None:
    """The revision of the tables; None for a new database. No other program migrates until the commit.

    Raises SchemaTooNew or SchemaTooOld for a revision from which no migration starts.
    """
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})
    revision = _revision(connection)
    if revision is None:
        return None
    if revision < _BASELINE:
        step = "open it once with the version of commit bf147c0 (schema 0011), which brings it up to date"
        raise SchemaTooOld(f"the database was written by a much older version (schema {revision}): {step}")
    if revision not in {script.revision for script in _scripts().walk_revisions()}:
        step = "run that version, or go back with its `gyoji downgrade` (see docs/hosting.md)"
        raise SchemaTooNew(
            f"the database was written by a newer version of this program (schema {revision}): {step}"
        )
    return revision


def newest() -> str:
    """The revision to which this program migrates."""
    head = _scripts().get_current_head()
    assert head, "there is a baseline"
    return head


def _revision(connection: Connection) -> str | None:
    return MigrationContext.configure(connection).get_current_revision()


def _scripts() -> ScriptDirectory:
    return ScriptDirectory.from_config(_config())


def _config(connection: Connection | None = None) -> Config:
    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", "bot.store:migrations")
    return config
