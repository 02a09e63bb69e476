"""Deadlines: a moderator changes the pace, gives more time or reminds; a player turns reminders off.

What a moderator does is an administrative entry in the log.
"""

from collections.abc import Sequence
from dataclasses import replace

from bot.matches.absences import stand_in, step_back, was_too_late
from bot.matches.clock.time_control import MINUTE
from bot.matches.errors import NotSeated, TooSoon
from bot.matches.match_view import LoadedMatch
from bot.matches.transaction import MatchTransaction
from bot.store import outbox
from bot.store.log import Row
from bot.store.scheduling import TimeControl
from rules.core.errors import StalePrompt
from rules.core.model import Seat

REMIND_GAP = 10 * MINUTE
"""Seconds for which a moderator's reminder is not repeated, unless the match goes on."""


async def set_pace(transaction: MatchTransaction, pace: TimeControl) -> Row:
    """A moderator changes the time control; all clocks start again. Raises NotAllowed or MatchEnded.

    Where clocks stand still during vacations no longer, an AI plays from now on for who is on one. Where they
    do so from now on, it plays no longer, unless it took over after too many time-outs.
    """
    transaction.rows.require_alive()
    await transaction.set_pace(pace)
    for player in transaction.rows.seats:
        if transaction.rows.absence(player.seat).away_until is None:
            continue
        if pace.away == "ai" and not player.policy:
            await stand_in(transaction, player)
        elif pace.away == "clock" and player.policy and not await was_too_late(transaction, player.seat):
            await step_back(transaction, player)
    transaction.clocks.renew((await transaction.load()).prompts)
    await transaction.update_deadlines()
    facts = {**vars(pace), "paused": transaction.rows.match.status == "paused"}
    return await transaction.write_note("moderator", "pace-set", actor=transaction.actor.name, **facts)


async def extend(transaction: MatchTransaction, seat: Seat | None, seconds: int) -> Row:
    """A moderator gives a player, or everybody who is asked something, more time.

    If the asked seats are secret, all players get it, even if one seat is named. Raises NotAllowed or
    NotSeated.
    """
    transaction.rows.require_alive()
    named = transaction.rows.seats if seat is None else (transaction.rows.player(seat),)
    if seat is not None and named[0].policy:
        raise NotSeated("no_person_there", match=transaction.match_id)
    loaded = await transaction.load()
    given = transaction.clocks.extend(transaction.rows.seats if _is_concealed(loaded) else named, seconds)
    if not given:
        code = "not_asked_now" if seat is not None and transaction.rows.timers else "no_clock"
        raise NotSeated(code, match=transaction.match_id)
    await transaction.update_deadlines()
    names = _public_names(loaded, given)
    return await transaction.write_note(
        "moderator", "extended", actor=transaction.actor.name, names=names, seconds=seconds
    )


async def remind(transaction: MatchTransaction) -> Row:
    """A moderator reminds all players who owe an answer, if that was not done just now.

    Raises NotAllowed, NotSeated if nobody owes one, or TooSoon.
    """
    transaction.rows.require_alive()
    transaction.rows.require_open()
    loaded = await transaction.load()
    seats = transaction.rows.seats
    owing = [prompt for prompt in loaded.prompts.values() if prompt.owed and not seats[prompt.seat].policy]
    if not owing:
        raise NotSeated("nobody_owes", match=transaction.match_id)
    # By what is public alone: whether somebody was reminded may be secret.
    step, since = transaction.rows.begun.step, transaction.at - REMIND_GAP
    for note in await transaction.notes():
        if note.data["note"] == "reminded" and note.number > step and note.at > since:
            raise TooSoon("reminded_just_now", match=transaction.match_id)
    for prompt in owing:
        transaction.remind(prompt.seat, outbox.reminder_key(prompt.id, transaction.at, 0))
    names = _public_names(loaded, [prompt.seat for prompt in owing])
    return await transaction.write_note("moderator", "reminded", actor=transaction.actor.name, names=names)


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
