"""`gyoji backup`, `restore`, `move-database`, `downgrade` and `export`: commands on the database."""

import asyncio
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.matches import Referee
from bot.matches.maintenance import Checked, announce_restored, check_all
from bot.settings import Settings, SettingsError, load_settings
from bot.store import backup as copies
from bot.store.connections import file_url
from bot.store.downgrading import Change, go_back
from bot.store.engine import damage_reported, opened
from bot.store.errors import StoreError
from bot.store.moving import move
from cli.console import AsJson, echo, echo_error, echo_json, progress, write
from rules.core import record

DAY = 24 * 3600
RETRY_INTERVAL = 3600
"""Seconds between two attempts to write a nightly copy."""
DAMAGED = 1
"""Exit code of a command that has found matches that do not replay."""

Url = Annotated[str, typer.Argument(help="e.g. sqlite+aiosqlite:///gyoji.sqlite3")]


def backup(
    file: Annotated[
        Path | None, typer.Argument(help="The copy; without it, one in GYOJI_BACKUP_DIR, named by date.")
    ] = None,
    nightly: Annotated[bool, typer.Option(help="Make one now and every day, until stopped.")] = False,
    as_json: AsJson = False,
) -> int:
    """Copy the database into one SQLite file while the bot runs, and replay every match in it.

    The copy contains the secrets of all running matches. In GYOJI_BACKUP_DIR, only the newest are kept.
    """
    settings = load_settings()
    if file is None and settings.backup_dir is None:
        raise SettingsError("name a file, or set GYOJI_BACKUP_DIR")
    if not nightly:
        written, rows = asyncio.run(_write(settings, file))
        return asyncio.run(_finish(settings, written, rows, as_json))
    if file is not None:
        raise SettingsError("nightly backups go into GYOJI_BACKUP_DIR: name no file")
    while True:
        time.sleep(_nightly(settings, as_json))


def restore(
    file: Annotated[Path, typer.Argument(help="What `gyoji backup` has written.")],
    force: Annotated[bool, typer.Option(help="Also in the place of an SQLite file with matches.")] = False,
) -> int:
    """Put a copy in the place of the database that GYOJI_DATABASE_URL names. Stop the bot first.

    A database that is in use or has matches is not replaced; with --force, an SQLite file with matches is,
    and is kept under another name.
    """
    return asyncio.run(_restore(file, load_settings().database_url, force))


def move_database(
    source: Url,
    target: Annotated[str | None, typer.Argument(help="By default, what GYOJI_DATABASE_URL names.")] = None,
) -> int:
    """Copy everything into another, empty database, and replay all matches there.

    Stop the bot first; then set GYOJI_DATABASE_URL to the new database. The old one is not changed.
    """
    return asyncio.run(_move(source, target or load_settings().database_url))


def downgrade(
    version: Annotated[str, typer.Argument(help="The release to go back to, e.g. 0.1.0.")],
    yes: Annotated[
        bool, typer.Option("--yes", help="Do it; otherwise it is only said what it changes.")
    ] = False,
) -> None:
    """Take the database back to an older release, which can then be started. Stop the bot first.

    The database is copied first, into GYOJI_BACKUP_DIR or beside an SQLite file.
    """
    settings = load_settings()
    with damage_reported(settings.database_url):
        change = asyncio.run(go_back(settings.database_url, version, settings.backup_dir, dry=not yes))
    for line in _lines(change, version):
        echo(line)
    if change.copy:
        echo(f"It is copied to {change.copy}, and {version} can be started.")
    else:
        echo(f"Nothing is changed yet: gyoji downgrade {version} --yes")


def export(
    match: Annotated[str, typer.Argument(help="The match's id, as /game list shows it.")],
    out: Annotated[Path | None, typer.Option(help="Where to write the record; stdout without it.")] = None,
) -> None:
    """Write the record of a match. While it runs, the record contains only public information."""
    found = asyncio.run(_read(match, load_settings().database_url))
    if found.seed is None:
        echo_error(f"{match} still runs: this is what is public; the record to verify comes at its end")
    if out is None:
        typer.echo(record.dump(found), nl=False)
    else:
        write(out, record.dump(found))
        echo(str(out))


def _nightly(settings: Settings, as_json: bool) -> int:
    """Make one backup; a failure is printed and does not end the program. Returns the seconds to the next.

    Once a copy is written, the next one is due in a day, whatever the check finds: further copies would have
    the same problem, and rotate older ones out.
    """
    trouble, rest = "no backup", RETRY_INTERVAL
    try:
        file, rows = asyncio.run(_write(settings, None))
        trouble, rest = f"{file} is not checked", DAY
        asyncio.run(_finish(settings, file, rows, as_json))
    except (OSError, StoreError) as error:
        echo_error(f"{trouble}: {error}")
    except Exception as error:  # the message of any other may contain a secret
        echo_error(f"{trouble}: {type(error).__name__}")
    return rest


