"""Corrupted records, maps and copies of the database, by hand or by a bad disk."""

import copy
import json
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from cli import main
from tests.fuzz import targets

RECORDS = Path(__file__).parents[1] / "records"
SOUND = [
    json.loads((RECORDS / name).read_text("utf-8"))
    for name in ("shogun-sun-preset-3.json", "honor/honor-short-4.json", "spirit/spirit-chosen-1.json")
]
for match in SOUND:
    match["entries"] = match["entries"][:12]  # later ones would only be replayed for longer
MAP = json.loads((files("data") / "maps" / "shogun.json").read_text("utf-8"))
VALUES: st.SearchStrategy[Any] = st.one_of(
    st.sampled_from(
        [None, True, -1, 0, 99, 2**63, -(2**70), 1.5, 1e308, "", "\0", "0", [], {}, [[]], {"type": "x"}]
    ),
    st.text(max_size=10),
)


@st.composite
def damaged(draw: st.DrawFn, sound: list[Any]) -> bytes:
    """A sound file with one value changed or left out."""
    whole = copy.deepcopy(draw(st.sampled_from(sound)))
    place: Any = whole
    while True:
        keys = sorted(place) if isinstance(place, dict) else list(range(len(place)))
        key = draw(st.sampled_from(keys))
        inner = place[key]
        if not isinstance(inner, dict | list) or not inner or draw(st.integers(0, 3)) == 0:
            break
        place = inner
    if draw(st.booleans()):
        place[key] = draw(VALUES)
    else:
        del place[key]
    return json.dumps(whole).encode()


@settings(suppress_health_check=[HealthCheck.too_slow], deadline=None)
@given(damaged(SOUND))
def test_records_with_a_changed_value(data: bytes) -> None:
    targets.match_record(data)


@settings(suppress_health_check=[HealthCheck.too_slow], deadline=None, max_examples=50)
@given(damaged([MAP]))
def test_maps_with_a_changed_value(data: bytes) -> None:
    targets.map_file(data)


@given(st.binary(max_size=200))
def test_files_that_are_neither(data: bytes) -> None:
    assert targets.match_record(data) is None
    assert targets.map_file(data) is None


@pytest.mark.parametrize(
    "data", [b"[" * 100_000, b'{"a":' * 100_000, b"\xef\xbb\xbf{}", b"1e999999", b"\xff", b'{"game":"\x96"}']
)
def test_files_that_try_to_break_the_reader(
    data: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """`gyoji verify` and `gyoji draw` say in one line what is wrong."""
    file = tmp_path / "record.json"
    file.write_bytes(data)
    for command in ("verify", "draw"):
        with pytest.raises(SystemExit) as left:
            main([command, str(file)])
        assert left.value.code == 2
        said = capsys.readouterr()
        assert said.err.startswith("gyoji: ")
        assert said.err.count("\n") == 1


@settings(max_examples=8, deadline=None)
@given(st.binary(max_size=300), st.booleans())
def test_files_that_are_no_copies(data: bytes, headed: bool) -> None:
    targets.backup(b"SQLite format 3\0" + data if headed else data)
