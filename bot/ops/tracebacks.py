"""Redacted tracebacks: where an error occurred and of which type it is, without any values.

The message of an exception is often a value: `KeyError: 'save_face'` reveals a hand, and a database that
rejects a row quotes it. So only messages about files, connections or Discord are logged.
"""

import traceback
from collections.abc import Iterator
from types import TracebackType
from typing import TextIO, TypeAlias

from rules.core.errors import CodedError

Raised: TypeAlias = tuple[type[BaseException], BaseException, TracebackType | None]

_OUTSIDE = ("discord", "aiohttp")
"""Packages whose errors cannot contain a match's secrets."""


def redacted(exc_info: Raised) -> str:
    """Returns the stack of an exception and of its causes, without the values of variables."""
    return "\n".join(_chain(exc_info[1]))


def write(out: TextIO, raised: Raised) -> None:
    """Write the same to a console."""
    out.write(f"\n{redacted(raised)}")


def _chain(error: BaseException) -> Iterator[str]:
    before = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    if before is not None:
        yield from _chain(before)
        yield "which led to:"
    if isinstance(error, BaseExceptionGroup):
        for one in error.exceptions:
            yield from _chain(one)
            yield "which is one of:"
    yield "".join(traceback.format_tb(error.__traceback__)) + _kind(error)


def _kind(error: BaseException) -> str:
    """Returns the type of an exception, and its message if that cannot contain a secret."""
    name = type(error).__qualname__
    if isinstance(error, CodedError):
        return f"{name}: {error.code}"
    speaks = isinstance(error, OSError) or type(error).__module__.partition(".")[0] in _OUTSIDE
    return f"{name}: {error}" if speaks else name
