"""`gyoji simulate`: many matches between artificial players, to find errors and to measure speed."""

from pathlib import Path
from typing import Annotated

import typer

from ai.match import Played
from ai.memory import seldom_collected
from ai.series import Tally, begin, series
from cli import choices
from cli.console import AsJson, echo, echo_error, echo_json, progress, write
from rules.core import record

FAILURES = Path("out/failures")
"""Default folder for records of broken matches."""


@seldom_collected()
def simulate(
    game: Annotated[str, typer.Argument(help=choices.TITLE_HELP)],
    players: Annotated[int, typer.Option(help="Seats at the table.")] = 4,
    games: Annotated[int, typer.Option(min=1, help="How many matches.")] = 100,
    policy: Annotated[str, typer.Option(help="Who plays, such as greedy or master.")] = "uniform",
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
    matches = progress(series(title, options, tally, games), "Playing", games)
    for number, (played, trouble) in enumerate(matches):
        if trouble:
            echo_error(f"match {number} broke after {played.commands} commands: {trouble}")
        _keep_record(played, tally, records, number)
    echo_json(tally) if as_json else _report(tally)
    if tally.failures:
        raise typer.Exit(1)


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
