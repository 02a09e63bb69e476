"""Dates as people write them: the end of a vacation."""

import re
from datetime import UTC, datetime, time, timedelta
from zoneinfo import ZoneInfo

from bot.matches.clock.time_control import DAY

MAX_VACATION = 60 * DAY
SUGGESTED = (1, 2, 3, 5, 7, 10, 14, 21, 28)
"""How many days ahead the suggested dates are."""

_DAYS = re.compile(r"(\d{1,2})\s*d", re.ASCII)


def parse_until(text: str, now: int, zone: ZoneInfo) -> int | None:
    """Unix seconds from "2027-01-05" (the morning of that day), "2027-01-05 18:30" or "5d"; None if no such.

    It must lie ahead, by at most MAX_VACATION seconds.
    """
    text = text.strip().lower()
    days = _DAYS.fullmatch(text)
    moment = now + int(days[1]) * DAY if days else _read_date(text, zone)
    return moment if moment is not None and now < moment <= now + MAX_VACATION else None


def suggest_dates(now: int, zone: ZoneInfo) -> list[str]:
    """Some dates ahead, as `parse_until` reads them."""
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
