"""The invariants notice what they are there for."""

import sqlite3
from pathlib import Path

from sandbox.simulation import invariants
from sandbox.simulation.invariants import Database, Log

ROW = ("m", 0, "begin", None, "{}", "digest", 100)


def _names(violations: object) -> list[str]:
    return [violation.invariant for violation in violations]  # type: ignore[attr-defined]


def test_a_log_that_grows_is_sound() -> None:
    log: Log = {("m", 0): ROW, ("m", 1): ("m", 1, "play", 0, "{}", "other", 100), ("n", 0): ROW}
    assert _names(invariants.check_log({("m", 0): ROW}, log)) == []


def test_lost_and_changed_rows_are_noticed() -> None:
    changed = (*ROW[:5], "forged", 100)
    assert _names(invariants.check_log({("m", 0): ROW}, {("m", 0): changed})) == ["durability"]
    assert _names(invariants.check_log({("m", 0): ROW}, {})) == ["durability"]


def test_gaps_and_rows_that_go_back_in_time_are_noticed() -> None:
    gap: Log = {("m", 0): ROW, ("m", 2): ("m", 2, "play", 0, "{}", "other", 100)}
    back: Log = {("m", 0): ROW, ("m", 1): ("m", 1, "play", 0, "{}", "other", 99)}
    assert _names(invariants.check_log({}, gap)) == ["log order"]
    assert _names(invariants.check_log({}, back)) == ["log order"]


def test_a_late_clock_is_noticed(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / "db") as connection:
        connection.execute("CREATE TABLE matches (id, status)")
        connection.execute("CREATE TABLE timers (match_id, seat, prompt_id, wake_at)")
        connection.execute("INSERT INTO matches VALUES ('m', 'running'), ('n', 'paused')")
        connection.execute("INSERT INTO timers VALUES ('m', 1, 'plan', 1000), ('n', 1, 'plan', 1000)")
    database = Database(tmp_path / "db")
    assert _names(invariants.check_clocks(database, 1030)) == []
    assert _names(invariants.check_clocks(database, 1200)) == ["clock late"]


def test_an_unfinished_answer_without_its_question_is_noticed(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / "db") as connection:
        connection.execute("CREATE TABLE matches (id, status)")
        connection.execute("CREATE TABLE timers (match_id, seat, prompt_id)")
        connection.execute("CREATE TABLE drafts (match_id, seat, prompt_id)")
        connection.execute("INSERT INTO matches VALUES ('m', 'running')")
        connection.execute("INSERT INTO timers VALUES ('m', 1, 'plan'), ('m', 2, 'bid')")
        connection.execute("INSERT INTO drafts VALUES ('m', 1, 'plan'), ('m', 2, 'plan')")
    assert [one.detail for one in invariants.check_drafts(Database(tmp_path / "db"))] == ["m seat 2 plan"]


def test_stages_that_are_told_out_of_order_are_noticed(tmp_path: Path) -> None:
    """But what stood in a message that was deleted may be told again at any time."""
    with sqlite3.connect(tmp_path / "db") as connection:
        connection.execute("CREATE TABLE matches (id, status)")
        connection.execute("CREATE TABLE stages (match_id, seq, number, key)")
        connection.execute("CREATE TABLE messages (match_id, audience, key, message_id)")
        connection.execute("INSERT INTO matches VALUES ('m', 'running')")
        connection.execute(
            "INSERT INTO stages VALUES ('m', 0, 0, 'setup'), ('m', 1, 0, '1-1'), ('m', 2, 0, '1-2')"
        )
        connection.execute(
            "INSERT INTO messages VALUES ('m', 'table', 'setup', 5),"
            " ('m', 'table', '1-1', 9), ('m', 'table', '1-2', 7)"
        )
    database = Database(tmp_path / "db")
    assert [str(one) for one in invariants.check_stages(database, set())] == ["told out of order: m 1-2"]
    assert [*invariants.check_stages(database, {("m", "1-1")})] == []
    assert [*invariants.check_stages(database, {("m", "setup")})] != []


def test_a_round_that_is_over_and_still_asks_for_plans_is_noticed(tmp_path: Path) -> None:
    """A fall was, whenever its winter waited for somebody: the winter's key is next to it."""
    with sqlite3.connect(tmp_path / "db") as connection:
        connection.execute("CREATE TABLE stages (match_id, seq, number, key)")
        connection.execute("CREATE TABLE messages (match_id, audience, key, message_id)")
        connection.execute(
            "INSERT INTO stages VALUES ('m', 1, 0, '1-fall-planning'), ('m', 2, 0, '1-fall-order'),"
            " ('m', 3, 0, '1-winter')"
        )
        connection.execute("INSERT INTO messages VALUES ('m', 'table', '1-fall', 7), ('m', 'table', '1', 8)")
    database = Database(tmp_path / "db")
    found = [str(one) for one in invariants.check_rounds(database, {7, 8})]
    assert found == ["told as if it went on: m 1-fall"]
    assert [*invariants.check_rounds(database, {8})] == []


def test_a_database_without_tables_is_empty(tmp_path: Path) -> None:
    sqlite3.connect(tmp_path / "db").close()
    assert invariants.outbox_size(Database(tmp_path / "db")) == 0
