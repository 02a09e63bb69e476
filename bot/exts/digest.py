"""/game digest: by direct message, where somebody is waited for in all of their games."""

import discord
from discord import app_commands

from bot.exts.desk import Click, think, words_for
from bot.exts.errors import whisper
from bot.exts.groups import game
from bot.exts.words import word
from bot.present.timetable import moment


@game.command(name=word("command-digest"), description=word("command-digest-description"))
@app_commands.rename(weekly=word("option-weekly"))
@app_commands.describe(weekly=word("option-weekly-description"))
async def digest(click: Click, weekly: bool | None = None) -> None:
    await think(click)
    lines = [await _send(click)] if weekly is not False else []
    if weekly is not None:
        lines.append(await _change(click, weekly))
    await whisper(click, "\n".join(lines))


async def _send(click: Click) -> str:
    """Send the list now. Returns what the person is told: the list itself if they take no direct messages."""
    words = words_for(click)
    text = await click.client.digests.compose(click.user.id, words) or words("digest-empty")
    try:
        await click.user.send(text, allowed_mentions=discord.AllowedMentions.none())
    except discord.Forbidden:
        return text
    return words("digest-sent")


async def _change(click: Click, weekly: bool) -> str:
    words = words_for(click)
    if weekly:
        return words("digest-weekly", moment=moment(await click.client.digests.subscribe(click.user.id)))
    await click.client.digests.unsubscribe(click.user.id)
    return words("digest-weekly-off")