async def _write(settings: Settings, file_given: Path | None) -> tuple[Path, int]:
    """Returns the path of the copy, and its number of rows. Raises OSError or StoreError."""
    copies.require_database(settings.database_url)
    file = file_given or (settings.backup_dir or Path()) / copies.name_of(time.time())
    async with _opened(settings.database_url) as engine:
        rows = await copies.back_up(engine, file)
    return file, sum(rows.values())


async def _finish(settings: Settings, file: Path, rows: int, as_json: bool) -> int:
    """Rotate old copies, check the new one and print the result. Raises OSError or StoreError."""
    if file.parent == settings.backup_dir:
        copies.rotate(file.parent, settings.backup_keep)
    async with _opened(file_url(file), file) as copy:
        checked = await check_all(copy)
    if as_json:
        echo_json({"file": str(file), "rows": rows, **asdict(checked)})
        return DAMAGED if checked.damaged else 0
    return _report(checked, f"{file}: {rows} rows")


async def _restore(file: Path, target: str, force: bool) -> int:
    """Returns the exit code. Raises OSError or StoreError."""
    with damage_reported(file):
        kept = await copies.restore(file, target, force=force)
    if kept:
        echo(f"The old database is kept as {kept}")
    async with _opened(target) as engine:
        checked = await check_all(engine)
        await announce_restored(engine, checked.damaged)
    return _report(checked, f"Restored from {file}")


async def _move(source: str, target: str) -> int:
    """Returns the exit code. Raises StoreError; then the target is still empty."""
    copies.require_database(source)
    for url in (source, target):
        copies.require_idle(url)
    async with _opened(source) as old, _opened(target) as new:
        with damage_reported(source):
            rows = await move(old, new)
        moved = ", ".join(f"{count} {table}" for table, count in rows.items() if count)
        echo(f"Moved: {moved or 'nothing, there is nothing yet'}.")
        # An equal copy does not prove that the original is sound.
        checked = await check_all(new, lambda begun: progress(begun, "Replaying", len(begun)))
    for match in checked.damaged:
        echo_error(f"{match} does not replay; it did not in the old database either")
    echo(f"{checked.sound} matches replay, {checked.older} were begun under older rules.")
    return DAMAGED if checked.damaged else 0


async def _read(match: str, url: str) -> record.MatchRecord:
    """Returns the record of a match. Raises UnknownMatch, NotStarted or StoreError."""
    copies.require_database(url)
    async with _opened(url) as engine:
        return await Referee(engine).record(match)


@asynccontextmanager
async def _opened(url: str, shown: Path | None = None) -> AsyncIterator[AsyncEngine]:
    """A database, closed at the end; one of an older version is copied before it is migrated.

    Raises StoreError, also where its rows turn out to be damaged.
    """
    copying = copies.copying_first(url, load_settings().backup_dir, _report_copy)
    async with opened(url, copying) as engine:
        with damage_reported(shown or url):
            yield engine


def _report_copy(file: Path) -> None:
    echo_error(f"the database is migrated to this version; as it was, it is copied to {file}")


def _lines(change: Change, version: str) -> Iterator[str]:
    """What going back changes, a line for each kind of thing."""
    if change.present == change.target:
        yield f"The tables are those of {version} already (schema {change.target})."
    else:
        yield f"The tables go from schema {change.present} to {change.target}, that of {version}."
    if change.dropped:
        dropped = ", ".join(f"{name} ({count})" for name, count in change.dropped.items())
        yield f"{version} has no place for these, which only the copy keeps: {dropped}"
    if change.undelivered:
        yield f"{version} cannot deliver {change.undelivered} waiting messages: they are not sent"
    if change.entries:
        yield f"{version} has no words for {change.entries} log entries: they read otherwise there"
    if change.waiting:
        waiting = ", ".join(change.waiting)
        yield f"{version} does not know the rules of these, which wait for a later upgrade: {waiting}"


def _report(checked: Checked, what: str) -> int:
    """Print the result of checking a copy. Returns the exit code."""
    for match in checked.damaged:
        echo_error(f"{match} does not replay")
    echo(f"{what}; {checked.sound} matches replay, {checked.older} were begun under other rules.")
    return DAMAGED if checked.damaged else 0
