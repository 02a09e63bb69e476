"""`gyoji backup`: a copy of the database, made while the bot runs, and checked."""

import asyncio
import time
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from bot.cli.console import DAMAGED, AsJson, complain, say, say_json
from bot.settings import Settings, SettingsError, load_settings

if TYPE_CHECKING:
    from bot.matches.maintenance import Checked

DAY = 24 * 3600
TRY_AGAIN = 3600
"""Seconds after which a nightly copy that could not be written is tried again."""


def backup(
    file: Annotated[
        Path | None, typer.Argument(help="The copy; without it, one in GYOJI_BACKUP_DIR, named by date.")
    ] = None,
    nightly: Annotated[bool, typer.Option(help="Make one now and every day, until stopped.")] = False,
    as_json: AsJson = False,
) -> int:
    """Copy the database into one SQLite file while the bot runs, and replay every match in it.

    The copy holds the secrets of all matches that run. In GYOJI_BACKUP_DIR, only the newest are kept.
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
    """One backup; a failure is printed, and does not end the program. Returns the seconds until the next.

    Once there is a copy, that is a day's work, whatever is found in it: more copies would find the same, and
    push older ones out.
    """
    from bot.store.errors import StoreError

    trouble, rest = "no backup", TRY_AGAIN
    try:
        file, rows = asyncio.run(_write(settings, None))
        trouble, rest = f"{file} is not checked", DAY
        asyncio.run(_finish(settings, file, rows, as_json))
    except (OSError, StoreError) as error:
        complain(f"{trouble}: {error}")
    except Exception as error:  # the text of any other may quote a secret
        complain(f"{trouble}: {type(error).__name__}")
    return rest


async def _back_up(settings: Settings, file_given: Path | None, as_json: bool) -> int:
    """Raises OSError or StoreError."""
    file, rows = await _write(settings, file_given)
    return await _finish(settings, file, rows, as_json)


async def _write(settings: Settings, file_given: Path | None) -> tuple[Path, int]:
    """The copy, and how many rows are in it. Raises OSError or StoreError."""
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
    """Make room for the copy among the others, and tell how good it is. Raises OSError or StoreError."""
    from bot.store.backup import rotate

    if file.parent == settings.backup_dir:
        rotate(file.parent, settings.backup_keep)
    checked = await check(file)
    if as_json:
        say_json({"file": str(file), "rows": rows, **asdict(checked)})
        return DAMAGED if checked.damaged else 0
    return tell(checked, f"{file}: {rows} rows")


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


def tell(checked: "Checked", what: str) -> int:
    """Say what was found in a copy; the exit code."""
    for match in checked.damaged:
        complain(f"{match} does not replay")
    say(f"{what}; {checked.sound} matches replay, {checked.older} were begun under other rules.")
    return DAMAGED if checked.damaged else 0
