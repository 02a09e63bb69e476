"""Where a match stands: its rows, and the state that its log leads to."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.matches.errors import (
    AlreadyStarted,
    MatchEnded,
    MatchPaused,
    NotHost,
    NotSeated,
    NotStarted,
)
from bot.matches.person import Person
from bot.store import log
from bot.store.absences import Absence
from bot.store.log import Row
from bot.store.match_settings import USUAL, MatchSettings
from bot.store.matches import Match, Seating, holder
from bot.store.timers import Timer
from rules.core.chance import Chance, commitment, mixed
from rules.core.errors import MatchOver, NotPrompted, StalePrompt
from rules.core.model import Outcome, Prompt, Seat
from rules.core.record import RULES_CHANGED
from rules.core.registry import AnyGame, find


@dataclass(frozen=True)
class MatchView:
    """Where a match stands, for everybody to know. `seq` is the last row of its log.

    The prompts' ids are unique in the match, also after a rewind. The match's seed is there once it has
    ended; until then `commitment`, its SHA-256 in hex, stands for it.
    """

    match: Match
    seats: tuple[Seating, ...]
    seq: int
    observation: Any
    prompts: Mapping[Seat, Prompt]
    outcome: Outcome | None
    commitment: str
    timers: Sequence[Timer] = ()
    absences: Sequence[Absence] = ()
    settings: MatchSettings = USUAL

    def asked(self, seat: Seat, prompt_id: str) -> Prompt | None:
        """The prompt with this id if the person in this seat is asked it now: neither an AI nor nobody."""
        prompt = self.prompts.get(seat)
        if prompt is None or prompt.id != prompt_id or self.seats[seat].policy or self.match.ended:
            return None
        return prompt

    def timer(self, seat: Seat) -> Timer | None:
        """The clock of a seat that still owes an answer, if it has one."""
        return next((timer for timer in self.timers if timer.seat == seat and timer.owing), None)

    def away_until(self, seat: Seat) -> int | None:
        """When the vacation of a seat's player ends, if they are on one."""
        return next((one.away_until for one in self.absences if one.seat == seat), None)

    def offers(self, seat: Seat) -> bool:
        """Whether anyone may take the seat."""
        return not self.match.ended and any(one.offered for one in self.absences if one.seat == seat)

    def seat_of(self, user_id: int) -> Seating | None:
        """The seat that a person holds."""
        return holder(self.seats, user_id)

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names by seat."""
        return tuple(player.name for player in self.seats)


@dataclass(frozen=True)
class MatchRows:
    """A match as its rows have it: no state yet. `end` is None in the lobby."""

    match: Match
    seats: tuple[Seating, ...]
    end: log.End | None
    timers: tuple[Timer, ...] = ()
    absences: tuple[Absence, ...] = ()
    settings: MatchSettings = USUAL

    @property
    def game(self) -> AnyGame:
        game, begun_under = find(self.match.title), self.match.rules_version
        return game if begun_under is None else game.of_version(begun_under) or game

    @property
    def begun(self) -> log.End:
        """Where the log ends. Raises NotStarted."""
        if self.end is None:
            raise NotStarted("not_started", match=self.match.id)
        return self.end

    @property
    def seed(self) -> bytes:
        """The 32 bytes that were committed to. Raises NotStarted."""
        if self.match.seed is None or not self.match.started:
            raise NotStarted("not_started", match=self.match.id)
        return self.match.seed

    def chance(self, row: int) -> Chance:
        """The luck of a row of the log. Raises NotStarted."""
        return Chance(mixed(self.seed, self.match.words or ()), row)

    def player(self, seat: Seat) -> Seating:
        """Who sits there. Raises NotSeated."""
        if not 0 <= seat < len(self.seats):
            raise NotSeated("no_such_seat", seat=seat, match=self.match.id)
        return self.seats[seat]

    def player_of(self, user_id: int) -> Seating:
        """The seat that a person holds. Raises NotSeated."""
        player = holder(self.seats, user_id)
        if player is None:
            raise NotSeated("not_seated", match=self.match.id)
        return player

    def require_host(self, person: Person) -> None:
        """Raise NotHost unless the person is the host or may moderate the match."""
        if person.user_id != self.match.host_id and not person.moderator:
            raise NotHost("not_host", match=self.match.id)

    def require_lobby(self) -> None:
        """Raise AlreadyStarted unless the match is still in its lobby."""
        if self.match.status != "lobby":
            raise AlreadyStarted("already_started", match=self.match.id)

    def require_alive(self) -> None:
        """Raise NotStarted or MatchEnded unless the match is running or paused."""
        _ = self.begun
        if self.match.ended:
            raise MatchEnded("match_ended", match=self.match.id)

    def require_open(self) -> None:
        """Raise NotStarted, MatchOver or MatchPaused unless the match takes commands."""
        if self.match.ended:
            raise MatchOver("match_over")
        if self.match.status == "paused":
            raise MatchPaused("match_paused", match=self.match.id)
        if self.match.status == "lobby":
            raise NotStarted("not_started", match=self.match.id)


@dataclass(frozen=True)
class LoadedMatch:
    """A match with its state. It stays inside the referee: people are shown observations."""

    table: MatchRows
    state: Any

    @property
    def prompts(self) -> Mapping[Seat, Prompt]:
        """Who is asked what; nobody once the match has been stopped."""
        if self.table.match.ended:
            return {}
        line, prompts = self.table.begun.line, self.table.game.prompts(self.state)
        return {
            seat: msgspec.structs.replace(asked, id=named(asked.id, line)) for seat, asked in prompts.items()
        }

    @property
    def position(self) -> MatchView:
        table = self.table
        shown = table.match if table.match.ended else replace(table.match, seed=None)
        outcome = table.game.outcome(self.state)
        promise = commitment(table.seed)
        beside = (table.timers, table.absences, table.settings)
        public = table.game.observe(self.state, None)
        return MatchView(shown, table.seats, table.begun.seq, public, self.prompts, outcome, promise, *beside)

    def require_prompt(self, seat: Seat, prompt_id: str) -> None:
        """Raise NotPrompted or StalePrompt unless the seat is asked exactly this now."""
        prompt = self.prompts.get(seat)
        if prompt is None:
            raise NotPrompted("not_prompted")
        if prompt.id != prompt_id:
            raise StalePrompt("stale_prompt")


_MARK = "."


@dataclass(frozen=True)
class Line:
    """The rewinds of a match, each as (its row, the row it went back to)."""

    rewinds: tuple[tuple[int, int], ...] = ()

    @classmethod
    def of(cls, rows: Iterable[Row]) -> "Line":
        """The line of a log, or of its rewinds alone."""
        return cls(tuple((row.seq, row.data["to"]) for row in rows if row.kind == "rewind"))

    def counts(self, seq: int) -> bool:
        """Whether the row has not been taken back."""
        return not any(to < seq < at for at, to in self.rewinds)


def rules_changed_at(rows: Iterable[Row]) -> int:
    """The row since which the match is played by the rules of now; 0 if it always was."""
    changes = (row.seq for row in rows if row.kind == "note" and row.data["note"] == RULES_CHANGED)
    return max(changes, default=0)


async def read_line(connection: AsyncConnection, match_id: str) -> Line:
    return Line.of(await log.rewinds(connection, match_id))


def named(name: str, line: int) -> str:
    """A stage's key or a prompt's id since the rewind with number `line`; as it is if there was none (0)."""
    return f"{name}{_MARK}{line}" if line else name


def unnamed(name: str) -> str:
    """A stage's key or a prompt's id as the rules have it, whatever line it belongs to."""
    return name.partition(_MARK)[0]


def round_key(key: str) -> str:
    """The name of the round that a stage belongs to: its key up to the last dash."""
    name, mark, line = key.partition(_MARK)
    return (name.rpartition("-")[0] or name) + mark + line
