"""Limits of modals (receiving and responding, "Modal"; component reference, "Label")."""

from sandbox.discord.limits.components import (
    SELECT_SHAPES,
    TEXT_DISPLAY_SHAPE,
    TEXT_INPUT_SHAPE,
    check_components,
)
from sandbox.discord.limits.shapes import Boolean, Integer, Items, Problem, Record, Rule, Tagged, Text
from sandbox.discord.vocabulary import ComponentType, Wire

_CUSTOM_ID = Text(minimum=1, maximum=100, required=True)
_HEAD: dict[str, Rule] = {"type": Integer(), "id": Integer(minimum=0)}
_FIELD: dict[str, Rule] = {**_HEAD, "custom_id": _CUSTOM_ID, "required": Boolean()}
_OF_TEN: dict[str, Rule] = {
    "min_values": Integer(minimum=0, maximum=10),
    "max_values": Integer(minimum=1, maximum=10),
}
_FIELDS: dict[int, Record] = {
    **SELECT_SHAPES,
    ComponentType.TEXT_INPUT: TEXT_INPUT_SHAPE,
    ComponentType.FILE_UPLOAD: Record(fields=_FIELD | _OF_TEN),
}
_LABEL = Record(
    fields={
        **_HEAD,
        "label": Text(minimum=1, maximum=45, required=True),
        "description": Text(minimum=1, maximum=100),
        "component": Tagged(cases=_FIELDS, required=True),
    }
)
_ROW = Record(
    fields={
        **_HEAD,
        "components": Items(
            each=Tagged(cases={ComponentType.TEXT_INPUT: TEXT_INPUT_SHAPE}),
            minimum=1,
            maximum=1,
            required=True,
        ),
    }
)
_PARTS: dict[int, Record] = {
    ComponentType.LABEL: _LABEL,
    ComponentType.ACTION_ROW: _ROW,
    ComponentType.TEXT_DISPLAY: TEXT_DISPLAY_SHAPE,
}
_MODAL = Record(
    fields={
        "custom_id": _CUSTOM_ID,
        "title": Text(minimum=1, maximum=45, required=True),
        "components": Items(each=Tagged(cases=_PARTS), minimum=1, maximum=5, required=True),
    }
)


def check_modal(modal: Wire) -> list[Problem]:
    """Returns the problems of a modal, with paths as in the body of the callback."""
    problems = list(_MODAL.problems(modal, ()))
    return [problem.under("data") for problem in problems or check_components(modal["components"])]
