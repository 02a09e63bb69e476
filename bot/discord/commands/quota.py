"""Whether a new table may be opened: where the server wants tables, how many, and how often."""

import discord

from bot.discord.commands.errors import Refusal
from bot.discord.services import Interaction
from bot.store import guilds, matches
from bot.store.engine import reading
from bot.store.guilds import Guild
from bot.store.matches import ALIVE
from bot.views.mentions import channel

WINDOW = 600
"""Seconds in which at most so many tables are opened by one person, and on one server."""
MAX_BY_PERSON, MAX_IN_GUILD = 3, 10


async def admit(interaction: Interaction, guild_id: int) -> Guild:
    """The settings of the server, if they let this person open a table here and now. Raises Refusal."""
    async with reading(interaction.client.engine) as connection:
        guild = await guilds.read(connection, guild_id)
        alive = await matches.in_guild(connection, guild_id, *ALIVE)
        recent = await matches.opened_since(connection, guild_id, int(interaction.client.clock()) - WINDOW)
    _require_place(interaction, guild)
    if guild.most_matches is not None and len(alive) >= guild.most_matches:
        raise Refusal("too_many_matches", most=guild.most_matches)
    own = [match for match in recent if match.host_id == interaction.user.id]
    if len(own) >= MAX_BY_PERSON or len(recent) >= MAX_IN_GUILD:
        raise Refusal("too_often", minutes=WINDOW // 60)
    return guild


def _require_place(interaction: Interaction, guild: Guild) -> None:
    """Threads count as the channel that they belong to."""
    place = interaction.channel
    here = place.parent_id if isinstance(place, discord.Thread) else interaction.channel_id
    if guild.channels and here not in guild.channels:
        raise Refusal("not_in_this_channel", places=[channel(known) for known in guild.channels])
