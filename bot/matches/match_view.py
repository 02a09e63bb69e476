"""A match: its rows, the state that its log leads to, its public view, and its branches.

A rewind in row r of the log to row t reverts the rows between them; row numbers keep increasing. Stages and
prompts after it belong to a new branch and have keys of their own, `<key>.<n>`, where n is the number of the
rewind, so that no message, button or draft of an earlier branch matches a later one.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

import msgspec

from bot.matches import errors
from bot.matches.actor import Actor
from bot.store import log, outbox
from bot.store.log import Row
from bot.store.match_rows import StoredMatch
from bot.store.matches import USUAL, Match, MatchSettings, Seating, holder
from bot.store.people import Absence
from bot.store.scheduling import Timer
from rules.core.chance import Chance, commitment, mixed
from rules.core.errors import MatchOver, NotPrompted, StalePrompt
from rules.core.model import Outcome, Prompt, Seat
from rules.core.record import RULES_CHANGED
from rules.core.registry import AnyGame, find


@dataclass(frozen=True)
class MatchView:
    """The public view of a match. `seq` is the last row of its log, `step` the number of the last public one.

    The prompts' ids are unique in the match, also after a rewind. The match's seed is included once it has
    ended; until then only `commitment`, its SHA-256 in hex.
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
    step: int = 0

    def asked(self, seat: Seat, prompt_id: str) -> Prompt | None:
        """Returns the prompt with this id if it is open and a person, not an AI, plays the seat."""
        prompt = self.prompts.get(seat)
        if prompt is None or prompt.id != prompt_id or self.seats[seat].policy or self.match.ended:
            return None
        return prompt

    def timer(self, seat: Seat) -> Timer | None:
        """Returns the clock of a seat that still owes an answer, or None."""
        return next((timer for timer in self.timers if timer.seat == seat and timer.owing), None)

    def away_until(self, seat: Seat) -> int | None:
        """Returns the end of the vacation of a seat's player, if they are on one."""
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


class MatchRows(StoredMatch):
    """The rows of a match, without its state."""

    @property
    def game(self) -> AnyGame:
        game, begun_under = find(self.match.title), self.match.rules_version
        return game if begun_under is None else game.of_version(begun_under) or game

    @property
    def begun(self) -> log.End:
        """Where the log ends. Raises NotStarted."""
        if self.end is None:
            raise errors.NotStarted(self._not_begun, match=self.match.id)
        return self.end

    @property
    def next_due(self) -> int | None:
        """When the first clock or vacation of the match is due, in Unix seconds."""
        moments = [timer.wake_at for timer in self.timers] + [one.away_until for one in self.absences]
        return min((moment for moment in moments if moment is not None), default=None)

    @property
    def branch(self) -> "Branch":
        """The branch on which the log ends."""
        return Branch(self.rewinds)

    def is_in(self, key: str) -> bool:
        """Whether the match is in the stage, or in the round, with this key."""
        return self.stage is not None and key in (self.stage, round_key(self.stage))

    def told_under(self, key: str) -> str:
        """The key of the message that tells of a stage: its own, or that of its round."""
        is_stage = not key.startswith((outbox.NOTE, outbox.REWIND))
        return round_key(key) if is_stage and self.settings.verbosity == "round" else key

    @property
    def seed(self) -> bytes:
        """Returns the 32 bytes of the commitment. Raises NotStarted."""
        if self.match.seed is None or not self.match.started:
            raise errors.NotStarted("not_started", match=self.match.id)
        return self.match.seed

    def chance(self, row: int) -> Chance:
        """The randomness of a row of the log. Raises NotStarted."""
        return Chance(mixed(self.seed, self.match.words or ()), row)

    def player(self, seat: Seat) -> Seating:
        """Returns the holder of a seat. Raises NotSeated."""
        if not 0 <= seat < len(self.seats):
            raise errors.NotSeated("no_such_seat", seat=seat, match=self.match.id)
        return self.seats[seat]

    def player_of(self, actor: Actor) -> Seating:
        """The seat that a person holds. Raises NotSeated."""
        player = holder(self.seats, actor.id) if actor.is_person else None
        if player is None:
            raise errors.NotSeated("not_seated", match=self.match.id)
        return player

    def require_others(self, person: Seating) -> None:
        """Raise LastPerson if nobody else holds a seat but AIs: without people a match ends."""
        if not any(player.user_id for player in self.seats if player.user_id != person.user_id):
            raise errors.LastPerson("last_person", match=self.match.id)

    @property
    def _not_begun(self) -> str:
        """The code of a refusal before the start, or after a table was closed instead."""
        return "table_closed" if self.match.ended else "not_started"

    def require_lobby(self) -> None:
        """Raise AlreadyStarted unless the match is still in its lobby."""
        if self.match.status != "lobby":
            code = "already_started" if self.match.started else self._not_begun
            raise errors.AlreadyStarted(code, match=self.match.id)

    def require_alive(self) -> None:
        """Raise NotStarted or MatchEnded unless the match is running or paused."""
        _ = self.begun
        if self.match.ended:
            raise errors.MatchEnded("match_ended", match=self.match.id)

    def require_open(self) -> None:
        """Raise NotStarted, MatchOver or MatchPaused unless the match takes commands."""
        if self.match.ended:
            raise MatchOver("match_over")
        if self.match.status == "paused":
            raise errors.MatchPaused("match_paused", match=self.match.id)
        if self.match.status == "lobby":
            raise errors.NotStarted("not_started", match=self.match.id)


