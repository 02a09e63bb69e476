"""Message gateway: sends each message once, edits it from then on, and posts it again if it was deleted.

A message is identified by its `MessageKey`. Its row is written before it is sent, with a nonce by which
Discord drops a duplicate, and with a tag in the message itself by which it is found again after a crash. A
gateway that is bound to a lease raises LeaseLost instead of acting once the lease has expired.
"""

import asyncio
import contextlib
import hashlib
import math
from collections.abc import Awaitable, Callable, Iterable
from copy import copy
from dataclasses import astuple, dataclass, replace
from functools import partial
from types import MappingProxyType
from typing import TypeVar

import discord
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.cluster.leases import Lease, LeaseLost
from bot.discord.delivery.direct_messages import MAX_REMEMBERED
from bot.discord.delivery.interaction_tokens import InteractionTokens
from bot.discord.layout import Opening, RenderedMessage, Uploads, parts_of, uploads_of
from bot.matches.bounded_dict import BoundedDict
from bot.matches.keyed_lock import KeyedLock
from bot.store import log, messages, outbox, people
from bot.store.engine import changes_of, fetch, has_peers, keep_rows, write, writing

T = TypeVar("T")

_ARCHIVED = 50083
"""Discord's error code for any act in an archived thread, except for sending a new message."""
_NOT_OUR_CHANNEL = (10003, 50001)
"""Unknown Channel, Missing Access: the database was moved from one bot to another."""
_NONCE_LENGTH = 24
"""Discord takes up to 25 characters."""
_LOOK_BACK = 50
"""Number of a channel's last messages that are searched for one that may have been sent."""
_MAX_PRESSED = 64
"""Number of messages of which is known what a press has shown in them, until delivery comes by."""
_TAGS = 1 << 20
"""The lowest tag of a message; Discord itself numbers components from 1."""


@dataclass(frozen=True)
class MessageKey:
    """What is shown to which audience: the same key is always the same message on Discord."""

    match: str
    audience: str
    key: str


class Edits:
    """Edits messages, each one by one edit after the other, and sends no picture that the message has.

    Without that order an edit might keep a picture that another one is just replacing. What a press has just
    shown is not sent again by the delivery of the same news.
    """

    def __init__(self) -> None:
        self._locks = KeyedLock()
        self._last = BoundedDict[int, tuple[float, Uploads]](MAX_REMEMBERED)
        """By message id: when it was last edited, in the event loop's seconds, and its pictures since."""
        self._pressed = BoundedDict[int, object](_MAX_PRESSED)
        """The contents of messages whose last edit was the answer to a press."""

    def seconds_since(self, message_id: int) -> float:
        """Seconds since a message was last edited; infinity if it was not, or long ago."""
        edited, _ = self._last.get(message_id, (-math.inf, None))
        return asyncio.get_running_loop().time() - edited

    async def make(
        self,
        message_id: int,
        edit: Callable[[Uploads], Awaitable[discord.Message]],
        shown: Uploads = MappingProxyType({}),
        *,
        pressed: object = None,
        delivered: object = None,
    ) -> None:
        """Edit a message, given the pictures that it has: `shown`, unless it was edited here before.

        Once, it is left as it is if the contents to be `delivered` are those that a press has just shown.
        """
        async with self._locks.through(message_id):
            last = self._pressed.pop(message_id, None)
            if last is not None and last == delivered:
                return
            _, known = self._last.pop(message_id, (0.0, shown))
            try:
                edited = await edit(known)
            except discord.HTTPException as error:
                if not known or error.status != 400:
                    raise
                edited = await edit({})  # another process has replaced them
            self._last[message_id] = asyncio.get_running_loop().time(), uploads_of(edited)
            if pressed is not None:
                self._pressed[message_id] = pressed


