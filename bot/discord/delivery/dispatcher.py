"""Brings one piece of news to whom it concerns: the table, one player, or the lobby."""

import contextlib
from dataclasses import replace
from functools import partial
from typing import Any

import aiohttp
import discord
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.discord.delivery.direct_messages import DirectMessages
from bot.discord.delivery.languages import in_own_language
from bot.discord.delivery.message_gateway import MessageGateway, MessageKey
from bot.discord.delivery.reminders import Reminders
from bot.discord.delivery.thread_messages import ThreadMessages
from bot.discord.ids import Address, Route
from bot.discord.layout import render
from bot.discord.membership import Membership
from bot.matches import Referee
from bot.store import drafts, lucky_words, matches, outbox, planners, time_controls, users
from bot.store.engine import reading, writing
from bot.views.lobby_message import lobby_message
from bot.views.match_messages import Announcer
from bot.views.mentions import channel
from bot.views.message import Message, Text
from bot.views.pictures.service import PictureService
from bot.views.texts import texts_in
from rules.core.model import Prompt, Seat


class Dispatcher:
    """Finds out what is to be said now, has its pictures drawn, and puts it into the mailbox."""

    def __init__(
        self,
        engine: AsyncEngine,
        referee: Referee,
        picture_service: PictureService,
        gateway: MessageGateway,
        membership: Membership,
        direct_messages: DirectMessages,
    ) -> None:
        self._engine = engine
        self._referee = referee
        self._picture_service = picture_service
        self._gateway = gateway
        self._membership = membership
        self._direct_messages = direct_messages
        self._thread_messages = ThreadMessages(engine, referee, picture_service, gateway)
        self._reminders = Reminders(engine, referee, picture_service, gateway, direct_messages)

    async def deliver(self, match_id: str, item: outbox.Item) -> None:
        """Say what the item is about, as it is now. Raises discord.HTTPException and connection errors."""
        if item.audience == outbox.LOBBY:
            await self._show_lobby(match_id)
        elif item.audience == outbox.TABLE:
            await self._tell_table(match_id, item)
        elif outbox.is_reminder(item.audience):
            message_key = MessageKey(match_id, item.audience, item.key)
            await self._reminders.deliver(await self._thread_messages.announcer(match_id), message_key)
        elif outbox.is_former(item.audience):
            await self._close(MessageKey(match_id, item.audience, item.key))
        else:
            await self._tell_seat(match_id, item)

    async def _show_lobby(self, match_id: str) -> None:
        """Post or update the lobby message, which leads to the table once the match has started."""
        async with reading(self._engine) as connection:
            match = await matches.find(connection, match_id)
            players = await matches.seatings(connection, match_id)
            pace = await time_controls.read(connection, match_id)
            lucky = await lucky_words.of_match(connection, match_id)
        if match is None:
            return
        now = await self._gateway.find(_current(match_id))
        link = now.id if now else None
        message = lobby_message(match, players, texts_in(match.locale), pace, link, lucky)
        route = Route.TABLE if match.started else Route.LOBBY
        message_key = MessageKey(match_id, outbox.LOBBY, outbox.LOBBY)
        rendered = await render(self._picture_service, message, Address(route, match_id))
        await self._gateway.put(message_key, match.channel_id, rendered)

    async def warn_host(self, match_id: str) -> None:
        """Tell the host, once in a match and if they take direct messages, that permissions are missing."""
        async with reading(self._engine) as connection:
            match = await matches.find(connection, match_id)
            host = await users.read(connection, match.host_id) if match else None
        if match is None or host is None:
            return
        message_key = MessageKey(match_id, "host", "permissions")
        text = texts_in(match.locale)("host-permissions", match=match_id, place=channel(match.place_id))
        rendered = await render(self._picture_service, Message((Text(text),)), Address(Route.TABLE, match_id))
        send = partial(self._gateway.put_privately, message_key, host.user_id, rendered)
        with contextlib.suppress(discord.HTTPException, aiohttp.ClientError, OSError):
            if await self._gateway.find(message_key) is None:
                await self._direct_messages.reach(host, send)

    async def _tell_table(self, match_id: str, item: outbox.Item) -> None:
        """Tell everybody; the lobby message leads to the table, and says so when the match is over.

        That is news of its own: the lobby may be closed to us where the table is not.
        """
        opens = item.key == outbox.NOW and await self._gateway.find(_current(match_id)) is None
        await self._thread_messages.tell(match_id, item)
        if opens or (item.key == outbox.NOW and await self._has_ended(match_id)):
            async with writing(self._engine) as connection:
                await outbox.put(connection, match_id, outbox.LOBBY, outbox.LOBBY)

    async def _has_ended(self, match_id: str) -> bool:
        return (await self._referee.position(match_id)).match.ended

    async def _tell_seat(self, match_id: str, item: outbox.Item) -> None:
        """Ask a seat, show how its answer stands, or take back a question that is settled."""
        seat = outbox.seat_of(item.audience)
        announcer = await self._thread_messages.announcer(match_id)
        message_key = MessageKey(match_id, item.audience, item.key)
        prompt = announcer.position.asked(seat, item.key)
        if prompt is None:
            await self._settle(announcer, message_key, item, seat)
        elif announcer.is_secret(prompt):
            await self._show_panel(announcer, message_key, prompt)
        else:
            await self._ask(announcer, message_key, prompt)

    async def _ask(self, announcer: Announcer, message_key: MessageKey, prompt: Prompt) -> None:
        observation = await self._referee.observe(message_key.match, None)
        guided = announcer.guides(prompt) and await self._is_new(announcer, prompt.seat)
        message = announcer.ask(observation, prompt, guided=guided)
        rendered = await render(
            self._picture_service, message, Address(Route.ASK, message_key.match, prompt.id)
        )
        ping = announcer.users(message.ping)
        await self._gateway.put(message_key, announcer.position.match.place_id, rendered, ping)

    async def _show_panel(self, announcer: Announcer, message_key: MessageKey, prompt: Prompt) -> None:
        """Show a secret question by direct message; to people who take none, say once where it is."""
        [user_id] = announcer.users([prompt.seat])
        match = announcer.position.match
        async with reading(self._engine) as connection:
            user = await users.read(connection, user_id)
        if not await self._membership.holds(match.guild_id, user_id):
            return await self._say_once(announcer, prompt, "gone", announcer.gone(prompt.seat))
        own = replace(announcer, texts=texts_in(user.locale or match.locale))
        show = partial(self._put_panel, own, message_key, prompt, user_id)
        if not await self._direct_messages.reach(user, show):
            await self._say_where(announcer, prompt)
        return None

    async def _put_panel(self, own: Announcer, message_key: MessageKey, prompt: Prompt, user_id: int) -> None:
        """Show the draft as it is; again if the player has changed it while it was drawn."""
        guided = await self._is_new(own, prompt.seat)
        observation = await self._referee.observe(message_key.match, prompt.seat)
        draft, shown = await self._draft(message_key.match, prompt), None
        while draft != shown and await self._is_asked(own, prompt, user_id):
            message = own.panel(observation, prompt, draft, guided=guided)
            rendered = await render(
                self._picture_service, message, Address(Route.PANEL, message_key.match, prompt.id)
            )
            await self._gateway.put_privately(message_key, user_id, rendered)
            draft, shown = await self._draft(message_key.match, prompt), draft

    async def _is_asked(self, announcer: Announcer, prompt: Prompt, user_id: int) -> bool:
        """Whether it is still this person's question: else there is other news for them."""
        position = await self._referee.position(announcer.position.match.id)
        held = position.seats[prompt.seat].user_id == user_id
        return held and position.asked(prompt.seat, prompt.id) is not None

    async def _draft(self, match_id: str, prompt: Prompt) -> dict[str, Any]:
        """How far the answer to the prompt has come."""
        async with reading(self._engine) as connection:
            return await drafts.read(connection, match_id, prompt.seat, prompt.id)

    async def _is_new(self, announcer: Announcer, seat: Seat) -> bool:
        """Whether the seat's player needs a guide."""
        [user_id] = announcer.users([seat])
        async with reading(self._engine) as connection:
            return not await planners.has_planned(connection, user_id, announcer.position.match.title)

    async def _say_where(self, announcer: Announcer, prompt: Prompt) -> None:
        """Tell at the table where a player finds what could not be sent."""
        await self._say_once(announcer, prompt, "elsewhere", announcer.unreachable(prompt.seat))

    async def _say_once(self, announcer: Announcer, prompt: Prompt, about: str, message: Message) -> None:
        """Tell something at the table about a player who is asked, once in a match.

        Never where nobody may know who is asked: the table's message that is always current names all then.
        """
        if prompt.concealed:
            return
        match, [user] = announcer.position.match, announcer.users([prompt.seat])
        message_key = MessageKey(match.id, outbox.TABLE, f"{about}-{user}")
        if await self._gateway.find(message_key) is None:
            rendered = await render(self._picture_service, message, Address(Route.TABLE, match.id))
            await self._gateway.put(message_key, match.place_id, rendered, [user])

    async def _settle(
        self, announcer: Announcer, message_key: MessageKey, item: outbox.Item, seat: Seat
    ) -> None:
        """Public questions go away; a private panel stays to be read, with nothing left to press."""
        shown = await self._gateway.find(message_key)
        if shown is None:
            # The program may have ended just before it was sent.
            await self._gateway.forget(message_key)
        elif shown.channel.id == announcer.position.match.place_id:
            await self._gateway.remove(message_key)
        elif following := announcer.secret(seat):
            # The panel goes on in the same message: a turn of many deeds does not fill the player's screen.
            await self._gateway.pass_on(message_key, replace(message_key, key=following.id))
        else:
            async with reading(self._engine) as connection:
                # The item may be older than the answer that settled the question.
                seq = await outbox.newest_row(connection, message_key.match, item)
            settled = await self._referee.settled(message_key.match, seq, seat, message_key.key)
            message = (await in_own_language(self._engine, announcer, seat)).closed_panel(settled)
            rendered = await render(self._picture_service, message, Address(Route.PANEL, message_key.match))
            await self._gateway.put(message_key, shown.channel.id, rendered)

    async def _close(self, message_key: MessageKey) -> None:
        """Close a private message to somebody who has given their seat up, for good."""
        shown = await self._gateway.find(message_key)
        if shown is not None:
            message = (await self._thread_messages.announcer(message_key.match)).closed_panel(None)
            rendered = await render(self._picture_service, message, Address(Route.PANEL, message_key.match))
            await self._gateway.put(message_key, shown.channel.id, rendered)


def _current(match_id: str) -> MessageKey:
    """The message at the table that is always current."""
    return MessageKey(match_id, outbox.TABLE, outbox.NOW)
