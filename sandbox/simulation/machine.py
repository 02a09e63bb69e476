"""The machine that a simulation runs on: clock, randomness, network and disk of this process, for good."""

import os
import sys
from pathlib import Path
from random import Random

from sandbox.simulation import randomness
from sandbox.simulation.clock import VirtualClock
from sandbox.simulation.database import Disk
from sandbox.simulation.loop import SimulatedLoop
from sandbox.simulation.trace import Trace


def require_fixed_hashes(program: str) -> None:
    """Start this program again with fixed hashes of strings, which the order of sets depends on.

    That of the bot does not: another PYTHONHASHSEED than 0 has to give the same trace.
    """
    if not os.environ.get("PYTHONHASHSEED", "").isdigit():
        os.environ["PYTHONHASHSEED"] = "0"
        os.execv(sys.executable, [sys.executable, "-m", program, *sys.argv[1:]])  # noqa: S606 - ourselves


class Machine:
    """To be made before whatever is simulated is imported: see `VirtualClock.install`.

    It is used once: for another simulation the process is forked before `begin`.
    """

    def __init__(self) -> None:
        self.clock = VirtualClock()
        self.clock.install()
        randomness.install("preparations")
        self.trace = Trace(self.clock)
        self.disk = Disk(self.luck("preparations"), self.trace)
        self.disk.install()

    def begin(self, seed: str, trace: Path | None = None) -> None:
        """Begin the simulation of a seed. With `trace`, all that happens is written to that file."""
        self.seed = seed
        self.trace = self.disk.trace = Trace(self.clock, trace)
        self.disk.luck = self.luck("disk")
        self.loop = SimulatedLoop(self.clock, self.luck("network"), self.trace)

    def luck(self, name: str) -> Random:
        """Returns a generator of its own for each name, so that more draws in one change no other."""
        return randomness.RealRandom(f"{self.seed}/{name}")

    seed = ""
