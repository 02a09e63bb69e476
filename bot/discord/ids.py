"""The custom ids of buttons, selects and forms: all that a press needs to find its way, also after a restart.

`route:match:prompt:verb:argument`, at most 100 characters. Everybody can read an id, so it never holds a
secret: what a player is working on lies in the database, under the match, the seat and the prompt.
"""

import re
from dataclasses import dataclass
from enum import StrEnum

MAX_LENGTH = 100
"""Discord's limit for a custom_id, in characters."""

_FIELD = re.compile(r"[A-Za-z0-9_.\-]*")
_NUMBER = re.compile(r"[0-9]{1,9}")
"""No seat and no row has a larger number, and databases can look for these."""
_SEPARATOR = ":"


class Route(StrEnum):
    """Who answers a press."""

    ASK = "ask"
    """A public choice of one seat."""
    PANEL = "panel"
    """The private panel of one seat, in a direct message or an ephemeral one."""
    TABLE = "table"
    """The buttons for everybody: My plan, Board, Status, Rules."""
    LOBBY = "lobby"
    """The lobby message and the private forms it opens."""


_ROUTES = {route.value: route for route in Route}


class UnreadableId(ValueError):
    """A custom_id that this version did not make."""


@dataclass(frozen=True)
class Address:
    """Where a press belongs; `match` is the match's id, `prompt` the rules' prompt id or ""."""

    route: Route
    match: str
    prompt: str = ""


@dataclass(frozen=True)
class ControlId:
    """An address and what the control means there."""

    address: Address
    verb: str
    argument: str = ""

    @property
    def number(self) -> int:
        """The argument as a number, such as a seat or a row of the log. Raises UnreadableId."""
        if not _NUMBER.fullmatch(self.argument):
            raise UnreadableId(self.argument)
        return int(self.argument)

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


def parse(custom_id: str) -> ControlId:
    """Read a custom_id strictly. Raises UnreadableId."""
    fields = custom_id.split(_SEPARATOR)
    if len(custom_id) > MAX_LENGTH or len(fields) != 5 or not all(map(_FIELD.fullmatch, fields)):
        raise UnreadableId(custom_id)
    name, match, prompt, verb, argument = fields
    route = _ROUTES.get(name)
    if route is None or not match or not verb:
        raise UnreadableId(custom_id)
    return ControlId(Address(route, match, prompt), verb, argument)
