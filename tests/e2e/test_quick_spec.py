"""The quick judge of requests and answers says what the thorough one says."""

from typing import Any

import pytest

from tests.e2e.rigs import rigs

BUTTON = {"type": 2, "style": 1, "label": "Join", "custom_id": "t:1"}
ROW = {"type": 1, "components": [BUTTON]}
RIGHT = {"content": "x", "components": [ROW], "attachments": [{"id": "0", "filename": "b.png"}]}
WRONG = [
    {"content": 5},
    {"content": "x" * 4001},
    {"contnet": "x"},
    {"components": ROW},
    {"components": [{**ROW, "type": 99}]},
    {"components": [{"type": 1, "components": [{**BUTTON, "label": "x" * 81}]}]},
    {"components": [{"type": 1, "components": [{**BUTTON, "style": "blue"}]}]},
    {"attachments": [{"filename": 3}]},
    {"embeds": [{"title": "x" * 257}]},
    {"flags": "many"},
    {"allowed_mentions": {"users": ["one"]}},
]


@pytest.fixture(scope="module")
def judges() -> tuple[Any, Any]:
    """The quick judge, and the thorough one over the same documents."""
    rig = rigs()[-1]
    if rig.name != "strict":
        pytest.skip("the stricter Discord is not there")
    from fakecord.spec import Spec

    quick = rig.shared()["spec"]
    thorough = object.__new__(Spec)
    vars(thorough).update(vars(quick), _cache={})
    return quick, thorough


@pytest.mark.parametrize("body", [RIGHT, {}, {"nonce": 7}, *WRONG])
def test_a_request_is_judged_alike(judges: tuple[Any, Any], body: dict[str, Any]) -> None:
    found = []
    for judge in judges:
        operation, _ = judge.match("POST", "/channels/1/messages")
        found.append(judge.check_body(operation, body))
    assert found[0] == found[1]
    assert any(found[0]) == (body in WRONG)


@pytest.mark.parametrize("value", [{"id": "7", "username": "Aiko"}, {"id": 7}, [], None])
def test_an_answer_is_judged_alike(judges: tuple[Any, Any], value: Any) -> None:
    quick, thorough = (judge.check_schema("UserResponse", value) for judge in judges)
    assert quick == thorough
    assert quick
