"""Time-outs. When a clock expires, its player is reminded, or a command is played for them, once.

The command is the answer that they had prepared but not given, if it is complete; else the title's default.
The time is up for the rest of the turn: what its player is asked further is played at once, without another
message or strike, until they answer something themselves.

All of it is one transaction with the command and with the clock's row, so that a restart or a click at the
same moment finds either the question open or the answer given.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from typing import Any, TypeAlias

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.matches.clock.seat_clocks import reminders_due, scheduled
from bot.matches.match_view import LoadedMatch, MatchRows, round_key
from bot.matches.playing import carry_out
from bot.matches.seats import stand_in
from bot.matches.stage_log import next_step
from bot.matches.transaction import LogEntry, MatchTransaction
from bot.store import drafts, log, outbox, people, scheduling, stages
from bot.store.scheduling import Timer
from rules.core.model import Command, Prompt, Seat

Finished: TypeAlias = Callable[[str, Any, Prompt, dict[str, Any]], Command | None]
"""From a title, the observation of a seat, its prompt and its draft: the answer that the draft holds."""

TIMED_OUT = "timed-out"
"""The entry about a player whose time was up."""
NOBODY_NAMED = "timed-out-veiled"
"""The entry in its place where nobody may learn who was asked."""


async def expire(transaction: MatchTransaction, seat: Seat, finished: Finished) -> None:
    """The clock looks at the timer of a seat, and does what is due. Raises NotAllowed."""
    transaction.rows.require_clock(transaction.actor)
    timer = next((timer for timer in transaction.rows.timers if timer.seat == seat), None)
    if timer is None or timer.due_at is None or timer.wake_at is None or timer.wake_at > transaction.at:
        return
    loaded = await transaction.load()
    prompt = loaded.prompts.get(seat)
    if prompt is None or prompt.id != timer.prompt_id or not prompt.owed:
        await transaction.clocks.drop(seat)
        return
    if transaction.at < timer.due_at:
        await _remind(transaction, timer, timer.due_at)
        return
    # Before the count: an AI that takes the seat over drops the draft.
    command = await _command(transaction, loaded, prompt, finished)
    # A clock without time belongs to a turn in which it was counted before.
    if timer.length:
        await _count(transaction, prompt)
    await carry_out(transaction, prompt.id, LogEntry("command", seat, "default", command))


async def _remind(transaction: MatchTransaction, timer: Timer, due_at: int) -> None:
    """Send the reminder that is due now; of two that are overdue, the later one."""
    pace = await scheduling.read_time_control(transaction.connection, transaction.match_id)
    assert pace is not None, "without a pace there are no clocks"
    rest = await transaction.clocks.rest_of(transaction.rows.player(timer.seat), pace)
    reminded = reminders_due(timer.length, rest.awake(transaction.at, due_at))
    await transaction.clocks.keep(scheduled(replace(timer, reminded=reminded), rest, transaction.at))
    if reminded > timer.reminded and not timer.muted:
        await transaction.remind(timer.seat, outbox.reminder_key(timer.prompt_id, due_at, reminded))


async def _command(
    transaction: MatchTransaction, loaded: LoadedMatch, prompt: Prompt, finished: Finished
) -> dict[str, Any]:
    """What is played, as plain data: the answer that was prepared, if the rules take it, or the default."""
    game, seat = transaction.rows.game, prompt.seat
    draft = await drafts.read(transaction.connection, transaction.match_id, seat, prompt.id)
    prepared = finished(game.key, game.observe(loaded.state, seat), prompt, draft)
    legal = prepared is not None and prepared in game.legal(loaded.state, seat)
    command: dict[str, Any] = msgspec.to_builtins(prepared if legal else game.default(loaded.state, seat))
    return command


async def _count(transaction: MatchTransaction, prompt: Prompt) -> None:
    """Count a strike, once in a turn, and log that the time was up; after some strikes an AI plays on.

    Where nobody may learn who was asked, the log names nobody, and the AI comes with the next strike.
    """
    match_id = transaction.match_id
    absence = await people.read_absence(transaction.connection, match_id, prompt.seat)
    stage = await stages.latest_key(transaction.connection, match_id)
    counted = replace(absence, strikes=absence.strikes + (absence.missed != stage))
    if prompt.concealed:
        await people.keep_absence(transaction.connection, match_id, counted)
        return await _note_nobody(transaction, prompt)
    await people.keep_absence(transaction.connection, match_id, replace(counted, missed=_turn(stage)))
    return await _note(transaction, prompt, counted.strikes)


def _turn(stage: str) -> str | None:
    """The stage, where one is no longer than a turn: in a set-up, everybody's turn comes many times."""
    return stage if round_key(stage) != stage else None


async def _note(transaction: MatchTransaction, prompt: Prompt, strikes: int) -> None:
    player = transaction.rows.player(prompt.seat)
    pace = await scheduling.read_time_control(transaction.connection, transaction.match_id)
    most = pace.strikes if pace else 1
    facts = {"seat": prompt.seat, "name": player.name, "asked": prompt.kind, "prompt": prompt.id}
    await transaction.write_note("clock", TIMED_OUT, **facts, strikes=min(strikes, most), most=most)
    if strikes >= most:
        await stand_in(transaction, player)
        await transaction.write_note("clock", "absent", seat=player.seat, name=player.name, strikes=strikes)


async def _note_nobody(transaction: MatchTransaction, prompt: Prompt) -> None:
    """Log once for a question that it was answered for all who had not."""
    entries = (note.data for note in await transaction.notes() if note.data["note"] == NOBODY_NAMED)
    if not any(facts["prompt"] == prompt.id for facts in entries):
        await transaction.write_note("clock", NOBODY_NAMED, asked=prompt.kind, prompt=prompt.id)


@dataclass(frozen=True)
class Late:
    """A time-out: when it was, in Unix seconds, and what was played, as the late player may know it."""

    at: int
    events: tuple[Any, ...]


async def find_late(connection: AsyncConnection, rows: MatchRows, seat: Seat, prompt_id: str) -> Late | None:
    """What the clock did to the seat's question; None if it was not the clock that settled it."""
    played = _played(await log.read(connection, rows.match.id), seat, prompt_id)
    if played is None:
        return None
    return Late(played.at, await next_step(connection, rows, played.seq - 1, seat))


def _played(log_rows: Iterable[log.Row], seat: Seat, prompt_id: str) -> log.Row | None:
    """The row in which the seat's question was answered by default.

    A time-out that names nobody may have been another seat's: then the seat's next row is about another
    question, as its player's own answer or a newer time-out tells.
    """
    out_of_time = None
    for row in log_rows:
        if _is_time_out(row, seat):
            out_of_time = row.data["prompt"]
        elif row.seat == seat and row.kind != "note":
            if out_of_time == prompt_id:
                return row if row.by == "default" else None
            out_of_time = None
    return None


def _is_time_out(row: log.Row, seat: Seat) -> bool:
    """Whether the row says that the time was up for this seat, or for one that it does not name."""
    if row.kind != "note":
        return False
    return row.data["note"] == NOBODY_NAMED or (row.data["note"] == TIMED_OUT and row.seat == seat)
