"""/referee pace, extend, remind, substitute: moderators look after the clocks and the seats."""

from dataclasses import replace

from discord import app_commands

from bot.discord.commands.context import (
    Click,
    about_match,
    about_seat,
    find_match,
    require_moderator,
    think,
    words_for,
)
from bot.discord.commands.errors import Refusal, whisper
from bot.discord.commands.groups import referee
from bot.discord.commands.localisation import word
from bot.matches.clock.time_control import (
    AWAY,
    DEFAULT,
    MOST_QUIET,
    PACES,
    Away,
    Pace,
    parse_duration,
    timed,
)
from bot.store import guilds, time_controls
from bot.store.engine import reading
from bot.views.timetable import pace_of

PACE_CHOICES = [app_commands.Choice(name=word(f"pace-{name}"), value=name) for name in PACES]
AWAY_CHOICES = [app_commands.Choice(name=word(f"away-{way}"), value=way) for way in AWAY]

MOST_STRIKES = 20


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
    click: Click,
    pace: str | None = None,
    planning: str | None = None,
    choices: str | None = None,
    quiet: app_commands.Range[int, 0, MOST_QUIET] | None = None,
    vacation: str | None = None,
    strikes: app_commands.Range[int, 1, MOST_STRIKES] | None = None,
    match: str | None = None,
) -> None:
    await think(click)
    moderator = await require_moderator(click)
    found = await find_match(click, match)
    async with reading(click.client.engine) as connection:
        known = await time_controls.read(connection, found.id) or PACES["none"]
    wished = wish(known, pace, planning, choices, vacation)
    wished = replace(
        wished,
        quiet=known.quiet if quiet is None else quiet,
        strikes=strikes or known.strikes,
    )
    await click.client.referee.set_pace(found.id, wished, moderator.name)
    await whisper(click, pace_of(wished, words_for(click)))


@referee.command(name=word("command-extend"), description=word("command-extend-description"))
@app_commands.rename(time=word("option-time"))
@app_commands.describe(time=word("option-time-description"))
@about_seat
@about_match
async def extend(click: Click, time: str, seat: int | None = None, match: str | None = None) -> None:
    await think(click)
    moderator = await require_moderator(click)
    found = await find_match(click, match)
    place = None if seat is None else seat - 1
    await click.client.referee.extend(found.id, place, read_duration(time), moderator.name)
    await whisper(click, words_for(click)("referee-done"))


@referee.command(name=word("command-remind"), description=word("command-remind-description"))
@about_match
async def remind(click: Click, match: str | None = None) -> None:
    await think(click)
    moderator = await require_moderator(click)
    await click.client.referee.remind((await find_match(click, match)).id, moderator.name)
    await whisper(click, words_for(click)("referee-done"))


@referee.command(name=word("command-substitute"), description=word("command-offer-description"))
@about_seat
@about_match
async def substitute(click: Click, seat: int, match: str | None = None) -> None:
    await think(click)
    moderator = await require_moderator(click)
    await click.client.referee.offer_seat((await find_match(click, match)).id, seat - 1, moderator.name)
    await whisper(click, words_for(click)("referee-done"))


def wish(
    base: Pace, pace: str | None, planning: str | None, choices: str | None, vacation: str | None
) -> Pace:
    """The pace that somebody has asked for in a command's options, the rest as it was. Raises Refusal."""
    known = PACES[pace] if pace else base
    own = [read_duration(text) if text else None for text in (planning, choices)]
    away: Away = "clock" if vacation == "clock" else "ai" if vacation else base.away
    return timed(replace(base, planning=known.planning, choices=known.choices, away=away), *own)


async def pace_of_new(
    click: Click, pace: str | None, planning: str | None, choices: str | None, vacation: str | None
) -> Pace:
    """The pace of a new match: what its host asks for, or else what the server has set. Raises Refusal."""
    async with reading(click.client.engine) as connection:
        kept = await guilds.read(connection, click.guild_id or 0)
    base = PACES[kept.pace or DEFAULT]
    return wish(replace(base, strikes=kept.strikes or base.strikes), pace, planning, choices, vacation)


def read_duration(text: str) -> int:
    """Seconds from a text such as "12h". Raises Refusal."""
    seconds = parse_duration(text)
    if seconds is None:
        raise Refusal("bad_duration")
    return seconds
