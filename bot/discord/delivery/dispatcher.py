"""Dispatcher: posts what an outbox item is about, as it is now, to the lobby, the table or a seat."""

import contextlib
from collections.abc import Awaitable, Callable, Iterable
from datetime import timedelta

import discord

from bot.cluster.leases import Lease
from bot.discord.delivery import panels, presence, reminders
from bot.discord.delivery.direct_messages import ChannelOpener
from bot.discord.delivery.message_gateway import MessageKey
from bot.discord.delivery.poster import Poster
from bot.discord.delivery.retry_policy import UNREACHABLE
from bot.discord.ids import Address, Route
from bot.matches import MatchView, RefereeError
from bot.matches.undo import is_granted
from bot.store import log, matches, messages, outbox
from bot.store.engine import fetch, read, reading, write
from bot.store.matches import Match
from bot.views import compose
from bot.views.registry import presenter_of
from rules.core.model import Seat

OLD = timedelta(hours=1)
"""The age from which Discord limits the edits of a message, and the current message moves down."""
EDIT_GAP = 2.0
"""Seconds after an edit of a message for which who is still planning waits.

Of the five edits that Discord takes in five seconds and channel, some are left for the round's news.
"""
ENDING = "ending"
"""Key of the match's last message."""


class Dispatcher:
    """Delivers one item at a time, under the lease of its match."""

    def __init__(
        self,
        poster: Poster,
        follow: Callable[[str], Awaitable[bool]],
        is_busy: Callable[[], bool] = lambda: False,
    ) -> None:
        """`follow` lets a match whose thread was deleted go on in another one, if it can.

        While the bot `is_busy`, edits at the table may wait: several of one message become one.
        """
        self._poster = poster
        self._is_busy = is_busy
        self._opener = ChannelOpener(poster.open_direct)
        self._follow = follow

    async def deliver(
        self, match_id: str, item: outbox.Item, lease: Lease, turn: Callable[[], Awaitable[object]]
    ) -> bool:
        """Post what the item is about, as it is now. Returns whether that added another item to the outbox.

        `turn` is awaited before anything is done in public.
        Raises discord.HTTPException, connection errors and LeaseLost; then it may be retried.
        """
        poster = self._poster.under(lease, turn)
        message_key = MessageKey(match_id, item.audience, item.key)
        if message_key.key.startswith((outbox.FULL, outbox.MISSED)):
            await _call_to_lobby(poster, message_key)
        elif item.audience == outbox.LOBBY:
            await self._show_lobby(poster, match_id)
        elif item.audience == outbox.TABLE:
            return await _show_at_table(poster, match_id, item)
        elif outbox.is_reminder(item.audience):
            await reminders.deliver(poster, message_key)
        elif item.audience == outbox.MEMBERS:
            await presence.admit(poster, match_id, Seat(int(item.key)))
        elif item.audience == outbox.LEAVERS:
            await presence.remove(poster, match_id, int(item.key))
        elif outbox.is_former(item.audience):
            await panels.close(poster, message_key)
        else:
            await panels.deliver(poster, message_key, item)
        return False

    def may_wait(self, match_id: str, item: outbox.Item, waits: bool) -> bool:
        """Whether it is a mere edit in public that nothing else shall wait for, in a match that goes on.

        `waits`: whether it does so already; then it goes on, unless it tells of a round by now.
        """
        posted, reader = item.posted, self._poster.reader
        if item.audience not in (outbox.TABLE, outbox.LOBBY) or posted is None or posted.message_id is None:
            return False
        position = reader.at_hand(match_id)
        if position is None:
            return waits
        if position.match.ended:
            return False
        if item.key == outbox.NOW or _is_old(posted.message_id):
            return True
        asks = item.is_stage and reader.is_in(match_id, item.key) and _is_planning(position)
        if item.is_stage and not asks and position.settings.verbosity == "round":
            return False
        gateway = self._poster.gateway
        if waits or (asks and gateway.edits.seconds_since(posted.message_id) < EDIT_GAP):
            return True
        # Who is still planning may be said later even where that is free of charge.
        counts = asks or not gateway.tokens.has(posted.message_id)  # towards Discord's limit
        return counts and self._is_busy()

    async def warn_host(self, match_id: str) -> None:
        """Notify the host by direct message, once in a match, that permissions are missing."""
        match = await read(self._poster.engine, matches.find, match_id)
        if match:
            await self._warn(match, match.host_id, "host", compose.AboutPlace("host-permissions"))

    async def place_lost(self, match_id: str) -> None:
        """The match's thread or channel was deleted: find it another, or notify its players, once.

        If that fails, the next delivery that fails repeats it.
        """
        try:
            if await self._follow(match_id):
                return
        except discord.Forbidden:
            pass
        except (*UNREACHABLE, RefereeError):
            return
        async with reading(self._poster.engine) as connection:
            match = await matches.find(connection, match_id)
            players = await matches.seatings(connection, match_id)
        for player in players:
            if match and player.user_id:
                audience = f"lost:{outbox.person_mark(match_id, player.user_id)}"
                await self._warn(match, player.user_id, audience, compose.AboutPlace("place-lost"))

    async def close(self) -> None:
        """Open no more direct messages."""
        await self._opener.close()

    async def _show_lobby(self, poster: Poster, match_id: str) -> None:
        """Post or update the lobby message, which links to the table once the match has started."""
        begun = poster.reader.at_hand(match_id)
        match = begun.match if begun else await read(poster.engine, matches.find, match_id)
        if match is None:
            return
        current = await poster.gateway.find(_at_table(match_id, outbox.NOW))
        what = compose.LobbyMessage(current.id if current else None)
        message_key = MessageKey(match_id, outbox.LOBBY, outbox.LOBBY)
        route = Route.TABLE if match.started else Route.LOBBY
        await poster.post(message_key, match.channel_id, what, route=route)
        if match.started or match.ended:
            await _delete_calls(poster, match, outbox.FULL, outbox.MISSED)
            return
        seatings = await read(poster.engine, matches.seatings, match_id)
        if len(seatings) < match.seats_wanted:
            await _delete_calls(poster, match, outbox.FULL)
        for seating in seatings:
            if seating.user_id is not None:
                self._opener.add(seating.user_id)

    async def _warn(self, match: Match, user_id: int, audience: str, what: compose.What) -> None:
        message_key = MessageKey(match.id, audience, str(match.place_id))
        address = Address(Route.TABLE, match.id)
        with contextlib.suppress(*UNREACHABLE):
            if await self._poster.gateway.find(message_key) is None:
                await self._poster.send_direct(message_key, user_id, what, None, address)


