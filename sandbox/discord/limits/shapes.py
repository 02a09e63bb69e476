"""A small JSON schema library, of which the limits of messages, components and commands are composed.

Discord is lenient in one way that bots rely on: an integer may be sent as a string of digits.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

from sandbox.discord.vocabulary import Wire

Path = tuple[str | int, ...]


class Problem(NamedTuple):
    """Why Discord rejects a request: the path in the body, the error code, and the message."""

    path: Path
    code: str
    message: str

    def under(self, *path: str | int) -> "Problem":
        """Returns the problem with `path` prepended to its own."""
        return self._replace(path=(*path, *self.path))


def nested(problems: Iterable[Problem]) -> Wire:
    """Returns Discord's nested `errors` object (reference, "Error Messages")."""
    root: Wire = {}
    for path, code, message in problems:
        node = root
        for key in path:
            node = node.setdefault(str(key), {})
        node.setdefault("_errors", []).append({"code": code, "message": message})
    return root


def length_problem(path: Path, minimum: int, maximum: int) -> Problem:
    return Problem(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {minimum} and {maximum} in length.")


def missing(path: Path) -> Problem:
    return Problem(path, "BASE_TYPE_REQUIRED", "This field is required")


def wrong_type(path: Path, expected: str) -> Problem:
    return Problem(path, "BASE_TYPE_INVALID", f"Must be {expected}.")


@dataclass(frozen=True, kw_only=True)
class Rule:
    """Base rule: accepts any value."""

    required: bool = False

    def problems(self, value: Any, path: Path) -> Iterator[Problem]:
        yield from ()

    def unknown(self, value: Any, path: Path) -> Iterator[Path]:
        """Yields the paths of keys that Discord silently ignores."""
        yield from ()


@dataclass(frozen=True, kw_only=True)
class Text(Rule):
    minimum: int = 0
    maximum: int = 6000

    def problems(self, value: Any, path: Path) -> Iterator[Problem]:
        if not isinstance(value, str):
            yield wrong_type(path, "a string")
        elif not self.minimum <= len(value) <= self.maximum:
            yield length_problem(path, self.minimum, self.maximum)


@dataclass(frozen=True, kw_only=True)
class Integer(Rule):
    """An integer, or a string of its digits."""

    minimum: int = -(1 << 63)
    maximum: int = (1 << 64) - 1

    def problems(self, value: Any, path: Path) -> Iterator[Problem]:
        try:
            number = int(value) if isinstance(value, str | int) and not isinstance(value, bool) else None
        except ValueError:
            number = None
        if number is None:
            yield Problem(path, "NUMBER_TYPE_COERCE", f"Value {value!r} is not a whole number.")
        elif not self.minimum <= number <= self.maximum:
            yield Problem(path, "NUMBER_TYPE_MAX", f"Must be between {self.minimum} and {self.maximum}.")


@dataclass(frozen=True, kw_only=True)
class OneOf(Rule):
    """An enumeration of strings."""

    words: tuple[str, ...]

    def problems(self, value: Any, path: Path) -> Iterator[Problem]:
        if value not in self.words:
            yield Problem(path, "BASE_TYPE_CHOICES", f"Value must be one of {set(self.words)}.")


@dataclass(frozen=True, kw_only=True)
class Boolean(Rule):
    def problems(self, value: Any, path: Path) -> Iterator[Problem]:
        if not isinstance(value, bool):
            yield wrong_type(path, "true or false")


@dataclass(frozen=True, kw_only=True)
class Record(Rule):
    """An object with these fields; null counts as absent where a field may be left out."""

    fields: Mapping[str, Rule]

    def problems(self, value: Any, path: Path) -> Iterator[Problem]:
        if not isinstance(value, dict):
            yield wrong_type(path, "an object")
            return
        for name, rule in self.fields.items():
            if value.get(name) is not None:
                yield from rule.problems(value[name], (*path, name))
            elif rule.required:
                yield missing((*path, name))

    def unknown(self, value: Any, path: Path) -> Iterator[Path]:
        for name, inner in value.items():
            if name not in self.fields:
                yield (*path, name)
            elif inner is not None:
                yield from self.fields[name].unknown(inner, (*path, name))


@dataclass(frozen=True, kw_only=True)
class Tagged(Rule):
    """A union of records, discriminated by `type`."""

    cases: Mapping[int, Record]

    def problems(self, value: Any, path: Path) -> Iterator[Problem]:
        kind = value.get("type") if isinstance(value, dict) else None
        if isinstance(kind, int) and not isinstance(kind, bool) and kind in self.cases:
            yield from self.cases[kind].problems(value, path)
        else:
            allowed = ", ".join(str(int(case)) for case in self.cases)
            yield Problem((*path, "type"), "UNION_TYPE_CHOICES", f"Value of type must be one of ({allowed}).")

    def unknown(self, value: Any, path: Path) -> Iterator[Path]:
        yield from self.cases[value["type"]].unknown(value, path)


@dataclass(frozen=True, kw_only=True)
class Items(Rule):
    """A list with between `minimum` and `maximum` items of one rule."""

    each: Rule
    minimum: int = 0
    maximum: int = 1 << 16

    def problems(self, value: Any, path: Path) -> Iterator[Problem]:
        if not isinstance(value, list):
            yield wrong_type(path, "a list")
            return
        if not self.minimum <= len(value) <= self.maximum:
            yield length_problem(path, self.minimum, self.maximum)
        for at, item in enumerate(value):
            yield from self.each.problems(item, (*path, at))

    def unknown(self, value: Any, path: Path) -> Iterator[Path]:
        for at, item in enumerate(value):
            yield from self.each.unknown(item, (*path, at))
