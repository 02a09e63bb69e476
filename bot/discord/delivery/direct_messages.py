"""Direct messages: who accepts them, in which language, and who may be shown the secrets of a seat.

Who accepts them is known from presses and refusals; `panels` calls the others at the table. The
secrets of a seat are for members of the match's server only. Discord reports leaving members only with a
privileged intent, so it is asked before a secret is shown outside the server. A membership is cached for some
minutes: without that, every second request of a busy evening would ask for members, out of the 50 requests a
second that Discord allows a bot.
"""

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Iterator
from dataclasses import replace
from typing import Generic, TypeVar

import discord
import structlog
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.discord.delivery.retry_policy import UNREACHABLE, is_discord_busy
from bot.matches.bounded_dict import BoundedDict
from bot.store import people
from bot.store.engine import fetch, write
from bot.store.people import User

REFUSAL_TTL = 600.0
"""Seconds for which no message is sent to a person who refused one. For so long Discord counts refusals, and
bars a bot with too many (https://docs.discord.com/developers/topics/rate-limits, "Invalid Request Limit")."""
FRESH = 300.0
"""Seconds for which a membership is remembered. A person who is removed in the meantime learns no more than
their own seat's secrets, and those only until a moderator gives the seat away."""
JUST_NOW = 120.0
"""Seconds for which a person who has answered a question is taken to wait for what comes next."""
MAX_REMEMBERED = 10_000
"""Maximum number of people, matches or messages of which something is remembered."""
_TOO_MANY_CHANNELS = (20026, 40003)
"""Discord's error codes for a bot that has opened too many channels of direct messages: quarantined, or too
fast. Channels that are open go on working."""

_log = structlog.get_logger(__name__)

K = TypeVar("K")


class Recent(Generic[K]):
    """What has happened in the last `seconds`, at most MAX_REMEMBERED of it; lost at a restart."""

    def __init__(self, now: Callable[[], float], seconds: float) -> None:
        self._now = now
        self._seconds = seconds
        self._times = BoundedDict[K, float](MAX_REMEMBERED)

    def __contains__(self, key: K) -> bool:
        return 0 <= self._now() - self._times.get(key, float("-inf")) < self._seconds

    def add(self, key: K) -> None:
        """Record that it happens now."""
        self._times[key] = self._now()

    def __iter__(self) -> Iterator[K]:
        return iter(tuple(self._times))

    def discard(self, key: K) -> None:
        self._times.pop(key, None)


class LastAnswers:
    """Who answered last in each match, where and in which stage: they wait for what comes next.

    Lost at a restart; then people are called more often than they need be.
    """

    def __init__(self, now: Callable[[], float]) -> None:
        """`now` is the time in seconds."""
        self._now = now
        self._last = BoundedDict[str, tuple[float, int, int | None, str | None, str]](MAX_REMEMBERED)

    def add(
        self, match_id: str, user_id: int, channel_id: int | None, stage: str | None, prompt: str = ""
    ) -> None:
        """This person answers now, in this channel and this stage, the question with this id."""
        self._last[match_id] = self._now(), user_id, channel_id, stage, prompt

    def end_turn(self, match_id: str) -> None:
        """The panel of whoever answered last is closed for good: what comes next is a new message."""
        if match_id in self._last:
            at, user_id, channel_id, _, prompt = self._last[match_id]
            self._last[match_id] = at, user_id, channel_id, None, prompt

    def forget(self, match_ids: Iterable[str]) -> None:
        """Somebody who may have answered last in these matches is to be forgotten."""
        for match_id in match_ids:
            self._last.pop(match_id, None)

    def is_by(
        self,
        match_id: str,
        user_id: int | None,
        *,
        channel_id: int | None = None,
        stage: str | None = None,
        prompt: str | None = None,
    ) -> bool:
        """Whether it was this person, just now; and in this channel, this stage, to this question.

        Who has just been given a seat has not answered in it: they have to be called.
        """
        if match_id not in self._last:
            return False
        at, who, *last = self._last[match_id]
        asked = zip(last, (channel_id, stage, prompt), strict=True)
        is_theirs = who == user_id and self._now() - at < JUST_NOW
        return is_theirs and all(wanted in (None, known) for known, wanted in asked)


