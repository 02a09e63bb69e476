"""`gyoji bench`: benchmarks of rendering, of play, and of the bot under load and at its start."""

import asyncio
from enum import StrEnum
from functools import partial
from typing import TYPE_CHECKING, Annotated, Any

import msgspec
import typer

from bot.cli import simulate
from bot.cli.console import AsJson, echo, echo_json
from rules.core.card import TitleCard
from rules.core.registry import cards, find, titles

if TYPE_CHECKING:
    from sandbox.bench.crowd import Title

PICTURES = 30
GAMES = 100
PLAYERS = 5
MATCHES = {"bot": 200, "start": 1000}
SECONDS, THINK = 120.0, 20.0
USUAL_SEATS = range(3, 6)


class Subject(StrEnum):
    RENDER = "render"
    SIMULATE = "simulate"
    BOT = "bot"
    START = "start"


QUICK = (Subject.RENDER, Subject.SIMULATE)
"""Measured by default; the others take minutes."""


def bench(
    subject: Annotated[
        Subject | None, typer.Argument(help="What to measure; the first two without it.")
    ] = None,
    matches: Annotated[int | None, typer.Option(min=2, help="bot: at once; start: in the database.")] = None,
    seconds: Annotated[float, typer.Option(min=1, help="bot: how long it is watched.")] = SECONDS,
    think: Annotated[
        float, typer.Option(min=0.1, help="bot: seconds before a press, in some titles longer.")
    ] = THINK,
    database: Annotated[
        str | None, typer.Option(help="bot: URL of a new PostgreSQL database; SQLite without it.")
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Measure pictures and matches on one core, or the bot as a process.

    `bot`: simulated people play many matches at once. `start`: start-up with many running matches in the
    database. As JSON, one subject gives its figures alone; two give an object with the figures of each.
    """
    asked = QUICK if subject is None else (subject,)
    measured = {each.value: _measure(each, matches, seconds, think, database) for each in asked}
    if as_json:
        echo_json(measured if subject is None else measured[subject.value])
        return
    for name, figures in measured.items():
        echo(f"{name}: " + ", ".join(f"{figure} {_shown(value)}" for figure, value in figures.items()))


def _measure(
    subject: Subject, matches: int | None, seconds: float, think: float, database: str | None
) -> dict[str, Any]:
    match subject:
        case Subject.RENDER:
            return _render()
        case Subject.SIMULATE:
            return _simulate()
        case Subject.BOT:
            return _bot(matches or MATCHES["bot"], seconds, think, database)
        case Subject.START:
            return _start(matches or MATCHES["start"])


def _bot(matches: int, seconds: float, think: float, database: str | None) -> dict[str, Any]:
    """Raises StoreError if the database has tables already."""
    from sandbox.bench.load import Load, run

    if database:
        asyncio.run(_require_unused(database))
    return run(Load(_titles(), matches, seconds, think, database))


def _start(matches: int) -> dict[str, Any]:
    from bot.cli.bench_database import fill
    from sandbox.bench.start import run

    return run(matches, partial(fill, titles=_titles()))


async def _require_unused(database: str) -> None:
    from bot.store.engine import open_database

    await (await open_database(database, unused=True)).dispose()


def _titles() -> "list[Title]":
    """Returns the titles to play in rotation: the main title at more than half of the tables."""
    from sandbox.bench.crowd import Title

    main, *others = (Title(card.key, _usual_seats(card), card.deliberation) for card in cards().values())
    return [main] * (len(others) + 1) + others


def _usual_seats(card: TitleCard) -> tuple[int, ...]:
    """Returns three to five, as far as the title allows it."""
    return tuple(seats for seats in card.seats if seats in USUAL_SEATS) or tuple(card.seats)


def _render() -> dict[str, Any]:
    from renderer.bench import measure  # other commands start faster without Pillow

    return dict(measure(titles()[0], PICTURES))


def _simulate() -> dict[str, Any]:
    game = find(titles()[0])
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
