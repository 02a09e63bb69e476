"""Puts messages where people see them: sends each once, edits it from then on, posts it again if deleted."""

import contextlib
import hashlib
from collections.abc import Iterable
from dataclasses import dataclass

import discord
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.components.layout import Sheet
from bot.store import messages
from bot.store.engine import reading, writing

_ARCHIVED = 50083
"""Discord's error code for editing a message in an archived thread."""
_NONCE_LENGTH = 24
"""Discord takes up to 25 characters."""


@dataclass(frozen=True)
class Letter:
    """What is told to whom: the same letter is always the same message on Discord."""

    match: str
    audience: str
    key: str


class Mailbox:
    """Sends letters, and remembers in the database which message each of them is."""

    def __init__(self, client: discord.Client, engine: AsyncEngine) -> None:
        self._client = client
        self._engine = engine

    async def put(self, letter: Letter, channel_id: int, sheet: Sheet, ping: Iterable[int] = ()) -> int:
        """Show the sheet as this letter and return its message's id; only users in `ping` are notified.

        Raises discord.HTTPException and connection errors; then it may be tried again.
        """
        known = await self.find(letter)
        mentions = discord.AllowedMentions(
            everyone=False, roles=False, users=[discord.Object(user) for user in ping]
        )
        if known is not None and await self._edit(known, sheet, mentions):
            return known.id
        nonce = _nonce(letter, known.id if known else 0)
        message = await self._client.get_partial_messageable(channel_id).send(
            view=sheet.view(), files=sheet.files(), nonce=nonce, allowed_mentions=mentions
        )
        posted = messages.Posted(letter.audience, letter.key, channel_id, message.id, nonce)
        async with writing(self._engine) as connection:
            await messages.keep(connection, letter.match, posted)
        return message.id

    async def remove(self, letter: Letter) -> None:
        """Take the letter's message away, if there is one."""
        known = await self.find(letter)
        if known is None:
            return
        with contextlib.suppress(discord.NotFound):
            await known.delete()
        await self.forget(letter)

    async def pass_on(self, letter: Letter, heir: Letter) -> None:
        """Let the letter's message show another letter from now on, unless that one stands already."""
        if await self.find(heir) is not None:
            await self.remove(letter)
        else:
            async with writing(self._engine) as connection:
                await messages.rename(connection, letter.match, letter.audience, letter.key, heir.key)

    async def forget(self, letter: Letter) -> None:
        """Leave the letter's message as it is, for good."""
        async with writing(self._engine) as connection:
            await messages.forget(connection, letter.match, letter.audience, letter.key)

    async def find(self, letter: Letter) -> discord.PartialMessage | None:
        """The message that shows the letter, as far as we know."""
        async with reading(self._engine) as connection:
            posted = await messages.find(connection, letter.match, letter.audience, letter.key)
        if posted is None or posted.message_id is None:
            return None
        channel = self._client.get_partial_messageable(posted.channel_id)
        return channel.get_partial_message(posted.message_id)

    async def private_channel(self, user_id: int) -> int:
        """The channel of direct messages with a user."""
        return (await self._client.create_dm(discord.Object(user_id))).id

    async def let_in(self, thread_id: int, user_id: int) -> None:
        """Let a user read a private thread; whoever is there already stays."""
        await self._client.http.add_user_to_thread(thread_id, user_id)

    async def _edit(
        self, message: discord.PartialMessage, sheet: Sheet, mentions: discord.AllowedMentions
    ) -> bool:
        """Change the message; False if somebody has deleted it."""
        try:
            try:
                await _change(message, sheet, mentions)
            except discord.HTTPException as error:
                if error.code != _ARCHIVED:
                    raise
                await self._reopen(message.channel.id)
                await _change(message, sheet, mentions)
        except discord.NotFound:
            return False
        return True

    async def _reopen(self, thread_id: int) -> None:
        thread = await self._client.fetch_channel(thread_id)
        if isinstance(thread, discord.Thread):
            await thread.edit(archived=False)


async def _change(message: discord.PartialMessage, sheet: Sheet, mentions: discord.AllowedMentions) -> None:
    await message.edit(view=sheet.view(), attachments=sheet.files(), allowed_mentions=mentions)


def _nonce(letter: Letter, replaced: int) -> str:
    """The same for each attempt to send a letter, so that Discord drops the second of two.

    A message that is posted again, because `replaced` was deleted, gets another one: it is a second message.
    """
    said = f"{letter.match}/{letter.audience}/{letter.key}/{replaced}"
    return hashlib.sha256(said.encode()).hexdigest()[:_NONCE_LENGTH]
