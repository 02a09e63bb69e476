"""Title cards: the metadata with which programs offer a title, set it up and show it.

Lobby, commands, command line, bench and settings read the cards, and name no title themselves. Texts of a
title: `title-<key>`, `<key>-option-<option>`, `<key>-option-<option>-<value>`, `<key>-view-<view>`; of a
theme `theme-<theme>`, of a shape `shape-<shape>`; of an opening option or a kind of place also
`<key>-command-<name>` and `<key>-command-<name>-description`.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import Enum
from typing import Any, Literal, get_args, get_origin

import msgspec

from rules.core.errors import InvalidOptions


@dataclass(frozen=True)
class Correction:
    """Printed material that a host may replace by a file; every new match then uses it."""

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
    """The possible numbers of players."""
    options: type[msgspec.Struct]
    """The options of a match, fixed at the start; every field has a default."""
    order: int = 100
    """The place in lists of titles, lowest first, then by key. The first title is the default everywhere."""
    implied: Mapping[tuple[str, Any], Mapping[str, Any]] = field(default_factory=dict)
    """Options that follow from the value of another one, unless they are given themselves."""
    opening_options: tuple[str, ...] = ()
    """Choices that the command which opens a table offers; all can be changed in the lobby."""
    views: tuple[str, ...] = ()
    """The views of the board, the default one first; empty if there is only one."""
    places: tuple[str, ...] = ()
    """The kinds of places that the board can be shown near to, the widest first."""
    themes: tuple[str, ...] = ()
    """The colour themes of the board, the default one first; empty if there is only one."""
    shapes: tuple[str, ...] = ()
    """The shapes of the board, the default one first; empty if there is only one."""
    animated: bool = False
    """Whether some of the pictures are animations, which a table may switch off."""
    corrections: tuple[Correction, ...] = ()
    """The printed material that a host may replace."""
    deliberation: float = 1.0
    """Thinking time before an answer, relative to a title of quick choices; for load tests."""

    told_by_round: bool = False
    """Whether a slow table is told of a round in one message, unless it chooses a message a stage."""

    @property
    def usual_shape(self) -> str:
        """The shape of the boards of a new table; of no account for titles with one shape."""
        return self.shapes[0] if self.shapes else "portrait"

    def require_seats(self, seats: int) -> None:
        """Raises InvalidOptions if the title cannot be played with this number of players."""
        if seats not in self.seats:
            raise InvalidOptions("seats", seats=seats, least=self.seats[0], most=self.seats[-1])

    def choices(self, seats: int | None = None) -> dict[str, dict[str, Any]]:
        """The options with a small set of values: for each option, its values by their names in the texts.

        With `seats`, only the options that matter with this number of players.
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
        """The correction of an option, or None if its material cannot be replaced."""
        return next((found for found in self.corrections if found.option == option), None)

    def setting(self, correction: Correction) -> str:
        """The name of the host's setting for a correction's file; its environment variable in capitals."""
        return f"{self.key}_{correction.option}"


def _matters(kind: Any, seats: int) -> bool:
    """Whether an option matters with `seats` players; an option that does not always has `extra` "seats"."""
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
