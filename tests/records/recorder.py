"""Writes matches that were played in tests down as record fixtures, whatever the title."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Protocol

import msgspec

from rules.core import codec, record
from rules.core.chance import commitment
from rules.core.model import Seat, Step
from rules.core.registry import AnyGame


class Row(Protocol):
    """One row of a match's log. The set-up has neither seat nor command."""

    @property
    def number(self) -> int: ...
    @property
    def seat(self) -> Seat | None: ...
    @property
    def command(self) -> Any: ...
    @property
    def step(self) -> Step[Any, Any]: ...


def write(
    path: Path, game: AnyGame, options: msgspec.Struct, seats: int, seed: bytes, rows: Sequence[Row]
) -> None:
    """Write a finished match of `seats` with this seed."""
    match = record.MatchRecord(
        game=game.key,
        rules_version=game.rules_version,
        seats=seats,
        options=msgspec.to_builtins(options),
        commitment=commitment(seed),
        entries=tuple(map(_entry, rows)),
        seed=seed.hex(),
        outcome=game.outcome(rows[-1].step.state),
    )
    path.write_bytes(record.dump(match))


def _entry(row: Row) -> record.Entry:
    digest = codec.digest(row.step.state)
    if row.command is None:
        return record.Entry(row.number, "setup", digest)
    return record.Entry(row.number, "command", digest, row.seat, "ai", msgspec.to_builtins(row.command))
