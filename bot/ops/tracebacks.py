"""How a fault is written down: where it happened and of which kind it is, but not with which values.

What an exception says is often a value: `KeyError: 'save_face'` tells of a hand, and a database that refuses
a row quotes it. So only those may speak whose words are about files, connections or Discord.
"""

import traceback
from collections.abc import Iterator
from types import TracebackType
from typing import TextIO, TypeAlias

from rules.core.errors import CodedError

Raised: TypeAlias = tuple[type[BaseException], BaseException, TracebackType | None]

_OUTSIDE = ("discord", "aiohttp")
"""Packages that know nothing of a match's secrets."""


def told(exc_info: Raised) -> str:
    """The stack of an exception and of those that led to it, without the values of variables."""
    return "\n".join(_chain(exc_info[1]))


def write(out: TextIO, raised: Raised) -> None:
    """The same, for a console."""
    out.write(f"\n{told(raised)}")


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
    """The name of an exception, and what it says if that cannot be a secret."""
    name = type(error).__qualname__
    if isinstance(error, CodedError):
        return f"{name}: {error.code}"
    speaks = isinstance(error, OSError) or type(error).__module__.partition(".")[0] in _OUTSIDE
    return f"{name}: {error}" if speaks else name
