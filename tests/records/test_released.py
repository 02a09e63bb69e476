"""Every version of the rules that was ever released has records, and every record replays to what it claims.

Whoever raises a title's `rules_version` because a record replays differently decides what becomes of the old
ones: the rules keep both ways, or running matches go on by `bot.matches.maintenance`, and `OUTGROWN` says so.
"""

from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

import msgspec
import pytest

from rules.core import record
from rules.core.errors import RecordError
from rules.core.registry import find, titles
from tests.records import make

FILES = {path.stem: path for path in sorted(make.FOLDER.rglob("*.json"))}
MADE = make.MATCHES | {
    name: match
    for title in titles()
    if find_spec(f"tests.records.{title}")
    for name, match in import_module(f"tests.records.{title}.make").MATCHES.items()
}

OUTGROWN: set[tuple[str, int]] = set()
"""Titles and versions of their rules that this program cannot play any more."""

VERSIONS = [
    (title, version)
    for title in sorted({name.split("-")[0] for name in MADE})
    for version in range(1, find(title).rules_version + 1)
]
"""Of all titles that have records."""


def load(path: Path) -> record.MatchRecord:
    return record.load(path.read_bytes())


def recorded_versions() -> set[tuple[str, int]]:
    return {(match.game, match.rules_version) for match in map(load, FILES.values())}


@pytest.mark.parametrize("released", VERSIONS)
def test_a_released_version_has_records(released: tuple[str, int]) -> None:
    assert released in recorded_versions() | OUTGROWN


def test_no_record_is_of_rules_that_never_were() -> None:
    assert recorded_versions() <= set(VERSIONS)


def test_every_record_is_made_by_a_command() -> None:
    """So that it can be made anew: `python -m tests.records.make`, and those of the other titles."""
    assert sorted(FILES) == sorted(MADE)


@pytest.mark.parametrize("path", FILES.values(), ids=list(FILES))
def test_a_record_replays_to_what_it_claims(path: Path) -> None:
    """Every digest, the conservation of all pieces and cards at every step, and the outcome."""
    recorded = load(path)
    assert recorded.outcome is not None
    if (recorded.game, recorded.rules_version) not in OUTGROWN:
        assert record.verify(recorded) == recorded.outcome


@pytest.mark.parametrize(
    ("name", "at"),
    [
        ("shogun-sun-draft-3", 0),
        ("shogun-sun-draft-3", 1),
        ("shogun-sun-draft-3", 40),
        ("honor-short-4", 40),
        ("spirit-normal-2", 20),
    ],
)
def test_a_record_that_was_tampered_with_names_the_first_bad_entry(name: str, at: int) -> None:
    """A digest that does not fit."""
    recorded = load(FILES[name])
    entries = list(recorded.entries)
    entries[at] = msgspec.structs.replace(entries[at], digest="0" * 64)
    with pytest.raises(RecordError) as broken:
        record.verify(msgspec.structs.replace(recorded, entries=tuple(entries)))
    assert broken.value.seq == at


@pytest.mark.parametrize("path", FILES.values(), ids=list(FILES))
def test_a_record_is_the_same_after_reading_and_writing(path: Path) -> None:
    """Reading loses nothing."""
    assert record.dump(load(path)) == path.read_bytes()
