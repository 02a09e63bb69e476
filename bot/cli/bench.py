"""`gyoji bench`: how fast pictures are drawn and matches are played, and how the bot does under load."""

from enum import StrEnum
from typing import Annotated, Any

import msgspec
import typer

from bot.cli import simulate
from bot.cli.console import AsJson, say, say_json
from rules.core.registry import find

PICTURES = 30
GAMES = 100
PLAYERS = 5
MATCHES = {"bot": 200, "start": 1000}
SECONDS, THINK = 120.0, 20.0


class Subject(StrEnum):
    RENDER = "render"
    SIMULATE = "simulate"
    BOT = "bot"
    START = "start"


QUICK = (Subject.RENDER, Subject.SIMULATE)
"""What is measured where nothing is named; the others take minutes."""


def bench(
    subject: Annotated[
        Subject | None, typer.Argument(help="What to measure; the first two without it.")
    ] = None,
    matches: Annotated[int | None, typer.Option(min=2, help="bot: at once; start: in the database.")] = None,
    seconds: Annotated[float, typer.Option(min=1, help="bot: how long it is watched.")] = SECONDS,
    think: Annotated[
        float, typer.Option(min=0.1, help="bot: seconds before a press, in Shogun thrice.")
    ] = THINK,
    database: Annotated[
        str | None, typer.Option(help="bot: URL of a new PostgreSQL database; SQLite without it.")
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Measure pictures and matches on one core (render, simulate), or the bot as a process (bot, start).

    `bot`: people play at many tables at once, and wait for its answers. `start`: it finds many running
    matches in its database. As JSON, one subject gives its figures alone; two, an object with those of each.
    """
    asked = QUICK if subject is None else (subject,)
    measured = {each.value: _measure(each, matches, seconds, think, database) for each in asked}
    if as_json:
        say_json(measured if subject is None else measured[subject.value])
        return
    for name, figures in measured.items():
        say(f"{name}: " + ", ".join(f"{figure} {_shown(value)}" for figure, value in figures.items()))


def _measure(
    subject: Subject, matches: int | None, seconds: float, think: float, database: str | None
) -> dict[str, Any]:
    match subject:
        case Subject.RENDER:
            return _render()
        case Subject.SIMULATE:
            return _simulate()
        case Subject.BOT:
            from sandbox.bench import load

            return load.run(load.Load(matches or MATCHES["bot"], seconds, think, database))
        case Subject.START:
            from sandbox.bench import start

            return start.run(matches or MATCHES["start"])


def _render() -> dict[str, Any]:
    from renderer.bench import measure  # other commands start faster without Pillow

    return dict(measure(PICTURES))


def _simulate() -> dict[str, Any]:
    game = find("shogun")
    options = game.options_type()
    tally = simulate.begin(game, options, PLAYERS, "uniform", seed=1)
    for _ in simulate.series(game, options, tally, GAMES):
        pass
    figures: dict[str, Any] = msgspec.to_builtins(tally)
    return {name: figures[name] for name in ("games", "players", "failures", "commands", "games_per_second")}


def _shown(value: Any) -> str:
    if isinstance(value, list):
        return "/".join(map(_shown, value))  # quartiles
    return f"{value:.1f}" if isinstance(value, float) else str(value)
