"""One transaction on a match: it writes a row of the log and, with it, the stages and outbox rows of it.

An act is a function that gets the transaction, checks what its actor may do, and writes. All that it writes
is committed at once, or nothing is.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.matches.actor import Actor
from bot.matches.clock.seat_clocks import SeatClocks
from bot.matches.loading import MatchCache
from bot.matches.match_view import LoadedMatch, MatchRows, branch_key
from bot.store import drafts, log, matches, messages, outbox, stages
from bot.store.matches import Match, Seating, Status
from bot.store.stages import AnyStage
from rules.core import codec
from rules.core.model import Prompt, Seat, Step
from rules.core.record import Kind

_AFTER_STAGES = 1000
"""Number in the outbox of a row's first prompt; its stages are counted from 0."""


@dataclass(frozen=True)
class LogEntry:
    """The content of a row: the set-up, a command as plain data, a rewind or an administrative entry.

    `by` is who did it: a role, "default" for an answer in a seat's stead, "table" or "program".
    """

    kind: Kind
    seat: Seat | None = None
    by: str = "player"
    data: dict[str, Any] = field(default_factory=dict)


class MatchTransaction:
    """A transaction by `actor` at `at` (Unix seconds); `rows` are the match as it was before, locked.

    A command writes one row of the log. A time-out or a seat that changes hands writes administrative entries
    next to it.
    """

    def __init__(
        self, connection: AsyncConnection, rows: MatchRows, actor: Actor, at: int, cache: MatchCache
    ) -> None:
        self.connection = connection
        self.rows = rows
        self.actor = actor
        self.at = at
        self._cache = cache
        self.seq = 0 if rows.end is None else rows.end.seq + 1
        """The row to be written next."""
        self.number = 0 if rows.end is None else rows.end.number + 1
        """Its number, if it is public."""
        self.result: LoadedMatch | None = None
        """The match after the last step that was written, if any was."""
        self.ended = False
        """Whether the match ends with this transaction."""

    @property
    def match_id(self) -> str:
        return self.rows.match.id

    @property
    def clocks(self) -> SeatClocks:
        """The clocks of the match, as they are at this moment."""
        paused = self.rows.match.status == "paused"
        return SeatClocks(self.connection, self.match_id, self.at, self.seq, paused)

    async def load(self) -> LoadedMatch:
        """The match with its state. Raises NotStarted, RulesChanged or DamagedMatch."""
        return await self._cache.load(self.connection, self.rows)

    async def notes(self) -> tuple[log.Row, ...]:
        """The administrative entries until now."""
        return await log.notes(self.connection, self.match_id)

    # The row of the log, with its stages and outbox rows

    async def write_step(
        self, entry: LogEntry, before: Mapping[Seat, Prompt], step: Step[Any, Any]
    ) -> LoadedMatch:
        """Write what the rules have decided, and its outbox rows: stages first, then prompts that changed."""
        digest = codec.digest(step.state)
        silent = self._is_silent(entry, step)
        number = await self._append(entry, digest, silent=silent)
        passed = self._with_branch_keys(entry, step.stages)
        await stages.append(self.connection, self.match_id, stages.pack(self.seq, passed))
        match = await self._end_if_over(step.state)
        end = self._end(entry, digest, number)
        after = LoadedMatch(replace(self.rows, match=match, end=end), step.state)
        if not silent:
            for index, stage in enumerate(passed):
                await self._enqueue(outbox.TABLE, stage.key, index)
        await self._enqueue_prompts(before, after.prompts)
        self.result = after
        return after

    async def write_note(self, by: str, note: str, **facts: Any) -> None:
        """Write an administrative entry and its outbox row. The state stays as it is."""
        entry = LogEntry("note", facts.get("seat"), by, {"note": note, **facts})
        number = await self._append(entry, self.rows.begun.digest)
        await self._enqueue(outbox.TABLE, outbox.note_key(number))
        self.seq += 1

    # The match and its seats

    async def set_status(self, status: Status) -> None:
        """Change the match's status. "stopped" ends the match: its prompts and clocks are withdrawn."""
        if status == "stopped":
            self.ended = True
            await matches.change(self.connection, self.match_id, status=status, ended_at=self.at)
            for player in self.rows.seats:
                await self.update_panels(player.seat)
                await self.clocks.drop(player.seat)
        else:
            await matches.change(self.connection, self.match_id, status=status)

    async def give_seat(self, player: Seating) -> None:
        """Let another person or AI play a seat. Drafts of its former player are deleted."""
        await matches.give_seat(self.connection, self.match_id, player)
        await drafts.discard(self.connection, self.match_id, player.seat)
        seats = list(self.rows.seats)
        seats[player.seat] = player
        self.rows = replace(self.rows, seats=tuple(seats))
        await self._enqueue(outbox.LOBBY, outbox.LOBBY)

    async def ask_seat(self, loaded: LoadedMatch, seat: Seat) -> None:
        """Show a seat's new player what they are asked, and start their clock."""
        if prompt := loaded.prompts.get(seat):
            await self._enqueue(outbox.seat_audience(seat), prompt.id, 1)
        await self.clocks.drop(seat)
        await self.clocks.follow(self.rows.seats, loaded.prompts)

    # Messages that are to be said, or to be brought up to date

    async def update_panels(self, seat: Seat) -> None:
        """Update all private messages to a seat; those about prompts that are gone are closed."""
        audience = outbox.seat_audience(seat)
        for posted in await messages.of_audience(self.connection, self.match_id, audience):
            await self._enqueue(audience, posted.key)

    async def update_deadlines(self) -> None:
        """Update all messages that name a deadline."""
        for player in self.rows.seats:
            await self.update_panels(player.seat)
        newest = await stages.newest(self.connection, self.match_id, self.rows.begun.played)
        if newest:
            await self._enqueue(outbox.TABLE, newest.key)

    async def update_message(self, key: str) -> None:
        """Update the message of a stage or an administrative entry."""
        await self._enqueue(outbox.TABLE, key)

    async def remind(self, seat: Seat, key: str) -> None:
        """Remind a seat's player; the key is one of `outbox.reminder_key`."""
        await self._enqueue(outbox.reminder_audience(seat), key)

    async def close_private(self, posted: messages.Posted) -> None:
        """Close a private message to a person who does not hold the seat any more."""
        if posted.message_id is not None:
            former = replace(posted, audience=outbox.former_audience(posted.message_id))
            await messages.keep(self.connection, self.match_id, former)
            await self._enqueue(former.audience, former.key)

    # Within

    def _with_branch_keys(self, entry: LogEntry, passed: Sequence[AnyStage]) -> list[AnyStage]:
        """The stages with keys that no stage had before the last rewind."""
        if entry.kind == "rewind":
            return list(passed)
        return [msgspec.structs.replace(stage, key=branch_key(stage.key, self._branch)) for stage in passed]

    @property
    def _branch(self) -> int:
        return self.rows.end.line if self.rows.end else 0

    async def _append(self, entry: LogEntry, digest: str, *, silent: bool = False) -> int:
        """Write the row, and return its number."""
        number = log.UNTOLD if silent else self.number
        row = log.Row(self.seq, entry.kind, entry.seat, entry.by, entry.data, digest, self.at, number)
        await log.append(self.connection, self.match_id, row)
        if not silent:
            self.number += 1
            await self._enqueue_current()
        return number

    def _end(self, entry: LogEntry, digest: str, number: int) -> log.End:
        """Where the log ends once a step is written."""
        step = max(number, self.rows.end.step if self.rows.end else 0)
        branch = number if entry.kind == "rewind" else self._branch
        return log.End(self.seq, self.seq, digest, self.number - 1, step, branch)

    def _is_silent(self, entry: LogEntry, step: Step[Any, Any]) -> bool:
        """Whether the table must not notice it: an edit alone would show that somebody has answered."""
        seen = (self.rows.game.redact(event, None) for event in step.events)
        return entry.kind == "command" and all(event is None for event in seen)

    async def _end_if_over(self, state: Any) -> Match:
        outcome = self.rows.game.outcome(state)
        if outcome is None:
            return self.rows.match
        self.ended = True
        ending = {"status": "over", "ended_at": self.at, "outcome": msgspec.to_builtins(outcome)}
        await matches.change(self.connection, self.match_id, **ending)
        return replace(self.rows.match, **ending)

    async def _enqueue(self, audience: str, key: str, number: int = 0) -> None:
        await outbox.put(self.connection, self.match_id, audience, key, self.seq, number)

    async def _enqueue_current(self) -> None:
        """The outbox row of the message that is always current."""
        posted = await messages.find(self.connection, self.match_id, outbox.TABLE, outbox.NOW)
        stands = posted is not None and posted.message_id is not None
        await outbox.put_now(self.connection, self.match_id, self.seq, opens=not stands)

    async def _enqueue_prompts(self, before: Mapping[Seat, Prompt], after: Mapping[Seat, Prompt]) -> None:
        """The prompts that changed. AI seats are shown nothing."""
        await self.clocks.follow(self.rows.seats, after)
        for player in self.rows.seats:
            old, new = before.get(player.seat), after.get(player.seat)
            if player.policy or old == new:
                continue
            for number, prompt in enumerate(_both(old, new), start=_AFTER_STAGES):
                await self._enqueue(outbox.seat_audience(prompt.seat), prompt.id, number)
            if old and (new is None or new.id != old.id):
                await drafts.discard(self.connection, self.match_id, player.seat, old.id)


def _both(old: Prompt | None, new: Prompt | None) -> list[Prompt]:
    """A prompt that changed, or the one that is gone and the one that came, once each."""
    return list({prompt.id: prompt for prompt in (old, new) if prompt}.values())
