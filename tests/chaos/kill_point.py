"""Kill points: where a bot is killed, at a time or at a boundary that the program crosses."""

from dataclasses import dataclass
from random import Random
from typing import Literal

Boundary = Literal["time", "request", "commit", "step", "never"]
"""`time`: seconds after the start. `request`: a request to Discord. `commit`: a commit of the database.
`step`: a step of the event loop, where any `await` may resume."""

MOST: dict[Boundary, int] = {"time": 2, "request": 24, "commit": 30, "step": 2000}
"""The maximum `nth` of most kill points; for `time`, seconds. A start has 4 requests and 500 steps."""
LONG_LIVES, LONGER = 0.1, 3
"""The fraction of kill points with a higher maximum, and the factor."""


@dataclass(frozen=True)
class KillPoint:
    """Kill at the `nth` boundary (for `time`: after `nth` seconds).

    before: kill before the boundary's effect; else after the effect, before its result is known.
    """

    boundary: Boundary
    nth: float = 0
    before: bool = False

    @classmethod
    def drawn(cls, luck: Random) -> "KillPoint":
        """A random kill point."""
        boundary: Boundary = luck.choice(("time", "request", "request", "commit", "commit", "step"))
        most = MOST[boundary] * (LONGER if luck.random() < LONG_LIVES else 1)
        if boundary == "time":
            return cls(boundary, luck.uniform(0.02, most))
        return cls(boundary, luck.randint(1, most), luck.random() < 0.5)


NEVER = KillPoint("never")
