"""`gyoji bench`: how fast pictures are drawn and matches are played."""

from enum import StrEnum
from typing import Annotated, Any

import msgspec
import typer

from bot.cli import simulate
from bot.cli.console import AsJson, say, say_json
from rules.core.registry import find

PICTURES = 30
MATCHES = 100
PLAYERS = 5


class Subject(StrEnum):
    RENDER = "render"
    SIMULATE = "simulate"


def bench(
    subject: Annotated[Subject | None, typer.Argument(help="What to measure; both without it.")] = None,
    as_json: AsJson = False,
) -> None:
    """Measure one board drawn and encoded, and whole five-player matches of Shogun on one core.

    As JSON, one subject gives its figures alone; both give an object with the figures of each.
    """
    measured = {each.value: _MEASURES[each]() for each in Subject if subject in (None, each)}
    if as_json:
        say_json(measured if subject is None else measured[subject.value])
        return
    for name, figures in measured.items():
        say(f"{name}: " + ", ".join(f"{figure} {_shown(value)}" for figure, value in figures.items()))


def _render() -> dict[str, Any]:
    from renderer.bench import measure  # other commands start faster without Pillow

    return dict(measure(PICTURES))


def _simulate() -> dict[str, Any]:
    game = find("shogun")
    options = game.options_type()
    tally = simulate.begin(game, options, PLAYERS, "uniform", seed=1)
    for _ in simulate.series(game, options, tally, MATCHES):
        pass
    figures: dict[str, Any] = msgspec.to_builtins(tally)
    return {name: figures[name] for name in ("games", "players", "failures", "commands", "games_per_second")}


def _shown(value: Any) -> str:
    return f"{value:.1f}" if isinstance(value, float) else str(value)


_MEASURES = {Subject.RENDER: _render, Subject.SIMULATE: _simulate}
