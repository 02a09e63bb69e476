"""Publication: the program's commands on Discord, for all servers or for one, and none that are left over."""

from collections.abc import Sequence
from typing import Any, TypeAlias

import aiohttp
import discord
import structlog
from discord import app_commands
from discord.app_commands import AppCommand

from bot.settings import SettingsError

MAX_SERVERS = 100
"""Servers that are searched for commands that are left over; a bot on more of them is no test any more."""

Tree: TypeAlias = app_commands.CommandTree[Any]

_log = structlog.get_logger(__name__)


async def publish(tree: Tree, guild_id: int | None) -> list[AppCommand]:
    """Publish the commands: for all, or for one server alone, where those for all would be listed twice.

    Raises SettingsError if Discord refuses them.
    """
    try:
        published = await tree.sync(guild=discord.Object(guild_id) if guild_id else None)
        if guild_id:
            await tree.sync()
        return published
    except (discord.Forbidden, discord.NotFound) as error:
        raise SettingsError(f"Discord refuses the commands; look at GYOJI_GUILD: {error.text}") from None


async def withdraw(tree: Tree, guilds: Sequence[discord.Guild], guild_id: int | None) -> None:
    """Take away what was published for one server alone while GYOJI_GUILD named it, if it does no longer."""
    for guild in guilds if len(guilds) <= MAX_SERVERS else ():
        try:
            if guild.id != guild_id and await tree.fetch_commands(guild=guild):
                await tree.sync(guild=guild)
                _log.info("commands_withdrawn", guild=guild.id)
        except (discord.HTTPException, aiohttp.ClientError, OSError) as error:  # the next start tries again
            _log.info("commands_not_withdrawn", guild=guild.id, reason=repr(error))
