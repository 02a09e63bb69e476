"""Virtual time: stands still while something runs, and jumps to the next timer when nothing is ready."""

import time

EPOCH = 1_767_225_600.0
"""Unix time at which each simulation begins: 2026-01-01 00:00 UTC."""


class VirtualClock:
    """Seconds since the beginning of a simulation."""

    def __init__(self) -> None:
        self.elapsed = 0.0

    def monotonic(self) -> float:
        return self.elapsed

    def time(self) -> float:
        """Returns the Unix time."""
        return EPOCH + self.elapsed

    def reach(self, moment: float) -> None:
        """Jump to a moment, unless it has passed."""
        self.elapsed = max(self.elapsed, moment)

    def install(self) -> None:
        """Replace the clocks of `time` in this process, for good.

        Modules that have taken a function out of `time` before keep the real one: install it first.
        """
        time.time = self.time
        time.monotonic = time.perf_counter = self.monotonic
        time.time_ns = lambda: int(self.time() * 1e9)
        time.monotonic_ns = time.perf_counter_ns = lambda: int(self.elapsed * 1e9)
