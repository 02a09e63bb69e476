"""Retry policy of the delivery: when a match, an audience and an item are retried; exponential backoff.

After an outage (Discord or the database does not answer) the whole match waits: its items are delivered in
order. An item that fails by itself waits alone; where the channel is closed, all items of its audience wait.
Discord bars a bot temporarily after 10,000 refusals within ten minutes; 401, 403 and 429 count
(https://docs.discord.com/developers/topics/rate-limits, "Invalid Request Limit").
"""

import asyncio
from collections.abc import Callable
from typing import TypeAlias

import aiohttp
import discord
from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from bot.store.outbox import Item

INITIAL_BACKOFF, INITIAL_BACKOFF_IF_REFUSED = 1.0, 60.0
"""Seconds until the first retry, and until the first one after a refusal by Discord; doubled each time."""
MAX_OUTAGE_BACKOFF, MAX_BACKOFF = 60.0, 3600.0
"""Seconds until a retry at most: of a match after an outage, and of an item or an audience."""

UNREACHABLE = (discord.HTTPException, aiohttp.ClientError, OSError)
"""The errors of a request to Discord that was refused, or did not get through."""
_CLOSED = (10003, 50001, 50013, 160005)
"""Discord's error codes: Unknown Channel, Missing Access, Missing Permissions, Thread is locked."""

Scope: TypeAlias = tuple[str, str, int]
"""An audience, and an item's key and revision; "" and 0 for all items of the audience."""


class RetryPolicy:
    """The backoffs of one match. A renewed item has none: it may be possible now."""

    def __init__(self, now: Callable[[], float]) -> None:
        """`now` is the time in seconds."""
        self._now = now
        self._backoffs: dict[Scope, tuple[float, float]] = {}
        """The length of each in seconds, and when it ends."""
        self._outage_backoff = INITIAL_BACKOFF

    def next_backoff(self) -> float:
        """Seconds until the match is retried after an outage, unless a new item comes; then twice as many."""
        seconds = self._outage_backoff
        self._outage_backoff = min(2 * seconds, MAX_OUTAGE_BACKOFF)
        return seconds

    def reset_backoff(self) -> None:
        """The match can be delivered again: its next outage starts with the shortest backoff."""
        self._outage_backoff = INITIAL_BACKOFF

    def must_wait(self, item: Item) -> bool:
        """Whether it is too early to retry the item."""
        ends = (self._backoffs[scope][1] for scope in _scopes(item) if scope in self._backoffs)
        return any(self._now() < end for end in ends)

    def failed(self, item: Item, error: Exception) -> None:
        """Back off from the item; where the channel is closed, from all items of its audience."""
        refused = isinstance(error, discord.Forbidden | discord.NotFound)
        first = INITIAL_BACKOFF_IF_REFUSED if refused else INITIAL_BACKOFF
        audience, one = _scopes(item)
        scope = audience if is_channel_closed(error) else one
        before = self._backoffs.get(scope)
        length = min(2 * before[0], MAX_BACKOFF) if before else first
        self._backoffs[scope] = length, self._now() + length

    def succeeded(self, item: Item) -> None:
        """The item was delivered, so its audience can be reached."""
        for scope in _scopes(item):
            self._backoffs.pop(scope, None)


def is_channel_closed(error: Exception) -> bool:
    """Whether the bot may not write in the channel, or it was deleted."""
    return isinstance(error, discord.HTTPException) and error.code in _CLOSED


def is_discord_busy(error: BaseException) -> bool:
    """Whether it may be possible in a moment: a rate limit, or an error of Discord's servers."""
    return isinstance(error, discord.HTTPException) and (error.status >= 500 or error.status == 429)


def is_transient(error: Exception) -> bool:
    """Whether it is an outage: server error, lost connection, rate limit, busy database.

    What the database refuses (a broken constraint, a wrong value) it would refuse again.
    """
    if isinstance(error, discord.HTTPException):
        return is_discord_busy(error)
    if isinstance(error, DBAPIError):
        return error.connection_invalidated or isinstance(error, OperationalError | InterfaceError)
    return isinstance(error, aiohttp.ClientError | asyncio.TimeoutError | OSError | PoolTimeout)


def _scopes(item: Item) -> tuple[Scope, Scope]:
    """All items of its audience, and this one."""
    return (item.audience, "", 0), (item.audience, item.key, item.revision)
