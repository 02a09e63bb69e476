"""JSON and TOML that others have written: read, or refused with one line, whatever is in it.

The libraries have several errors for what is broken, and some are easily forgotten: an integer of more than
4,300 digits is a bare ValueError, brackets in brackets are a RecursionError.
"""

import json
import re
import tomllib
from typing import Any, TypeVar

import msgspec

T = TypeVar("T")

_MAX_BITS = 1 << 13
"""Of an integer, so that it can be shown: Python writes 4,300 digits, and reads more hexadecimal ones."""
_MAX_REASON = 300
_LONG_KEY = re.compile(r"""(\.[ \t]*([\w-]+|"[^"\n]*"|'[^'\n]*')[ \t]*){100}""")
"""Parts of a dotted key: tomllib needs memory for the square of their number, 350 MB for ten thousand."""


class Unreadable(ValueError):
    """Text that cannot be read. The message is one line of at most 300 characters."""

    def __init__(self, error: Exception | str) -> None:
        line = " ".join(str(error).split())
        super().__init__(line if len(line) <= _MAX_REASON else f"{line[: _MAX_REASON - 1]}…")


def read_json(data: bytes, kind: type[T]) -> T:
    """A value of this kind from its JSON, in which no object may have a key twice. Raises Unreadable."""
    try:
        value = msgspec.json.decode(data, type=kind)
        json.loads(data, object_pairs_hook=_unique)
    except RecursionError:
        raise Unreadable("its brackets nest too deeply") from None
    except ValueError as error:  # those of msgspec, of Unicode and of huge numbers are such
        raise Unreadable(error) from None
    return value


def read_toml(text: str) -> dict[str, Any]:
    """The tables of a TOML file, whose keys have at most 100 parts. Raises Unreadable."""
    if _LONG_KEY.search(text):
        raise Unreadable("a key has too many parts")
    try:
        tables = tomllib.loads(text)
        _require_sizes(tables)
    except RecursionError:
        raise Unreadable("its brackets nest too deeply") from None
    except ValueError as error:
        raise Unreadable(error) from None
    return tables


def _unique(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    read = dict(pairs)
    if len(read) < len(pairs):
        keys = [key for key, _ in pairs]
        twice = next(key for key in keys if keys.count(key) > 1)
        raise ValueError(f"an object has the key {twice!r} twice")
    return read


def _require_sizes(value: object) -> None:
    if isinstance(value, dict | list):
        for inner in value.values() if isinstance(value, dict) else value:
            _require_sizes(inner)
    elif isinstance(value, int) and value.bit_length() > _MAX_BITS:
        raise ValueError("a number has too many digits")
