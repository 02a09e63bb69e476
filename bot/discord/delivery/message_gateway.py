"""Puts messages where people see them: sends each once, edits it from then on, posts it again if deleted."""

import contextlib
import hashlib
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass, replace
from functools import partial

import discord
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.cluster.leases import lease_lost, require_lease
from bot.discord.layout import RenderedMessage
from bot.store import log, messages, outbox, users
from bot.store.engine import reading, writing

_ARCHIVED = 50083
"""Discord's error code for whatever is done in an archived thread, except for writing a new message."""
_NOT_OUR_CHANNEL = (10003, 50001)
"""Unknown Channel, Missing Access: the database has been handed from one bot to another."""
_NONCE_LENGTH = 24
"""Discord takes up to 25 characters."""
_LOOK_BACK = 50
"""How many of a channel's last messages are looked through for one that was perhaps sent."""
_MARKS = 1 << 20
"""The least number that marks a message; Discord itself numbers components from 1."""


@dataclass(frozen=True)
class MessageKey:
    """What is told to whom: the same letter is always the same message on Discord."""

    match: str
    audience: str
    key: str


class MessageGateway:
    """Sends letters, and remembers in the database which message each of them is."""

    def __init__(self, client: discord.Client, engine: AsyncEngine) -> None:
        self._client = client
        self._engine = engine

    async def put(
        self, message_key: MessageKey, channel_id: int, rendered: RenderedMessage, ping: Iterable[int] = ()
    ) -> int:
        """Show the sheet as this letter and return its message's id; only users in `ping` are notified.

        Raises discord.HTTPException, connection errors and Lapsed; then it may be tried again.
        """
        known = await self.find(message_key)
        mentions = discord.AllowedMentions(
            everyone=False, roles=False, users=[discord.Object(user) for user in ping]
        )
        if known is not None and _is_in(known, channel_id) and await self._edit(known, rendered, mentions):
            await self._tell_anew_if_lapsed(message_key.match, known.id)
            return known.id
        posted = await self._intend(message_key, channel_id, known.id if known else 0)
        if posted.message_id is not None:
            return await self.put(message_key, channel_id, rendered, ping)
        message_id = await self._send(message_key, posted, rendered, mentions)
        await self._keep(message_key, replace(posted, message_id=message_id))
        await self._tell_anew_if_lapsed(message_key.match, message_id)
        return message_id

    async def remove(self, message_key: MessageKey) -> None:
        """Take the letter's message away, if there is one."""
        known = await self.find(message_key)
        if known is None:
            return
        with contextlib.suppress(discord.NotFound):
            await self._do_in(known.channel.id, known.delete)
        await self.forget(message_key)

    async def pass_on(self, message_key: MessageKey, heir: MessageKey) -> None:
        """Let the letter's message show another letter from now on, unless that one stands already."""
        if await self.find(heir) is not None:
            await self.remove(message_key)
        else:
            require_lease()
            async with writing(self._engine) as connection:
                await messages.rename(
                    connection, message_key.match, message_key.audience, message_key.key, heir.key
                )

    async def forget(self, message_key: MessageKey) -> None:
        """Leave the letter's message as it is, for good."""
        require_lease()
        async with writing(self._engine) as connection:
            await messages.forget(connection, message_key.match, message_key.audience, message_key.key)

    async def find(self, message_key: MessageKey) -> discord.PartialMessage | None:
        """The message that shows the letter, as far as we know.

        Where the program ended while it sent it, the channel is looked through for it.
        """
        posted = await self._read(message_key)
        if posted is not None and posted.message_id is None:
            posted = await self._look_for(message_key, posted)
        if posted is None or posted.message_id is None:
            return None
        channel = self._client.get_partial_messageable(posted.channel_id)
        return channel.get_partial_message(posted.message_id)

    async def put_privately(self, message_key: MessageKey, user_id: int, rendered: RenderedMessage) -> int:
        """Show the sheet as this letter in a person's direct messages. Raises like `put`.

        A channel that is remembered, but not ours any more, is asked for anew.
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

        Discord lets us ask for one a second, and discord.py remembers the last 128: ours are in the database.
        """
        async with reading(self._engine) as connection:
            known = (await users.read(connection, user_id)).dm_channel_id
        if known is not None:
            return known
        asked = (await self._client.create_dm(discord.Object(user_id))).id
        await self._keep_channel(user_id, asked)
        return asked

    async def let_in(self, thread_id: int, user_id: int) -> None:
        """Let a user read a private thread; whoever is there already stays."""
        await self._do_in(thread_id, partial(self._client.http.add_user_to_thread, thread_id, user_id))

    async def _send(
        self,
        message_key: MessageKey,
        posted: messages.Posted,
        rendered: RenderedMessage,
        mentions: discord.AllowedMentions,
    ) -> int:
        assert posted.nonce, "it was written down before"
        require_lease()
        channel = self._client.get_partial_messageable(posted.channel_id)
        view, files = rendered.view(_mark(posted)), rendered.files()
        try:
            sent = await channel.send(view=view, files=files, nonce=posted.nonce, allowed_mentions=mentions)
        except discord.HTTPException as error:
            if error.status < 500:
                await self.forget(message_key)  # a refusal: there is nothing to be looked for
            raise
        return sent.id

    async def _intend(self, message_key: MessageKey, channel_id: int, replaced: int) -> messages.Posted:
        """Write down what is about to be sent, unless an earlier attempt has; its nonce stays the same.

        If it has been sent by now, that message: by a colleague, who thought that we had died.
        """
        begun = await self._read(message_key)
        if begun is not None and begun.message_id != replaced and begun.channel_id == channel_id:
            return begun
        posted = messages.Posted(
            message_key.audience, message_key.key, channel_id, None, _nonce(message_key, replaced)
        )
        await self._keep(message_key, posted)
        return posted

    async def _look_for(self, message_key: MessageKey, posted: messages.Posted) -> messages.Posted | None:
        """Discord forgets a nonce after some minutes, but shows the number that marks a message for good."""
        channel = self._client.get_partial_messageable(posted.channel_id)
        try:
            async for message in channel.history(limit=_LOOK_BACK):
                if mark_of(message) == _mark(posted):
                    found = replace(posted, message_id=message.id)
                    await self._keep(message_key, found)
                    return found
        except (discord.Forbidden, discord.NotFound):
            return None  # then the nonce must do
        return None

    async def _read(self, message_key: MessageKey) -> messages.Posted | None:
        async with reading(self._engine) as connection:
            return await messages.find(connection, message_key.match, message_key.audience, message_key.key)

    async def _tell_anew_if_lapsed(self, match_id: str, message_id: int) -> None:
        """Have a message told once more that we have changed when it was a colleague's affair already.

        It may show another letter by now than the one that we had for it.
        """
        if lease_lost():
            async with writing(self._engine) as connection:
                end = await log.end(connection, match_id)
                seq = end.seq if end else 0
                for posted in await messages.shown_in(connection, match_id, message_id):
                    await outbox.say_last(connection, match_id, posted.audience, posted.key, seq)

    async def _keep_channel(self, user_id: int, channel_id: int | None) -> None:
        async with writing(self._engine) as connection:
            await users.keep_channel(connection, user_id, channel_id)

    async def _keep(self, message_key: MessageKey, posted: messages.Posted) -> None:
        async with writing(self._engine) as connection:
            await messages.keep(connection, message_key.match, posted)

    async def _edit(
        self, message: discord.PartialMessage, rendered: RenderedMessage, mentions: discord.AllowedMentions
    ) -> bool:
        """Change the message; False if somebody has deleted it."""
        try:
            await self._do_in(message.channel.id, partial(_change, message, rendered, mentions))
        except discord.NotFound:
            return False
        return True

    async def _do_in(self, channel_id: int, act: Callable[[], Awaitable[object]]) -> None:
        """Do something in a channel or thread, which is opened for that if it is archived."""
        require_lease()
        try:
            await act()
        except discord.HTTPException as error:
            if error.code != _ARCHIVED:
                raise
            await self._reopen(channel_id)
            await act()

    async def _reopen(self, thread_id: int) -> None:
        thread = await self._client.fetch_channel(thread_id)
        if isinstance(thread, discord.Thread):
            await thread.edit(archived=False)


