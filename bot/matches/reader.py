"""The reading half of the referee: where matches stand, what has happened, and their records."""

import asyncio
from typing import Any

from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.matches import stage_log, timeouts, undo
from bot.matches.loading import States, known, load_match
from bot.matches.match_view import LoadedMatch, MatchRows, MatchView
from bot.matches.records import read_record, told_in_full
from bot.matches.stage_log import Settled, StageLog, StageView, look_back
from bot.matches.timeouts import Late
from bot.matches.undo import Played
from bot.store import log
from bot.store.engine import reading
from rules.core.model import Seat, Viewer
from rules.core.record import MatchRecord


class MatchReader:
    """Looks at the matches in a database, and changes nothing."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self._states = States()
        self._known = known(engine)
        self._known.forget_all()

    async def position(self, match_id: str) -> MatchView:
        """Where the match stands. Raises UnknownMatch or NotStarted."""
        return (await self._standing(match_id)).position

    def at_hand(self, match_id: str) -> MatchView | None:
        """Where the match stands, if that is known without a query."""
        loaded = self._known.find(match_id)
        return loaded.position if loaded else None

    async def observe(self, match_id: str, viewer: Viewer) -> Any:
        """All that the viewer may know now. Raises UnknownMatch or NotStarted."""
        loaded = await self._standing(match_id)
        return loaded.table.game.observe(loaded.state, viewer)

    async def story(self, match_id: str, viewer: Viewer = None) -> list[StageLog]:
        """All that has happened, as the viewer may know it."""
        async with reading(self.engine) as connection:
            return await stage_log.tell(connection, await self._table(connection, match_id), viewer)

    async def scene(self, match_id: str, key: str, viewer: Viewer = None) -> StageView | None:
        """What happened under one stage key, and the position at its end; None before it has begun."""
        async with reading(self.engine) as connection:
            return await stage_log.show(connection, await self._table(connection, match_id), key, viewer)

    async def round_scene(self, match_id: str, key: str, viewer: Viewer = None) -> StageView | None:
        """The round that a stage belongs to, under the round's key; None unless the stage is its last."""
        async with reading(self.engine) as connection:
            return await stage_log.show_round(
                connection, await self._table(connection, match_id), key, viewer
            )

    async def newest_stage(self, match_id: str) -> str | None:
        """The key of the stage that the match is in."""
        async with reading(self.engine) as connection:
            return await stage_log.newest(connection, await self._table(connection, match_id))

    async def newest_scene(self, match_id: str) -> StageView | None:
        """The stage that the match is in, for everybody to know."""
        async with reading(self.engine) as connection:
            table = await self._table(connection, match_id)
            key = await stage_log.newest(connection, table)
            return await stage_log.show(connection, table, key, None) if key else None

    async def settled(self, match_id: str, seq: int, seat: Seat, prompt_id: str) -> Settled | None:
        """The seat's secret question and answer when row `seq`, or one just before it, settled them."""
        async with reading(self.engine) as connection:
            table = await self._table(connection, match_id)
            return await look_back(connection, table, seq, seat, prompt_id)

    async def notes(self, match_id: str) -> tuple[log.Row, ...]:
        """What happened beside the rules. The note with number n is announced as `note-n`."""
        async with reading(self.engine) as connection:
            return await log.notes(connection, match_id)

    async def steps_back(self, match_id: str, most: int) -> list[Played]:
        """The last steps to which the match can go back, the newest first."""
        async with reading(self.engine) as connection:
            return await undo.latest_steps(connection, await self._table(connection, match_id), most)

    async def rewinds(self, match_id: str) -> tuple[log.Row, ...]:
        """Every time that the match was taken back. The one with number n is announced as `rewind-n`."""
        async with reading(self.engine) as connection:
            return await log.rewinds(connection, match_id)

    async def played_for(self, match_id: str, note: log.Row) -> tuple[Any, ...]:
        """What was played, for all to know, for the player whose time was up in this note; else nothing."""
        if note.data["note"] != timeouts.TIMED_OUT:
            return ()
        async with reading(self.engine) as connection:
            return await stage_log.next_step(
                connection, await self._table(connection, match_id), note.seq, None
            )

    async def too_late(self, match_id: str, seat: Seat, prompt_id: str) -> Late | None:
        """When and how the clock has answered this question of the seat; None if it has not."""
        async with reading(self.engine) as connection:
            return await timeouts.look_up(
                connection, await self._table(connection, match_id), seat, prompt_id
            )

    async def record(self, match_id: str) -> MatchRecord:
        """The match for an export. Until it has ended, it holds only what everybody has been told."""
        async with reading(self.engine) as connection:
            # What it proves is what the database holds, whatever is remembered.
            record = await read_record(connection, await load_match(connection, match_id))
        return record if record.seed is None else await asyncio.to_thread(told_in_full, record)

    async def _standing(self, match_id: str) -> LoadedMatch:
        if loaded := self._known.find(match_id):
            return loaded
        changes = self._known.changes
        async with reading(self.engine) as connection:
            loaded = await self._states.stand(connection, await load_match(connection, match_id))
        self._known.keep(loaded, changes)
        return loaded

    async def _table(self, connection: AsyncConnection, match_id: str) -> MatchRows:
        """The match's rows, if they are known without a query. Raises UnknownMatch."""
        known = self._known.find(match_id)
        return known.table if known else await load_match(connection, match_id)
