"""Players who are away and come back, and seats that are offered and taken. Each is a note in the log.

An AI plays the seat of somebody who is away, unless the table lets their clock stand still instead; the seat
stays theirs. All of it is public, but for the secrets of a seat, which only its new holder gets.
"""

from collections.abc import Sequence
from dataclasses import replace

from bot.matches.administrative import hand_over
from bot.matches.clock.time_control import Pace
from bot.matches.errors import NotAway, NotOffered, NotSeated
from bot.matches.loading import States
from bot.matches.match_view import Standing, Table
from bot.matches.person import Person
from bot.matches.transaction import Clerk
from bot.store import absences, outbox, time_controls
from bot.store.absences import Absence
from bot.store.matches import Seating
from rules.core.errors import StalePrompt
from rules.core.model import Seat


async def stand_in(clerk: Clerk, player: Seating, policy: str) -> None:
    """Let an AI play a seat that stays its holder's."""
    await clerk.clocks.drop(player.seat)
    await clerk.give_seat(replace(player, policy=policy))
    await clerk.recall(player.seat)


async def go_away(clerk: Clerk, user_id: int, until: int, policy: str) -> None:
    """A person goes on vacation until a moment in Unix seconds. Raises NotSeated or MatchEnded."""
    player, match_id = clerk.table.player_of(user_id), clerk.table.match.id
    clerk.table.require_alive()
    pace = await time_controls.read(clerk.connection, match_id)
    absence = await absences.read(clerk.connection, match_id, player.seat)
    left = await clerk.clocks.left(player)
    await absences.keep(clerk.connection, match_id, replace(absence, away_until=until, missed=None))
    if pace is None or pace.away == "ai":
        await stand_in(clerk, player, policy)
    elif left is not None:
        await clerk.clocks.set_left(player, left)
        await clerk.refresh()
    way = pace.away if pace else "ai"
    await clerk.write_note("player", f"away-{way}", seat=player.seat, name=player.name, until=until)


async def come_back(clerk: Clerk, states: States, user_id: int) -> None:
    """A person plays again. Raises NotSeated, NotAway or MatchEnded."""
    clerk.table.require_alive()
    player = clerk.table.player_of(user_id)
    if player.policy is None and _absence(clerk.table, player.seat).away_until is None:
        raise NotAway("not_away", match=clerk.table.match.id)
    await _return(clerk, states, player)


async def welcome_back(clerk: Clerk, states: States, seat: Seat) -> None:
    """A vacation is over, unless its person came back before or went away for longer."""
    player, away_until = clerk.table.player(seat), _absence(clerk.table, seat).away_until
    if away_until is None or away_until > clerk.at:
        return
    if clerk.table.match.ended or player.user_id is None:
        await absences.forget(clerk.connection, clerk.table.match.id, seat)
    else:
        await _return(clerk, states, player)


async def offer(clerk: Clerk, seat: Seat, by: str, actor: str) -> None:
    """Let anyone take the seat with one click; offered once more, it is offered no longer.

    Raises NotSeated or MatchEnded.
    """
    clerk.table.require_alive()
    player, absence = clerk.table.player(seat), _absence(clerk.table, seat)
    changed = replace(absence, offered=not absence.offered)
    await absences.keep(clerk.connection, clerk.table.match.id, changed)
    await _refresh_offers(clerk, seat)
    note = "offered" if changed.offered else "offer-withdrawn"
    await clerk.write_note(by, note, actor=actor, seat=seat, name=player.name)


async def offer_own(clerk: Clerk, user_id: int) -> None:
    """A person offers the seat they hold. Raises NotSeated or MatchEnded."""
    player = clerk.table.player_of(user_id)
    await offer(clerk, player.seat, "player", player.name)


async def take(clerk: Clerk, states: States, seat: Seat, person: Person) -> None:
    """A person takes a seat that is offered. Raises NotOffered, AlreadySeated or MatchEnded."""
    clerk.table.require_alive()
    if not _absence(clerk.table, seat).offered:
        raise NotOffered("not_offered", match=clerk.table.match.id)
    was = clerk.table.player(seat).name
    newcomer = await hand_over(clerk, states, seat, person)
    await _refresh_offers(clerk, seat)
    await clerk.write_note("player", "took-over", seat=seat, was=was, name=newcomer.name)


