"""A simulated loop for each test; the clock of the tests' own process stays as it is."""

import asyncio
from collections.abc import Iterator
from random import Random

import pytest

from sandbox.simulation.clock import VirtualClock
from sandbox.simulation.loop import SimulatedLoop
from sandbox.simulation.trace import Trace


def make_loop(seed: int = 1) -> SimulatedLoop:
    clock = VirtualClock()
    return SimulatedLoop(clock, Random(seed), Trace(clock))


@pytest.fixture
def loop() -> Iterator[SimulatedLoop]:
    made = make_loop()
    asyncio.set_event_loop(made)
    yield made
    asyncio.set_event_loop(None)
    made.close()
