"""`gyoji arena`: compares the strength of artificial players."""

from typing import Annotated

import msgspec
import typer

from ai.arena import Result, compete, seed_of, wilson
from ai.ladder import Rung, ladder, rankings
from ai.match import MatchBroke
from ai.memory import seldom_collected
from cli import choices
from cli.console import AsJson, echo, echo_error, echo_json, progress
from rules.core.chance import Chance
from rules.core.registry import AnyGame, titles


@seldom_collected()
def arena(
    games: Annotated[int, typer.Option(min=1, help="How many matches.")] = 200,
    players: Annotated[int | None, typer.Option(help="Seats at the table; as many as policies.")] = None,
    seats: Annotated[
        str | None,
        typer.Option(
            help="A policy a seat; the first is greedy, the others uniform by default."
            " master*10: with ten times the rollouts of master."
        ),
    ] = None,
    seed: Annotated[int, typer.Option(help="Number of the series.")] = 1,
    game: Annotated[str, typer.Option(help=choices.TITLE_HELP)] = titles()[0],
    ranked: Annotated[
        bool, typer.Option("--ladder", help="Rank the policies in matches where each seat's is drawn.")
    ] = False,
    option: choices.Assignments = None,
    as_json: AsJson = False,
) -> None:
    """Let artificial players compete, rotating the seats after each match."""
    title = choices.title(game)
    if players is not None:
        choices.seats(title, players)
    chosen = choices.options(title, option)
    try:
        if ranked:
            _ladder(title, chosen, _named(seats), players or title.card.seats[-1], games, seed, as_json)
        else:
            _compete(title, chosen, _policies(players, seats), games, seed, as_json)
    except MatchBroke as trouble:
        echo_error(f"a match broke after {trouble.played.commands} commands: {trouble}")
        raise typer.Exit(1) from None


def _compete(
    title: AnyGame, options: msgspec.Struct, policies: list[str], games: int, seed: int, as_json: bool
) -> None:
    choices.seats(title, len(policies))
    *_, result = progress(compete(title, options, policies, games, seed), "Competing", games)
    if not as_json:
        _report(result)
        return
    series = {"game": title.key, "seed": seed, "games_per_second": result.games_per_second}
    echo_json(series | msgspec.to_builtins(result))


def _ladder(
    title: AnyGame,
    options: msgspec.Struct,
    policies: list[str],
    players: int,
    games: int,
    seed: int,
    as_json: bool,
) -> None:
    seen = list(progress(rankings(title, options, policies, players, games, seed), "Competing", games))
    rungs = ladder(policies, seen, Chance(seed_of(seed, games), 0))
    if as_json:
        echo_json({"game": title.key, "seed": seed, "games": games, "rungs": msgspec.to_builtins(rungs)})
        return
    for rung in rungs:
        echo(_told(rung))


def _told(rung: Rung) -> str:
    interval = f"95 % interval {rung.low:+.0f} to {rung.high:+.0f}"
    return f"{rung.policy}: {rung.points:+.0f} points ({interval}, {rung.seats} seats)"


def _policies(players: int | None, seats: str | None) -> list[str]:
    """Returns one policy per seat. Raises BadParameter if the numbers differ."""
    if seats is None:
        return ["greedy"] + ["uniform"] * ((players or 4) - 1)
    policies = _named(seats)
    if players not in (None, len(policies)):
        raise typer.BadParameter(f"{len(policies)} policies are named for {players} players")
    return policies


def _named(seats: str | None) -> list[str]:
    """The policies that are named; without any, greedy and uniform."""
    return [choices.contestant(name.strip()) for name in (seats or "greedy,uniform").split(",")]


def _report(result: Result) -> None:
    echo(f"{result.games} matches, {result.games_per_second:.1f} a second")
    for standing in result.standings:
        share = standing.wins / result.games
        low, high = wilson(standing.wins, result.games)
        wins = f"{standing.wins:g} wins ({share:.1%}, 95 % interval {low:.1%} to {high:.1%})"
        echo(f"{standing.policy}: {wins}, mean score {standing.mean_score:.1f}")
