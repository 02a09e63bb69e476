"""Thread messages: what everybody at the table sees: current message, stages, entries, ending."""

import discord
import structlog

from bot.discord.delivery.message_gateway import MessageKey
from bot.discord.delivery.poster import Poster
from bot.matches import MatchView
from bot.store import log, outbox
from bot.store.engine import reading, writing
from bot.views.compose import AdministrativeEntry, Current, Ending, Rewind, StageMessage, Undo

ENDING = "ending"
"""Key of the match's last message."""

_log = structlog.get_logger(__name__)


class ThreadMessages:
    """Posts and edits the public messages of a match."""

    def __init__(self, poster: Poster) -> None:
        self._poster = poster
        self._reader = poster.reader

    async def deliver(self, match_id: str, item: outbox.Item) -> None:
        """Post what the item is about, or bring its message up to date."""
        position = await self._reader.position(match_id)
        if item.key == outbox.NOW:
            await self._show_current(position, item)
        elif entry := await self._entry(match_id, item.key):
            await self._show_entry(position, item.key, entry)
        elif rewind := await self._rewind(match_id, item.key):
            stage = await self._reader.scene(match_id, item.key)
            if stage is not None:
                await self._poster.post_at_table(position, item.key, Rewind(rewind, stage))
        else:
            await self._show_stage(position, item.key)

    async def _show_current(self, position: MatchView, item: outbox.Item) -> None:
        """The current message comes last; after it, the ending of an ended match."""
        await self._poster.post_at_table(position, outbox.NOW, Current())
        if not position.match.ended:
            return
        if item.seq == position.seq:
            await self._show_ending(position)
        else:
            # It has opened the table, or the match went on since: the last stages come first.
            async with writing(self._poster.engine) as connection:
                await outbox.put_now(connection, position.match.id, position.seq)

    async def _show_ending(self, position: MatchView) -> None:
        message_key = MessageKey(position.match.id, outbox.TABLE, ENDING)
        if await self._poster.gateway.find(message_key) is None:
            await self._poster.post_at_table(position, ENDING, Ending())

    async def _show_entry(self, position: MatchView, key: str, entry: log.Row) -> None:
        async with reading(self._poster.engine) as connection:
            request = await log.read_undo_request(connection, position.match.id, entry.number)
        if request is not None:
            return await self._poster.post_at_table(position, key, Undo(request))
        await self._admit(position, entry)
        return await self._poster.post_at_table(position, key, AdministrativeEntry(entry))

    async def _admit(self, position: MatchView, entry: log.Row) -> None:
        """Add a player who has taken a seat to a thread for players only, unless they are gone by now."""
        match = position.match
        if match.thread_id is None or entry.seat is None or not position.settings.players_only:
            return
        user_id = position.seats[entry.seat].user_id
        if user_id is None:
            return
        try:
            await self._poster.gateway.add_thread_member(match.thread_id, user_id)
        except (discord.Forbidden, discord.NotFound) as error:
            _log.warning("thread_member_refused", match=match.id, code=error.code)

    async def _show_stage(self, position: MatchView, key: str) -> None:
        """A stage, or the round that it belongs to: a round is shown with its last stage."""
        match_id = position.match.id
        by_round = position.settings.verbosity == "round"
        stage = await (self._reader.round_scene if by_round else self._reader.scene)(match_id, key)
        if stage is not None:
            newest = await self._reader.newest_stage(match_id) == key
            await self._poster.post_at_table(position, stage.key, StageMessage(stage, newest))

    async def _entry(self, match_id: str, key: str) -> log.Row | None:
        """The administrative entry with this key, if it is one."""
        entries = await self._reader.notes(match_id) if key.startswith(outbox.NOTE) else ()
        return next((entry for entry in entries if outbox.note_key(entry.number) == key), None)

    async def _rewind(self, match_id: str, key: str) -> log.Row | None:
        """The rewind with this key, if it is one."""
        rewinds = await self._reader.rewinds(match_id) if key.startswith(outbox.REWIND) else ()
        return next((rewind for rewind in rewinds if outbox.rewind_key(rewind.number) == key), None)
