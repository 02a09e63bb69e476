"""When clocks stand still: at night, by a person's quiet hours, and while a person is away."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from zoneinfo import ZoneInfo

from bot.matches.clock.time_control import HOUR, MINUTE

Interval = tuple[int, int]
"""Unix seconds, from and to."""

_TIME = re.compile(r"(\d{1,2})(?::(\d{0,2}))?", re.ASCII)


@dataclass(frozen=True)
class QuietHours:
    """From `begin` to `end` in minutes after midnight, perhaps past it; `timezone` as in "Europe/Prague"."""

    begin: int
    end: int
    timezone: str

    def nights(self, moment: int) -> Iterator[Interval]:
        """The nights from the one before the moment on, without an end."""
        zone = ZoneInfo(self.timezone)
        day = datetime.fromtimestamp(moment, UTC).astimezone(zone).date() - timedelta(days=1)
        while True:
            later = day + timedelta(days=self.end <= self.begin)
            yield _at(day, self.begin, zone), _at(later, self.end, zone)
            day += timedelta(days=1)


@dataclass(frozen=True)
class Rest:
    """When one player's clock stands still: each night for at most `hours`, and all the time `until` then."""

    quiet: QuietHours | None = None
    hours: int = 0
    until: int = 0

    def due(self, start: int, seconds: int) -> int:
        """When so many waking seconds will have passed since the start. Times are Unix seconds."""
        moment = max(start, self.until)
        for night, morning in self._nights(moment):
            if moment + seconds <= night:
                break
            seconds -= max(night - moment, 0)
            moment = max(moment, morning)
        return moment + seconds

    def awake(self, start: int, end: int) -> int:
        """How many waking seconds there are between two moments; 0 where the end is not after the start."""
        moment = max(start, self.until)
        seconds = max(end - moment, 0)
        for night, morning in self._nights(moment):
            if night >= end:
                break
            seconds -= max(min(morning, end) - max(night, moment), 0)
        return seconds

    def _nights(self, moment: int) -> Iterator[Interval]:
        """The nights as far as the table grants them."""
        if self.quiet is None or self.quiet.begin == self.quiet.end:
            return
        for night, morning in self.quiet.nights(moment):
            yield night, min(morning, night + self.hours * HOUR)


def parse_time(text: str) -> int | None:
    """Minutes after midnight from a text such as "22:30" or "7"; None if it is none."""
    found = _TIME.fullmatch(text.strip())
    if found is None:
        return None
    hours, minutes = int(found[1]), int(found[2] or "0")
    return hours * 60 + minutes if hours < 24 and minutes < 60 else None


def spell_time(time: int) -> str:
    """Minutes after midnight as people write them."""
    return f"{time // 60:02}:{time % 60:02}"


def _at(day: date, minutes: int, zone: ZoneInfo) -> int:
    midnight = datetime(day.year, day.month, day.day, tzinfo=zone)
    return int((midnight + timedelta(seconds=minutes * MINUTE)).timestamp())
