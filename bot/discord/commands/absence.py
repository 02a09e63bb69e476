"""Absence: quiet hours at night, vacations and their end, seats offered and taken, reminders turned off."""

from dataclasses import replace
from typing import Annotated
from zoneinfo import available_timezones

from discord.app_commands import Choice

from bot.discord.commands.errors import Refusal
from bot.discord.commands.options import MatchIdOption, MatchOption
from bot.discord.commands.registration import Option, command, near
from bot.discord.commands.request import Request
from bot.discord.ids import ControlId
from bot.matches.clock.quiet import parse_time, parse_until, spell_time, suggest_dates
from bot.store import matches, people
from bot.store.matches import Match
from bot.store.people import QuietHours
from bot.views.references import Moment
from rules.core.model import Seat

NIGHT = QuietHours(22 * 60, 8 * 60, "UTC")
"""Defaults for a person who sets only a part of their quiet hours."""


async def suggest_timezone(_request: Request, typed: str) -> list[Choice[str]]:
    return near(typed.strip().replace(" ", "_"), {zone: zone for zone in sorted(available_timezones())})


async def suggest_until(request: Request, typed: str) -> list[Choice[str]]:
    dates = suggest_dates(int(request.bot.clock()), await request.zone())
    return [Choice(name=date, value=date) for date in dates if date.startswith(typed.strip())]


@command("quiet")
async def quiet(
    request: Request,
    begin: Annotated[str | None, Option(text="option-from")] = None,
    end: Annotated[str | None, Option(text="option-to")] = None,
    timezone: Annotated[str | None, Option(suggest=suggest_timezone)] = None,
) -> None:
    known = await request.read(people.read_quiet_hours, request.user.id)
    if begin or end or timezone:
        known = _changed(known or NIGHT, begin, end, timezone)
        await request.referee.set_quiet_hours(request.player, known)
    if known is None or known.begin == known.end:
        return await request.reply("quiet-none")
    begin, end = spell_time(known.begin), spell_time(known.end)
    return await request.reply("quiet-hours", begin=begin, end=end, timezone=known.timezone)


@command("away")
async def away(
    request: Request, until: Annotated[str, Option(suggest=suggest_until)], match: MatchIdOption = None
) -> None:
    now = int(request.bot.clock())
    end = parse_until(until, now, await request.zone())
    if end is None:
        raise Refusal("bad_date")
    found = await _own(request, match)
    for one in found:
        await request.referee.go_away(request.player, one.id, end)
    await request.reply("away-done", until=Moment(end), matches=_listed(found))


@command("back")
async def back(request: Request, match: MatchIdOption = None) -> None:
    found = [one for one in await _own(request, match) if match or await _is_away(request, one)]
    if not found:
        raise Refusal("not_away")
    for one in found:
        await request.referee.come_back(request.player, one.id)
    await request.reply("back-done", matches=_listed(found))


@command("substitute")
async def substitute(request: Request, withdraw: bool = False, *, match: MatchOption) -> None:
    await request.referee.offer_own_seat(request.player, match.id, withdraw=withdraw)
    await request.reply("substitute-withdrawn" if withdraw else "substitute-done")


async def take_seat(request: Request, control: ControlId) -> None:
    """The button at the table was pressed."""
    await request.referee.take_seat(await request.person(), control.address.match, Seat(control.number))
    await request.reply("seat-taken")


async def mute(request: Request, control: ControlId) -> None:
    """The button of a reminder was pressed."""
    await request.referee.mute(request.player, control.address.match, control.address.prompt)
    await request.reply("reminder-muted")


def _changed(known: QuietHours, begin: str | None, end: str | None, timezone: str | None) -> QuietHours:
    """The quiet hours with the given changes. Raises Refusal."""
    times = [parse_time(text) if text else time for text, time in ((begin, known.begin), (end, known.end))]
    if timezone and timezone not in available_timezones():
        raise Refusal("unknown_timezone")
    if times[0] is None or times[1] is None:
        raise Refusal("bad_time")
    return replace(known, begin=times[0], end=times[1], timezone=timezone or known.timezone)


async def _own(request: Request, named: str | None) -> list[Match]:
    """The given match, or all that this person is playing. Raises Refusal."""
    if named:
        return [await request.find_match(named)]
    found = await request.read(matches.held_by, request.user.id, "running", "paused")
    if not found:
        raise Refusal("no_match_of_yours")
    return found


async def _is_away(request: Request, match: Match) -> bool:
    """Whether an AI plays for this person there, or their clock stands still."""
    seating, position = await request.seat_in(match), await request.referee.position(match.id)
    return seating is not None and (bool(seating.policy) or position.away_until(seating.seat) is not None)


def _listed(found: list[Match]) -> str:
    return ", ".join(f"`{match.id}`" for match in found)
