"""How long a press takes: until the last message that follows from it, before a pause."""

from collections.abc import Iterable
from types import SimpleNamespace
from typing import Any

import pytest

from sandbox.bench.crowd import LoggedRequest
from sandbox.bench.delays import QUIET, measure

DM, TABLE, THREAD = 1, 2, 3


def delay(verb: str, *requests: tuple[float, str, str]) -> float:
    """Seconds that a press at 0 takes, given the requests of the bot: when, which operation, which path."""
    [end] = delays((0.0, verb), requests=requests)
    return end


def delays(*presses: tuple[float, str], requests: Iterable[tuple[float, str, str]]) -> list[float]:
    """Seconds that each press of a person takes of which that can be told: given when and what they press."""
    person = SimpleNamespace(id=7, dm=SimpleNamespace(id=DM))
    places = {"table": SimpleNamespace(id=TABLE), "place": SimpleNamespace(id=THREAD)}
    evening = SimpleNamespace(people=[person], **places)
    pressed = {
        number: SimpleNamespace(
            created=at,
            latency=0.1,
            response=True,
            token="k3v9",
            user=person,
            type=3,
            data={"custom_id": verb},
        )
        for number, (at, verb) in enumerate(presses)
    }
    crowd: Any = SimpleNamespace(evenings=[evening], service=SimpleNamespace(interactions=pressed))
    return measure(crowd, [LoggedRequest(*one) for one in requests], 0.0, 9.0).messages


def through_token(at: float) -> tuple[float, str, str]:
    return at, "update_original_webhook_message", "/webhooks/5/k3v9/messages/@original"


def message(at: float, place: int) -> tuple[float, str, str]:
    return at, "create_message", f"/channels/{place}/messages"


def test_a_press_that_changes_nothing_but_its_panel_ends_with_that() -> None:
    assert delay("panel:m:1:suggest:", through_token(0.3), message(0.5, THREAD)) == 0.3


def test_a_late_picture_is_what_the_press_waits_for() -> None:
    assert delay("panel:m:1:suggest:", through_token(2 * QUIET)) == 2 * QUIET


def test_a_later_edit_through_the_same_press_is_other_news() -> None:
    """Delivery uses its token for a quarter of an hour."""
    assert delay("panel:m:1:suggest:", through_token(0.3), through_token(600.0)) == 0.3


@pytest.mark.parametrize("place", [DM, THREAD])
def test_messages_of_the_match_follow_until_there_is_a_pause(place: int) -> None:
    told = [message(1.0, place), message(2.5, place), message(2.5 + QUIET + 0.1, place)]
    assert delay("panel:m:1:confirm:", through_token(0.3), *told) == 2.5


def test_a_press_after_which_a_neighbour_presses_is_left_out() -> None:
    """Whose news it is that comes then, nobody can tell."""
    told = [message(0.3, THREAD), message(1.5, THREAD)]
    one, other = (0.0, "panel:m:1:confirm:"), (1.0, "panel:m:1:confirm:")
    assert delays(one, other, requests=told) == [0.5]
    assert delays(one, (1.6, "panel:m:1:confirm:"), requests=told) == pytest.approx([1.5, 0.1])


def test_a_neighbour_who_looks_changes_nothing() -> None:
    one, look = (0.0, "panel:m:1:confirm:"), (1.0, "panel:m:1:look:")
    assert delays(one, look, requests=[message(1.5, THREAD)]) == pytest.approx([1.5, 0.1])


def test_public_edits_may_wait() -> None:
    edit = (1.0, "update_message", f"/channels/{THREAD}/messages/9")
    assert delay("panel:m:1:confirm:", through_token(0.3), edit) == 0.3
