"""The suite draws the same examples in every run, whatever else was run before in the same process."""

import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

CONSTANTS = "FOUND = [1234567, 7654321, 'a quite particular word', 2.718281828]\n"


def _drawn() -> list[tuple[int, str]]:
    """What a property test gets to see."""
    seen = []

    @given(st.integers(), st.text())
    def look(number: int, word: str) -> None:
        seen.append((number, word))

    look()
    return seen


def test_the_same_is_drawn_twice() -> None:
    assert _drawn() == _drawn()


def test_modules_that_were_imported_do_not_change_what_is_drawn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = _drawn()
    file = tmp_path / "out_of_nowhere.py"  # hypothesis ignores those of folders named tests
    file.write_text(CONSTANTS)
    spec = spec_from_file_location("out_of_nowhere", file)
    assert spec
    module = module_from_spec(spec)
    monkeypatch.setitem(sys.modules, "out_of_nowhere", module)
    assert _drawn() == before
