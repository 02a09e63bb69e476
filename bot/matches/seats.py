"""Players who are away and come back, seats that are offered and taken, and more time.

Each is an administrative entry in the log.

An AI plays the seat of an absent player, unless the match's time control pauses their clock instead; the
player keeps the seat. All of it is public except the secrets of a seat, which only its new holder gets.
"""

from collections.abc import Sequence
from dataclasses import replace

from bot.matches.actor import SUCCESSOR
from bot.matches.administrative import require_not_banned, seat_person
from bot.matches.errors import NotAway, NotOffered, NotSeated
from bot.matches.match_view import LoadedMatch
from bot.matches.transaction import MatchTransaction
from bot.store import outbox
from bot.store.matches import Seating
from bot.store.people import Absence
from bot.store.scheduling import TimeControl
from rules.core.errors import StalePrompt
from rules.core.model import Seat


async def stand_in(transaction: MatchTransaction, player: Seating) -> None:
    """Let an AI play a seat whose holder keeps it."""
    transaction.clocks.drop(player.seat)
    await transaction.give_seat(replace(player, policy=SUCCESSOR))
    await transaction.update_panels(player.seat)


async def go_away(transaction: MatchTransaction, until: int) -> None:
    """A player goes on vacation until a moment in Unix seconds. Raises NotSeated or MatchEnded."""
    player, pace = transaction.rows.player_of(transaction.actor), transaction.rows.pace
    transaction.rows.require_alive()
    absence, left = transaction.rows.absence(player.seat), transaction.clocks.left(player)
    await transaction.set_absence(replace(absence, away_until=until, missed=None))
    if pace is None or pace.away == "ai":
        await stand_in(transaction, player)
    elif left is not None:
        transaction.clocks.set_left(player, left)
        await transaction.update_deadlines()
    way = pace.away if pace else "ai"
    await transaction.write_note("player", f"away-{way}", seat=player.seat, name=player.name, until=until)


async def come_back(transaction: MatchTransaction) -> None:
    """A player plays again. Raises NotSeated, NotAway or MatchEnded."""
    player = transaction.rows.player_of(transaction.actor)
    transaction.rows.require_alive()
    if player.policy is None and transaction.rows.absence(player.seat).away_until is None:
        raise NotAway("not_away", match=transaction.match_id)
    await _return(transaction, player)


async def end_vacation(transaction: MatchTransaction, seat: Seat) -> None:
    """The clock ends a vacation, unless its person came back before or went away for longer."""
    player, away_until = transaction.rows.player(seat), transaction.rows.absence(seat).away_until
    if away_until is None or away_until > transaction.at:
        return
    if transaction.rows.match.ended or player.user_id is None:
        await transaction.set_absence(Absence(seat))
    else:
        await _return(transaction, player)


async def offer_seat(transaction: MatchTransaction, seat: Seat) -> None:
    """A moderator offers a seat to all people; a second call withdraws the offer.

    Raises NotAllowed, NotSeated or MatchEnded.
    """
    await _offer(transaction, transaction.rows.player(seat), "moderator", transaction.actor.name)


async def offer_own_seat(transaction: MatchTransaction) -> None:
    """The same by the player who holds the seat. Raises NotSeated or MatchEnded."""
    player = transaction.rows.player_of(transaction.actor)
    await _offer(transaction, player, "player", player.name)


async def take_seat(transaction: MatchTransaction, seat: Seat) -> None:
    """A person takes a seat that is offered. Raises NotOffered, AlreadySeated or MatchEnded."""
    transaction.rows.require_alive()
    if not transaction.rows.absence(seat).offered:
        raise NotOffered("not_offered", match=transaction.match_id)
    await require_not_banned(transaction.connection, transaction.rows.match, transaction.actor)
    was = transaction.rows.player(seat).name
    newcomer = await seat_person(transaction, seat, transaction.actor)
    await _update_offers(transaction, seat)
    await transaction.write_note("player", "took-over", seat=seat, was=was, name=newcomer.name)


