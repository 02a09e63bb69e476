"""What stands on Discord is compared with what would be composed now."""

import sqlite3
from pathlib import Path

from sandbox.simulation.invariants import Database
from sandbox.simulation.standing import check_standing, final, said

PLACE = ("m", "table", "1-fall")
BUTTON = {"custom_id": "table:m::plan:", "label": "My plan"}
PICTURE = {"items": [{"description": "A board"}]}


def test_a_message_that_is_out_of_date_is_noticed() -> None:
    """A fall was, which still said who was planning: whatever is new in it counts."""
    old = [{"components": [{"content": "Fall\nStill planning: Ann"}, PICTURE, BUTTON]}]
    for new in (
        [{"components": [{"content": "Fall"}, PICTURE, BUTTON]}],
        [
            {
                "components": [
                    {"content": "Fall\nStill planning: Ann"},
                    {"items": [{"description": "No"}]},
                    BUTTON,
                ]
            }
        ],
        [{"components": [{"content": "Fall\nStill planning: Ann"}, PICTURE, BUTTON | {"disabled": True}]}],
    ):
        [(place, violation)] = check_standing({PLACE: said(old)}, {PLACE: [new]})
        assert place == PLACE
        assert violation.invariant == "out of date"
    [(_, violation)] = check_standing({PLACE: said(old)}, {PLACE: [[{"content": "Fall"}, PICTURE, BUTTON]]})
    assert violation.detail == "m table 1-fall: - Still planning: Ann"


def test_a_message_that_would_be_deleted_is_noticed() -> None:
    [(_, violation)] = check_standing({PLACE: ["Your turn"]}, {PLACE: []})
    assert violation.detail == "m table 1-fall: it would be deleted"


def test_what_would_be_composed_in_one_of_its_forms_is_right() -> None:
    """As it was created, or as it is after an edit; and what would stay as it is may say anything."""
    forms = [[{"content": "One"}], [{"content": "Another"}]]
    assert [*check_standing({PLACE: ["Another"], ("m", "table", "call"): ["Ann"]}, {PLACE: forms})] == []


def test_stages_that_are_over_are_final(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / "db") as connection:
        connection.execute("CREATE TABLE matches (id, status)")
        connection.execute("CREATE TABLE stages (match_id, seq, number, key)")
        connection.execute("INSERT INTO matches VALUES ('m', 'running'), ('n', 'over')")
        connection.execute(
            "INSERT INTO stages VALUES ('m', 1, 0, '1-fall-order'), ('m', 3, 0, '2-spring-order'),"
            " ('n', 1, 0, '1')"
        )
    goes_on = {("m", "table", key) for key in ("now", "note-3", "2-spring", "2-spring-order")}
    goes_on |= {("m", "lobby", "lobby"), ("m", "seat:1", "7"), ("o", "lobby", "lobby")}
    over = {
        ("m", "table", "1-fall"),
        ("m", "table", "1-fall-order"),
        ("n", "table", "1"),
        ("n", "lobby", "lobby"),
    }
    assert final(Database(tmp_path / "db"), goes_on | over) == over
