"""Interaction tokens: a message that was pressed is edited or deleted through the press.

For 15 minutes a press carries a token with which the pressed message can be changed. Requests through it do
not count towards the bot's global limit (https://docs.discord.com/developers/interactions/receiving-and-responding,
"Followup Messages"; https://docs.discord.com/developers/topics/rate-limits, "Global Rate Limit").
"""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias, TypeVar

import discord

from bot.matches.bounded_dict import BoundedDict

LIFETIME = 14 * 60.0
"""Seconds for which a token is used: a minute less than it is valid."""
MAX_TOKENS = 2048
"""Number of pressed messages whose newest token is kept."""
_REFUSED = (401, 403, 404)
"""HTTP statuses for a token that is valid no more, or a message that is gone."""

T = TypeVar("T")
Press: TypeAlias = discord.Interaction[Any]


class InteractionTokens:
    """The newest press of each message, while its token is valid. They are lost with the process."""

    def __init__(self) -> None:
        self._newest = BoundedDict[int, tuple[float, Press]](MAX_TOKENS)
        """By message id: until when, in the event loop's seconds, and the press; the oldest first."""

    def keep(self, interaction: Press) -> None:
        """Remember a press of a message that others can see; it was answered by deferring an update.

        Its message and data, most of its size, are dropped once all of it is done (`component_router`).
        """
        pressed = interaction.message
        if pressed is None or pressed.flags.ephemeral:
            return
        self._newest[pressed.id] = asyncio.get_running_loop().time() + LIFETIME, interaction

    def has(self, message_id: int) -> bool:
        """Whether a message can be changed through a press, unless Discord refuses the token."""
        until, _ = self._newest.get(message_id, (0.0, None))
        return asyncio.get_running_loop().time() < until

    async def act(
        self,
        message_id: int,
        through: Callable[[Press], Awaitable[T]],
        otherwise: Callable[[], Awaitable[T]],
    ) -> T:
        """Do something to a message through its newest press, or else as the bot.

        Raises what either raises, but for a refused token, which is forgotten.
        """
        if self.has(message_id):
            _, press = self._newest[message_id]
            try:
                return await through(press)
            except discord.HTTPException as error:
                if error.status not in _REFUSED:
                    raise
        self._newest.pop(message_id, None)
        return await otherwise()
