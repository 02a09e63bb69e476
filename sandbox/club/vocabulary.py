"""Describes actions for the transcript, in the words on the person's screen."""

from typing import Any

from sandbox.discord.limits import components_within
from sandbox.discord.vocabulary import SUB_COMMANDS, ComponentType, Wire


def shown_name(component: Wire) -> str:
    """Returns the label of a component."""
    emoji = (component.get("emoji") or {}).get("name")
    return str(component.get("label") or component.get("placeholder") or emoji or "a menu")


def shown_choices(select: Wire, values: tuple[Any, ...]) -> str:
    """Returns the chosen options by their labels."""
    labels = {option["value"]: option["label"] for option in select.get("options") or ()}
    return (
        ", ".join(labels[value] if value in labels else shown_value(value) for value in values) or "nothing"
    )


def shown_value(value: Any) -> str:
    """Returns a value in readable form."""
    if isinstance(value, tuple | list):
        return ", ".join(shown_value(one) for one in value)
    if isinstance(value, bytes):
        return f"{len(value)} bytes"
    return str(getattr(value, "name", value))


def command_line(data: Wire) -> str:
    """Returns the name of a command with its subcommands: "game new"."""
    names, options = [str(data["name"])], data.get("options") or []
    while options and options[0]["type"] in SUB_COMMANDS:
        names.append(options[0]["name"])
        options = options[0]["options"]
    return " ".join(names)


def shown_values(values: Wire) -> str:
    """Returns the options of a command with their names."""
    return " ".join(f"{name}: {shown_value(value)}" for name, value in values.items())


def shown_form(modal: Wire, values: Wire) -> str:
    """Returns the values of a modal by the labels of its fields."""
    labels = dict(_labels(modal["components"]))
    given = ", ".join(f"{labels.get(name, name)}: {shown_value(value)}" for name, value in values.items())
    return f"{modal['title']} ({given})" if given else str(modal["title"])


def _labels(components: list[Wire]) -> list[tuple[str, str]]:
    labels = [part for part in components_within(components) if part["type"] == ComponentType.LABEL]
    inputs = [part for part in components_within(components) if part.get("custom_id") and part.get("label")]
    return [(part["component"]["custom_id"], part["label"]) for part in labels] + [
        (part["custom_id"], part["label"]) for part in inputs
    ]
