"""Backups, made while the bot runs: each is one SQLite file, for both kinds of database.

A copy holds the secrets of all matches: only its owner may read the file.
"""

import errno
import shutil
import sqlite3
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, closing
from datetime import UTC, datetime
from pathlib import Path

from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.store import migrations
from bot.store.connections import file_url
from bot.store.engine import READABLE_BY_OWNER, BeforeMigration, connect, opened, reading, writing
from bot.store.errors import DatabaseInUse, DatabaseNotEmpty, DatabaseUnreachable, NoBackupFolder, NoDatabase
from bot.store.moving import copy_all, copy_as_is, move
from bot.store.schema import matches

_NAME = "gyoji-%Y%m%d-%H%M%S.sqlite3"
_ALL_NAMES = "gyoji-????????-??????.sqlite3"
CLOSING_SECONDS = 1.0
"""The last connections of a bot that has stopped close the file a moment later."""
_TABLE = "SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = ?"


def name_of(moment: float) -> str:
    """The name of a copy made at that moment, in Unix seconds. Names sort by time."""
    return datetime.fromtimestamp(moment, UTC).strftime(_NAME)


async def back_up(source: AsyncEngine, file: Path) -> dict[str, int]:
    """Copy everything, in one snapshot, into a new file. Returns the number of rows by table.

    The file appears only when it is complete; an existing one is not replaced. Raises OSError or StoreError.
    """
    async with (
        _unfinished(file) as part,
        opened(file_url(part)) as target,
        reading(source) as old,
        writing(target) as new,
    ):
        return await copy_all(old, new)


async def back_up_as_is(source: AsyncConnection, url: str, folder: Path | None) -> Path:
    """Copy all tables, of whatever version, as they are within the caller's transaction.

    The file goes into `folder` or, without one, beside the SQLite file that `url` names. The version that has
    written the tables can restore it. Returns its path. Raises OSError, NoBackupFolder or another StoreError.
    """
    place = _file_of(url)
    folder = folder or (place and place.parent)
    if folder is None:
        raise NoBackupFolder(
            "set GYOJI_BACKUP_DIR: the database is copied there before its tables are changed"
        )
    schema = await source.run_sync(migrations.present)
    file = folder / f"{Path(name_of(time.time())).stem}-schema-{schema}.sqlite3"
    async with _unfinished(file) as part:
        target = connect(file_url(part))
        try:
            async with writing(target) as new:
                savepoint = await source.begin_nested()
                await copy_as_is(source, new)
                # It closes what has read: PostgreSQL changes no table that is being read.
                await savepoint.rollback()
        finally:
            await target.dispose()
    return file


def copying_first(url: str, folder: Path | None, done: Callable[[Path], None]) -> BeforeMigration:
    """Lets `open_database` copy a database of an older version as it is, and hands the new file to `done`."""

    async def copy(connection: AsyncConnection) -> None:
        done(await back_up_as_is(connection, url, folder))

    return copy


async def restore(file: Path, target: str, *, force: bool = False) -> Path | None:
    """Replace a database that is empty or, with `force`, an SQLite file that is not, by a copy.

    Returns the path under which the old SQLite file is kept. Raises NoDatabase, DatabaseInUse,
    DatabaseNotEmpty or another StoreError; then nothing has changed.
    """
    place = _file_of(target)
    _require_tables(file)
    require_idle(target)
    # A copy of the copy: it may be older than the program, and then its tables are changed.
    migrated = file.with_name(f"{file.name}.restoring")
    _remove(migrated)
    kept = None
    try:
        migrated.touch(READABLE_BY_OWNER)
        shutil.copyfile(file, migrated)
        if place and force and place.is_file():
            require_idle(target)
            kept = place.replace(place.with_name(f"{place.name}.before-{datetime.now(UTC):%Y%m%d-%H%M%S}"))
        async with opened(file_url(migrated)) as old, opened(target, _refuse) as new:
            await move(old, new)
    except DatabaseNotEmpty as error:
        way = "--force replaces the file, and keeps it under another name" if place else "name a new database"
        raise DatabaseNotEmpty(f"{error}; {way}") from None
    except BaseException:
        if kept and place:
            _remove(place)
            kept.replace(place)
        raise
    finally:
        _remove(migrated)
    return kept


