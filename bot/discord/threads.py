"""Threads: where matches are played, if the permissions allow it; else they are played in the channel."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias

import discord

from bot.discord.commands.errors import Refusal
from bot.discord.commands.request import Request
from bot.discord.delivery.message_gateway import MessageKey
from bot.discord.markdown import channel
from bot.discord.services import Services
from bot.matches import Actor
from bot.matches.match_view import MatchRows
from bot.matches.permissions import require
from bot.store import matches, outbox
from bot.store.engine import reading
from bot.store.matches import Match
from bot.views.texts import Texts, texts_in

NEEDED = ("view_channel", "send_messages", "attach_files")
NEEDED_IN_THREADS = ("view_channel", "send_messages_in_threads", "attach_files")
NEEDED_FOR_THREADS = ("create_public_threads", "send_messages_in_threads")
NEEDED_FOR_PRIVATE = ("create_private_threads", "send_messages_in_threads")
"""Permissions of the bot, as discord.py calls them."""

_Kind: TypeAlias = Literal[
    discord.ChannelType.public_thread, discord.ChannelType.private_thread, discord.ChannelType.news_thread
]

_LISTED: Literal[10080] = 10080
"""Minutes for which an inactive thread is listed below its channel: a week, Discord's maximum."""
_ALREADY_OPEN = 160004
"""Discord's error code for a message that has a thread. Such a thread has the message's id."""


@dataclass(frozen=True)
class Spot:
    """Where people gather or play, what the bot may do there, and the language in which it refuses."""

    place: object
    held: discord.Permissions
    texts: Texts

    @property
    def is_thread(self) -> bool:
        return isinstance(self.place, discord.Thread)

    def require_permissions(self) -> None:
        """Raises Refusal, naming the missing permissions, where the bot could not post."""
        self.require(NEEDED_IN_THREADS if self.is_thread else NEEDED)

    def missing_for_threads(self) -> list[str]:
        """The permissions that the bot lacks to open a thread; none in a thread, where no other is opened."""
        return [] if self.is_thread else _lacking(self.held, NEEDED_FOR_THREADS)

    def require(self, permissions: Iterable[str]) -> None:
        """Raises Refusal, naming those of these permissions that the bot lacks."""
        if missing := _lacking(self.held, permissions):
            raise Refusal("bot_permissions", permissions=named(missing, self.texts))

    def takes_thread(self, private: bool) -> bool:
        """Whether a thread can be opened. Raises Refusal where a private one is needed and cannot be."""
        if private:
            require_private_threads(self.place)
            self.require(NEEDED_FOR_PRIVATE)
        return isinstance(self.place, discord.TextChannel) and not self.missing_for_threads()


def spot_of(request: Request) -> Spot:
    """The place of a press or a command."""
    return Spot(request.channel, request.interaction.app_permissions, request.texts)


async def spot_at(bot: Services, match: Match) -> Spot:
    """The channel or thread where a match is announced. Raises discord.HTTPException if there is none."""
    place = bot.get_channel(match.channel_id) or await bot.fetch_channel(match.channel_id)
    assert isinstance(place, discord.TextChannel | discord.Thread), "tables are opened nowhere else"
    return Spot(place, place.permissions_for(place.guild.me), texts_in(match.locale))


def missing_in(place: discord.TextChannel) -> list[str]:
    """The permissions that the bot lacks to post in a channel."""
    return _lacking(place.permissions_for(place.guild.me), NEEDED)


def named(permissions: Sequence[str], texts: Texts) -> str:
    """The names of permissions in Discord's settings."""
    return ", ".join(texts(f"permission-{permission}") for permission in permissions)


def is_slow(request: Request) -> bool:
    """Whether the channel has slowmode, which blocks clicks, too."""
    place = request.channel
    return isinstance(place, discord.TextChannel | discord.Thread) and place.slowmode_delay > 0


async def open_for(bot: Services, starter: Actor, table: MatchRows, spot: Spot) -> int | None:
    """Open the match's thread, place the match there, and return its id; None if it is played in the channel.

    A thread that an earlier, interrupted start has left is used again. Raises AlreadyStarted, and Refusal if
    the match is for the players only and no private thread can be opened here.
    """
    match, place = table.match, spot.place
    async with reading(bot.engine) as connection:
        private = (await matches.read_settings(connection, match.id)).players_only
    if not spot.takes_thread(private) or not isinstance(place, discord.TextChannel):
        return None
    announced = MessageKey(match.id, outbox.LOBBY, outbox.LOBBY)
    if opened := await _opened(bot, match):
        thread_id = opened.id
    elif not private and (lobby := await bot.gateway.find(announced)):
        thread_id = await _open_below(place.get_partial_message(lobby.id), _name(match))
    else:
        thread_id = await _open_apart(match, place, private)
    await bot.lobby.place_thread(starter, match.id, thread_id)
    return thread_id


