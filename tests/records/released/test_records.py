"""Whole matches of earlier releases replay, digest by digest, to the luck and the outcomes that they had."""

import lzma
from collections import Counter

import pytest

from rules.core.record import load, prove
from rules.core.registry import titles
from tests.records.released.snapshot import FOLDER

LINES = {
    f"{path.name.removesuffix('.jsonl.xz')}-{number}": line
    for path in sorted(FOLDER.glob("*.jsonl.xz"))
    for number, line in enumerate(lzma.decompress(path.read_bytes()).splitlines())
}


def test_there_are_ten_of_each_title_that_was_released() -> None:
    counted = Counter(load(line).game for line in LINES.values())
    assert {"shogun", "honor", "spirit"} <= set(counted) <= set(titles())
    assert set(counted.values()) == {10}


@pytest.mark.parametrize("name", LINES)
def test_a_record_of_an_earlier_release_is_right(name: str) -> None:
    record = load(LINES[name])
    proof = prove(record)
    assert proof.outcome == record.outcome is not None
    assert (proof.entries, proof.unproven) == (len(record.entries), 0)
