"""`gyoji arena`: compares the strength of artificial players."""

from typing import Annotated

import msgspec
import typer

from ai.arena import Result, compete, wilson
from ai.match import MatchBroke
from bot.cli import choices
from bot.cli.console import AsJson, echo, echo_error, echo_json, progress
from rules.core.registry import titles


def arena(
    games: Annotated[int, typer.Option(min=1, help="How many matches.")] = 200,
    players: Annotated[int | None, typer.Option(help="Seats at the table; as many as policies.")] = None,
    seats: Annotated[
        str | None, typer.Option(help="A policy a seat; the first is greedy, the others uniform by default.")
    ] = None,
    seed: Annotated[int, typer.Option(help="Number of the series.")] = 1,
    game: Annotated[str, typer.Option(help=choices.TITLE_HELP)] = titles()[0],
    option: choices.Assignments = None,
    as_json: AsJson = False,
) -> None:
    """Let artificial players compete, rotating the seats after each match."""
    title = choices.title(game)
    if players is not None:
        choices.seats(title, players)
    policies = _policies(players, seats)
    choices.seats(title, len(policies))
    matches = compete(title, choices.options(title, option), policies, games, seed)
    try:
        *_, result = progress(matches, "Competing", games)
    except MatchBroke as trouble:
        echo_error(f"a match broke after {trouble.played.commands} commands: {trouble}")
        raise typer.Exit(1) from None
    if not as_json:
        _report(result)
        return
    series = {"game": title.key, "seed": seed, "games_per_second": result.games_per_second}
    echo_json(series | msgspec.to_builtins(result))


def _policies(players: int | None, seats: str | None) -> list[str]:
    """Returns one policy per seat. Raises BadParameter if the numbers differ."""
    if seats is None:
        return ["greedy"] + ["uniform"] * ((players or 4) - 1)
    policies = [choices.policy(name.strip()) for name in seats.split(",")]
    if players not in (None, len(policies)):
        raise typer.BadParameter(f"{len(policies)} policies are named for {players} players")
    return policies


def _report(result: Result) -> None:
    echo(f"{result.games} matches, {result.games_per_second:.1f} a second")
    for standing in result.standings:
        share = standing.wins / result.games
        low, high = wilson(standing.wins, result.games)
        wins = f"{standing.wins:g} wins ({share:.1%}, 95 % interval {low:.1%} to {high:.1%})"
        echo(f"{standing.policy}: {wins}, mean score {standing.mean_score:.1f}")
