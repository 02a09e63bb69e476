"""Rate limits with 429 responses (https://docs.discord.com/developers/topics/rate-limits)."""

import time
import zlib
from collections.abc import Mapping

from sandbox.discord.config import Config
from sandbox.discord.errors import RateLimited

_OLD_EDITS = 3
_OLD_EDITS_SECONDS = 6.0


class _Window:
    """A fixed window: requests counted until `ends` (monotonic seconds)."""

    def __init__(self, ends: float) -> None:
        self.used = 0
        self.ends = ends


class RateLimiter:
    """Counts requests per bucket and rejects those over the limit."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self._windows: dict[tuple[str, str], _Window] = {}

    def count(self, operation: str, params: Mapping[str, str]) -> dict[str, str]:
        """Count one request. Returns its rate limit headers, or raises RateLimited with them."""
        # Interaction callbacks and webhooks are exempt from the bot's global limit.
        if operation != "create_interaction_response" and "webhook_token" not in params:
            self._count_globally()
        bucket = self.config.buckets.get(operation, (operation, *self.config.default_bucket))
        if bucket is None:
            return {}
        name, limit, seconds = bucket
        window, left = self._use(name, _major(params), seconds)
        headers = _headers(name, limit, window.used, left)
        if window.used > limit:
            error = RateLimited(left, "user")
            error.headers |= headers
            raise error
        return headers

    def count_old_edit(self, channel_id: int) -> None:
        """Edits of messages older than an hour have a separate limit: error 30046."""
        window, left = self._use("old edits", str(channel_id), _OLD_EDITS_SECONDS)
        if window.used > _OLD_EDITS:
            error = RateLimited(left, "shared")
            text = "Maximum number of edits to messages older than 1 hour reached. Try again later"
            error.body |= {"code": 30046, "message": text}
            raise error

    def exhaust(self, bucket: str, resource: int, seconds: float) -> None:
        """Exhaust the bucket of a channel, server or webhook for `seconds`, as another client could."""
        window = _Window(time.monotonic() + seconds)
        window.used = 1 << 20
        self._windows[bucket, str(resource)] = window

    def _count_globally(self) -> None:
        window, left = self._use("global", "", 1.0)
        if window.used > self.config.global_limit:
            raise RateLimited(left, "global")

    def _use(self, bucket: str, resource: str, seconds: float) -> tuple[_Window, float]:
        now = time.monotonic()
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