class DirectMessages:
    """Sends direct messages to people who accept them."""

    def __init__(
        self, engine: AsyncEngine, now: Callable[[], float], tell_owner: Callable[..., Awaitable[None]]
    ) -> None:
        """`now` is the time in seconds; `tell_owner` gets the id of a text, and its arguments."""
        self._engine = engine
        self._tell_owner = tell_owner
        self._told: set[int] = set()
        """Error codes of _TOO_MANY_CHANNELS that the owner was told of."""
        self._refused = Recent[int](now, REFUSAL_TTL)
        self._too_many = Recent[int](now, REFUSAL_TTL)
        """Error codes of _TOO_MANY_CHANNELS."""

    async def update_user(self, user_id: int, locale: str) -> None:
        """The person has pressed or typed something: after REFUSAL_TTL direct messages may be tried again."""
        known = await fetch(self._engine, people.read_user, user_id)
        met = replace(known, dms_closed=known.dms_closed and user_id in self._refused, locale=locale)
        if known != met:
            await write(self._engine, people.keep_user, met)

    def forget(self, user_id: int) -> None:
        """Whether the person refuses messages is found out anew."""
        self._refused.discard(user_id)

    async def may_reach(self, user_id: int) -> bool:
        """Whether nothing is known that keeps direct messages from this person."""
        return self._is_open(await fetch(self._engine, people.read_user, user_id))

    async def send(
        self, user: User, send: Callable[[], Awaitable[object]], *, secretly: bool = False
    ) -> bool:
        """Send a person a direct message. Returns False if Discord refuses it, or refused one recently.

        That it refuses what is sent `secretly` is not remembered: what the bot does at the table depends on
        it, and would tell who was written to.
        Raises what `send` raises otherwise: errors after which it may be possible in a moment.
        """
        if not self._is_open(user):
            return False
        try:
            await send()
        except discord.HTTPException as error:
            if is_discord_busy(error):
                raise
            _log.warning("direct_message_refused", status=error.status, code=error.code)
            if error.code in _TOO_MANY_CHANNELS:
                self._too_many.add(error.code)
                await self._report(error.code)
            elif not secretly:
                # No other one for REFUSAL_TTL, nor before this person presses something.
                self._refused.add(user.user_id)
                await write(self._engine, people.keep_user, replace(user, dms_closed=True))
            return False
        return True

    async def _report(self, code: int) -> None:
        """Tell the owner, once in the life of the program: only they can ask Discord about it."""
        if code not in self._told:
            self._told.add(code)
            _log.error("direct_messages_barred", code=code)
            await self._tell_owner("owner-barred", number=str(code))

    def _is_open(self, user: User) -> bool:
        barred = any(code in self._too_many for code in _TOO_MANY_CHANNELS)
        return not user.dms_closed and not (barred and user.dm_channel_id is None)


class ChannelOpener:
    """Opens people's direct messages before they are needed, one after the other, beside everything else.

    Discord bars who opens many at once (https://docs.discord.com/developers/resources/user#create-dm), so it
    may take a while where many tables fill. What is left when the program ends is opened when it is needed.
    """

    def __init__(self, open_channel: Callable[[int], Awaitable[None]]) -> None:
        """`open_channel` gets a user id."""
        self._open = open_channel
        self._users: dict[int, None] = {}
        self._task: asyncio.Task[None] | None = None

    def add(self, user_id: int) -> None:
        """Open this person's as well. Returns at once."""
        self._users[user_id] = None
        if self._task is None:
            self._task = asyncio.create_task(self._serve(), name="channel opener")

    async def close(self) -> None:
        """Open no more."""
        self._users.clear()
        if self._task:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _serve(self) -> None:
        try:
            while self._users:
                user_id = next(iter(self._users))
                try:
                    await self._open(user_id)
                except (*UNREACHABLE, SQLAlchemyError) as error:
                    _log.info("direct_messages_not_opened", reason=type(error).__name__)
                self._users.pop(user_id, None)
        finally:
            self._task = None


class Membership:
    """Whether people are members of servers, from Discord or from the cache."""

    def __init__(self, client: discord.Client, now: Callable[[], float]) -> None:
        """`now` is the time in seconds."""
        self._client = client
        self._members = Recent[tuple[int, int]](now, FRESH)
        self._closed = Recent[int](now, FRESH)
        """Servers that the bot has left: Discord bars bots whose requests it refuses too often."""

    def seen(self, guild_id: int, user_id: int) -> None:
        """The user has pressed or typed something on the server: a member, then."""
        self._members.add((guild_id, user_id))

    def forget(self, user_id: int) -> None:
        """Where the user is a member is asked anew."""
        for key in [key for key in self._members if key[1] == user_id]:
            self._members.discard(key)

    async def holds(self, guild_id: int, user_id: int) -> bool:
        """Whether the user is a member of the server. Raises discord.HTTPException if that is not known."""
        key, guild = (guild_id, user_id), self._client.get_guild(guild_id)
        if key in self._members:
            return True
        self._members.discard(key)
        if guild is None and guild_id in self._closed:
            return False
        try:
            guild = guild or await self._client.fetch_guild(guild_id)
            await guild.fetch_member(user_id)
        except (discord.Forbidden, discord.NotFound) as error:
            if isinstance(error, discord.Forbidden):
                self._closed.add(guild_id)
            return False
        self._members.add(key)
        return True
