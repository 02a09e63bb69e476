"""Players who are away and come back, and seats that are offered and taken. Each is a note in the log.

An AI plays the seat of somebody who is away, unless the table lets their clock stand still instead; the seat
stays theirs. All of it is public, but for the secrets of a seat, which only its new holder gets.
"""

from collections.abc import Sequence
from dataclasses import replace

from bot.matches.administrative import hand_over
from bot.matches.errors import NotAway, NotOffered, NotSeated
from bot.matches.loading import States
from bot.matches.match_view import LoadedMatch, MatchRows
from bot.matches.person import Person
from bot.matches.transaction import MatchTransaction
from bot.store import absences, outbox, time_controls
from bot.store.absences import Absence
from bot.store.matches import Seating
from bot.store.time_controls import TimeControl
from rules.core.errors import StalePrompt
from rules.core.model import Seat


async def stand_in(transaction: MatchTransaction, player: Seating, policy: str) -> None:
    """Let an AI play a seat that stays its holder's."""
    await transaction.clocks.drop(player.seat)
    await transaction.give_seat(replace(player, policy=policy))
    await transaction.recall(player.seat)


async def go_away(transaction: MatchTransaction, user_id: int, until: int, policy: str) -> None:
    """A person goes on vacation until a moment in Unix seconds. Raises NotSeated or MatchEnded."""
    player, match_id = transaction.table.player_of(user_id), transaction.table.match.id
    transaction.table.require_alive()
    pace = await time_controls.read(transaction.connection, match_id)
    absence = await absences.read(transaction.connection, match_id, player.seat)
    left = await transaction.clocks.left(player)
    await absences.keep(transaction.connection, match_id, replace(absence, away_until=until, missed=None))
    if pace is None or pace.away == "ai":
        await stand_in(transaction, player, policy)
    elif left is not None:
        await transaction.clocks.set_left(player, left)
        await transaction.refresh()
    way = pace.away if pace else "ai"
    await transaction.write_note("player", f"away-{way}", seat=player.seat, name=player.name, until=until)


async def come_back(transaction: MatchTransaction, states: States, user_id: int) -> None:
    """A person plays again. Raises NotSeated, NotAway or MatchEnded."""
    transaction.table.require_alive()
    player = transaction.table.player_of(user_id)
    if player.policy is None and _absence(transaction.table, player.seat).away_until is None:
        raise NotAway("not_away", match=transaction.table.match.id)
    await _return(transaction, states, player)


async def welcome_back(transaction: MatchTransaction, states: States, seat: Seat) -> None:
    """A vacation is over, unless its person came back before or went away for longer."""
    player, away_until = transaction.table.player(seat), _absence(transaction.table, seat).away_until
    if away_until is None or away_until > transaction.at:
        return
    if transaction.table.match.ended or player.user_id is None:
        await absences.forget(transaction.connection, transaction.table.match.id, seat)
    else:
        await _return(transaction, states, player)


async def offer(transaction: MatchTransaction, seat: Seat, by: str, actor: str) -> None:
    """Let anyone take the seat with one click; offered once more, it is offered no longer.

    Raises NotSeated or MatchEnded.
    """
    transaction.table.require_alive()
    player, absence = transaction.table.player(seat), _absence(transaction.table, seat)
    changed = replace(absence, offered=not absence.offered)
    await absences.keep(transaction.connection, transaction.table.match.id, changed)
    await _refresh_offers(transaction, seat)
    note = "offered" if changed.offered else "offer-withdrawn"
    await transaction.write_note(by, note, actor=actor, seat=seat, name=player.name)


async def offer_own(transaction: MatchTransaction, user_id: int) -> None:
    """A person offers the seat they hold. Raises NotSeated or MatchEnded."""
    player = transaction.table.player_of(user_id)
    await offer(transaction, player.seat, "player", player.name)


async def take(transaction: MatchTransaction, states: States, seat: Seat, person: Person) -> None:
    """A person takes a seat that is offered. Raises NotOffered, AlreadySeated or MatchEnded."""
    transaction.table.require_alive()
    if not _absence(transaction.table, seat).offered:
        raise NotOffered("not_offered", match=transaction.table.match.id)
    was = transaction.table.player(seat).name
    newcomer = await hand_over(transaction, states, seat, person)
    await _refresh_offers(transaction, seat)
    await transaction.write_note("player", "took-over", seat=seat, was=was, name=newcomer.name)


