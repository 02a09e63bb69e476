"""The quick judge of requests and answers says what the thorough one says."""

from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any

import pytest

from tests.e2e.rigs import rigs

BUTTON = {"type": 2, "style": 1, "label": "Join", "custom_id": "t:1"}
ROW = {"type": 1, "components": [BUTTON]}
RIGHT: list[dict[str, Any]] = [
    {},
    {"nonce": 7},
    {"content": "x", "components": [ROW], "attachments": [{"id": "0", "filename": "b.png"}]},
]
WRONG: list[dict[str, Any]] = [
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
ANSWERS = [{"id": "7", "username": "Aiko"}, {"id": 7}, [], None]


@pytest.mark.skipif(rigs()[-1].name != "strict", reason="the stricter Discord is not there")
def test_the_quick_judge_finds_what_the_thorough_one_finds() -> None:
    with ProcessPoolExecutor(1, get_context("spawn")) as process:  # it takes memory, and keeps it
        quick, thorough = process.submit(_judgements).result()
    assert quick == thorough
    refused = [any(found) for found in quick]
    assert refused == [False] * len(RIGHT) + [True] * (len(WRONG) + len(ANSWERS))


def _judgements() -> list[list[Any]]:
    """By judge, what is said of each request, and of each answer."""
    from fakecord.spec import Spec

    from tests.e2e.strict.quick_spec import QuickSpec

    found = []
    for judge in QuickSpec(), Spec():
        operation, _ = judge.match("POST", "/channels/1/messages")
        of_requests = [judge.check_body(operation, body) for body in RIGHT + WRONG]
        found.append([*of_requests, *(judge.check_schema("UserResponse", value) for value in ANSWERS)])
    return found
