"""Administrative acts, outside the rules: people leave, are replaced, pause or end a match.

Each is an administrative entry, a row of kind "note" in the log. Its data are `note` (its name), `actor` (the
name of the person who did it) and, where they apply, `seat`, `was` and `name` (who held it before and who
does now). All of it is public; no Discord id is in it. What moderators do returns its row.
"""

from dataclasses import replace
from typing import Any

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.matches.actor import SUCCESSOR, Actor
from bot.matches.errors import AlreadyHost, AlreadySeated, MatchPaused, NotAllowed, NotPaused, NotSeated
from bot.matches.permissions import require_person
from bot.matches.transaction import MatchTransaction
from bot.store import administration, matches, messages, outbox
from bot.store.log import Row
from bot.store.matches import Match, Seating, Status
from bot.store.people import Absence
from rules.core.model import Seat

MOVED = "moved"
"""The entry about a match that goes on in another place."""
REPLACED = "replaced"
"""The entry about a person to whom a moderator has given a seat."""


async def resign(transaction: MatchTransaction, *, may_end: bool = False) -> None:
    """A player leaves their seat to an AI. Raises NotSeated.

    The last person only if the match `may_end` with that. Else raises LastPerson.
    """
    player = transaction.rows.player_of(transaction.actor)
    transaction.rows.require_alive()
    if not may_end:
        transaction.rows.require_others(player)
    await _vacate(transaction, player, "player", "resigned", actor=player.name, seat=player.seat)


async def kick(transaction: MatchTransaction, seat: Seat, *, may_end: bool = False) -> Row:
    """A moderator gives a person's seat to an AI. Raises NotAllowed or NotSeated.

    The last person's only if the match `may_end` with that. Else raises LastPerson.
    """
    transaction.rows.require_alive()
    player, actor = _person_in(transaction, seat), transaction.actor.name
    if not may_end:
        transaction.rows.require_others(player)
    return await _vacate(transaction, player, "moderator", "kicked", actor=actor, seat=seat, was=player.name)


async def replace_player(transaction: MatchTransaction, seat: Seat, newcomer: Actor) -> Row:
    """A moderator gives any seat to a person. Raises NotAllowed, NotSeated or AlreadySeated."""
    actor, was = transaction.actor.name, transaction.rows.player(seat).name
    await require_not_banned(transaction.connection, transaction.rows.match, newcomer, "banned_player")
    seated = await seat_person(transaction, seat, newcomer)
    facts = {"actor": actor, "seat": seat, "was": was, "name": seated.name}
    return await transaction.write_note("moderator", REPLACED, **facts)


async def seat_person(transaction: MatchTransaction, seat: Seat, person: Actor) -> Seating:
    """Give a seat to a person, clear any absence, and send the open prompts. Raises AlreadySeated."""
    rows = transaction.rows
    rows.require_alive()
    require_person(rows, person)
    if matches.holder(rows.seats, person.id):
        own = person.id == transaction.actor.id
        raise AlreadySeated("own_seat" if own else "already_seated", match=rows.match.id)
    others = [other.name for other in rows.seats if other.seat != seat]
    newcomer = Seating(seat, matches.free_name(person.name, others), person.id)
    await _withdraw_messages(transaction, seat)
    await transaction.set_absence(Absence(seat))
    await transaction.give_seat(newcomer)
    await transaction.ask_seat(await transaction.load(), seat)
    return newcomer


async def require_not_banned(
    connection: AsyncConnection, match: Match, person: Actor, code: str = "banned"
) -> None:
    """Raises NotAllowed with this code for a person to whom the moderators of the server give no seat."""
    if (await administration.read_guild(connection, match.guild_id)).bans(person.id):
        raise NotAllowed(code, match=match.id)


async def pause(transaction: MatchTransaction) -> Row:
    """A moderator pauses commands and clocks. Raises NotAllowed, or MatchPaused if already paused."""
    transaction.rows.require_alive()
    if transaction.rows.match.status == "paused":
        raise MatchPaused("match_paused", match=transaction.match_id)
    transaction.clocks.stop()
    return await _set_paused(transaction, "paused", "paused")


async def resume(transaction: MatchTransaction) -> Row:
    """A moderator ends a pause. Raises NotAllowed or NotPaused."""
    transaction.rows.require_alive()
    if transaction.rows.match.status != "paused":
        raise NotPaused("not_paused", match=transaction.match_id)
    transaction.clocks.start()
    return await _set_paused(transaction, "running", "resumed")


