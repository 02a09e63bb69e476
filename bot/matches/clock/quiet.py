"""The times in which clocks are paused: a person's quiet hours at night, and a person's absence."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta
from zoneinfo import ZoneInfo

from bot.matches.clock.time_control import DAY, HOUR, MINUTE
from bot.store.people import QuietHours

_TIME = re.compile(r"(\d{1,2})(?::(\d{0,2}))?", re.ASCII)


@dataclass(frozen=True)
class Rest:
    """The pauses of one player's clock: each night for at most `hours`, and continuously until `until`."""

    quiet: QuietHours | None = None
    hours: int = 0
    until: int = 0

    def due(self, start: int, seconds: int) -> int:
        """Returns the moment this number of waking seconds after the start. Times are Unix seconds."""
        moment = max(start, self.until)
        for night, morning in self._nights(moment):
            if moment + seconds <= night:
                break
            seconds -= max(night - moment, 0)
            moment = max(moment, morning)
        return moment + seconds

    def awake(self, start: int, end: int) -> int:
        """Returns the number of waking seconds between two moments; 0 if the end is not after the start."""
        moment = max(start, self.until)
        seconds = max(end - moment, 0)
        for night, morning in self._nights(moment):
            if night >= end:
                break
            seconds -= max(min(morning, end) - max(night, moment), 0)
        return seconds

    def _nights(self, moment: int) -> Iterator[tuple[int, int]]:
        """Yields the nights, cut to the allowed hours: from the one before the moment on, without end."""
        quiet = self.quiet
        if quiet is None or quiet.begin == quiet.end:
            return
        zone = ZoneInfo(quiet.timezone)
        day = datetime.fromtimestamp(moment, UTC).astimezone(zone).date() - timedelta(days=1)
        while True:
            later = day + timedelta(days=quiet.end <= quiet.begin)
            night, morning = _at(day, quiet.begin, zone), _at(later, quiet.end, zone)
            yield night, min(morning, night + self.hours * HOUR)
            day += timedelta(days=1)


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


MAX_VACATION = 60 * DAY
SUGGESTED = (1, 2, 3, 5, 7, 10, 14, 21, 28)
"""How many days ahead the suggested dates are."""

_DAYS = re.compile(r"(\d{1,2})\s*d", re.ASCII)


def parse_until(text: str, now: int, zone: ZoneInfo) -> int | None:
    """Unix seconds from "2027-01-05" (the morning of that day), "2027-01-05 18:30" or "5d"; None if no such.

    It must be in the future, by at most MAX_VACATION seconds.
    """
    text = text.strip().lower()
    days = _DAYS.fullmatch(text)
    moment = now + int(days[1]) * DAY if days else _read_date(text, zone)
    return moment if moment is not None and now < moment <= now + MAX_VACATION else None


def parse_moment(text: str, now: int, zone: ZoneInfo) -> int | None:
    """The same from a time of day, such as "20:00": today, or tomorrow if that has passed."""
    minutes = parse_time(text)
    if minutes is None:
        return parse_until(text, now, zone)
    today = datetime.fromtimestamp(now, UTC).astimezone(zone).date()
    days = (_at(today + timedelta(days=ahead), minutes, zone) for ahead in (0, 1))
    return next(moment for moment in days if moment > now)


def suggest_dates(now: int, zone: ZoneInfo) -> list[str]:
    """Some future dates, in the format of `parse_until`."""
    today = datetime.fromtimestamp(now, UTC).astimezone(zone).date()
    return [(today + timedelta(days=days)).isoformat() for days in SUGGESTED]


def _read_date(text: str, zone: ZoneInfo) -> int | None:
    try:
        date = datetime.fromisoformat(text)
    except ValueError:
        return None
    if date.tzinfo is None:
        date = date.replace(tzinfo=zone)
    if date.time() == time():
        date = date.replace(hour=8)
    return int(date.timestamp())
