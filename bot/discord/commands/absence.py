"""Being away: quiet hours at night, vacations, coming back, seats offered and taken, reminders turned off."""

from dataclasses import replace
from zoneinfo import ZoneInfo, available_timezones

from discord import app_commands

from bot.discord.commands.context import (
    MOST_CHOICES,
    Click,
    about_match,
    find_match,
    person_of,
    seat_in,
    think,
    words_for,
)
from bot.discord.commands.errors import Refusal, whisper
from bot.discord.commands.groups import game
from bot.discord.commands.localisation import word
from bot.discord.ids import Address, ControlId
from bot.matches.clock.dates import parse_until, suggest_dates
from bot.matches.clock.quiet import QuietHours, parse_time, spell_time
from bot.store import matches, quiet_hours
from bot.store.engine import reading, writing
from bot.store.matches import Match
from bot.views.timetable import moment

NIGHT = QuietHours(22 * 60, 8 * 60, "UTC")
"""The quiet hours of somebody who sets only some of them."""


@game.command(name=word("command-quiet"), description=word("command-quiet-description"))
@app_commands.rename(begin=word("option-from"), end=word("option-to"), timezone=word("option-timezone"))
@app_commands.describe(
    begin=word("option-from-description"),
    end=word("option-to-description"),
    timezone=word("option-timezone-description"),
)
async def quiet(
    click: Click, begin: str | None = None, end: str | None = None, timezone: str | None = None
) -> None:
    await think(click)
    async with reading(click.client.engine) as connection:
        known = await quiet_hours.read(connection, click.user.id)
    if begin or end or timezone:
        known = _changed(known or NIGHT, begin, end, timezone)
        async with writing(click.client.engine) as connection:
            await quiet_hours.keep(connection, click.user.id, known)
    await whisper(click, _told(click, known))


@quiet.autocomplete("timezone")
async def suggest_timezone(click: Click, typed: str) -> list[app_commands.Choice[str]]:
    wanted = typed.strip().casefold().replace(" ", "_")
    found = sorted(zone for zone in available_timezones() if wanted in zone.casefold())
    return [app_commands.Choice(name=zone, value=zone) for zone in found[:MOST_CHOICES]]


@game.command(name=word("command-away"), description=word("command-away-description"))
@app_commands.rename(until=word("option-until"))
@app_commands.describe(until=word("option-until-description"))
@about_match
async def away(click: Click, until: str, match: str | None = None) -> None:
    await think(click)
    now = int(click.client.clock())
    end = parse_until(until, now, await _zone(click))
    if end is None:
        raise Refusal("bad_date")
    found = await _own(click, match)
    for one in found:
        await click.client.referee.go_away(one.id, click.user.id, end)
    await whisper(click, words_for(click)("away-done", until=moment(end), matches=_listed(found)))


@away.autocomplete("until")
async def suggest_until(click: Click, typed: str) -> list[app_commands.Choice[str]]:
    dates = suggest_dates(int(click.client.clock()), await _zone(click))
    return [app_commands.Choice(name=date, value=date) for date in dates if date.startswith(typed.strip())]


@game.command(name=word("command-back"), description=word("command-back-description"))
@about_match
async def back(click: Click, match: str | None = None) -> None:
    await think(click)
    found = [one for one in await _own(click, match) if match or await _is_away(click, one)]
    if not found:
        raise Refusal("not_away")
    for one in found:
        await click.client.referee.come_back(one.id, click.user.id)
    await whisper(click, words_for(click)("back-done", matches=_listed(found)))


@game.command(name=word("command-substitute"), description=word("command-substitute-description"))
@about_match
async def substitute(click: Click, match: str | None = None) -> None:
    await think(click)
    found = await find_match(click, match)
    await click.client.referee.offer_own_seat(found.id, click.user.id)
    await whisper(click, words_for(click)("substitute-done"))


async def take_seat(click: Click, control: ControlId) -> None:
    """The button at the table was pressed."""
    await click.response.defer()
    await click.client.referee.take_seat(control.address.match, control.number, await person_of(click))
    await whisper(click, words_for(click)("seat-taken"))


async def mute(click: Click, address: Address) -> None:
    """The button of a reminder was pressed."""
    await click.response.defer()
    await click.client.referee.mute(address.match, click.user.id, address.prompt)
    await whisper(click, words_for(click)("reminder-muted"))


def _changed(known: QuietHours, begin: str | None, end: str | None, timezone: str | None) -> QuietHours:
    """The quiet hours with what the person has named. Raises Refusal."""
    times = [parse_time(text) if text else time for text, time in ((begin, known.begin), (end, known.end))]
    if timezone and timezone not in available_timezones():
        raise Refusal("unknown_timezone")
    if times[0] is None or times[1] is None:
        raise Refusal("bad_time")
    return replace(known, begin=times[0], end=times[1], timezone=timezone or known.timezone)


def _told(click: Click, known: QuietHours | None) -> str:
    words = words_for(click)
    if known is None or known.begin == known.end:
        return words("quiet-none")
    begin, end = spell_time(known.begin), spell_time(known.end)
    return words("quiet-hours", begin=begin, end=end, timezone=known.timezone)


async def _zone(click: Click) -> ZoneInfo:
    """The person's time zone, if they have told it."""
    async with reading(click.client.engine) as connection:
        known = await quiet_hours.read(connection, click.user.id)
    return ZoneInfo(known.timezone if known else "UTC")


async def _own(click: Click, named: str | None) -> list[Match]:
    """The match that is named, or all that this person is playing. Raises Refusal."""
    if named:
        return [await find_match(click, named)]
    async with reading(click.client.engine) as connection:
        found = await matches.held_by(connection, click.user.id, "running", "paused")
    if not found:
        raise Refusal("no_match_of_yours")
    return found


async def _is_away(click: Click, match: Match) -> bool:
    """Whether an AI plays for this person there, or their clock stands still."""
    seating, position = await seat_in(click, match), await click.client.referee.position(match.id)
    return seating is not None and (bool(seating.policy) or position.away_until(seating.seat) is not None)


def _listed(found: list[Match]) -> str:
    return ", ".join(f"`{match.id}`" for match in found)
