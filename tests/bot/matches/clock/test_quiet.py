"""The arithmetic of clocks that stand still at night."""

from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.matches.clock.quiet import (
    MAX_VACATION,
    Rest,
    parse_moment,
    parse_time,
    parse_until,
    spell_time,
    suggest_dates,
)
from bot.matches.clock.time_control import DAY, HOUR, TIME_CONTROLS, name_of, parse_duration, timed
from bot.store.people import QuietHours
from bot.store.scheduling import TimeControl
from tests.bot.matches.clock.conftest import NOON

MINUTES = st.integers(0, 24 * 60 - 1)
ZONES = st.sampled_from(["UTC", "Europe/Prague", "America/St_Johns", "Pacific/Auckland", "Asia/Kathmandu"])
RESTS = st.builds(
    Rest,
    st.none() | st.builds(QuietHours, MINUTES, MINUTES, ZONES).filter(lambda quiet: quiet.begin != quiet.end),
    st.integers(0, 12),
    st.sampled_from([0, NOON + 3 * DAY]),
)
MOMENTS = st.integers(NOON - 200 * DAY, NOON + 200 * DAY)


@given(RESTS, MOMENTS, st.integers(0, 5 * DAY))
def test_what_is_waited_for_is_what_has_passed(rest: Rest, start: int, seconds: int) -> None:
    assert rest.awake(start, rest.due(start, seconds)) == seconds


@given(RESTS, MOMENTS, st.integers(0, 5 * DAY), st.integers(0, 5 * DAY))
def test_waiting_twice_is_waiting_once_longer(rest: Rest, start: int, first: int, second: int) -> None:
    once = rest.due(start, first + second)
    assert rest.awake(start, rest.due(rest.due(start, first), second)) == first + second
    assert rest.due(start, first) <= once


@given(RESTS.filter(lambda rest: rest.hours > 0 and rest.quiet is not None), MOMENTS)
def test_time_goes_by_at_least_half_of_the_day(rest: Rest, start: int) -> None:
    assert rest.due(max(start, rest.until), DAY) - max(start, rest.until) <= 2 * DAY + 2 * HOUR


def test_a_night_is_as_long_as_the_clocks_in_its_country_say() -> None:
    prague = Rest(QuietHours(22 * 60, 6 * 60, "Europe/Prague"), 12)
    before_summer_time = 1_806_181_200  # 2027-03-27 21:00 UTC, 22:00 in Prague; that night has seven hours
    assert prague.due(before_summer_time, HOUR) == before_summer_time + 8 * HOUR


def test_equal_hours_are_no_quiet_hours() -> None:
    assert Rest(QuietHours(60, 60, "UTC"), 12).due(NOON, DAY) == NOON + DAY


@pytest.mark.parametrize(("text", "minutes"), [("22:30", 1350), ("7", 420), ("0:05", 5), (" 8:00 ", 480)])
def test_times_of_day(text: str, minutes: int) -> None:
    assert parse_time(text) == minutes
    assert parse_time(spell_time(minutes)) == minutes


@pytest.mark.parametrize("text", ["", "24:00", "12:60", "noon", "-1", "1:2:3", "²"])
def test_what_is_no_time_of_day(text: str) -> None:
    assert parse_time(text) is None


@pytest.mark.parametrize(
    ("text", "seconds"), [("90s", 90), ("5m", 300), ("12 H", 43_200), ("2d", 172_800), ("30d", 30 * DAY)]
)
def test_durations(text: str, seconds: int) -> None:
    assert parse_duration(text) == seconds


@pytest.mark.parametrize("text", ["", "5", "m", "1s", "31d", "-5m", "1h30m", "٣h"])
def test_what_is_no_duration(text: str) -> None:
    assert parse_duration(text) is None


def test_own_numbers_go_before_those_of_a_pace() -> None:
    assert timed(TIME_CONTROLS["daily"], None, HOUR) == TimeControl(DAY, HOUR)
    assert (name_of(TIME_CONTROLS["live"]), name_of(TimeControl(1, 2))) == ("live", None)


def test_dates() -> None:
    zone = ZoneInfo("Europe/Prague")
    assert parse_until("2027-01-20", NOON, zone) == NOON + 4 * DAY + 19 * HOUR
    assert parse_until("2027-01-20 18:30", NOON, zone) == NOON + 5 * DAY + 5 * HOUR + HOUR // 2
    assert parse_until("5d", NOON, zone) == NOON + 5 * DAY
    assert all(parse_until(date, NOON, zone) for date in suggest_dates(NOON, zone))


@pytest.mark.parametrize(
    "text", ["", "tomorrow", "2027-01-15 11:00", "2027-13-01", "99d", "0d", "2029-01-01"]
)
def test_what_is_no_date_ahead(text: str) -> None:
    assert parse_until(text, NOON, ZoneInfo("UTC")) is None
    assert MAX_VACATION < 99 * DAY


def test_a_time_of_day_is_today_or_else_tomorrow() -> None:
    """The start of a match is typed in the host's own time."""
    zone = ZoneInfo("Asia/Tokyo")  # NOON of UTC is 21:00 there
    assert parse_moment("22:30", NOON, zone) == NOON + HOUR + HOUR // 2
    assert parse_moment("21:00", NOON, zone) == NOON + DAY
    assert parse_moment("3d", NOON, zone) == NOON + 3 * DAY
    assert parse_moment("yesterday", NOON, zone) is None
