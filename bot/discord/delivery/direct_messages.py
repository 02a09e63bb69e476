"""What is remembered of people beside their matches: their language, and whether they can be written to."""

from collections import OrderedDict
from collections.abc import Awaitable, Callable
from dataclasses import replace

import discord
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.store import users
from bot.store.engine import reading, writing
from bot.store.users import User

REFUSED = 600.0
"""Seconds for which nobody is written to who did not take a message. For so long Discord counts refusals, and
bars a bot with too many (https://docs.discord.com/developers/topics/rate-limits, "Invalid Request Limit")."""
_CLOSED_TO_US = (50007, 50278)
"""Discord's error codes for a person who takes no direct messages of ours."""
REMEMBERED = 10_000
"""People of whom it is remembered when they did not, at most."""


class DirectMessages:
    """Gets to know people by what they press, and by what Discord says of them."""

    def __init__(self, engine: AsyncEngine, now: Callable[[], float]) -> None:
        """`now` is the time in seconds."""
        self._engine = engine
        self._now = now
        self._refused: OrderedDict[int, float] = OrderedDict()

    async def meet(self, user_id: int, locale: str) -> None:
        """Somebody has pressed or typed something; after a while direct messages may be tried again."""
        async with reading(self._engine) as connection:
            known = await users.read(connection, user_id)
        met = replace(known, dms_closed=known.dms_closed and self._was_refused(user_id), locale=locale)
        if known != met:
            await self._keep(met)

    async def reach(self, user: User, send: Callable[[], Awaitable[object]]) -> bool:
        """Write to somebody directly. False if they take no direct messages, or took none lately.

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
        """No other direct message is tried for a while, nor before this person presses something."""
        self._refused[user.user_id] = self._now()
        self._refused.move_to_end(user.user_id)
        if len(self._refused) > REMEMBERED:
            self._refused.popitem(last=False)
        await self._keep(replace(user, dms_closed=True))

    def _was_refused(self, user_id: int) -> bool:
        """Whether it was lately; after a restart of the program that is not known."""
        return 0 <= self._now() - self._refused.get(user_id, float("-inf")) < REFUSED

    async def _keep(self, user: User) -> None:
        async with writing(self._engine) as connection:
            await users.keep(connection, user)
