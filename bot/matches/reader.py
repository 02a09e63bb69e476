"""The reading half of the referee: matches as they are now, what has happened in them, and their records."""

import asyncio
from typing import Any

from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.matches import stage_log, timeouts, undo
from bot.matches.loading import MatchCache, cache_of, load_rows, renew_cache
from bot.matches.match_view import LoadedMatch, MatchRows, MatchView
from bot.matches.records import add_draws, read_record
from bot.matches.stage_log import Settled, StageLog, StageView
from bot.matches.timeouts import Late
from bot.matches.undo import Played
from bot.store import log
from bot.store.engine import reading
from rules.core.model import Seat, Viewer
from rules.core.record import MatchRecord


class MatchReader:
    """Reads the matches of a database, and changes nothing."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        renew_cache(engine)

    async def position(self, match_id: str) -> MatchView:
        """What everybody may know of the match now. Raises UnknownMatch or NotStarted."""
        return (await self._load(match_id)).position

    def at_hand(self, match_id: str) -> MatchView | None:
        """The same, if it is known without a query."""
        loaded = self._cache.find(match_id)
        return loaded.position if loaded else None

    async def observe(self, match_id: str, viewer: Viewer) -> Any:
        """All that the viewer may know now. Raises UnknownMatch or NotStarted."""
        loaded = await self._load(match_id)
        return loaded.rows.game.observe(loaded.state, viewer)

    async def story(self, match_id: str, viewer: Viewer = None) -> list[StageLog]:
        """All stages of the match, with the events that the viewer may know."""
        async with reading(self.engine) as connection:
            return await stage_log.stage_logs(connection, await self._rows(connection, match_id), viewer)

    async def scene(self, match_id: str, key: str, viewer: Viewer = None) -> StageView | None:
        """The stage with this key, and the position at its end; None before it has begun."""
        async with reading(self.engine) as connection:
            rows = await self._rows(connection, match_id)
            return await stage_log.stage_view(connection, rows, key, viewer)

    async def round_scene(self, match_id: str, key: str, viewer: Viewer = None) -> StageView | None:
        """The round that a stage belongs to, under the round's key; None unless the stage is its last."""
        async with reading(self.engine) as connection:
            rows = await self._rows(connection, match_id)
            return await stage_log.round_view(connection, rows, key, viewer)

    async def newest_stage(self, match_id: str) -> str | None:
        """The key of the stage that the match is in."""
        async with reading(self.engine) as connection:
            return await stage_log.newest(connection, await self._rows(connection, match_id))

    async def newest_scene(self, match_id: str) -> StageView | None:
        """The stage that the match is in, as everybody may know it."""
        async with reading(self.engine) as connection:
            rows = await self._rows(connection, match_id)
            key = await stage_log.newest(connection, rows)
            return await stage_log.stage_view(connection, rows, key, None) if key else None

    async def settled(self, match_id: str, seq: int, seat: Seat, prompt_id: str) -> Settled | None:
        """The seat's secret question and answer when row `seq`, or one just before it, settled them."""
        async with reading(self.engine) as connection:
            rows = await self._rows(connection, match_id)
            return await stage_log.find_settled(connection, rows, seq, seat, prompt_id)

    async def notes(self, match_id: str) -> tuple[log.Row, ...]:
        """The administrative entries. The one with number n has the outbox key `note-n`."""
        async with reading(self.engine) as connection:
            return await log.notes(connection, match_id)

    async def rewinds(self, match_id: str) -> tuple[log.Row, ...]:
        """All rewinds. The one with number n has the outbox key `rewind-n`."""
        async with reading(self.engine) as connection:
            return await log.rewinds(connection, match_id)

    async def steps_back(self, match_id: str, most: int) -> list[Played]:
        """The last steps to which the match can go back, the newest first."""
        async with reading(self.engine) as connection:
            return await undo.latest_steps(connection, await self._rows(connection, match_id), most)

    async def played_for(self, match_id: str, note: log.Row) -> tuple[Any, ...]:
        """The public events of what was played for the player whose time-out this entry is; else nothing."""
        if note.data["note"] != timeouts.TIMED_OUT:
            return ()
        async with reading(self.engine) as connection:
            rows = await self._rows(connection, match_id)
            return await stage_log.next_step(connection, rows, note.seq, None)

    async def too_late(self, match_id: str, seat: Seat, prompt_id: str) -> Late | None:
        """When and how a time-out has answered this question of the seat; None if none has."""
        async with reading(self.engine) as connection:
            rows = await self._rows(connection, match_id)
            return await timeouts.find_late(connection, rows, seat, prompt_id)

    async def record(self, match_id: str) -> MatchRecord:
        """The match for an export. Until it has ended, it holds only what is public."""
        async with reading(self.engine) as connection:
            # It proves what the database holds, not what is cached.
            record = await read_record(connection, await load_rows(connection, match_id))
        return record if record.seed is None else await asyncio.to_thread(add_draws, record)

    @property
    def _cache(self) -> MatchCache:
        return cache_of(self.engine)

    async def _load(self, match_id: str) -> LoadedMatch:
        cache = self._cache
        if loaded := cache.find(match_id):
            return loaded
        changes = cache.changes
        async with reading(self.engine) as connection:
            loaded = await cache.load(connection, await load_rows(connection, match_id))
        cache.keep_rows(loaded, changes)
        return loaded

    async def _rows(self, connection: AsyncConnection, match_id: str) -> MatchRows:
        """The match's rows, if they are cached without a query. Raises UnknownMatch."""
        loaded = self._cache.find(match_id)
        return loaded.rows if loaded else await load_rows(connection, match_id)