async def follow(bot: Services, match_id: str) -> bool:
    """Let a match whose thread was deleted go on in another one below the same channel.

    False if none may be opened there: then `/game move` takes it elsewhere.
    """
    async with bot.press_locks.through(match_id):
        async with reading(bot.engine) as connection:
            match = await matches.find(connection, match_id)
            private = (await matches.read_settings(connection, match_id)).players_only
        if match is None or not match.started or match.ended or not await _is_gone(bot, match.place_id):
            return True
        place = bot.get_channel(match.channel_id)
        if isinstance(place, discord.TextChannel):
            allowed = place.permissions_for(place.guild.me)
            if not _lacking(allowed, NEEDED_FOR_PRIVATE if private else NEEDED_FOR_THREADS):
                thread_id = await _open_apart(match, place, private)
                await _move(bot, Actor.program(), match, match.channel_id, thread_id)
                return True
    return False


async def move_here(request: Request, match: Match) -> int:
    """Let a match whose thread or channel was deleted go on here. Returns where: a thread, or the channel.

    Raises Refusal if the place still exists, or if the match cannot be played here.
    """
    place, bot = request.channel, request.bot
    if not isinstance(place, discord.TextChannel | discord.Thread):
        raise Refusal("wrong_channel")
    spot = spot_of(request)
    spot.require_permissions()
    person = await request.person()
    async with bot.press_locks.through(match.id):
        table = await request.lobby.rows(match.id)
        require(table, person, "move")
        table.require_alive()
        if not await _is_gone(bot, match.place_id):
            raise Refusal("place_stands", place=channel(match.place_id))
        private, thread_id = (await request.read(matches.read_settings, match.id)).players_only, None
        if spot.takes_thread(private) and isinstance(place, discord.TextChannel):
            thread_id = await _open_apart(match, place, private)
        await _move(bot, person, match, place.id, thread_id)
        return thread_id or place.id


def require_private_threads(place: object) -> None:
    """Raises Refusal where Discord has no private threads: only ordinary text channels have them.

    https://docs.discord.com/developers/topics/threads, "Public & Private Threads"
    """
    if not isinstance(place, discord.TextChannel) or place.is_news():
        raise Refusal("no_private_threads")


async def _move(bot: Services, actor: Actor, match: Match, channel_id: int, thread_id: int | None) -> None:
    await bot.referee.move(actor, match.id, match.place_id, channel_id, thread_id)
    bot.outbox_worker.retry(match.id)


async def _is_gone(bot: Services, place_id: int) -> bool:
    """Whether a thread or channel was deleted."""
    try:
        await bot.fetch_channel(place_id)
    except discord.NotFound:
        return True
    except discord.Forbidden:
        pass
    return False


async def _opened(bot: Services, match: Match) -> discord.Thread | None:
    """The thread that an earlier start has opened, if it still exists."""
    if match.thread_id is None:
        return None
    try:
        thread = await bot.fetch_channel(match.thread_id)
    except discord.NotFound:
        return None
    if isinstance(thread, discord.Thread):
        return await thread.edit(archived=False) if thread.archived else thread
    return None


def _name(match: Match) -> str:
    """The name of a match's thread, which in any language ends with the match's id."""
    return texts_in(match.locale)(f"title-{match.title}") + f" · {match.id}"


async def _open_apart(match: Match, place: discord.TextChannel, private: bool) -> int:
    """A thread below no message; one of a start that was interrupted before it was stored is used again.

    Slow mode, which the channel may have by default for its threads, would make people wait between moves.
    """
    kind: _Kind = discord.ChannelType.private_thread
    if not private and place.is_news():
        kind = discord.ChannelType.news_thread
    elif not private:
        kind = discord.ChannelType.public_thread
    for thread in await place.guild.active_threads():
        ours = thread.parent_id == place.id and thread.owner_id == place.guild.me.id
        if ours and thread.type is kind and thread.name.endswith(f" · {match.id}"):
            return thread.id
    opened = await place.create_thread(
        name=_name(match), type=kind, invitable=not private, auto_archive_duration=_LISTED, slowmode_delay=0
    )
    return opened.id


async def _open_below(message: discord.PartialMessage, name: str) -> int:
    try:
        return (await message.create_thread(name=name, auto_archive_duration=_LISTED, slowmode_delay=0)).id
    except discord.HTTPException as error:
        if error.code != _ALREADY_OPEN:
            raise
        return message.id


def _lacking(held: discord.Permissions, permissions: Iterable[str]) -> list[str]:
    return [permission for permission in permissions if not getattr(held, permission)]
