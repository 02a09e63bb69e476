"""JSON and TOML of others: read, or refused with one line."""

import pytest

from rules.core.reading import Unreadable, read_json, read_toml

DEEP = 100_000


def test_what_is_well_formed_is_read() -> None:
    assert read_json(b'{"one": [1, 2], "two": {"one": 3}}', dict[str, object]) == {
        "one": [1, 2],
        "two": {"one": 3},
    }
    assert read_toml('name = "Oda"\n[house]\nki = 3') == {"name": "Oda", "house": {"ki": 3}}


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (b"[", "truncated"),
        (b"\xff", "malformed"),
        (b'{"key": 1, "key": 2}', "the key 'key' twice"),
        (b'{"a": {"b": 1, "c": 2, "b": 3}}', "the key 'b' twice"),
        (b"[" * DEEP + b"]" * DEEP, "nest too deeply"),
    ],
)
def test_broken_json_is_refused(data: bytes, reason: str) -> None:
    with pytest.raises(Unreadable, match=reason):
        read_json(data, object)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("=", "line 1"),
        ("a = 1\na = 2", "overwrite a value"),
        ("a = " + "[" * DEEP + "]" * DEEP, "nest too deeply"),
        ("a = " + "9" * 5_000, "4300 digits"),
        ("a = 0x1" + "0" * 2_048, "too many digits"),
        ("[[a]]\nb = {c = [0x1" + "0" * 2_048 + "]}", "too many digits"),
    ],
)
def test_broken_toml_is_refused(text: str, reason: str) -> None:
    with pytest.raises(Unreadable, match=reason):
        read_toml(text)


def test_the_largest_number_is_one_of_8192_bits() -> None:
    assert read_toml("a = 0x" + "F" * 2_048) == {"a": 2**8192 - 1}


@pytest.mark.parametrize(("length", "shown"), [(300, "x" * 300), (301, "x" * 299 + "…")])
def test_a_refusal_is_one_line_of_at_most_300_characters(length: int, shown: str) -> None:
    assert str(Unreadable("x" * length)) == shown
    assert str(Unreadable("a\n  b\tc")) == "a b c"
