"""Subscriptions to events of matches."""

from collections.abc import Callable
from typing import Generic, TypeAlias, TypeVar

import structlog

T = TypeVar("T", str, float)
Subscriber: TypeAlias = Callable[[T], None]
"""Called with a match's id or a moment, while no lock is held. Must return at once."""

_log = structlog.get_logger(__name__)


class Subscribers(Generic[T]):
    """The subscribers to one kind of event, in the order of their subscriptions."""

    def __init__(self, event: str) -> None:
        self._event = event
        self._subscribers: list[Subscriber[T]] = []

    def subscribe(self, subscriber: Subscriber[T]) -> None:
        """Call this from now on."""
        self._subscribers.append(subscriber)

    def publish(self, about: T) -> None:
        """Call all. The transaction is committed: if one fails, it is logged and the others are called."""
        for subscriber in self._subscribers:
            try:
                subscriber(about)
            except Exception:
                _log.exception("subscriber_failed", subscribed_to=self._event, about=about)
