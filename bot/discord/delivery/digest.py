"""Digest: the list of a person's matches and of the answers they owe, on demand or once a week."""

import discord
import structlog
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.discord.delivery.retry_policy import UNREACHABLE
from bot.discord.markdown import CONTENT, listed
from bot.matches import Referee
from bot.matches.clock.quiet import Rest
from bot.matches.clock.time import Clock
from bot.matches.clock.time_control import DAY, HOUR, MAX_QUIET
from bot.store import people, scheduling
from bot.store.engine import fetch, read, write
from bot.views.listing import digest
from bot.views.texts import Texts, texts_in

WEEK = 7 * DAY
TRY_AGAIN = HOUR
"""Seconds until a list that Discord did not accept is sent again."""

_log = structlog.get_logger(__name__)


class Digests:
    """Composes digests, and sends those that are due: one per person and week, also across restarts."""

    def __init__(self, client: discord.Client, engine: AsyncEngine, referee: Referee, clock: Clock) -> None:
        self._client = client
        self._engine = engine
        self._referee = referee
        self._clock = clock

    async def compose(self, user_id: int, texts: Texts, most: int = CONTENT) -> str | None:
        """The person's living matches in markdown, as many as `most` characters hold; None without any."""
        listing = await digest(self._engine, self._referee, user_id, texts)
        return listed(*listing, most) if listing else None

    async def send(self, user_id: int, text: str) -> bool:
        """Send a direct message. Returns False if the person accepts none."""
        try:
            channel = await self._client.create_dm(discord.Object(user_id))
            await channel.send(text, allowed_mentions=discord.AllowedMentions.none())
        except discord.Forbidden:
            return False
        return True

    async def subscribe(self, user_id: int) -> int:
        """Send the list every week from now on. Returns the time of the next one, in Unix seconds."""
        next_at = await self._in_a_week(user_id)
        await write(self._engine, scheduling.keep_digest, user_id, next_at)
        return next_at

    async def unsubscribe(self, user_id: int) -> None:
        await write(self._engine, scheduling.drop_digest, user_id)

    async def run(self) -> None:
        """Send what is due by now."""
        due = await read(self._engine, scheduling.due_digests, int(self._clock()))
        for user_id, due_at in due:
            next_at = await self._in_a_week(user_id)
            mine = await write(self._engine, scheduling.claim_digest, user_id, due_at, next_at)
            if mine:
                await self._send(user_id)

    async def next_at(self) -> int | None:
        """Returns when `run` is due next, in Unix seconds."""
        return await read(self._engine, scheduling.next_digest)

    async def _send(self, user_id: int) -> None:
        """Send nothing to a person without matches, or to one who accepts no direct messages."""
        known = await fetch(self._engine, people.read_user, user_id)
        text = await self.compose(user_id, texts_in(known.locale or ""))
        if text is None:
            return
        try:
            if not await self.send(user_id, text):
                _log.info("digest_refused")
        except UNREACHABLE as error:
            _log.info("digest_delayed", reason=repr(error))
            await write(self._engine, scheduling.keep_digest, user_id, int(self._clock()) + TRY_AGAIN)

    async def _in_a_week(self, user_id: int) -> int:
        """Returns the same time of day, or the end of the person's quiet hours, in Unix seconds."""
        asleep = await read(self._engine, people.read_quiet_hours, user_id)
        return Rest(asleep, MAX_QUIET).due(int(self._clock()) + WEEK, 0)
