"""`gyoji train`: learns what positions are worth, for the computer players that search."""

import multiprocessing
import os
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated

import msgspec
import typer

from cli import choices
from cli.console import echo, write


def train(
    game: Annotated[str, typer.Argument(help=choices.TITLE_HELP)],
    positions: Annotated[int, typer.Option(min=1, help="How many matches positions are taken from.")] = 360,
    processes: Annotated[
        int | None, typer.Option(min=1, max=512, help="By default one for each core.")
    ] = None,
    output: Annotated[Path | None, typer.Option(help="By default the file that the program reads.")] = None,
) -> None:
    """Learn the value of positions anew, from the last planning of a match to the first."""
    key = choices.title(game).key
    if not (find_spec(f"ai.{key}") and find_spec(f"ai.{key}.training")):
        raise typer.BadParameter(f"no computer player learns {key}")
    training = import_module(f"ai.{key}.training")
    path = output or Path(str(training.FILE))
    with multiprocessing.Pool(processes or os.cpu_count()) as pool:
        for fitted in training.train(positions, pool.imap):
            echo(f"{fitted.stage}: {fitted.examples} examples, error {fitted.error:.2f} points")
            write(path, msgspec.json.format(msgspec.json.encode(fitted.learned), indent=1) + b"\n")
