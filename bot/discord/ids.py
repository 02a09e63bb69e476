"""Custom ids of buttons, selects and forms: everything that routing needs, also after a restart.

`route:match:prompt:verb:argument`, at most 100 characters. Ids are public, so they never hold a secret:
drafts are in the database, by match, seat and prompt.
"""

import re
from dataclasses import dataclass
from enum import StrEnum

MAX_LENGTH = 100
"""Discord's limit for a custom_id, in characters."""

_FIELD = re.compile(r"[A-Za-z0-9_.\-]*")
_NUMBER = re.compile(r"[0-9]{1,9}")
"""No seat and no row has a larger number, and databases can search for these."""
_SEPARATOR = ":"


class Route(StrEnum):
    """Which module answers a press."""

    ASK = "ask"
    """A public choice of one seat."""
    PANEL = "panel"
    """The private panel of one seat, by direct message or ephemeral."""
    TABLE = "table"
    """The public buttons: My plan, Board, Status, Rules."""
    PRIVACY = "privacy"
    """What a person has asked for about themselves; it belongs to no match."""
    LOBBY = "lobby"
    """The lobby message and the private forms it opens."""
    LEARN = "learn"
    """A stop of a lesson: the title stands for the match, the stop's number for the prompt."""
    CHECK = "check"
    """The guide of `/referee check`, which is about no match."""


class UnreadableId(ValueError):
    """A custom_id of another version, or a forged one. `code` names the text for who has pressed it."""

    code = "unreadable_id"


@dataclass(frozen=True)
class Address:
    """The route, match id and prompt id (or "") of a press."""

    route: Route
    match: str
    prompt: str = ""


@dataclass(frozen=True)
class ControlId:
    """An address, and what the control does there."""

    address: Address
    verb: str
    argument: str = ""

    @property
    def number(self) -> int:
        """The argument as a number, such as a seat or a row of the log. Raises UnreadableId."""
        return _number(self.argument)

    @property
    def numbers(self) -> tuple[int, int]:
        """Two numbers with a dot between them. Raises UnreadableId."""
        first, _, second = self.argument.partition(".")
        return _number(first), _number(second)

    def __str__(self) -> str:
        """The custom_id. Raises ValueError for a field with other characters or an id over 100 of them."""
        address = self.address
        fields = (address.route.value, address.match, address.prompt, self.verb, self.argument)
        if not all(_FIELD.fullmatch(field) for field in fields):
            raise ValueError(f"not fit for a custom_id: {fields}")
        custom_id = _SEPARATOR.join(fields)
        if len(custom_id) > MAX_LENGTH:
            raise ValueError(f"custom_id of {len(custom_id)} characters: {custom_id}")
        return custom_id


def _number(text: str) -> int:
    if not _NUMBER.fullmatch(text):
        raise UnreadableId(text)
    return int(text)


def parse(custom_id: str) -> ControlId:
    """Read a custom_id strictly. Raises UnreadableId."""
    fields = custom_id.split(_SEPARATOR)
    if len(custom_id) > MAX_LENGTH or len(fields) != 5 or not all(map(_FIELD.fullmatch, fields)):
        raise UnreadableId(custom_id)
    name, match, prompt, verb, argument = fields
    if name not in list(Route) or not match or not verb:
        raise UnreadableId(custom_id)
    return ControlId(Address(Route(name), match, prompt), verb, argument)
