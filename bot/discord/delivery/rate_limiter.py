"""Rate limiter: keeps the bot below Discord's global limit, so that nothing is refused.

Discord takes 50 requests a second of a bot, answers to presses excepted, and refuses all others of that
second with 429 (https://docs.discord.com/developers/topics/rate-limits, "Global Rate Limit"). A refusal
delays everything, and 10,000 of them within ten minutes have the bot's address banned ("Invalid Request
Limit").
discord.py keeps to the limits of the routes, and to the global one only after a refusal.
"""

import asyncio
from collections import deque
from itertools import takewhile
from types import SimpleNamespace

import aiohttp

_SECOND = 1.0
_LATELY = 10.0
"""Seconds: longer than the burst of requests with which a round of one match ends."""
_EXEMPT = ("/interactions/", "/webhooks/")
"""In paths of requests that do not count towards the global limit."""


class GlobalRateLimiter:
    """Lets at most `per_second` requests begin within any second; the others wait, in their order."""

    def __init__(self, per_second: int) -> None:
        self._began: deque[float] = deque(maxlen=round(_LATELY * per_second))
        """When the newest requests began, by the event loop's time in seconds."""
        self._per_second = per_second
        self._turn = asyncio.Lock()

    @property
    def load(self) -> float:
        """The share of the limit that was used within the last second: 0 to 1."""
        return self._used_within(_SECOND)

    @property
    def sustained_load(self) -> float:
        """The share of the limit that was used within the last ten seconds: 0 to 1."""
        return self._used_within(_LATELY)

    def _used_within(self, seconds: float) -> float:
        since = asyncio.get_running_loop().time() - seconds
        newest = takewhile(lambda began: began > since, reversed(self._began))
        return sum(1 for _ in newest) / (seconds * self._per_second)

    def listen(self, trace: aiohttp.TraceConfig) -> aiohttp.TraceConfig:
        """Add a hook in which requests wait for their turn. Returns the same."""
        trace.on_request_start.append(self._requested)
        return trace

    async def _requested(
        self, _session: aiohttp.ClientSession, _: SimpleNamespace, start: aiohttp.TraceRequestStartParams
    ) -> None:
        if not any(part in start.url.path for part in _EXEMPT):
            await self._wait()

    async def _wait(self) -> None:
        time = asyncio.get_running_loop().time
        async with self._turn:
            if len(self._began) >= self._per_second:
                await asyncio.sleep(self._began[-self._per_second] + _SECOND - time())
            self._began.append(time())
