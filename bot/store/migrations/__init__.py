"""Brings the tables of a database to the newest version, or makes them.

A new database gets the tables of `schema` at once. A migration changes those of an older one.
"""

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from bot.store.errors import SchemaTooNew, SchemaTooOld
from bot.store.schema import metadata

_LOCK = 0x676F796A69
"""PostgreSQL's number of the lock that lets one of several starting programs migrate; SQLite needs none."""
_BASELINE = "0011"
"""The oldest tables that can be migrated (docs/decisions/0023-one-baseline-of-the-tables.md)."""


def migrate(connection: Connection) -> None:
    """Run what is missing, in the caller's transaction. Raises SchemaTooNew or SchemaTooOld."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})
    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", "bot.store:migrations")
    present = MigrationContext.configure(connection).get_current_heads()
    for revision in present:
        _check_known(config, revision)
    if present:
        command.upgrade(config, "head")
    else:
        metadata.create_all(connection)
        command.stamp(config, "head")


def _check_known(config: Config, revision: str) -> None:
    if revision < _BASELINE:
        step = "open it once with the version of commit bf147c0 (schema 0011), which brings it up to date"
        raise SchemaTooOld(f"the database was written by a much older version (schema {revision}): {step}")
    if revision not in {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}:
        raise SchemaTooNew(f"the database was written by a newer version of this program (schema {revision})")
