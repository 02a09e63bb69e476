"""Presence: players are members of their match's thread; the table hears who cannot be added, or has left.

Discord reports leaving members only with a privileged intent. So they are found when they are added, asked or
reminded.
"""

import discord
import structlog

from bot.discord.delivery.message_gateway import MessageKey
from bot.discord.delivery.poster import Poster
from bot.discord.delivery.retry_policy import is_channel_closed, is_discord_busy
from bot.matches import MatchView
from bot.store import outbox
from bot.views.compose import AboutPlayer, AllUnreachable
from rules.core.model import Prompt, Seat

_MISSING_ACCESS = 50001
"""Discord's error code where the bot, or here the person, may not see the channel."""
_UNKNOWN_PERSON = (10007, 10013)
"""Discord's error codes for somebody who is no member of the server, or has no account any more."""

_log = structlog.get_logger(__name__)


async def admit(poster: Poster, match_id: str, seat: Seat) -> None:
    """Add a seat's player to the match's thread: only its members find it in their list of channels.

    https://docs.discord.com/developers/topics/threads, "Thread Membership"
    """
    position = await poster.reader.position(match_id)
    thread_id, user_id = position.match.thread_id, position.seats[seat].user_id
    if thread_id is None or user_id is None:
        return
    try:
        await poster.gateway.add_thread_member(thread_id, user_id)
    except discord.HTTPException as error:
        own = is_channel_closed(error) and error.code != _MISSING_ACCESS
        if own or is_discord_busy(error):
            raise
        _log.warning("thread_member_refused", match=match_id, status=error.status, code=error.code)
        known = error.code not in _UNKNOWN_PERSON
        await _tell_once(poster, position, AboutPlayer("player-not-added" if known else "player-gone", seat))


async def remove(poster: Poster, match_id: str, user_id: int) -> None:
    """Take somebody who holds no seat any more out of a thread that only the players may watch."""
    match = (position := await poster.reader.position(match_id)).match
    if match.thread_id is not None and position.seat_of(user_id) is None:
        await poster.gateway.remove_thread_member(match.thread_id, user_id)


async def is_here(poster: Poster, position: MatchView, prompt: Prompt) -> bool:
    """Whether the player who is asked is still on the server; if not, the table is told."""
    assert position.seats[prompt.seat].user_id is not None, "people are asked, not AIs"
    here = await is_member(poster, position, prompt.seat)
    if not here and may_be_named(prompt):
        await _tell_once(poster, position, AboutPlayer("player-gone", prompt.seat))
    return here


async def is_member(poster: Poster, position: MatchView, seat: Seat) -> bool:
    """Whether the seat is a person's who is on the server, and may be told its secrets."""
    user_id = position.seats[seat].user_id
    return user_id is not None and await poster.membership.holds(position.match.guild_id, user_id)


async def call_unreachable(poster: Poster, position: MatchView) -> None:
    """While it is secret who is asked, call all players at the table who take no direct messages.

    Also those who are not asked, and until nobody is: a call tells no more than the current message, which
    names all players. Who has just opened their direct messages, or closed them, is noticed at the next one.
    """
    call = MessageKey(position.match.id, outbox.TABLE, _CALL)
    is_called = await poster.gateway.find(call) is not None
    prompt = next((asked for asked in position.prompts.values() if not may_be_named(asked)), None)
    if prompt is None and is_called:
        await poster.remove(call)
    elif prompt and not is_called and (seats := await _unreachable(poster, position)):
        await poster.post(call, position.match.place_id, AllUnreachable(prompt, seats))


async def _unreachable(poster: Poster, position: MatchView) -> tuple[Seat, ...]:
    people = [player for player in position.seats if player.user_id is not None and not player.policy]
    reached = [await poster.direct_messages.may_reach(player.user_id or 0) for player in people]
    return tuple(player.seat for player, may in zip(people, reached, strict=True) if not may)


def may_be_named(prompt: Prompt) -> bool:
    """Whether the table may be told who is asked; if not, its current message names all players."""
    return not prompt.concealed


async def _tell_once(poster: Poster, position: MatchView, what: AboutPlayer) -> None:
    """Say something at the table about a player, once in a match."""
    mark = outbox.person_mark(position.match.id, position.seats[what.seat].user_id or 0)
    key = f"{_KEYS[what.key]}-{mark}"
    if await poster.gateway.find(MessageKey(position.match.id, outbox.TABLE, key)) is None:
        await poster.post_at_table(position, key, what)


_KEYS = {"player-not-added": "outside", "player-gone": "gone"}
"""How the keys of these messages begin."""
_CALL = "call"
"""The key of the message that calls players while it is secret who is asked."""
