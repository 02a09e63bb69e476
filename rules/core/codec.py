"""Codec: commands, options, states and events to JSON and back, and the digest of a state.

>>> from rules.core.registry import find
>>> decode_command(find("honor"), b'{"kind": "Attack", "target": 2}')
Attack(target=2)
>>> encode(decode_command(find("honor"), {"kind": "Draw"}))
b'{"kind":"Draw"}'
"""

import hashlib
from functools import cache
from types import GenericAlias
from typing import Any, get_args

import msgspec

from rules.core.errors import InvalidOptions, MalformedCommand
from rules.core.registry import AnyGame


def encode(value: object) -> bytes:
    """Canonical JSON: equal values give equal bytes."""
    return msgspec.json.encode(value, order="deterministic")


def digest(state: object) -> str:
    """SHA-256 of a state's canonical JSON, in hex."""
    return hashlib.sha256(encode(state)).hexdigest()


def decode_command(game: AnyGame, data: bytes | dict[str, Any]) -> Any:
    """A command of the title, from JSON or from a plain dict. Raises MalformedCommand.

    >>> from rules.core.registry import find
    >>> decode_command(find("honor"), b'{"kind": "Castle"}')
    Traceback (most recent call last):
    rules.core.errors.MalformedCommand: malformed(reason=Invalid value 'Castle' - at `$.kind`)
    """
    try:
        if isinstance(data, bytes):
            return _commands_of(game.command_type).decode(data)
        return msgspec.convert(data, type=_kind_of(game.command_type, data.get("kind")))
    except (msgspec.ValidationError, msgspec.DecodeError, RecursionError, UnicodeEncodeError) as error:
        raise MalformedCommand("malformed", reason=str(error)) from None


def decode_options(game: AnyGame, data: dict[str, Any]) -> msgspec.Struct:
    """A title's options from a plain dict; what is missing is the default. Raises InvalidOptions."""
    try:
        return msgspec.convert(data, type=game.options_type)
    except msgspec.ValidationError as error:
        raise InvalidOptions("malformed", reason=str(error)) from None


def decode_state(game: AnyGame, data: bytes) -> Any:
    """A state from its JSON (a snapshot). Raises msgspec.DecodeError."""
    return msgspec.json.decode(data, type=game.state_type)


def decode_events(game: AnyGame, data: bytes) -> tuple[Any, ...]:
    """A step's events from their JSON. Raises msgspec.DecodeError."""
    return tuple(_events_of(game.event_type).decode(data))


@cache
def _commands_of(command_type: Any) -> msgspec.json.Decoder[Any]:
    """Made once: to look through all commands of a title takes longer than to read one."""
    return msgspec.json.Decoder(command_type)


def _kind_of(command_type: Any, kind: object) -> Any:
    """The title's commands of this kind, for the same reason; all of them if there is none."""
    return _kinds(command_type).get(kind, command_type) if isinstance(kind, str) else command_type


@cache
def _kinds(command_type: Any) -> dict[str, Any]:
    return {command.__struct_config__.tag: command for command in get_args(command_type)}


@cache
def _events_of(event_type: Any) -> msgspec.json.Decoder[list[Any]]:
    """Made once: to look through all events of a title takes longer than to read those of a step."""
    return msgspec.json.Decoder(GenericAlias(list, (event_type,)))
