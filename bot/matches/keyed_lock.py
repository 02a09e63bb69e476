"""Locks by key. First in, first out: a person's button presses are handled in their order."""

import asyncio
from collections.abc import AsyncIterator, Hashable
from contextlib import asynccontextmanager
from weakref import WeakValueDictionary


class KeyedLock:
    """Locks by key, which exist only while they are held or awaited."""

    def __init__(self) -> None:
        self._locks: WeakValueDictionary[Hashable, asyncio.Lock] = WeakValueDictionary()

    @asynccontextmanager
    async def through(self, *key: Hashable) -> AsyncIterator[None]:
        """Wait until all earlier callers with this key have released the lock."""
        lock = self._locks.setdefault(key, asyncio.Lock())
        async with lock:
            yield
