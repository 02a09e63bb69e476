"""/game digest: by direct message, where somebody is waited for in all of their games."""

import discord
from discord import app_commands

from bot.discord.commands.context import defer_ephemeral, texts_for
from bot.discord.commands.errors import reply_ephemeral
from bot.discord.commands.groups import game
from bot.discord.commands.localisation import word
from bot.discord.services import Interaction
from bot.views.limits import CONTENT
from bot.views.timetable import moment


@game.command(name=word("command-digest"), description=word("command-digest-description"))
@app_commands.rename(weekly=word("option-weekly"))
@app_commands.describe(weekly=word("option-weekly-description"))
async def digest(interaction: Interaction, weekly: bool | None = None) -> None:
    await defer_ephemeral(interaction)
    if weekly is False:
        await interaction.client.digests.unsubscribe(interaction.user.id)
        await reply_ephemeral(interaction, texts_for(interaction)("digest-weekly-off"))
        return
    sent = await _send(interaction)
    # Before the list, which may be as long as a message can be.
    first = f"{await _subscribe(interaction, sent)}\n" if weekly else ""
    shown = texts_for(interaction)("digest-sent") if sent else await _list(interaction, CONTENT - len(first))
    await reply_ephemeral(interaction, first + shown)


async def _send(interaction: Interaction) -> bool:
    """Send the list now. False if the person takes no direct messages."""
    try:
        await interaction.user.send(await _list(interaction), allowed_mentions=discord.AllowedMentions.none())
    except discord.Forbidden:
        return False
    return True


async def _list(interaction: Interaction, most: int = CONTENT) -> str:
    texts = texts_for(interaction)
    return await interaction.client.digests.compose(interaction.user.id, texts, most) or texts("digest-empty")


async def _subscribe(interaction: Interaction, reachable: bool) -> str:
    """Nothing is promised to somebody who takes no direct messages. Returns what they are told."""
    texts = texts_for(interaction)
    if not reachable:
        return texts("digest-weekly-closed")
    return texts(
        "digest-weekly", moment=moment(await interaction.client.digests.subscribe(interaction.user.id))
    )
