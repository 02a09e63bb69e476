"""Brings the tables of a database to the newest version, or makes them."""

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from bot.store.errors import SchemaTooNew

_LOCK = 0x676F796A69
"""PostgreSQL's number of the lock that lets one of several starting programs migrate; SQLite needs none."""


def migrate(connection: Connection) -> None:
    """Run what is missing, in the caller's transaction. Raises SchemaTooNew."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})
    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", "bot.store:migrations")
    _check_known(config, connection)
    command.upgrade(config, "head")


def _check_known(config: Config, connection: Connection) -> None:
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    for revision in MigrationContext.configure(connection).get_current_heads():
        if revision not in known:
            reason = f"the database was written by a newer version of this program (schema {revision})"
            raise SchemaTooNew(reason)
