"""`gyoji bench`: benchmarks of rendering, of play, and of the bot under load and at its start."""

import asyncio
from collections.abc import Callable
from enum import StrEnum
from functools import partial
from typing import TYPE_CHECKING, Annotated, Any

import msgspec
import typer

from ai.memory import seldom_collected
from ai.series import begin, series
from cli import choices
from cli.console import AsJson, echo, echo_json
from rules.core.registry import cards, find, titles

if TYPE_CHECKING:
    from sandbox.bench.crowd import Title

PICTURES = 30
GAMES = 100
PLAYERS = 5
SECONDS, THINK = 120.0, 20.0
MAX_RATE = 10_000


class Subject(StrEnum):
    RENDER = "render"
    SIMULATE = "simulate"
    BOT = "bot"
    START = "start"
    DATA = "data"


def bench(
    subject: Annotated[
        Subject | None, typer.Argument(help="What to measure; the first two without it.")
    ] = None,
    matches: Annotated[
        int | None, typer.Option(min=2, help="bot: at once; start, data: in the database.")
    ] = None,
    seconds: Annotated[
        float, typer.Option(min=1, max=choices.MAX_SECONDS, help="bot: how long it is watched.")
    ] = SECONDS,
    think: Annotated[
        float,
        typer.Option(
            min=0.1, max=choices.MAX_SECONDS, help="bot: seconds before a press, in some titles longer."
        ),
    ] = THINK,
    rate: Annotated[
        float | None,
        typer.Option(min=0.1, max=MAX_RATE, help="bot: presses a second at most, instead of pauses."),
    ] = None,
    database: Annotated[
        str | None, typer.Option(help="bot: URL of a new PostgreSQL database; SQLite without it.")
    ] = None,
    computer: Annotated[
        str | None, typer.Option(help="bot: level of a computer player at each table.")
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Measure pictures and matches on one core, or the bot as a process.

    `bot`: simulated people press one by one, and then play many matches at once; about three minutes more
    than `--seconds`. `start`: start-up with many running matches in the database. `data`: export and deletion
    of what is stored of a person who is in every fiftieth of many matches. As JSON, one subject gives
    its figures alone; two give an object with the figures of each.
    """
    asked = (subject,) if subject else (Subject.RENDER, Subject.SIMULATE)  # the others take minutes
    measure: dict[Subject, Callable[[], dict[str, Any]]] = {
        Subject.RENDER: _render,
        Subject.SIMULATE: _simulate,
        Subject.BOT: partial(_bot, matches or 200, seconds, think, rate, database, computer),
        Subject.START: partial(_start, matches or 1000),
        Subject.DATA: partial(_data, matches or 10_000),
    }
    measured = {each.value: measure[each]() for each in asked}
    if as_json:
        echo_json(measured if subject is None else measured[subject.value])
        return
    for name, figures in measured.items():
        echo(f"{name}: " + ", ".join(f"{figure} {_shown(value)}" for figure, value in figures.items()))


def _bot(
    matches: int,
    seconds: float,
    think: float,
    rate: float | None,
    database: str | None,
    computer: str | None,
) -> dict[str, Any]:
    """Raises StoreError for an address that names no database, or one that has tables already."""
    from sandbox.bench.load import Load, run

    if computer:
        choices.policy(computer)
    if database is not None:
        asyncio.run(_require_unused(database))
    return run(Load(_titles(), matches, seconds, think, database, rate=rate, computer=computer))


def _start(matches: int) -> dict[str, Any]:
    from cli.bench_database import fill
    from sandbox.bench.start import run

    return run(matches, partial(fill, titles=_titles()))


def _data(matches: int) -> dict[str, Any]:
    from cli.bench_data import measure

    return asyncio.run(measure(matches, _titles()))


async def _require_unused(database: str) -> None:
    from bot.store.engine import open_database

    await (await open_database(database, unused=True)).dispose()


def _titles() -> "list[Title]":
    """Returns the titles to play in rotation: the main title at more than half of the tables."""
    from sandbox.bench.crowd import Title

    rotation = []
    for card in cards().values():
        usual = tuple(seats for seats in card.seats if 3 <= seats <= 5)
        rotation.append(Title(card.key, usual or tuple(card.seats), card.deliberation))
    main, *others = rotation
    return [main] * (len(others) + 1) + others


def _render() -> dict[str, Any]:
    from bot.views.registry import labels_of  # other commands start faster without Pillow
    from bot.views.texts import LANGUAGES
    from renderer.bench import measure

    title = titles()[0]
    return dict(measure(title, labels_of(title, LANGUAGES[0]), PICTURES))


@seldom_collected()
def _simulate() -> dict[str, Any]:
    game = find(titles()[0])
    options = game.options_type()
    tally = begin(game, options, PLAYERS, "uniform", seed=1)
    for _ in series(game, options, tally, GAMES):
        pass
    figures: dict[str, Any] = msgspec.to_builtins(tally)
    return {name: figures[name] for name in ("games", "players", "failures", "commands", "games_per_second")}


def _shown(value: Any) -> str:
    if isinstance(value, list):
        return "/".join(map(_shown, value))  # quartiles
    return f"{value:.1f}" if isinstance(value, float) else str(value)
