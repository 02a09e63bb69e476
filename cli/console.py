"""Output of the commands: plain text or one JSON object on stdout, progress and errors on stderr."""

import json
import shutil
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Annotated, Any, TypeVar
from uuid import uuid4

import msgspec
import typer

from rules.core.errors import CodedError

T = TypeVar("T")

_MAX_LENGTH = 1000
"""Characters of a complaint."""
_MAX_QUOTED = 200
"""Characters of what a text quotes."""

AsJson = Annotated[bool, typer.Option("--json", help="Print one JSON object instead of text.")]


def printable(line: str) -> str:
    """The line with escapes such as \\x00 for control characters and lone surrogates."""
    return "".join(sign if sign.isprintable() else ascii(sign)[1:-1] for sign in line)


def echo(line: str) -> None:
    """A line of the result."""
    typer.echo(printable(line))


def echo_json(result: Any) -> None:
    """The whole result as one JSON object."""
    try:
        text = msgspec.json.encode(result).decode()
    except UnicodeEncodeError:  # the name of a file is no UTF-8
        text = json.dumps(msgspec.to_builtins(result))
    typer.echo(text)


def echo_error(line: str) -> None:
    """One line about what is wrong, cut if it quotes too much."""
    typer.echo(f"gyoji: {_cut(printable(' '.join(line.split())), _MAX_LENGTH)}", err=True)


def quoted(words: str) -> str:
    """What was typed, as the argument of a text: Fluent refuses very long ones."""
    return _cut(words, _MAX_QUOTED)


def refusal_text(error: CodedError) -> str:
    """Returns the English text of a refusal, as the bot shows it."""
    from bot.views.texts import texts_in

    texts, message_id = texts_in("en"), f"refusal-{error.code}"
    given = {name: quoted(it) if isinstance(it, str) else it for name, it in error.params.items()}
    return texts(message_id, **given) if texts.has(message_id) else str(error)


def progress(items: Iterable[T], label: str, length: int) -> Iterator[T]:
    """Yields the items, with a progress bar on stderr if that is a terminal."""
    if not sys.stderr.isatty():
        yield from items
        return
    with typer.progressbar(items, length=length, label=label, file=sys.stderr) as bar:
        yield from bar


def write(path: Path, data: bytes) -> None:
    """Write a file, creating its folder; what was there stays until all is written. Raises OSError."""
    path.parent.mkdir(parents=True, exist_ok=True)
    try:
        if path.exists() and not path.is_file():  # a device, such as /dev/stdout
            path.write_bytes(data)
        else:
            _replace(path.resolve(), data)
    except OSError as error:
        raise OSError(error.errno, error.strerror, str(path)) from None


def _replace(path: Path, data: bytes) -> None:
    part = path.with_name(f".{uuid4().hex}.part")
    try:
        part.write_bytes(data)
        if path.exists():
            path.open("ab").close()  # refused if it is read-only
            shutil.copymode(path, part)
        part.replace(path)
    finally:
        part.unlink(missing_ok=True)


def _cut(text: str, most: int) -> str:
    return text if len(text) <= most else text[:most] + "…"
