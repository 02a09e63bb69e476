"""Limits of components (https://docs.discord.com/developers/components/reference)."""

import re
from collections.abc import Iterable, Iterator, Mapping

from sandbox.discord.limits.shapes import (
    Boolean,
    Integer,
    Items,
    Path,
    Problem,
    Record,
    Rule,
    Tagged,
    Text,
)
from sandbox.discord.vocabulary import SELECTS, ButtonStyle, ComponentType, Wire

MAX_COMPONENTS = 40
MAX_TEXT = 4000
WHERE: Path = ("components",)

_MULTIPLE = SELECTS | {ComponentType.FILE_UPLOAD}


def components_within(tree: Iterable[Wire] | None) -> Iterator[Wire]:
    """Yields every component of a message or modal, outermost first."""
    waiting = list(tree or ())[::-1]
    while waiting:
        component = waiting.pop()
        yield component
        inner = (*(component.get("components") or ()), component.get("accessory"), component.get("component"))
        waiting += [one for one in reversed(inner) if one]


def media_urls(component: Wire) -> Iterator[str]:
    """Returns the URLs of the pictures and files that one component shows."""
    items = [item.get("media") for item in component.get("items") or ()]
    for media in (component.get("media"), component.get("file"), *items):
        if media:
            yield media.get("url", "")


def _component(fields: Mapping[str, Rule]) -> Record:
    return Record(fields={"type": Integer(), "id": Integer(minimum=0), **fields})


_CUSTOM_ID = Text(minimum=1, maximum=100, required=True)
_MEDIA = Record(fields={"url": Text(minimum=1, maximum=2048, required=True)}, required=True)
_SPOILER = {"spoiler": Boolean()}
_EMOJI = Record(
    fields={"id": Integer(), "name": Text(minimum=1, maximum=32, required=True), "animated": Boolean()}
)
_OPTION = Record(
    fields={
        "label": Text(minimum=1, maximum=100, required=True),
        "value": Text(minimum=1, maximum=100, required=True),
        "description": Text(maximum=100),
        "default": Boolean(),
        "emoji": _EMOJI,
    }
)
_SELECT: dict[str, Rule] = {
    "custom_id": _CUSTOM_ID,
    "placeholder": Text(maximum=150),
    "min_values": Integer(minimum=0, maximum=25),
    "max_values": Integer(minimum=1, maximum=25),
    "disabled": Boolean(),
    "required": Boolean(),
    "default_values": Items(each=Rule(), maximum=25),
}
_BUTTON = _component(
    {
        "style": Integer(minimum=1, maximum=6, required=True),
        "custom_id": Text(minimum=1, maximum=100),
        "label": Text(maximum=80),
        "disabled": Boolean(),
        "url": Text(maximum=512),
        "sku_id": Integer(),
        "emoji": _EMOJI,
    }
)
SELECT_SHAPES: dict[int, Record] = {
    ComponentType.STRING_SELECT: _component(
        _SELECT | {"options": Items(each=_OPTION, minimum=1, maximum=25, required=True)}
    ),
    ComponentType.USER_SELECT: _component(_SELECT),
    ComponentType.ROLE_SELECT: _component(_SELECT),
    ComponentType.MENTIONABLE_SELECT: _component(_SELECT),
    ComponentType.CHANNEL_SELECT: _component(_SELECT | {"channel_types": Items(each=Integer())}),
}
TEXT_DISPLAY_SHAPE = _component({"content": Text(minimum=1, maximum=4000, required=True)})
TEXT_INPUT_SHAPE = _component(
    {
        "custom_id": _CUSTOM_ID,
        "style": Integer(minimum=1, maximum=2, required=True),
        "label": Text(minimum=1, maximum=45),
        "value": Text(maximum=4000),
        "placeholder": Text(maximum=100),
        "required": Boolean(),
        "min_length": Integer(minimum=0, maximum=4000),
        "max_length": Integer(minimum=1, maximum=4000),
    }
)
_THUMBNAIL = _component({"media": _MEDIA, "description": Text(minimum=1, maximum=1024), **_SPOILER})
_GALLERY_ITEM = Record(fields={"media": _MEDIA, "description": Text(minimum=1, maximum=1024), **_SPOILER})
_ROW_ITEMS = Tagged(cases={ComponentType.BUTTON: _BUTTON, **SELECT_SHAPES})
_IN_CONTAINER: dict[int, Record] = {
    ComponentType.ACTION_ROW: _component(
        {"components": Items(each=_ROW_ITEMS, minimum=1, maximum=5, required=True)}
    ),
    ComponentType.SECTION: _component(
        {
            "components": Items(
                each=Tagged(cases={ComponentType.TEXT_DISPLAY: TEXT_DISPLAY_SHAPE}),
                minimum=1,
                maximum=3,
                required=True,
            ),
            "accessory": Tagged(
                cases={ComponentType.BUTTON: _BUTTON, ComponentType.THUMBNAIL: _THUMBNAIL}, required=True
            ),
        }
    ),
    ComponentType.TEXT_DISPLAY: TEXT_DISPLAY_SHAPE,
    ComponentType.MEDIA_GALLERY: _component(
        {"items": Items(each=_GALLERY_ITEM, minimum=1, maximum=10, required=True)}
    ),
    ComponentType.FILE: _component({"file": _MEDIA, **_SPOILER}),
    ComponentType.SEPARATOR: _component({"divider": Boolean(), "spacing": Integer(minimum=1, maximum=2)}),
}
_CONTAINER = _component(
    {
        "components": Items(each=Tagged(cases=_IN_CONTAINER), minimum=1, maximum=40, required=True),
        "accent_color": Integer(minimum=0, maximum=0xFFFFFF),
        **_SPOILER,
    }
)
IN_MESSAGE = Items(
    each=Tagged(cases={**_IN_CONTAINER, ComponentType.CONTAINER: _CONTAINER}), maximum=MAX_COMPONENTS
)
"""Shape of the components of a message."""


