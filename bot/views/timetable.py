"""Times, deadlines and paces in words."""

from bot.matches.clock.time_control import DAY, HOUR, MINUTE, name_of
from bot.store.scheduling import TimeControl, Timer
from bot.views.references import Moment
from bot.views.texts import Texts

_UNITS = (("days", DAY), ("hours", HOUR), ("minutes", MINUTE), ("seconds", 1))
_UNITS_SHOWN = 2


def duration(seconds: int | None, texts: Texts) -> str:
    """A length of time in its two largest units; None: no limit."""
    if seconds is None:
        return texts("duration-unlimited")
    parts = []
    for unit, size in _UNITS:
        count, seconds = divmod(seconds, size)
        if count:
            parts.append(texts(f"duration-{unit}", count=count))
    return " ".join(parts[:_UNITS_SHOWN]) or texts("duration-seconds", count=0)


def until(timer: Timer | None, texts: Texts) -> str | None:
    """Until when an answer is expected, or what is left of a clock that stands; None without a clock."""
    if timer is None:
        return None
    if timer.due_at is not None:
        return texts("clock-until", moment=Moment(timer.due_at))
    return texts("clock-stands", left=duration(timer.left, texts))


def pace_of(pace: TimeControl | None, texts: Texts) -> str:
    """A pace by its name, if it has one, and its numbers."""
    if pace is None or (pace.planning is None and pace.choices is None):
        return texts("pace-none")
    times = texts(
        "pace-times", planning=duration(pace.planning, texts), choices=duration(pace.choices, texts)
    )
    name = name_of(pace)
    return texts("pace-named", name=texts(f"pace-{name}"), times=times) if name else times
