"""/referee: for members with Manage Server or the server's chosen role. Moderators see no secrets."""

import discord
from discord import app_commands

from bot.discord.commands.audit import CLOSED
from bot.discord.commands.context import (
    about_match,
    about_seat,
    defer_ephemeral,
    find_match,
    require_moderator,
    respond,
    texts_for,
)
from bot.discord.commands.errors import Refusal, reply_ephemeral
from bot.discord.commands.groups import referee
from bot.discord.commands.localisation import word
from bot.discord.ids import Address, Route
from bot.discord.services import Interaction
from bot.matches import Person
from bot.store import audit
from bot.store.audit import AuditEntry
from bot.store.engine import writing
from bot.store.matches import Match
from bot.views.message import Button, Buttons, Message, Text
from bot.views.names import escaped, tidy
from bot.views.texts import texts_in
from rules.core.model import Seat

END = "end"
"""Verb of the button that confirms the end of a match."""


@referee.command(name=word("command-pause"), description=word("command-pause-description"))
@about_match
async def pause(interaction: Interaction, match: str | None = None) -> None:
    await defer_ephemeral(interaction)
    moderator = await require_moderator(interaction)
    await interaction.client.referee.pause((await find_match(interaction, match)).id, moderator.name)
    await _say_done(interaction)


@referee.command(name=word("command-resume"), description=word("command-resume-description"))
@about_match
async def resume(interaction: Interaction, match: str | None = None) -> None:
    await defer_ephemeral(interaction)
    moderator = await require_moderator(interaction)
    await interaction.client.referee.resume((await find_match(interaction, match)).id, moderator.name)
    await _say_done(interaction)


@referee.command(name=word("command-kick"), description=word("command-kick-description"))
@about_seat
@about_match
async def kick(interaction: Interaction, seat: int, match: str | None = None) -> None:
    await defer_ephemeral(interaction)
    moderator = await require_moderator(interaction)
    await interaction.client.referee.kick(
        (await find_match(interaction, match)).id, Seat(seat - 1), moderator.name
    )
    await _say_done(interaction)


@referee.command(name=word("command-replace"), description=word("command-replace-description"))
@app_commands.rename(player=word("option-player"))
@app_commands.describe(player=word("option-player-description"))
@about_seat
@about_match
async def replace_player(
    interaction: Interaction, seat: int, player: discord.Member, match: str | None = None
) -> None:
    await defer_ephemeral(interaction)
    moderator = await require_moderator(interaction)
    if player.bot:
        raise Refusal("bots_do_not_play")
    newcomer = Person(player.id, tidy(player.display_name))
    found = await find_match(interaction, match)
    await interaction.client.referee.replace(found.id, Seat(seat - 1), newcomer, moderator.name)
    await _say_done(interaction)


@referee.command(name=word("command-end"), description=word("command-end-description"))
@about_match
async def end(interaction: Interaction, match: str | None = None) -> None:
    await defer_ephemeral(interaction)
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
        await interaction.client.lobby.close(found.id, moderator)
        await _record_closing(interaction, found, moderator)
    else:
        await interaction.client.referee.end(found.id, moderator.name)
    done = Message((Text(texts_for(interaction)("referee-done")),))
    await respond(interaction, done, Address(Route.TABLE, match_id))


async def _record_closing(interaction: Interaction, match: Match, moderator: Person) -> None:
    """Keep it for the audit, for a table that has not started has no log, and tell it in public."""
    deed = AuditEntry(int(interaction.client.clock()), moderator.name, {CLOSED: match.id})
    async with writing(interaction.client.engine) as connection:
        await audit.add(connection, match.guild_id, deed)
    line = texts_in(match.locale)("lobby-closed-by", actor=escaped(moderator.name), match=match.id)
    await interaction.followup.send(line, allowed_mentions=discord.AllowedMentions.none())


async def _say_done(interaction: Interaction) -> None:
    await reply_ephemeral(interaction, texts_for(interaction)("referee-done"))
