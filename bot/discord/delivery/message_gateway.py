"""Message gateway: sends each message once, edits it from then on, and posts it again if it was deleted.

A message is known by its `MessageKey`. Its row is written before it is sent, with a nonce by which Discord
drops a second one, and with a tag in the message itself by which it is found again after a crash. A gateway
that is bound to a lease raises LeaseLost instead of acting once the lease stands no more.
"""

import contextlib
import hashlib
from collections.abc import Awaitable, Callable
from copy import copy
from dataclasses import dataclass, replace
from functools import partial

import discord
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.cluster.leases import Lease, LeaseLost
from bot.discord.layout import RenderedMessage
from bot.store import log, messages, outbox, people
from bot.store.engine import reading, writing

_ARCHIVED = 50083
"""Discord's error code for all that is done in an archived thread, except for sending a new message."""
_NOT_OUR_CHANNEL = (10003, 50001)
"""Unknown Channel, Missing Access: the database has been handed from one bot to another."""
_NONCE_LENGTH = 24
"""Discord takes up to 25 characters."""
_LOOK_BACK = 50
"""How many of a channel's last messages are searched for one that was perhaps sent."""
_TAGS = 1 << 20
"""The least number that tags a message; Discord itself numbers components from 1."""


@dataclass(frozen=True)
class MessageKey:
    """What is shown to which audience: the same key is always the same message on Discord."""

    match: str
    audience: str
    key: str


