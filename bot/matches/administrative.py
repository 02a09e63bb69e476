"""What happens beside the rules, each a note in the log: people leave, are replaced, pause or end a match.

A note's data are `note` (its name), `actor` (the name of whoever did it) and, where they apply, `seat`, `was`
and `name` (who held it before and who does now). All of it is public; nobody's Discord id is in it.
"""

from dataclasses import replace

from bot.matches.errors import AlreadySeated, MatchPaused, NotPaused, NotSeated
from bot.matches.loading import States
from bot.matches.person import Person
from bot.matches.transaction import MatchTransaction
from bot.store import absences, match_settings, matches, messages, outbox
from bot.store.match_settings import Verbosity
from bot.store.matches import Seating
from rules.core.model import Seat


async def resign(transaction: MatchTransaction, user_id: int, policy: str) -> None:
    """A person leaves their seat to an AI. Raises NotSeated."""
    player = transaction.table.player_of(user_id)
    transaction.table.require_alive()
    await _vacate(transaction, player, policy)
    await transaction.write_note("player", "resigned", actor=player.name, seat=player.seat)
    await _stop_if_deserted(transaction, player, by="player", actor=player.name)


async def kick(transaction: MatchTransaction, seat: Seat, actor: str, policy: str) -> None:
    """A moderator gives a person's seat to an AI. Raises NotSeated."""
    player = transaction.table.player(seat)
    if player.user_id is None:
        raise NotSeated("no_person_there", seat=seat, match=transaction.table.match.id)
    transaction.table.require_alive()
    await _vacate(transaction, player, policy)
    await transaction.write_note("moderator", "kicked", actor=actor, seat=seat, was=player.name)
    await _stop_if_deserted(transaction, player, by="moderator", actor=actor)


async def give_over(
    transaction: MatchTransaction, states: States, seat: Seat, person: Person, actor: str
) -> None:
    """A moderator gives a seat, a person's or an AI's, to a person. Raises NotSeated or AlreadySeated."""
    was = transaction.table.player(seat).name
    newcomer = await hand_over(transaction, states, seat, person)
    await transaction.write_note("moderator", "replaced", actor=actor, seat=seat, was=was, name=newcomer.name)


async def hand_over(transaction: MatchTransaction, states: States, seat: Seat, person: Person) -> Seating:
    """Seat a person, with a clean slate, and ask them what there is to ask. Raises AlreadySeated."""
    table = transaction.table
    table.require_alive()
    if matches.holder(table.seats, person.user_id):
        raise AlreadySeated("already_seated", match=table.match.id)
    others = [other.name for other in table.seats if other.seat != seat]
    newcomer = Seating(seat, free_name(person.name, others), person.user_id)
    await _close_private(transaction, seat)
    await absences.forget(transaction.connection, table.match.id, seat)
    await transaction.give_seat(newcomer)
    await transaction.ask_seat(await states.stand(transaction.connection, transaction.table), seat)
    return newcomer


async def pause(transaction: MatchTransaction, actor: str) -> None:
    """Take no commands until somebody resumes. Raises MatchPaused if the match is paused already."""
    transaction.table.require_alive()
    if transaction.table.match.status == "paused":
        raise MatchPaused("match_paused", match=transaction.table.match.id)
    await transaction.clocks.stop(transaction.table.seats)
    await transaction.set_status("paused")
    await transaction.refresh()
    await transaction.write_note("moderator", "paused", actor=actor)


async def resume(transaction: MatchTransaction, actor: str) -> None:
    """Go on after a pause. Raises NotPaused."""
    transaction.table.require_alive()
    if transaction.table.match.status != "paused":
        raise NotPaused("not_paused", match=transaction.table.match.id)
    await transaction.clocks.start(transaction.table.seats)
    await transaction.set_status("running")
    await transaction.refresh()
    await transaction.write_note("moderator", "resumed", actor=actor)


async def end(transaction: MatchTransaction, actor: str) -> None:
    """Stop the match for good, without a winner."""
    transaction.table.require_alive()
    await transaction.set_status("stopped")
    await transaction.write_note("moderator", "ended", actor=actor)


async def transfer(transaction: MatchTransaction, seat: Seat, actor: str) -> None:
    """Make the person in a seat the host. Raises NotSeated."""
    player = transaction.table.player(seat)
    if player.user_id is None:
        raise NotSeated("no_person_there", seat=seat, match=transaction.table.match.id)
    transaction.table.require_alive()
    await matches.change(transaction.connection, transaction.table.match.id, host_id=player.user_id)
    await transaction.write_note("moderator", "transferred", actor=actor, seat=seat, name=player.name)


def free_name(name: str, taken: list[str]) -> str:
    """The name, numbered if somebody at the table is called the same."""
    free, number = name, 1
    while free in taken:
        number += 1
        free = f"{name} ({number})"
    return free


async def _vacate(transaction: MatchTransaction, player: Seating, policy: str) -> None:
    await transaction.clocks.drop(player.seat)
    await absences.forget(transaction.connection, transaction.table.match.id, player.seat)
    await transaction.give_seat(replace(player, user_id=None, policy=policy))
    await transaction.recall(player.seat)


async def _stop_if_deserted(transaction: MatchTransaction, leaver: Seating, by: str, actor: str) -> None:
    """Without people there is nobody to play for: the AIs would only fill the channel."""
    if any(player.user_id for player in transaction.table.seats if player != leaver):
        return
    await transaction.set_status("stopped")
    await transaction.write_note(by, "deserted", actor=actor)


async def _close_private(transaction: MatchTransaction, seat: Seat) -> None:
    """The old holder's direct messages must never be brought up to date with what the new one plans."""
    match = transaction.table.match
    for audience in (outbox.seat_audience(seat), outbox.reminder_audience(seat)):
        for posted in await messages.of_audience(transaction.connection, match.id, audience):
            if posted.channel_id != match.place_id:
                await messages.forget(transaction.connection, match.id, audience, posted.key)
                await transaction.close(posted)


async def tell_otherwise(transaction: MatchTransaction, person: Person, verbosity: Verbosity) -> None:
    """Tell more or less from now on. Raises NotHost, NotStarted or MatchEnded."""
    match = transaction.table.match
    transaction.table.require_alive()
    transaction.table.require_host(person)
    known = await match_settings.read(transaction.connection, match.id)
    if known.verbosity == verbosity:
        return
    await match_settings.keep(transaction.connection, match.id, replace(known, verbosity=verbosity))
    by = "player" if person.user_id == match.host_id else "moderator"
    await transaction.write_note(by, "told", actor=person.name, verbosity=verbosity)
