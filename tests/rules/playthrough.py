"""The first rows of a match as a text, whose diff shows in review what a change of the rules changes."""

from collections.abc import Callable, Iterable, Iterator
from typing import Any

import msgspec

from rules.core import codec
from rules.core.registry import AnyGame


def written(game: AnyGame, rows: Iterable[Any], told: Callable[[Any], Iterator[str]]) -> str:
    """For each row what was answered, what it led to, what `told` says of the position, and who is asked.

    The last line of a row is the digest of all the rest.
    """
    return "\n".join(line for row in rows for line in _row(game, row, told)) + "\n"


def _row(game: AnyGame, row: Any, told: Callable[[Any], Iterator[str]]) -> Iterator[str]:
    yield ""
    yield f"=== {row.number}"
    if row.command:
        yield f"seat {row.seat} gives {_line(row.command)}"
    for stage in row.step.stages:
        yield f"--- {stage.key}"
        yield from (f"* {_line(event)}" for event in stage.events)
    state = row.step.state
    yield from told(state)
    yield from (f"? {_line(prompt)}" for prompt in game.prompts(state).values())
    yield f"digest {codec.digest(state)[:16]}"


def _line(value: msgspec.Struct) -> str:
    return codec.encode(value).decode()