async def end(transaction: MatchTransaction) -> Row:
    """A moderator stops the match for good, even if its state cannot be loaded. Raises NotAllowed."""
    transaction.rows.require_alive()
    await transaction.set_status("stopped")
    return await transaction.write_note("moderator", "ended", actor=transaction.actor.name)


async def move(
    transaction: MatchTransaction, gone: int, channel_id: int, thread_id: int | None = None
) -> None:
    """Let the match go on in another place, since its thread or channel `gone` was deleted.

    Its messages there are forgotten: what is open is posted again. Does nothing if the match is elsewhere by
    now. Raises MatchEnded, or NotSeated for a person who is neither a player nor a moderator.
    """
    rows, actor = transaction.rows, transaction.actor
    rows.require_alive()
    if rows.match.place_id != gone:
        return
    for lost in {gone} | {rows.match.channel_id} - {channel_id}:
        await messages.forget_channel(transaction.connection, transaction.match_id, lost)
    await transaction.change_match(channel_id=channel_id, thread_id=thread_id)
    await transaction.write_note(actor.role, MOVED)
    transaction.update_lobby()
    loaded = await transaction.load()
    for player in rows.seats:
        if player.user_id:
            transaction.admit(player.seat)
            transaction.ask(loaded, player.seat)


async def transfer(transaction: MatchTransaction, seat: Seat) -> Row:
    """A moderator makes the person in a seat the host. Raises NotAllowed, NotSeated or AlreadyHost."""
    transaction.rows.require_alive()
    player, actor = _person_in(transaction, seat), transaction.actor.name
    if player.user_id == transaction.rows.match.host_id:
        raise AlreadyHost("already_host", match=transaction.match_id)
    await transaction.change_match(host_id=player.user_id)
    transaction.update_lobby()
    return await transaction.write_note("moderator", "transferred", actor=actor, seat=seat, name=player.name)


async def set_table(transaction: MatchTransaction, /, **changes: Any) -> None:
    """The host or a moderator changes some of the settings of a match, except who may watch.

    Raises NotHost, NotStarted or MatchEnded.
    """
    actor, known = transaction.actor, transaction.rows.settings
    transaction.rows.require_alive()
    wanted = replace(known, **{**changes, "players_only": known.players_only})
    await transaction.set_settings(wanted)
    by = "player" if actor.id == transaction.rows.match.host_id else "moderator"
    for name, note in {"verbosity": "told", "shape": "shaped", "animation": "animated"}.items():
        if (value := getattr(wanted, name)) != getattr(known, name):
            await transaction.write_note(by, note, actor=actor.name, **{name: value})


def _person_in(transaction: MatchTransaction, seat: Seat) -> Seating:
    player = transaction.rows.player(seat)
    if player.user_id is None:
        raise NotSeated("no_person_there", seat=seat, match=transaction.match_id)
    return player


async def _set_paused(transaction: MatchTransaction, status: Status, note: str) -> Row:
    await transaction.set_status(status)
    await transaction.update_deadlines()
    return await transaction.write_note("moderator", note, actor=transaction.actor.name)


async def _vacate(
    transaction: MatchTransaction, player: Seating, by: str, note: str, *, actor: str, **facts: Any
) -> Row:
    """Give a person's seat to an AI, and return the entry about it."""
    transaction.clocks.drop(player.seat)
    await transaction.set_absence(Absence(player.seat))
    await transaction.give_seat(replace(player, user_id=None, policy=SUCCESSOR))
    await transaction.update_panels(player.seat)
    row = await transaction.write_note(by, note, actor=actor, **facts)
    # Without people the match has no purpose: the AIs would only fill the channel.
    if not any(other.user_id for other in transaction.rows.seats):
        await transaction.set_status("stopped")
        await transaction.write_note(by, "deserted", actor=actor)
    return row


async def _withdraw_messages(transaction: MatchTransaction, seat: Seat) -> None:
    """What has called the old holder is not updated for the new one, who is called by messages of their own.

    Direct messages would show the new holder's plans; and an edit notifies nobody.
    """
    for audience in (outbox.seat_audience(seat), outbox.reminder_audience(seat)):
        for posted in await messages.of_audience(transaction.connection, transaction.match_id, audience):
            await messages.forget(transaction.connection, transaction.match_id, audience, posted.key)
            await transaction.withdraw(posted)
    transaction.forget_reminders(seat)
