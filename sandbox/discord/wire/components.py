"""Components as Discord returns them: numbered, with defaults filled in and files resolved."""

from typing import Any

import msgspec

from sandbox.discord.limits import components_within
from sandbox.discord.limits.messages import ATTACHED
from sandbox.discord.vocabulary import SELECTS, ComponentType, Wire

_DEFAULTS: dict[int, Wire] = {
    ComponentType.BUTTON: {"disabled": False},
    ComponentType.THUMBNAIL: {"spoiler": False, "description": None},
    ComponentType.FILE: {"spoiler": False},
    ComponentType.SEPARATOR: {"divider": True, "spacing": 1},
    ComponentType.CONTAINER: {"accent_color": None, "spoiler": False},
    **{kind: {"min_values": 1, "max_values": 1, "disabled": False} for kind in SELECTS},
}
_NULLABLE = frozenset({"accent_color", "description"})


def media_wire(url: str, attachments: list[Wire]) -> Wire:
    """Component reference, "Unfurled Media Item": an attached file or an external URL."""
    name = url.removeprefix(ATTACHED)
    file = next((one for one in attachments if name != url and one["filename"] == name), None)
    if not file:
        return {"id": "0", "url": url, "proxy_url": url, "width": None, "height": None, "content_type": None}
    media = {key: file.get(key) for key in ("id", "url", "proxy_url", "width", "height", "content_type")}
    return media | {"attachment_id": file["id"]}


def rendered(components: list[Wire], attachments: list[Wire]) -> list[Wire]:
    """Returns the components of a message with `attachments`, as every client receives them."""
    tree: list[Wire] = msgspec.to_builtins(components)  # a copy, in a tenth of the time of `copy.deepcopy`
    every = list(components_within(tree))
    used = {component["id"] for component in every if component.get("id")}
    free = (number for number in range(1, 1000) if number not in used)
    for component in every:
        component["id"] = component.get("id") or next(free)
        _resolve_files(component, attachments)
        _fill_in(component)
    return tree


def _resolve_files(component: Wire, attachments: list[Wire]) -> None:
    for item in component.get("items") or ():
        item["media"] = media_wire(item["media"]["url"], attachments)
        item["description"] = item.get("description")
        item["spoiler"] = bool(item.get("spoiler"))
    for key in ("media", "file"):
        if component.get(key):
            component[key] = media_wire(component[key]["url"], attachments)
    if component["type"] == ComponentType.FILE:
        url = component["file"]["url"]
        file: dict[str, Any] = next((one for one in attachments if one["url"] == url), {})
        component["name"], component["size"] = file.get("filename", url), file.get("size", 0)


def _fill_in(component: Wire) -> None:
    for key, value in _DEFAULTS.get(component["type"], {}).items():
        if component.get(key) is None:
            component[key] = value
    for key in [key for key, value in component.items() if value is None and key not in _NULLABLE]:
        del component[key]
