"""Writes the next row of a match's log and everything that comes with it, in its caller's transaction."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.matches.clock.seat_clocks import SeatClocks
from bot.matches.match_view import LoadedMatch, MatchRows, named
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
    """What a row is about: the set-up, a command as plain data, or a note. `by` says who did it."""

    kind: Kind
    seat: Seat | None = None
    by: str = "player"
    data: dict[str, Any] = field(default_factory=dict)


class MatchTransaction:
    """The pen of one transaction. `table` is the match before it, `at` the time in Unix seconds."""

    def __init__(self, connection: AsyncConnection, table: MatchRows, at: int) -> None:
        self.connection = connection
        self.table = table
        self.at = at
        self.seq = 0 if table.end is None else table.end.seq + 1
        """The row to be written next."""
        self.number = 0 if table.end is None else table.end.number + 1
        """Its number, if anybody is told of it."""

    async def write_step(
        self, entry: LogEntry, before: Mapping[Seat, Prompt], step: Step[Any, Any]
    ) -> LoadedMatch:
        """Write what the rules have decided, and the news of it: stages first, then prompts that changed."""
        digest = codec.digest(step.state)
        silent = self._is_silent(entry, step)
        number = await self._append(entry, digest, silent=silent)
        passed = self._named(entry, step.stages)
        await stages.append(self.connection, self._match_id, stages.pack(self.seq, passed))
        match = await self._end_if_over(step.state)
        end = self._end(entry, digest, number)
        after = LoadedMatch(replace(self.table, match=match, end=end), step.state)
        if not silent:
            await self._announce_stages(passed)
        await self._announce_prompts(before, after.prompts)
        return after

    async def write_note(self, by: str, note: str, **facts: Any) -> None:
        """Write what happened beside the rules, and the news of it. The state stays as it is."""
        entry = LogEntry("note", facts.get("seat"), by, {"note": note, **facts})
        number = await self._append(entry, self.table.begun.digest)
        await self._tell(outbox.TABLE, outbox.note_key(number))
        self.seq += 1

    async def set_status(self, status: Status) -> None:
        """Change the match's status. Where that ends the match, it takes back what was asked, too."""
        if status == "stopped":
            await matches.change(self.connection, self._match_id, status=status, ended_at=self.at)
            for player in self.table.seats:
                await self.recall(player.seat)
                await self.clocks.drop(player.seat)
        else:
            await matches.change(self.connection, self._match_id, status=status)

    async def give_seat(self, player: Seating) -> None:
        """Let somebody else hold a seat. What its old holder had begun in private is dropped."""
        await matches.give_seat(self.connection, self._match_id, player)
        await drafts.discard(self.connection, self._match_id, player.seat)
        seats = list(self.table.seats)
        seats[player.seat] = player
        self.table = replace(self.table, seats=tuple(seats))
        await self._tell(outbox.LOBBY, outbox.LOBBY)

    async def recall(self, seat: Seat) -> None:
        """Have all that a seat was asked looked at again, to be closed where it is asked no more."""
        audience = outbox.seat_audience(seat)
        for posted in await messages.of_audience(self.connection, self._match_id, audience):
            await self._tell(audience, posted.key)

    async def refresh(self) -> None:
        """Have all that says until when somebody is waited for looked at again."""
        for player in self.table.seats:
            await self.recall(player.seat)
        newest = await stages.newest(self.connection, self._match_id, self.table.begun.played)
        if newest:
            await self._tell(outbox.TABLE, newest.key)

    async def remind(self, seat: Seat, key: str) -> None:
        """Have a seat's player reminded; the key is one of `outbox.reminder_key`."""
        await self._tell(outbox.reminder_audience(seat), key)

    async def ask_seat(self, loaded: LoadedMatch, seat: Seat) -> None:
        """Have whatever a seat is asked shown to its new player, whose clock begins."""
        if prompt := loaded.prompts.get(seat):
            await self.ask(prompt, number=1)
        await self.clocks.drop(seat)
        await self.clocks.follow(self.table.seats, loaded.prompts)

    async def close(self, posted: messages.Posted) -> None:
        """Have a private message to somebody who has given the seat up closed."""
        if posted.message_id is not None:
            former = replace(posted, audience=outbox.former_audience(posted.message_id))
            await messages.keep(self.connection, self._match_id, former)
            await self._tell(former.audience, former.key)

    async def notes(self) -> tuple[log.Row, ...]:
        """What happened beside the rules until now."""
        return await log.notes(self.connection, self._match_id)

    async def ask(self, prompt: Prompt, number: int = 0) -> None:
        """Have a seat's prompt shown, or its change, or that it is gone."""
        await self._tell(outbox.seat_audience(prompt.seat), prompt.id, number)

    async def tell_again(self, key: str) -> None:
        """Have the message of a stage or a note brought up to date."""
        await self._tell(outbox.TABLE, key)

    @property
    def clocks(self) -> SeatClocks:
        """The clocks of the match, as they are at this moment."""
        paused = self.table.match.status == "paused"
        return SeatClocks(self.connection, self._match_id, self.at, self.seq, paused)

    @property
    def _match_id(self) -> str:
        return self.table.match.id

    @property
    def _line(self) -> int:
        return self.table.end.line if self.table.end else 0

    def _named(self, entry: LogEntry, passed: Sequence[AnyStage]) -> list[AnyStage]:
        """The stages under names that no stage had before the last rewind."""
        if entry.kind == "rewind":
            return list(passed)
        return [msgspec.structs.replace(stage, key=named(stage.key, self._line)) for stage in passed]

    async def _append(self, entry: LogEntry, digest: str, *, silent: bool = False) -> int:
        """Write the row, and return its number."""
        number = log.UNTOLD if silent else self.number
        row = log.Row(self.seq, entry.kind, entry.seat, entry.by, entry.data, digest, self.at, number)
        await log.append(self.connection, self._match_id, row)
        if not silent:
            self.number += 1
            await self._tell_now()
        return number

    def _end(self, entry: LogEntry, digest: str, number: int) -> log.End:
        """Where the log ends once a step is written."""
        step = max(number, self.table.end.step if self.table.end else 0)
        line = number if entry.kind == "rewind" else self._line
        return log.End(self.seq, self.seq, digest, self.number - 1, step, line)

    def _is_silent(self, entry: LogEntry, step: Step[Any, Any]) -> bool:
        """Whether the table must not notice it: already an edit would tell that somebody has answered."""
        seen = (self.table.game.redact(event, None) for event in step.events)
        return entry.kind == "command" and all(event is None for event in seen)

    async def _tell(self, audience: str, key: str, number: int = 0) -> None:
        await outbox.put(self.connection, self._match_id, audience, key, self.seq, number)

    async def _tell_now(self) -> None:
        """News for the message that is always current."""
        posted = await messages.find(self.connection, self._match_id, outbox.TABLE, outbox.NOW)
        stands = posted is not None and posted.message_id is not None
        await outbox.put_now(self.connection, self._match_id, self.seq, opens=not stands)

    async def _end_if_over(self, state: Any) -> Match:
        outcome = self.table.game.outcome(state)
        if outcome is None:
            return self.table.match
        ending = {"status": "over", "ended_at": self.at, "outcome": msgspec.to_builtins(outcome)}
        await matches.change(self.connection, self._match_id, **ending)
        return replace(self.table.match, **ending)

    async def _announce_stages(self, passed: Sequence[AnyStage]) -> None:
        for number, stage in enumerate(passed):
            await self._tell(outbox.TABLE, stage.key, number)

    async def _announce_prompts(self, before: Mapping[Seat, Prompt], after: Mapping[Seat, Prompt]) -> None:
        """AI seats are shown nothing. Prompts come after the stages that led to them."""
        await self.clocks.follow(self.table.seats, after)
        for player in self.table.seats:
            old, new = before.get(player.seat), after.get(player.seat)
            if player.policy or old == new:
                continue
            for number, prompt in enumerate(_both(old, new), start=_AFTER_STAGES):
                await self.ask(prompt, number)
            if old and (new is None or new.id != old.id):
                await drafts.discard(self.connection, self._match_id, player.seat, old.id)


def _both(old: Prompt | None, new: Prompt | None) -> list[Prompt]:
    """A prompt that changed, or the one that is gone and the one that came, once each."""
    return list({prompt.id: prompt for prompt in (old, new) if prompt}.values())
