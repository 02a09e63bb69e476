"""What happens beside the rules, each a note in the log: people leave, are replaced, pause or end a match.

A note's data are `note` (its name), `actor` (the name of whoever did it) and, where they apply, `seat`, `was`
and `name` (who held it before and who does now). All of it is public; nobody's Discord id is in it.
"""

from dataclasses import replace

from bot.matches.errors import AlreadySeated, MatchPaused, NotPaused, NotSeated
from bot.matches.loading import States
from bot.matches.person import Person
from bot.matches.transaction import Clerk
from bot.store import absences, matches, messages, outbox
from bot.store.matches import Seating
from rules.core.model import Seat


async def resign(clerk: Clerk, user_id: int, policy: str) -> None:
    """A person leaves their seat to an AI. Raises NotSeated."""
    player = clerk.table.player_of(user_id)
    clerk.table.require_alive()
    await _vacate(clerk, player, policy)
    await clerk.write_note("player", "resigned", actor=player.name, seat=player.seat)
    await _stop_if_deserted(clerk, player, by="player", actor=player.name)


async def kick(clerk: Clerk, seat: Seat, actor: str, policy: str) -> None:
    """A moderator gives a person's seat to an AI. Raises NotSeated."""
    player = clerk.table.player(seat)
    if player.user_id is None:
        raise NotSeated("no_person_there", seat=seat, match=clerk.table.match.id)
    clerk.table.require_alive()
    await _vacate(clerk, player, policy)
    await clerk.write_note("moderator", "kicked", actor=actor, seat=seat, was=player.name)
    await _stop_if_deserted(clerk, player, by="moderator", actor=actor)


async def give_over(clerk: Clerk, states: States, seat: Seat, person: Person, actor: str) -> None:
    """A moderator gives a seat, a person's or an AI's, to a person. Raises NotSeated or AlreadySeated."""
    was = clerk.table.player(seat).name
    newcomer = await hand_over(clerk, states, seat, person)
    await clerk.write_note("moderator", "replaced", actor=actor, seat=seat, was=was, name=newcomer.name)


async def hand_over(clerk: Clerk, states: States, seat: Seat, person: Person) -> Seating:
    """Seat a person, with a clean slate, and ask them what there is to ask. Raises AlreadySeated."""
    table = clerk.table
    table.require_alive()
    if matches.holder(table.seats, person.user_id):
        raise AlreadySeated("already_seated", match=table.match.id)
    others = [other.name for other in table.seats if other.seat != seat]
    newcomer = Seating(seat, free_name(person.name, others), person.user_id)
    await _close_private(clerk, seat)
    await absences.forget(clerk.connection, table.match.id, seat)
    await clerk.give_seat(newcomer)
    await clerk.ask_seat(await states.stand(clerk.connection, clerk.table), seat)
    return newcomer


async def pause(clerk: Clerk, actor: str) -> None:
    """Take no commands until somebody resumes. Raises MatchPaused if the match is paused already."""
    clerk.table.require_alive()
    if clerk.table.match.status == "paused":
        raise MatchPaused("match_paused", match=clerk.table.match.id)
    await clerk.clocks.stop(clerk.table.seats)
    await clerk.set_status("paused")
    await clerk.refresh()
    await clerk.write_note("moderator", "paused", actor=actor)


async def resume(clerk: Clerk, actor: str) -> None:
    """Go on after a pause. Raises NotPaused."""
    clerk.table.require_alive()
    if clerk.table.match.status != "paused":
        raise NotPaused("not_paused", match=clerk.table.match.id)
    await clerk.clocks.start(clerk.table.seats)
    await clerk.set_status("running")
    await clerk.refresh()
    await clerk.write_note("moderator", "resumed", actor=actor)


async def end(clerk: Clerk, actor: str) -> None:
    """Stop the match for good, without a winner."""
    clerk.table.require_alive()
    await clerk.set_status("stopped")
    await clerk.write_note("moderator", "ended", actor=actor)


async def transfer(clerk: Clerk, seat: Seat, actor: str) -> None:
    """Make the person in a seat the host. Raises NotSeated."""
    player = clerk.table.player(seat)
    if player.user_id is None:
        raise NotSeated("no_person_there", seat=seat, match=clerk.table.match.id)
    clerk.table.require_alive()
    await matches.change(clerk.connection, clerk.table.match.id, host_id=player.user_id)
    await clerk.write_note("moderator", "transferred", actor=actor, seat=seat, name=player.name)


def free_name(name: str, taken: list[str]) -> str:
    """The name, numbered if somebody at the table is called the same."""
    free, number = name, 1
    while free in taken:
        number += 1
        free = f"{name} ({number})"
    return free


async def _vacate(clerk: Clerk, player: Seating, policy: str) -> None:
    await clerk.clocks.drop(player.seat)
    await absences.forget(clerk.connection, clerk.table.match.id, player.seat)
    await clerk.give_seat(replace(player, user_id=None, policy=policy))
    await clerk.recall(player.seat)


async def _stop_if_deserted(clerk: Clerk, leaver: Seating, by: str, actor: str) -> None:
    """Without people there is nobody to play for: the AIs would only fill the channel."""
    if any(player.user_id for player in clerk.table.seats if player != leaver):
        return
    await clerk.set_status("stopped")
    await clerk.write_note(by, "deserted", actor=actor)


async def _close_private(clerk: Clerk, seat: Seat) -> None:
    """The old holder's direct messages must never be brought up to date with what the new one plans."""
    match = clerk.table.match
    for audience in (outbox.seat_audience(seat), outbox.reminder_audience(seat)):
        for posted in await messages.of_audience(clerk.connection, match.id, audience):
            if posted.channel_id != match.place_id:
                await messages.forget(clerk.connection, match.id, audience, posted.key)
                await clerk.close(posted)
