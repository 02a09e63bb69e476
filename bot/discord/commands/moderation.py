"""/referee: for members with Manage Server or the role that the server has chosen. They see no secrets."""

from dataclasses import replace

import discord
from discord import app_commands

from bot.discord.commands.audit import CLOSED
from bot.discord.commands.context import find_match, require_moderator, respond, texts_for
from bot.discord.commands.errors import Refusal, reply_ephemeral
from bot.discord.commands.options import (
    MAX_STRIKES,
    MatchOption,
    OptionalSeatOption,
    PaceOption,
    SeatOption,
    VacationOption,
    read_duration,
    time_control_of,
)
from bot.discord.commands.registration import command
from bot.discord.ids import Address, Route
from bot.discord.markdown import escaped
from bot.discord.services import Interaction
from bot.matches import Actor
from bot.matches.clock.time_control import MAX_QUIET, TIME_CONTROLS
from bot.store import administration, scheduling
from bot.store.administration import AuditEntry
from bot.store.engine import reading, writing
from bot.store.matches import Match
from bot.views.message import Button, Buttons, Message, Text
from bot.views.references import tidy
from bot.views.texts import texts_in
from bot.views.timetable import pace_of
from rules.core.model import Seat

END = "end"
"""Verb of the button that confirms the end of a match."""


@command("pause")
async def pause(interaction: Interaction, match: MatchOption = None) -> None:
    moderator = await require_moderator(interaction)
    await interaction.client.referee.pause(moderator, (await find_match(interaction, match)).id)
    await _reply_done(interaction)


@command("resume")
async def resume(interaction: Interaction, match: MatchOption = None) -> None:
    moderator = await require_moderator(interaction)
    await interaction.client.referee.resume(moderator, (await find_match(interaction, match)).id)
    await _reply_done(interaction)


@command("kick")
async def kick(interaction: Interaction, seat: SeatOption, match: MatchOption = None) -> None:
    moderator = await require_moderator(interaction)
    await interaction.client.referee.kick(
        moderator, (await find_match(interaction, match)).id, Seat(seat - 1)
    )
    await _reply_done(interaction)


@command("replace")
async def replace_player(
    interaction: Interaction, seat: SeatOption, player: discord.Member, match: MatchOption = None
) -> None:
    moderator = await require_moderator(interaction)
    if player.bot:
        raise Refusal("bots_do_not_play")
    newcomer = Actor(player.id, tidy(player.display_name))
    found = await find_match(interaction, match)
    await interaction.client.referee.replace(moderator, found.id, Seat(seat - 1), newcomer)
    await _reply_done(interaction)


@command("transfer")
async def transfer(interaction: Interaction, seat: SeatOption, match: MatchOption = None) -> None:
    moderator = await require_moderator(interaction)
    await interaction.client.referee.transfer(
        moderator, (await find_match(interaction, match)).id, Seat(seat - 1)
    )
    await _reply_done(interaction)


@command("end")
async def end(interaction: Interaction, match: MatchOption = None) -> None:
    await require_moderator(interaction)
    found = await find_match(interaction, match)
    texts = texts_for(interaction)
    button = Button(texts("end-yes"), END, style="danger")
    sure = Message((Text(texts("end-sure", match=found.id)), Buttons((button,))))
    await respond(interaction, sure, Address(Route.TABLE, found.id))


async def carry_out_end(interaction: Interaction, match_id: str) -> None:
    """The confirming button was pressed."""
    await interaction.response.defer()
    moderator = await require_moderator(interaction)
    found = await find_match(interaction, match_id)
    if found.status == "lobby":
        await interaction.client.lobby.close(moderator, found.id)
        await _record_closing(interaction, found, moderator)
    else:
        await interaction.client.referee.end(moderator, found.id)
    done = Message((Text(texts_for(interaction)("referee-done")),))
    await respond(interaction, done, Address(Route.TABLE, match_id))


@command("pace")
async def change_pace(
    interaction: Interaction,
    pace: PaceOption = None,
    planning: str | None = None,
    choices: str | None = None,
    quiet: app_commands.Range[int, 0, MAX_QUIET] | None = None,
    vacation: VacationOption = None,
    strikes: app_commands.Range[int, 1, MAX_STRIKES] | None = None,
    match: MatchOption = None,
) -> None:
    moderator = await require_moderator(interaction)
    found = await find_match(interaction, match)
    async with reading(interaction.client.engine) as connection:
        known = await scheduling.read_time_control(connection, found.id) or TIME_CONTROLS["none"]
    changed = time_control_of(known, pace, planning, choices, vacation)
    changed = replace(
        changed,
        quiet=known.quiet if quiet is None else quiet,
        strikes=strikes or known.strikes,
    )
    await interaction.client.referee.set_pace(moderator, found.id, changed)
    await reply_ephemeral(interaction, pace_of(changed, texts_for(interaction)))


@command("extend")
async def extend(
    interaction: Interaction, time: str, seat: OptionalSeatOption = None, match: MatchOption = None
) -> None:
    moderator = await require_moderator(interaction)
    found = await find_match(interaction, match)
    place = None if seat is None else Seat(seat - 1)
    await interaction.client.referee.extend(moderator, found.id, place, read_duration(time))
    await _reply_done(interaction)


@command("remind")
async def remind(interaction: Interaction, match: MatchOption = None) -> None:
    moderator = await require_moderator(interaction)
    await interaction.client.referee.remind(moderator, (await find_match(interaction, match)).id)
    await _reply_done(interaction)


@command("substitute", description="command-offer-description")
async def substitute(interaction: Interaction, seat: SeatOption, match: MatchOption = None) -> None:
    moderator = await require_moderator(interaction)
    await interaction.client.referee.offer_seat(
        moderator, (await find_match(interaction, match)).id, Seat(seat - 1)
    )
    await _reply_done(interaction)


async def _record_closing(interaction: Interaction, match: Match, moderator: Actor) -> None:
    """Add an audit entry, because a table that has not started has no log, and post it in public."""
    entry = AuditEntry(int(interaction.client.clock()), moderator.name, {CLOSED: match.id})
    async with writing(interaction.client.engine) as connection:
        await administration.add_audit_entry(connection, match.guild_id, entry)
    line = texts_in(match.locale)("lobby-closed-by", actor=escaped(moderator.name), match=match.id)
    await interaction.followup.send(line, allowed_mentions=discord.AllowedMentions.none())


async def _reply_done(interaction: Interaction) -> None:
    await reply_ephemeral(interaction, texts_for(interaction)("referee-done"))
