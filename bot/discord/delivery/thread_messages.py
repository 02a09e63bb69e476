"""What everybody at the table sees: the message that is always current, stages, notes, rewinds, the end."""

import discord
import structlog
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.discord.delivery.ending import ending
from bot.discord.delivery.message_gateway import MessageGateway, MessageKey
from bot.discord.ids import Address, Route
from bot.discord.layout import render
from bot.matches import Referee, StageView
from bot.store import log, outbox, undo_requests
from bot.store.engine import reading, writing
from bot.views import table_messages
from bot.views.match_messages import Announcer
from bot.views.message import Block, Message
from bot.views.pictures.service import PictureService
from bot.views.texts import texts_in

ENDING = "ending"
"""Key of the match's last message."""

_log = structlog.get_logger(__name__)


class ThreadMessages:
    """Posts and edits the public messages of a match."""

    def __init__(
        self, engine: AsyncEngine, referee: Referee, picture_service: PictureService, gateway: MessageGateway
    ) -> None:
        self._engine = engine
        self._referee = referee
        self._picture_service = picture_service
        self._gateway = gateway

    async def announcer(self, match_id: str) -> Announcer:
        """Speaks in the language of the table."""
        position = await self._referee.position(match_id)
        return Announcer(position, texts_in(position.match.locale))

    async def tell(self, match_id: str, item: outbox.Item) -> None:
        """Post what the item is about, or bring its message up to date."""
        announcer = await self.announcer(match_id)
        if item.key == outbox.NOW:
            await self._show_now(announcer, item)
        elif note := await self._note(match_id, item.key):
            await self._tell_note(announcer, item.key, note)
        elif rewind := await self._rewind(match_id, item.key):
            await self._tell_rewind(announcer, item.key, rewind)
        else:
            await self._tell_stage(announcer, item.key)

    async def _show_now(self, announcer: Announcer, item: outbox.Item) -> None:
        """The message that is always current, which comes last; after it, the ending of an ended match."""
        position = announcer.position
        board = await self._board(announcer)
        await self._post(announcer, outbox.NOW, table_messages.now(announcer, board))
        if not position.match.ended:
            return
        if item.seq == position.seq:
            await self._tell_ending(announcer)
        else:
            # It has opened the table, or the match went on since: the last stages are to be told first.
            async with writing(self._engine) as connection:
                await outbox.put_now(connection, position.match.id, position.seq)

    async def _board(self, announcer: Announcer) -> Block:
        """The board: as the newest stage shows it, which was drawn just now, if all is still so."""
        match_id = announcer.position.match.id
        observation = await self._referee.observe(match_id, None)
        scene = await self._referee.newest_scene(match_id)
        is_so = scene is not None and scene.observation == observation
        shown = announcer.stage(scene, newest=False).pictures if scene and is_so else ()
        return next(iter(shown), None) or announcer.board(observation).blocks[0]

    async def _tell_ending(self, announcer: Announcer) -> None:
        match = announcer.position.match
        message_key = MessageKey(match.id, outbox.TABLE, ENDING)
        if await self._gateway.find(message_key) is None:
            story = await self._referee.story(match.id)
            message = ending(announcer, await self._referee.record(match.id), story)
            rendered = await render(self._picture_service, message, Address(Route.TABLE, match.id))
            await self._gateway.put(message_key, match.place_id, rendered)

    async def _tell_note(self, announcer: Announcer, key: str, note: log.Row) -> None:
        async with reading(self._engine) as connection:
            request = await undo_requests.read(connection, announcer.position.match.id, note.number)
        if request is not None:
            message = table_messages.undo_request(announcer, request)
        else:
            await self._let_in(announcer, note)
            played = await self._referee.played_for(announcer.position.match.id, note)
            message = announcer.note(note, played)
        await self._post(announcer, key, message)

    async def _let_in(self, announcer: Announcer, note: log.Row) -> None:
        """A thread for the players only takes in whoever has taken a seat, unless they are gone by now."""
        match = announcer.position.match
        if match.thread_id is None or note.seat is None or not announcer.position.settings.players_only:
            return
        for user_id in announcer.users([note.seat]):
            try:
                await self._gateway.let_in(match.thread_id, user_id)
            except (discord.Forbidden, discord.NotFound) as error:
                _log.warning("thread_member_refused", match=match.id, code=error.code)

    async def _tell_rewind(self, announcer: Announcer, key: str, rewind: log.Row) -> None:
        scene = await self._referee.scene(announcer.position.match.id, key)
        if scene is not None:
            await self._post(announcer, key, table_messages.rewound(announcer, scene, rewind))

    async def _tell_stage(self, announcer: Announcer, key: str) -> None:
        """A stage, or the round that it belongs to: there it is told with the last stage of the round."""
        match_id = announcer.position.match.id
        by_round = announcer.position.settings.verbosity == "round"
        look = self._referee.round_scene if by_round else self._referee.scene
        scene: StageView | None = await look(match_id, key)
        if scene is not None:
            newest = await self._referee.newest_stage(match_id) == key
            await self._post(announcer, scene.key, announcer.stage(scene, newest))

    async def _post(self, announcer: Announcer, key: str, message: Message) -> None:
        match = announcer.position.match
        rendered = await render(self._picture_service, message, Address(Route.TABLE, match.id))
        message_key = MessageKey(match.id, outbox.TABLE, key)
        await self._gateway.put(message_key, match.place_id, rendered, announcer.users(message.ping))

    async def _note(self, match_id: str, key: str) -> log.Row | None:
        """The note with this key, if it is one."""
        notes = await self._referee.notes(match_id) if key.startswith(outbox.NOTE) else ()
        return next((note for note in notes if outbox.note_key(note.number) == key), None)

    async def _rewind(self, match_id: str, key: str) -> log.Row | None:
        """The rewind with this key, if it is one."""
        rewinds = await self._referee.rewinds(match_id) if key.startswith(outbox.REWIND) else ()
        return next((rewind for rewind in rewinds if outbox.rewind_key(rewind.number) == key), None)
