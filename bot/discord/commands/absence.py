"""Being away: quiet hours at night, vacations, coming back, seats offered and taken, reminders turned off."""

from dataclasses import replace
from typing import Annotated
from zoneinfo import ZoneInfo, available_timezones

from discord.app_commands import Choice

from bot.discord.commands.context import find_match, person_of, player_of, seat_in, texts_for
from bot.discord.commands.errors import Refusal, reply_ephemeral
from bot.discord.commands.options import MatchOption
from bot.discord.commands.registration import MAX_CHOICES, Option, command
from bot.discord.ids import Address, ControlId
from bot.discord.services import Interaction
from bot.matches.clock.quiet import parse_time, parse_until, spell_time, suggest_dates
from bot.store import matches, people
from bot.store.engine import reading, writing
from bot.store.matches import Match
from bot.store.people import QuietHours
from bot.views.references import Moment
from rules.core.model import Seat

NIGHT = QuietHours(22 * 60, 8 * 60, "UTC")
"""Defaults for a person who sets only a part of their quiet hours."""


async def suggest_timezone(interaction: Interaction, typed: str) -> list[Choice[str]]:
    wanted = typed.strip().casefold().replace(" ", "_")
    found = sorted(zone for zone in available_timezones() if wanted in zone.casefold())
    return [Choice(name=zone, value=zone) for zone in found[:MAX_CHOICES]]


async def suggest_until(interaction: Interaction, typed: str) -> list[Choice[str]]:
    dates = suggest_dates(int(interaction.client.clock()), await _zone(interaction))
    return [Choice(name=date, value=date) for date in dates if date.startswith(typed.strip())]


@command("quiet")
async def quiet(
    interaction: Interaction,
    begin: Annotated[str | None, Option(text="option-from")] = None,
    end: Annotated[str | None, Option(text="option-to")] = None,
    timezone: Annotated[str | None, Option(suggest=suggest_timezone)] = None,
) -> None:
    async with reading(interaction.client.engine) as connection:
        known = await people.read_quiet_hours(connection, interaction.user.id)
    if begin or end or timezone:
        known = _changed(known or NIGHT, begin, end, timezone)
        async with writing(interaction.client.engine) as connection:
            await people.keep_quiet_hours(connection, interaction.user.id, known)
    await reply_ephemeral(interaction, _quiet_hours_line(interaction, known))


@command("away")
async def away(
    interaction: Interaction,
    until: Annotated[str, Option(suggest=suggest_until)],
    match: MatchOption = None,
) -> None:
    now = int(interaction.client.clock())
    end = parse_until(until, now, await _zone(interaction))
    if end is None:
        raise Refusal("bad_date")
    found = await _own(interaction, match)
    for one in found:
        await interaction.client.referee.go_away(player_of(interaction), one.id, end)
    await reply_ephemeral(
        interaction, texts_for(interaction)("away-done", until=Moment(end), matches=_listed(found))
    )


@command("back")
async def back(interaction: Interaction, match: MatchOption = None) -> None:
    found = [one for one in await _own(interaction, match) if match or await _is_away(interaction, one)]
    if not found:
        raise Refusal("not_away")
    for one in found:
        await interaction.client.referee.come_back(player_of(interaction), one.id)
    await reply_ephemeral(interaction, texts_for(interaction)("back-done", matches=_listed(found)))


@command("substitute")
async def substitute(interaction: Interaction, match: MatchOption = None) -> None:
    found = await find_match(interaction, match)
    await interaction.client.referee.offer_own_seat(player_of(interaction), found.id)
    await reply_ephemeral(interaction, texts_for(interaction)("substitute-done"))


async def take_seat(interaction: Interaction, control: ControlId) -> None:
    """The button at the table was pressed."""
    await interaction.response.defer()
    await interaction.client.referee.take_seat(
        await person_of(interaction), control.address.match, Seat(control.number)
    )
    await reply_ephemeral(interaction, texts_for(interaction)("seat-taken"))


async def mute(interaction: Interaction, address: Address) -> None:
    """The button of a reminder was pressed."""
    await interaction.response.defer()
    await interaction.client.referee.mute(player_of(interaction), address.match, address.prompt)
    await reply_ephemeral(interaction, texts_for(interaction)("reminder-muted"))


def _changed(known: QuietHours, begin: str | None, end: str | None, timezone: str | None) -> QuietHours:
    """The quiet hours with what the person has named. Raises Refusal."""
    times = [parse_time(text) if text else time for text, time in ((begin, known.begin), (end, known.end))]
    if timezone and timezone not in available_timezones():
        raise Refusal("unknown_timezone")
    if times[0] is None or times[1] is None:
        raise Refusal("bad_time")
    return replace(known, begin=times[0], end=times[1], timezone=timezone or known.timezone)


def _quiet_hours_line(interaction: Interaction, known: QuietHours | None) -> str:
    texts = texts_for(interaction)
    if known is None or known.begin == known.end:
        return texts("quiet-none")
    begin, end = spell_time(known.begin), spell_time(known.end)
    return texts("quiet-hours", begin=begin, end=end, timezone=known.timezone)


async def _zone(interaction: Interaction) -> ZoneInfo:
    """The person's time zone; UTC if it is not set."""
    async with reading(interaction.client.engine) as connection:
        known = await people.read_quiet_hours(connection, interaction.user.id)
    return ZoneInfo(known.timezone if known else "UTC")


async def _own(interaction: Interaction, named: str | None) -> list[Match]:
    """The match that is named, or all that this person is playing. Raises Refusal."""
    if named:
        return [await find_match(interaction, named)]
    async with reading(interaction.client.engine) as connection:
        found = await matches.held_by(connection, interaction.user.id, "running", "paused")
    if not found:
        raise Refusal("no_match_of_yours")
    return found


async def _is_away(interaction: Interaction, match: Match) -> bool:
    """Whether an AI plays for this person there, or their clock stands still."""
    seating, position = await seat_in(interaction, match), await interaction.client.referee.position(match.id)
    return seating is not None and (bool(seating.policy) or position.away_until(seating.seat) is not None)


def _listed(found: list[Match]) -> str:
    return ", ".join(f"`{match.id}`" for match in found)
