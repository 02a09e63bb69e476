"""Players who are away and come back, seats that are offered and taken, and more time.

Each is an administrative entry in the log.

An AI plays the seat of somebody who is away, unless the table lets their clock stand still instead; the seat
stays theirs. All of it is public, but for the secrets of a seat, which only its new holder gets.
"""

from collections.abc import Sequence
from dataclasses import replace

from bot.matches.actor import SUCCESSOR
from bot.matches.administrative import seat_person
from bot.matches.errors import NotAway, NotOffered, NotSeated
from bot.matches.match_view import LoadedMatch, MatchRows
from bot.matches.transaction import MatchTransaction
from bot.store import outbox, people, scheduling
from bot.store.matches import Seating
from bot.store.people import Absence
from bot.store.scheduling import TimeControl
from rules.core.errors import StalePrompt
from rules.core.model import Seat


async def stand_in(transaction: MatchTransaction, player: Seating) -> None:
    """Let an AI play a seat that stays its holder's."""
    await transaction.clocks.drop(player.seat)
    await transaction.give_seat(replace(player, policy=SUCCESSOR))
    await transaction.update_panels(player.seat)


async def go_away(transaction: MatchTransaction, until: int) -> None:
    """A player goes on vacation until a moment in Unix seconds. Raises NotSeated or MatchEnded."""
    player, match_id = transaction.rows.player_of(transaction.actor), transaction.match_id
    transaction.rows.require_alive()
    pace = await scheduling.read_time_control(transaction.connection, match_id)
    absence = await people.read_absence(transaction.connection, match_id, player.seat)
    left = await transaction.clocks.left(player)
    await people.keep_absence(
        transaction.connection, match_id, replace(absence, away_until=until, missed=None)
    )
    if pace is None or pace.away == "ai":
        await stand_in(transaction, player)
    elif left is not None:
        await transaction.clocks.set_left(player, left)
        await transaction.update_deadlines()
    way = pace.away if pace else "ai"
    await transaction.write_note("player", f"away-{way}", seat=player.seat, name=player.name, until=until)


async def come_back(transaction: MatchTransaction) -> None:
    """A player plays again. Raises NotSeated, NotAway or MatchEnded."""
    player = transaction.rows.player_of(transaction.actor)
    transaction.rows.require_alive()
    if player.policy is None and _absence(transaction.rows, player.seat).away_until is None:
        raise NotAway("not_away", match=transaction.match_id)
    await _return(transaction, player)


async def end_vacation(transaction: MatchTransaction, seat: Seat) -> None:
    """The clock ends a vacation, unless its person came back before or went away for longer."""
    transaction.rows.require_clock(transaction.actor)
    player, away_until = transaction.rows.player(seat), _absence(transaction.rows, seat).away_until
    if away_until is None or away_until > transaction.at:
        return
    if transaction.rows.match.ended or player.user_id is None:
        await people.forget_absence(transaction.connection, transaction.match_id, seat)
    else:
        await _return(transaction, player)


async def offer(transaction: MatchTransaction, seat: Seat) -> None:
    """A moderator lets anyone take a seat; offered once more, it is offered no longer.

    Raises NotAllowed, NotSeated or MatchEnded.
    """
    transaction.rows.require_moderator(transaction.actor)
    await _offer(transaction, transaction.rows.player(seat), "moderator", transaction.actor.name)


async def offer_own(transaction: MatchTransaction) -> None:
    """The same by the player who holds the seat. Raises NotSeated or MatchEnded."""
    player = transaction.rows.player_of(transaction.actor)
    await _offer(transaction, player, "player", player.name)


async def take(transaction: MatchTransaction, seat: Seat) -> None:
    """A person takes a seat that is offered. Raises NotOffered, AlreadySeated or MatchEnded."""
    transaction.rows.require_person(transaction.actor)
    transaction.rows.require_alive()
    if not _absence(transaction.rows, seat).offered:
        raise NotOffered("not_offered", match=transaction.match_id)
    was = transaction.rows.player(seat).name
    newcomer = await seat_person(transaction, seat, transaction.actor)
    await _update_offers(transaction, seat)
    await transaction.write_note("player", "took-over", seat=seat, was=was, name=newcomer.name)


async def set_pace(transaction: MatchTransaction, pace: TimeControl) -> None:
    """A moderator changes the time control; all clocks start again. Raises NotAllowed or MatchEnded."""
    transaction.rows.require_moderator(transaction.actor)
    transaction.rows.require_alive()
    await scheduling.keep_time_control(transaction.connection, transaction.match_id, pace)
    loaded = await transaction.load()
    await transaction.clocks.renew(transaction.rows.seats, loaded.prompts)
    await transaction.update_deadlines()
    await transaction.write_note("moderator", "pace-set", actor=transaction.actor.name, **vars(pace))