@dataclass(frozen=True)
class LoadedMatch:
    """A match with its state. It does not leave bot.matches: people are shown observations."""

    rows: MatchRows
    state: Any

    @cached_property
    def prompts(self) -> Mapping[Seat, Prompt]:
        """The open prompts by seat; none once the match has been stopped."""
        if self.rows.match.ended:
            return {}
        branch = self.rows.begun.line
        return {
            seat: msgspec.structs.replace(asked, id=branch_key(asked.id, branch))
            for seat, asked in self.rows.game.prompts(self.state).items()
        }

    @cached_property
    def position(self) -> MatchView:
        """Returns the public view of the match."""
        rows = self.rows
        return MatchView(
            match=rows.match if rows.match.ended else replace(rows.match, seed=None),
            seats=rows.seats,
            seq=rows.begun.seq,
            observation=rows.game.observe(self.state, None),
            prompts=self.prompts,
            outcome=rows.game.outcome(self.state),
            commitment=commitment(rows.seed),
            timers=rows.timers,
            absences=rows.absences,
            settings=rows.settings,
            step=rows.begun.step,
        )

    def require_prompt(self, seat: Seat, prompt_id: str) -> Prompt:
        """The prompt of a seat, which must have this id. Raises NotPrompted or StalePrompt."""
        prompt = self.prompts.get(seat)
        if prompt is None:
            raise NotPrompted("not_prompted")
        if prompt.id != prompt_id:
            raise StalePrompt("stale_prompt")
        return prompt


_BRANCH_MARK = "."


@dataclass(frozen=True)
class Branch:
    """The branch on which a log ends: all its rewinds, each as (its row, the row it went back to)."""

    rewinds: tuple[tuple[int, int], ...] = ()

    @classmethod
    def of(cls, log_rows: Iterable[Row]) -> "Branch":
        """The branch of a log, from all of its rows or from its rewinds alone."""
        return cls(tuple((row.seq, row.data["to"]) for row in log_rows if row.kind == "rewind"))

    def counts(self, seq: int) -> bool:
        """Whether the row has not been reverted."""
        return not any(to < seq < at for at, to in self.rewinds)


def branch_key(key: str, branch: int) -> str:
    """A stage's key or a prompt's id since the rewind with number `branch` (0: no rewind)."""
    return f"{key}{_BRANCH_MARK}{branch}" if branch else key


def base_key(key: str) -> str:
    """Returns a stage's key or a prompt's id as in the rules, without the branch."""
    return key.partition(_BRANCH_MARK)[0]


def round_key(key: str) -> str:
    """The key of the round that a stage belongs to: the stage's key up to the last dash."""
    base, mark, branch = key.partition(_BRANCH_MARK)
    return (base.rpartition("-")[0] or base) + mark + branch


def rules_changed_at(log_rows: Iterable[Row]) -> int:
    """Returns the row since which the match is played by the current rules; 0 if it always was."""
    changes = (row.seq for row in log_rows if row.kind == "note" and row.data["note"] == RULES_CHANGED)
    return max(changes, default=0)
