"""References: people, places and moments inside a text, which each service shows in its own way.

`str(Name("Bob"))` is a token between two private-use characters; it passes through Fluent like any argument.
The layer that sends a text finds the tokens with `parts` and shows each reference as its service has it, or
takes `plain`. What people call themselves enters texts as `Name` only, so it needs no escaping here.
"""

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import TypeAlias

_OPEN, _CLOSE = "\ue000", "\ue001"
_TOKEN = re.compile(f"{_OPEN}(?P<kind>.)(?P<value>[^{_OPEN}{_CLOSE}]*)(?:{_CLOSE}|$)", re.DOTALL)
_MARKUP = re.compile(r"[*_`~#]")

_UNSEEN = re.compile(
    r"[\x00-\x1f\x7f-\x9f\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]"
)
"""Controls, marks of direction and of no width. Those that join letters and emoji are left."""
_BLANK = "\u115f\u1160\u200c\u200d\u2800\u3164\uffa0 "
"""What leaves no ink though it counts as a letter or a symbol."""


@dataclass(frozen=True)
class Name:
    """What a person, or another user-given thing such as a lucky word, is called: shown as it is."""

    name: str

    def __str__(self) -> str:
        return _token("n", self.name)


@dataclass(frozen=True)
class Person:
    """A person by the id that the service gave them; a message may notify the people that it names so."""

    user_id: int

    def __str__(self) -> str:
        return _token("u", self.user_id)


@dataclass(frozen=True)
class Place:
    """Where a match is played or announced, or a message about it, by the ids that the service gave them.

    `guild_id` is 0 for a message to one person; `message_id` is 0 for the place as a whole.
    """

    guild_id: int
    place_id: int
    message_id: int = 0

    def __str__(self) -> str:
        return _token("p", f"{self.guild_id}/{self.place_id}/{self.message_id}")


@dataclass(frozen=True)
class Moment:
    """A moment in Unix seconds: when it is, and how far away. Each reader sees it in their own time zone."""

    at: int

    def __str__(self) -> str:
        return _token("m", self.at)


Reference: TypeAlias = Name | Person | Place | Moment

_READ: dict[str, Callable[[str], Reference]] = {
    "n": Name,
    "u": lambda value: Person(int(value)),
    "p": lambda value: Place(*map(int, value.split("/"))),
    "m": lambda value: Moment(int(value)),
}


def parts(text: str) -> Iterator[str | Reference]:
    """The text in order: what stands between the references, and the references."""
    end = 0
    for found in _TOKEN.finditer(text):
        if found.start() > end:
            yield text[end : found.start()]
        yield _READ[found["kind"]](found["value"])
        end = found.end()
    if end < len(text):
        yield text[end:]


def shown(text: str, show: Callable[[Reference], str]) -> str:
    """The text with each reference as `show` has it."""
    return _TOKEN.sub(lambda found: show(_READ[found["kind"]](found["value"])), text)


def plain(text: str) -> str:
    """A text for places without markup, such as labels and alt texts: names are as they are."""
    return shown(text, _plain)


def without_markup(text: str) -> str:
    """A text of one line in plain letters, without the emphasis that texts have."""
    bare = (_MARKUP.sub("", part) if isinstance(part, str) else _plain(part) for part in parts(text))
    return "".join(bare).strip()


def people(user_ids: Iterable[int]) -> str:
    """People one after the other, as a text that calls them."""
    return " ".join(str(Person(user_id)) for user_id in user_ids)


def tidy(name: str) -> str:
    """The name in one line and one direction, as it is kept with a seat; "?" if nothing can be seen of it."""
    shown = " ".join(_UNSEEN.sub("", " ".join(name.split())).split())
    return shown if shown.strip(_BLANK) else "?"


def _token(kind: str, value: object) -> str:
    inner = str(value).replace(_OPEN, "").replace(_CLOSE, "")
    return f"{_OPEN}{kind}{inner}{_CLOSE}"


def _plain(reference: Reference) -> str:
    """A reference where no service shows it."""
    return reference.name if isinstance(reference, Name) else ""
