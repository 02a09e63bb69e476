"""The settings of a bot in the process of the tests."""

from typing import Any

from pydantic import SecretStr

from bot.settings import Settings
from sandbox.club.process import Address


def settings_for(discord: Address, database_url: str, **others: Any) -> Settings:
    """The bot is a client of this loopback Discord; it draws and thinks in threads, in no processes."""
    return Settings(
        token=SecretStr(discord.token),
        database_url=database_url,
        discord_api=discord.api,
        discord_gateway=discord.gateway_url,
        drawing_processes=0,
        ai_processes=0,
        **others,
    )
