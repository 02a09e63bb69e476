"""Virtual time for tests that play with the whole bot: they wait for nothing, and do not depend on load.

The loop of the simulation (`sandbox.simulation`) for one test: network, disk and threads are inside the loop,
clocks stand still while something runs and jump to the next timer when nothing is ready. PostgreSQL is
reached by real sockets: there, the same tests run in real time, and so do those that are marked `real_time`,
because they start a program of their own.
"""

import os
import random
import secrets
import time
from datetime import UTC, datetime

import discord
import pytest

from sandbox.simulation import randomness
from sandbox.simulation.clock import VirtualClock
from sandbox.simulation.database import REPLACED, Disk
from sandbox.simulation.heartbeat import heartbeats_in_loop
from sandbox.simulation.loop import SimulatedLoop
from sandbox.simulation.trace import Trace
from tests.conftest import SEED

_CLOCKS = ("time", "monotonic", "perf_counter", "time_ns", "monotonic_ns", "perf_counter_ns")


class VirtualLoop(SimulatedLoop):
    """A simulated loop, which has the clocks, luck and database driver of this process until it is closed."""

    def __init__(self) -> None:
        clock, luck = VirtualClock(), randomness.RealRandom(SEED)
        self._replaced = pytest.MonkeyPatch()
        self._replace(time, *_CLOCKS)
        self._replace(os, "urandom")
        self._replace(random, "_urandom", "Random")
        self._replace(secrets, "token_bytes")
        for owner, name in REPLACED:
            self._replace(owner, name)
        self._replace(discord.gateway.KeepAliveHandler, "start")
        self._replaced.setattr(discord.utils, "utcnow", lambda: datetime.fromtimestamp(time.time(), UTC))
        self._random_state = random.getstate()
        clock.install()
        randomness.install(SEED)
        trace = Trace(clock)
        Disk(luck, trace).install()
        heartbeats_in_loop(discord.gateway.KeepAliveHandler)
        super().__init__(clock, luck, trace)

    def _replace(self, owner: object, *names: str) -> None:
        """These names of a module or a class will be what they are now when the loop is closed."""
        for name in names:
            self._replaced.setattr(owner, name, getattr(owner, name))

    def close(self) -> None:
        super().close()
        self._replaced.undo()
        random.setstate(self._random_state)
