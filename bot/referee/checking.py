"""Whether every match of a database replays to what its log claims."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import TypeAlias

from sqlalchemy.ext.asyncio import AsyncEngine

from bot.referee.errors import DamagedMatch, RulesChanged
from bot.referee.loading import load_table, replay
from bot.store import matches
from bot.store.engine import reading
from bot.store.matches import Match

Watch: TypeAlias = Callable[[list[Match]], Iterable[Match]]
"""Gives the matches back one by one, and may show how far it is."""


@dataclass(frozen=True)
class Checked:
    """How many matches replay, how many were begun under other rules, and the names of the damaged ones."""

    sound: int
    older: int
    damaged: tuple[str, ...]


async def check_all(engine: AsyncEngine, watch: Watch = iter) -> Checked:
    """Replay every match that has begun."""
    sound = older = 0
    damaged = []
    async with reading(engine) as connection:
        begun = await matches.with_status(connection, "running", "paused", "over", "stopped")
        for match in watch([match for match in begun if match.started]):
            try:
                await replay(connection, await load_table(connection, match.id))
                sound += 1
            except RulesChanged:
                older += 1
            except DamagedMatch:
                damaged.append(match.id)
    return Checked(sound, older, tuple(damaged))
