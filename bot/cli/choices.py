"""Checks of what is typed on the command line. Each raises typer.BadParameter, one clear line."""

from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer

import ai
from bot.matches.clock.time_control import TIME_CONTROLS
from bot.matches.corrections import deck_in
from rules.core.errors import UnknownGame
from rules.core.registry import AnyGame, find, titles
from rules.honor.deck import DeckError

Assignments = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="NAME=VALUE", help="An option of the title; repeatable."),
]


DeckFile = Annotated[
    Path | None,
    typer.Option("--deck", help="A corrected deck for Honor of the Samurai, like data/honor/deck.toml."),
]


TITLE_HELP = f"The title: {', '.join(titles())}."


def title(key: str) -> AnyGame:
    """A title by its key."""
    try:
        return find(key)
    except UnknownGame as error:
        raise typer.BadParameter(str(error)) from None


def seats(game: AnyGame, players: int) -> int:
    """A number of players that the title allows."""
    if players not in game.seat_counts:
        least, most = game.seat_counts.start, game.seat_counts.stop - 1
        raise typer.BadParameter(f"{game.key} is played by {least} to {most}, not by {players}")
    return players


def pace(name: str) -> str:
    """The name of a pace."""
    if name not in TIME_CONTROLS:
        raise typer.BadParameter(f"no pace is called {name!r}; there are: {', '.join(TIME_CONTROLS)}")
    return name


def absent(count: int, players: int, pace: str) -> int:
    """A number of players who never answer: a clock must run for them, and somebody must play."""
    if count >= players:
        raise typer.BadParameter(f"{count} of {players} cannot be absent: somebody must play")
    if count and TIME_CONTROLS[pace].choices is None:
        raise typer.BadParameter("nobody would ever play for the absent: choose another --pace")
    return count


def policy(name: str) -> str:
    """The name of a policy."""
    known = ai.policies()
    if name not in known:
        raise typer.BadParameter(f"no policy is called {name!r}; there are: {', '.join(known)}")
    return name


def deck(game: AnyGame, file: Path | None) -> dict[str, Any]:
    """The option for a corrected deck, as plain data; none without a file."""
    if file is None:
        return {}
    if "deck" not in game.options_type.__struct_fields__:
        raise typer.BadParameter(f"{game.key} is not played with a deck of the host's")
    try:
        return {"deck": msgspec.to_builtins(deck_in(file))}
    except DeckError as error:
        raise typer.BadParameter(str(error)) from None


def options(game: AnyGame, *assigned: str, **given: Any) -> msgspec.Struct:
    """The title's options, some as NAME=VALUE; those that were not given have its defaults."""
    chosen = {name: value for name, value in given.items() if value is not None}
    chosen.update(_assignment(text) for text in assigned)
    try:
        return msgspec.convert(chosen, type=game.options_type, strict=False)  # numbers and truth are typed
    except msgspec.ValidationError as error:
        raise typer.BadParameter(str(error)) from None


def _assignment(text: str) -> tuple[str, str]:
    name, sign, value = text.partition("=")
    if not sign:
        raise typer.BadParameter(f"an option is given as NAME=VALUE, not as {text!r}")
    return name, value
