"""A title's card: what programs must know of a title to offer it, set it up and look at it.

Lobby, commands, command line, bench and settings read the cards, and name no title themselves. Texts of a
title: `title-<key>`, `<key>-option-<option>`, `<key>-option-<option>-<value>`, `<key>-view-<view>`; of an
opening option also `<key>-command-<option>` and `<key>-command-<option>-description`.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import Enum
from typing import Any, Literal, get_args, get_origin

import msgspec

from rules.core.errors import InvalidOptions


@dataclass(frozen=True)
class Correction:
    """Printed material that a host may replace by a file of their own; every new match then gets it."""

    option: str
    """The field of the title's options that takes the corrected material."""
    read: Callable[[str], Any]
    """The option's value from the text of the file. Raises ValueError: one line, naming the file's line."""
    example: str
    """The shipped file that the host copies, from the root of the repository."""


@dataclass(frozen=True)
class TitleCard:
    """What a title says about itself, once. `rules.<key>.card.CARD` is found by `rules.core.registry`."""

    key: str
    """The title's name in the registry, in records, in the database and in ids of texts."""
    seats: range
    """How many may play."""
    options: type[msgspec.Struct]
    """What a table may choose before the start; every field has a default."""
    order: int = 100
    """The place in lists of titles, lowest first, then by key. The first title is the default everywhere."""
    implied: Mapping[tuple[str, Any], Mapping[str, Any]] = field(default_factory=dict)
    """Options that follow from the value of another one, unless they are given themselves."""
    opening_options: tuple[str, ...] = ()
    """Choices that the command which opens a table offers; all can be changed in the lobby."""
    views: tuple[str, ...] = ()
    """The ways in which the board can be looked at, the usual one first; none: there is only one."""
    corrections: tuple[Correction, ...] = ()
    """What a host may correct of the printed material."""
    deliberation: float = 1.0
    """How long a person thinks before an answer, relative to a title of quick choices: for load tests."""

    def require_seats(self, seats: int) -> None:
        """Raise InvalidOptions if the title is not for so many players."""
        if seats not in self.seats:
            raise InvalidOptions("seats", seats=seats, least=self.seats[0], most=self.seats[-1])

    def choices(self, seats: int | None = None) -> dict[str, dict[str, Any]]:
        """The options that are a choice between a few values: each value by its word in the texts.

        With `seats`, only those that make a difference to so many players.
        """
        found = {field.name: field.type for field in msgspec.structs.fields(self.options)}
        return {
            name: _values(kind)
            for name, kind in found.items()
            if _values(kind) and (seats is None or _matters(kind, seats))
        }

    def completed(self, options: Mapping[str, Any]) -> dict[str, Any]:
        """The options given, as plain data, and those that follow from them."""
        implied = [self.implied.get((name, value), {}) for name, value in options.items() if _is_plain(value)]
        return {name: value for given in (*implied, options) for name, value in given.items()}

    def correction(self, option: str) -> Correction | None:
        """How a host may correct the material of an option, if that is possible."""
        return next((found for found in self.corrections if found.option == option), None)

    def setting(self, correction: Correction) -> str:
        """The name of the host's setting for a correction's file; in capitals it is the variable's name."""
        return f"{self.key}_{correction.option}"


def _matters(kind: Any, seats: int) -> bool:
    """Whether an option matters to so many players: where it does not to all, its type's `extra` says so."""
    extras = (bounds.extra or {} for bounds in get_args(kind) if isinstance(bounds, msgspec.Meta))
    return all(seats in extra.get("seats", (seats,)) for extra in extras)


def _values(kind: Any) -> dict[str, Any]:
    if isinstance(kind, type(Enum)):
        return {str(member.value): member.value for member in kind}
    if kind is bool:
        return {"false": False, "true": True}
    if get_origin(kind) is Literal:
        return {str(value): value for value in get_args(kind)}
    for bounds in get_args(kind):
        if isinstance(bounds, msgspec.Meta) and bounds.ge is not None and bounds.le is not None:
            return {str(value): value for value in range(int(bounds.ge), int(bounds.le) + 1)}
    return {}


def _is_plain(value: Any) -> bool:
    return isinstance(value, (str, int))
