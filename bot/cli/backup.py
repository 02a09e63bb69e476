"""`gyoji backup`: a verified copy of the database, made while the bot runs."""

import asyncio
import time
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from bot.cli.console import DAMAGED, AsJson, echo, echo_error, echo_json
from bot.settings import Settings, SettingsError, load_settings

if TYPE_CHECKING:
    from bot.matches.maintenance import Checked

DAY = 24 * 3600
RETRY_INTERVAL = 3600
"""Seconds between two attempts to write a nightly copy."""


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
        return asyncio.run(_back_up(settings, file, as_json))
    if file is not None:
        raise SettingsError("nightly backups go into GYOJI_BACKUP_DIR: name no file")
    while True:
        time.sleep(_nightly(settings, as_json))


def _nightly(settings: Settings, as_json: bool) -> int:
    """Make one backup; a failure is printed and does not end the program. Returns the seconds to the next.

    Once a copy is written, the next one is due in a day, whatever the check finds: further copies would have
    the same problem, and rotate older ones out.
    """
    from bot.store.errors import StoreError

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


async def _back_up(settings: Settings, file_given: Path | None, as_json: bool) -> int:
    """Write and check one backup. Returns the exit code. Raises OSError or StoreError."""
    file, rows = await _write(settings, file_given)
    return await _finish(settings, file, rows, as_json)


async def _write(settings: Settings, file_given: Path | None) -> tuple[Path, int]:
    """Returns the path of the copy, and its number of rows. Raises OSError or StoreError."""
    from bot.store.backup import back_up, name_of, require_database
    from bot.store.engine import damage_reported, open_database

    require_database(settings.database_url)
    file = file_given or (settings.backup_dir or Path()) / name_of(time.time())
    engine = await open_database(settings.database_url)
    try:
        with damage_reported(settings.database_url):
            rows = await back_up(engine, file)
    finally:
        await engine.dispose()
    return file, sum(rows.values())


async def _finish(settings: Settings, file: Path, rows: int, as_json: bool) -> int:
    """Rotate old copies, check the new one and print the result. Raises OSError or StoreError."""
    from bot.store.backup import rotate

    if file.parent == settings.backup_dir:
        rotate(file.parent, settings.backup_keep)
    checked = await check(file)
    if as_json:
        echo_json({"file": str(file), "rows": rows, **asdict(checked)})
        return DAMAGED if checked.damaged else 0
    return report(checked, f"{file}: {rows} rows")


async def check(file: Path) -> "Checked":
    """Open a copy and replay every match in it. Raises StoreError."""
    from bot.matches.maintenance import check_all
    from bot.store.engine import damage_reported, open_database

    copy = await open_database(f"sqlite+aiosqlite:///{file}")
    try:
        with damage_reported(file):
            return await check_all(copy)
    finally:
        await copy.dispose()


def report(checked: "Checked", what: str) -> int:
    """Print the result of checking a copy. Returns the exit code."""
    for match in checked.damaged:
        echo_error(f"{match} does not replay")
    echo(f"{what}; {checked.sound} matches replay, {checked.older} were begun under other rules.")
    return DAMAGED if checked.damaged else 0
