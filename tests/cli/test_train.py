"""`gyoji train`."""

from pathlib import Path

import msgspec

from ai.shogun.training import STAGES
from ai.shogun.value import Learned
from tests.cli.conftest import Gyoji


def test_what_is_learned_is_written_stage_by_stage(gyoji: Gyoji, tmp_path: Path) -> None:
    file = tmp_path / "value.json"
    ran = gyoji("train", "shogun", "--positions", "1", "--processes", "1", "--output", file)
    assert [line.split(":")[0] for line in ran.out.splitlines()] == list(reversed(STAGES))
    learned = msgspec.json.decode(file.read_bytes(), type=Learned)
    assert list(learned.stages) == list(STAGES)
    assert learned.positions == 1


def test_a_title_that_nobody_learns_is_one_line(gyoji: Gyoji) -> None:
    assert "no computer player learns honor" in gyoji("train", "honor").complaint


def test_more_processes_than_any_machine_has_cores_are_refused(gyoji: Gyoji) -> None:
    assert "--processes" in gyoji("train", "shogun", "--processes", "513").complaint
