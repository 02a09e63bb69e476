"""Threads: where matches are played, if the permissions allow it; else they are played in the channel."""

from collections.abc import Iterable, Sequence
from typing import Literal, TypeAlias

import discord

from bot.discord.commands.errors import Refusal
from bot.discord.commands.request import Request
from bot.discord.delivery.message_gateway import MessageKey
from bot.matches import Actor
from bot.matches.match_view import MatchRows
from bot.store import matches, outbox
from bot.store.matches import Match
from bot.views.texts import Texts, texts_in

NEEDED = ("view_channel", "send_messages", "attach_files")
NEEDED_IN_THREADS = ("view_channel", "send_messages_in_threads", "attach_files")
NEEDED_FOR_THREADS = ("create_public_threads", "send_messages_in_threads")
NEEDED_FOR_PRIVATE = ("create_private_threads", "send_messages_in_threads")
"""Permissions of the bot, as discord.py calls them."""

_Kind: TypeAlias = Literal[discord.ChannelType.public_thread, discord.ChannelType.private_thread]

_LISTED: Literal[10080] = 10080
"""Minutes for which an inactive thread is listed below its channel: a week, Discord's maximum."""
_ALREADY_OPEN = 160004
"""Discord's error code for a message that has a thread. Such a thread has the message's id."""


def require_permissions(request: Request) -> None:
    """Raises Refusal, naming the missing permissions, where the bot could not post."""
    _require(request, NEEDED_IN_THREADS if isinstance(request.channel, discord.Thread) else NEEDED)


def missing_for_threads(request: Request) -> list[str]:
    """The permissions that the bot lacks to open a thread; none in a thread, where no other one is opened."""
    return [] if isinstance(request.channel, discord.Thread) else _missing(request, NEEDED_FOR_THREADS)


def named(permissions: Sequence[str], texts: Texts) -> str:
    """The names of permissions in Discord's settings."""
    return ", ".join(texts(f"permission-{permission}") for permission in permissions)


def is_slow(request: Request) -> bool:
    """Whether the channel has slowmode, which blocks clicks, too."""
    place = request.channel
    return isinstance(place, discord.TextChannel | discord.Thread) and place.slowmode_delay > 0


async def open_for(request: Request, starter: Actor, table: MatchRows) -> int | None:
    """Open the match's thread, place the match there, and return its id; None if it is played in the channel.

    A thread that an earlier, interrupted start has left is used again. Raises AlreadyStarted, and Refusal if
    the match is for the players only and no private thread can be opened here.
    """
    match, place = table.match, request.channel
    if (await request.read(matches.read_settings, match.id)).players_only:
        return await _open_private(request, starter, table)
    if not isinstance(place, discord.TextChannel) or missing_for_threads(request):
        return None
    if opened := await _opened(request, match):
        thread_id = opened.id
    elif lobby := await request.bot.gateway.find(MessageKey(match.id, outbox.LOBBY, outbox.LOBBY)):
        thread_id = await _open_below(place.get_partial_message(lobby.id), _name(match))
    else:
        thread_id = (await _open_apart(match, place, discord.ChannelType.public_thread)).id
    await request.lobby.place_thread(starter, match.id, thread_id)
    return thread_id


async def _open_private(request: Request, starter: Actor, table: MatchRows) -> int:
    place = request.channel
    if not isinstance(place, discord.TextChannel):
        raise Refusal("wrong_channel")
    _require(request, NEEDED_FOR_PRIVATE)
    thread = await _opened(request, table.match)
    if thread is None:
        thread = await _open_apart(table.match, place, discord.ChannelType.private_thread)
    # Before people are added, which may fail: the next start finds the thread.
    await request.lobby.place_thread(starter, table.match.id, thread.id)
    for player in table.seats:
        if player.user_id is not None:
            await thread.add_user(discord.Object(player.user_id))
    return thread.id


async def _opened(request: Request, match: Match) -> discord.Thread | None:
    """The thread that an earlier start has opened, if it still exists."""
    if match.thread_id is None:
        return None
    try:
        thread = await request.bot.fetch_channel(match.thread_id)
    except discord.NotFound:
        return None
    if isinstance(thread, discord.Thread):
        return await thread.edit(archived=False) if thread.archived else thread
    return None


def _name(match: Match) -> str:
    """The name of a match's thread, which in any language ends with the match's id."""
    return texts_in(match.locale)(f"title-{match.title}") + f" · {match.id}"


async def _open_apart(match: Match, place: discord.TextChannel, kind: _Kind) -> discord.Thread:
    """A thread below no message; one of a start that was interrupted before it was stored is used again."""
    for thread in await place.guild.active_threads():
        ours = thread.parent_id == place.id and thread.owner_id == place.guild.me.id
        if ours and thread.type is kind and thread.name.endswith(f" · {match.id}"):
            return thread
    invitable = kind is discord.ChannelType.public_thread
    return await place.create_thread(
        name=_name(match), type=kind, invitable=invitable, auto_archive_duration=_LISTED
    )


async def _open_below(message: discord.PartialMessage, name: str) -> int:
    try:
        return (await message.create_thread(name=name, auto_archive_duration=_LISTED)).id
    except discord.HTTPException as error:
        if error.code != _ALREADY_OPEN:
            raise
        return message.id


def _require(request: Request, permissions: Iterable[str]) -> None:
    if missing := _missing(request, permissions):
        raise Refusal("bot_permissions", permissions=named(missing, request.texts))


def _missing(request: Request, permissions: Iterable[str]) -> list[str]:
    held = request.interaction.app_permissions
    return [permission for permission in permissions if not getattr(held, permission)]