def _is_in(message: discord.PartialMessage, channel_id: int) -> bool:
    """Whether who is to read it can: a seat may have changed hands."""
    return message.channel.id == channel_id


async def _change(
    message: discord.PartialMessage, rendered: RenderedMessage, mentions: discord.AllowedMentions
) -> None:
    await message.edit(view=rendered.view(), attachments=rendered.files(), allowed_mentions=mentions)


def _nonce(message_key: MessageKey, replaced: int) -> str:
    """The same for each attempt to send a letter, so that Discord drops the second of two.

    A message that is posted again, because `replaced` was deleted, gets another one: it is a second message.
    """
    said = f"{message_key.match}/{message_key.audience}/{message_key.key}/{replaced}"
    return hashlib.sha256(said.encode()).hexdigest()[:_NONCE_LENGTH]


def _mark(posted: messages.Posted) -> int:
    """A number for the outermost component of a message that is sent, by which it is known again."""
    return _MARKS + int((posted.nonce or "0")[:7], 16)


def mark_of(message: discord.Message) -> int | None:
    """The number that marks a message, if any.

    A press may change the message before we know that it was sent: the mark has to stay.
    """
    numbers = (getattr(part, "id", None) or 0 for part in message.components)
    return next((number for number in numbers if number >= _MARKS), None)
