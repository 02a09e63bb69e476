"""The read-only half of the referee: current matches, their stages and entries, and their records."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import replace
from typing import Any, Concatenate, ParamSpec, TypeVar

from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.matches import stage_log, timeouts, undo
from bot.matches.loading import MatchCache, cache_of, load_rows, renew_cache
from bot.matches.match_view import LoadedMatch, MatchRows, MatchView, round_key
from bot.matches.records import add_draws, read_record
from bot.matches.stage_log import StageView, StepViews
from bot.store import log
from bot.store.engine import has_peers, read, reading
from rules.core.model import Viewer
from rules.core.record import MatchRecord

P = ParamSpec("P")
T = TypeVar("T")

_moment: ContextVar[dict[str, LoadedMatch] | None] = ContextVar("_moment", default=None)
"""By id, the matches that were read within a block of `at_one_moment`."""


def _read(
    read: Callable[Concatenate[AsyncConnection, MatchRows, P], Awaitable[T]],
) -> Callable[Concatenate["MatchReader", str, P], Coroutine[Any, Any, T]]:
    """Returns a method that reads this of the match with an id, in one transaction. Raises UnknownMatch."""

    async def fetch(reader: "MatchReader", match_id: str, /, *arguments: P.args, **keywords: P.kwargs) -> T:
        async with reading(reader.engine) as connection:
            return await read(connection, await reader._rows(connection, match_id), *arguments, **keywords)

    return fetch


class MatchReader:
    """Reads the matches of a database, and changes nothing."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        renew_cache(engine)

    @contextmanager
    def at_one_moment(self) -> Iterator[None]:
        """Within the block, a match is read once: what is said of it is of one moment.

        It makes a difference where peers may change the match between two reads, and each is a query. A block
        within another one belongs to the same moment.
        """
        known = _moment.get()
        token = _moment.set({} if known is None else known)
        try:
            yield
        finally:
            _moment.reset(token)

    async def position(self, match_id: str) -> MatchView:
        """Returns the current public view of the match. Raises UnknownMatch or NotStarted."""
        return (await self._load(match_id)).position

    def at_hand(self, match_id: str) -> MatchView | None:
        """Returns the same if it is cached; needs no query."""
        loaded = self._cache.find(match_id)
        return loaded.position if loaded else None

    def is_in(self, match_id: str, key: str) -> bool:
        """Whether the match, if it is cached, is in the stage or the round with this key."""
        loaded = self._cache.find(match_id)
        return loaded is not None and loaded.rows.is_in(key)

    async def observe(self, match_id: str, viewer: Viewer) -> Any:
        """Returns the viewer's current observation. Raises UnknownMatch or NotStarted."""
        loaded = await self._load(match_id)
        return loaded.rows.game.observe(loaded.state, viewer)

    story = _read(stage_log.stage_logs)
    settled = _read(stage_log.find_settled)
    last_answer = _read(stage_log.last_answer)
    too_late = _read(timeouts.find_late)
    steps_back = _read(undo.latest_steps)

    async def stage_view(self, match_id: str, key: str, viewer: Viewer = None) -> StageView | None:
        """The stage with this key, and the position at its end; None before it has begun."""
        loaded = self._find(match_id)
        views = self._views(loaded)
        if viewer is None and (known := views.stages.get(key)):
            return known
        async with reading(self.engine) as connection:
            rows = loaded.rows if loaded else await load_rows(connection, match_id)
            state = loaded.state if loaded else None
            view = await stage_log.stage_view(connection, rows, key, viewer, state)
        if viewer is None and view and key == rows.stage:
            self._cache.keep_views(rows, replace(views, stages={**views.stages, key: view}))
        return view

    async def round_view(self, match_id: str, key: str, viewer: Viewer = None) -> StageView | None:
        """All stages of the round that has this key, or whose last one has it, and the position at its end.

        None if there is no such round.
        """
        loaded = self._find(match_id)
        views = self._views(loaded)
        if viewer is None and loaded and loaded.rows.is_in(key) and views.round:
            return views.round
        async with reading(self.engine) as connection:
            rows = loaded.rows if loaded else await load_rows(connection, match_id)
            state = loaded.state if loaded else None
            view = await stage_log.round_view(connection, rows, key, viewer, state)
        if viewer is None and view and rows.is_in(key):
            self._cache.keep_views(rows, replace(views, round=view))
        return view

    async def newest_stage(self, match_id: str) -> str | None:
        """The key of the stage that the match is in."""
        return (await self._load(match_id)).rows.stage

    async def newest_keys(self, match_id: str) -> tuple[str, ...]:
        """The keys of the stage and of the round that the match is in."""
        stage = await self.newest_stage(match_id)
        return () if stage is None else (stage, round_key(stage))

    async def newest_view(self, match_id: str) -> StageView | None:
        """Returns the public view of the stage that the match is in."""
        stage = (await self._load(match_id)).rows.stage
        return await self.stage_view(match_id, stage) if stage else None

    async def notes(self, match_id: str) -> tuple[log.Row, ...]:
        """The administrative entries. The one with number n has the outbox key `note-n`."""
        return await read(self.engine, log.read, match_id, "note")

    async def rewinds(self, match_id: str) -> tuple[log.Row, ...]:
        """All rewinds. The one with number n has the outbox key `rewind-n`."""
        return await read(self.engine, log.read, match_id, "rewind")

    async def played_for(self, match_id: str, note: log.Row) -> StageView | None:
        """What the command played at the time-out of this entry led to; None for another entry."""
        return await self._next_view(match_id, note.seq) if note.data["note"] == timeouts.TIMED_OUT else None

    _next_view = _read(stage_log.next_view)

    async def record(self, match_id: str) -> MatchRecord:
        """Returns the match's record for an export; only public data until it has ended."""
        async with reading(self.engine) as connection:
            # It verifies the contents of the database, not of the cache.
            record = await read_record(connection, await load_rows(connection, match_id))
        return record if record.seed is None else await asyncio.to_thread(add_draws, record)

    @property
    def _cache(self) -> MatchCache:
        return cache_of(self.engine)

    def _views(self, loaded: LoadedMatch | None) -> StepViews:
        """What is cached of the public views of the match's last step."""
        return (self._cache.find_views(loaded.rows) if loaded else None) or StepViews()

    async def _load(self, match_id: str) -> LoadedMatch:
        cache = self._cache
        if loaded := self._find(match_id):
            return loaded
        changes = cache.changes
        async with reading(self.engine) as connection:
            loaded = await cache.load(connection, await load_rows(connection, match_id))
        cache.keep(loaded, changes)
        if has_peers(self.engine) and (moment := _moment.get()) is not None:
            moment[match_id] = loaded
        return loaded

    def _find(self, match_id: str) -> LoadedMatch | None:
        """The match, if it is cached or was read at this moment; needs no query."""
        return self._cache.find(match_id) or (_moment.get() or {}).get(match_id)

    async def _rows(self, connection: AsyncConnection, match_id: str) -> MatchRows:
        """The match's rows, if they are cached without a query. Raises UnknownMatch."""
        loaded = self._find(match_id)
        return loaded.rows if loaded else await load_rows(connection, match_id)