async def set_pace(transaction: MatchTransaction, pace: TimeControl) -> None:
    """A moderator changes the time control; all clocks start again. Raises NotAllowed or MatchEnded."""
    transaction.rows.require_alive()
    await transaction.set_pace(pace)
    transaction.clocks.renew((await transaction.load()).prompts)
    await transaction.update_deadlines()
    await transaction.write_note("moderator", "pace-set", actor=transaction.actor.name, **vars(pace))


async def extend(transaction: MatchTransaction, seat: Seat | None, seconds: int) -> None:
    """A moderator gives a player, or everybody who is asked something, more time.

    If the asked seats are secret, all players get it, even if one seat is named. Raises NotAllowed or
    NotSeated.
    """
    transaction.rows.require_alive()
    named = transaction.rows.seats if seat is None else (transaction.rows.player(seat),)
    loaded = await transaction.load()
    everybody = _is_concealed(loaded) and not all(player.policy for player in named)
    given = transaction.clocks.extend(transaction.rows.seats if everybody else named, seconds)
    if not given:
        raise NotSeated("no_clock", match=transaction.match_id)
    await transaction.update_deadlines()
    names = _public_names(loaded, given)
    await transaction.write_note(
        "moderator", "extended", actor=transaction.actor.name, names=names, seconds=seconds
    )


async def remind(transaction: MatchTransaction) -> None:
    """A moderator reminds all players who owe an answer. Raises NotAllowed, or NotSeated if none do."""
    transaction.rows.require_open()
    loaded = await transaction.load()
    seats = transaction.rows.seats
    owing = [prompt for prompt in loaded.prompts.values() if prompt.owed and not seats[prompt.seat].policy]
    if not owing:
        raise NotSeated("nobody_owes", match=transaction.match_id)
    for prompt in owing:
        transaction.remind(prompt.seat, outbox.reminder_key(prompt.id, transaction.at, 0))
    names = _public_names(loaded, [prompt.seat for prompt in owing])
    await transaction.write_note("moderator", "reminded", actor=transaction.actor.name, names=names)


async def mute(transaction: MatchTransaction, prompt_id: str) -> None:
    """A player mutes the reminders of a question. Raises NotSeated or StalePrompt."""
    player = transaction.rows.player_of(transaction.actor)
    timer = transaction.rows.timer(player.seat)
    if timer is None or timer.prompt_id != prompt_id:
        raise StalePrompt("stale_prompt")
    transaction.clocks.keep(replace(timer, muted=True))


def _public_names(loaded: LoadedMatch, asked: Sequence[Seat]) -> list[str]:
    """Returns the names of the asked players; of all people if the asked seats are secret."""
    concealed, seats = _is_concealed(loaded), loaded.rows.seats
    return [player.name for player in seats if player.seat in asked or (concealed and not player.policy)]


def _is_concealed(loaded: LoadedMatch) -> bool:
    """Whether the asked seats are secret."""
    return any(prompt.concealed for prompt in loaded.prompts.values())


async def _return(transaction: MatchTransaction, player: Seating) -> None:
    """Return the seat to its holder, clear any absence, and send the open prompts."""
    left = None if player.policy else transaction.clocks.left(player)
    absence = transaction.rows.absence(player.seat)
    await transaction.set_absence(Absence(player.seat, offered=absence.offered))
    if player.policy:
        await transaction.give_seat(replace(player, policy=None))
        await transaction.ask_seat(await transaction.load(), player.seat)
    elif left is not None:
        transaction.clocks.set_left(player, left)
        await transaction.update_deadlines()
    await transaction.write_note("player", "back", seat=player.seat, name=player.name)


async def _offer(transaction: MatchTransaction, player: Seating, by: str, actor: str) -> None:
    transaction.rows.require_alive()
    absence = transaction.rows.absence(player.seat)
    changed = replace(absence, offered=not absence.offered)
    await transaction.set_absence(changed)
    await _update_offers(transaction, player.seat)
    note = "offered" if changed.offered else "offer-withdrawn"
    await transaction.write_note(by, note, actor=actor, seat=player.seat, name=player.name)


async def _update_offers(transaction: MatchTransaction, seat: Seat) -> None:
    """Update the messages that offer this seat, since they have a button."""
    for note in await transaction.notes():
        if note.data["note"] == "offered" and note.seat == seat:
            transaction.update_message(outbox.note_key(note.number))
