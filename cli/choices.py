"""Validation of command line arguments. Each check raises typer.BadParameter with a message of one line."""

from collections.abc import Collection
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer

import ai
from bot.corrections import CorrectionError, read_corrected
from bot.files import MEGABYTE, read_file
from rules.core import record
from rules.core.errors import UnknownGame
from rules.core.record import MatchRecord
from rules.core.registry import AnyGame, find, titles

TITLE_HELP = f"The title: {', '.join(titles())}."

Assignments = Annotated[
    list[str] | None,
    typer.Option(
        "--option",
        metavar="NAME=VALUE",
        help="An option of the title; for printed material that you correct, its file. Repeatable.",
    ),
]

MAX_SECONDS = 86_400
"""The longest time that an option may name: a day. Without a bound it could be infinite."""

MAX_RECORD = 16 * MEGABYTE
"""Bytes of a record file; the longest matches have a hundredth of it."""


def title(key: str) -> AnyGame:
    try:
        return find(key)
    except UnknownGame as error:
        raise typer.BadParameter(str(error)) from None


def seats(game: AnyGame, players: int) -> int:
    """Returns the number of players, if the title allows it."""
    if players not in game.card.seats:
        least, most = game.card.seats[0], game.card.seats[-1]
        raise typer.BadParameter(f"{game.key} is played by {least} to {most}, not by {players}")
    return players


def language(name: str) -> str:
    """A language with texts."""
    from bot.views.texts import LANGUAGES  # other commands start faster without Fluent

    return one_of(LANGUAGES, name, "there are no texts in")


def policy(name: str) -> str:
    """Returns the name of a policy, if it exists."""
    return one_of(ai.policies(), name, "no policy is called")


def contestant(name: str) -> str:
    """Returns the name of a policy, if it exists; also of a level with a factor, as `master*10`."""
    try:
        ai.contestant(name)
    except KeyError:
        known = f"{', '.join(ai.policies())}; those that search also with a factor, as master*10"
        raise typer.BadParameter(f"no policy is called {name!r}; there are: {known}") from None
    return name


def one_of(known: Collection[str], name: str, refusal: str) -> str:
    if name not in known:
        raise typer.BadParameter(f"{refusal} {name!r}; there are: {', '.join(known)}")
    return name


def assignments(assigned: list[str] | None) -> dict[str, str]:
    """Returns the values by option name."""
    chosen = {}
    for text in assigned or ():
        name, sign, value = text.partition("=")
        if not sign:
            raise typer.BadParameter(f"an option is given as NAME=VALUE, not as {text!r}")
        chosen[name] = value
    return chosen


def read_record(file: Path) -> MatchRecord:
    """The record in a file. Raises OSError or RecordError."""
    return record.load(read_file(file, MAX_RECORD))


def options(game: AnyGame, assigned: list[str] | None) -> msgspec.Struct:
    """Returns the title's options; missing ones are derived from the others, or get the title's defaults."""
    chosen: dict[str, Any] = game.card.completed(assignments(assigned))
    try:
        for correction in game.card.corrections:
            if correction.option in chosen:
                chosen[correction.option] = read_corrected(correction, Path(chosen[correction.option]))
        return msgspec.convert(chosen, type=game.card.options, strict=False)  # numbers and truth are typed
    except (ValueError, CorrectionError) as error:  # msgspec's ValueErrors, or that of a lone surrogate
        raise typer.BadParameter(str(error)) from None
