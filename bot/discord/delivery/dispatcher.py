"""Dispatcher: finds out what an outbox item means now, and has it posted to the lobby, table or seat."""

import contextlib

import aiohttp
import discord

from bot.cluster.leases import Lease
from bot.discord.delivery.message_gateway import MessageKey
from bot.discord.delivery.poster import Poster
from bot.discord.delivery.reminders import Reminders
from bot.discord.delivery.seat_messages import SeatMessages
from bot.discord.delivery.thread_messages import ThreadMessages
from bot.discord.ids import Address, Route
from bot.store import matches, outbox
from bot.store.engine import reading, writing
from bot.views.compose import LobbyMessage, PermissionsMissing


class Dispatcher:
    """Delivers one item at a time, each under the lease that it is given."""

    def __init__(self, poster: Poster) -> None:
        self._poster = poster

    async def deliver(self, match_id: str, item: outbox.Item, lease: Lease) -> None:
        """Post what the item is about, as it is now.

        Raises discord.HTTPException, connection errors and LeaseLost; then it may be tried again.
        """
        poster = self._poster.under(lease)
        message_key = MessageKey(match_id, item.audience, item.key)
        if item.audience == outbox.LOBBY:
            await _show_lobby(poster, match_id)
        elif item.audience == outbox.TABLE:
            await _show_at_table(poster, match_id, item)
        elif outbox.is_reminder(item.audience):
            await Reminders(poster).deliver(message_key)
        elif outbox.is_former(item.audience):
            await SeatMessages(poster).close(message_key)
        else:
            await SeatMessages(poster).deliver(message_key, item)

    async def warn_host(self, match_id: str) -> None:
        """Tell the host, once in a match and if they take direct messages, that permissions are missing."""
        async with reading(self._poster.engine) as connection:
            match = await matches.find(connection, match_id)
        if match is None:
            return
        message_key, address = MessageKey(match_id, "host", "permissions"), Address(Route.TABLE, match_id)
        with contextlib.suppress(discord.HTTPException, aiohttp.ClientError, OSError):
            if await self._poster.gateway.find(message_key) is None:
                await self._poster.send_direct(
                    message_key, match.host_id, PermissionsMissing(), None, address
                )


async def _show_lobby(poster: Poster, match_id: str) -> None:
    """Post or update the lobby message, which leads to the table once the match has started."""
    async with reading(poster.engine) as connection:
        match = await matches.find(connection, match_id)
    if match is None:
        return
    current = await poster.gateway.find(_current(match_id))
    what = LobbyMessage(current.id if current else None)
    message_key = MessageKey(match_id, outbox.LOBBY, outbox.LOBBY)
    route = Route.TABLE if match.started else Route.LOBBY
    await poster.post(message_key, match.channel_id, what, route=route)


async def _show_at_table(poster: Poster, match_id: str, item: outbox.Item) -> None:
    """Post it for everybody; the lobby message leads to the table, and says so when the match is over.

    That is an item of its own: the lobby's channel may be closed to us where the table's is not.
    """
    opens = item.key == outbox.NOW and await poster.gateway.find(_current(match_id)) is None
    await ThreadMessages(poster).deliver(match_id, item)
    if opens or (item.key == outbox.NOW and (await poster.reader.position(match_id)).match.ended):
        async with writing(poster.engine) as connection:
            await outbox.put(connection, match_id, outbox.LOBBY, outbox.LOBBY)


def _current(match_id: str) -> MessageKey:
    """The message at the table that is always current."""
    return MessageKey(match_id, outbox.TABLE, outbox.NOW)
