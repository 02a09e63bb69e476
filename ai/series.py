"""Series of matches between computer players, to find errors and to measure speed."""

from collections.abc import Iterator
from time import perf_counter
from typing import Any

import msgspec

import ai
from ai.arena import seed_of
from ai.match import DeadEnd, MatchBroke, Played, play
from rules.core.model import Outcome, by_seat
from rules.core.registry import AnyGame


class Tally(msgspec.Struct):
    """Results of a series. Lists are by seat; a shared win counts as 1/n for each of n winners."""

    game: str
    players: int
    policy: str
    seed: int
    options: dict[str, Any]
    games: int = 0
    failures: int = 0
    """Matches that could not be played to the end, including dead ends."""
    dead_ends: int = 0
    commands: int = 0
    seconds: float = 0.0
    """Time spent playing on one core, without writing records."""
    games_per_second: float = 0.0
    mean_scores: list[float] = []
    wins: list[float] = []
    endings: dict[str, int] = {}
    """How often each reason ended a match."""
    failed_records: list[str] = []

    def add(self, played: Played) -> None:
        """Count a match."""
        self.games += 1
        self.commands += played.commands
        self.games_per_second = self.games / self.seconds
        if played.outcome:
            self._add_outcome(played.outcome)
        else:
            self.failures += 1

    def _add_outcome(self, outcome: Outcome) -> None:
        self.endings[outcome.reason] = self.endings.get(outcome.reason, 0) + 1
        ended = self.games - self.failures
        for seat, score in by_seat(outcome.scores):
            self.mean_scores[seat] += (score - self.mean_scores[seat]) / ended
        for winner in outcome.winners:
            self.wins[winner] += 1 / len(outcome.winners)


def begin(game: AnyGame, options: msgspec.Struct, players: int, policy: str, seed: int) -> Tally:
    """Returns an empty tally for a series of matches."""
    nothing = [0.0] * players
    given = msgspec.to_builtins(options)
    return Tally(game.key, players, policy, seed, given, mean_scores=nothing, wins=nothing.copy())


def series(
    game: AnyGame, options: msgspec.Struct, tally: Tally, games: int
) -> Iterator[tuple[Played, MatchBroke | None]]:
    """Play the matches one by one: each is added to the tally, and yielded with its error, if any."""
    for number in range(games):
        began = perf_counter()
        played, trouble = _play(game, options, tally, number)
        tally.seconds += perf_counter() - began
        tally.dead_ends += isinstance(trouble, DeadEnd)
        tally.add(played)
        yield played, trouble


def _play(
    game: AnyGame, options: msgspec.Struct, tally: Tally, number: int
) -> tuple[Played, MatchBroke | None]:
    policies = [ai.policies()[tally.policy]] * tally.players
    try:
        return play(game, tally.players, options, seed_of(tally.seed, number), policies), None
    except MatchBroke as trouble:
        return trouble.played, trouble
