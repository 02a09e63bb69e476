"""Limits of modals (receiving and responding, "Modal"; component reference, "Label")."""

from sandbox.discord.limits.components import (
    SELECT_SHAPES,
    TEXT_DISPLAY_SHAPE,
    TEXT_INPUT_SHAPE,
    check_components,
)
from sandbox.discord.limits.shapes import Items, Problem, Record, Rule, Switch, Tagged, Text, Whole
from sandbox.discord.vocabulary import ComponentType, Wire

_CUSTOM_ID = Text(least=1, most=100, required=True)
_HEAD: dict[str, Rule] = {"type": Whole(), "id": Whole(least=0)}
_FIELD: dict[str, Rule] = {**_HEAD, "custom_id": _CUSTOM_ID, "required": Switch()}
_OF_TEN: dict[str, Rule] = {"min_values": Whole(least=0, most=10), "max_values": Whole(least=1, most=10)}
_OPTION = Record(
    fields={
        "label": Text(least=1, most=100, required=True),
        "value": Text(least=1, most=100, required=True),
        "description": Text(most=100),
        "default": Switch(),
    }
)
_FIELDS: dict[int, Record] = {
    **SELECT_SHAPES,
    ComponentType.TEXT_INPUT: TEXT_INPUT_SHAPE,
    ComponentType.FILE_UPLOAD: Record(fields=_FIELD | _OF_TEN),
    ComponentType.RADIO_GROUP: Record(
        fields=_FIELD | {"options": Items(each=_OPTION, least=2, most=10, required=True)}
    ),
    ComponentType.CHECKBOX_GROUP: Record(
        fields=_FIELD | _OF_TEN | {"options": Items(each=_OPTION, least=1, most=10, required=True)}
    ),
    ComponentType.CHECKBOX: Record(fields=_FIELD | {"default": Switch()}),
}
_LABEL = Record(
    fields={
        **_HEAD,
        "label": Text(least=1, most=45, required=True),
        "description": Text(least=1, most=100),
        "component": Tagged(cases=_FIELDS, required=True),
    }
)
_ROW = Record(
    fields={
        **_HEAD,
        "components": Items(
            each=Tagged(cases={ComponentType.TEXT_INPUT: TEXT_INPUT_SHAPE}), least=1, most=1, required=True
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
        "title": Text(least=1, most=45, required=True),
        "components": Items(each=Tagged(cases=_PARTS), least=1, most=5, required=True),
    }
)


def check_modal(modal: Wire) -> list[Problem]:
    """Problems of a modal, with paths as in the body of the callback."""
    problems = list(_MODAL.problems(modal, ()))
    return [problem.under("data") for problem in problems or check_components(modal["components"])]
