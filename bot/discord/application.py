"""The bot as an application of Discord: which Discord, which intents, and how it is invited."""

import discord
import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot.settings import Settings, SettingsError

INTENTS = discord.Intents(guilds=True)
"""What the bot asks the gateway for: nothing that needs Discord's consent."""
INVITED_WITH = (
    "view_channel",
    "send_messages",
    "read_message_history",
    "create_public_threads",
    "create_private_threads",
    "send_messages_in_threads",
    "attach_files",
    "embed_links",
)
"""The permissions that an invitation asks for, as discord.py calls them."""
PERMISSIONS = discord.Permissions(**dict.fromkeys(INVITED_WITH, True))


# Without this discord.py warns at each start that two packages for voice are missing.
discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False


def invitation(application_id: int) -> str:
    """The address that invites the bot to a server, with the scopes and permissions that it needs."""
    return discord.utils.oauth_url(
        application_id, permissions=PERMISSIONS, scopes=("bot", "applications.commands")
    )


def use_discord_of(settings: Settings) -> None:
    """Talk to another Discord, such as the sandbox's, if the settings name one."""
    if settings.discord_api:
        Route.BASE = settings.discord_api
    if settings.discord_gateway:
        DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(settings.discord_gateway)


async def address(settings: Settings) -> str:
    """The address of `invitation`, for the application of a token. Raises SettingsError."""
    use_discord_of(settings)
    async with discord.Client(intents=INTENTS) as client:
        try:
            await client.login(settings.require_token())
        except discord.LoginFailure:
            raise SettingsError("Discord does not accept the token; look at GYOJI_TOKEN") from None
        assert client.application_id
        return invitation(client.application_id)
