"""One transaction on a match: it writes a row of the log together with its stages and outbox rows.

An act is a function that gets the transaction and writes, once the referee has checked the actor's permission
(`permissions`). All its writes are committed atomically.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.matches.actor import Actor
from bot.matches.clock.seat_clocks import SeatClocks
from bot.matches.errors import RefereeError
from bot.matches.loading import MatchCache
from bot.matches.match_view import LoadedMatch, MatchRows, branch_key
from bot.matches.stage_log import StepViews
from bot.store import drafts, log, matches, messages, outbox, people, personal, scheduling, stages
from bot.store.matches import MatchSettings, Seating, Status
from bot.store.people import Absence
from bot.store.scheduling import TimeControl
from rules.core import codec
from rules.core.game import redacted
from rules.core.model import Prompt, Seat, Step
from rules.core.record import Kind

_AFTER_STAGES = 1000
"""Number in the outbox of a row's first prompt; its stages are counted from 0."""


@dataclass(frozen=True)
class LogEntry:
    """The content of a row: the set-up, a command as plain data, a rewind or an administrative entry.

    `by` is its author: a role, "default" for an answer on behalf of a seat, "table" or "program".
    """

    kind: Kind
    seat: Seat | None = None
    by: str = "player"
    data: dict[str, Any] = field(default_factory=dict)


