"""Client-side validation: what a Discord client checks and resolves before it sends an interaction."""

from collections.abc import Iterable, Iterator
from itertools import count
from typing import TYPE_CHECKING, Any

from sandbox.discord.view import Cannot
from sandbox.discord.vocabulary import (
    ENTITIES,
    SELECTS,
    SUB_COMMANDS,
    ComponentType,
    OptionType,
    Wire,
)
from sandbox.discord.wire.entities import channel_wire, member_wire, roles_wire, user_wire
from sandbox.discord.world import Channel, User

if TYPE_CHECKING:
    from sandbox.discord.human import Human
    from sandbox.discord.service import FakeDiscord

_OPTION_OF_COMPONENT = {
    ComponentType.USER_SELECT: OptionType.USER,
    ComponentType.ROLE_SELECT: OptionType.ROLE,
    ComponentType.MENTIONABLE_SELECT: OptionType.MENTIONABLE,
    ComponentType.CHANNEL_SELECT: OptionType.CHANNEL,
    ComponentType.FILE_UPLOAD: OptionType.ATTACHMENT,
}
_NEAR_LOCALES = {"en-US": "en-GB", "en-GB": "en-US", "es-419": "es-ES"}
"""Application commands, "Locale fallbacks"."""
_NUMBERS = frozenset({OptionType.INTEGER, OptionType.NUMBER})
_LISTS = SELECTS | {ComponentType.FILE_UPLOAD}


class FormInput:
    """Input of one person for one interaction; collects the `resolved` data that Discord sends with it."""

    def __init__(self, service: "FakeDiscord", user: User, channel: Channel) -> None:
        self.service = service
        self.person = user
        self.channel = channel
        self.resolved: dict[str, Wire] = {}

    @property
    def resolved_part(self) -> Wire:
        return {"resolved": self.resolved} if self.resolved else {}

    def entity(self, kind: int, value: Any) -> str:
        """Returns the id sent for a user, channel, role or attachment."""
        if kind == OptionType.ATTACHMENT:
            return self.file(*value)
        if kind == OptionType.CHANNEL:
            return self._channel(value)
        if kind == OptionType.ROLE or isinstance(value, int):
            return self._role(value)
        return self.user(value)

    def file(self, name: str, data: bytes) -> str:
        file_id, url = self.service.store_file(0, name, data)
        self._kind("attachments")[str(file_id)] = {
            "id": str(file_id),
            "filename": name,
            "size": len(data),
            "url": url,
            "proxy_url": url,
            "content_type": "application/octet-stream",
            "ephemeral": True,
        }
        return str(file_id)

    def user(self, chosen: "Human | User") -> str:
        user = chosen if isinstance(chosen, User) else chosen.user
        self._kind("users")[str(user.id)] = user_wire(user)
        guild = self.channel.guild
        if guild and user.id in guild.members:
            member = member_wire(guild, user.id, with_user=False) | {"permissions": "0"}
            self._kind("members")[str(user.id)] = member
        return str(user.id)

    def _channel(self, channel: Channel) -> str:
        permissions = {"permissions": str(channel.permissions(self.person))}
        self._kind("channels")[str(channel.id)] = channel_wire(channel) | permissions
        return str(channel.id)

    def _role(self, role: int) -> str:
        assert self.channel.guild
        wire = next(one for one in roles_wire(self.channel.guild) if one["id"] == str(role))
        self._kind("roles")[str(role)] = wire
        return str(role)

    def _kind(self, kind: str) -> Wire:
        return self.resolved.setdefault(kind, {})


# Commands ---------------------------------------------------------------------------------------------------


def fill_command(form: FormInput, command: Wire, line: str, values: Wire, focus: str | None = None) -> Wire:
    """Returns the data of a command interaction. Raises Cannot where the client would refuse.

    Sub-commands and options go by the names that the person's client shows, or by the default ones.
    focus: the option being typed, for autocomplete.
    """
    data: Wire = {"id": command["id"], "name": command["name"], "type": command["type"], "options": []}
    if command.get("guild_id"):
        data["guild_id"] = command["guild_id"]
    node, filled = _descend(form.person, command, line, data["options"])
    known = {option["name"]: option for option in node.get("options") or ()}
    values = {_default_name(form.person, known, name): value for name, value in values.items()}
    focus = focus and _default_name(form.person, known, focus)
    if set(values) - set(known) or any(option["type"] in SUB_COMMANDS for option in known.values()):
        raise Cannot(f"/{line} takes {list(known)}, not {list(values)}")
    for name, option in known.items():
        if name in values:
            filled.append(_filled_option(form, option, values[name], name == focus))
        elif option.get("required") and not focus:
            raise Cannot(f"/{line}: {name} is required")
    return data | form.resolved_part


def localised(node: Wire, user: User) -> str:
    """Returns the name of a command or option in the client's language ("Localization")."""
    names = node.get("name_localizations") or {}
    near = _NEAR_LOCALES.get(user.locale, "")
    return str(names.get(user.locale) or names.get(near) or node["name"])


