"""/help: how to play here, in short."""

from discord import app_commands

from bot.discord.commands.context import Click, words_for
from bot.discord.commands.errors import whisper
from bot.discord.commands.localisation import word


@app_commands.command(name=word("command-help"), description=word("command-help-description"))
@app_commands.allowed_contexts(guilds=True, dms=True)
async def show_help(click: Click) -> None:
    await whisper(click, words_for(click)("help-text"))
