"""Time-outs. When a clock is due, its player is reminded, or a command is played for them, exactly once.

The command is the answer that they had prepared but not submitted, if it is complete; else the title's
default. The time is up for the rest of the turn: further questions to the player are answered at once,
without another message or strike, until they answer one themselves.

The command and the clock's row are written in one transaction, so that a restart or a concurrent click finds
either the question open or the answer given.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, TypeAlias

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.matches.absences import ABSENT, stand_in
from bot.matches.clock.reminder_times import reminders_due
from bot.matches.clock.seat_clocks import scheduled
from bot.matches.match_view import LoadedMatch, MatchRows, round_key
from bot.matches.playing import carry_out
from bot.matches.stage_log import next_step
from bot.matches.transaction import LogEntry, MatchTransaction
from bot.store import drafts, log, outbox
from bot.store.scheduling import Timer
from rules.core.model import Command, Prompt, Seat

Finished: TypeAlias = Callable[[str, Any, Prompt, dict[str, Any]], Command | None]
"""Returns the answer in a draft, given the title, the seat's observation, its prompt and the draft."""

TIMED_OUT = "timed-out"
"""The entry about a player whose time was up."""
NOBODY_NAMED = "timed-out-veiled"
"""The entry written instead if the asked seats are secret."""


async def expire(transaction: MatchTransaction, seat: Seat, finished: Finished) -> None:
    """The scheduler checks the timer of a seat and does what is due. Raises NotAllowed."""
    timer = transaction.rows.timer(seat)
    if timer is None or timer.due_at is None or timer.wake_at is None or timer.wake_at > transaction.at:
        return
    loaded = await transaction.load()
    prompt = loaded.prompts.get(seat)
    if prompt is None or prompt.id != timer.prompt_id:
        transaction.clocks.drop(seat)
        return
    if transaction.at < timer.due_at:
        _remind(transaction, timer, timer.due_at)
        return
    # Before the count: an AI that takes the seat over drops the draft.
    command = await _command(transaction, loaded, prompt, finished)
    # A clock without time belongs to a turn in which a strike was already counted.
    if timer.length:
        await _count(transaction, prompt)
    await carry_out(transaction, prompt.id, LogEntry("command", seat, "default", command))
    if transaction.rows.player(seat).policy:
        # The command's row is the one that settled the panel which the AI's coming has closed.
        await transaction.update_panel(seat, prompt.id)


def _remind(transaction: MatchTransaction, timer: Timer, due_at: int) -> None:
    """Send the reminder that is due now; of two that are overdue, the later one."""
    rest = transaction.clocks.rest_of(transaction.rows.player(timer.seat))
    reminded = reminders_due(timer.length, rest.awake(transaction.at, due_at))
    transaction.clocks.keep(scheduled(replace(timer, reminded=reminded), rest, transaction.at))
    if reminded > timer.reminded and not timer.muted:
        transaction.remind(timer.seat, outbox.reminder_key(timer.prompt_id, due_at, reminded))


async def _command(
    transaction: MatchTransaction, loaded: LoadedMatch, prompt: Prompt, finished: Finished
) -> dict[str, Any]:
    """The command to play, as plain data: the prepared answer, if the rules accept it, or the default."""
    game, seat = transaction.rows.game, prompt.seat
    draft = await drafts.read(transaction.connection, transaction.match_id, seat, prompt.id)
    prepared = finished(game.key, game.observe(loaded.state, seat), prompt, draft)
    legal = prepared is not None and prepared in game.legal(loaded.state, seat)
    command: dict[str, Any] = msgspec.to_builtins(prepared if legal else game.default(loaded.state, seat))
    return command


async def _count(transaction: MatchTransaction, prompt: Prompt) -> None:
    """Count a strike, once in a turn, and log that the time was up; after some strikes an AI plays on.

    If the asked seats are secret, the log names no seat, and the AI takes over at the next strike.
    """
    absence, stage = transaction.rows.absence(prompt.seat), transaction.rows.stage or ""
    counted = replace(absence, strikes=absence.strikes + (absence.missed != stage))
    if prompt.concealed:
        await transaction.set_absence(counted)
        # Once per question: it was answered for all players who had not done so.
        entries = (note.data for note in await transaction.notes() if note.data["note"] == NOBODY_NAMED)
        if not any(facts["prompt"] == prompt.id for facts in entries):
            await transaction.write_note("clock", NOBODY_NAMED, asked=prompt.kind, prompt=prompt.id)
        return
    # In a set-up a stage is longer than a turn: each player has many turns.
    missed = stage if round_key(stage) != stage else None
    await transaction.set_absence(replace(counted, missed=missed))
    player, pace = transaction.rows.player(prompt.seat), transaction.rows.pace
    strikes, most = counted.strikes, pace.strikes if pace else 1
    facts = {"seat": prompt.seat, "name": player.name, "asked": prompt.kind, "prompt": prompt.id}
    await transaction.write_note("clock", TIMED_OUT, **facts, strikes=min(strikes, most), most=most)
    if strikes >= most:
        await stand_in(transaction, player)
        await transaction.write_note("clock", ABSENT, seat=player.seat, name=player.name, strikes=strikes)


@dataclass(frozen=True)
class Late:
    """A time-out: its time in Unix seconds, and what was played, as visible to the late player."""

    at: int
    events: tuple[Any, ...]


async def find_late(connection: AsyncConnection, rows: MatchRows, seat: Seat, prompt_id: str) -> Late | None:
    """Returns the time-out that settled the seat's question; None if the clock did not settle it.

    A time-out that names no seat may have been another seat's: then the seat's next row is about another
    question, as its player's own answer or a newer time-out shows.
    """
    out_of_time = None
    for row in await log.read(connection, rows.match.id):
        if _is_time_out(row, seat):
            out_of_time = row.data["prompt"]
        elif row.seat == seat and row.kind != "note":
            if out_of_time == prompt_id and row.by == "default":
                return Late(row.at, await next_step(connection, rows, row.seq - 1, seat))
            if out_of_time == prompt_id:
                return None
            out_of_time = None
    return None


def _is_time_out(row: log.Row, seat: Seat) -> bool:
    """Whether the row is a time-out of this seat, or of a seat that it does not name."""
    if row.kind != "note":
        return False
    return row.data["note"] == NOBODY_NAMED or (row.data["note"] == TIMED_OUT and row.seat == seat)