def called(nodes: Iterable[Wire], name: str, user: User) -> Wire | None:
    """Returns the node that this person's client shows by that name, else the one of that default name."""
    listed = list(nodes)
    shown = (node for node in listed if localised(node, user) == name)
    by_default = (node for node in listed if node["name"] == name)
    return next(shown, None) or next(by_default, None)


def _default_name(user: User, known: dict[str, Wire], name: str) -> str:
    option = called(known.values(), name, user)
    return str(option["name"]) if option else name


def _descend(user: User, command: Wire, line: str, options: list[Wire]) -> tuple[Wire, list[Wire]]:
    """Follow the subcommands of `line`. Returns the last node and the list for its options."""
    node = command
    for name in line.split(" ")[1:]:
        subs = [one for one in node.get("options") or () if one["type"] in SUB_COMMANDS]
        found = called(subs, name, user)
        if not found:
            raise Cannot(f"/{line}: no sub-command {name}")
        inner: list[Wire] = []
        options.append({"name": found["name"], "type": found["type"], "options": inner})
        node, options = found, inner
    return node, options


def _filled_option(form: FormInput, option: Wire, value: Any, is_focused: bool) -> Wire:
    filled = {"name": option["name"], "type": option["type"], "value": value}
    if is_focused:
        if not option.get("autocomplete"):
            raise Cannot(f"{option['name']} has no autocomplete")
        return filled | {"focused": True}
    _check_option(option, value)
    if option["type"] in ENTITIES:
        filled["value"] = form.entity(option["type"], value)
    return filled


def _check_option(option: Wire, value: Any) -> None:
    name, kind = option["name"], option["type"]
    shortest, longest = option.get("min_length", 0), option.get("max_length", 6000)
    if kind == OptionType.STRING and not shortest <= len(value) <= longest:
        raise Cannot(f"{name}: length of {value!r}")
    minimum, maximum = option.get("min_value", -(2**53)), option.get("max_value", 2**53)
    if kind in _NUMBERS and not minimum <= value <= maximum:
        raise Cannot(f"{name}: {value!r} out of range")
    if option.get("choices") and value not in [choice["value"] for choice in option["choices"]]:
        raise Cannot(f"{name}: {value!r} is not offered")


# Selects and modals -----------------------------------------------------------------------------------------


def select_values(form: FormInput, select: Wire, values: Iterable[Any]) -> list[str]:
    """Returns the values of a select or file upload as sent. Raises Cannot."""
    chosen = list(values)
    minimum = 1 if select.get("min_values") is None else select["min_values"]
    maximum = 1 if select.get("max_values") is None else select["max_values"]
    if not (0 if select.get("required") is False else minimum) <= len(chosen) <= maximum:
        raise Cannot(f"choose {minimum}-{maximum}")
    if select["type"] == ComponentType.STRING_SELECT:
        _check_offered(select, chosen)
        return chosen
    kind = _OPTION_OF_COMPONENT[select["type"]]
    return [form.entity(kind, value) for value in chosen]


def _check_offered(component: Wire, values: list[Any]) -> None:
    offered = [option["value"] for option in component["options"]]
    if set(values) - set(offered):
        raise Cannot(f"{values} not all offered: {offered}")


def fill_modal(form: FormInput, modal: Wire, values: Wire) -> Wire:
    """Returns the data of a modal submit, without `resolved`. Raises Cannot for wrong or missing values."""
    left, numbers = dict(values), count(1)
    components = [_filled_part(form, part, left, numbers) for part in modal["components"]]
    if left:
        raise Cannot(f"no such fields: {list(left)}")
    return {"custom_id": modal["custom_id"], "components": components}


def _filled_part(form: FormInput, part: Wire, left: Wire, numbers: Iterator[int]) -> Wire:
    filled = {"type": part["type"], "id": next(numbers)}
    if part["type"] == ComponentType.ACTION_ROW:
        inner = [_filled_field(form, one, left, next(numbers)) for one in part["components"]]
        return filled | {"components": inner}
    if part["type"] == ComponentType.LABEL:
        return filled | {"component": _filled_field(form, part["component"], left, next(numbers))}
    return filled


def _filled_field(form: FormInput, field: Wire, left: Wire, number: int) -> Wire:
    kind, name = field["type"], field["custom_id"]
    value = left.pop(name, None)
    if kind == ComponentType.TEXT_INPUT and value is None:
        value = field.get("value") or ""
    if field.get("required") is not False and value in (None, "", []):
        raise Cannot(f"{name} is required")
    filled = {"type": kind, "id": number, "custom_id": name}
    return filled | _field_value(form, field, value)


def _field_value(form: FormInput, field: Wire, value: Any) -> Wire:
    if field["type"] in _LISTS:
        return {"values": select_values(form, field, value or ())}
    minimum, maximum = field.get("min_length") or 0, field.get("max_length") or 4000
    if value and not minimum <= len(value) <= maximum:
        raise Cannot(f"{field['custom_id']}: {len(value)} characters")
    return {"value": value}