def check_components(tree: list[Wire]) -> list[Problem]:
    """Returns the problems of a valid tree of components that concern the tree as a whole."""
    every = list(components_within(tree))
    problems = list(_repeated(every))
    for component in every:
        problems += _check_one(component)
    if len(every) > MAX_COMPONENTS:
        problems.append(
            Problem(
                WHERE, "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED", "Messages allow up to 40 total components"
            )
        )
    text = sum(len(one["content"]) for one in every if one["type"] == ComponentType.TEXT_DISPLAY)
    if text > MAX_TEXT:
        problems.append(Problem(WHERE, "COMPONENT_MAX_TEXT_SIZE", "Displayable text exceeds 4000 characters"))
    return problems


def _repeated(every: list[Wire]) -> Iterator[Problem]:
    for key, code in (("custom_id", "COMPONENT_CUSTOM_ID_DUPLICATED"), ("id", "COMPONENT_ID_DUPLICATED")):
        given = [component[key] for component in every if component.get(key)]
        for value in {value for value in given if given.count(value) > 1}:
            yield Problem(WHERE, code, f"Component {key} cannot be duplicated: {value}")


def _check_one(component: Wire) -> Iterator[Problem]:
    kind = component["type"]
    if kind == ComponentType.ACTION_ROW:
        yield from _check_row(component)
    if kind == ComponentType.BUTTON:
        yield from _check_button(component)
    if kind in _MULTIPLE:
        yield from _check_choices(component)
    yield from _check_options(component)


def _check_row(row: Wire) -> Iterator[Problem]:
    kinds = [item["type"] for item in row["components"]]
    if len(kinds) > 1 and any(kind != ComponentType.BUTTON for kind in kinds):
        yield Problem(WHERE, "BASE_TYPE_BAD_LENGTH", "An action row holds 1-5 buttons or one select")


def _check_button(button: Wire) -> Iterator[Problem]:
    style = button["style"]
    is_link, is_premium = style == ButtonStyle.LINK, style == ButtonStyle.PREMIUM
    if is_link != bool(button.get("url")) or (not is_link and not is_premium) != bool(
        button.get("custom_id")
    ):
        yield Problem(WHERE, "BASE_TYPE_REQUIRED", "Link buttons need url, the others custom_id, never both")
    if not (button.get("label") or button.get("emoji") or is_premium):
        yield Problem(WHERE, "BUTTON_COMPONENT_MISSING_LABEL", "A button must have a label or an emoji")
    if button.get("url") and not re.match(r"(https?|discord)://", button["url"]):
        yield Problem(WHERE, "URL_TYPE_INVALID_SCHEME", "Scheme must be one of ('discord', 'http', 'https').")


def _check_choices(component: Wire) -> Iterator[Problem]:
    kind, options = component["type"], component.get("options") or ()
    most_allowed = 10 if kind == ComponentType.FILE_UPLOAD else 25
    minimum = 1 if component.get("min_values") is None else int(component["min_values"])
    maximum = 1 if component.get("max_values") is None else int(component["max_values"])
    too_many = kind == ComponentType.STRING_SELECT and maximum > len(options)
    if minimum > maximum or maximum > most_allowed or too_many:
        yield Problem(WHERE, "BASE_TYPE_BAD_LENGTH", "min_values, max_values and the options do not agree")
    if sum(bool(option.get("default")) for option in options) > maximum:
        yield Problem(WHERE, "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES", "More defaults than max_values")


def _check_options(component: Wire) -> Iterator[Problem]:
    options = component.get("options") or []
    values = [option["value"] for option in options]
    if len(values) != len(set(values)):
        yield Problem(
            WHERE, "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", "The specified option value is already used"
        )
    for emoji in (component.get("emoji"), *(option.get("emoji") for option in options)):
        if emoji and not emoji.get("id") and (emoji.get("name") or "?").isascii():
            yield Problem(WHERE, "COMPONENT_INVALID_EMOJI", f"Invalid emoji {emoji}")