class MessageGateway:
    """Sends and edits messages, and keeps in the database which message each key is."""

    def __init__(self, client: discord.Client, engine: AsyncEngine) -> None:
        self._client = client
        self._engine = engine
        self._lease: Lease | None = None

    def under(self, lease: Lease) -> "MessageGateway":
        """This gateway, bound to a lease."""
        bound = copy(self)
        bound._lease = lease
        return bound

    async def put(self, message_key: MessageKey, channel_id: int, rendered: RenderedMessage) -> int:
        """Show the message under this key and return its id; only the people that it calls are notified.

        Raises discord.HTTPException, connection errors and LeaseLost; then it may be tried again.
        """
        known = await self.find(message_key)
        mentions = discord.AllowedMentions(
            everyone=False, roles=False, users=[discord.Object(user) for user in rendered.message.calls]
        )
        if known is not None and _is_in(known, channel_id) and await self._edit(known, rendered, mentions):
            await self._redeliver_if_lease_lost(message_key.match, known.id)
            return known.id
        posted = await self._reserve(message_key, channel_id, known.id if known else 0)
        if posted.message_id is not None:
            return await self.put(message_key, channel_id, rendered)
        message_id = await self._send(message_key, posted, rendered, mentions)
        await self._keep(message_key, replace(posted, message_id=message_id))
        await self._redeliver_if_lease_lost(message_key.match, message_id)
        return message_id

    async def remove(self, message_key: MessageKey) -> None:
        """Delete the message of this key, if there is one."""
        known = await self.find(message_key)
        if known is None:
            return
        with contextlib.suppress(discord.NotFound):
            await self._in_channel(known.channel.id, known.delete)
        await self.forget(message_key)

    async def transfer(self, message_key: MessageKey, successor: MessageKey) -> None:
        """Let this key's message be its successor's, unless that has one: then delete this key's."""
        if await self.find(successor) is not None:
            await self.remove(message_key)
        else:
            self._require_lease()
            async with writing(self._engine) as connection:
                await messages.rename(
                    connection, message_key.match, message_key.audience, message_key.key, successor.key
                )

    async def forget(self, message_key: MessageKey) -> None:
        """Leave the message of this key as it is, for good."""
        self._require_lease()
        async with writing(self._engine) as connection:
            await messages.forget(connection, message_key.match, message_key.audience, message_key.key)

    async def find(self, message_key: MessageKey) -> discord.PartialMessage | None:
        """The message of this key, as far as we know.

        If the program ended while it sent the message, the channel is searched for it.
        """
        posted = await self._read(message_key)
        if posted is not None and posted.message_id is None:
            posted = await self._recover(message_key, posted)
        if posted is None or posted.message_id is None:
            return None
        channel = self._client.get_partial_messageable(posted.channel_id)
        return channel.get_partial_message(posted.message_id)

    async def put_direct(self, message_key: MessageKey, user_id: int, rendered: RenderedMessage) -> int:
        """`put` in a person's direct messages. Raises like `put`.

        A channel that is kept in the database, but not ours any more, is replaced.
        """
        try:
            return await self.put(message_key, await self.private_channel(user_id), rendered)
        except discord.HTTPException as error:
            if error.code not in _NOT_OUR_CHANNEL:
                raise
            await self._keep_channel(user_id, None)
        return await self.put(message_key, await self.private_channel(user_id), rendered)

    async def private_channel(self, user_id: int) -> int:
        """The channel of direct messages with a user.

        Discord lets a bot open one a second, and discord.py keeps the last 128: ours are in the database.
        """
        async with reading(self._engine) as connection:
            known = (await people.read_user(connection, user_id)).dm_channel_id
        if known is not None:
            return known
        asked = (await self._client.create_dm(discord.Object(user_id))).id
        await self._keep_channel(user_id, asked)
        return asked

    async def add_thread_member(self, thread_id: int, user_id: int) -> None:
        """Let a user read a private thread; nothing happens if they can."""
        await self._in_channel(thread_id, partial(self._client.http.add_user_to_thread, thread_id, user_id))

    async def _send(
        self,
        message_key: MessageKey,
        posted: messages.Posted,
        rendered: RenderedMessage,
        mentions: discord.AllowedMentions,
    ) -> int:
        assert posted.nonce, "it was written down before"
        self._require_lease()
        channel = self._client.get_partial_messageable(posted.channel_id)
        view, files = rendered.view(_tag(posted)), rendered.files()
        try:
            sent = await channel.send(view=view, files=files, nonce=posted.nonce, allowed_mentions=mentions)
        except discord.HTTPException as error:
            if error.status < 500:
                await self.forget(message_key)  # refused: there is nothing to recover
            raise
        return sent.id

    async def _reserve(self, message_key: MessageKey, channel_id: int, replaced: int) -> messages.Posted:
        """Write down what is about to be sent, unless an earlier attempt has; its nonce stays the same.

        If a peer that believed us dead has sent it by now, the message that it sent.
        """
        begun = await self._read(message_key)
        if begun is not None and begun.message_id != replaced and begun.channel_id == channel_id:
            return begun
        posted = messages.Posted(
            message_key.audience, message_key.key, channel_id, None, _nonce(message_key, replaced)
        )
        await self._keep(message_key, posted)
        return posted

    async def _recover(self, message_key: MessageKey, posted: messages.Posted) -> messages.Posted | None:
        """Discord forgets a nonce after some minutes, but shows the tag of a message for good."""
        channel = self._client.get_partial_messageable(posted.channel_id)
        try:
            async for message in channel.history(limit=_LOOK_BACK):
                if tag_of(message) == _tag(posted):
                    found = replace(posted, message_id=message.id)
                    await self._keep(message_key, found)
                    return found
        except (discord.Forbidden, discord.NotFound):
            return None  # then only the nonce protects against a second one
        return None

    async def _read(self, message_key: MessageKey) -> messages.Posted | None:
        async with reading(self._engine) as connection:
            return await messages.find(connection, message_key.match, message_key.audience, message_key.key)

    async def _redeliver_if_lease_lost(self, match_id: str, message_id: int) -> None:
        """Have a message delivered once more that we have changed when a peer held the lease already.

        It may belong to another key by now.
        """
        if self._lease_lost:
            async with writing(self._engine) as connection:
                end = await log.end(connection, match_id)
                seq = end.seq if end else 0
                for posted in await messages.shown_in(connection, match_id, message_id):
                    await outbox.say_last(connection, match_id, posted.audience, posted.key, seq)

    async def _keep_channel(self, user_id: int, channel_id: int | None) -> None:
        async with writing(self._engine) as connection:
            await people.keep_channel(connection, user_id, channel_id)

    async def _keep(self, message_key: MessageKey, posted: messages.Posted) -> None:
        async with writing(self._engine) as connection:
            await messages.keep(connection, message_key.match, posted)

    async def _edit(
        self, message: discord.PartialMessage, rendered: RenderedMessage, mentions: discord.AllowedMentions
    ) -> bool:
        """Change the message; False if it was deleted."""
        try:
            await self._in_channel(message.channel.id, partial(_change, message, rendered, mentions))
        except discord.NotFound:
            return False
        return True

    async def _in_channel(self, channel_id: int, act: Callable[[], Awaitable[object]]) -> None:
        """Do something in a channel or thread; an archived thread is opened for it."""
        self._require_lease()
        try:
            await act()
        except discord.HTTPException as error:
            if error.code != _ARCHIVED:
                raise
            await self._reopen(channel_id)
            await act()

    @property
    def _lease_lost(self) -> bool:
        return self._lease is not None and not self._lease.stands

    def _require_lease(self) -> None:
        """Raise LeaseLost if this gateway is bound to a lease that stands no more."""
        if self._lease_lost:
            raise LeaseLost

    async def _reopen(self, thread_id: int) -> None:
        thread = await self._client.fetch_channel(thread_id)
        if isinstance(thread, discord.Thread):
            await thread.edit(archived=False)


def _is_in(message: discord.PartialMessage, channel_id: int) -> bool:
    """Whether its reader can see it there: a seat may have changed hands."""
    return message.channel.id == channel_id


async def _change(
    message: discord.PartialMessage, rendered: RenderedMessage, mentions: discord.AllowedMentions
) -> None:
    await message.edit(view=rendered.view(), attachments=rendered.files(), allowed_mentions=mentions)


def _nonce(message_key: MessageKey, replaced: int) -> str:
    """The same for each attempt to send a message, so that Discord drops the second of two.

    A message that is posted again, because `replaced` was deleted, gets another one: it is a second message.
    """
    said = f"{message_key.match}/{message_key.audience}/{message_key.key}/{replaced}"
    return hashlib.sha256(said.encode()).hexdigest()[:_NONCE_LENGTH]


def _tag(posted: messages.Posted) -> int:
    """A number for the outermost component of a message, by which the message is found again."""
    return _TAGS + int((posted.nonce or "0")[:7], 16)


def tag_of(message: discord.Message) -> int | None:
    """The tag of a message, if any.

    A press may change the message before we know that it was sent: the tag has to stay.
    """
    numbers = (getattr(part, "id", None) or 0 for part in message.components)
    return next((number for number in numbers if number >= _TAGS), None)
