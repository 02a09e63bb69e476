"""`gyoji move-database`: all matches into another database, for instance from SQLite to PostgreSQL."""

import asyncio
from typing import TYPE_CHECKING, Annotated

import typer

from bot.cli.console import DAMAGED, complain, progress, say

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncEngine

Url = Annotated[str, typer.Argument(help="e.g. sqlite+aiosqlite:///gyoji.sqlite3")]


def move_database(source: Url, target: Url) -> int:
    """Copy everything into another, empty database, and replay all matches there.

    Stop the bot first; then let GYOJI_DATABASE_URL name the new database. The old one keeps everything.
    """
    return asyncio.run(_move(source, target))


async def _move(source: str, target: str) -> int:
    """Raises StoreError; then the target is as empty as before."""
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
        say(f"Moved: {moved or 'nothing, there is nothing yet'}.")
        with damage_reported(target):
            return await _replay_all(new)
    finally:
        await old.dispose()
        if new is not None:
            await new.dispose()


async def _replay_all(engine: "AsyncEngine") -> int:
    """The copy is like the original; whether that was in order, a replay of each match tells."""
    from bot.matches.maintenance import check_all

    checked = await check_all(engine, lambda begun: progress(begun, "Replaying", len(begun)))
    for match in checked.damaged:
        complain(f"{match} does not replay; it did not in the old database either")
    say(f"{checked.sound} matches replay, {checked.older} were begun under older rules.")
    return DAMAGED if checked.damaged else 0
