"""Where in its life a bot meets its end: at a point in time, or at a boundary that the program crosses."""

from dataclasses import asdict, dataclass
from random import Random
from typing import Any, Literal

Boundary = Literal["time", "request", "commit", "step", "never"]
"""`time`: so long after its birth. `request`: a request to Discord. `commit`: a commit of the database.
`step`: a turn of the event loop, which is where any `await` may go on."""

LONGEST = 4.0
"""Seconds: latest end by the clock."""
MOST = {"request": 40, "commit": 60, "step": 3000}
"""How many boundaries a life crosses at most."""


@dataclass(frozen=True)
class Doom:
    """The end comes at the `nth` boundary (for `time`: after that many seconds).

    before: what the boundary is about has not happened yet, else it has just happened, and nobody was told.
    """

    boundary: Boundary
    nth: float = 0
    before: bool = False

    @classmethod
    def drawn(cls, luck: Random) -> "Doom":
        """One of all the ways, at a random moment."""
        boundary: Boundary = luck.choice(("time", "request", "request", "commit", "commit", "step"))
        if boundary == "time":
            return cls(boundary, luck.uniform(0.02, LONGEST))
        return cls(boundary, luck.randint(1, MOST[boundary]), luck.random() < 0.5)

    def plain(self) -> dict[str, Any]:
        return asdict(self)


NEVER = Doom("never")
