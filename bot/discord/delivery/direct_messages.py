"""Direct messages: who takes them, and in which language; known from presses and refusals."""

from collections import OrderedDict
from collections.abc import Awaitable, Callable
from dataclasses import replace

import discord
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.store import people
from bot.store.engine import reading, writing
from bot.store.people import User

REFUSAL_TTL = 600.0
"""Seconds for which a person who refused a message is not written to. For so long Discord counts refusals,
and bars a bot with too many (https://docs.discord.com/developers/topics/rate-limits, "Invalid Request
Limit")."""
_CLOSED_TO_US = (50007, 50278)
"""Discord's error codes for a person who takes no direct messages of ours."""
MAX_REMEMBERED = 10_000
"""People whose last refusal is remembered, at most."""


class DirectMessages:
    """Sends direct messages to people who take them."""

    def __init__(self, engine: AsyncEngine, now: Callable[[], float]) -> None:
        """`now` is the time in seconds."""
        self._engine = engine
        self._now = now
        self._refused: OrderedDict[int, float] = OrderedDict()

    async def update_user(self, user_id: int, locale: str) -> None:
        """A person has pressed or typed something; after a while direct messages may be tried again."""
        async with reading(self._engine) as connection:
            known = await people.read_user(connection, user_id)
        met = replace(known, dms_closed=known.dms_closed and self._was_refused(user_id), locale=locale)
        if known != met:
            await self._keep(met)

    async def send(self, user: User, send: Callable[[], Awaitable[object]]) -> bool:
        """Send a person a direct message. False if they take none, or took none lately.

        Raises what `send` raises otherwise.
        """
        if user.dms_closed:
            return False
        try:
            await send()
        except discord.Forbidden as error:
            if error.code not in _CLOSED_TO_US:
                raise
            await self._remember_closed(user)
            return False
        return True

    async def _remember_closed(self, user: User) -> None:
        """Try no other direct message for a while, nor before this person presses something."""
        self._refused[user.user_id] = self._now()
        self._refused.move_to_end(user.user_id)
        if len(self._refused) > MAX_REMEMBERED:
            self._refused.popitem(last=False)
        await self._keep(replace(user, dms_closed=True))

    def _was_refused(self, user_id: int) -> bool:
        """Whether they refused one lately; after a restart of the program that is not known."""
        return 0 <= self._now() - self._refused.get(user_id, float("-inf")) < REFUSAL_TTL

    async def _keep(self, user: User) -> None:
        async with writing(self._engine) as connection:
            await people.keep_user(connection, user)
