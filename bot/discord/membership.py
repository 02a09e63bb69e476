"""Who still belongs to a server. The secrets of a seat are for members only.

Discord tells bots of leaving members only with a privileged intent, so it is asked before a secret is shown
outside the server. Its yes is remembered for some minutes: else every second request of a full evening would
ask for members, of the fifty that a bot may send in a second.
"""

from collections import OrderedDict
from collections.abc import Callable

import discord

FRESH = 300.0
"""Seconds for which a yes is remembered. Who is removed in the meantime learns no more than their own seat's
secrets, and those only until a moderator gives the seat away."""
REMEMBERED = 10_000
"""People of whom it is remembered, at most."""


class Membership:
    """Asks Discord, if it has not been asked lately."""

    def __init__(self, client: discord.Client, now: Callable[[], float]) -> None:
        """`now` is the time in seconds."""
        self._client = client
        self._now = now
        self._seen: OrderedDict[tuple[int, int], float] = OrderedDict()
        self._closed: dict[int, float] = {}
        """When Discord last refused a server that we have left: it bars bots that are refused too often."""

    async def holds(self, guild_id: int, user_id: int) -> bool:
        """Whether the user is a member of the server. Raises discord.HTTPException if Discord cannot say."""
        key = guild_id, user_id
        if 0 <= self._now() - self._seen.get(key, float("-inf")) < FRESH:
            return True
        if not await self._ask(guild_id, user_id):
            self._seen.pop(key, None)
            return False
        self._seen[key] = self._now()
        self._seen.move_to_end(key)
        if len(self._seen) > REMEMBERED:
            self._seen.popitem(last=False)
        return True

    async def _ask(self, guild_id: int, user_id: int) -> bool:
        guild = self._client.get_guild(guild_id)
        if guild is None and 0 <= self._now() - self._closed.get(guild_id, float("-inf")) < FRESH:
            return False
        try:
            guild = guild or await self._client.fetch_guild(guild_id)
            await guild.fetch_member(user_id)
        except discord.Forbidden:
            self._closed[guild_id] = self._now()
            return False
        except discord.NotFound:
            return False
        return True
