"""The standard time controls, and the parsing of durations."""

import re
from dataclasses import replace

from bot.store.scheduling import TimeControl

MINUTE, HOUR, DAY = 60, 3600, 86_400
MIN_LENGTH, MAX_LENGTH = 30, 30 * DAY
"""The minimum and maximum seconds for a question."""
MAX_QUIET = 12
"""Hours that a night may take, at most."""

_UNITS = {"s": 1, "m": MINUTE, "h": HOUR, "d": DAY}
_DURATION = re.compile(r"(\d{1,6})\s*([smhd])", re.ASCII)


TIME_CONTROLS = {
    "live": TimeControl(5 * MINUTE, MINUTE),
    "daily": TimeControl(DAY, 12 * HOUR),
    "relaxed": TimeControl(3 * DAY, DAY),
    "none": TimeControl(None, None),
}
"""The well-known time controls, by name."""

DEFAULT = "daily"


def name_of(control: TimeControl) -> str | None:
    """The name of the well-known time control with these times, if there is one."""
    times = (control.planning, control.choices)
    known = TIME_CONTROLS.items()
    return next((name for name, other in known if (other.planning, other.choices) == times), None)


def is_slow(control: TimeControl) -> bool:
    """Whether a choice may take half a day: then people read what has happened in between."""
    return (control.choices or 0) >= 12 * HOUR


def timed(control: TimeControl, planning: int | None, choices: int | None) -> TimeControl:
    """The time control with other times, where there are any (seconds)."""
    return replace(control, planning=planning or control.planning, choices=choices or control.choices)


def parse_duration(text: str) -> int | None:
    """Seconds from a text such as "90s", "5m", "12h" or "2d"; None if invalid or out of bounds."""
    found = _DURATION.fullmatch(text.strip().lower())
    seconds = int(found[1]) * _UNITS[found[2]] if found else 0
    return seconds if MIN_LENGTH <= seconds <= MAX_LENGTH else None
