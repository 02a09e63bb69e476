"""`gyoji backup`: a copy of the database, made while the bot runs, and checked."""

import asyncio
import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from bot.cli.console import complain, say
from bot.settings import Settings, SettingsError, load_settings

if TYPE_CHECKING:
    from bot.referee.checking import Checked

DAMAGED = 1
DAY = 24 * 3600
TRY_AGAIN = 3600
"""Seconds after which a nightly backup that failed is tried again."""


def backup(
    file: Annotated[
        Path | None, typer.Argument(help="The copy; without it, one in GYOJI_BACKUP_DIR, named by date.")
    ] = None,
    nightly: Annotated[bool, typer.Option(help="Make one now and every day, until stopped.")] = False,
) -> int:
    """Copy the database into one SQLite file while the bot runs, and replay every match in the copy.

    The copy holds the secrets of all matches that run. In GYOJI_BACKUP_DIR, only the newest are kept.
    """
    settings = load_settings()
    if not nightly:
        return asyncio.run(_back_up(settings, file))
    if file is not None:
        raise SettingsError("nightly backups go into GYOJI_BACKUP_DIR: name no file")
    while True:
        time.sleep(_nightly(settings))


def _nightly(settings: Settings) -> int:
    """One backup; a failure is told, and is no reason to end. Returns for how many seconds to rest."""
    from bot.store.errors import StoreError

    try:
        return DAY if asyncio.run(_back_up(settings, None)) == 0 else TRY_AGAIN
    except (OSError, StoreError) as error:
        complain(f"no backup: {error}")
        return TRY_AGAIN


async def _back_up(settings: Settings, wished: Path | None) -> int:
    """Raises SettingsError, OSError or StoreError."""
    from bot.store.backup import back_up, name_of, rotate
    from bot.store.engine import open_database

    folder = settings.backup_dir
    if wished is None and folder is None:
        raise SettingsError("name a file, or set GYOJI_BACKUP_DIR")
    file = wished or (folder or Path()) / name_of(time.time())
    engine = await open_database(settings.database_url)
    try:
        rows = await back_up(engine, file)
    finally:
        await engine.dispose()
    code = tell(await check(file), f"{file}: {sum(rows.values())} rows")
    if wished is None and folder is not None and code == 0:
        rotate(folder, settings.backup_keep)
    return code


async def check(file: Path) -> "Checked":
    """Open a copy and replay every match in it. Raises StoreError."""
    from bot.referee.checking import check_all
    from bot.store.engine import open_database

    copy = await open_database(f"sqlite+aiosqlite:///{file}")
    try:
        return await check_all(copy)
    finally:
        await copy.dispose()


def tell(checked: "Checked", what: str) -> int:
    """Say what was found in a copy; the exit code."""
    for match in checked.damaged:
        complain(f"{match} does not replay")
    say(f"{what}; {checked.sound} matches replay, {checked.older} were begun under other rules.")
    return DAMAGED if checked.damaged else 0