async def set_pace(transaction: MatchTransaction, states: States, pace: TimeControl, actor: str) -> None:
    """A moderator changes how much time there is; all clocks begin anew. Raises MatchEnded."""
    transaction.table.require_alive()
    await time_controls.keep(transaction.connection, transaction.table.match.id, pace)
    loaded = await states.stand(transaction.connection, transaction.table)
    await transaction.clocks.renew(transaction.table.seats, loaded.prompts)
    await transaction.refresh()
    await transaction.write_note("moderator", "pace-set", actor=actor, **vars(pace))


async def extend(
    transaction: MatchTransaction, states: States, seat: Seat | None, seconds: int, actor: str
) -> None:
    """A moderator gives a player, or everybody who is asked something, more time. Raises NotSeated.

    Where nobody may learn who is asked, all get it, whoever is named.
    """
    transaction.table.require_alive()
    named = transaction.table.seats if seat is None else (transaction.table.player(seat),)
    loaded = await states.stand(transaction.connection, transaction.table)
    everybody = _is_concealed(loaded) and not all(player.policy for player in named)
    given = await transaction.clocks.extend(transaction.table.seats if everybody else named, seconds)
    if not given:
        raise NotSeated("no_clock", match=transaction.table.match.id)
    await transaction.refresh()
    names = _tellable(loaded, given)
    await transaction.write_note("moderator", "extended", actor=actor, names=names, seconds=seconds)


async def remind(transaction: MatchTransaction, states: States, actor: str) -> None:
    """A moderator has everybody reminded who owes something. Raises NotSeated if nobody does."""
    transaction.table.require_open()
    loaded = await states.stand(transaction.connection, transaction.table)
    seats = transaction.table.seats
    owing = [prompt for prompt in loaded.prompts.values() if prompt.owed and not seats[prompt.seat].policy]
    if not owing:
        raise NotSeated("nobody_owes", match=transaction.table.match.id)
    for prompt in owing:
        await transaction.remind(prompt.seat, outbox.reminder_key(prompt.id, transaction.at, 0))
    names = _tellable(loaded, [prompt.seat for prompt in owing])
    await transaction.write_note("moderator", "reminded", actor=actor, names=names)


async def mute(transaction: MatchTransaction, user_id: int, prompt_id: str) -> None:
    """A person wants no more reminders of a question. Raises NotSeated or StalePrompt."""
    player = transaction.table.player_of(user_id)
    timer = next((timer for timer in transaction.table.timers if timer.seat == player.seat), None)
    if timer is None or timer.prompt_id != prompt_id:
        raise StalePrompt("stale_prompt")
    await transaction.clocks.keep(replace(timer, muted=True))


def _tellable(loaded: LoadedMatch, asked: Sequence[Seat]) -> list[str]:
    """The names of those who are asked; of all people where nobody may learn who is."""
    concealed, seats = _is_concealed(loaded), loaded.table.seats
    return [player.name for player in seats if player.seat in asked or (concealed and not player.policy)]


def _is_concealed(loaded: LoadedMatch) -> bool:
    """Whether nobody may learn who is asked."""
    return any(prompt.concealed for prompt in loaded.prompts.values())


async def _return(transaction: MatchTransaction, states: States, player: Seating) -> None:
    """Give the seat back to its holder, with a clean slate, and ask what there is to ask."""
    left = None if player.policy else await transaction.clocks.left(player)
    absence = _absence(transaction.table, player.seat)
    await absences.keep(
        transaction.connection, transaction.table.match.id, Absence(player.seat, offered=absence.offered)
    )
    if player.policy:
        await transaction.give_seat(replace(player, policy=None))
        await transaction.ask_seat(await states.stand(transaction.connection, transaction.table), player.seat)
    elif left is not None:
        await transaction.clocks.set_left(player, left)
        await transaction.refresh()
    await transaction.write_note("player", "back", seat=player.seat, name=player.name)


async def _refresh_offers(transaction: MatchTransaction, seat: Seat) -> None:
    """Have the messages looked at again that offer this seat: they carry a button."""
    for note in await transaction.notes():
        if note.data["note"] == "offered" and note.seat == seat:
            await transaction.tell_again(outbox.note_key(note.number))


def _absence(table: MatchRows, seat: Seat) -> Absence:
    return next((absence for absence in table.absences if absence.seat == seat), Absence(seat))
