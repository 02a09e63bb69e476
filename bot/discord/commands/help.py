"""/help: how to play here, in short."""

from discord import app_commands

from bot.discord.commands.context import texts_for
from bot.discord.commands.errors import reply_ephemeral
from bot.discord.commands.localisation import word
from bot.discord.services import Interaction


@app_commands.command(name=word("command-help"), description=word("command-help-description"))
@app_commands.allowed_contexts(guilds=True, dms=True)
async def show_help(interaction: Interaction) -> None:
    await reply_ephemeral(interaction, texts_for(interaction)("help-text"))
