"""/game list and digest: which matches there are, and where somebody is waited for."""

import discord

from bot.discord.commands.context import texts_for
from bot.discord.commands.errors import reply_ephemeral
from bot.discord.commands.registration import command
from bot.discord.limits import CONTENT, listed
from bot.discord.markdown import markdown
from bot.discord.services import Interaction
from bot.store import matches
from bot.store.engine import reading
from bot.store.matches import ALIVE, Match
from bot.views import listing
from bot.views.references import Moment

MAX_LISTED = 15


@command("list")
async def list_matches(interaction: Interaction, mine: bool = False) -> None:
    texts = texts_for(interaction)
    bot, found = interaction.client, await _matches(interaction, mine)
    entries = await listing.entries(bot.engine, bot.referee, found, interaction.user.id, texts)
    await reply_ephemeral(interaction, listed(texts("list-heading"), entries or [texts("list-empty")]))


@command("digest")
async def digest(interaction: Interaction, weekly: bool | None = None) -> None:
    if weekly is False:
        await interaction.client.digests.unsubscribe(interaction.user.id)
        await reply_ephemeral(interaction, texts_for(interaction)("digest-weekly-off"))
        return
    sent = await _send(interaction)
    # Before the list, which may be as long as a message can be.
    first = f"{markdown(await _subscribe(interaction, sent))}\n" if weekly else ""
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
    """Subscribe, unless the person takes no direct messages. Returns the line of the reply."""
    texts = texts_for(interaction)
    if not reachable:
        return texts("digest-weekly-closed")
    return texts(
        "digest-weekly", moment=Moment(await interaction.client.digests.subscribe(interaction.user.id))
    )


async def _matches(interaction: Interaction, mine: bool) -> list[Match]:
    async with reading(interaction.client.engine) as connection:
        if mine or interaction.guild_id is None:
            found = await matches.held_by(connection, interaction.user.id, *ALIVE)
        else:
            found = await matches.in_guild(connection, interaction.guild_id, *ALIVE)
    return found[:MAX_LISTED]