async def set_pace(clerk: Clerk, states: States, pace: Pace, actor: str) -> None:
    """A moderator changes how much time there is; all clocks begin anew. Raises MatchEnded."""
    clerk.table.require_alive()
    await time_controls.keep(clerk.connection, clerk.table.match.id, pace)
    standing = await states.stand(clerk.connection, clerk.table)
    await clerk.clocks.renew(clerk.table.seats, standing.prompts)
    await clerk.refresh()
    await clerk.write_note("moderator", "pace-set", actor=actor, **vars(pace))


async def extend(clerk: Clerk, states: States, seat: Seat | None, seconds: int, actor: str) -> None:
    """A moderator gives a player, or everybody who is asked something, more time. Raises NotSeated.

    Where nobody may learn who is asked, all get it, whoever is named.
    """
    clerk.table.require_alive()
    named = clerk.table.seats if seat is None else (clerk.table.player(seat),)
    standing = await states.stand(clerk.connection, clerk.table)
    everybody = _is_concealed(standing) and not all(player.policy for player in named)
    given = await clerk.clocks.extend(clerk.table.seats if everybody else named, seconds)
    if not given:
        raise NotSeated("no_clock", match=clerk.table.match.id)
    await clerk.refresh()
    names = _tellable(standing, given)
    await clerk.write_note("moderator", "extended", actor=actor, names=names, seconds=seconds)


async def remind(clerk: Clerk, states: States, actor: str) -> None:
    """A moderator has everybody reminded who owes something. Raises NotSeated if nobody does."""
    clerk.table.require_open()
    standing = await states.stand(clerk.connection, clerk.table)
    seats = clerk.table.seats
    owing = [prompt for prompt in standing.prompts.values() if prompt.owed and not seats[prompt.seat].policy]
    if not owing:
        raise NotSeated("nobody_owes", match=clerk.table.match.id)
    for prompt in owing:
        await clerk.remind(prompt.seat, outbox.reminder_key(prompt.id, clerk.at, 0))
    names = _tellable(standing, [prompt.seat for prompt in owing])
    await clerk.write_note("moderator", "reminded", actor=actor, names=names)


async def mute(clerk: Clerk, user_id: int, prompt_id: str) -> None:
    """A person wants no more reminders of a question. Raises NotSeated or StalePrompt."""
    player = clerk.table.player_of(user_id)
    timer = next((timer for timer in clerk.table.timers if timer.seat == player.seat), None)
    if timer is None or timer.prompt_id != prompt_id:
        raise StalePrompt("stale_prompt")
    await clerk.clocks.keep(replace(timer, muted=True))


def _tellable(standing: Standing, asked: Sequence[Seat]) -> list[str]:
    """The names of those who are asked; of all people where nobody may learn who is."""
    concealed, seats = _is_concealed(standing), standing.table.seats
    return [player.name for player in seats if player.seat in asked or (concealed and not player.policy)]


def _is_concealed(standing: Standing) -> bool:
    """Whether nobody may learn who is asked."""
    return any(prompt.concealed for prompt in standing.prompts.values())


async def _return(clerk: Clerk, states: States, player: Seating) -> None:
    """Give the seat back to its holder, with a clean slate, and ask what there is to ask."""
    left = None if player.policy else await clerk.clocks.left(player)
    absence = _absence(clerk.table, player.seat)
    await absences.keep(clerk.connection, clerk.table.match.id, Absence(player.seat, offered=absence.offered))
    if player.policy:
        await clerk.give_seat(replace(player, policy=None))
        await clerk.ask_seat(await states.stand(clerk.connection, clerk.table), player.seat)
    elif left is not None:
        await clerk.clocks.set_left(player, left)
        await clerk.refresh()
    await clerk.write_note("player", "back", seat=player.seat, name=player.name)


async def _refresh_offers(clerk: Clerk, seat: Seat) -> None:
    """Have the messages looked at again that offer this seat: they carry a button."""
    for note in await clerk.notes():
        if note.data["note"] == "offered" and note.seat == seat:
            await clerk.tell_again(outbox.note_key(note.number))


def _absence(table: Table, seat: Seat) -> Absence:
    return next((absence for absence in table.absences if absence.seat == seat), Absence(seat))
