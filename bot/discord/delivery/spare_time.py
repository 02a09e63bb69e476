"""Spare time: the moments in which edits that may wait keep nobody waiting.

Discord takes 50 requests a second of a bot, and then refuses all of them for the rest of that second, presses
excepted (https://docs.discord.com/developers/topics/rate-limits, "Global Rate Limit"). With many matches the
edits of current messages alone would be as many, each with a board to be drawn.
"""

import asyncio
from collections import deque
from collections.abc import Callable
from types import SimpleNamespace

import aiohttp

BUSY = 25
"""Requests in one second, half of Discord's limit, beyond which nothing is sent that may wait."""
PATIENCE = 60.0
"""Seconds after which an edit is made even so: a current message is not older than that and its round."""
_SECOND = 1.0
_LOOK_INTERVAL = 0.1
_EXEMPT = ("/interactions/", "/webhooks/")
"""In paths of requests that do not count towards the global limit."""


class SpareTime:
    """Knows how busy the connection to Discord and the drawing are, and lets edits wait for a moment."""

    def __init__(self, pictures_waiting: Callable[[], int]) -> None:
        """`pictures_waiting`: returns the number of pictures that are ordered and not drawn."""
        self._pictures_waiting = pictures_waiting
        self._recent: deque[float] = deque()
        """When the requests of the last second began."""
        self._turn = asyncio.Lock()

    async def wait(self) -> None:
        """Wait for spare time, after all who came before, but at most PATIENCE seconds."""
        try:
            async with asyncio.timeout(PATIENCE), self._turn:
                while self._is_busy():  # noqa: ASYNC110 - time passes without an event
                    await asyncio.sleep(_LOOK_INTERVAL)
                self._count()  # its request, which the next one in the line does not see yet
        except TimeoutError:
            pass

    def listen(self, trace: aiohttp.TraceConfig) -> aiohttp.TraceConfig:
        """Add a hook that counts requests. Returns the same."""
        trace.on_request_start.append(self._requested)
        return trace

    async def _requested(
        self, _session: aiohttp.ClientSession, _: SimpleNamespace, start: aiohttp.TraceRequestStartParams
    ) -> None:
        if not any(part in start.url.path for part in _EXEMPT):
            self._count()

    def _count(self) -> None:
        self._recent.append(asyncio.get_running_loop().time())
        if len(self._recent) > BUSY:
            self._recent.popleft()

    def _is_busy(self) -> bool:
        since = asyncio.get_running_loop().time() - _SECOND
        return self._pictures_waiting() > 0 or (len(self._recent) == BUSY and self._recent[0] > since)
