"""Event loop monitor: measures the lag of the loop, that is, how long callbacks block it."""

import asyncio
from collections import deque
from collections.abc import Callable
from time import perf_counter

import structlog

SAMPLE_INTERVAL = 0.01
"""Seconds between two samples: also the resolution, as a shorter block may go unnoticed."""
WINDOW = 60.0
"""Seconds over which the worst lag is kept."""
LOG_THRESHOLD = 0.1
"""Lag in seconds above which it is logged."""

_log = structlog.get_logger(__name__)


class LoopMonitor:
    """Samples the lag while it runs, and calls `observe` with each one, in seconds."""

    def __init__(self, observe: Callable[[float], None]) -> None:
        self._observe = observe
        self._worst: deque[tuple[float, float]] = deque()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Start sampling."""
        self._task = asyncio.create_task(self._sample(), name="loop-monitor")

    def close(self) -> None:
        """Stop sampling."""
        if self._task:
            self._task.cancel()

    def worst(self) -> float:
        """Returns the maximum lag in the last minute, in seconds."""
        self._forget(perf_counter() - WINDOW)
        return self._worst[0][1] if self._worst else 0.0

    async def _sample(self) -> None:
        while True:
            due = perf_counter() + SAMPLE_INTERVAL
            await asyncio.sleep(SAMPLE_INTERVAL)
            now = perf_counter()
            self._remember(now, max(now - due, 0.0))

    def _remember(self, now: float, lag: float) -> None:
        self._observe(lag)
        if lag > LOG_THRESHOLD:
            _log.warning("loop_blocked", milliseconds=round(1000 * lag))
        # A lag followed by a greater one can never be the maximum again.
        while self._worst and self._worst[-1][1] <= lag:
            self._worst.pop()
        self._worst.append((now, lag))
        self._forget(now - WINDOW)

    def _forget(self, before: float) -> None:
        while self._worst and self._worst[0][0] < before:
            self._worst.popleft()
