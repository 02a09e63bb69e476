"""Retry policy: how long what failed is not tried again, with exponential backoff per audience and item.

Discord bars a bot for a while that is refused 10,000 times within ten minutes: 401, 403 and 429 count
(https://docs.discord.com/developers/topics/rate-limits, "Invalid Request Limit").
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

import discord

from bot.store.outbox import Item

INITIAL_BACKOFF, INITIAL_BACKOFF_IF_REFUSED, MAX_BACKOFF = 1.0, 60.0, 3600.0
"""Seconds until it is tried again: the first time, the first time after a refusal by Discord, and at most."""

_CLOSED = (10003, 50001, 50013, 160005)
"""Discord's error codes: Unknown Channel, Missing Access, Missing Permissions, Thread is locked."""

Scope: TypeAlias = tuple[str, str, int]
"""An audience, and an item's key and revision; "" and 0 for all items of the audience."""


@dataclass(frozen=True)
class Backoff:
    """Its length in seconds, and when it ends."""

    length: float
    until: float


class RetryPolicy:
    """The backoffs of one match. A renewed item counts as another one: it may be possible now."""

    def __init__(self, now: Callable[[], float]) -> None:
        """`now` is the time in seconds."""
        self._now = now
        self._backoffs: dict[Scope, Backoff] = {}

    def must_wait(self, item: Item) -> bool:
        """Whether the item is not to be tried yet."""
        backoffs = (self._backoffs.get(scope) for scope in (_all(item), _one(item)))
        return any(backoff is not None and self._now() < backoff.until for backoff in backoffs)

    def failed(self, item: Item, error: Exception) -> None:
        """Back off from the item; where the channel is closed, from all items of its audience."""
        refused = isinstance(error, discord.Forbidden | discord.NotFound)
        first = INITIAL_BACKOFF_IF_REFUSED if refused else INITIAL_BACKOFF
        scope = _all(item) if is_channel_closed(error) else _one(item)
        before = self._backoffs.get(scope)
        length = min(2 * before.length, MAX_BACKOFF) if before else first
        self._backoffs[scope] = Backoff(length, self._now() + length)

    def succeeded(self, item: Item) -> None:
        """The item was delivered, so its audience can be reached."""
        self._backoffs.pop(_all(item), None)
        self._backoffs.pop(_one(item), None)


def is_channel_closed(error: Exception) -> bool:
    """Whether the channel is closed to us, or gone."""
    return isinstance(error, discord.HTTPException) and error.code in _CLOSED


def _all(item: Item) -> Scope:
    return item.audience, "", 0


def _one(item: Item) -> Scope:
    return item.audience, item.key, item.revision