async def extend(transaction: MatchTransaction, seat: Seat | None, seconds: int) -> None:
    """A moderator gives a player, or everybody who is asked something, more time.

    Where nobody may learn who is asked, all get it, even if one seat is named. Raises NotAllowed or
    NotSeated.
    """
    transaction.rows.require_moderator(transaction.actor)
    transaction.rows.require_alive()
    named = transaction.rows.seats if seat is None else (transaction.rows.player(seat),)
    loaded = await transaction.load()
    everybody = _is_concealed(loaded) and not all(player.policy for player in named)
    given = await transaction.clocks.extend(transaction.rows.seats if everybody else named, seconds)
    if not given:
        raise NotSeated("no_clock", match=transaction.match_id)
    await transaction.update_deadlines()
    names = _public_names(loaded, given)
    await transaction.write_note(
        "moderator", "extended", actor=transaction.actor.name, names=names, seconds=seconds
    )


async def remind(transaction: MatchTransaction) -> None:
    """A moderator reminds everybody who owes something. Raises NotAllowed, or NotSeated if nobody does."""
    transaction.rows.require_moderator(transaction.actor)
    transaction.rows.require_open()
    loaded = await transaction.load()
    seats = transaction.rows.seats
    owing = [prompt for prompt in loaded.prompts.values() if prompt.owed and not seats[prompt.seat].policy]
    if not owing:
        raise NotSeated("nobody_owes", match=transaction.match_id)
    for prompt in owing:
        await transaction.remind(prompt.seat, outbox.reminder_key(prompt.id, transaction.at, 0))
    names = _public_names(loaded, [prompt.seat for prompt in owing])
    await transaction.write_note("moderator", "reminded", actor=transaction.actor.name, names=names)


async def mute(transaction: MatchTransaction, prompt_id: str) -> None:
    """A player wants no more reminders of a question. Raises NotSeated or StalePrompt."""
    player = transaction.rows.player_of(transaction.actor)
    timer = next((timer for timer in transaction.rows.timers if timer.seat == player.seat), None)
    if timer is None or timer.prompt_id != prompt_id:
        raise StalePrompt("stale_prompt")
    await transaction.clocks.keep(replace(timer, muted=True))


def _public_names(loaded: LoadedMatch, asked: Sequence[Seat]) -> list[str]:
    """The names of those who are asked; of all people where nobody may learn who is."""
    concealed, seats = _is_concealed(loaded), loaded.rows.seats
    return [player.name for player in seats if player.seat in asked or (concealed and not player.policy)]


def _is_concealed(loaded: LoadedMatch) -> bool:
    """Whether nobody may learn who is asked."""
    return any(prompt.concealed for prompt in loaded.prompts.values())


async def _return(transaction: MatchTransaction, player: Seating) -> None:
    """Give the seat back to its holder, without any absence, and ask what there is to ask."""
    left = None if player.policy else await transaction.clocks.left(player)
    absence = _absence(transaction.rows, player.seat)
    await people.keep_absence(
        transaction.connection, transaction.match_id, Absence(player.seat, offered=absence.offered)
    )
    if player.policy:
        await transaction.give_seat(replace(player, policy=None))
        await transaction.ask_seat(await transaction.load(), player.seat)
    elif left is not None:
        await transaction.clocks.set_left(player, left)
        await transaction.update_deadlines()
    await transaction.write_note("player", "back", seat=player.seat, name=player.name)


async def _offer(transaction: MatchTransaction, player: Seating, by: str, actor: str) -> None:
    transaction.rows.require_alive()
    absence = _absence(transaction.rows, player.seat)
    changed = replace(absence, offered=not absence.offered)
    await people.keep_absence(transaction.connection, transaction.match_id, changed)
    await _update_offers(transaction, player.seat)
    note = "offered" if changed.offered else "offer-withdrawn"
    await transaction.write_note(by, note, actor=actor, seat=player.seat, name=player.name)


async def _update_offers(transaction: MatchTransaction, seat: Seat) -> None:
    """Update the messages that offer this seat: they carry a button."""
    for note in await transaction.notes():
        if note.data["note"] == "offered" and note.seat == seat:
            await transaction.update_message(outbox.note_key(note.number))


def _absence(rows: MatchRows, seat: Seat) -> Absence:
    return next((absence for absence in rows.absences if absence.seat == seat), Absence(seat))
