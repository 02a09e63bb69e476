"""How much time a match gives its players."""

import re
from dataclasses import dataclass, replace
from typing import Literal, TypeAlias

Away: TypeAlias = Literal["ai", "clock"]
"""What happens to a player on vacation: an AI plays for them, or their clock stands still."""

AWAY: tuple[Away, ...] = ("ai", "clock")

MINUTE, HOUR, DAY = 60, 3600, 86_400
SHORTEST, MAX_LENGTH = 30, 30 * DAY
"""Seconds that a question may be open, at least and at most."""
MAX_QUIET = 12
"""Hours that a night may take, at most."""

_UNITS = {"s": 1, "m": MINUTE, "h": HOUR, "d": DAY}
_DURATION = re.compile(r"(\d{1,6})\s*([smhd])", re.ASCII)


@dataclass(frozen=True)
class TimeControl:
    """Seconds for a plan and for a choice; None: no clock. And what the table grants to the absent.

    `quiet`: hours for which a player's clock may stand still at night; `strikes`: after so many time-outs an
    AI plays for them.
    """

    planning: int | None
    choices: int | None
    quiet: int = 9
    away: Away = "ai"
    strikes: int = 3

    def seconds(self, together: bool) -> int | None:
        """The time for a question: those that all are asked together are plans, the others choices."""
        return self.planning if together else self.choices

    @property
    def name(self) -> str | None:
        """What the pace is called, if it is one of the well-known ones."""
        times = (self.planning, self.choices)
        return next(
            (name for name, pace in TIME_CONTROLS.items() if (pace.planning, pace.choices) == times), None
        )


TIME_CONTROLS = {
    "live": TimeControl(5 * MINUTE, MINUTE),
    "daily": TimeControl(DAY, 12 * HOUR),
    "relaxed": TimeControl(3 * DAY, DAY),
    "none": TimeControl(None, None),
}
"""The well-known paces, by name."""

DEFAULT = "daily"


def timed(pace: TimeControl, planning: int | None, choices: int | None) -> TimeControl:
    """The pace with one's own numbers in the place of its own."""
    return replace(pace, planning=planning or pace.planning, choices=choices or pace.choices)


def parse_duration(text: str) -> int | None:
    """Seconds from a text such as "90s", "5m", "12h" or "2d"; None if it is none or out of bounds."""
    found = _DURATION.fullmatch(text.strip().lower())
    seconds = int(found[1]) * _UNITS[found[2]] if found else 0
    return seconds if SHORTEST <= seconds <= MAX_LENGTH else None
