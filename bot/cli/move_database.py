"""`gyoji move-database`: copies everything to another database, for example from SQLite to PostgreSQL."""

import asyncio
from typing import TYPE_CHECKING, Annotated

import typer

from bot.cli.console import DAMAGED, echo, echo_error, progress

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncEngine

Url = Annotated[str, typer.Argument(help="e.g. sqlite+aiosqlite:///gyoji.sqlite3")]


def move_database(source: Url, target: Url) -> int:
    """Copy everything into another, empty database, and replay all matches there.

    Stop the bot first; then set GYOJI_DATABASE_URL to the new database. The old one is not changed.
    """
    return asyncio.run(_move(source, target))


async def _move(source: str, target: str) -> int:
    """Returns the exit code. Raises StoreError; then the target is still empty."""
    from bot.store.backup import require_database, require_idle
    from bot.store.engine import (
        damage_reported,
        open_database,
    )  # other commands start faster without the database's library
    from bot.store.moving import move

    require_database(source)
    for url in (source, target):
        require_idle(url)
    old, new = await open_database(source), None
    try:
        new = await open_database(target)
        with damage_reported(source):
            rows = await move(old, new)
        moved = ", ".join(f"{count} {table}" for table, count in rows.items() if count)
        echo(f"Moved: {moved or 'nothing, there is nothing yet'}.")
        with damage_reported(target):
            return await _replay_all(new)
    finally:
        await old.dispose()
        if new is not None:
            await new.dispose()


async def _replay_all(engine: "AsyncEngine") -> int:
    """Replay all matches: an equal copy does not prove that the original is sound. Returns the exit code."""
    from bot.matches.maintenance import check_all

    checked = await check_all(engine, lambda begun: progress(begun, "Replaying", len(begun)))
    for match in checked.damaged:
        echo_error(f"{match} does not replay; it did not in the old database either")
    echo(f"{checked.sound} matches replay, {checked.older} were begun under older rules.")
    return DAMAGED if checked.damaged else 0
