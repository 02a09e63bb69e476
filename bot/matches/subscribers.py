"""Subscriptions to what happens to matches."""

from collections.abc import Callable
from typing import TypeAlias

import structlog

Subscriber: TypeAlias = Callable[[str], None]
"""Is called with a match's id, when no lock is held. It must return at once: it wakes a task, for example."""

_log = structlog.get_logger(__name__)


class Subscribers:
    """Those who want to know of one kind of event, in the order of their subscriptions."""

    def __init__(self, event: str) -> None:
        self._event = event
        self._subscribers: list[Subscriber] = []

    def subscribe(self, subscriber: Subscriber) -> None:
        """Call this from now on."""
        self._subscribers.append(subscriber)

    def publish(self, match_id: str) -> None:
        """Call all. The transaction is committed: if one fails, it is logged and the others are called."""
        for subscriber in self._subscribers:
            try:
                subscriber(match_id)
            except Exception:
                _log.exception("subscriber_failed", subscribed_to=self._event, match=match_id)
