"""Where in its life a bot meets its end: at a point in time, or at a boundary that the program crosses."""

from dataclasses import dataclass
from random import Random
from typing import Literal

Boundary = Literal["time", "request", "commit", "step", "never"]
"""`time`: so many seconds after its birth. `request`: a request to Discord. `commit`: a commit of the
database. `step`: a turn of the event loop, which is where any `await` may go on."""

MOST: dict[Boundary, int] = {"time": 2, "request": 24, "commit": 30, "step": 2000}
"""How many boundaries most lives cross at most; for `time`, seconds. A start has 4 requests and 500 steps."""
LONG_LIVES, LONGER = 0.1, 3
"""How many lives may last longer, and how many times as long."""


@dataclass(frozen=True)
class KillPoint:
    """The end comes at the `nth` boundary (for `time`: after that many seconds).

    before: what the boundary is about has not happened yet, else it has just happened, and nobody was told.
    """

    boundary: Boundary
    nth: float = 0
    before: bool = False

    @classmethod
    def drawn(cls, luck: Random) -> "KillPoint":
        """One of all the ways, at a random moment."""
        boundary: Boundary = luck.choice(("time", "request", "request", "commit", "commit", "step"))
        most = MOST[boundary] * (LONGER if luck.random() < LONG_LIVES else 1)
        if boundary == "time":
            return cls(boundary, luck.uniform(0.02, most))
        return cls(boundary, luck.randint(1, most), luck.random() < 0.5)


NEVER = KillPoint("never")
