"""Whether every match of a database replays to what its log claims."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import TypeAlias

from sqlalchemy.ext.asyncio import AsyncEngine

from bot.matches.errors import RulesChanged
from bot.matches.loading import load_match, replay
from bot.store import matches
from bot.store.engine import reading

Progress: TypeAlias = Callable[[list[str]], Iterable[str]]
"""Gives the names of the matches back one by one, and may show how far it is."""


@dataclass(frozen=True)
class Checked:
    """How many matches replay, how many were begun under other rules, and the names of the damaged ones."""

    sound: int
    older: int
    damaged: tuple[str, ...]


async def check_all(engine: AsyncEngine, progress: Progress = iter) -> Checked:
    """Replay every match that has begun."""
    sound = older = 0
    damaged = []
    async with reading(engine) as connection:
        begun = await matches.ever_begun(connection)
    for match_id in progress(begun):
        # A statement that fails spoils its transaction: each match has its own.
        async with reading(engine) as connection:
            try:
                await replay(connection, await load_match(connection, match_id))
                sound += 1
            except RulesChanged:
                older += 1
            except Exception:  # rows that other hands have changed can fail in any way, anywhere in the rules
                damaged.append(match_id)
    return Checked(sound, older, tuple(damaged))