async def _delete_calls(poster: Poster, match: Match, *kinds: str) -> None:
    """Delete what told the host to start the match, by the kinds of its keys.

    Of a match that started by itself, it told others so.
    """
    posted = await fetch(poster.engine, messages.of_audience, match.id, outbox.LOBBY)
    calls = [message.key for message in posted if message.key.startswith(kinds)]
    if not calls:
        return
    settings = await read(poster.engine, matches.read_settings, match.id)
    if not (match.started and settings.auto_start):
        for key in calls:
            await poster.gateway.remove(MessageKey(match.id, outbox.LOBBY, key))


async def _call_to_lobby(poster: Poster, message_key: MessageKey) -> None:
    """Call people once, where the match was announced; to a full table instead of an earlier time."""
    match = await read(poster.engine, matches.find, message_key.match)
    if match and await poster.gateway.find(message_key) is None:
        full, fewer = (message_key.key.startswith(kind) for kind in (outbox.FULL, outbox.FEWER))
        what = compose.TableFull(fewer) if full else compose.StartMissed()
        if full:
            await _delete_calls(poster, match, outbox.FULL)
        await poster.post(message_key, match.channel_id, what)


async def _show_at_table(poster: Poster, match_id: str, item: outbox.Item) -> bool:
    """Post it at the table, and update the lobby message, which links to the table and shows the end.

    The latter is a separate item: the lobby's channel may be closed to the bot where the table's is not.
    Returns whether an item was added.
    """
    if item.key != outbox.NOW:
        await _show_past(poster, match_id, item.key)
        return False
    moves = await _make_way(poster, match_id)
    adds = await _show_current(poster, await poster.reader.position(match_id), item)
    if moves or (await poster.reader.position(match_id)).match.ended:
        await write(poster.engine, outbox.put, match_id, outbox.LOBBY, outbox.LOBBY)
        adds = True
    return adds


