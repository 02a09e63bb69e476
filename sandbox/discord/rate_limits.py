"""Rate limits with 429 responses (https://docs.discord.com/developers/topics/rate-limits)."""

import time
import zlib
from collections.abc import Mapping

from sandbox.discord.config import Config, Limit
from sandbox.discord.notes import Notes


class _Window:
    """A fixed window: requests counted until `ends` (seconds)."""

    def __init__(self, ends: float) -> None:
        self.used = 0
        self.ends = ends


class RateLimiter:
    """Counts requests per bucket and rejects those over the limit."""

    def __init__(self, config: Config, notes: Notes) -> None:
        self.config = config
        self.notes = notes
        self._windows: dict[tuple[str, str], _Window] = {}

    def count(self, operation: str, params: Mapping[str, str]) -> dict[str, str]:
        """Count one request. Returns its rate limit headers, or raises RateLimited with them."""
        # Interaction callbacks and webhooks are exempt from the bot's global limit.
        if operation != "create_interaction_response" and "webhook_token" not in params:
            self._count_globally(operation)
        bucket = self.config.buckets.get(operation, (operation, *self.config.default_bucket))
        if bucket is None:
            return {}
        name, limit, seconds = bucket
        window, left = self._use(name, _major(params), seconds, time.monotonic())
        headers = _headers(name, limit, window.used, left)
        if window.used > limit:
            error = self.notes.slow_down("route-limit", operation, left, "user")
            error.headers |= headers
            raise error
        return headers

    def count_unannounced(
        self, rule: str, operation: str, limit: Limit | None, channel_id: int, now: float
    ) -> None:
        """Count towards a limit of one channel that no header announces.

        Raises RateLimited. Its window follows `now` (the service's Unix time), so that `advance` ends it.
        """
        if not limit:
            return
        times, seconds = limit
        window, left = self._use(rule, str(channel_id), seconds, now)
        if window.used > times:
            raise self.notes.slow_down(rule, operation, left, "shared")

    def exhaust(self, bucket: str, resource: int, seconds: float) -> None:
        """Exhaust the bucket of a channel, server or webhook for `seconds`, as another client could."""
        window = _Window(time.monotonic() + seconds)
        window.used = 1 << 20
        self._windows[bucket, str(resource)] = window

    def _count_globally(self, operation: str) -> None:
        window, left = self._use("global", "", 1.0, time.monotonic())
        if window.used > self.config.global_limit:
            raise self.notes.slow_down("global-limit", operation, left, "global")

    def _use(self, bucket: str, resource: str, seconds: float, now: float) -> tuple[_Window, float]:
        window = self._windows.get((bucket, resource))
        if window is None or now >= window.ends:
            window = self._windows[bucket, resource] = _Window(now + seconds)
        window.used += 1
        return window, max(window.ends - now, 0.001)


def _major(params: Mapping[str, str]) -> str:
    keys = ("channel_id", "guild_id", "webhook_token")
    return next((params[key] for key in keys if key in params), "")


def _headers(name: str, limit: int, used: int, left: float) -> dict[str, str]:
    raw = name.encode()
    return {
        "X-RateLimit-Limit": str(limit),
        "X-RateLimit-Remaining": str(max(limit - used, 0)),
        "X-RateLimit-Reset": f"{time.time() + left:.3f}",
        "X-RateLimit-Reset-After": f"{left:.3f}",
        "X-RateLimit-Bucket": f"{zlib.crc32(raw):08x}{zlib.adler32(raw):08x}",
    }