def rotate(folder: Path, keep: int) -> list[Path]:
    """Remove all but the newest copies of a folder. Returns those that were removed."""
    old = sorted(folder.glob(_ALL_NAMES))[:-keep]
    for file in old:
        file.unlink(missing_ok=True)  # another process may tidy up, too
    return old


def require_database(url: str) -> None:
    """Check that an SQLite file exists and is this program's; else it would be created or get tables.

    Raises BadDatabaseUrl or NoDatabase.
    """
    place = _file_of(url)
    if place:
        _require_tables(place)


def require_idle(url: str) -> None:
    """Check that no bot uses an SQLite file; PostgreSQL checks that itself, within the transaction.

    SQLite refuses to leave the journal mode while a bot has the file open; it waits for one that stops.
    Raises BadDatabaseUrl, DatabaseInUse or another StoreError.
    """
    place = _file_of(url)
    if place is None or not place.is_file():
        return
    given_up = time.monotonic() + CLOSING_SECONDS
    try:
        while not _is_one_file(place):
            if time.monotonic() > given_up:
                raise DatabaseInUse(f"a bot is at work on {place}: stop it first")
            time.sleep(CLOSING_SECONDS / 20)
    except sqlite3.OperationalError as error:
        raise DatabaseUnreachable(f"cannot use the database {place}: {error}") from None
    except sqlite3.DatabaseError:
        raise DatabaseNotEmpty(f"{place} is there, and is no database") from None


def _is_one_file(place: Path) -> bool:
    """Make it one file, without a journal beside it. Returns False if somebody has it open."""
    try:
        _make_one_file(place)
    except sqlite3.OperationalError as error:
        if error.sqlite_errorcode == sqlite3.SQLITE_BUSY:
            return False
        raise
    return True


async def _refuse(_: AsyncConnection) -> None:
    raise DatabaseNotEmpty("the target has tables of an older version: make a new database")


@asynccontextmanager
async def _unfinished(file: Path) -> AsyncIterator[Path]:
    """The path at which a new file is written; at the end it gets its name, after an error it is removed."""
    _require_new(file)
    part = file.with_name(f"{file.name}.part")
    _remove(part)
    file.parent.mkdir(parents=True, exist_ok=True)
    part.touch(READABLE_BY_OWNER)
    try:
        yield part
        _make_one_file(part)
        part.replace(file)
    finally:
        _remove(part)


def _file_of(url: str) -> Path | None:
    """The file of an SQLite database. Raises BadDatabaseUrl."""
    address = connect(url).url
    return Path(address.database) if address.get_backend_name() == "sqlite" and address.database else None


def _require_tables(file: Path) -> None:
    """An empty file is a database for SQLite, and so is that of another program."""
    if not file.is_file():
        raise NoDatabase(f"there is no database {file}")
    try:
        with closing(sqlite3.connect(file)) as connection:
            found = connection.execute(_TABLE, (matches.name,)).fetchone()
    except sqlite3.DatabaseError as error:
        raise DatabaseUnreachable(f"cannot use the database {file}: {error}") from None
    if not found:
        raise NoDatabase(f"{file} is no database of Gyoji")


def _make_one_file(database: Path) -> None:
    """Bring everything from the journal into the file itself."""
    with closing(sqlite3.connect(database, timeout=CLOSING_SECONDS)) as connection:
        connection.execute("PRAGMA journal_mode=DELETE").fetchone()


def _require_new(file: Path) -> None:
    if file.exists():
        raise FileExistsError(errno.EEXIST, "there is such a file already", str(file))


def _remove(database: Path) -> None:
    for ending in ("", "-wal", "-shm", "-journal"):
        database.with_name(database.name + ending).unlink(missing_ok=True)
