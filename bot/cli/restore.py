"""`gyoji restore`: restores the database from a copy made by `gyoji backup`."""

import asyncio
from pathlib import Path
from typing import Annotated

import typer

from bot.cli.console import echo
from bot.settings import load_settings


def restore(
    file: Annotated[Path, typer.Argument(help="What `gyoji backup` has written.")],
    force: Annotated[bool, typer.Option(help="Also in the place of an SQLite file with matches.")] = False,
) -> int:
    """Put a copy in the place of the database that GYOJI_DATABASE_URL names. Stop the bot first.

    A database that is in use or has matches is not replaced; with --force, an SQLite file with matches is,
    and is kept under another name.
    """
    return asyncio.run(_restore(file, load_settings().database_url, force))


async def _restore(file: Path, target: str, force: bool) -> int:
    """Returns the exit code. Raises OSError or StoreError."""
    from bot.cli.backup import report
    from bot.matches.maintenance import announce_restored, check_all
    from bot.store.backup import restore as put_back
    from bot.store.engine import damage_reported, open_database

    with damage_reported(file):
        kept = await put_back(file, target, force=force)
    if kept:
        echo(f"The old database is kept as {kept}")
    engine = await open_database(target)
    try:
        with damage_reported(target):
            checked = await check_all(engine)
            await announce_restored(engine, checked.damaged)
        return report(checked, f"Restored from {file}")
    finally:
        await engine.dispose()