class MessageGateway:
    """Sends and edits messages, and keeps in the database which message each key is."""

    def __init__(
        self, client: discord.Client, engine: AsyncEngine, is_full: Callable[[], bool] = lambda: False
    ) -> None:
        """While requests have to be spared (`is_full`), a direct message is one, without its push line."""
        self._client = client
        self._engine = engine
        self._is_full = is_full
        self.edits = Edits()
        self.tokens = InteractionTokens()
        self._opening = asyncio.Lock()
        """One channel after the other: Discord quarantines bots that open many at once."""
        self._lease: Lease | None = None

    def under(self, lease: Lease) -> "MessageGateway":
        """This gateway, bound to a lease."""
        bound = copy(self)
        bound._lease = lease
        return bound

    async def put(self, message_key: MessageKey, channel_id: int, rendered: RenderedMessage) -> int:
        """Show the message under this key and return its id; only the people whom it mentions are notified.

        Raises discord.HTTPException, connection errors and LeaseLost; then it may be retried. After a crash
        between the creation of a message and its completion, the retry completes it.
        """
        known = await self.find(message_key)
        called = () if rendered.quiet else rendered.message.calls
        mentions = discord.AllowedMentions(
            everyone=False, roles=False, users=[discord.Object(user) for user in called]
        )
        if known is not None and _is_in(known, channel_id) and await self._edit(known, rendered, mentions):
            await self._redeliver_if_lease_lost(message_key.match, known.id)
            return known.id
        replaced = known.id if known else 0
        posted = await self._reserve(message_key, channel_id, replaced, rendered.message.calls)
        if posted.message_id is not None:
            return await self.put(message_key, channel_id, rendered)
        opening = rendered.opening(_tag(posted))
        if opening and not opening.complete and not called and self._is_full():
            opening = None
        sent = await self._send(message_key, posted, rendered, opening, mentions)
        await self._keep(message_key, replace(posted, message_id=sent.id))
        if opening and not opening.complete:
            await self._edit(sent, rendered, mentions, _tag(posted))
        await self._redeliver_if_lease_lost(message_key.match, sent.id)
        return sent.id

    async def remove(self, message_key: MessageKey) -> None:
        """Delete the message of this key, if there is one."""
        known = await self.find(message_key)
        if known is not None:
            await self.delete(known)
            await self.forget(message_key)

    async def delete(self, message: discord.PartialMessage) -> None:
        """Delete a message that stands under no key any more."""
        act = partial(
            self.tokens.act, message.id, lambda press: press.delete_original_response(), message.delete
        )
        with contextlib.suppress(discord.NotFound):
            await self.in_channel(message.channel.id, act)

    async def transfer(self, message_key: MessageKey, successor: MessageKey) -> None:
        """Let this key's message be its successor's, unless that has one: then delete this key's."""
        if await self.find(successor) is not None:
            await self.remove(message_key)
        else:
            self._require_lease()
            match_id, audience, key = astuple(message_key)
            await write(self._engine, messages.rename, match_id, audience, key, successor.key)

    async def forget(self, message_key: MessageKey) -> None:
        """Leave the message of this key as it is, permanently."""
        self._require_lease()
        await write(self._engine, messages.forget, *astuple(message_key))

    async def find(self, message_key: MessageKey) -> discord.PartialMessage | None:
        """The message of this key, if one is known.

        If the program ended while it sent the message, the channel is searched for it.
        """
        posted = await self._read(message_key)
        if posted is not None and posted.message_id is None:
            posted = await self._recover(message_key, posted)
        if posted is None or posted.message_id is None:
            return None
        channel = self._client.get_partial_messageable(posted.channel_id)
        return channel.get_partial_message(posted.message_id)

    async def is_deleted(self, message_key: MessageKey) -> bool:
        """Whether the message of this key was sent, and somebody has deleted it."""
        shown = await self.find(message_key)
        try:
            if shown:
                await shown.fetch()
        except discord.NotFound:
            return True
        except discord.Forbidden:  # it may not be read, without Read Message History
            pass
        return False

    async def put_direct(self, message_key: MessageKey, user_id: int, rendered: RenderedMessage) -> int:
        """`put` in a person's direct messages. Raises like `put`."""
        return await self._in_private(user_id, lambda place: self.put(message_key, place, rendered))

    async def send_direct(self, user_id: int, rendered: RenderedMessage) -> discord.Message:
        """Send a direct message that no key has; it notifies nobody, for its reader has just asked for it.

        Raises discord.HTTPException and connection errors.
        """

        async def send(place: int) -> discord.Message:
            channel, files = self._client.get_partial_messageable(place), rendered.files()
            return await channel.send(view=rendered.view(), files=files, silent=True)

        return await self._in_private(user_id, send)

    async def _in_private(self, user_id: int, act: Callable[[int], Awaitable[T]]) -> T:
        """Do something in a person's direct messages, by the id of their channel.

        A channel in the database that the bot cannot use any more is replaced.
        """
        try:
            return await act(await self.private_channel(user_id))
        except discord.HTTPException as error:
            if error.code not in _NOT_OUR_CHANNEL:
                raise
            await write(self._engine, people.keep_channel, user_id, None)
        return await act(await self.private_channel(user_id))

    async def private_channel(self, user_id: int) -> int:
        """The channel of direct messages with a user.

        Discord lets a bot open one a second, and discord.py caches the last 128: so they are in the database.
        """
        if (known := await self._known_channel(user_id)) is not None:
            return known
        async with self._opening:
            if (known := await self._known_channel(user_id)) is not None:  # opened meanwhile
                return known
            asked = (await self._client.create_dm(discord.Object(user_id))).id
            await write(self._engine, people.keep_channel, user_id, asked)
        return asked

    async def _known_channel(self, user_id: int) -> int | None:
        return (await fetch(self._engine, people.read_user, user_id)).dm_channel_id

    async def add_thread_member(self, thread_id: int, user_id: int) -> None:
        """Let a user read a private thread; nothing happens if they can."""
        await self.in_channel(thread_id, partial(self._client.http.add_user_to_thread, thread_id, user_id))

    async def remove_thread_member(self, thread_id: int, user_id: int) -> None:
        """The opposite; nothing happens if they have left it, or the bot may not do that there."""
        act = partial(self._client.http.remove_user_from_thread, thread_id, user_id)
        with contextlib.suppress(discord.NotFound, discord.Forbidden):
            await self.in_channel(thread_id, act)

    async def _send(
        self,
        message_key: MessageKey,
        posted: messages.Posted,
        rendered: RenderedMessage,
        opening: Opening | None,
        mentions: discord.AllowedMentions,
    ) -> discord.PartialMessage:
        assert posted.nonce, "it was written down before"
        self._require_lease()
        channel, quiet = self._client.get_partial_messageable(posted.channel_id), rendered.quiet
        send = partial(channel.send, nonce=posted.nonce, allowed_mentions=mentions, silent=quiet)
        try:
            if opening:
                sent = await send(opening.content, view=opening.view)
            else:
                sent = await send(view=rendered.view(_tag(posted)), files=rendered.files())
        except discord.HTTPException as error:
            if error.status < 500:
                await self.forget(message_key)  # refused: there is nothing to recover
            raise
        return channel.get_partial_message(sent.id)

    async def _reserve(
        self, message_key: MessageKey, channel_id: int, replaced: int, calls: Iterable[int]
    ) -> messages.Posted:
        """Store what is about to be sent, unless an earlier attempt has; its nonce stays the same.

        Returns the peer's message if a peer that believed this process dead has sent it meanwhile.
        """
        begun = await self._read(message_key)
        if begun is not None and begun.message_id != replaced and begun.channel_id == channel_id:
            return begun
        nonce = _nonce(message_key, replaced, calls)
        posted = messages.Posted(message_key.audience, message_key.key, channel_id, None, nonce)
        await self._keep(message_key, posted)
        return posted

    async def _recover(self, message_key: MessageKey, posted: messages.Posted) -> messages.Posted | None:
        """Discord forgets a nonce after some minutes, but keeps the tag of a message."""
        channel = self._client.get_partial_messageable(posted.channel_id)
        # If that is refused, only the nonce protects against a second one.
        with contextlib.suppress(discord.Forbidden, discord.NotFound):
            async for message in channel.history(limit=_LOOK_BACK):
                if tag_of(message) == _tag(posted):
                    found = replace(posted, message_id=message.id)
                    await self._keep(message_key, found)
                    return found
        return None

    async def _read(self, message_key: MessageKey) -> messages.Posted | None:
        return await fetch(self._engine, messages.find, *astuple(message_key))

    async def _redeliver_if_lease_lost(self, match_id: str, message_id: int) -> None:
        """Schedule another delivery of a message that was changed after a peer had taken the lease.

        It may belong to another key now.
        """
        if self._lease is not None and not self._lease.stands:
            async with writing(self._engine) as connection:
                end = await log.end(connection, match_id)
                seq = end.seq if end else 0
                for posted in await messages.shown_in(connection, match_id, message_id):
                    await outbox.put_last(connection, match_id, posted.audience, posted.key, seq)

    async def _keep(self, message_key: MessageKey, posted: messages.Posted) -> None:
        await write(self._engine, messages.keep, message_key.match, posted)
        keep_rows(self._engine, changes_of(self._engine), posted, messages.find, *astuple(message_key))

    async def _edit(
        self,
        message: discord.PartialMessage,
        rendered: RenderedMessage,
        mentions: discord.AllowedMentions,
        tag: int | None = None,
    ) -> bool:
        """Change the message; False if it was deleted."""

        def change(uploads: Uploads) -> Awaitable[discord.Message]:
            async def through(edit: Callable[..., Awaitable[discord.Message]]) -> discord.Message:
                # Its files are opened for each attempt. It may have been created with `content`.
                view, files = rendered.view(tag), rendered.files_beside(uploads)
                return await edit(content=None, view=view, attachments=files, allowed_mentions=mentions)

            return self.tokens.act(
                message.id,
                lambda press: through(press.edit_original_response),
                lambda: through(message.edit),
            )

        # A peer may have edited it since the press.
        delivered = None if has_peers(self._engine) else rendered.contents
        make = partial(self.edits.make, message.id, change, delivered=delivered)
        try:
            await self.in_channel(message.channel.id, make)
        except discord.NotFound:
            return False
        return True

    async def in_channel(self, channel_id: int, act: Callable[[], Awaitable[object]]) -> None:
        """Do something in a channel or thread; an archived thread is opened for it."""
        self._require_lease()
        try:
            await act()
        except discord.HTTPException as error:
            if error.code != _ARCHIVED:
                raise
            thread = await self._client.fetch_channel(channel_id)
            if isinstance(thread, discord.Thread):
                await thread.edit(archived=False)
            await act()

    def _require_lease(self) -> None:
        """Raise LeaseLost if this gateway is bound to a lease that has expired."""
        if self._lease is not None and not self._lease.stands:
            raise LeaseLost


def _is_in(message: discord.PartialMessage, channel_id: int) -> bool:
    """Whether its reader can see it there: the seat may have another player now."""
    return message.channel.id == channel_id


def _nonce(message_key: MessageKey, replaced: int, calls: Iterable[int]) -> str:
    """The same for each attempt to send a message, so that Discord drops the second of two.

    A message that is posted again, because `replaced` was deleted, gets another one: it is a second message.
    So does one that `calls` others: a question to who has been given the seat.
    """
    said = f"{message_key.match}/{message_key.audience}/{message_key.key}/{replaced}/{sorted(calls)}"
    return hashlib.sha256(said.encode()).hexdigest()[:_NONCE_LENGTH]


def _tag(posted: messages.Posted) -> int:
    """A number for the outermost component of a message, by which the message is found again."""
    return _TAGS + int((posted.nonce or "0")[:7], 16)


def tag_of(message: discord.Message) -> int | None:
    """The tag of a message, if any.

    A press may change the message before its id is stored: the tag has to stay.
    """
    numbers = (getattr(part, "id", None) or 0 for part in parts_of(message))
    return next((number for number in numbers if number >= _TAGS), None)
