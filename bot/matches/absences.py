"""Absences: players who are away and come back, and seats that are offered and taken.

Each is an administrative entry in the log.

An AI plays the seat of an absent player, unless the match's time control pauses their clock instead; the
player keeps the seat. All of it is public except the secrets of a seat, which only its new holder gets.
"""

from dataclasses import replace

from bot.matches.actor import SUCCESSOR
from bot.matches.administrative import REPLACED, require_not_banned, seat_person
from bot.matches.errors import NotAway, NotOffered
from bot.matches.transaction import MatchTransaction
from bot.store.log import Row
from bot.store.matches import Seating
from bot.store.people import Absence
from rules.core.model import Seat

ABSENT = "absent"
"""The entry about a player for whom an AI plays on, after too many time-outs."""
BACK, TOOK_OVER = "back", "took-over"
"""The entries about a player who plays again, and about a person who takes an offered seat."""


async def stand_in(transaction: MatchTransaction, player: Seating) -> None:
    """Let an AI play a seat whose holder keeps it."""
    transaction.clocks.drop(player.seat)
    await transaction.give_seat(replace(player, policy=SUCCESSOR))
    await transaction.update_question(player.seat)


async def step_back(transaction: MatchTransaction, player: Seating) -> None:
    """Let the holder of a seat play it again instead of an AI, and send them the open prompts."""
    await transaction.give_seat(replace(player, policy=None))
    await transaction.ask_seat(await transaction.load(), player.seat)


async def was_too_late(transaction: MatchTransaction, seat: Seat) -> bool:
    """Whether an AI took a seat over after too many time-outs, and nobody has come back to it since.

    By the log: how many are too many may have changed since then, and for some time-outs no AI takes over.
    """
    told = [note.data["note"] for note in await transaction.notes() if note.seat == seat]
    turns = [note for note in told if note in (ABSENT, BACK, TOOK_OVER, REPLACED)]
    return turns[-1:] == [ABSENT]


async def go_away(transaction: MatchTransaction, until: int) -> None:
    """A player goes on vacation until a moment in Unix seconds. Raises NotSeated or MatchEnded."""
    player, pace = transaction.rows.player_of(transaction.actor), transaction.rows.pace
    transaction.rows.require_alive()
    absence, left = transaction.rows.absence(player.seat), transaction.clocks.left(player)
    await transaction.set_absence(replace(absence, away_until=until, missed=None))
    way = "ai"
    if pace is None or pace.away == "ai":
        await stand_in(transaction, player)
    elif not player.policy:  # else it plays on, after too many time-outs
        way = "waits" if pace.unlimited else "clock"
        if left is not None:
            transaction.clocks.set_left(player, left)
            await transaction.update_deadlines()
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


async def offer_seat(transaction: MatchTransaction, seat: Seat, *, withdraw: bool = False) -> Row:
    """A moderator offers a seat to all people, or withdraws the offer.

    Raises NotAllowed, NotSeated, MatchEnded, or NotOffered if that is so already.
    """
    player = transaction.rows.player(seat)
    return await _offer(transaction, player, "moderator", transaction.actor.name, withdraw=withdraw)


async def offer_own_seat(transaction: MatchTransaction, *, withdraw: bool = False) -> None:
    """The player who holds a seat offers it, or withdraws the offer.

    Raises NotSeated, MatchEnded, or NotOffered if that is so already.
    """
    player = transaction.rows.player_of(transaction.actor)
    await _offer(transaction, player, "player", player.name, withdraw=withdraw)


async def take_seat(transaction: MatchTransaction, seat: Seat) -> None:
    """A person takes a seat that is offered. Raises NotOffered, AlreadySeated or MatchEnded."""
    transaction.rows.require_alive()
    if not transaction.rows.absence(seat).offered:
        raise NotOffered("not_offered", match=transaction.match_id)
    await require_not_banned(transaction.connection, transaction.rows.match, transaction.actor)
    was = transaction.rows.player(seat).name
    newcomer = await seat_person(transaction, seat, transaction.actor)
    await transaction.write_note("player", TOOK_OVER, seat=seat, was=was, name=newcomer.name)


async def _return(transaction: MatchTransaction, player: Seating) -> None:
    """Return the seat to its holder, clear any absence, and send the open prompts."""
    left = None if player.policy else transaction.clocks.left(player)
    absence = transaction.rows.absence(player.seat)
    await transaction.set_absence(Absence(player.seat, offered=absence.offered))
    if player.policy:
        await step_back(transaction, player)
    elif left is not None:
        transaction.clocks.set_left(player, left)
        await transaction.update_deadlines()
    await transaction.write_note("player", BACK, seat=player.seat, name=player.name)


async def _offer(
    transaction: MatchTransaction, player: Seating, by: str, actor: str, *, withdraw: bool
) -> Row:
    transaction.rows.require_alive()
    absence = transaction.rows.absence(player.seat)
    if absence.offered is not withdraw:
        code = "not_offered" if withdraw else "already_offered"
        raise NotOffered(code, match=transaction.match_id)
    await transaction.set_absence(replace(absence, offered=not withdraw))
    note = "offer-withdrawn" if withdraw else "offered"
    return await transaction.write_note(by, note, actor=actor, seat=player.seat, name=player.name)
