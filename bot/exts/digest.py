"""/game digest: by direct message, where somebody is waited for in all of their games."""

import discord

from bot.exts.desk import ALIVE, Click, think, words_for
from bot.exts.errors import whisper
from bot.exts.groups import game
from bot.exts.look import MOST_LISTED, MOST_TEXT, entry, owes
from bot.exts.words import word
from bot.store import matches
from bot.store.engine import reading


@game.command(name=word("command-digest"), description=word("command-digest-description"))
async def digest(click: Click) -> None:
    await think(click)
    words, text = words_for(click), await compose(click)
    try:
        await click.user.send(text, allowed_mentions=discord.AllowedMentions.none())
    except discord.Forbidden:
        await whisper(click, text)
    else:
        await whisper(click, words("digest-sent"))


async def compose(click: Click) -> str:
    """The person's living matches, those first that wait for them."""
    words = words_for(click)
    async with reading(click.client.engine) as connection:
        held = await matches.held_by(connection, click.user.id, *ALIVE)
    owing = [match for match in held if await owes(click, match)]
    rest = [match for match in held if match not in owing]
    lines = [await entry(click, match) for match in (*owing, *rest)]
    heading = words("digest-heading", count=len(owing), matches=len(held))
    return "\n".join((heading, *lines[:MOST_LISTED]))[:MOST_TEXT]
