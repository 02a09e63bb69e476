"""/game digest: by direct message, where somebody is waited for in all of their games."""

import discord
from discord import app_commands

from bot.discord.commands.context import Click, think, words_for
from bot.discord.commands.errors import whisper
from bot.discord.commands.groups import game
from bot.discord.commands.localisation import word
from bot.views.limits import CONTENT
from bot.views.timetable import moment


@game.command(name=word("command-digest"), description=word("command-digest-description"))
@app_commands.rename(weekly=word("option-weekly"))
@app_commands.describe(weekly=word("option-weekly-description"))
async def digest(click: Click, weekly: bool | None = None) -> None:
    await think(click)
    if weekly is False:
        await click.client.digests.unsubscribe(click.user.id)
        await whisper(click, words_for(click)("digest-weekly-off"))
        return
    sent = await _send(click)
    # Before the list, which may be as long as a message can be.
    first = f"{await _subscribe(click, sent)}\n" if weekly else ""
    shown = words_for(click)("digest-sent") if sent else await _list(click, CONTENT - len(first))
    await whisper(click, first + shown)


async def _send(click: Click) -> bool:
    """Send the list now. False if the person takes no direct messages."""
    try:
        await click.user.send(await _list(click), allowed_mentions=discord.AllowedMentions.none())
    except discord.Forbidden:
        return False
    return True


async def _list(click: Click, most: int = CONTENT) -> str:
    words = words_for(click)
    return await click.client.digests.compose(click.user.id, words, most) or words("digest-empty")


async def _subscribe(click: Click, reachable: bool) -> str:
    """Nothing is promised to somebody who takes no direct messages. Returns what they are told."""
    words = words_for(click)
    if not reachable:
        return words("digest-weekly-closed")
    return words("digest-weekly", moment=moment(await click.client.digests.subscribe(click.user.id)))
