"""Brings the tables of a database to the newest version, makes them, or takes them back to an older version.

A new database gets the tables of `schema` at once. A migration changes those of an older one; its downgrade
undoes that. All run in the caller's transaction. A start with the newest tables imports no Alembic.
"""

from asyncio import AbstractEventLoop, Lock, get_running_loop
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING
from weakref import WeakKeyDictionary

from sqlalchemy import Connection, inspect, text

from bot.store.errors import SchemaTooNew, SchemaTooOld
from bot.store.migrations import entries
from bot.store.schema import metadata

if TYPE_CHECKING:
    from alembic.config import Config

_LOCK = 0x676F796A69
"""PostgreSQL's number of the lock that lets one of several starting programs migrate; SQLite needs none."""
_BASELINE = "0011"
"""The oldest tables that can be migrated (docs/decisions/0023-one-baseline-of-the-tables.md)."""

_turns: WeakKeyDictionary[AbstractEventLoop, Lock] = WeakKeyDictionary()


def turn() -> Lock:
    """To be held during `migrate` and `downgrade`: what Alembic works on is global to the process."""
    return _turns.setdefault(get_running_loop(), Lock())


def migrate(connection: Connection) -> None:
    """Run what is missing. `present` has found the database to be ours, and holds the lock."""
    from alembic import command

    config = _config(connection)
    if _revision(connection):
        command.upgrade(config, "head")
        entries.restore(connection)
    else:
        metadata.create_all(connection)
        command.stamp(config, "head")


def downgrade(connection: Connection, revision: str) -> None:
    """Take the tables back to an older revision, which loses what only newer ones hold.

    Raises ValueError if what is written of the present revision is damaged.
    """
    from alembic import command
    from alembic.util import CommandError

    try:
        command.downgrade(_config(connection), revision)
    except CommandError as error:
        raise ValueError(str(error)) from error


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
    if revision not in _revisions():
        step = "run that version, or go back with its `gyoji downgrade` (see docs/hosting.md)"
        raise SchemaTooNew(
            f"the database was written by a newer version of this program (schema {revision}): {step}"
        )
    return revision


def newest() -> str:
    """The revision to which this program migrates."""
    return max(_revisions())


@cache
def _revisions() -> frozenset[str]:
    """The revisions of all scripts, which are named v<revision>_<what>.py."""
    scripts = (files(__name__) / "versions").iterdir()
    return frozenset(one.name[1:].split("_")[0] for one in scripts if one.name.startswith("v"))


def _revision(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    revision: str | None = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return revision


def _config(connection: Connection) -> "Config":
    from alembic.config import Config

    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", "bot.store:migrations")
    return config
