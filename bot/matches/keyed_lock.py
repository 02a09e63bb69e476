"""One after the other: what a person presses in haste is carried out in the order of the presses."""

import asyncio
from collections.abc import AsyncIterator, Hashable
from contextlib import asynccontextmanager
from weakref import WeakValueDictionary


class KeyedLock:
    """Locks by key, which last only while somebody holds or awaits them."""

    def __init__(self) -> None:
        self._locks: WeakValueDictionary[Hashable, asyncio.Lock] = WeakValueDictionary()

    @asynccontextmanager
    async def through(self, *key: Hashable) -> AsyncIterator[None]:
        """Wait until everybody who came earlier with this key is through."""
        lock = self._locks.setdefault(key, asyncio.Lock())
        async with lock:
            yield
