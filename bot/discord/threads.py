"""Where a match is played: a thread below the lobby message if that is allowed, else the channel itself."""

from collections.abc import Iterable, Sequence
from typing import Literal, TypeAlias

import discord

from bot.discord.commands.context import texts_for
from bot.discord.commands.errors import Refusal
from bot.discord.delivery.message_gateway import MessageKey
from bot.discord.services import Interaction
from bot.matches import Actor
from bot.matches.match_view import MatchRows
from bot.store import matches, outbox
from bot.store.engine import reading
from bot.store.matches import Match
from bot.views.texts import Texts

NEEDED = ("view_channel", "send_messages", "attach_files")
NEEDED_IN_THREADS = ("view_channel", "send_messages_in_threads", "attach_files")
NEEDED_FOR_THREADS = ("create_public_threads", "send_messages_in_threads")
NEEDED_FOR_PRIVATE = ("create_private_threads", "send_messages_in_threads")
"""Permissions of the bot, as discord.py calls them."""

_Kind: TypeAlias = Literal[discord.ChannelType.public_thread, discord.ChannelType.private_thread]

_LISTED: Literal[10080] = 10080
"""Minutes for which a thread without news is listed below its channel: a week, Discord's longest."""
_ALREADY_OPEN = 160004
"""Discord's error code for a message that has a thread. Such a thread has the message's id."""


def require_permissions(interaction: Interaction) -> None:
    """Refuse, naming what is missing, where the bot could not speak."""
    in_thread = isinstance(interaction.channel, discord.Thread)
    missing = _missing(interaction, NEEDED_IN_THREADS if in_thread else NEEDED)
    if missing:
        raise Refusal("bot_permissions", permissions=named(missing, texts_for(interaction)))


def missing_for_threads(interaction: Interaction) -> list[str]:
    """The permissions that the bot lacks to open a thread; none in a thread, which needs no other one."""
    return (
        [] if isinstance(interaction.channel, discord.Thread) else _missing(interaction, NEEDED_FOR_THREADS)
    )


def named(permissions: Sequence[str], texts: Texts) -> str:
    """Permissions as Discord's settings call them."""
    return ", ".join(texts(f"permission-{permission}") for permission in permissions)


def is_slow(interaction: Interaction) -> bool:
    """Whether the channel makes people wait between their messages, and so between their clicks."""
    place = interaction.channel
    return isinstance(place, discord.TextChannel | discord.Thread) and place.slowmode_delay > 0


async def open_for(interaction: Interaction, starter: Actor, table: MatchRows) -> int | None:
    """Open the match's thread, place the match there, and return its id; None if it is played in the channel.

    The thread that an earlier, broken start has left is used again. Raises AlreadyStarted, and Refusal if it
    is for the players only, and no such thread can be opened here.
    """
    match, place = table.match, interaction.channel
    async with reading(interaction.client.engine) as connection:
        players_only = (await matches.read_settings(connection, match.id)).players_only
    if players_only:
        return await _open_private(interaction, starter, table)
    if not isinstance(place, discord.TextChannel) or missing_for_threads(interaction):
        return None
    opened = await _opened(interaction, match)
    thread_id = opened.id if opened else await _open_public(interaction, match, place)
    await interaction.client.lobby.place_thread(starter, match.id, thread_id)
    return thread_id


async def _open_public(interaction: Interaction, match: Match, place: discord.TextChannel) -> int:
    lobby = await interaction.client.gateway.find(MessageKey(match.id, outbox.LOBBY, outbox.LOBBY))
    if lobby is None:
        return (await _open_apart(interaction, match, place, discord.ChannelType.public_thread)).id
    return await _open_below(place.get_partial_message(lobby.id), _name(interaction, match))


async def _open_private(interaction: Interaction, starter: Actor, table: MatchRows) -> int:
    place = interaction.channel
    if not isinstance(place, discord.TextChannel):
        raise Refusal("wrong_channel")
    if missing := _missing(interaction, NEEDED_FOR_PRIVATE):
        raise Refusal("bot_permissions", permissions=named(missing, texts_for(interaction)))
    thread = await _opened(interaction, table.match)
    if thread is None:
        thread = await _open_apart(interaction, table.match, place, discord.ChannelType.private_thread)
    # Before people are added, which may fail: the next start finds the thread.
    await interaction.client.lobby.place_thread(starter, table.match.id, thread.id)
    for player in table.seats:
        if player.user_id is not None:
            await thread.add_user(discord.Object(player.user_id))
    return thread.id


async def _opened(interaction: Interaction, match: Match) -> discord.Thread | None:
    """The thread that an earlier start has opened, if it is still there."""
    if match.thread_id is None:
        return None
    try:
        thread = await interaction.client.fetch_channel(match.thread_id)
    except discord.NotFound:
        return None
    if not isinstance(thread, discord.Thread):
        return None
    return await thread.edit(archived=False) if thread.archived else thread


def _name(interaction: Interaction, match: Match) -> str:
    return texts_for(interaction)(f"title-{match.title}") + _mark(match)


def _mark(match: Match) -> str:
    """How the name of a match's thread ends, in any language."""
    return f" · {match.id}"


async def _open_apart(
    interaction: Interaction, match: Match, place: discord.TextChannel, kind: _Kind
) -> discord.Thread:
    """A thread below no message; the one of a start that died before it could write it down is used again."""
    for thread in await place.guild.active_threads():
        ours = thread.parent_id == place.id and thread.owner_id == place.guild.me.id
        if ours and thread.type is kind and thread.name.endswith(_mark(match)):
            return thread
    invitable = kind is discord.ChannelType.public_thread
    return await place.create_thread(
        name=_name(interaction, match), type=kind, invitable=invitable, auto_archive_duration=_LISTED
    )


async def _open_below(message: discord.PartialMessage, name: str) -> int:
    try:
        return (await message.create_thread(name=name, auto_archive_duration=_LISTED)).id
    except discord.HTTPException as error:
        if error.code != _ALREADY_OPEN:
            raise
        return message.id


def _missing(interaction: Interaction, permissions: Iterable[str]) -> list[str]:
    return [permission for permission in permissions if not getattr(interaction.app_permissions, permission)]
