"""Feels the pulse of the event loop: how late it is whenever something kept it from its work."""

import asyncio
from collections import deque
from collections.abc import Callable
from time import perf_counter

import structlog

BEAT = 0.01
"""Seconds between two looks: whatever blocks the loop is seen but for so much of it."""
WINDOW = 60.0
"""Seconds for which the worst lag is remembered."""
WORTH_TELLING = 0.1
"""Lag in seconds that is logged."""

_log = structlog.get_logger(__name__)


class LoopMonitor:
    """Measures while it runs, and tells `late` of every beat how late it was, in seconds."""

    def __init__(self, late: Callable[[float], None]) -> None:
        self._late = late
        self._worst: deque[tuple[float, float]] = deque()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to measure."""
        self._task = asyncio.create_task(self._beat(), name="pulse")

    def close(self) -> None:
        """Stop."""
        if self._task:
            self._task.cancel()

    def worst(self) -> float:
        """The greatest lag in the last minute, in seconds."""
        self._forget(perf_counter() - WINDOW)
        return self._worst[0][1] if self._worst else 0.0

    async def _beat(self) -> None:
        while True:
            due = perf_counter() + BEAT
            await asyncio.sleep(BEAT)
            now = perf_counter()
            self._remember(now, max(now - due, 0.0))

    def _remember(self, now: float, lag: float) -> None:
        self._late(lag)
        if lag > WORTH_TELLING:
            _log.warning("loop_blocked", milliseconds=round(1000 * lag))
        # Whoever is followed by somebody greater will never be the worst again.
        while self._worst and self._worst[-1][1] <= lag:
            self._worst.pop()
        self._worst.append((now, lag))
        self._forget(now - WINDOW)

    def _forget(self, before: float) -> None:
        while self._worst and self._worst[0][0] < before:
            self._worst.popleft()