async def _make_way(poster: Poster, match_id: str) -> bool:
    """Delete the current message if it is old: it is posted anew where people read. True if there is none.

    Not after the end, whose message is the last one. If the program ends before it is posted again, the
    item still is there. So is the lobby's, whose link is dead from now on, also if news overtake this edit.
    """
    current = await poster.gateway.find(_at_table(match_id, outbox.NOW))
    if current is None:
        return True
    moves = _is_old(current.id) and not (await poster.reader.position(match_id)).match.ended
    if moves:
        await write(poster.engine, outbox.put, match_id, outbox.LOBBY, outbox.LOBBY)
        await poster.gateway.remove(_at_table(match_id, outbox.NOW))
    return moves


async def _show_current(poster: Poster, position: MatchView, item: outbox.Item) -> bool:
    """The current message comes last; after it, the ending of an ended match. Whether it is to come again."""
    match_id = position.match.id
    await poster.post(_at_table(match_id, outbox.NOW), position.match.place_id, compose.Current(), quiet=True)
    await presence.call_unreachable(poster, position)
    if not position.match.ended:
        return False
    if item.seq != position.seq:
        # It opened the table, or the match has continued since: the last stages come first.
        await write(poster.engine, outbox.put_now, match_id, position.seq)
        return True
    if await poster.gateway.find(_at_table(match_id, ENDING)) is None:
        await poster.post_at_table(position, ENDING, compose.Ending())
    return False


async def _show_past(poster: Poster, match_id: str, key: str) -> None:
    """An administrative entry, a rewind, a stage, or a round, which may be named by its last stage."""
    reader = poster.reader
    with reader.at_one_moment():
        position = await reader.position(match_id)
        if entry := await _row(match_id, key, outbox.NOTE, reader.notes):
            await _show_entry(poster, position, key, entry)
        elif rewind := await _row(match_id, key, outbox.REWIND, reader.rewinds):
            if stage := await reader.stage_view(match_id, key):
                await poster.post_at_table(position, key, compose.Rewind(rewind, stage))
        else:
            by_round = position.settings.verbosity == "round"
            stage = None if by_round else await reader.stage_view(match_id, key)
            stage = stage or await reader.round_view(match_id, key)  # the setting may have changed meanwhile
            if stage and presenter_of(position.match.title).tells(stage.events):
                newest = stage.key in await reader.newest_keys(match_id)
                await poster.post_at_table(position, stage.key, compose.StageMessage(stage, newest))


async def _row(
    match_id: str, key: str, prefix: str, read: Callable[[str], Awaitable[Iterable[log.Row]]]
) -> log.Row | None:
    """The row of the log with this key, if keys of its kind have this prefix."""
    rows = await read(match_id) if key.startswith(prefix) else ()
    return next((row for row in rows if f"{prefix}{row.number}" == key), None)


async def _show_entry(poster: Poster, position: MatchView, key: str, entry: log.Row) -> None:
    match_id = position.match.id
    request = await read(poster.engine, log.read_undo_request, match_id, entry.number)
    if request is None:
        return await poster.post_at_table(position, key, compose.AdministrativeEntry(entry))
    granted = is_granted(request, await poster.reader.rewinds(match_id))
    return await poster.post_at_table(position, key, compose.Undo(request, granted))


def _is_planning(position: MatchView) -> bool:
    """Whether all that a stage tells is who is still planning."""
    plans = presenter_of(position.match.title).plans
    return any(isinstance(prompt, plans) for prompt in position.prompts.values())


def _is_old(message_id: int) -> bool:
    return discord.utils.utcnow() - discord.utils.snowflake_time(message_id) >= OLD


def _at_table(match_id: str, key: str) -> MessageKey:
    return MessageKey(match_id, outbox.TABLE, key)
