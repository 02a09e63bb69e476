"""`gyoji simulate`: many matches between artificial players, to find errors and to measure speed."""

from collections.abc import Iterator
from pathlib import Path
from time import perf_counter
from typing import Annotated, Any

import msgspec
import typer

import ai
from ai.arena import seed_of
from ai.match import DeadEnd, MatchBroke, Played, play
from bot.cli import choices
from bot.cli.console import AsJson, echo, echo_error, echo_json, progress, write
from rules.core import record
from rules.core.model import Outcome, by_seat
from rules.core.registry import AnyGame

FAILURES = Path("out/failures")
"""Default folder for records of broken matches."""


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


def simulate(
    game: Annotated[str, typer.Argument(help=choices.TITLE_HELP)],
    players: Annotated[int, typer.Option(help="Seats at the table.")] = 4,
    games: Annotated[int, typer.Option(min=1, help="How many matches.")] = 100,
    policy: Annotated[str, typer.Option(help="Who plays: uniform or greedy.")] = "uniform",
    seed: Annotated[int, typer.Option(help="Number of the series; the same one gives the same matches.")] = 1,
    option: choices.Assignments = None,
    records: Annotated[Path | None, typer.Option(help="Write every match's record to this folder.")] = None,
    as_json: AsJson = False,
) -> None:
    """Play many matches between artificial players, checking every rule of conservation."""
    title = choices.title(game)
    options = choices.options(title, option)
    choices.seats(title, players)
    tally = begin(title, options, players, choices.policy(policy), seed)
    for number, played in enumerate(series(title, options, tally, games)):
        _keep_record(played, tally, records, number)
    echo_json(tally) if as_json else _report(tally)
    if tally.failures:
        raise typer.Exit(1)


def begin(game: AnyGame, options: msgspec.Struct, players: int, policy: str, seed: int) -> Tally:
    """Returns an empty tally for a series of matches."""
    nothing = [0.0] * players
    given = msgspec.to_builtins(options)
    return Tally(game.key, players, policy, seed, given, mean_scores=nothing, wins=nothing.copy())


def series(game: AnyGame, options: msgspec.Struct, tally: Tally, games: int) -> Iterator[Played]:
    """Play the matches one by one; each is added to the tally before it is yielded."""
    for number in progress(range(games), "Playing", games):
        began = perf_counter()
        played, trouble = _play(game, options, tally, number)
        tally.seconds += perf_counter() - began
        if trouble:
            tally.dead_ends += isinstance(trouble, DeadEnd)
            echo_error(f"match {number} broke after {played.commands} commands: {trouble}")
        tally.add(played)
        yield played


def _play(
    game: AnyGame, options: msgspec.Struct, tally: Tally, number: int
) -> tuple[Played, MatchBroke | None]:
    policies = [ai.policies()[tally.policy]] * tally.players
    try:
        return play(game, tally.players, options, seed_of(tally.seed, number), policies), None
    except MatchBroke as trouble:
        return trouble.played, trouble


def _keep_record(played: Played, tally: Tally, records: Path | None, number: int) -> None:
    """Write the record of a broken match, or of every match if a folder is given."""
    if played.outcome and records is None:
        return
    name = f"{tally.game}-{tally.players}-{tally.policy}-{tally.seed}-{number}"
    path = (records or FAILURES) / (f"{name}.json" if played.outcome else f"{name}-broken.json")
    write(path, record.dump(played.record()))
    if not played.outcome:
        tally.failed_records.append(str(path))


def _report(tally: Tally) -> None:
    echo(f"{tally.games} matches of {tally.game}, {tally.players} players, policy {tally.policy}")
    echo(f"{tally.commands} commands, {tally.games_per_second:.1f} matches a second")
    echo(f"failures: {tally.failures}, of these dead ends: {tally.dead_ends}")
    for seat, (score, wins) in enumerate(zip(tally.mean_scores, tally.wins, strict=True)):
        echo(f"seat {seat}: mean score {score:.1f}, wins {wins:g}")
    shares = (
        f"{reason} {count} ({count / tally.games:.1%})" for reason, count in sorted(tally.endings.items())
    )
    echo("endings: " + ", ".join(shares))
    for path in tally.failed_records:
        echo(f"record of a broken match: {path}")
