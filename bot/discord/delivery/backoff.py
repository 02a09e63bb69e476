"""What could not be said of a match, and how long it is left alone: longer each time.

Discord bars a bot for a while that is refused 10,000 times within ten minutes: 401, 403 and 429 count
(https://docs.discord.com/developers/topics/rate-limits, "Invalid Request Limit").
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

import discord

from bot.store.outbox import Item

FIRST_REST, FIRST_REST_IF_REFUSED, MAX_REST = 1.0, 60.0, 3600.0
"""Seconds until it is tried again: the first time, also where Discord has refused it, and at most."""

_CLOSED = (10003, 50001, 50013, 160005)
"""Discord's error codes: Unknown Channel, Missing Access, Missing Permissions, Thread is locked."""

Place: TypeAlias = tuple[str, str, int]
"""An audience, and an item's key and revision; "" and 0 for all that the audience is told."""


@dataclass(frozen=True)
class Backoff:
    """How long it lasts, in seconds, and until when."""

    length: float
    until: float


class RetryPolicy:
    """Of one match. What is renewed is another item: it may be possible now."""

    def __init__(self, now: Callable[[], float]) -> None:
        """`now` is the time in seconds."""
        self._now = now
        self._rests: dict[Place, Backoff] = {}

    def holds(self, item: Item) -> bool:
        """Whether the item is to be left alone for now."""
        rests = (self._rests.get(place) for place in (_all(item), _one(item)))
        return any(rest is not None and self._now() < rest.until for rest in rests)

    def grow(self, item: Item, error: Exception) -> None:
        """It could not be said. Who may not write there, or finds nothing there, need not try the others."""
        refused = isinstance(error, discord.Forbidden | discord.NotFound)
        first = FIRST_REST_IF_REFUSED if refused else FIRST_REST
        place = _all(item) if is_channel_closed(error) else _one(item)
        before = self._rests.get(place)
        length = min(2 * before.length, MAX_REST) if before else first
        self._rests[place] = Backoff(length, self._now() + length)

    def end(self, item: Item) -> None:
        """It is said: the audience can be reached."""
        self._rests.pop(_all(item), None)
        self._rests.pop(_one(item), None)


def is_channel_closed(error: Exception) -> bool:
    """Whether the place where something was to be said is closed to us, or gone."""
    return isinstance(error, discord.HTTPException) and error.code in _CLOSED


def _all(item: Item) -> Place:
    return item.audience, "", 0


def _one(item: Item) -> Place:
    return item.audience, item.key, item.revision
