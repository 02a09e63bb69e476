"""Every version of the rules that was ever released has records, and they still replay.

Whoever raises a title's `rules_version` because a record replays differently decides what becomes of the old
ones: the rules keep both ways, or running matches go on by `bot.referee.upgrading`, and `OUTGROWN` says so.
"""

from collections import defaultdict
from pathlib import Path

import pytest

from rules.core import record
from rules.core.registry import TITLES, find

FOLDER = Path(__file__).parent

OUTGROWN: set[tuple[str, int]] = set()
"""Titles and versions of their rules that this program cannot play any more."""

VERSIONS = [(title, version) for title in TITLES for version in range(1, find(title).rules_version + 1)]


def _by_version() -> dict[tuple[str, int], list[record.MatchRecord]]:
    found = defaultdict(list)
    for path in sorted(FOLDER.rglob("*.json")):
        match = record.load(path.read_bytes())
        found[match.game, match.rules_version].append(match)
    return found


@pytest.mark.parametrize(("title", "version"), VERSIONS)
def test_the_records_of_a_released_version_replay(title: str, version: int) -> None:
    kept = _by_version()[title, version]
    assert kept or (title, version) in OUTGROWN
    for match in kept:
        assert match.outcome is not None
        if (title, version) not in OUTGROWN:
            assert record.verify(match) == match.outcome


def test_no_record_is_of_rules_that_never_were() -> None:
    assert set(_by_version()) <= set(VERSIONS)
