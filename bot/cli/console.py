"""What the commands share: plain text or one JSON object on stdout, progress and trouble on stderr."""

import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Annotated, Any, TypeVar

import msgspec
import typer

from rules.core.errors import CodedError

T = TypeVar("T")

DAMAGED = 1
"""The exit code of a command that has found matches which do not replay."""

AsJson = Annotated[bool, typer.Option("--json", help="Print one JSON object instead of text.")]


def say(line: str) -> None:
    """A line of the result."""
    typer.echo(line)


def say_json(result: Any) -> None:
    """The whole result as one JSON object."""
    typer.echo(msgspec.json.encode(result).decode())


def complain(line: str) -> None:
    """One line about what is wrong."""
    typer.echo(f"gyoji: {line}", err=True)


def in_words(error: CodedError) -> str:
    """The refusal as the bot words it."""
    from bot.views.texts import texts_in

    texts, message_id = texts_in("en"), f"refusal-{error.code}"
    return texts(message_id, **error.params) if texts.has(message_id) else str(error)


def progress(items: Iterable[T], label: str, length: int) -> Iterator[T]:
    """The items, with a bar on stderr while they are worked through. Silent unless stderr is a terminal."""
    if not sys.stderr.isatty():
        yield from items
        return
    with typer.progressbar(items, length=length, label=label, file=sys.stderr) as bar:
        yield from bar


def write(path: Path, data: bytes) -> None:
    """Write a file, making its folder. Raises OSError."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)
