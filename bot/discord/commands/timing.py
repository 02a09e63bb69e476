"""/referee pace, extend, remind, substitute: moderators look after the clocks and the seats."""

from dataclasses import replace

from discord import app_commands

from bot.discord.commands.context import (
    about_match,
    about_seat,
    defer_ephemeral,
    find_match,
    require_moderator,
    texts_for,
)
from bot.discord.commands.errors import Refusal, reply_ephemeral
from bot.discord.commands.groups import referee
from bot.discord.commands.localisation import word
from bot.discord.services import Interaction
from bot.matches.clock.time_control import (
    AWAY,
    DEFAULT,
    MAX_QUIET,
    TIME_CONTROLS,
    Away,
    TimeControl,
    parse_duration,
    timed,
)
from bot.store import guilds, time_controls
from bot.store.engine import reading
from bot.views.timetable import pace_of
from rules.core.model import Seat

PACE_CHOICES = [app_commands.Choice(name=word(f"pace-{name}"), value=name) for name in TIME_CONTROLS]
AWAY_CHOICES = [app_commands.Choice(name=word(f"away-{way}"), value=way) for way in AWAY]

MAX_STRIKES = 20


@referee.command(name=word("command-pace"), description=word("command-pace-description"))
@app_commands.rename(
    pace=word("option-pace"),
    planning=word("option-planning"),
    choices=word("option-choices"),
    quiet=word("option-quiet"),
    vacation=word("option-vacation"),
    strikes=word("option-strikes"),
)
@app_commands.describe(
    pace=word("option-pace-description"),
    planning=word("option-planning-description"),
    choices=word("option-choices-description"),
    quiet=word("option-quiet-description"),
    vacation=word("option-vacation-description"),
    strikes=word("option-strikes-description"),
)
@app_commands.choices(pace=PACE_CHOICES, vacation=AWAY_CHOICES)
@about_match
async def change_pace(
    interaction: Interaction,
    pace: str | None = None,
    planning: str | None = None,
    choices: str | None = None,
    quiet: app_commands.Range[int, 0, MAX_QUIET] | None = None,
    vacation: str | None = None,
    strikes: app_commands.Range[int, 1, MAX_STRIKES] | None = None,
    match: str | None = None,
) -> None:
    await defer_ephemeral(interaction)
    moderator = await require_moderator(interaction)
    found = await find_match(interaction, match)
    async with reading(interaction.client.engine) as connection:
        known = await time_controls.read(connection, found.id) or TIME_CONTROLS["none"]
    wished = wish(known, pace, planning, choices, vacation)
    wished = replace(
        wished,
        quiet=known.quiet if quiet is None else quiet,
        strikes=strikes or known.strikes,
    )
    await interaction.client.referee.set_pace(found.id, wished, moderator.name)
    await reply_ephemeral(interaction, pace_of(wished, texts_for(interaction)))


@referee.command(name=word("command-extend"), description=word("command-extend-description"))
@app_commands.rename(time=word("option-time"))
@app_commands.describe(time=word("option-time-description"))
@about_seat
@about_match
async def extend(
    interaction: Interaction, time: str, seat: int | None = None, match: str | None = None
) -> None:
    await defer_ephemeral(interaction)
    moderator = await require_moderator(interaction)
    found = await find_match(interaction, match)
    place = None if seat is None else Seat(seat - 1)
    await interaction.client.referee.extend(found.id, place, read_duration(time), moderator.name)
    await reply_ephemeral(interaction, texts_for(interaction)("referee-done"))


@referee.command(name=word("command-remind"), description=word("command-remind-description"))
@about_match
async def remind(interaction: Interaction, match: str | None = None) -> None:
    await defer_ephemeral(interaction)
    moderator = await require_moderator(interaction)
    await interaction.client.referee.remind((await find_match(interaction, match)).id, moderator.name)
    await reply_ephemeral(interaction, texts_for(interaction)("referee-done"))


@referee.command(name=word("command-substitute"), description=word("command-offer-description"))
@about_seat
@about_match
async def substitute(interaction: Interaction, seat: int, match: str | None = None) -> None:
    await defer_ephemeral(interaction)
    moderator = await require_moderator(interaction)
    await interaction.client.referee.offer_seat(
        (await find_match(interaction, match)).id, Seat(seat - 1), moderator.name
    )
    await reply_ephemeral(interaction, texts_for(interaction)("referee-done"))


def wish(
    base: TimeControl, pace: str | None, planning: str | None, choices: str | None, vacation: str | None
) -> TimeControl:
    """The pace that somebody has asked for in a command's options, the rest as it was. Raises Refusal."""
    known = TIME_CONTROLS[pace] if pace else base
    own = [read_duration(text) if text else None for text in (planning, choices)]
    away: Away = "clock" if vacation == "clock" else "ai" if vacation else base.away
    return timed(replace(base, planning=known.planning, choices=known.choices, away=away), *own)


async def pace_of_new(
    interaction: Interaction,
    pace: str | None,
    planning: str | None,
    choices: str | None,
    vacation: str | None,
) -> TimeControl:
    """The pace of a new match: what its host asks for, or else what the server has set. Raises Refusal."""
    async with reading(interaction.client.engine) as connection:
        kept = await guilds.read(connection, interaction.guild_id or 0)
    base = TIME_CONTROLS[kept.pace or DEFAULT]
    return wish(replace(base, strikes=kept.strikes or base.strikes), pace, planning, choices, vacation)


def read_duration(text: str) -> int:
    """Seconds from a text such as "12h". Raises Refusal."""
    seconds = parse_duration(text)
    if seconds is None:
        raise Refusal("bad_duration")
    return seconds