class MatchTransaction:
    """A transaction by `actor` at `at` (Unix seconds) on a locked match.

    A command writes one row of the log. A time-out or a seat that changes hands writes administrative entries
    in addition. `rows` are the match including the transaction's changes so far. Clocks and outbox rows are
    written at the end, by `finish`.
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
        """The `seq` of the next row to be written."""
        self.number = 0 if rows.end is None else rows.end.number + 1
        """The number of that row, if it is public."""
        self.result: LoadedMatch | None = None
        """The match after the last step that was written, if any was."""
        self.views: StepViews = cache.find_views(rows) or StepViews()
        """What is known of the public views of the last step."""
        self.ended = False
        """Whether the match ends with this transaction."""
        self._timers = {timer.seat: timer for timer in rows.timers}
        self._outbox: dict[tuple[str, str], outbox.Item] = {}

    @property
    def match_id(self) -> str:
        return self.rows.match.id

    @property
    def clocks(self) -> SeatClocks:
        """The clocks of the match, as they are at this moment."""
        return SeatClocks(self.rows, self.at, self._timers, self._update_reminders)

    async def load(self) -> LoadedMatch:
        """The match with its state. Raises NotStarted, RulesChanged or DamagedMatch."""
        return await self._cache.load(self.connection, self.rows)

    async def notes(self) -> tuple[log.Row, ...]:
        """The administrative entries until now."""
        return await log.read(self.connection, self.match_id, "note")

    async def finish(self) -> MatchRows:
        """Write the clocks and outbox rows. Returns the resulting rows of the match."""
        before, after = {timer.seat: timer for timer in self.rows.timers}, self._timers
        changed = [timer for seat, timer in after.items() if before.get(seat) != timer]
        gone = [seat for seat in before if seat not in after]
        await scheduling.keep_timers(self.connection, self.match_id, changed)
        await scheduling.drop_timers(self.connection, self.match_id, gone)
        await outbox.put_all(self.connection, self.match_id, self._outbox.values())
        timers = tuple(after[seat] for seat in sorted(after))
        reminders = tuple(filter(self._may_stand, self.rows.reminders))
        self.rows = replace(self.rows, timers=timers, reminders=reminders)
        return self.rows

    # The row of the log, with its stages and outbox rows

    async def write_step(
        self, entry: LogEntry, before: Mapping[Seat, Prompt], step: Step[Any, Any]
    ) -> LoadedMatch:
        """Write the rules' result and its outbox rows: stages first, then prompts that changed."""
        digest = codec.digest(step.state)
        silent = self._is_silent(entry, step)
        if not silent:
            await self._update_undo_requests()
        number = (await self._append(entry, digest, silent=silent)).number
        last, branch = (self.rows.end.step, self.rows.end.line) if self.rows.end else (0, 0)
        if entry.kind == "rewind":
            branch, passed = number, list(step.stages)
            self.rows = replace(self.rows, rewinds=(*self.rows.rewinds, (self.seq, entry.data["to"])))
        else:  # with keys that no stage had before the last rewind
            passed = [msgspec.structs.replace(one, key=branch_key(one.key, branch)) for one in step.stages]
        await stages.append(self.connection, self.match_id, stages.pack(self.seq, passed))
        self.views = self.views.after(self.rows, self.seq, passed)
        end = log.End(self.seq, self.seq, digest, self.number - 1, max(number, last), branch)
        self.rows = replace(self.rows, end=end, stage=passed[-1].key)
        outcome = self.rows.game.outcome(step.state)
        if outcome is not None:
            await self.change_match(status="over", ended_at=self.at, outcome=msgspec.to_builtins(outcome))
            await self._end()
        if not silent:
            for index, stage in enumerate(passed):
                self._enqueue(outbox.TABLE, self.rows.told_under(stage.key), index)
        self.result = LoadedMatch(self.rows, step.state)
        await self._enqueue_prompts(before, self.result.prompts)
        if silent and _asks_alone_and_anew(before, self.result.prompts):
            self._enqueue(outbox.TABLE, outbox.NOW, outbox.LAST)  # which names the deadline
        return self.result

    async def write_note(self, by: str, note: str, **facts: Any) -> log.Row:
        """Write an administrative entry and its outbox row. The state stays as it is."""
        entry, end = LogEntry("note", facts.get("seat"), by, {"note": note, **facts}), self.rows.begun
        await self.name_actor()
        row = await self._append(entry, end.digest)
        self._enqueue(outbox.TABLE, outbox.note_key(row.number))
        self.rows = replace(self.rows, end=replace(end, seq=self.seq, number=row.number))
        self.seq += 1
        return row

    async def name_actor(self) -> None:
        """Keep whose name it is that stands in a row of the log now."""
        if self.actor.is_person:
            named = {self.actor.id: self.actor.name}
            await personal.name_people(self.connection, self.match_id, named)

    # The match and its seats

    async def change_match(self, **columns: Any) -> None:
        """Set columns of the match's own row."""
        await matches.change(self.connection, self.match_id, **columns)
        self.rows = replace(self.rows, match=replace(self.rows.match, **columns))

    async def set_status(self, status: Status) -> None:
        """Change the match's status. "stopped" ends the match: its prompts and clocks are withdrawn."""
        if status != "stopped":
            return await self.change_match(status=status)
        await self.update_deadlines()  # before: a match that was ended has no open question
        await self.change_match(status=status, ended_at=self.at)
        for player in self.rows.seats:
            self.clocks.drop(player.seat)
        return await self._end()

    async def set_pace(self, pace: TimeControl) -> None:
        """Change the time control."""
        await scheduling.keep_time_control(self.connection, self.match_id, pace)
        self.rows = replace(self.rows, pace=pace)

    async def set_settings(self, settings: MatchSettings) -> None:
        """Change how the match is shown, and who may watch."""
        await matches.keep_settings(self.connection, self.match_id, settings)
        self.rows = replace(self.rows, settings=settings)

    async def set_absence(self, absence: Absence) -> None:
        """Store whether a seat's player was late, is away or offers the seat, and update what offers it."""
        if absence.offered != self.rows.absence(absence.seat).offered:
            await self._update_notes("offered", absence.seat)
        absences = {other.seat: other for other in self.rows.absences} | {absence.seat: absence}
        if absence == Absence(absence.seat):
            del absences[absence.seat]
            await people.forget_absence(self.connection, self.match_id, absence.seat)
        else:
            await people.keep_absence(self.connection, self.match_id, absence)
        self.rows = replace(self.rows, absences=tuple(absences[seat] for seat in sorted(absences)))

    async def give_seat(self, player: Seating) -> None:
        """Let another person or AI play a seat. Drafts of its former player are deleted.

        Of a host who leaves, the newcomer is the successor, or else another person.
        """
        await matches.give_seat(self.connection, self.match_id, player)
        if player.user_id:
            await personal.name_people(self.connection, self.match_id, {player.user_id: player.name})
        await drafts.discard_all(self.connection, self.match_id, player.seat)
        seats, was = list(self.rows.seats), self.rows.seats[player.seat].user_id
        seats[player.seat] = player
        self.rows = replace(self.rows, seats=tuple(seats))
        people = [one.user_id for one in (player, *seats) if one.user_id]
        await self._update_undo_requests()
        if was and was != player.user_id and self.rows.settings.players_only:
            self._enqueue(outbox.LEAVERS, str(was))
        if was == self.rows.match.host_id and was not in people and people:
            await self.change_match(host_id=people[0])
        self._enqueue(outbox.LOBBY, outbox.LOBBY)
        if player.user_id and not player.policy:
            self.admit(player.seat)

    async def ask_seat(self, loaded: LoadedMatch, seat: Seat) -> None:
        """Send the open prompts to a seat's new player, and start their clock."""
        self.ask(loaded, seat)
        self.clocks.drop(seat)
        self.clocks.follow(loaded.prompts)

    # Messages that are to be sent, or to be updated

    def ask(self, loaded: LoadedMatch, seat: Seat) -> None:
        """Send the open prompts to a seat's player, or update them."""
        if prompt := loaded.prompts.get(seat):
            self._enqueue(outbox.seat_audience(seat), prompt.id, 1)

    async def update_panels(self, seat: Seat) -> None:
        """Update all private messages to a seat; those about prompts that are gone are closed."""
        audience = outbox.seat_audience(seat)
        for posted in await messages.of_audience(self.connection, self.match_id, audience):
            self._enqueue(audience, posted.key)

    async def update_question(self, seat: Seat) -> None:
        """Update the message about a seat's open question. What is left of settled ones stays as it is.

        Their answers may be too old to be found again. If the state cannot be read, all are updated.
        """
        try:
            prompt = (await self.load()).prompts.get(seat)
        except RefereeError:
            await self.update_panels(seat)
        else:
            if prompt:
                await self.update_panel(seat, prompt.id)

    async def update_panel(self, seat: Seat, prompt_id: str) -> None:
        """Update the message about one question to a seat, if there is one."""
        audience = outbox.seat_audience(seat)
        if await messages.find(self.connection, self.match_id, audience, prompt_id):
            self._enqueue(audience, prompt_id)

    async def update_deadlines(self) -> None:
        """Update all messages that name a deadline."""
        for player in self.rows.seats:
            await self.update_question(player.seat)
        if self.rows.stage:
            self.update_message(self.rows.stage)

    def admit(self, *seats: Seat) -> None:
        """Let the people in these seats into the match's thread."""
        for seat in seats:
            self._enqueue(outbox.MEMBERS, str(seat))

    def update_lobby(self) -> None:
        self._enqueue(outbox.LOBBY, outbox.LOBBY)

    def update_message(self, key: str) -> None:
        """Update the message that tells of a stage or an administrative entry."""
        self._enqueue(outbox.TABLE, self.rows.told_under(key))

    def remind(self, seat: Seat, key: str) -> None:
        """Remind a seat's player; the key is one of `outbox.reminder_key`."""
        audience = outbox.reminder_audience(seat)
        self.rows = replace(self.rows, reminders=(*self.rows.reminders, (audience, key)))
        self._enqueue(audience, key)

    def forget_reminders(self, seat: Seat) -> None:
        """Check none of a seat's reminders again: they were for a person who no longer holds it."""
        audience = outbox.reminder_audience(seat)
        kept = tuple(reminder for reminder in self.rows.reminders if reminder[0] != audience)
        self.rows = replace(self.rows, reminders=kept)

    async def withdraw(self, posted: messages.Posted) -> None:
        """Close a message to a person who no longer holds the seat; one at the table is deleted."""
        if posted.message_id is not None:
            former = replace(posted, audience=outbox.former_audience(posted.message_id))
            await messages.keep(self.connection, self.match_id, former)
            self._enqueue(former.audience, former.key)

    # Within

    async def _end(self) -> None:
        """The match ends with this: nothing that was asked or offered of its table stands any more."""
        self.ended = True
        await self._update_undo_requests()
        await self._update_notes("offered", *(one.seat for one in self.rows.absences if one.offered))

    async def _update_undo_requests(self) -> None:
        """Update the open requests to take a choice back: they lapse with the next step, or have buttons.

        Each is an entry after the last step: none is looked for where there is no entry.
        """
        if (end := self.rows.end) and end.number > end.step:
            for number in await log.open_undo_requests(self.connection, self.match_id, end.step):
                self.update_message(outbox.note_key(number))

    async def _update_notes(self, name: str, *seats: Seat) -> None:
        """Update the entries with this name about these seats: they have buttons."""
        for note in await self.notes() if seats else ():
            if note.data["note"] == name and note.seat in seats:
                self.update_message(outbox.note_key(note.number))

    async def _append(self, entry: LogEntry, digest: str, *, silent: bool = False) -> log.Row:
        """Write the row, and return it."""
        number = log.UNTOLD if silent else self.number
        row = log.Row(self.seq, entry.kind, entry.seat, entry.by, entry.data, digest, self.at, number)
        await log.append(self.connection, self.match_id, row)
        if not silent:
            self.number += 1
            self._enqueue(outbox.TABLE, outbox.NOW, outbox.LAST)
        return row

    def _is_silent(self, entry: LogEntry, step: Step[Any, Any]) -> bool:
        """Whether no public message may change: an edit alone would reveal that a player has answered."""
        return entry.kind == "command" and not redacted(self.rows.game, step.events, None)

    def _enqueue(self, audience: str, key: str, number: int = 0) -> None:
        self._outbox[audience, key] = outbox.Item(audience, key, self.seq, number)

    def _may_stand(self, reminder: tuple[str, str]) -> bool:
        """Whether a reminder may have to be removed later: not if its question is settled with this."""
        if reminder not in self._outbox or self.result is None:
            return not self.ended
        prompt = self.result.prompts.get(outbox.seat_of(reminder[0]))
        return prompt is not None and prompt.id == outbox.read_reminder_key(reminder[1])[0]

    def _update_reminders(self, seat: Seat) -> None:
        """Have a seat's reminders checked again: those that are out of date are removed."""
        audience = outbox.reminder_audience(seat)
        for key in [key for to, key in self.rows.reminders if to == audience]:
            self._enqueue(audience, key)

    async def _enqueue_prompts(self, before: Mapping[Seat, Prompt], after: Mapping[Seat, Prompt]) -> None:
        """Enqueue the prompts that changed. AI seats get no messages."""
        self.clocks.follow(after)
        settled = []
        for player in self.rows.seats:
            old, new = before.get(player.seat), after.get(player.seat)
            if player.policy or old == new:
                continue
            # A prompt that only changed has the same id.
            keys = dict.fromkeys(prompt.id for prompt in (old, new) if prompt)
            for number, key in enumerate(keys, start=_AFTER_STAGES):
                self._enqueue(outbox.seat_audience(player.seat), key, number)
            if new is None or not new.owed or (old and new.id != old.id):
                self._update_reminders(player.seat)  # also without clocks, which do so themselves
            if old and (new is None or new.id != old.id):
                settled.append((player.seat, old.id))
        await drafts.discard(self.connection, self.match_id, settled)


def _asks_alone_and_anew(before: Mapping[Seat, Prompt], after: Mapping[Seat, Prompt]) -> bool:
    """Whether one seat alone was asked something openly, and one alone is asked something else by now."""
    asked = [*before.values(), *after.values()]
    alone, anew = len(before) == len(after) == 1, len({one.id for one in asked}) == len(asked)
    return alone and anew and not any(one.concealed for one in asked)
